import { createContext, useContext } from 'react';
import type { Measure } from '../../shared/exam.ts';
import { FOLDER_OF, type Species } from '../../shared/species.ts';

type Range = { min: number; max: number };
/** Normal values at rest as the guide has them (content/signos-vitales.yaml), for one kind of animal. */
export type GuideVital = {
  animal: string;
  folder: string;
  heart?: Range | undefined;
  breaths?: Range | undefined;
  temperature?: Range | undefined;
  gums: string;
  source_note: string;
};

/** What a screen lends to the form of an exam: the guide's table and its sources; null: it has none. */
export const GuideVitals = createContext<{ rows: readonly GuideVital[]; sources: readonly string[] } | null>(null);

/** The species of the patient whose file is open; null: the reader judges nothing by it. */
export const PatientSpecies = createContext<Species | null>(null);

/** '38–39,2' */
export const rangeOf = ({ min, max }: Range): string => `${min}–${max}`.replaceAll('.', ',');

/** What a measure is called that no animal of the species has at rest by the guide, whichever its size; null: some has it, or the guide knows none. */
export const beyondGuide = (
  rows: readonly GuideVital[],
  species: Species,
  measure: Measure,
  value: number | null,
): string | null => {
  if (measure === 'refill' || value === null || Number.isNaN(value)) return null;
  const ranges = rows.flatMap((row) => (row.folder === FOLDER_OF[species] ? (row[measure] ?? []) : []));
  if (ranges.length === 0) return null;
  const normal = { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
  if (value >= normal.min && value <= normal.max) return null;
  return `Por ${value > normal.max ? 'encima' : 'debajo'} de lo normal en reposo (${rangeOf(normal)})`;
};

/** `beyondGuide` by the guide that the screen lends; null for everything where it lends none. */
export const useBeyondGuide = (species: Species | null) => {
  const guide = useContext(GuideVitals);
  return (measure: Measure, value: number | null): string | null =>
    guide && species ? beyondGuide(guide.rows, species, measure, value) : null;
};
