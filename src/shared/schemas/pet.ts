import * as z from 'zod';
import { MAX_AGE_YEARS, TEXT } from '../limits.ts';
import { SPECIES, type Species } from '../species.ts';
import { weightProblem } from '../weights.ts';
import { givenName, optionalLine, optionalText } from './text.ts';

/** What the register-pet form and call have (spec §5): age in years and weight in kg, decimals allowed; breed and notes optional. */
export const petFields = z.object({
  name: givenName,
  species: z.enum(SPECIES),
  breed: optionalLine(TEXT.breed),
  age: z
    .number('Escribe la edad con números.')
    .min(0, 'La edad no puede ser negativa.')
    .max(MAX_AGE_YEARS, `La edad máxima es ${MAX_AGE_YEARS} años.`),
  weight: z.number('Escribe el peso con números.').min(0, 'El peso no puede ser negativo.'),
  notes: optionalText(TEXT.notes),
});
/** The weight is one that the species can have; 0 (spec §5) is one that nobody measured. For `superRefine`. */
export const fitsSpecies = (
  { species, weight }: { species: Species; weight: number },
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
) => {
  const message = weight === 0 ? null : weightProblem(species, weight);
  if (message) context.addIssue({ code: 'custom', path: ['weight'], message });
};
export const petInput = petFields.superRefine(fitsSpecies);
/** The weight alone, for forms that name every problem at once; blank: the species is not chosen yet. */
export const weightOf = (species: Species | '') =>
  petFields.shape.weight.superRefine((kg, context) => {
    const message = species && kg > 0 ? weightProblem(species, kg) : null;
    if (message) context.addIssue({ code: 'custom', message });
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
  /** When its owner noted that it died, ms UTC; null: it lives. What a device kept before has no such field. */
  diedAt: z.int().nullable().default(null),
  /** Name of its owner, where whoever asks is of their household; null: it is their own. */
  sharedBy: z.string().nullable().default(null),
});
export type Pet = z.output<typeof petOutput>;
