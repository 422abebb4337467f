import { type UseFormReturn, useWatch } from 'react-hook-form';
import { shortDate } from '../../lib/formats.ts';
import type { VaccineBatch } from '../../shared/schemas/stock.ts';
import type { Species } from '../../shared/species.ts';
import { gives, isFor } from '../../shared/stock.ts';
import { otherVaccine } from '../../shared/vaccines.ts';
import { SelectField } from '../../ui/field.tsx';
import type { Sent, Typed } from './typed-record.ts';
import { useBatches } from './use-records.ts';

const Lots = ({ of }: { of: readonly VaccineBatch[] }) =>
  of.map(({ id, product, lot, left }) => (
    <option key={id} value={id}>
      {product} · lote {lot} · {left === 1 ? 'queda 1' : `quedan ${left}`}
    </option>
  ));

/** The clinic's batches for that animal that give a dose on that day; those of another vaccine apart. Chosen, nothing of it is typed again. Nothing where none is kept. */
export const BatchChoice = ({ form, species }: { form: UseFormReturn<Typed, unknown, Sent>; species: Species }) => {
  const { data = [] } = useBatches();
  const [date, batchId, kind, title] = useWatch({ control: form.control, name: ['date', 'batchId', 'kind', 'title'] });
  const offered = data.filter((one) => one.id === batchId || (gives(one, date) && isFor(one, species)));
  if (offered.length === 0) return null;
  const isOther = ({ product }: VaccineBatch) => kind === 'vacuna' && otherVaccine(title, product) !== null;
  const others = offered.filter(isOther);
  const chosen = offered.find(({ id }) => id === batchId);
  const { onChange, ...field } = form.register('batchId', {
    onChange: ({ target }) => {
      const batch = offered.find(({ id }) => id === target.value);
      const dirty = { shouldDirty: true };
      form.setValue('product', batch?.product ?? '', dirty);
      form.setValue('lot', batch?.lot ?? '', dirty);
      form.setValue('manufacturer', batch?.manufacturer ?? '', dirty);
      form.setValue('lotExpiresOn', batch?.expiresOn ?? '', dirty);
    },
  });
  return (
    <SelectField
      label="Lote de la clínica"
      hint={
        chosen
          ? `${chosen.product}, ${chosen.manufacturer}. Lote ${chosen.lot}, vence el ${shortDate(chosen.expiresOn)}. Se descuenta una dosis al guardar.`
          : undefined
      }
      error={form.formState.errors.batchId?.message}
      onChange={onChange}
      {...field}
    >
      <option value="">Otro: lo escribo</option>
      <Lots of={offered.filter((one) => !isOther(one))} />
      {others.length > 0 && (
        <optgroup label="De otra vacuna">
          <Lots of={others} />
        </optgroup>
      )}
    </SelectField>
  );
};
