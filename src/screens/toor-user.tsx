import { AccountAccesses } from '../features/accesses/account-accesses.tsx';
import { AccountPage } from '../features/accounts/account-page.tsx';
import { RescueAccount } from '../features/accounts/rescue-account.tsx';
import { RemoveSecondStep } from '../features/factors/remove-for.tsx';
import { defineScreen } from '../lib/screen.ts';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: 'Cuenta', description: 'Una cuenta: sus datos, sus sesiones y lo que se hizo con ella.' }),
  View: ({ params: { id = '' } }) => (
    <AccountPage
      id={id}
      accesses={
        <>
          <AccountAccesses id={id} />
          <RemoveSecondStep id={id} />
          <RescueAccount id={id} />
        </>
      }
    />
  ),
});
