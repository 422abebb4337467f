import { longDate, slotTime } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { Agenda, AgendaDay } from '../../shared/schemas/visit.ts';
import { SLOTS, slotEnd } from '../../shared/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { AgendaName } from './agenda-choice.tsx';
import { arrowsMove } from './arrows.ts';
import { ofAgenda, ofNone } from './by-agenda.ts';
import { Bar, type OnBook } from './day-view.tsx';
import { bookText, closedText, dayText, goingOn } from './slot-words.ts';
import type { VisitWork } from './use-visit-work.ts';

type Column = { agenda: Agenda | null; day: AgendaDay };

const Cell = ({
  column: { agenda, day },
  time,
  work,
  onBook,
}: {
  column: Column;
  time: string;
  work: VisitWork;
  onBook: OnBook;
}) => {
  const slot = day.slots.find((one) => one.time === time);
  if (!slot) return <td />;
  const closed = closedText(day, slot);
  const before = day.slots[day.slots.indexOf(slot) - 1];
  // A block says why where it begins; below it the pattern goes on.
  const begins = slot.refusal === 'clinic_blocked' && !(before && closedText(day, before) === closed);
  return (
    <td className={closed ? 'closed' : undefined} data-colour={agenda?.colour}>
      <div className="week-cell">
        {day.visits
          .filter((visit) => visit.time === time)
          .map((visit) => (
            <Bar key={visit.id} visit={visit} work={work} />
          ))}
        {goingOn(day, time).map((visit) => (
          <span key={visit.id} className="week-goes-on small soft">
            Sigue {visit.patientName}
          </span>
        ))}
        {slot.refusal === null && agenda && (
          <button
            type="button"
            className="week-free"
            aria-label={`Libre. ${bookText(time)}, ${agenda.name}`}
            onClick={() => onBook(`${day.date}T${time}`, agenda.number)}
          >
            <Icon name="plus" />
          </button>
        )}
        {closed && <span className={begins ? 'small' : 'sr-only'}>{closed}</span>}
      </div>
    </td>
  );
};

/** A day by its agendas side by side; what is in none of them has a column of its own. Arrows move between agendas and times. */
export const DayColumns = ({
  day,
  agendas,
  work,
  onBook,
}: {
  day: AgendaDay;
  agendas: readonly Agenda[];
  work: VisitWork;
  onBook: OnBook;
}) => {
  const wall = useMinute();
  const none = ofNone(day, agendas);
  const columns: Column[] = [
    ...agendas.map((agenda) => ({ agenda, day: ofAgenda(day, agenda) })),
    ...(none.visits.length > 0 ? [{ agenda: null, day: none }] : []),
  ];
  return (
    <div className="week-scroll">
      <table className="week day-columns" onKeyDown={arrowsMove}>
        <caption className="sr-only">Agendas del {longDate(day.date)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Hora</span>
            </th>
            {columns.map(({ agenda, day: hers }) => (
              <th key={agenda?.number ?? 'none'} scope="col">
                {agenda ? <AgendaName agenda={agenda} /> : 'Sin agenda'}
                <span className="block small soft">{dayText(hers)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SLOTS.map((time) => {
            const at = `${day.date}T${time}`;
            const runs = at <= wall && slotEnd(at) > wall;
            return (
              <tr key={time} className={`${time.endsWith(':30') ? 'half' : ''} ${runs ? 'under-way' : ''}`}>
                <th scope="row" className="num">
                  {slotTime(time)}
                  <span className="sr-only">
                    {time < '12:00' ? ' a. m.' : ' p. m.'}
                    {runs && ' (ahora)'}
                  </span>
                </th>
                {columns.map((column) => (
                  <Cell key={column.agenda?.number ?? 'none'} column={column} time={time} work={work} onBook={onBook} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
