import { AccountPage } from '../features/accounts/account-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Cuenta', description: 'Una cuenta: sus datos y sus sesiones.' }),
  View: ({ params }) => <AccountPage id={params.id ?? ''} />,
});
