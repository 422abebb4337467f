import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TEXT } from '../../shared/limits.ts';
import { TextField } from '../../ui/field.tsx';
import type { Sent, Typed } from './typed-record.ts';
import type { Side } from './use-records.ts';

type Form = UseFormReturn<Typed, unknown, Sent>;

/** What was given, typed: where it comes from no batch that is kept here. */
export const ProductFields = ({ form: { register, control, formState }, side }: { form: Form; side: Side }) => {
  const { errors } = formState;
  const isVaccine = useWatch({ control, name: 'kind' }) === 'vacuna';
  return (
    <div className="field-row">
      <TextField
        label="Producto"
        optional={side === 'owner'}
        maxLength={TEXT.name}
        autoComplete="off"
        error={errors.product?.message}
        {...register('product')}
      />
      <TextField
        label="Lote"
        optional={side === 'owner' || !isVaccine}
        hint={side === 'owner' && isVaccine ? 'Está en el sello del carné de papel.' : undefined}
        maxLength={40}
        autoComplete="off"
        error={errors.lot?.message}
        {...register('lot')}
      />
      <TextField
        label="Laboratorio"
        optional
        maxLength={TEXT.name}
        autoComplete="off"
        error={errors.manufacturer?.message}
        {...register('manufacturer')}
      />
      <TextField
        type="date"
        label="El lote vence"
        optional
        error={errors.lotExpiresOn?.message}
        {...register('lotExpiresOn')}
      />
    </div>
  );
};
