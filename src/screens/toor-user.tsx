import { AccountPage } from '../features/accounts/account-page.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Cuenta', description: 'Una cuenta: sus datos, sus sesiones y lo que se hizo con ella.' }),
  View: ({ params }) => <AccountPage id={params.id ?? ''} />,
});
