import { MessagesPage } from '../features/messages/messages-page.tsx';
import { OwnerNav } from '../features/owner/owner-nav.tsx';
import { useMessageFiles } from '../features/photos/use-message-files.tsx';
import { defineScreen } from '../lib/screen.ts';

const View = () => (
  <>
    <OwnerNav />
    <MessagesPage side="owner" lead="Con las clínicas de tus mascotas" files={useMessageFiles('owner')} />
  </>
);

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Mensajes', description: 'Tus conversaciones con las clínicas de tus mascotas.' }),
  View,
});
