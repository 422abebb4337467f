import type { BreedSummary } from '../../../content/schema/summary.ts';
import { searchKey } from '../../shared/search-key.ts';
import { FOLDER_OF, FOLDERS, type Folder, type Species } from '../../shared/species.ts';
import { Mark } from '../../ui/icon.tsx';
import { guideBreeds } from './catalogue.ts';
import { Picture } from './picture.tsx';

/** Names and drawings of every breed, for screens about people's own animals. */
export type BreedsByFolder = Record<Folder, BreedSummary[]>;

export const everyBreed = async (): Promise<BreedsByFolder> => {
  const lists = await Promise.all(FOLDERS.map(guideBreeds));
  return Object.fromEntries(FOLDERS.map((folder, index) => [folder, lists[index]])) as BreedsByFolder;
};

const words = (text: string) =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const within = (some: readonly string[], all: readonly string[]) =>
  some.length > 0 && some.every((word) => all.includes(word));

/**
 * The breed of the catalogue that a person's own words name: by its name or another one, else the only one whose name holds
 * those words ('sirio' → Hámster sirio) or stands in them ('labrador negro'). Undefined: none, several, or nothing was given.
 */
export const breedNamed = (breeds: readonly BreedSummary[], typed: string | null): BreedSummary | undefined => {
  const wanted = searchKey(typed);
  if (!wanted) return undefined;
  const exact = breeds.find(({ name, otherNames }) => [name, ...otherNames].some((one) => searchKey(one) === wanted));
  if (exact) return exact;
  const near = breeds.filter(({ name }) => within(words(wanted), words(name)) || within(words(name), words(wanted)));
  return near.length === 1 ? near[0] : undefined;
};

/** Somebody's animal: the drawing of its breed on its species' colour, else the species' track. Its name stands beside it. */
export const PetPortrait = ({
  pet,
  breeds,
  sizes,
}: {
  pet: { species: Species; breed: string | null };
  breeds: BreedsByFolder;
  sizes: string;
}) => {
  const folder = FOLDER_OF[pet.species];
  const breed = breedNamed(breeds[folder], pet.breed);
  return (
    <span className="portrait" data-species={folder}>
      {breed?.portrait ? (
        <Picture folder={folder} slug={breed.slug} n={1} alt="" sizes={sizes} />
      ) : (
        <Mark name={`track-${folder}`} />
      )}
    </span>
  );
};
