import * as z from 'zod';
import { petFields } from '../../shared/schemas/pet.ts';
import { type PetEdit, type PetFile, petEditInput, SEXES } from '../../shared/schemas/pet-file.ts';
import type { Species } from '../../shared/species.ts';
import { chipText } from './pet-words.ts';

/** The form of a pet's data as people type it: month and year of birth apart, what nobody said is empty. */
export type EditedPet = {
  name: string;
  species: Species;
  breed: string;
  birthMonth: string;
  birthYear: string;
  sex: string;
  neutered: string;
  colour: string;
  microchip: string;
  /** Whether it has any: nobody knows, none, or those that are named. */
  allergic: '' | 'no' | 'si';
  allergies: string;
  medicines: string;
  notes: string;
};

/** As they stand on the screen. */
export const EDITED = [
  'name',
  'species',
  'breed',
  'birthMonth',
  'birthYear',
  'sex',
  'neutered',
  'colour',
  'microchip',
  'allergic',
  'allergies',
  'medicines',
  'notes',
] as const satisfies readonly (keyof EditedPet)[];

export const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

type PetData = Pick<
  PetFile,
  Exclude<keyof EditedPet, 'birthYear' | 'neutered' | 'allergic'> | 'isNeutered' | 'allergiesNoneOn'
>;

/** The form as a pet fills it. */
export const editedPet = (pet: PetData): EditedPet => ({
  name: pet.name,
  species: pet.species,
  breed: pet.breed ?? '',
  birthMonth: pet.birthMonth.slice(5),
  birthYear: pet.birthMonth.slice(0, 4),
  sex: pet.sex ?? '',
  neutered: pet.isNeutered === null ? '' : pet.isNeutered ? 'si' : 'no',
  colour: pet.colour ?? '',
  microchip: pet.microchip ? chipText(pet.microchip) : '',
  allergic: pet.allergies ? 'si' : pet.allergiesNoneOn ? 'no' : '',
  allergies: pet.allergies ?? '',
  medicines: pet.medicines ?? '',
  notes: pet.notes ?? '',
});

const { name, breed, colour, microchip, allergies, medicines, notes } = petEditInput.shape;

/** What the call takes, but for the pet's id and version. `month` is this one, YYYY-MM. */
export const editedForm = (month: string) =>
  z
    .object({
      name,
      species: petFields.shape.species,
      breed,
      birthMonth: z.enum(MONTHS, 'Elige el mes.'),
      birthYear: z
        .string()
        .trim()
        .regex(/^(19|20)\d{2}$/, 'Escribe el año con cuatro cifras.'),
      sex: z.union([z.enum(SEXES), z.literal('')]),
      neutered: z.enum(['si', 'no', '']),
      colour,
      microchip,
      allergic: z.enum(['', 'no', 'si']),
      allergies,
      medicines,
      notes,
    })
    .refine(({ birthYear, birthMonth }) => `${birthYear}-${birthMonth}` <= month, {
      path: ['birthYear'],
      error: 'Ese mes todavía no llega.',
    })
    .refine(({ allergic, allergies: which }) => allergic !== 'si' || which !== null, {
      path: ['allergies'],
      error: 'Escribe a qué es alérgica.',
    })
    .transform(
      ({ birthYear, birthMonth, sex, neutered, allergic, ...rest }): Omit<PetEdit, 'id' | 'version'> => ({
        ...rest,
        birthMonth: `${birthYear}-${birthMonth}`,
        sex: sex || null,
        allergies: allergic === 'si' ? rest.allergies : null,
        noAllergies: allergic === 'no',
        isNeutered: neutered === '' ? null : neutered === 'si',
      }),
    );
