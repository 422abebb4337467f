import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { useToday } from '../../lib/now.ts';
import { TEXT } from '../../shared/limits.ts';
import type { Medicine } from '../../shared/schemas/medicine.ts';
import { DraftNote } from '../../ui/draft-note.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import type { FromFormula } from './from-formula.tsx';
import { HoursFields } from './hours-fields.tsx';
import { beginOf, FIELDS, resolver, type Sent, type Typed } from './typed-medicine.ts';
import { useMedicineWork } from './use-medicines.ts';

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
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  const isTaken = taken !== null || (medicine !== null && medicine.source !== null);
  const about = medicine?.id ?? (taken ? `${taken.prescriptionId}.${taken.position}` : pet.id);
  const draft = useDraft(form, `medicina:${about}`, FIELDS);
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
      <HoursFields form={form} />
      <div className="field-row">
        <TextField label="Desde" type="date" required error={errors.from?.message} {...register('from')} />
        <TextField label="Hasta" optional type="date" error={errors.to?.message} {...register('to')} />
      </div>
    </FormDialog>
  );
};
