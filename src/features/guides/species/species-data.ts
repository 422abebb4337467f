import type { SpeciesPage } from '../../../../content/schema/species-page.ts';
import type { Folder } from '../../../shared/species.ts';
import { guideCatalogue } from '../catalogue.ts';
import { guideRecord } from '../guide-record.ts';

/** What a species' page shows; null when it has no record. */
export const loadSpecies = async (folder: Folder) => {
  const [catalogue, species] = await Promise.all([guideCatalogue(folder), guideRecord<SpeciesPage>(folder, 'especie')]);
  return species && { catalogue, species };
};

/** What a species' breed list shows: the summaries, and its benefit tiles where it has some (spec §2). */
export const loadBreedList = async (folder: Folder) => {
  const [catalogue, species] = await Promise.all([guideCatalogue(folder), guideRecord<SpeciesPage>(folder, 'especie')]);
  return { catalogue, tiles: species?.tiles ?? null };
};
