import { dayText, weightText } from '../../lib/formats.ts';
import { ageText } from '../../shared/pets.ts';
import type { Pet } from '../../shared/schemas/pet.ts';
import { SPECIES_NAME } from '../../shared/species.ts';

/** 'Labrador · 4 años · 28,5 kg', and of whom where it is another's; of one that died, when it was noted. `month` is this one, `YYYY-MM`. */
export const petLine = (pet: Pet, month: string): string =>
  [
    pet.breed ?? SPECIES_NAME[pet.species].one,
    ...(pet.diedAt === null ? [ageText(pet.birthMonth, month), weightText(pet.weight)] : [diedText(pet.diedAt)]),
    ...(pet.sharedBy === null ? [] : [`de ${pet.sharedBy}`]),
  ].join(' · ');

/** 'Murió, según anotaste el 24 de noviembre de 2026' */
export const diedText = (at: number): string => `Murió, según anotaste el ${dayText(at)}`;

/** '170 098 100 412 377' */
export const chipText = (digits: string): string => digits.replace(/(\d{3})(?=\d)/g, '$1 ');

export const SEX_NAME = { macho: 'Macho', hembra: 'Hembra' } as const;

/** 'Sí' or 'No', as the form asks it. */
export const yesNo = (answer: boolean): string => (answer ? 'Sí' : 'No');
