import { z } from 'zod';
import { MAX_AGE_YEARS, MAX_WEIGHT_KG, TEXT } from '../limits.ts';
import { SPECIES } from '../species.ts';
import { optionalText, requiredText } from './text.ts';

/** Register-pet form and call (spec §5): age in years and weight in kg, decimals allowed; breed and notes optional. */
export const petInput = z.object({
  name: requiredText(TEXT.name),
  species: z.enum(SPECIES),
  breed: optionalText(TEXT.breed),
  age: z
    .number('Escribe la edad con números.')
    .min(0, 'La edad no puede ser negativa.')
    .max(MAX_AGE_YEARS, `La edad máxima es ${MAX_AGE_YEARS} años.`),
  weight: z
    .number('Escribe el peso con números.')
    .min(0, 'El peso no puede ser negativo.')
    .max(MAX_WEIGHT_KG, `El peso máximo es ${MAX_WEIGHT_KG} kg.`),
  notes: optionalText(TEXT.notes),
});
export type PetInput = z.output<typeof petInput>;

/** A pet as answers show it: age in years (one decimal at most, as of today), weight in kg. */
export const petOutput = z.object({
  id: z.string(),
  name: z.string(),
  species: z.enum(SPECIES),
  breed: z.string().nullable(),
  age: z.number(),
  weight: z.number(),
  notes: z.string().nullable(),
  birthMonth: z.string(),
});
export type Pet = z.output<typeof petOutput>;
