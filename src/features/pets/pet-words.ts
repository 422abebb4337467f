import { weightText } from '../../lib/formats.ts';
import { ageText } from '../../shared/pets.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { SPECIES_NAME } from '../../shared/species.ts';

/** 'Labrador · 4 años · 28,5 kg'. `month` is this one, `YYYY-MM`. */
export const petLine = (pet: Pet, month: string): string =>
  [pet.breed ?? SPECIES_NAME[pet.species].one, ageText(pet.birthMonth, month), weightText(pet.weight)].join(' · ');

/** '170 098 100 412 377' */
export const chipText = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

export const SEX_NAME = { macho: 'Macho', hembra: 'Hembra' } as const;

/** 'Sí' or 'No', as the form asks it. */
export const yesNo = (answer: boolean): string => (answer ? 'Sí' : 'No');
