import { AuthPage } from '../features/auth/auth-page.tsx';
import { Door } from '../features/auth/doors.tsx';
import { LoginForm } from '../features/auth/login-form.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Iniciar Sesión';
const LEDE = 'Entra a ver tus mascotas y tus citas.';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Entra a tu cuenta: tus mascotas, tus citas y tu perfil.' }),
  View: () => (
    <AuthPage
      scene={<StreetDoor folder="gatos" breed="siames" />}
      title={TITLE}
      lede={LEDE}
      doors={
        <>
          <Door ask="¿Todavía no tienes cuenta?" to="/register">
            Registrarse
          </Door>
          <Door ask="¿Eres una clínica?" to="/login/business">
            Acceso Empresarial
          </Door>
        </>
      }
    >
      <LoginForm />
    </AuthPage>
  ),
});
