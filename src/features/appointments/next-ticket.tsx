import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isComing } from './coming.ts';
import { DayLeaf, VisitFacts } from './visit.tsx';
import { VisitActs } from './visit-acts.tsx';

/** The next appointment as a ticket, or the way to book one (spec §2, User dashboard). */
export const NextTicket = ({ onOpenAll }: { onOpenAll: () => void }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.appointments.list.queryOptions({ limit: 1 }));
  const now = useMinute();
  const next = data?.rows.find((visit) => isComing(visit, now));
  return (
    <section className="ticket" aria-labelledby="proxima-cita">
      <h2 id="proxima-cita">Próxima cita</h2>
      {error && <LoadFailure text={errorText(error, 'No se pudieron cargar tus citas')} onRetry={() => refetch()} />}
      {!data && !error && <Loading label="Cargando tu próxima cita" rows={2} />}
      {next && (
        <>
          <div className="ticket-body">
            <DayLeaf date={next.date.slice(0, 10)} today={now} />
            <VisitFacts visit={next} />
          </div>
          <VisitActs visit={next} />
          <div className="ticket-more">
            <button type="button" className="link" onClick={onOpenAll}>
              Ver mis citas
            </button>
            <Link href="/appointments" className="link">
              Agendar otra
            </Link>
          </div>
        </>
      )}
      {data && !next && (
        <div className="ticket-none">
          <p className="soft">No tienes citas por venir.</p>
          <Link href="/appointments" className="btn primary">
            <Icon name="calendar-plus" />
            Agendar Cita
          </Link>
        </div>
      )}
    </section>
  );
};
