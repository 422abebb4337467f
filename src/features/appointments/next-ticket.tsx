import { Link } from 'wouter';
import { useMinute } from '../../lib/now.ts';
import { paths } from '../../shared/paths.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { Icon } from '../../ui/icon.tsx';
import { isComing } from './coming.ts';
import { DayLeaf, VisitFacts } from './visit.tsx';
import { VisitActs } from './visit-acts.tsx';
import { useAsked, VisitDialog } from './visit-dialog.tsx';

/** The next appointment as a ticket, or the way to book one (spec §2, User dashboard). `visit` null: none is to come. */
export const NextTicket = ({ visit, onOpenAll }: { visit: OwnerVisit | null; onOpenAll: () => void }) => {
  const now = useMinute();
  const next = visit && isComing(visit, now) ? visit : null;
  const [asked, setAsked] = useAsked(next ? [next] : []);
  return (
    <section className="ticket" aria-labelledby="proxima-cita">
      <h2 id="proxima-cita">Próxima cita</h2>
      {next ? (
        <>
          <div className="ticket-body">
            <DayLeaf date={next.date.slice(0, 10)} today={now} />
            <VisitFacts visit={next} today={now.slice(0, 10)} />
          </div>
          <VisitActs visit={next} onAsk={setAsked} />
          <div className="ticket-more">
            <button type="button" className="link" onClick={onOpenAll}>
              Ver mis citas
            </button>
            <Link href={paths.booking} className="link">
              Agendar otra
            </Link>
          </div>
        </>
      ) : (
        <div className="ticket-none">
          <p className="soft">No tienes citas por venir.</p>
          <Link href={paths.booking} className="btn primary">
            <Icon name="calendar-plus" />
            Agendar Cita
          </Link>
        </div>
      )}
      <VisitDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
};
