import { AuthPage } from '../features/auth/auth-page.tsx';
import { Door } from '../features/auth/doors.tsx';
import { RegisterForm } from '../features/auth/register-form.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Crea tu cuenta';
const LEDE = 'Registra tus mascotas y agenda sus citas.';

export const screen = defineScreen({
  api: true,
  head: () => ({
    title: TITLE,
    description: 'Crea una cuenta para registrar tus mascotas y agendar sus citas veterinarias.',
  }),
  View: () => (
    <AuthPage
      scene={<StreetDoor folder="perros" breed="labrador" />}
      title={TITLE}
      lede={LEDE}
      doors={
        <Door ask="¿Ya tienes cuenta?" to="/login">
          Iniciar Sesión
        </Door>
      }
    >
      <RegisterForm />
    </AuthPage>
  ),
});
