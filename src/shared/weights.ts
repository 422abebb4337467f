import { WEIGHT_JUMP, WEIGHT_KG } from './limits.ts';
import { SPECIES_NAME, type Species } from './species.ts';
import { wallTime } from './time.ts';

/** The unit in which a weight is typed. */
export type WeightUnit = 'kg' | 'g';

/** Hamsters and parrots are weighed in grams (product.md, Deliberate departures); an unknown species in kg. */
export const weightUnit = (species: string): WeightUnit => (species === 'hamster' || species === 'loro' ? 'g' : 'kg');

/** Without blanks around it and between thousands. */
const tight = (typed: unknown): string =>
  String(typed ?? '')
    .trim()
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '');

/**
 * A number as people in Colombia type it: '28,5' and '28.5' → 28.5, '1.200,5' → 1200.5. Nothing typed → undefined; anything else →
 * NaN, which no number schema takes. One point before three digits could be either: it is a decimal point here.
 */
export const readNumber = (typed: unknown): number | undefined => {
  const text = tight(typed);
  if (text === '') return undefined;
  const plain = /^-?[1-9]\d{0,2}(\.\d{3})+,\d+$|^-?[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text)
    ? text.replaceAll('.', '')
    : text;
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
};

/** The same where nobody types decimals, such as grams: one point before three digits stands between thousands, '1.200' → 1200. */
export const readWhole = (typed: unknown): number | undefined => {
  const text = tight(typed);
  return readNumber(/^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? text.replace('.', '') : text);
};

/** A typed weight in kg. Nothing typed → undefined; what is no number → NaN. */
export const readWeight = (typed: unknown, unit: WeightUnit): number | undefined => {
  if (unit === 'kg') return readNumber(typed);
  const grams = readWhole(typed);
  return grams === undefined ? undefined : grams / 1000;
};

/** '2,5 kg', '40 g' */
const measure = (kg: number): string => (kg < 1 ? `${Math.round(kg * 1000)} g` : `${String(kg).replace('.', ',')} kg`);

/** Why a weight cannot be an animal's of this species; null: it can. */
export const weightProblem = (species: Species, kg: number): string | null => {
  const { min, max } = WEIGHT_KG[species];
  const name = SPECIES_NAME[species].one.toLowerCase();
  if (kg > max) return `Un ${name} no pesa más de ${measure(max)}. Revisa el número y la unidad.`;
  return kg < min ? `Un ${name} no pesa menos de ${measure(min)}. Revisa el número y la unidad.` : null;
};

/** A weight of some day. `at` is ms UTC. */
export type Weighed = { at: number; kg: number };

/**
 * What a weight of a day is compared with, kg: the last one up to that day, and not the one that it corrects. 0: there is none.
 * `weights` from the latest on.
 */
export const weightBefore = (weights: readonly Weighed[], date: string, corrected?: number | null): number =>
  weights.find(({ at, kg }) => wallTime(at).slice(0, 10) <= date && kg !== corrected)?.kg ?? 0;

/** Whether a weight is so far from the last one (0: it was never weighed) that whoever types it is asked. */
export const isWeightJump = (before: number, kg: number): boolean =>
  before > 0 && Math.abs(kg - before) >= before * WEIGHT_JUMP - 1e-9;
