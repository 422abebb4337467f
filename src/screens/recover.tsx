import { AuthPage } from '../features/auth/auth-page.tsx';
import { Door } from '../features/auth/doors.tsx';
import { Recover } from '../features/auth/recover.tsx';
import { StreetDoor } from '../features/guides/home/street-door.tsx';
import { defineScreen } from '../lib/screen.ts';

const TITLE = 'Recupera tu contraseña';

export const screen = defineScreen({
  api: true,
  head: () => ({ title: TITLE, description: 'Pon una contraseña nueva cuando olvidaste la tuya.' }),
  View: () => (
    <AuthPage
      scene={<StreetDoor folder="hamsters" breed="ruso-campbell" />}
      title={TITLE}
      lede="Pon una contraseña nueva y vuelve a entrar."
      doors={
        <Door ask="¿La recordaste?" to="/login">
          Iniciar Sesión
        </Door>
      }
    >
      <Recover />
    </AuthPage>
  ),
});
