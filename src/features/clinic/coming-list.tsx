import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { STATUS_NAME } from '../../shared/appointments.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Mark } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { byDate } from './day.ts';
import { VisitType } from './visit-type.tsx';

/** Visits of one page. Today's are among them: they stand in their own list. */
const PAGE = 50;

/** What comes after today, day by day. */
export const ComingList = () => {
  const trpc = useTRPC();
  const today = useToday();
  const list = useInfiniteQuery(
    trpc.clinic.appointments.infiniteQueryOptions({ limit: PAGE }, { getNextPageParam: (page) => page.next }),
  );
  const rows = list.data?.pages.flatMap((page) => page.rows).filter((row) => row.date > today);
  return (
    <section aria-labelledby="proximas">
      <div className="row-head">
        <h2 id="proximas">Próximas citas</h2>
      </div>
      {list.error && !list.data && (
        <LoadFailure
          text={errorText(list.error, 'No se pudieron cargar las próximas citas')}
          onRetry={() => list.refetch()}
        />
      )}
      {list.isPending && <Loading label="Cargando las próximas citas" />}
      {rows?.length === 0 && !list.hasNextPage && (
        <Empty title="Nada en los próximos días">Las citas que agenden los dueños aparecen aquí, día por día.</Empty>
      )}
      <div className="coming">
        {byDate(rows ?? []).map((day) => (
          <section key={day.date}>
            <h3 className="coming-day">{longDate(day.date, today)}</h3>
            <ul>
              {day.rows.map((row) => (
                <li key={row.id} className="coming-row" data-species={FOLDER_OF[row.species]}>
                  <span className="num coming-time">{clockTime(row.time)}</span>
                  <Mark name={`track-${FOLDER_OF[row.species]}`} className="text-sp" />
                  <p>
                    <b>{row.patientName}</b>{' '}
                    <span className="small">
                      <VisitType type={row.type} /> · <span className="soft">{row.ownerName}</span>
                    </span>
                  </p>
                  <Tag tone={STATUS_TONE[row.status]}>{STATUS_NAME[row.status]}</Tag>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {list.hasNextPage && (
          <button
            type="button"
            className="btn line justify-self-start"
            aria-disabled={list.isFetchingNextPage || undefined}
            onClick={() => !list.isFetchingNextPage && list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? 'Cargando...' : 'Ver más citas'}
          </button>
        )}
      </div>
    </section>
  );
};
