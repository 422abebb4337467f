import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import { counted, recentText } from '../../lib/formats.ts';
import { isFailed, toldText, toldWhat } from '../../lib/told.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { STATUS_NAME } from '../../shared/appointments.ts';
import { UNREACHED_TEXT } from '../../shared/reach.ts';
import type { Reached } from '../../shared/schemas/reminder.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { ASSURED_BY, HAND_WAY_NAME } from '../../shared/visit-link.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { startText } from './reminder-row.tsx';

const Row = ({ visit, told, reason, contact }: Reached) => (
  <li className="reminder" data-species={FOLDER_OF[visit.species]}>
    <div>
      <h3>{visit.patientName}</h3>
      <p className="small">{visit.ownerName}</p>
      <p className="small soft">
        {startText(`${visit.date}T${visit.time}`)} · {STATUS_NAME[visit.status]}
      </p>
    </div>
    <ul className="reminder-items">
      {told.map((one) => (
        <li key={`${one.kind} ${one.way} ${one.at}`}>
          <span>
            {isFailed(one) && <Tag tone="bad">Falló</Tag>} <b>{toldWhat(one)}</b>
            <span className="block small">{toldText(one, Date.now())}</span>
          </span>
        </li>
      ))}
      {told.length === 0 && reason && (
        <li>
          <span>
            <Tag tone="warn">Sin aviso</Tag> {UNREACHED_TEXT[reason]}
          </span>
        </li>
      )}
    </ul>
    <div className="reminder-acts">
      {visit.assured && (
        <p>
          <Icon name="check" /> <b>Confirmó</b> {ASSURED_BY[visit.assured]}
        </p>
      )}
      {contact && (
        <p className="small soft">
          {HAND_WAY_NAME[contact.way]}: {recentText(contact.at, Date.now())}
        </p>
      )}
      {!visit.assured && !contact && <p className="small soft">Sin respuesta</p>}
    </div>
  </li>
);

const FILTERS = {
  all: { text: 'Todas', has: () => true },
  failed: { text: 'Algo falló', has: ({ told }: Reached) => told.some(isFailed) },
  none: { text: 'Sin aviso', has: ({ told, reason }: Reached) => told.length === 0 && reason !== null },
  answered: { text: 'Confirmaron', has: ({ visit }: Reached) => visit.assured !== null },
} as const;
type Filter = keyof typeof FILTERS;

const List = () => {
  const trpc = useTRPC();
  const [filter, setFilter] = useState<Filter>('all');
  const { data, error, refetch } = useQuery(trpc.reminders.reached.queryOptions());
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar los avisos')} onRetry={() => refetch()} />;
  if (!data) return <Loading label="Cargando los avisos" rows={3} />;
  if (data.length === 0) return <Empty title="Sin avisos">De las citas de estos días no ha salido ninguno.</Empty>;
  const shown = data.filter(FILTERS[filter].has);
  return (
    <>
      <fieldset className="reminder-ways">
        <legend className="sr-only">Ver</legend>
        {(Object.keys(FILTERS) as Filter[]).map((key) => (
          <Chip key={key} on={filter === key} onToggle={() => setFilter(key)}>
            {FILTERS[key].text} <span className="num">{data.filter(FILTERS[key].has).length}</span>
          </Chip>
        ))}
      </fieldset>
      <p className="soft small" role="status">
        {counted(shown.length, 'cita', 'citas')}. «Salió» dice que el servicio lo recibió; si lo leyeron no se sabe.
      </p>
      <ul className="reminders">
        {shown.map((row) => (
          <Row key={row.visit.id} {...row} />
        ))}
      </ul>
    </>
  );
};

/** What went out to owners of these days' visits, asked for when somebody opens it. */
export const ReachedList = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h2>Qué salió a quién</h2>
      </summary>
      {isOpen && <List />}
    </details>
  );
};
