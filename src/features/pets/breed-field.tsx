import { type Control, useController } from 'react-hook-form';
import type { PetInput } from '../../shared/schemas/pet.ts';
import { searchKey } from '../../shared/search-key.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { BREED_LENGTH, type TypedPet } from './typed-pet.ts';

/** The breed in the person's own words; `breeds` are the catalogue's names of the chosen species. */
export const BreedField = ({
  control,
  breeds,
}: {
  control: Control<TypedPet, unknown, PetInput>;
  breeds: readonly string[];
}) => {
  const { field, fieldState } = useController({ control, name: 'breed' });
  const suggest = (typed: string) => {
    const wanted = searchKey(typed);
    const matches = breeds.filter((breed) => searchKey(breed).includes(wanted));
    // Nothing is left to suggest once the text is a name.
    return matches.length === 1 && searchKey(matches[0]) === wanted ? [] : matches;
  };
  return (
    <SuggestField
      label="Raza"
      optional
      hint={breeds.length > 0 ? 'Elige una de la lista o escribe la tuya.' : undefined}
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      maxLength={BREED_LENGTH}
      suggest={suggest}
      error={fieldState.error?.message}
    />
  );
};
