import type { BreedSummary } from '../../../../content/schema/summary.ts';
import { PetPicture } from '../../../lib/pet-photo.tsx';
import { breedNamed } from '../../../shared/breed-named.ts';
import { FOLDER_OF, FOLDERS, type Folder, SPECIES, type Species } from '../../../shared/species.ts';
import { Mark } from '../../../ui/icon.tsx';
import { guideBreeds } from '../catalogue.ts';
import { Picture } from './picture.tsx';

/** Names and drawings of every breed, for screens about people's own animals. */
export type BreedsByFolder = Record<Folder, BreedSummary[]>;

export const everyBreed = async (): Promise<BreedsByFolder> => {
  const lists = await Promise.all(FOLDERS.map(guideBreeds));
  return Object.fromEntries(FOLDERS.map((folder, index) => [folder, lists[index]])) as BreedsByFolder;
};

/** The catalogue's names of breeds, for a form that suggests them. */
export const breedNames = (breeds: BreedsByFolder): Record<Species, string[]> =>
  Object.fromEntries(SPECIES.map((species) => [species, breeds[FOLDER_OF[species]].map(({ name }) => name)])) as Record<
    Species,
    string[]
  >;

/** The breed of the catalogue that somebody's animal is of; undefined: none, or nobody said. */
export const breedOfPet = (breeds: BreedsByFolder, pet: { species: Species; breed: string | null }) =>
  breedNamed(breeds[FOLDER_OF[pet.species]], pet.breed);

/** Somebody's animal: its own photo, else the drawing of its breed on its species' colour, else the species' track. Its name stands beside it. */
export const PetPortrait = ({
  pet,
  breeds,
  sizes,
}: {
  pet: { id: string; species: Species; breed: string | null };
  breeds: BreedsByFolder;
  sizes: string;
}) => {
  const folder = FOLDER_OF[pet.species];
  const breed = breedOfPet(breeds, pet);
  return (
    <PetPicture pet={pet}>
      {breed?.portrait ? (
        <Picture folder={folder} slug={breed.slug} n={1} alt="" sizes={sizes} />
      ) : (
        <Mark name={`track-${folder}`} />
      )}
    </PetPicture>
  );
};
