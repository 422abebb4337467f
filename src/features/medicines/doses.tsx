import { useState } from 'react';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { duesBetween, duesOn, tickSpan } from '../../shared/medicines.ts';
import type { Medicine } from '../../shared/schemas/medicine.ts';
import { addDays } from '../../shared/time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tickProblem, useMedicineWork } from './use-medicines.ts';
import { missedText, tickText } from './words.ts';

type Of = { medicine: Medicine; petId: string; isOwner: boolean };

/** One hour: who marked it, or the button that does. `day` stands before the hour where it is not today. */
const Dose = ({ medicine, petId, isOwner, at, day }: Of & { at: string; day?: string | undefined }) => {
  const { tick, untick } = useMedicineWork(petId);
  const [, last] = tickSpan(useMinute());
  const given = medicine.ticks.find(({ due }) => due === at);
  const hour = [day, clockTime(at.slice(11))].filter(Boolean).join(', ');
  const error = tick.error ?? untick.error;
  const press = (work: typeof tick | typeof untick) => {
    tick.reset();
    untick.reset();
    work.mutate({ id: medicine.id, at });
  };
  return (
    <li className="dose">
      <b className="num">{hour}</b>
      {given ? (
        <>
          <span className="small dose-given">
            <Icon name="circle-check" />
            <span>{tickText(given, Date.now())}</span>
          </span>
          {(given.isMine || isOwner) && (
            <button type="button" className="link small" onClick={() => press(untick)} disabled={untick.isPending}>
              Desmarcar
              <span className="sr-only">
                {' '}
                {medicine.name}, {hour}
              </span>
            </button>
          )}
        </>
      ) : at > last ? (
        <span className="soft small">Más tarde</span>
      ) : (
        <button
          type="button"
          className="btn line small"
          aria-disabled={tick.isPending || undefined}
          onClick={() => !tick.isPending && press(tick)}
        >
          <Icon name="check" />
          Ya se la di
          <span className="sr-only">
            : {medicine.name}, {hour}
          </span>
        </button>
      )}
      {error && <Alert tone="bad">{tickProblem(error, Date.now())}</Alert>}
    </li>
  );
};

/** The hours of today, and those of the days before that nobody marked. */
export const Doses = (of: Of) => {
  const { medicine } = of;
  const minute = useMinute();
  const today = minute.slice(0, 10);
  const [first] = tickSpan(minute);
  const [missed] = useState(() =>
    duesBetween(medicine, first, `${addDays(today, -1)}T23:59`)
      .filter((at) => !medicine.ticks.some(({ due }) => due === at))
      .toReversed(),
  );
  const dues = duesOn(medicine, today);
  return (
    <>
      {dues.length > 0 ? (
        <ul className="doses" aria-label={`Hoy, ${medicine.name}`}>
          {dues.map((at) => (
            <Dose key={at} {...of} at={at} />
          ))}
        </ul>
      ) : (
        <p className="soft small">Hoy no hay horas por marcar.</p>
      )}
      {missed.length > 0 && (
        <details className="fold">
          <summary>{missedText(missed.length)}</summary>
          <p className="soft small">Si se la diste, márcala. Si no, pregúntale a tu veterinario qué hacer.</p>
          <ul className="doses">
            {missed.map((at) => (
              <Dose key={at} {...of} at={at} day={longDate(at.slice(0, 10), today)} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
