import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { MessagesPage } from '../features/messages/messages-page.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <ClinicNav />
    <MessagesPage side="clinic" lead="Con los dueños de tus pacientes" />
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Mensajes', description: 'Conversaciones con los dueños de tus pacientes.' }),
  View,
});
