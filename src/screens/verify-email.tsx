import { AuthPage } from '../features/auth/auth-page.tsx';
import { VerifyEmail } from '../features/auth/verify-email.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Confirma tu correo';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Confirma que el correo de tu cuenta es tuyo.' }),
  View: () => (
    <AuthPage
      scene={<StreetDoor folder="loros" breed="periquito-australiano" />}
      title={TITLE}
      lede="Con el enlace que te llegó."
      doors={null}
    >
      <VerifyEmail />
    </AuthPage>
  ),
});
