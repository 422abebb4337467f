import { errorText } from '../../lib/errors.ts';
import { dayText, longDate } from '../../lib/formats.ts';
import { useToday } from '../../lib/now.ts';
import type { Medicine } from '../../shared/schemas/medicine.ts';
import type { PetFile } from '../../shared/schemas/pet-file.ts';
import { Confirm } from '../../ui/confirm.tsx';
import { say } from '../../ui/toasts.tsx';
import type { useMedicineWork } from './use-medicines.ts';

/** What takes a medicine off the list: it is given no more, or was noted by mistake. */
const ACTS = {
  end: {
    title: (name: string) => `¿Terminar ${name}?`,
    verb: 'Terminar',
    pendingText: 'Terminando...',
    failed: 'No se pudo terminar',
    done: 'Ya no te la recordamos.',
    means: 'Dejamos de recordarla. Lo que ya marcaron se queda. Si la indicó una clínica, pregúntale antes.',
  },
  remove: {
    title: (name: string) => `¿Quitar ${name}?`,
    verb: 'Quitar',
    pendingText: 'Quitando...',
    failed: 'No se pudo quitar',
    done: 'La quitamos de la lista.',
    means:
      'Se borra con sus horas, como si nadie la hubiera anotado. Es para lo que se anotó por error; si ya no se la das, termínala.',
  },
} as const;

export const Act = ({
  medicine,
  act,
  onAct,
}: {
  medicine: Medicine;
  act: keyof typeof ACTS;
  onAct: (doomed: Doomed) => void;
}) => (
  <button type="button" className="link small" onClick={() => onAct({ medicine, act })}>
    {ACTS[act].verb}
    <span className="sr-only"> {medicine.name}</span>
  </button>
);
export type Doomed = { medicine: Medicine; act: keyof typeof ACTS };

export const Past = ({ rows, onAct }: { rows: Medicine[]; onAct: ((doomed: Doomed) => void) | null }) => {
  const today = useToday();
  return (
    <details className="fold">
      <summary>Terminadas ({rows.length})</summary>
      <ul className="medicines-past">
        {rows.map((one) => (
          <li key={one.id}>
            <b>{one.name}</b>
            <p className="soft small">
              Desde el {longDate(one.from, today)}.{' '}
              {one.endedAt === null
                ? one.to && `Terminó el ${longDate(one.to, today)}.`
                : `La terminó ${one.endedBy ?? 'alguien que ya no está'} el ${dayText(one.endedAt)}.`}
            </p>
            {onAct && one.ticks.length === 0 && <Act medicine={one} act="remove" onAct={onAct} />}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The question before it. */
export const Ending = ({
  pet,
  medicine: { id, name },
  act,
  work,
  onClose,
}: Doomed & { pet: PetFile; work: ReturnType<typeof useMedicineWork>; onClose: () => void }) => {
  const { title, verb, pendingText, failed, done, means } = ACTS[act];
  const { isPending, error, reset } = work[act];
  const settled = {
    onSuccess: () => {
      onClose();
      say(done);
    },
  };
  return (
    <Confirm
      title={title(name)}
      verb={verb}
      pendingText={pendingText}
      pending={isPending}
      error={error && errorText(error, failed)}
      onConfirm={() =>
        act === 'end' ? work.end.mutate({ id }, settled) : work.remove.mutate({ id, petId: pet.id }, settled)
      }
      onClose={() => {
        reset();
        onClose();
      }}
    >
      <p>{means}</p>
    </Confirm>
  );
};
