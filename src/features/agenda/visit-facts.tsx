import { Link } from 'wouter';
import { allergyText } from '../../lib/allergies.ts';
import { phoneText, recentText, telLink, weightText } from '../../lib/formats.ts';
import { takenText } from '../../lib/medicine-words.ts';
import { useToday } from '../../lib/now.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import { paths } from '../../shared/paths.ts';
import { ageText } from '../../shared/pets.ts';
import type { AgendaVisit, ClinicVisit } from '../../shared/schemas/visit.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { lengthText } from '../../shared/visit-words.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AgendaName } from './agenda-choice.tsx';
import { VisitCharges } from './visit-charges.tsx';
import { deadlineText, eventText, startText } from './words.ts';

const EVENT_BY = { owner: 'el dueño', clinic: 'la clínica' } as const;

const History = ({ events }: { events: ClinicVisit['events'] }) => (
  <details className="visit-history">
    <summary>Qué ha pasado con esta cita</summary>
    <ol>
      {events.map((event, index) => (
        <li key={`${event.at}-${event.status}-${event.movedTo}`} className="small">
          <b>{eventText(event, events[index - 1])}</b>
          <span className="soft">
            {' '}
            · {recentText(event.at, Date.now())}, {event.actorName ?? (event.by ? EVENT_BY[event.by] : 'el servicio')}
          </span>
        </li>
      ))}
    </ol>
  </details>
);

/** What the desk needs of a visit: who, when, whom to call, what to mind; the file when the clinic may read it. */
export const VisitFacts = ({ visit, full }: { visit: AgendaVisit; full: ClinicVisit | undefined }) => {
  const file = full?.file;
  const today = useToday();
  const month = today.slice(0, 7);
  const mind = [
    ['Alergias', file && allergyText(file)],
    ['Medicinas', file && takenText(file)],
    ['Del dueño', file?.notes],
  ].filter(([, text]) => text);
  return (
    <div className="visit-facts" data-species={FOLDER_OF[visit.species]}>
      <div className="visit-line">
        <Mark name={`track-${FOLDER_OF[visit.species]}`} className="text-sp" />
        <p>
          {SPECIES_NAME[visit.species].one}
          {visit.breed && ` · ${visit.breed}`} · {ageText(visit.birthMonth, month)}
          {file && ` · ${weightText(file.weight)}`}
        </p>
        <Tag tone={STATUS_TONE[visit.status]}>{STATUS_NAME[visit.status]}</Tag>
      </div>
      <p>
        <b className={visit.type === 'emergency' ? 'urgent-word' : ''}>{TYPE_NAME[visit.type]}</b>, {startText(visit)}
        {visit.halfHours > 1 && ` · Dura ${lengthText(visit.halfHours)}`}
        {visit.agenda && (
          <>
            {' '}
            · <AgendaName agenda={visit.agenda} />
          </>
        )}
      </p>
      <p>
        {visit.ownerName}
        {visit.isClient && <span className="soft"> · sin cuenta</span>}
      </p>
      {visit.ownerPhone && (
        <a className="agenda-tel num" href={telLink(visit.ownerPhone)}>
          <Icon name="phone" />
          <span className="sr-only">Llamar a {visit.ownerName}: </span>
          {phoneText(visit.ownerPhone)}
        </a>
      )}
      {visit.answerBy && <p className="small num">{deadlineText(visit, today)}</p>}
      {visit.notes && <p className="visit-note">{visit.notes}</p>}
      {mind.map(([name, text]) => (
        <p key={name} className="small">
          <b>{name}:</b> {text}
        </p>
      ))}
      {full && <VisitCharges visit={visit} full={full} />}
      {visit.cancelReason && <p>Motivo de la cancelación: {visit.cancelReason}</p>}
      {visit.isOpen && (
        <Link href={paths.patient(visit.petId)} className="link">
          <Icon name="notebook-text" />
          Ver Historial
        </Link>
      )}
      {full && full.events.length > 0 && <History events={full.events} />}
    </div>
  );
};
