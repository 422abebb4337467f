import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { longDate, slotTime } from '../../lib/formats.ts';
import { errorMessage } from '../../shared/errors.ts';
import type { Unoffered } from '../../shared/schemas/appointment.ts';
import { NOON, SLOTS } from '../../shared/slots.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import type { DaySlots } from './use-day-slots.ts';

const PARTS = [
  { name: 'Mañana', slots: SLOTS.filter((time) => time < NOON) },
  { name: 'Tarde', slots: SLOTS.filter((time) => time >= NOON) },
];

/** Why an hour cannot be chosen, in a word or two. */
const WHY: Record<Unoffered, string> = {
  past: 'ya pasó',
  clinic_closed_to_bookings: 'sin citas',
  clinic_closed_to_you: 'sin citas',
  clinic_closed: 'cerrada',
  clinic_holiday: 'festivo',
  clinic_blocked: 'cerrada',
  short_notice: 'muy pronto',
  too_far: 'muy lejos',
  emergency_later: 'muy lejos para una urgencia',
  slot_taken: 'ocupada',
  new_full: 'apartada',
  unverified_full: 'apartada',
  unverified_full_no_mail: 'apartada',
};

/**
 * The 17 slots of a day: while they are on their way, nothing can be chosen yet. `id` tells the hours of two forms apart. An hour
 * that the server refused is gone: the others stay as calm as they were.
 */
export const SlotChoice = ({
  id,
  day,
  slots: { free, why, share, message },
  field,
  error,
}: {
  id: string;
  day: string;
  slots: DaySlots;
  field: UseFormRegisterReturn;
  error?: FieldError | undefined;
}) => {
  const isSoon = (time: string) => why.get(time) === 'short_notice';
  return (
    <ChoiceGroup
      id={id}
      legend="Hora"
      aside={day ? longDate(day) : undefined}
      className="slot-parts"
      error={error?.message}
      calm={error?.type === 'server'}
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
                <Choice
                  key={time}
                  className={`card-choice slot num${isSoon(time) ? ' soon' : ''}`}
                  value={time}
                  {...field}
                  disabled={!open}
                >
                  {slotTime(time)}
                  <span className="sr-only"> {name === 'Mañana' ? 'a. m.' : 'p. m.'}</span>
                  {free && !open && <span className="sr-only"> {WHY[why.get(time) ?? 'slot_taken']}</span>}
                </Choice>
              );
            })}
          </div>
        </div>
      ))}
      {!message && share && <p className="soft small">{errorMessage(share)}</p>}
      {!message && SLOTS.some(isSoon) && (
        <p className="soft small">
          Las horas de borde punteado son muy pronto: la clínica pide más tiempo de aviso. Si no da espera, llámala.
        </p>
      )}
    </ChoiceGroup>
  );
};
