import { MessagesPage } from '../features/messages/messages-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Mensajes', description: 'Conversaciones con los dueños de tus pacientes.' }),
  View: () => <MessagesPage side="clinic" lead="Con los dueños de tus pacientes" />,
});
