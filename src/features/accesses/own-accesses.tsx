import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useMinute } from '../../lib/now.ts';
import { useAuth } from '../../lib/session.tsx';
import { SECURITY_EVENTS_DAYS } from '../../shared/limits.ts';
import { instantOf } from '../../shared/time.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { AccessRow } from './access-row.tsx';
import { ClinicReads } from './clinic-reads.tsx';
import { useOwnAccesses } from './use-accesses.ts';

/** What to do about something that was not oneself, and what a network is. */
const Help = () => (
  <div className="access-help">
    <p>
      <b>¿Algo no fue tuyo?</b> Una entrada que no hiciste quiere decir que alguien conoce tu contraseña: cierra las
      demás sesiones y cámbiala. Un intento fallido no entró; si son muchos, cambia la contraseña por una que no uses en
      otra parte.
    </p>
    <p className="acts">
      <a href="#sesiones" className="btn line small">
        <Icon name="monitor" />
        Ver mis sesiones
      </a>
      <a href="#contrasena" className="btn line small">
        <Icon name="key-round" />
        Cambiar la contraseña
      </a>
    </p>
    <details>
      <summary>Qué es la red</summary>
      <p className="soft small">
        Es el comienzo de la dirección de internet desde la que se hizo. Dice más o menos con qué operador, no en qué
        casa, y guardamos solo esa parte. Un celular cambia de red varias veces al día: una que no reconoces no es por
        sí sola una alarma; un equipo que no tienes, sí.
      </p>
    </details>
  </div>
);

/** What happened at the door of one's own account, the latest first: who came in, who was not let in, what changed. */
export const OwnAccesses = () => {
  const [failed, setFailed] = useState(false);
  const { user } = useAuth();
  const accesses = useOwnAccesses(failed);
  const now = instantOf(useMinute());
  if (accesses.error && !accesses.data)
    return (
      <LoadFailure
        text={errorText(accesses.error, 'No se pudieron cargar los accesos')}
        onRetry={() => accesses.refetch()}
      />
    );
  if (!accesses.data) return <Loading label="Cargando los accesos" rows={4} />;
  const rows = accesses.data.pages.flatMap((page) => page.rows);
  return (
    <>
      <p className="soft measure">
        Quién entró a tu cuenta, quién lo intentó y qué cambió, en los últimos {SECURITY_EVENTS_DAYS} días.
      </p>
      <Help />
      <ChoiceGroup legend="Mostrar">
        <Choice name="accesos" checked={!failed} onChange={() => setFailed(false)}>
          Todos
        </Choice>
        <Choice name="accesos" checked={failed} onChange={() => setFailed(true)}>
          Solo intentos fallidos
        </Choice>
      </ChoiceGroup>
      {rows.length === 0 ? (
        <p className="soft" role="status">
          {failed ? 'Ningún intento fallido.' : 'Nada todavía: aquí queda cada entrada desde hoy.'}
        </p>
      ) : (
        <ol className="own-sessions" aria-busy={accesses.isPlaceholderData || undefined}>
          {rows.map((access) => (
            <AccessRow key={access.id} access={access} now={now} />
          ))}
        </ol>
      )}
      <MoreButton list={accesses}>Ver accesos anteriores</MoreButton>
      {user?.role === 'business' && <ClinicReads now={now} />}
    </>
  );
};
