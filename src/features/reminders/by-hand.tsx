import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/errors.ts';
import { counted, phoneText, recentText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { useVisitWays } from '../../lib/visit-ways.ts';
import { mayContact } from '../../shared/contact-hours.ts';
import { UNREACHED_TEXT } from '../../shared/reach.ts';
import type { ByHand } from '../../shared/schemas/reminder.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { HAND_WAY_NAME, HAND_WAYS } from '../../shared/visit-link.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Mark } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { AllowMails } from './allow-mails.tsx';
import { startText } from './reminder-row.tsx';

const Row = ({ visit, reason, contact }: ByHand) => {
  const wall = useMinute();
  const { ways, text, note, assure, isBusy } = useVisitWays(visit, say);
  return (
    <li className="reminder" data-species={FOLDER_OF[visit.species]}>
      <div className="reminder-who">
        <Mark name={`track-${FOLDER_OF[visit.species]}`} className="text-sp" />
        <div>
          <h3>{visit.patientName}</h3>
          <p className="small">
            {visit.ownerName}
            {visit.ownerPhone && <span className="num soft"> · {phoneText(visit.ownerPhone)}</span>}
          </p>
        </div>
      </div>
      <div>
        <p>
          <b>{startText(`${visit.date}T${visit.time}`)}</b>
        </p>
        <p className="small">{UNREACHED_TEXT[reason]}</p>
        {contact && (
          <p className="small soft">
            {HAND_WAY_NAME[contact.way]}: {recentText(contact.at, Date.now())}
          </p>
        )}
      </div>
      <div className="reminder-acts">
        {text && (
          <details className="visit-history">
            <summary>Ver el mensaje</summary>
            <p className="visit-note">{text}</p>
          </details>
        )}
        <div className="reminder-ways">
          {mayContact(wall) &&
            HAND_WAYS.map((way) => {
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
                    <span className="sr-only"> a {visit.ownerName}</span>
                  </a>
                )
              );
            })}
          {reason === 'not_authorised' && <AllowMails visit={visit} />}
          {visit.ownerPhone === null && <p className="soft small">No dejó teléfono.</p>}
          <TwoFaced className="btn quiet small" busy={isBusy} busyText="Guardando..." onPress={assure}>
            Dijo que viene<span className="sr-only"> {visit.patientName}</span>
          </TwoFaced>
        </div>
      </div>
    </li>
  );
};

/** Visits of the coming days whose reminder reaches nobody: the desk writes or calls, and notes who comes. */
export const ByHandList = () => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(trpc.reminders.byHand.queryOptions());
  if (error && !data)
    return <LoadFailure text={errorText(error, 'No se pudieron cargar las citas')} onRetry={() => refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="a-mano" className="grid gap-4">
      <div className="row-head">
        <h2 id="a-mano">Citas a las que no llega recordatorio</h2>
        <p className="soft small num" role="status">
          {counted(data.length, 'cita', 'citas')}
        </p>
      </div>
      <ul className="reminders">
        {data.map((row) => (
          <Row key={row.visit.id} {...row} />
        ))}
      </ul>
    </section>
  );
};
