import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useFieldArray, useForm } from 'react-hook-form';
import * as z from 'zod';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { dayName } from '../../lib/medicine-words.ts';
import { useToday } from '../../lib/now.ts';
import { TEXT } from '../../shared/limits.ts';
import { MAX_TIMES } from '../../shared/medicines.ts';
import { type Medicine, medicineForm } from '../../shared/schemas/medicine.ts';
import { readWhole } from '../../shared/weights.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { say } from '../../ui/toasts.tsx';
import type { FromFormula } from './from-formula.tsx';
import { useMedicineWork } from './use-medicines.ts';

type Days = 'all' | 'every' | 'week';
type Typed = {
  name: string;
  instruction: string;
  times: { at: string }[];
  days: Days;
  everyDays: string;
  weekdays: string[];
  from: string;
  to: string;
};
type Sent = z.output<typeof medicineForm>;
const FIELDS = ['name', 'instruction', 'days', 'everyDays', 'weekdays', 'times', 'from', 'to'] as const;

const resolver = zodResolver(
  z.preprocess((input) => {
    const { days, everyDays, weekdays, times, ...typed } = input as Typed;
    return {
      ...typed,
      times: times.map(({ at }) => at),
      everyDays: days === 'all' ? 1 : days === 'every' ? (readWhole(everyDays) ?? Number.NaN) : null,
      weekdays: days === 'week' ? weekdays.map(Number) : null,
    };
  }, medicineForm) as never,
) as unknown as Resolver<Typed, unknown, Sent>;

const DAYS: Record<Days, string> = { all: 'Todos los días', every: 'Cada varios días', week: 'Días de la semana' };

/** What the form begins with: a medicine as it stands, one of a fórmula, or nothing. */
const beginOf = (medicine: Medicine | null, taken: FromFormula | null, today: string): Typed => {
  const { everyDays = 1, weekdays = null } = medicine ?? {};
  return {
    name: medicine?.name ?? taken?.name ?? '',
    instruction: medicine?.instruction ?? taken?.instruction ?? '',
    times: (medicine?.times ?? ['']).map((at) => ({ at })),
    days: weekdays ? 'week' : everyDays === 1 ? 'all' : 'every',
    everyDays: everyDays && everyDays > 1 ? String(everyDays) : '',
    weekdays: weekdays?.map(String) ?? [],
    from: medicine?.from ?? today,
    to: medicine ? (medicine.to ?? '') : (taken?.to ?? ''),
  };
};

/** Adds a medicine, typed or in the words of a fórmula (`taken`), or changes one. */
export const MedicineDialog = ({
  pet,
  medicine,
  taken,
  onClose,
}: {
  pet: { id: string; name: string };
  medicine: Medicine | null;
  taken: FromFormula | null;
  onClose: () => void;
}) => {
  const { save } = useMedicineWork(pet.id);
  const [id] = useState(() => medicine?.id ?? crypto.randomUUID());
  const today = useToday();
  const form = useForm<Typed, unknown, Sent>({ resolver, defaultValues: beginOf(medicine, taken, today) });
  const { register, handleSubmit, setError, control, watch, formState } = form;
  const { errors, isSubmitting } = formState;
  const isTaken = taken !== null || (medicine !== null && medicine.source !== null);
  const about = medicine?.id ?? (taken ? `${taken.prescriptionId}.${taken.position}` : pet.id);
  const draft = useDraft(form, `medicina:${about}`, FIELDS);
  const { fields, append, remove } = useFieldArray({ control, name: 'times' });
  const days = watch('days');
  const send = handleSubmit(async (typed) => {
    try {
      const source = taken && { prescriptionId: taken.prescriptionId, position: taken.position };
      // The words of a fórmula are the clinic's, however long they are: the server takes them from it.
      const words = isTaken ? { name: 'fórmula', instruction: null } : {};
      await save.mutateAsync({ ...typed, ...words, id, petId: pet.id, version: medicine?.version ?? null, source });
      draft.done();
      say(medicine ? 'Guardamos los cambios.' : `Agregamos ${typed.name} a las medicinas de ${pet.name}.`);
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, 'No se pudo guardar la medicina') });
    }
  });
  const wrongTimes = errors.times?.root?.message ?? errors.times?.message;
  return (
    <FormDialog
      title={medicine ? 'Editar la medicina' : `Medicina de ${pet.name}`}
      verb="Guardar"
      pendingText="Guardando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={send}
      onClose={onClose}
      lead={
        <>
          <DraftNote restored={draft.restored} onDiscard={draft.discard} />
          {isTaken ? (
            <p className="medicine-words">
              <b>{medicine?.name ?? taken?.name}</b>
              <span>{medicine?.instruction ?? taken?.instruction}</span>
              <span className="soft small">Son las palabras de la clínica. Tú eliges las horas.</span>
            </p>
          ) : (
            <p className="soft">Escríbela como te la indicó tu veterinario. Aquí nadie calcula cantidades.</p>
          )}
        </>
      }
    >
      {!isTaken && (
        <>
          <TextField
            label="Medicina"
            data-autofocus
            required
            autoComplete="off"
            maxLength={TEXT.name}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextAreaField
            label="Indicación"
            hint="Cuánto y cómo, con las palabras de tu veterinario."
            optional
            rows={2}
            maxLength={TEXT.reason}
            error={errors.instruction?.message}
            {...register('instruction')}
          />
        </>
      )}
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
      <div className="field-row">
        <TextField label="Desde" type="date" required error={errors.from?.message} {...register('from')} />
        <TextField label="Hasta" optional type="date" error={errors.to?.message} {...register('to')} />
      </div>
    </FormDialog>
  );
};
