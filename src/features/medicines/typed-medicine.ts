import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';
import { type Medicine, medicineForm } from '../../shared/schemas/medicine.ts';
import { readWhole } from '../../shared/weights.ts';
import type { FromFormula } from './from-formula.tsx';

export type Days = 'all' | 'every' | 'week';
export type Typed = {
  name: string;
  instruction: string;
  times: { at: string }[];
  days: Days;
  everyDays: string;
  weekdays: string[];
  from: string;
  to: string;
};
export type Sent = z.output<typeof medicineForm>;
export const FIELDS = ['name', 'instruction', 'days', 'everyDays', 'weekdays', 'times', 'from', 'to'] as const;

export const resolver = zodResolver(
  z.preprocess((input) => {
    const { days, everyDays, weekdays, times, ...typed } = input as Typed;
    return {
      ...typed,
      times: times.map(({ at }) => at),
      everyDays: days === 'all' ? 1 : days === 'every' ? (readWhole(everyDays) ?? Number.NaN) : null,
      weekdays: days === 'week' ? weekdays.map(Number) : null,
    };
  }, medicineForm) as never,
) as unknown as Resolver<Typed, unknown, Sent>;

/** What the form begins with: a medicine as it stands, one of a fórmula, or nothing. */
export const beginOf = (medicine: Medicine | null, taken: FromFormula | null, today: string): Typed => {
  const { everyDays = 1, weekdays = null } = medicine ?? {};
  return {
    name: medicine?.name ?? taken?.name ?? '',
    instruction: medicine?.instruction ?? taken?.instruction ?? '',
    times: (medicine?.times ?? ['']).map((at) => ({ at })),
    days: weekdays ? 'week' : everyDays === 1 ? 'all' : 'every',
    everyDays: everyDays && everyDays > 1 ? String(everyDays) : '',
    weekdays: weekdays?.map(String) ?? [],
    from: medicine?.from ?? today,
    to: medicine ? (medicine.to ?? '') : (taken?.to ?? ''),
  };
};
