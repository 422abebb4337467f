import type { Ref } from 'react';
import { searchKey } from '../../shared/search-key.ts';
import { SuggestField } from '../../ui/suggest-field.tsx';
import { BREED_LENGTH } from './typed-pet.ts';

/** What a form's controller hands to the field. */
type BreedControl = {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

/** The breed in the person's own words; `breeds` are the catalogue's names of the chosen species. */
export const BreedField = ({
  field,
  error,
  breeds,
}: {
  field: BreedControl;
  error: string | undefined;
  breeds: readonly string[];
}) => {
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
      error={error}
    />
  );
};
