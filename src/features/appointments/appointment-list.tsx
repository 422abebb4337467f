import { useInfiniteQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { isComing } from './coming.ts';
import { DayLeaf, VisitFacts } from './visit.tsx';
import { VisitActs } from './visit-acts.tsx';
import { type Asked, useAsked, VisitDialog } from './visit-dialog.tsx';
import { VisitHistory } from './visit-history.tsx';

/** Visits of one page of the list. */
const PAGE = 20;

type VisitsProps = { title: string; visits: OwnerVisit[]; now: string; onAsk?: (asked: Asked) => void };

/** Visits under a title; past ones, on which nothing can be done, come without `onAsk`. */
const Visits = ({ title, visits, now, onAsk }: VisitsProps) => (
  <section>
    <h3 className="visits-title">{title}</h3>
    <ul className={onAsk ? 'visits' : 'visits past'}>
      {visits.map((visit) => (
        <li key={visit.id} className="visit">
          <DayLeaf date={visit.date.slice(0, 10)} today={now} />
          <VisitFacts visit={visit} today={now.slice(0, 10)}>
            {visit.notes && <p className="small">{visit.notes}</p>}
            {visit.cancelReason && (
              <p className="small soft">
                {visit.cancelledBy === 'clinic' ? 'Motivo de la clínica' : 'Motivo'}: {visit.cancelReason}
              </p>
            )}
          </VisitFacts>
          <div className="visit-foot">
            {onAsk && <VisitActs visit={visit} onAsk={onAsk} />}
            <VisitHistory id={visit.id} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

/** The owner's visits: those to come, soonest first, then the past ones, latest first. */
export const AppointmentList = () => {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.appointments.list.infiniteQueryOptions({ limit: PAGE }, { getNextPageParam: (page) => page.next }),
  );
  const now = useMinute();
  const visits = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const [asked, setAsked] = useAsked(visits);
  if (list.error && !list.data)
    return (
      <LoadFailure text={errorText(list.error, 'No se pudieron cargar tus citas')} onRetry={() => list.refetch()} />
    );
  if (!list.data) return <Loading label="Cargando tus citas" />;
  const coming = visits.filter((visit) => isComing(visit, now));
  const past = visits.filter((visit) => !isComing(visit, now));
  if (visits.length === 0)
    return (
      <Empty title="Todavía no tienes citas">
        Elige mascota, clínica, fecha y hora en el formulario. La cita aparece aquí apenas la agendes.
      </Empty>
    );
  return (
    <div className="visit-lists">
      {coming.length > 0 && <Visits title="Próximas" visits={coming} now={now} onAsk={setAsked} />}
      {past.length > 0 && <Visits title="Anteriores" visits={past} now={now} />}
      <MoreButton list={list}>Ver más citas</MoreButton>
      <VisitDialog asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
};
