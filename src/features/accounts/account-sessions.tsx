import { errorText } from '../../lib/errors.ts';
import { counted, lastUse, recentText } from '../../lib/formats.ts';
import { networkWords } from '../../lib/networks.ts';
import { useMinute } from '../../lib/now.ts';
import type { AccountDetail } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { instantOf } from '../../shared/time.ts';
import { Icon } from '../../ui/icon.tsx';
import { deviceName, SessionRow } from '../../ui/session-row.tsx';
import { say } from '../../ui/toasts.tsx';
import { useEndSession } from './use-accounts.ts';

type Session = AccountDetail['sessions'][number];

const Row = ({ user, session, offered, now }: { user: User; session: Session; offered: boolean; now: number }) => {
  const end = useEndSession();
  const press = async () => {
    try {
      await end.mutateAsync({ id: user.id, sessionId: session.id });
      say(`Sesión cerrada: ${deviceName(session.device)}.`);
    } catch {
      // `end.error` says it.
    }
  };
  return (
    <SessionRow
      device={session.device}
      used={`Último uso: ${lastUse(session.lastUsedAt, now)}`}
      opened={
        recentText(session.createdAt, now) + (session.network ? `, desde la ${networkWords(session.network)}` : '')
      }
      end={
        offered
          ? {
              busy: end.isPending,
              error: end.error ? errorText(end.error, 'No se pudo cerrar la sesión') : null,
              onPress: press,
            }
          : undefined
      }
    />
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
