import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { TEXT } from '../../shared/limits.ts';
import { FOLDER_OF, SPECIES, SPECIES_NAME } from '../../shared/species.ts';
import { weightUnit } from '../../shared/weights.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { Mark } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import type { TypedPet } from './typed-client.ts';

type Props = {
  register: UseFormRegister<TypedPet>;
  errors: FieldErrors<TypedPet>;
  /** Small animals are weighed in grams: the unit follows the species until somebody chooses. */
  onSpecies: (species: string) => void;
};

/** The fields of a pet at the desk. */
export const PetFields = ({ register, errors, onSpecies }: Props) => (
  <>
    <NameField
      label="Nombre de la mascota"
      autoComplete="off"
      longest={TEXT.givenName}
      error={errors.petName?.message}
      {...register('petName')}
    />
    <ChoiceGroup legend="Especie" className="species-choices" error={errors.species?.message}>
      {SPECIES.map((one) => (
        <span key={one} data-species={FOLDER_OF[one]}>
          <Choice
            className="card-choice"
            value={one}
            {...register('species', { onChange: ({ target }) => onSpecies(target.value) })}
          >
            <Mark name={`track-${FOLDER_OF[one]}`} className="text-sp" />
            {SPECIES_NAME[one].one}
          </Choice>
        </span>
      ))}
    </ChoiceGroup>
    <TextField
      label="Raza"
      optional
      autoComplete="off"
      maxLength={TEXT.breed}
      error={errors.breed?.message}
      {...register('breed')}
    />
    <div className="field-row">
      <div className="with-choice">
        <TextField
          label="Edad"
          hint="Más o menos: se corrige en la ficha."
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          required
          error={errors.age?.message}
          {...register('age')}
        />
        <SelectField label="Unidad de la edad" {...register('ageUnit')}>
          <option value="years">años</option>
          <option value="months">meses</option>
        </SelectField>
      </div>
      <div className="with-choice">
        <TextField
          label="Peso"
          optional
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          error={errors.weight?.message}
          {...register('weight')}
        />
        <SelectField label="Unidad del peso" {...register('weightUnit')}>
          <option value="kg">kg</option>
          <option value="g">g</option>
        </SelectField>
      </div>
    </div>
    <TextAreaField
      label="Notas"
      optional
      rows={2}
      placeholder="Alergias, medicinas, qué le da miedo"
      maxLength={TEXT.notes}
      error={errors.notes?.message}
      {...register('notes')}
    />
  </>
);

/** Units that usually go with a species. */
export const unitsOf = (species: string): Pick<TypedPet, 'ageUnit' | 'weightUnit'> => ({
  ageUnit: species === 'hamster' ? 'months' : 'years',
  weightUnit: weightUnit(species),
});
