import { errorText } from '../../lib/errors.ts';
import { count } from '../../shared/number-words.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';
import { useVisitPages } from './use-visit-pages.ts';
import { DayLeaf, VisitFacts } from './visit.tsx';
import { VisitActs } from './visit-acts.tsx';
import { useAsked, VisitDialog } from './visit-dialog.tsx';
import { VisitHistory } from './visit-history.tsx';

/** The visits to come, soonest first, with what can be done with each. */
export const ComingVisits = () => {
  const { list, coming, now } = useVisitPages();
  const [asked, setAsked] = useAsked(coming ?? []);
  if (list.error && !coming)
    return (
      <LoadFailure text={errorText(list.error, 'No se pudieron cargar tus citas')} onRetry={() => list.refetch()} />
    );
  if (!coming) return <Loading label="Cargando tus citas" />;
  return (
    <section aria-labelledby="proximas">
      <h2 id="proximas" className="visits-title">
        Próximas {coming.length > 0 && <span className="num soft">{count(coming.length)}</span>}
      </h2>
      {coming.length === 0 && <p className="soft">No tienes citas por venir.</p>}
      <ul className="visits">
        {coming.map((visit) => (
          <li key={visit.id} className="visit">
            <DayLeaf date={visit.date.slice(0, 10)} today={now} />
            <VisitFacts visit={visit} today={now.slice(0, 10)}>
              {visit.notes && <p className="small">{visit.notes}</p>}
            </VisitFacts>
            <div className="visit-foot">
              <VisitActs visit={visit} onAsk={setAsked} />
              <VisitHistory id={visit.id} />
            </div>
          </li>
        ))}
      </ul>
      <VisitDialog asked={asked} onClose={() => setAsked(null)} />
    </section>
  );
};
