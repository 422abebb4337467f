import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useFieldArray, useForm } from 'react-hook-form';
import * as z from 'zod';
import { allergyText } from '../../../lib/allergies.ts';
import { useDraft } from '../../../lib/draft.ts';
import { errorText, knownError } from '../../../lib/errors.ts';
import { dayText, weightText } from '../../../lib/formats.ts';
import { WITHOUT_CONTROLLED } from '../../../shared/controlled.ts';
import { MAX_MEDICINES, TEXT } from '../../../shared/limits.ts';
import { prescriptionForm } from '../../../shared/schemas/care.ts';
import type { Allergies } from '../../../shared/schemas/patient-file.ts';
import type { Species } from '../../../shared/species.ts';
import { readWhole } from '../../../shared/weights.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { say } from '../../../ui/toasts.tsx';
import { FormulaDoubt, useFormulaDoubt } from './formula-doubt.tsx';
import { useCareWork } from './use-care.ts';

type Typed = {
  items: { name: string; concentration: string; form: string; dose: string; days: string }[];
  note: string;
};
type Sent = z.output<typeof prescriptionForm>;
const BLANK = { name: '', concentration: '', form: '', dose: '', days: '' };

const resolver = zodResolver(
  z.preprocess((typed) => {
    const { items, note } = typed as Typed;
    return { note, items: items.map((item) => ({ ...item, days: readWhole(item.days) })) };
  }, prescriptionForm) as never,
) as unknown as Resolver<Typed, unknown, Sent>;

const signedText = (name: string, isRead: boolean) =>
  isRead
    ? `Fórmula de ${name} firmada: su dueño ya la puede leer e imprimir.`
    : `Fórmula de ${name} firmada. Su dueño no tiene cuenta: entrégasela impresa.`;

/** What whoever writes medicines must know of the animal; `weighedAt` null: it was never weighed here (ms UTC). `isRead`: its owner has an account. */
export type TreatedPet = Allergies & { weight: number; weighedAt: number | null; isRead: boolean };

/** Writes and signs a fórmula: each medicine in the vet's own words. */
export const PrescriptionDialog = ({
  pet,
  treated,
  onClose,
}: {
  pet: { id: string; name: string; species: Species };
  treated: TreatedPet;
  onClose: () => void;
}) => {
  const doubt = useFormulaDoubt({ species: pet.species, allergies: treated.allergies });
  const { prescribe, rereadFile } = useCareWork();
  const [id] = useState(() => crypto.randomUUID());
  const form = useForm<Typed, unknown, Sent>({ resolver, defaultValues: { items: [BLANK], note: '' } });
  const { register, handleSubmit, setError, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const draft = useDraft(form, `formula:${pet.id}`, ['items', 'note']);
  const { fields, append, remove } = useFieldArray({ control, name: 'items' });
  const send = handleSubmit(async (typed) => {
    const may = doubt.allows(typed.items);
    if (!may) return;
    try {
      await prescribe.mutateAsync({ ...typed, ...may, id, petId: pet.id, allergies: treated.allergies });
      draft.done();
      say(signedText(pet.name, treated.isRead));
      onClose();
    } catch (error) {
      if (knownError(error)?.key === 'allergies_unread') await rereadFile();
      const issues = knownError(error)?.issues ?? [];
      for (const { path, message } of issues) setError(path as 'note', { message });
      if (issues.length === 0) setError('root.server', { message: errorText(error, 'No se pudo firmar la fórmula') });
    }
  });
  return (
    <FormDialog
      title={`Fórmula para ${pet.name}`}
      verb="Firmar fórmula"
      pendingText="Firmando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message ?? errors.items?.root?.message}
      onSubmit={send}
      onClose={onClose}
      className="formula-form"
      lead={
        <>
          <p className="formula-care">
            <b>Alergias:</b> {allergyText(treated)}
            <br />
            <b>Peso:</b> {weightText(treated.weight)}
            {treated.weighedAt !== null && ` (${dayText(treated.weighedAt)})`}
          </p>
          <p className="soft">{WITHOUT_CONTROLLED} Firmada no se cambia: se anula y se escribe otra.</p>
        </>
      }
    >
      {fields.map((field, index) => {
        const wrong = errors.items?.[index];
        const at = `items.${index}` as const;
        return (
          <fieldset key={field.id} className="formula-item">
            <legend>Medicamento {index + 1}</legend>
            <TextField
              label="Nombre"
              {...(index === 0 && { 'data-autofocus': true })}
              required
              autoComplete="off"
              maxLength={TEXT.name}
              error={wrong?.name?.message}
              {...register(`${at}.name`)}
            />
            <div className="field-row">
              <TextField
                label="Concentración"
                optional
                autoComplete="off"
                maxLength={TEXT.name}
                error={wrong?.concentration?.message}
                {...register(`${at}.concentration`)}
              />
              <TextField
                label="Forma"
                optional
                autoComplete="off"
                placeholder="Tabletas, jarabe…"
                maxLength={TEXT.name}
                error={wrong?.form?.message}
                {...register(`${at}.form`)}
              />
            </div>
            <div className="formula-dose">
              <TextField
                label="Cuánto y cada cuánto"
                required
                autoComplete="off"
                maxLength={TEXT.reason}
                error={wrong?.dose?.message}
                {...register(`${at}.dose`)}
              />
              <TextField
                label="Días"
                optional
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                error={wrong?.days?.message}
                {...register(`${at}.days`)}
              />
            </div>
            {fields.length > 1 && (
              <button type="button" className="link small" onClick={() => remove(index)}>
                Quitar<span className="sr-only"> el medicamento {index + 1}</span>
              </button>
            )}
          </fieldset>
        );
      })}
      {fields.length < MAX_MEDICINES && (
        <button type="button" className="btn line small justify-self-start" onClick={() => append(BLANK)}>
          <Icon name="plus" />
          Otro medicamento
        </button>
      )}
      <TextAreaField
        label="Indicaciones"
        optional
        rows={2}
        maxLength={TEXT.notes}
        error={errors.note?.message}
        {...register('note')}
      />
      {doubt.asked.length > 0 && <FormulaDoubt asked={doubt.asked} onYes={() => doubt.confirm(send)} />}
    </FormDialog>
  );
};
