import { MessagesPage } from '../features/messages/messages-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Mensajes', description: 'Tus conversaciones con las clínicas de tus mascotas.' }),
  View: () => <MessagesPage side="owner" lead="Con las clínicas de tus mascotas" />,
});
