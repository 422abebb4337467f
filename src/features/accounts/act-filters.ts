import { ACTS, type Act } from '../../shared/acts.ts';

/** What the audit log is narrowed to: ids, an act, days in Bogotá (both included). */
export type ActFilters = { actor?: string; target?: string; action?: Act; from?: string; to?: string };

/** Keys of the address, each with its filter. */
const KEYS = { actor: 'actor', sobre: 'target', acto: 'action', desde: 'from', hasta: 'to' } as const;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads an address; what it does not know narrows nothing. */
export const readActFilters = (params: URLSearchParams): ActFilters => {
  const filters: Record<string, string> = {};
  for (const [key, name] of Object.entries(KEYS)) {
    const text = params.get(key)?.trim().slice(0, 64) ?? '';
    const fits =
      name === 'action' ? Object.hasOwn(ACTS, text) : name === 'from' || name === 'to' ? isDay(text) : text !== '';
    if (fits) filters[name] = text;
  }
  return filters as ActFilters;
};

/** The query of an address; empty filters are left out. */
export const writeActFilters = (filters: ActFilters): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [key, name] of Object.entries(KEYS)) {
    const value = filters[name as Act & keyof ActFilters];
    if (value) params.set(key, value);
  }
  return params;
};

/** The acts to choose from, by their words. */
export const ACT_CHOICES: readonly (readonly [Act, string])[] = (Object.entries(ACTS) as [Act, string][]).toSorted(
  ([, a], [, b]) => a.localeCompare(b, 'es'),
);
