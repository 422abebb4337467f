import { Link } from 'wouter';
import { defineScreen } from '../lib/screen.ts';
import { useAuth } from '../lib/session.tsx';
import { dashboardFor } from '../shared/roles.ts';

const TITLE = 'No tienes acceso a esta página';
const TEXT = 'Tu cuenta es de otro tipo. Entra con la cuenta correcta o vuelve a tu panel.';

export const screen = defineScreen({
  head: () => ({ title: TITLE, description: TEXT }),
  View: () => {
    const { user } = useAuth();
    return (
      <div className="wrap notice-page">
        <h1>{TITLE}</h1>
        <p className="lede measure">{TEXT}</p>
        <p className="acts">
          <Link href={user ? dashboardFor(user.role) : '/'} className="btn primary">
            {user ? 'Ir a mi panel' : 'Volver al inicio'}
          </Link>
          {!user && (
            <Link href="/login" className="btn line">
              Iniciar Sesión
            </Link>
          )}
        </p>
      </div>
    );
  },
});
