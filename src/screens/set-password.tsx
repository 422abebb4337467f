import { AuthPage } from '../features/auth/auth-page.tsx';
import { SetPassword } from '../features/auth/set-password.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Pon tu contraseña';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Pon una contraseña nueva con el enlace que te llegó.' }),
  View: () => (
    <AuthPage
      scene={<StreetDoor folder="hamsters" breed="sirio" />}
      title={TITLE}
      lede="Con un enlace que sirve una sola vez."
      doors={null}
    >
      <SetPassword />
    </AuthPage>
  ),
});
