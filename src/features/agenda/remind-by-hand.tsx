import { recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useVisitWays } from '../../lib/visit-ways.ts';
import { mayContact } from '../../shared/contact-hours.ts';
import type { AgendaVisit, ClinicVisit } from '../../shared/schemas/visit.ts';
import { ASSURED_BY, HAND_WAY_NAME, HAND_WAYS } from '../../shared/visit-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';

/** Whether somebody comes, and the ways to ask: the clinic's own press, with the text and the visit's link ready. */
export const RemindByHand = ({ visit, full }: { visit: AgendaVisit; full: ClinicVisit | undefined }) => {
  const wall = useMinute();
  const { ways, note, assure, isBusy } = useVisitWays(visit, say);
  const last = full?.contacts[0];
  return (
    <section className="grid gap-2" aria-label="Recordar la cita">
      {visit.assured ? (
        <p>
          <Icon name="check" /> <b>Confirmó</b> {ASSURED_BY[visit.assured]}
        </p>
      ) : (
        <p className="soft small">Nadie ha dicho todavía si viene.</p>
      )}
      {mayContact(wall) ? (
        <div className="reminder-ways">
          {HAND_WAYS.map((way) => {
            const href = ways[way];
            return (
              href && (
                <a
                  key={way}
                  className="btn line small"
                  href={href}
                  {...(way === 'whatsapp' ? { target: '_blank', rel: 'noreferrer' } : {})}
                  onClick={() => note(way)}
                >
                  {way === 'phone' ? 'Llamar' : HAND_WAY_NAME[way]}
                </a>
              )
            );
          })}
          {!visit.assured && (
            <TwoFaced className="btn quiet small" busy={isBusy} busyText="Guardando..." onPress={assure}>
              Dijo que viene
            </TwoFaced>
          )}
        </div>
      ) : (
        <p className="soft small">A esta hora no se escribe ni se llama (Ley 2300 de 2023).</p>
      )}
      {last && (
        <p className="soft small">
          {HAND_WAY_NAME[last.way]}: {recentText(last.at, Date.now())}
          {last.actorName && `, ${last.actorName}`}
        </p>
      )}
    </section>
  );
};
