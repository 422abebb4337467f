import { useEffect, useState } from 'react';
import { folded } from '../../../shared/fold.ts';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { SearchBox } from '../../../ui/search-box.tsx';
import { type Near, useCombobox } from '../../../ui/use-combobox.ts';
import { Marked } from '../marked.tsx';
import type { ListedBreed } from './breed-filter.ts';
import { useListedBreeds } from './breed-list-state.ts';
import { BreedThumb } from './breed-thumb.tsx';

/** Placeholders of spec §2. */
const PLACEHOLDER: Record<Folder, string> = {
  perros: 'Buscar raza...',
  gatos: 'Buscar raza de gato...',
  hamsters: 'Buscar raza de hámster...',
  loros: 'Buscar raza de loro...',
};

/** Breeds whose name (or another of their names) contains the text, accents and case aside (spec §2, Breed lists; §5). Blank text matches none. */
const matchingBreeds = (breeds: readonly ListedBreed[], text: string): ListedBreed[] => {
  const wanted = folded(text.trim());
  if (!wanted) return [];
  return breeds.filter(({ name, otherNames }) => [name, ...otherNames].some((one) => folded(one).includes(wanted)));
};

/** The other name that holds the text, where the name itself does not: why a breed is in the list. */
const metOtherName = ({ name, otherNames }: ListedBreed, text: string): string | undefined => {
  const holds = (one: string) => folded(one).includes(folded(text.trim()));
  return holds(name) ? undefined : otherNames.find(holds);
};

/** Whoever still types is not corrected, ms. */
const PAUSE = 300;

/** Search by name with its dropdown (spec §2): opens on focus or typing, closes on the choice and goes to that breed's page. */
export const BreedSearch = ({ folder }: { folder: Folder }) => {
  const breeds = useListedBreeds();
  const [near, setNear] = useState<Near<ListedBreed>>();
  const box = useCombobox<ListedBreed>({
    matches: (text) => matchingBreeds(breeds, text),
    onChoose: (breed) => location.assign(paths.breed(folder, breed.slug)),
    near,
    asksElsewhere: true,
  });
  const { text } = box;
  const isMissed = box.shown && box.found.length === 0;
  useEffect(() => {
    if (!isMissed) return;
    // Where its code cannot be had, the field answers as it does without.
    const guess = () =>
      import('./breed-near.ts').then(
        ({ nearBreeds }) => setNear(nearBreeds(breeds, text)),
        () => {},
      );
    const timer = setTimeout(guess, PAUSE);
    return () => clearTimeout(timer);
  }, [isMissed, breeds, text]);
  return (
    <SearchBox
      box={box}
      label="Buscar raza"
      placeholder={PLACEHOLDER[folder]}
      listLabel="Razas"
      elsewhere={{ action: '/buscar', label: 'Buscar en toda la guía' }}
      keyOf={({ slug }) => slug}
      option={(breed) => (
        <>
          <BreedThumb folder={folder} breed={breed} />
          <span>
            <b>
              <Marked name={breed.name} text={box.text} />
            </b>
            <small>{metOtherName(breed, box.text) ?? `${breed.size} · ${breed.origin}`}</small>
          </span>
        </>
      )}
      none="No se encontraron razas"
      counted={(found) => (found === 1 ? '1 raza encontrada' : `${found} razas encontradas`)}
    />
  );
};
