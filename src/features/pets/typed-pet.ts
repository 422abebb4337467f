import { z } from 'zod';
import { MAX_AGE_YEARS, MAX_WEIGHT_KG, TEXT, WEIGHT_STEP_KG } from '../../shared/limits.ts';
import { petInput } from '../../shared/schemas/pet.ts';
import type { Species } from '../../shared/species.ts';

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

export const isSmall = (species: string): boolean => species === 'hamster' || species === 'loro';
/** A hamster lives two or three years, a parrot decades. */
export const firstUnit = (species: string): AgeUnit => (species === 'hamster' ? 'months' : 'years');

/** '28,5' and '28.5' → 28.5; nothing typed → undefined; anything else → NaN, which no number schema takes. */
const decimal = (typed: unknown): number | undefined => {
  const text = String(typed ?? '').trim();
  if (text === '') return undefined;
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
};
/** Grams may carry dots between thousands: '1.200' → 1200. */
const grams = (typed: unknown): number | undefined =>
  decimal(String(typed ?? '').replace(/(?<=\d)[.\s](?=\d{3}(\D|$))/g, ''));

/** Spec §5: weights move in steps of 0.1 kg; ages follow them. */
const isOnStep = (n: number) => Math.abs(n / WEIGHT_STEP_KG - Math.round(n / WEIGHT_STEP_KG)) < 1e-6;
const AGE = 'Escribe la edad con números.';
const WEIGHT = 'Escribe el peso con números.';

const years = z.preprocess(decimal, petInput.shape.age.refine(isOnStep, 'Usa un solo decimal, como 2,5.'));
const months = z.preprocess(
  decimal,
  z
    .number(AGE)
    .min(0, 'La edad no puede ser negativa.')
    .max(MAX_AGE_YEARS * 12, `La edad máxima es ${MAX_AGE_YEARS * 12} meses.`)
    .refine(Number.isInteger, 'Escribe meses completos, sin decimales.')
    .transform((n) => n / 12),
);
const kg = z.preprocess(decimal, petInput.shape.weight.refine(isOnStep, 'Usa un solo decimal, como 28,5.'));
const wholeGrams = z.preprocess(
  grams,
  z
    .number(WEIGHT)
    .min(0, 'El peso no puede ser negativo.')
    .max(MAX_WEIGHT_KG * 1000, `El peso máximo es ${MAX_WEIGHT_KG} kg.`)
    .refine(Number.isInteger, 'Escribe gramos completos, sin decimales.')
    .transform((n) => n / 1000),
);

/** A weight as people type it for this species, in kg once read. */
export const typedWeight = (species: string) => (isSmall(species) ? wholeGrams : kg);

/** The schema of what stands in the form now; it answers what the call takes. */
export const typedPet = (species: string, ageUnit: AgeUnit) =>
  petInput.extend({
    species: z.enum(petInput.shape.species.options, 'Elige la especie.'),
    breed: petInput.shape.breed,
    age: isSmall(species) && ageUnit === 'months' ? months : years,
    weight: typedWeight(species),
  });

/** An empty form. */
export const BLANK: TypedPet = { name: '', species: '', breed: '', age: '', ageUnit: 'years', weight: '', notes: '' };

/** Longest text that the number fields take. */
export const NUMBER_LENGTH = 8;
export const BREED_LENGTH = TEXT.breed;
