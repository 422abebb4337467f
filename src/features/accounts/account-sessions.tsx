import { errorText } from '../../lib/errors.ts';
import { counted, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { instantOf } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { useEndSession } from './use-accounts.ts';

type Session = AccountDetail['sessions'][number];

const isHandheld = (device: string | null) => /Android|iPhone|iPad/.test(device ?? '');

const Row = ({ user, session, offered, now }: { user: User; session: Session; offered: boolean; now: number }) => {
  const end = useEndSession();
  const name = session.device ?? 'Equipo desconocido';
  const press = async () => {
    if (end.isPending) return;
    try {
      await end.mutateAsync({ id: user.id, sessionId: session.id });
      say(`Sesión cerrada: ${name}.`);
    } catch {
      // `end.error` says it.
    }
  };
  return (
    <li className="own-session">
      <span className="tile">
        <Icon name={isHandheld(session.device) ? 'smartphone' : 'monitor'} />
      </span>
      <div>
        <p className="own-session-name">{name}</p>
        <p className="soft small">
          Último uso: {recentText(session.lastUsedAt, now)} · Abierta: {recentText(session.createdAt, now)}
        </p>
        {end.error && !end.isPending && <Alert tone="bad">{errorText(end.error, 'No se pudo cerrar la sesión')}</Alert>}
      </div>
      {offered && (
        <button type="button" className="btn line small" aria-disabled={end.isPending || undefined} onClick={press}>
          {end.isPending ? 'Cerrando...' : 'Cerrar'}
          <span className="sr-only">
            {' '}
            la sesión de {name}, abierta {recentText(session.createdAt, now)}
          </span>
        </button>
      )}
    </li>
  );
};

/** The open sessions of an account, the last used first; one ends, or all. */
export const AccountSessions = ({
  user,
  sessions,
  offered,
  onRevoke,
}: {
  user: User;
  sessions: readonly Session[];
  offered: boolean;
  onRevoke: () => void;
}) => {
  const now = instantOf(useMinute());
  if (sessions.length === 0) return <p className="soft">No tiene sesiones abiertas.</p>;
  return (
    <>
      <ul className="own-sessions">
        {sessions
          .toSorted((a, b) => b.lastUsedAt - a.lastUsedAt)
          .map((session) => (
            <Row key={session.id} user={user} session={session} offered={offered} now={now} />
          ))}
      </ul>
      {offered && (
        <button type="button" className="btn danger-line" onClick={onRevoke}>
          <Icon name="log-out" />
          Cerrar todas ({counted(sessions.length, 'sesión', 'sesiones')})
        </button>
      )}
    </>
  );
};
