import type { ReactNode } from 'react';
import { allergyFact } from '../../lib/allergies.ts';
import { clockTime, longDate, weightText } from '../../lib/formats.ts';
import { hoursText } from '../../lib/medicine-words.ts';
import { useToday } from '../../lib/now.ts';
import { STATUS_TONE } from '../../lib/status-tone.ts';
import { STATUS_NAME, TYPE_NAME } from '../../shared/appointments.ts';
import { byUrgency } from '../../shared/due.ts';
import { SOON_DAYS } from '../../shared/limits.ts';
import type { PatientFile } from '../../shared/schemas/patient-file.ts';
import { Tag } from '../../ui/tag.tsx';
import { dueTag } from './words.ts';

type File = NonNullable<PatientFile['file']>;

/**
 * What must be seen before anybody touches the animal; that nobody asked of allergies is one of those things. `onAnswer` null: they
 * are known, or not to be written here.
 */
export const Care = ({ file, onAnswer }: { file: File; onAnswer: (() => void) | null }) => (
  <dl
    className="patient-care"
    data-calm={((file.allergies ?? file.medicines) === null && file.given.length === 0) || undefined}
  >
    <div>
      <dt>Alergias</dt>
      <dd>
        {allergyFact(file)}
        {onAnswer && (
          <button type="button" className="btn line small no-print" onClick={onAnswer}>
            Anotar lo que dijo su dueño
          </button>
        )}
      </dd>
    </div>
    {file.medicines && (
      <div>
        <dt>Medicinas</dt>
        <dd>{file.medicines}</dd>
      </div>
    )}
    {file.given.length > 0 && (
      <div>
        <dt>Le dan en casa</dt>
        <dd>
          <ul>
            {file.given.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may be called the same.
              <li key={index}>
                {one.name}
                {one.instruction && `: ${one.instruction}`} <span className="soft small">{hoursText(one)}</span>
              </li>
            ))}
          </ul>
        </dd>
      </div>
    )}
  </dl>
);

/** What is due, most urgent first, with the way to the whole carné (`onCarne`; null: it stands below). */
export const NextThings = ({ due, onCarne }: { due: File['due']; onCarne: (() => void) | null }) => {
  const today = useToday();
  const next = due.filter(({ state }) => state === 'overdue' || state === 'soon').toSorted(byUrgency);
  return (
    <section className="patient-part no-print" aria-labelledby="toca">
      <div className="row-head">
        <h2 id="toca">Lo que toca</h2>
        {onCarne && (
          <button type="button" className="link small" onClick={onCarne}>
            Ver el carné
          </button>
        )}
      </div>
      {next.length === 0 && <p className="soft">Nada en los próximos {SOON_DAYS} días.</p>}
      <ul className="patient-visits">
        {next.map((one) => {
          const { tone, text } = dueTag(one, today);
          return (
            <li key={one.key} className="patient-visit">
              <b>{one.name}</b>
              <Tag tone={tone}>{text}</Tag>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Weights, facts and visits beside the history. `chart` draws the weights, `person` is who brings the animal. */
export const PatientSide = ({ of, chart, person }: { of: PatientFile; chart: ReactNode; person: ReactNode }) => {
  const today = useToday();
  const { file, visits } = of;
  const facts: [string, string | null][] = file
    ? [
        ['Sexo', file.sex],
        ['Esterilizado', file.isNeutered === null ? null : file.isNeutered ? 'sí' : 'no'],
        ['Color', file.colour],
        ['Microchip', file.microchip],
        ['Del dueño', file.notes],
      ]
    : [];
  const known = facts.filter(([, value]) => value !== null);
  return (
    <div className="grid gap-9 no-print">
      {person}
      {file && (
        <section className="patient-part" aria-labelledby="peso">
          <div className="row-head">
            <h2 id="peso">Peso</h2>
            <p className="num weight-now">{weightText(file.weight)}</p>
          </div>
          {chart}
        </section>
      )}
      {known.length > 0 && (
        <section className="patient-part" aria-labelledby="datos">
          <div className="row-head">
            <h2 id="datos">Datos</h2>
          </div>
          <dl className="patient-facts">
            {known.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="patient-part" aria-labelledby="citas">
        <div className="row-head">
          <h2 id="citas">Citas aquí</h2>
        </div>
        {visits.length === 0 && <p className="soft">Todavía no ha tenido citas en la clínica.</p>}
        <ul className="patient-visits">
          {visits.map((visit) => (
            <li key={visit.id} className="patient-visit">
              <div>
                <p>
                  <b>{TYPE_NAME[visit.type]}</b>
                </p>
                <p className="soft small num">
                  {longDate(visit.date, today)}, {clockTime(visit.time)}
                </p>
                {visit.notes && <p className="small">{visit.notes}</p>}
              </div>
              <Tag tone={STATUS_TONE[visit.status]}>{STATUS_NAME[visit.status]}</Tag>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
