import { useState } from 'react';
import { clockTime, dayText } from '../../lib/formats.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import type { OwnerVisit } from '../../shared/schemas/appointment.ts';
import { instantOf } from '../../shared/time.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useVisitPages } from './use-visit-pages.ts';
import { VisitHistory } from './visit-history.tsx';

/** Past visits that stand before somebody asks for more. */
const SHORT = 5;

const Past = ({ visit }: { visit: OwnerVisit }) => (
  <li className="past-visit">
    <p>
      <b>{TYPE_NAME[visit.type]}</b> de {visit.petName}{' '}
      <Tag tone={STATUS_TONE[visit.status]}>{STATUS_NAME[visit.status]}</Tag>
    </p>
    <p className="soft small">
      <span className="num">
        {dayText(instantOf(visit.date))}, {clockTime(visit.date.slice(11))}
      </span>{' '}
      · {visit.clinicName}
    </p>
    {visit.notes && <p className="small">{visit.notes}</p>}
    {visit.cancelReason && (
      <p className="small soft">
        {visit.cancelledBy === 'clinic' ? 'Motivo de la clínica' : 'Motivo'}: {visit.cancelReason}
      </p>
    )}
    <VisitHistory id={visit.id} />
  </li>
);

/** The visits that were, latest first: a few lines, and the rest by portions. Nothing while there are none. */
export const PastVisits = () => {
  const { list, past } = useVisitPages();
  const [all, setAll] = useState(false);
  if (!past || past.length === 0) return null;
  const shown = all ? past : past.slice(0, SHORT);
  return (
    <section aria-labelledby="anteriores">
      <h2 id="anteriores" className="visits-title">
        Anteriores
      </h2>
      <ul className="past-visits">
        {shown.map((visit) => (
          <Past key={visit.id} visit={visit} />
        ))}
      </ul>
      {shown.length < past.length ? (
        <button type="button" className="btn line mt-4" onClick={() => setAll(true)}>
          Ver más citas
        </button>
      ) : (
        <MoreButton list={list}>Ver más citas</MoreButton>
      )}
    </section>
  );
};
