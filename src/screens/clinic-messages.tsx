import { ClinicNav } from '../features/clinic/clinic-nav.tsx';
import { OpenRecords } from '../features/clinic/closed-records.tsx';
import { MessagesPage } from '../features/messages/messages-page.tsx';
import { useMessageFiles } from '../features/photos/use-message-files.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <ClinicNav />
    <OpenRecords inPage>
      <MessagesPage side="clinic" lead="Con los dueños de tus pacientes" files={useMessageFiles('clinic')} />
    </OpenRecords>
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Mensajes', description: 'Conversaciones con los dueños de tus pacientes.' }),
  View,
});
