import { phoneText } from '../../lib/formats.ts';
import { isFailed } from '../../lib/told.ts';
import { ToldList } from '../../lib/told-list.tsx';
import { UNREACHED_TEXT } from '../../shared/reach.ts';
import type { ClinicVisit } from '../../shared/schemas/visit.ts';
import { Icon } from '../../ui/icon.tsx';

/** Before a visit is moved or cancelled whose owner our notices do not reach: somebody has to call. */
export const CallToo = ({ full }: { full: ClinicVisit }) =>
  full.unreached && (
    <p className="small">
      <Icon name="info" /> Quizá no le llegue el aviso de este cambio: {UNREACHED_TEXT[full.unreached]}{' '}
      {full.ownerPhone ? (
        <>
          Avísale tú: <a href={`tel:+57${full.ownerPhone}`}>{phoneText(full.ownerPhone)}</a>
        </>
      ) : (
        'No dejó teléfono.'
      )}
    </p>
  );

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
        <ToldList title={`Qué le avisamos${full.told.some(isFailed) ? ' (algo no salió)' : ''}`} told={full.told} />
      )}
    </section>
  );
};
