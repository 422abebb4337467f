import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TEXT } from '../../shared/limits.ts';
import { isCarneKind, PART_LENGTH } from '../../shared/schemas/record.ts';
import type { Species } from '../../shared/species.ts';
import { weightUnit } from '../../shared/weights.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { BatchChoice } from './batch-choice.tsx';
import { ExamFields } from './exam-fields.tsx';
import { ProductFields } from './product-fields.tsx';
import type { Sent, Typed } from './typed-record.ts';
import type { Side } from './use-records.ts';

type Form = UseFormReturn<Typed, unknown, Sent>;
/** Items of the plan that a form offers; `secondDays`: days to the second dose, where no first one is written yet. */
export type PlanItems = readonly {
  id: string;
  kind: 'vacuna' | 'desparasitacion';
  name: string;
  secondDays?: number | null;
}[];

/** What a consulta says; a clinic's with its exam between what was asked and what was found. */
const ConsultaFields = ({ form: { register, formState }, exam }: { form: Form; exam: ReactNode }) => {
  const { errors } = formState;
  return (
    <>
      <TextField
        label="Motivo"
        maxLength={PART_LENGTH}
        required
        error={errors.reason?.message}
        {...register('reason')}
      />
      {exam}
      <TextAreaField
        label="Hallazgos"
        optional
        rows={4}
        maxLength={PART_LENGTH}
        error={errors.findings?.message}
        {...register('findings')}
      />
      <TextAreaField
        label="Diagnóstico"
        optional
        rows={2}
        maxLength={PART_LENGTH}
        error={errors.diagnosis?.message}
        {...register('diagnosis')}
      />
      <TextAreaField
        label="Plan"
        optional
        rows={4}
        maxLength={PART_LENGTH}
        error={errors.plan?.message}
        {...register('plan')}
      />
    </>
  );
};

/** What a vaccine or a deworming says; a clinic's names its product, a clinic's vaccine its lot. */
const CarneFields = ({
  form,
  side,
  species,
  items,
}: {
  form: Form;
  side: Side;
  species: Species;
  items: PlanItems;
}) => {
  const { register, setValue, formState } = form;
  const { errors } = formState;
  const [kind, planKey, batchId] = useWatch({ control: form.control, name: ['kind', 'planKey', 'batchId'] });
  const own = items.filter((item) => item.kind === kind);
  const isVaccine = kind === 'vacuna';
  const named = own.some(({ id }) => id === planKey);
  return (
    <>
      {own.length > 0 && (
        <SelectField
          label={isVaccine ? 'Vacuna' : 'Desparasitación'}
          {...register('planKey', {
            onChange: ({ target }) => {
              const item = own.find(({ id }) => id === target.value);
              setValue('title', item?.name ?? '', { shouldDirty: true });
            },
          })}
        >
          <option value="">Otra, fuera del plan</option>
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {!named && (
        <TextField
          label={isVaccine ? 'Nombre de la vacuna' : 'Contra qué'}
          maxLength={TEXT.name}
          required
          error={errors.title?.message}
          {...register('title')}
        />
      )}
      {side === 'clinic' && <BatchChoice form={form} species={species} />}
      {!batchId && <ProductFields form={form} side={side} />}
    </>
  );
};

/** What the plan does with a day that is left blank. */
const planHint = (items: PlanItems, planKey: string): string => {
  const days = items.find(({ id }) => id === planKey)?.secondDays;
  return days
    ? `Es la primera que se anota: si la dejas vacía, queda a los ${days} días. Si es un refuerzo, escribe su fecha.`
    : 'Si la dejas vacía, la pone el plan.';
};

const TEXT_LABEL = { examen: 'Resultado', nota: 'Nota', procedimiento: 'Cómo fue' } as const;

/** The fields of the kind that is chosen, the day around them and what every kind may say. */
export const RecordFieldset = ({
  form,
  side,
  species,
  items,
  today,
}: {
  form: Form;
  side: Side;
  species: Species;
  items: PlanItems;
  today: string;
}) => {
  const { register, control, formState } = form;
  const { errors } = formState;
  const [kind, planKey] = useWatch({ control, name: ['kind', 'planKey'] });
  const carne = isCarneKind(kind);
  return (
    <>
      <div className="field-row">
        <TextField type="date" label="Fecha" max={today} required error={errors.date?.message} {...register('date')} />
        <TextField
          label="Peso"
          optional
          unit={weightUnit(species)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          error={errors.weight?.message}
          {...register('weight')}
        />
      </div>
      {kind === 'consulta' && (
        <ConsultaFields form={form} exam={side === 'clinic' && <ExamFields form={form} species={species} />} />
      )}
      {carne && <CarneFields form={form} side={side} species={species} items={items} />}
      {kind !== 'consulta' && !carne && (
        <TextField label="Título" maxLength={TEXT.name} required error={errors.title?.message} {...register('title')} />
      )}
      {kind !== 'consulta' && (
        <TextAreaField
          label={carne ? 'Notas' : TEXT_LABEL[kind as keyof typeof TEXT_LABEL]}
          optional={carne || kind === 'procedimiento'}
          rows={carne ? 2 : 4}
          maxLength={PART_LENGTH}
          error={errors.text?.message}
          {...register('text')}
        />
      )}
      <TextField
        type="date"
        label={carne ? 'Próxima dosis' : 'Próximo control'}
        optional
        hint={carne && planKey ? planHint(items, planKey) : undefined}
        error={errors.nextDue?.message}
        {...register('nextDue')}
      />
    </>
  );
};
