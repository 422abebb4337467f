import { RequestsPage } from '../features/requests/requests-page.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Solicitudes sobre datos';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Lo que las personas piden sobre sus datos, con su fecha límite.' }),
  View: () => <RequestsPage title={TITLE} />,
});
