import type { ReactNode } from 'react';
import { clockTime, longDate, slotTime } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import type { AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { slotEnd } from '../../shared/slots.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { ASSURED_BY } from '../../shared/visit-link.ts';
import { lengthText } from '../../shared/visit-words.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AgendaName } from './agenda-choice.tsx';
import { arrowsMove } from './arrows.ts';
import { bookText, closedText, freeText, goingOn, type Slot } from './slot-words.ts';
import type { VisitWork } from './use-visit-work.ts';

/** Opens the booking of a free time, wall time; of an agenda, where it was chosen there. */
export type OnBook = (start: string, agenda?: number) => void;

/** A visit as a day shows it: opens it. */
export const Bar = ({ visit, work }: { visit: AgendaVisit; work: VisitWork }) => (
  <button
    type="button"
    id={`cita-${visit.id}`}
    className={`slot-visit ${visit.status}`}
    data-species={FOLDER_OF[visit.species]}
    onClick={() => work.show(visit)}
  >
    <Mark name={`track-${FOLDER_OF[visit.species]}`} className="text-sp" />
    <span className="slot-words">
      <b>{visit.patientName}</b>{' '}
      <span className={visit.type === 'emergency' ? 'urgent-word small' : 'small'}>{TYPE_NAME[visit.type]}</span>
      {visit.halfHours > 1 && <span className="small"> · {lengthText(visit.halfHours)}</span>}
      <span className="small slot-owner">{visit.ownerName}</span>
      {visit.assured && visit.status === 'confirmed' && (
        <span className="small"> · Confirmó {ASSURED_BY[visit.assured]}</span>
      )}
      {visit.agenda && (
        <span className="small bar-agenda">
          <AgendaName agenda={visit.agenda} />
        </span>
      )}
    </span>
    <Tag tone={STATUS_TONE[visit.status]}>{STATUS_NAME[visit.status]}</Tag>
  </button>
);

const Row = ({
  day,
  slot,
  work,
  onBook,
  wall,
}: {
  day: AgendaDay;
  slot: Slot;
  work: VisitWork;
  onBook: OnBook;
  wall: string;
}) => {
  const at = `${day.date}T${slot.time}`;
  const visits = day.visits.filter((visit) => visit.time === slot.time);
  const closed = closedText(day, slot);
  const runs = at <= wall && slotEnd(at) > wall;
  return (
    <li className={`slot-row ${runs ? 'under-way' : ''} ${slot.time.endsWith(':30') ? 'half' : ''}`}>
      <time className="num" dateTime={at}>
        {slotTime(slot.time)}
        <span className="sr-only">
          {' '}
          {slot.time < '12:00' ? 'a. m.' : 'p. m.'}
          {runs && ' (ahora)'}
        </span>
      </time>
      <div className="slot-cells">
        {visits.map((visit) => (
          <Bar key={visit.id} visit={visit} work={work} />
        ))}
        {goingOn(day, slot.time).map((visit) => (
          <p key={visit.id} className="slot-goes-on small soft">
            Sigue {visit.patientName}
          </p>
        ))}
        {slot.refusal === null && (
          <button type="button" className="slot-free" onClick={() => onBook(at)}>
            <Icon name="plus" />
            <span>{freeText(slot)}</span>
            <span className="sr-only">. {bookText(slot.time)}</span>
          </button>
        )}
        {closed && <p className="slot-closed small">{closed}</p>}
        {slot.sold > slot.capacity && (
          <p className="small soft">
            Hay {slot.sold} citas y ahora caben {slot.capacity}.
          </p>
        )}
      </div>
    </li>
  );
};

/** A day by its 17 half hours: who comes, what is free, what is closed; or as `children` show it. Arrows move between times. */
export const DayView = ({
  day,
  work,
  onBook,
  children,
}: {
  day: AgendaDay;
  work: VisitWork;
  onBook: OnBook;
  children?: ReactNode;
}) => {
  const wall = useMinute();
  return (
    <>
      {day.hours === null && <p className="soft">La clínica no abre este día de la semana.</p>}
      {day.holiday && (
        <p className="soft">
          Es festivo: {day.holiday}. {day.isHolidayOpen ? 'La clínica abre.' : 'La clínica no abre.'}
        </p>
      )}
      {children || (
        <ol className="slots-day" aria-label={`Horas del ${longDate(day.date)}`} onKeyDown={arrowsMove}>
          {day.slots.map((slot) => (
            <Row key={slot.time} day={day} slot={slot} work={work} onBook={onBook} wall={wall} />
          ))}
        </ol>
      )}
      {day.cancelled.length > 0 && (
        <details className="slot-cancelled">
          <summary>Canceladas ({day.cancelled.length})</summary>
          <ul>
            {day.cancelled.map((visit) => (
              <li key={visit.id}>
                <button type="button" id={`cita-${visit.id}`} className="link" onClick={() => work.show(visit)}>
                  {clockTime(visit.time)} · {visit.patientName}
                </button>
                <span className="soft small"> {visit.cancelReason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
