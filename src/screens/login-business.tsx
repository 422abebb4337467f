import { AuthPage } from '../features/auth/auth-page.tsx';
import { Door } from '../features/auth/doors.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Acceso Empresarial';
const LEDE = 'Entra a ver la agenda de tu clínica.';

export const screen = defineScreen({
  api: true,
  head: () => ({
    title: TITLE,
    description: 'Acceso de las clínicas veterinarias: la agenda del día y las citas que vienen.',
  }),
  View: () => (
    <AuthPage
      scene={<StreetDoor folder="loros" breed="guacamaya-roja" />}
      title={TITLE}
      lede={LEDE}
      doors={
        <Door ask="¿Buscas tu cuenta personal?" to="/login">
          Iniciar Sesión
        </Door>
      }
    >
      <LoginForm />
    </AuthPage>
  ),
});
