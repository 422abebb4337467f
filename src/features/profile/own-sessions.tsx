import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, lastUse, recentText } from '../../lib/formats.ts';
import { networkWords } from '../../lib/networks.ts';
import { useMinute } from '../../lib/now.ts';
import type { OwnSession } from '../../shared/schemas/own-account.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { deviceName, SessionRow } from '../../ui/session-row.tsx';
import { Tag } from '../../ui/tag.tsx';
import { say } from '../../ui/toasts.tsx';
import { EndOthersDialog } from './end-others-dialog.tsx';
import { useEndSession, useOwnSessions } from './use-own-account.ts';

const Row = ({ session, now }: { session: OwnSession; now: number }) => {
  const end = useEndSession();
  const { device, isCurrent, createdAt, lastUsedAt, network } = session;
  const press = async () => {
    try {
      const { linksEnded } = await end.mutateAsync({ id: session.id });
      say(
        `Sesión cerrada: ${deviceName(device)}.${linksEnded ? ' Lo que se compartió desde ella dejó de servir.' : ''}`,
      );
    } catch {
      // `end.error` says it.
    }
  };
  return (
    <SessionRow
      device={device}
      tag={isCurrent && <Tag tone="ok">Esta sesión</Tag>}
      used={isCurrent ? 'En uso ahora' : `Último uso: ${lastUse(lastUsedAt, now)}`}
      opened={`${recentText(createdAt, now)}, desde la ${networkWords(network)}`}
      end={
        isCurrent
          ? undefined
          : {
              busy: end.isPending,
              error: end.error ? errorText(end.error, 'No se pudo cerrar la sesión') : null,
              onPress: press,
            }
      }
    />
  );
};

/** The open sessions of one's own: this one first, then by last use; each can be ended, or all others at once. */
export const OwnSessions = () => {
  const sessions = useOwnSessions();
  const now = instantOf(useMinute());
  const [asking, setAsking] = useState(false);
  if (sessions.error && !sessions.data)
    return (
      <LoadFailure
        text={errorText(sessions.error, 'No se pudieron cargar tus sesiones')}
        onRetry={() => sessions.refetch()}
      />
    );
  if (!sessions.data) return <Loading label="Cargando tus sesiones" rows={3} />;
  const listed = sessions.data.toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.lastUsedAt - a.lastUsedAt,
  );
  const isAmbiguous = new Set(listed.map(({ device }) => device)).size < listed.length;
  const others = listed.filter(({ isCurrent }) => !isCurrent).length;
  return (
    <>
      <p className="soft measure">
        Cada equipo en el que entraste y no has salido. Si no reconoces alguno, ciérralo y cambia tu contraseña. El
        último uso se anota una vez por hora.
        {isAmbiguous &&
          ' Dos equipos del mismo tipo se ven igual: distínguelos por cuándo y desde qué red se abrió cada sesión.'}
      </p>
      <ul className="own-sessions">
        {listed.map((session) => (
          <Row key={session.id} session={session} now={now} />
        ))}
      </ul>
      {others > 0 && (
        <button type="button" className="btn danger-line" onClick={() => setAsking(true)}>
          <Icon name="log-out" />
          Cerrar las demás ({counted(others, 'sesión', 'sesiones')})
        </button>
      )}
      {asking && <EndOthersDialog others={others} onClose={() => setAsking(false)} />}
    </>
  );
};
