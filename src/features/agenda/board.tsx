import { Link } from 'wouter';
import { clockTime, counted, phoneText, telLink, weightText } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { type AppointmentStatus, STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import { paths } from '../../shared/paths.ts';
import { ageText } from '../../shared/pets.ts';
import type { Allergies as Allergic } from '../../shared/schemas/patient-file.ts';
import type { AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { FOLDER_OF, SPECIES_NAME } from '../../shared/species.ts';
import { ASSURED_BY } from '../../shared/visit-link.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { TwoFaced } from '../../ui/two-faced.tsx';
import { AgendaName } from './agenda-choice.tsx';
import { arrowsMove } from './arrows.ts';
import type { VisitWork } from './use-visit-work.ts';
import { ACT_NAME, lateText, nextAct, waitingMinutes } from './words.ts';

const COLUMNS = ['pending', 'confirmed', 'in_progress', 'completed'] as const satisfies readonly AppointmentStatus[];

/** Who waits longer stands out, minutes. */
const LONG_WAIT = 20;

const Waiting = ({ minutes }: { minutes: number }) => (
  <p className={`board-wait small num ${minutes >= LONG_WAIT ? 'long' : ''}`}>
    <Icon name="clock" />
    {minutes === 0 ? 'Acaba de llegar' : `Espera ${counted(minutes, 'minuto', 'minutos')}`}
  </p>
);

/** What animal it is, and what for it comes: the note of the booking in its own words, cut where it is long. */
const Facts = ({
  visit: { breed, species, birthMonth, mind, type, notes },
  month,
}: {
  visit: AgendaVisit;
  month: string;
}) => (
  <>
    <p className="small soft">
      {breed ?? SPECIES_NAME[species].one} · {ageText(birthMonth, month)}
      {mind && ` · ${weightText(mind.weight)}`}
    </p>
    <p className="small board-reason">
      <b className={type === 'emergency' ? 'urgent-word' : ''}>{TYPE_NAME[type]}</b>
      {notes && ` · ${notes}`}
    </p>
  </>
);

/** Red only where there is something to mind; that nobody asked is said as that. */
const Allergies = ({ of: { allergies, allergiesNoneOn } }: { of: Allergic }) => {
  if (allergies)
    return (
      <p className="board-allergy small">
        <Icon name="triangle-alert" />
        <span>Alergia: {allergies}</span>
      </p>
    );
  return allergiesNoneOn === null && <p className="board-allergy small unasked">Alergias: sin preguntar</p>;
};

/** Who brings it, and the call. */
const Keeper = ({ visit: { ownerName, ownerPhone } }: { visit: AgendaVisit }) => (
  <p className="board-keeper small">
    <span>{ownerName}</span>
    {ownerPhone && (
      <a className="num" href={telLink(ownerPhone)}>
        <Icon name="phone" />
        <span className="sr-only">Llamar a {ownerName}: </span>
        {phoneText(ownerPhone)}
      </a>
    )}
  </p>
);

const Card = ({ visit, work }: { visit: AgendaVisit; work: VisitWork }) => {
  const wall = useMinute();
  const act = nextAct(visit, wall);
  const waiting = waitingMinutes(visit, wall);
  const late = lateText(visit, wall);
  return (
    <li className={`board-card ${visit.type === 'emergency' ? 'urgent' : ''}`} data-species={FOLDER_OF[visit.species]}>
      <p className="board-time num">
        <span>
          {clockTime(visit.time)}
          {late && <span className="board-late"> · {late}</span>}
        </span>
        <Mark name={`track-${FOLDER_OF[visit.species]}`} className="text-sp" />
      </p>
      <div className="board-words">
        <h4>
          <button type="button" id={`cita-${visit.id}`} className="board-name" onClick={() => work.show(visit)}>
            {visit.patientName}
          </button>
        </h4>
        <Facts visit={visit} month={wall.slice(0, 7)} />
        {visit.agenda && (
          <p className="small">
            <AgendaName agenda={visit.agenda} />
          </p>
        )}
      </div>
      {visit.mind && <Allergies of={visit.mind} />}
      <Keeper visit={visit} />
      {visit.assured && waiting === null && visit.status === 'confirmed' && (
        <p className="board-wait small">
          <Icon name="check" />
          Confirmó {ASSURED_BY[visit.assured]}
        </p>
      )}
      {waiting !== null && <Waiting minutes={waiting} />}
      {visit.status === 'in_progress' && visit.isOpen && (
        <Link href={`${paths.patient(visit.petId)}?nuevo`} className="btn line small">
          Escribir en la historia<span className="sr-only"> de {visit.patientName}</span>
        </Link>
      )}
      {act && (
        // Another act is another button: a second press on the old one does not take it.
        <TwoFaced
          key={act}
          className={`btn small ${act === 'arrive' ? 'line' : 'primary'}`}
          busy={work.busyId === visit.id}
          busyText="Guardando..."
          onPress={() => work.press(visit, act)}
        >
          {ACT_NAME[act]}
          <span className="sr-only"> {visit.patientName}</span>
        </TwoFaced>
      )}
    </li>
  );
};

/** Who is here comes first, in the order of arrival; then by the time of the visit. */
const inOrder = (a: AgendaVisit, b: AgendaVisit) =>
  (a.arrivedAt ?? Number.POSITIVE_INFINITY) - (b.arrivedAt ?? Number.POSITIVE_INFINITY) ||
  (a.time < b.time ? -1 : a.time > b.time ? 1 : 0);

const Column = ({ status, visits, work }: { status: AppointmentStatus; visits: AgendaVisit[]; work: VisitWork }) => (
  <section className={`board-column ${status}`} aria-label={STATUS_NAME[status]}>
    <h3>
      {STATUS_NAME[status]} <span className="num">{visits.length}</span>
    </h3>
    {visits.length === 0 ? (
      <p className="soft small board-none">Ninguna</p>
    ) : (
      <ul>
        {(status === 'confirmed' ? visits.toSorted(inOrder) : visits).map((visit) => (
          <Card key={visit.id} visit={visit} work={work} />
        ))}
      </ul>
    )}
  </section>
);

/** What left the day: who did not come, and what was cancelled. */
const Gone = ({ visits, work }: { visits: AgendaVisit[]; work: VisitWork }) =>
  visits.length > 0 && (
    <div className="board-gone">
      <h3 className="small">No asistieron y canceladas</h3>
      <ul>
        {visits.map((visit) => (
          <li key={visit.id} className="small">
            <button type="button" id={`cita-${visit.id}`} className="link" onClick={() => work.show(visit)}>
              {clockTime(visit.time)} · {visit.patientName}
            </button>
            <span className="soft"> {STATUS_NAME[visit.status]}</span>
          </li>
        ))}
      </ul>
    </div>
  );

/** A day as it moves: from who must be confirmed to who has been seen. Arrows move between visits and their acts. */
export const Board = ({ day, work }: { day: AgendaDay; work: VisitWork }) => (
  <>
    {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside take the keys; it only moves the focus between them. */}
    <div className="board" onKeyDown={arrowsMove}>
      {COLUMNS.map((status) => (
        <Column
          key={status}
          status={status}
          visits={day.visits.filter((visit) => visit.status === status)}
          work={work}
        />
      ))}
    </div>
    <Gone visits={[...day.visits.filter(({ status }) => status === 'no_show'), ...day.cancelled]} work={work} />
  </>
);
