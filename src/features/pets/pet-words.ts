import { ageText, weightText } from '../../lib/formats.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { SPECIES_NAME } from '../../shared/species.ts';

/** 'Labrador · 4 años · 28,5 kg'. `month` is this one, `YYYY-MM`. */
export const petLine = (pet: Pet, month: string): string =>
  [pet.breed ?? SPECIES_NAME[pet.species].one, ageText(pet.birthMonth, month), weightText(pet.weight)].join(' · ');
