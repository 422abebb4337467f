import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import type { PetInput } from '../../shared/schemas/pet.ts';
import { Choice, ChoiceGroup, Tick } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { isSmall, NUMBER_LENGTH, type TypedPet } from './typed-pet.ts';

type Props = {
  control: Control<TypedPet, unknown, PetInput>;
  register: UseFormRegister<TypedPet>;
  errors: FieldErrors<TypedPet>;
};

/** Age and weight in the measures of the species: years and kg, or months and grams. */
export const MeasureFields = ({ control, register, errors }: Props) => {
  const [species, ageUnit] = useWatch({ control, name: ['species', 'ageUnit'] });
  const small = isSmall(species);
  const number = { inputMode: 'decimal', autoComplete: 'off', maxLength: NUMBER_LENGTH, required: true } as const;
  return (
    <>
      {small && (
        <ChoiceGroup legend="La edad va en">
          <Choice value="months" {...register('ageUnit')}>
            <Tick />
            Meses
          </Choice>
          <Choice value="years" {...register('ageUnit')}>
            <Tick />
            Años
          </Choice>
        </ChoiceGroup>
      )}
      <div className="field-row">
        <TextField
          label="Edad"
          unit={small && ageUnit === 'months' ? 'meses' : 'años'}
          hint={small ? 'Si no la sabes, calcúlala.' : 'Seis meses son 0,5 años.'}
          error={errors.age?.message}
          {...number}
          {...register('age')}
        />
        <TextField
          label="Peso"
          unit={small ? 'g' : 'kg'}
          hint={small ? 'Una gramera de cocina sirve.' : 'Con un decimal: 28,5.'}
          error={errors.weight?.message}
          {...number}
          {...register('weight')}
        />
      </div>
    </>
  );
};
