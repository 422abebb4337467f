import { clockTime, dayOfMonth, longDate, shortMonth, shortWeekday, slotTime } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import type { AgendaDay, AgendaVisit } from '../../shared/schemas/visit.ts';
import { SLOTS } from '../../shared/slots.ts';
import { FOLDER_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import { arrowsMove } from './arrows.ts';
import type { OnBook } from './day-view.tsx';
import { bookText, closedText, dayText, freeText, goingOn } from './slot-words.ts';
import type { VisitWork } from './use-visit-work.ts';

type Props = {
  days: readonly AgendaDay[];
  work: VisitWork;
  onBook: OnBook;
  /** Opens one of the days. */
  onDay: (date: string) => void;
};

const Chip = ({ visit, work }: { visit: AgendaVisit; work: VisitWork }) => (
  <button
    type="button"
    id={`cita-${visit.id}`}
    className={`week-visit ${visit.status}`}
    data-species={FOLDER_OF[visit.species]}
    onClick={() => work.show(visit)}
  >
    <span className="week-name">
      <Mark name={`track-${FOLDER_OF[visit.species]}`} className="text-sp" />
      <b>{visit.patientName}</b>
    </span>
    <span className="week-state">{STATUS_NAME[visit.status]}</span>
    <span className="sr-only">
      , {TYPE_NAME[visit.type]}, {visit.ownerName}
    </span>
  </button>
);

const Cell = ({ day, time, work, onBook }: { day: AgendaDay; time: string } & Pick<Props, 'work' | 'onBook'>) => {
  const slot = day.slots.find((one) => one.time === time);
  if (!slot) return <td />;
  const closed = closedText(day, slot);
  return (
    <td className={closed ? 'closed' : undefined}>
      <div className="week-cell">
        {day.visits
          .filter((visit) => visit.time === time)
          .map((visit) => (
            <Chip key={visit.id} visit={visit} work={work} />
          ))}
        {goingOn(day, time).map((visit) => (
          <span key={visit.id} className="week-goes-on small soft">
            Sigue {visit.patientName}
          </span>
        ))}
        {slot.refusal === null && (
          <button
            type="button"
            className="week-free"
            aria-label={`${freeText(slot)}. ${bookText(time)}, ${longDate(day.date)}`}
            onClick={() => onBook(`${day.date}T${time}`)}
          >
            <Icon name="plus" />
          </button>
        )}
        {closed && <span className="sr-only">{closed}</span>}
      </div>
    </td>
  );
};

/** Seven days by their half hours. Arrows move between days and times. */
export const WeekGrid = ({ days, work, onBook, onDay }: Props) => {
  const today = useToday();
  return (
    <div className="week-scroll">
      <table className="week" onKeyDown={arrowsMove}>
        <caption className="sr-only">Semana del {longDate(days[0]?.date ?? today)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Hora</span>
            </th>
            {days.map((day) => (
              <th key={day.date} scope="col" className={day.date === today ? 'today' : undefined}>
                <button type="button" className="week-day" onClick={() => onDay(day.date)}>
                  <span>{shortWeekday(day.date)}</span>
                  <b className="num">{dayOfMonth(day.date)}</b>
                  <span className="week-day-text">{dayText(day)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SLOTS.map((time) => (
            <tr key={time} className={time.endsWith(':30') ? 'half' : undefined}>
              <th scope="row" className="num">
                {slotTime(time)}
                <span className="sr-only">{time < '12:00' ? ' a. m.' : ' p. m.'}</span>
              </th>
              {days.map((day) => (
                <Cell key={day.date} day={day} time={time} work={work} onBook={onBook} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Seven days one below the other, for narrow screens: who comes, and the way to each day. */
export const WeekList = ({ days, work, onDay }: Omit<Props, 'onBook'>) => {
  const today = useToday();
  return (
    <ol className="week-list">
      {days.map((day) => (
        <li key={day.date}>
          <div className="row-head">
            <h3 className={day.date === today ? 'today' : undefined}>
              {shortWeekday(day.date)} {dayOfMonth(day.date)} {shortMonth(day.date)}
              <span className="soft small"> · {dayText(day)}</span>
            </h3>
            <button type="button" className="btn line small" onClick={() => onDay(day.date)}>
              Ver día<span className="sr-only">, {longDate(day.date)}</span>
            </button>
          </div>
          <ul className="week-list-visits">
            {day.visits.map((visit) => (
              <li key={visit.id}>
                <span className="num small">{clockTime(visit.time)}</span>
                <Chip visit={visit} work={work} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};
