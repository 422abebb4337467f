import { isFailed, toldText, toldWhat } from '../../lib/told.ts';
import { UNREACHED_TEXT } from '../../shared/reach.ts';
import type { ClinicVisit } from '../../shared/schemas/visit.ts';
import { Icon } from '../../ui/icon.tsx';

/** What the service told the owner of a visit and what became of it; why nothing reaches them, while it is to come. */
export const VisitTold = ({ full, isComing }: { full: ClinicVisit; isComing: boolean }) => {
  const why = isComing ? full.unreached : null;
  if (full.told.length === 0 && why === null) return null;
  return (
    <section aria-label="Avisos de esta cita" className="grid gap-2">
      {why && (
        <p className="small">
          <Icon name="info" /> Sin recordatorio automático: {UNREACHED_TEXT[why]}
        </p>
      )}
      {full.told.length > 0 && (
        <details className="visit-history">
          <summary>Qué le avisamos{full.told.some(isFailed) && ' (algo no salió)'}</summary>
          <ol>
            {full.told.map((told) => (
              <li key={`${told.kind} ${told.way} ${told.at}`} className="small">
                <b>{toldWhat(told)}</b>
                <span className="soft"> · {toldText(told, Date.now())}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
};
