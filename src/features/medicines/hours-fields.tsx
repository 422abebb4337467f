import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { dayName } from '../../lib/medicine-words.ts';
import { MAX_TIMES } from '../../shared/medicines.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Days, Sent, Typed } from './typed-medicine.ts';

const DAYS: Record<Days, string> = { all: 'Todos los días', every: 'Cada varios días', week: 'Días de la semana' };

/** At which hours, and on which days. */
export const HoursFields = ({ form }: { form: UseFormReturn<Typed, unknown, Sent> }) => {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  const { fields, append, remove } = useFieldArray({ control, name: 'times' });
  const days = watch('days');
  const wrongTimes = errors.times?.root?.message ?? errors.times?.message;
  return (
    <>
      <ChoiceGroup legend="¿A qué horas?" error={wrongTimes} className="medicine-times">
        {fields.map((field, index) => (
          <div key={field.id} className="medicine-time">
            <TextField
              label={`Hora ${index + 1}`}
              type="time"
              required
              error={errors.times?.[index]?.message ?? errors.times?.[index]?.at?.message}
              {...register(`times.${index}.at`)}
            />
            {fields.length > 1 && (
              <button
                type="button"
                className="icon-btn"
                aria-label={`Quitar la hora ${index + 1}`}
                onClick={() => remove(index)}
              >
                <Icon name="x" />
              </button>
            )}
          </div>
        ))}
        {fields.length < MAX_TIMES && (
          <button type="button" className="btn line small" onClick={() => append({ at: '' })}>
            <Icon name="plus" />
            Otra hora
          </button>
        )}
      </ChoiceGroup>
      <ChoiceGroup legend="¿Qué días?">
        {(Object.keys(DAYS) as Days[]).map((value) => (
          <Choice key={value} value={value} {...register('days')}>
            <Tick />
            {DAYS[value]}
          </Choice>
        ))}
      </ChoiceGroup>
      {days === 'every' && (
        <TextField
          label="Cada cuántos días"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          error={errors.everyDays?.message}
          {...register('everyDays')}
        />
      )}
      {days === 'week' && (
        <ChoiceGroup legend="Días de la semana" error={errors.weekdays?.message}>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <label key={day} className="chip">
              <input type="checkbox" className="sr-only" value={String(day)} {...register('weekdays')} />
              <Tick />
              {dayName(day)}
            </label>
          ))}
        </ChoiceGroup>
      )}
    </>
  );
};
