import { AccountsPage } from '../features/accounts/accounts-page.tsx';
import { PendingLine } from '../features/requests/pending-line.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Panel Principal';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Las cuentas del servicio, su estado y sus sesiones.' }),
  View: () => <AccountsPage title={TITLE} first={<PendingLine to="/dashboard/toor/solicitudes" />} />,
});
