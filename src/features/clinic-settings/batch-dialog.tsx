import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod';
import { errorText } from '../../lib/errors.ts';
import { showIssues } from '../../lib/form-issues.ts';
import { TEXT } from '../../shared/limits.ts';
import { batchForm, type VaccineBatch } from '../../shared/schemas/stock.ts';
import { SPECIES, SPECIES_NAME, type Species } from '../../shared/species.ts';
import { readWhole } from '../../shared/weights.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { say } from '../../ui/toasts.tsx';
import { useSaveBatch } from './use-stock.ts';

type Typed = {
  product: string;
  manufacturer: string;
  lot: string;
  species: Species[];
  expiresOn: string;
  quantity: string;
  lowAt: string;
};
const FIELDS = ['product', 'manufacturer', 'lot', 'species', 'expiresOn', 'quantity', 'lowAt'] as const;
/** A clinic is warned from so many doses on, until it says otherwise. */
const LOW_AT = 3;

const resolver = zodResolver(
  z.preprocess((typed) => {
    const form = typed as Typed;
    return { ...form, quantity: readWhole(form.quantity), lowAt: readWhole(form.lowAt) };
  }, batchForm) as never,
) as unknown as Resolver<Typed, unknown, z.output<typeof batchForm>>;

/** A batch that arrived (`batch` null), or one as it stands. */
export const BatchDialog = ({ batch, onClose }: { batch: VaccineBatch | null; onClose: () => void }) => {
  const save = useSaveBatch();
  const [batchId] = useState(() => batch?.id ?? crypto.randomUUID());
  const [isClosed, setClosed] = useState(batch !== null && batch.closedAt !== null);
  const { register, handleSubmit, setError, formState } = useForm<Typed, unknown, z.output<typeof batchForm>>({
    resolver,
    defaultValues: {
      product: batch?.product ?? '',
      manufacturer: batch?.manufacturer ?? '',
      lot: batch?.lot ?? '',
      species: batch?.species ?? [],
      expiresOn: batch?.expiresOn ?? '',
      quantity: batch ? String(batch.quantity) : '',
      lowAt: String(batch?.lowAt ?? LOW_AT),
    },
  });
  const { errors, isSubmitting } = formState;
  const send = handleSubmit(async (typed) => {
    try {
      const { lot } = await save.mutateAsync({ ...typed, batchId, version: batch?.version ?? null, isClosed });
      say(`Lote ${lot}: quedó anotado.`);
      onClose();
    } catch (error) {
      if (!showIssues(error, setError, FIELDS))
        setError('root.server', { message: errorText(error, 'No se pudo guardar el lote') });
    }
  });
  return (
    <FormDialog
      title={batch ? `Corregir el lote ${batch.lot}` : 'Recibir un lote'}
      verb="Guardar"
      pendingText="Guardando..."
      pending={isSubmitting}
      problem={errors.root?.server?.message}
      onSubmit={send}
      onClose={onClose}
      lead={batch && <p className="soft">Lo ya aplicado conserva lo que decía el lote cuando se registró.</p>}
    >
      <TextField
        label="Producto"
        data-autofocus
        required
        autoComplete="off"
        maxLength={TEXT.name}
        error={errors.product?.message}
        {...register('product')}
      />
      <ChoiceGroup legend="Para qué animales" error={errors.species?.message}>
        {SPECIES.map((one) => (
          <Choice key={one} type="checkbox" value={one} {...register('species')}>
            <Tick />
            {SPECIES_NAME[one].many}
          </Choice>
        ))}
      </ChoiceGroup>
      <TextField
        label="Laboratorio"
        required
        autoComplete="off"
        maxLength={TEXT.name}
        error={errors.manufacturer?.message}
        {...register('manufacturer')}
      />
      <div className="field-row">
        <TextField
          label="Lote"
          required
          autoComplete="off"
          maxLength={40}
          error={errors.lot?.message}
          {...register('lot')}
        />
        <TextField
          type="date"
          label="Vence"
          required
          hint="Si solo dice mes y año, su último día."
          error={errors.expiresOn?.message}
          {...register('expiresOn')}
        />
      </div>
      <div className="field-row">
        <TextField
          label="Dosis recibidas"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          hint="Sin las que se dañaron."
          error={errors.quantity?.message}
          {...register('quantity')}
        />
        <TextField
          label="Avisar cuando queden"
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          error={errors.lowAt?.message}
          {...register('lowAt')}
        />
      </div>
      {batch && (
        <CheckField checked={isClosed} onChange={({ target }) => setClosed(target.checked)}>
          Ya no se usa: no ofrecerlo al vacunar
        </CheckField>
      )}
    </FormDialog>
  );
};
