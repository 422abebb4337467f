import type { ChocolateFile } from '../../../../content/schema/facts.ts';
import { WEIGHT_KG } from '../../../shared/limits.ts';

/** The page that has the calculator, and its place there. */
export const CHOCOLATE = 'chocolate';
export const CALCULATOR = 'calculadora';

/** More chocolate than this is a typing error, g. */
const MAX_GRAMS = 5000;

/** Share of a threshold from which it counts as passed: weight, grams and cocoa are never known exactly. */
const NEAR = 0.8;

/** mg of methylxanthines per kg of body weight, from the weakest to the strongest chocolate of its kind. */
export type Dose = { min: number; max: number };

type Kind = ChocolateFile['kinds'][number];
export type Threshold = ChocolateFile['thresholds'][number];

/** `grams` of that chocolate eaten by a dog of `kg`. */
export const doseOf = ({ mg_per_g: { min, max } }: Pick<Kind, 'mg_per_g'>, grams: number, kg: number): Dose => ({
  min: (min * grams) / kg,
  max: (max * grams) / kg,
});

/**
 * How many of the rising thresholds the dose has passed. The strong end decides, and to come near one is to pass it
 * (content/chocolate.yaml): 0 is below all of them, never 'safe'.
 */
export const thresholdsPassed = (thresholds: readonly Threshold[], { max }: Dose): number =>
  thresholds.filter(({ mg_per_kg }) => max >= mg_per_kg * NEAR).length;

/**
 * A figure as Colombians type it, `12,5`, `12.5` or `1.200`; null for what is none. A dot before three digits parts thousands:
 * read as a decimal it would make a deadly amount a crumb.
 */
export const typedFigure = (text: string): number | null => {
  const typed = text.trim();
  const plain = /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(typed) ? typed.replaceAll('.', '') : typed;
  return /^\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
};

const within = (value: number | null, max: number): number | null =>
  value !== null && value > 0 && value <= max ? value : null;

/** A figure, its own unit behind it or not; another unit makes it none: 1 kg is not 1 g. */
const without = (unit: RegExp, text: string): string => text.trim().replace(unit, '');

/** Weight of a dog as typed, kg; null when it cannot be one. */
export const dogWeight = (text: string): number | null =>
  within(typedFigure(without(/ *(kgs?|kilos?|kilogramos?)\.?$/i, text)), WEIGHT_KG.perro.max);

/** Chocolate eaten as typed, g; null when it cannot be. */
export const gramsEaten = (text: string): number | null =>
  within(typedFigure(without(/ *(g|grs?|gramos?)\.?$/i, text)), MAX_GRAMS);

/** The dose in figures that claim no more than they know: the low end rounded down, the high end up. */
export const roundedDose = ({ min, max }: Dose): Dose => {
  const step = max < 10 ? 0.1 : 1;
  const rounded = (value: number, round: (value: number) => number) => Number((round(value / step) * step).toFixed(1));
  return { min: rounded(min, Math.floor), max: rounded(max, Math.ceil) };
};
