import * as z from 'zod';
import { MAX_AGE_YEARS, TEXT, WEIGHT_STEP_KG } from '../../shared/limits.ts';
import { petFields, weightOf } from '../../shared/schemas/pet.ts';
import type { Species } from '../../shared/species.ts';
import { readNumber, readWeight, weightUnit } from '../../shared/weights.ts';

/**
 * The register-pet form as people type it. Dogs and cats: years and kg in steps of 0.1 (spec §5). Hamsters and parrots: months or
 * years, and grams (product.md, Deliberate departures). Either way the call gets years and kg.
 */
export type TypedPet = {
  name: string;
  species: Species | '';
  breed: string;
  age: string;
  ageUnit: AgeUnit;
  weight: string;
  notes: string;
};
export type AgeUnit = 'years' | 'months';

/** Weighed in grams, and young in months. */
export const isSmall = (species: string): boolean => weightUnit(species) === 'g';
/** A hamster lives two or three years, a parrot decades. */
export const firstUnit = (species: string): AgeUnit => (species === 'hamster' ? 'months' : 'years');

/** Spec §5: weights move in steps of 0.1 kg; ages follow them. */
const isOnStep = (n: number) => Math.abs(n / WEIGHT_STEP_KG - Math.round(n / WEIGHT_STEP_KG)) < 1e-6;
const AGE = 'Escribe la edad con números.';

const years = z.preprocess(readNumber, petFields.shape.age.refine(isOnStep, 'Usa un solo decimal, como 2,5.'));
const months = z.preprocess(
  readNumber,
  z
    .number(AGE)
    .min(0, 'La edad no puede ser negativa.')
    .max(MAX_AGE_YEARS * 12, `La edad máxima es ${MAX_AGE_YEARS * 12} meses.`)
    .refine(Number.isInteger, 'Escribe meses completos, sin decimales.')
    .transform((n) => n / 12),
);

/** A weight as people type it for this species, in kg once read; 0 (spec §5) is one that nobody measured. */
export const typedWeight = (species: Species | '') => {
  const unit = weightUnit(species);
  const whole = (kg: number) => Math.abs(kg * 1000 - Math.round(kg * 1000)) < 1e-6;
  return z.preprocess(
    (typed) => readWeight(typed, unit),
    unit === 'g'
      ? weightOf(species).refine(whole, 'Escribe gramos completos, sin decimales.')
      : weightOf(species).refine(isOnStep, 'Usa un solo decimal, como 28,5.'),
  );
};

/** The schema of what stands in the form now; it answers what the call takes. */
export const typedPet = (species: Species | '', ageUnit: AgeUnit) =>
  petFields.extend({
    species: z.enum(petFields.shape.species.options, 'Elige la especie.'),
    breed: petFields.shape.breed,
    age: isSmall(species) && ageUnit === 'months' ? months : years,
    weight: typedWeight(species),
  });

/** An empty form. */
export const BLANK: TypedPet = { name: '', species: '', breed: '', age: '', ageUnit: 'years', weight: '', notes: '' };

/** Longest text that the number fields take. */
export const NUMBER_LENGTH = 8;
export const BREED_LENGTH = TEXT.breed;
