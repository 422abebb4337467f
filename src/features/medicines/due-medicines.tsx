import { useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { clockTime, longDate } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { paths } from '../../shared/paths.ts';
import type { DueMedicine } from '../../shared/schemas/owner-summary.ts';
import { Alert } from '../../ui/alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import { tickProblem, useMedicineWork } from './use-medicines.ts';

const Line = ({ due, onProblem }: { due: DueMedicine; onProblem: (text: string | null) => void }) => {
  const { tick, untick } = useMedicineWork(due.petId);
  const minute = useMinute();
  const [date, time] = [due.at.slice(0, 10), clockTime(due.at.slice(11))];
  const hour = date === minute.slice(0, 10) ? time : `${longDate(date, minute)}, ${time}`;
  const back = async () => {
    try {
      await untick.mutateAsync({ id: due.id, at: due.at });
      say(`Quitamos la marca: ${due.name}, ${due.petName}.`);
    } catch (error) {
      onProblem(`${due.name}, ${due.petName}. ${errorText(error, 'No se pudo quitar la marca')}`);
    }
  };
  // What is said of it outlives the line: it goes as soon as the hour is marked, by whomever.
  const press = async () => {
    onProblem(null);
    try {
      await tick.mutateAsync({ id: due.id, at: due.at });
      say(`Anotamos que ya le diste ${due.name} a ${due.petName}.`, {
        label: 'Deshacer',
        about: `: no le di ${due.name} a ${due.petName}`,
        onPress: back,
      });
    } catch (error) {
      onProblem(`${due.name}, ${due.petName}. ${tickProblem(error, Date.now())}`);
    }
  };
  return (
    <li className="dose">
      <span>
        <b>
          {due.name}, {due.petName}
        </b>
        <Link href={`${paths.pet(due.petId)}#medicinas`} className="link small dose-when">
          {hour}
          {due.at < minute && ', sin marcar'}
          <span className="sr-only">: ver {due.name}</span>
        </Link>
      </span>
      <button
        type="button"
        className="btn line small"
        aria-disabled={tick.isPending || undefined}
        onClick={() => !tick.isPending && press()}
      >
        <Icon name="check" />
        Ya se la di
        <span className="sr-only">
          : {due.name}, {hour}, {due.petName}
        </span>
      </button>
    </li>
  );
};

/** What is to be given about now to any animal and nobody marked; nothing where there is none. */
export const DueMedicines = ({ medicines }: { medicines: readonly DueMedicine[] }) => {
  const [problem, setProblem] = useState<string | null>(null);
  if (medicines.length === 0 && problem === null) return null;
  return (
    <section className="medicines" aria-labelledby="medicinas-de-ahora">
      <h2 id="medicinas-de-ahora" className="first-title">
        Medicinas de ahora
      </h2>
      <ul className="doses">
        {medicines.map((due) => (
          <Line key={`${due.id} ${due.at}`} due={due} onProblem={setProblem} />
        ))}
      </ul>
      {problem && <Alert tone="bad">{problem}</Alert>}
    </section>
  );
};
