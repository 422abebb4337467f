import { MessagesPage } from '../features/messages/messages-page.tsx';
import { OwnerNav } from '../features/owner/owner-nav.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Mensajes', description: 'Tus conversaciones con las clínicas de tus mascotas.' }),
  View: () => (
    <>
      <OwnerNav />
      <MessagesPage side="owner" lead="Con las clínicas de tus mascotas" />
    </>
  ),
});
