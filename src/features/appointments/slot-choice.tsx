import type { UseFormRegisterReturn } from 'react-hook-form';
import { longDate, slotTime } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import { SLOTS } from '../../shared/slots.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';

const NOON = '12:00';
const PARTS = [
  { name: 'Mañana', slots: SLOTS.filter((time) => time < NOON) },
  { name: 'Tarde', slots: SLOTS.filter((time) => time >= NOON) },
];

/**
 * The 17 slots of a day. `free` names those that can be booked: null while they are on their way (nothing can be chosen yet).
 * `message` says why there is nothing to choose; `id` tells the hours of two forms apart.
 */
export const SlotChoice = ({
  id,
  day,
  free,
  message,
  field,
  error,
}: {
  id: string;
  day: string;
  free: ReadonlySet<string> | null;
  message: string | null;
  field: UseFormRegisterReturn;
  error?: string | undefined;
}) => {
  const now = useMinute();
  const taken = (time: string) => (`${day}T${time}` <= now ? 'ya pasó' : 'ocupada');
  return (
    <ChoiceGroup
      id={id}
      legend="Hora"
      aside={day ? longDate(day) : undefined}
      className="slot-parts"
      error={error}
      aria-busy={free === null && message === null}
      data-unknown={free === null || undefined}
    >
      {message && (
        <p className="soft" role="status">
          {message}
        </p>
      )}
      {PARTS.map(({ name, slots }) => (
        <div key={name}>
          <p className="soft small">{name}</p>
          <div className="slots">
            {slots.map((time) => {
              const open = free?.has(time) ?? false;
              return (
                <Choice key={time} className="card-choice slot num" value={time} {...field} disabled={!open}>
                  {slotTime(time)}
                  <span className="sr-only"> {name === 'Mañana' ? 'a. m.' : 'p. m.'}</span>
                  {free && !open && <span className="sr-only"> {taken(time)}</span>}
                </Choice>
              );
            })}
          </div>
        </div>
      ))}
    </ChoiceGroup>
  );
};
