import { createContext } from 'react';

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
