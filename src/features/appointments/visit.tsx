import type { ReactNode } from 'react';
import { answerText } from '../../lib/answer-by.ts';
import { clockTime, dayOfMonth, monthName, weekdayName } from '../../lib/formats.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import type { Appointment, OwnerVisit } from '../../shared/schemas/appointment.ts';
import { Tag } from '../../ui/tag.tsx';

/** The day as a torn-off calendar leaf; another year than that of `today` is named. */
export const DayLeaf = ({ date, today }: { date: string; today: string }) => {
  const year = date.slice(0, 4);
  return (
    <time className="day-leaf" dateTime={date}>
      <span>{weekdayName(date)}</span> <b className="num">{dayOfMonth(date)}</b>{' '}
      <span>
        {monthName(date)}
        {year !== today.slice(0, 4) && <span className="num"> {year}</span>}
      </span>
    </time>
  );
};

/** Time, what for, with whom, where and how it stands; while it is pending, until when it is answered. */
export const VisitFacts = ({
  visit,
  today,
  children,
}: {
  visit: Appointment & Pick<OwnerVisit, 'answerBy'>;
  today: string;
  children?: ReactNode;
}) => (
  <div className="visit-facts">
    <p className="visit-time num">{clockTime(visit.date.slice(11))}</p>
    <p>
      <b className={visit.type === 'emergency' ? 'urgent-word' : ''}>{TYPE_NAME[visit.type]}</b> de {visit.petName}
    </p>
    <p className="soft small">{visit.clinicName}</p>
    {children}
    {visit.answerBy && <p className="small soft num">{answerText(visit, today)}</p>}
    <Tag tone={STATUS_TONE[visit.status]}>{STATUS_NAME[visit.status]}</Tag>
  </div>
);
