import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { clockTime } from '../../lib/formats.ts';
import { useMinute, useToday } from '../../lib/now.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Board } from './board.tsx';
import { useDay } from './use-agenda.ts';
import { useVisitWork } from './use-visit-work.ts';
import { VisitDialog } from './visit-dialog.tsx';
import { daySummary } from './words.ts';

/** Today on the clinic's panel, as it moves; every other day stands in the agenda. */
export const PanelDay = () => {
  const work = useVisitWork();
  const { data, error, refetch } = useDay(useToday());
  const wall = useMinute();
  return (
    <section aria-labelledby="hoy">
      <div className="row-head">
        <h2 id="hoy">Hoy</h2>
        <p className="soft small num">
          {data && `${daySummary(data)} · `}
          {clockTime(wall.slice(11))}
        </p>
        <Link href="/dashboard/business/agenda?vista=dia" className="link">
          Ver la agenda
        </Link>
      </div>
      {error && !data && (
        <LoadFailure text={errorText(error, 'No se pudieron cargar las citas de hoy')} onRetry={() => refetch()} />
      )}
      {!data && !error && <Loading label="Cargando las citas de hoy" rows={4} />}
      {data && <Board day={data} work={work} />}
      <VisitDialog work={work} />
    </section>
  );
};
