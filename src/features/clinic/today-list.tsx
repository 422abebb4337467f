import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { clockTime, counted, phoneText, telLink } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { STATUS_NAME } from '../../shared/appointments.ts';
import type { TodayRow } from '../../shared/schemas/appointment.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { isOver, isUnderWay } from './day.ts';
import { VisitType } from './visit-type.tsx';

/** The day moves on by itself: asked anew this often, ms. */
const REFRESH_MS = 60_000;

const Row = ({ row, now }: { row: TodayRow; now: string }) => {
  const under = isUnderWay(row, now);
  return (
    <li className={`agenda-row ${under ? 'under-way' : ''} ${isOver(row) ? 'over' : ''}`}>
      <time className="num" dateTime={`${row.date}T${row.time}`}>
        {clockTime(row.time)}
        {under && <span className="sr-only"> (ahora)</span>}
      </time>
      <article className="agenda-visit" data-species={FOLDER_OF[row.species]}>
        <Mark name={`track-${FOLDER_OF[row.species]}`} className="text-sp" />
        <div className="agenda-words">
          <h3>{row.patientName}</h3>
          <p className="small">
            <VisitType type={row.type} /> · {row.breed ?? SPECIES_NAME[row.species].one}
          </p>
          <p className="small soft">{row.ownerName}</p>
          {row.notes && <p className="small agenda-notes">{row.notes}</p>}
        </div>
        <div className="agenda-end">
          <Tag tone={STATUS_TONE[row.status]}>{STATUS_NAME[row.status]}</Tag>
          {row.ownerPhone && (
            <a className="agenda-tel num" href={telLink(row.ownerPhone)}>
              <Icon name="phone" />
              <span className="sr-only">Llamar a {row.ownerName}: </span>
              {phoneText(row.ownerPhone)}
            </a>
          )}
        </div>
      </article>
    </li>
  );
};

/** '5 citas, 2 por confirmar' */
const dayCount = (rows: readonly TodayRow[]): string => {
  const pending = rows.filter((row) => row.status === 'pending').length;
  const all = counted(rows.length, 'cita', 'citas');
  return pending === 0 ? all : `${all}, ${pending} por confirmar`;
};

/** The clinic's day by time: who comes, for what, how it stands, and the phone of whoever brings them. */
export const TodayList = () => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.clinic.today.queryOptions(undefined, { refetchInterval: REFRESH_MS }));
  const now = useMinute();
  return (
    <section aria-labelledby="hoy">
      <div className="row-head">
        <h2 id="hoy">Hoy</h2>
        {data && <p className="soft small num">{dayCount(data.rows)}</p>}
      </div>
      {error && !data && (
        <LoadFailure text={errorText(error, 'No se pudieron cargar las citas de hoy')} onRetry={() => refetch()} />
      )}
      {!data && !error && <Loading label="Cargando las citas de hoy" rows={4} />}
      {data?.rows.length === 0 && (
        <Empty title="Hoy no tienes citas">
          Cuando un dueño agende para hoy, la cita aparece aquí con su teléfono y su estado.
        </Empty>
      )}
      {data && data.rows.length > 0 && (
        <ol className="agenda">
          {data.rows.map((row) => (
            <Row key={row.id} row={row} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
};
