import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isRealDate } from '../shared/time.ts';

/** Filters of a list by name; what is missing narrows nothing. */
type Texts = { [name: string]: string | undefined };
/** A change of filters; undefined takes one away. */
export type Change<Filters> = { [Name in keyof Filters]?: Filters[Name] | undefined };

/** Longest text that a filter takes from an address. */
const LONGEST = 64;

export const anyText = (text: string): boolean => text !== '';
export const isDay = isRealDate;

/** How filters stand in an address: each by its key there, and with what may stand. What does not fit narrows nothing. */
export const addressFilters = <Filters extends Texts>(
  keys: {
    [Name in keyof Filters]-?: readonly [key: string, fits: (text: string) => boolean];
  },
) => {
  const rows = Object.entries(keys) as [string, readonly [string, (text: string) => boolean]][];
  return {
    read: (params: URLSearchParams): Filters =>
      Object.fromEntries(
        rows.flatMap(([name, [key, fits]]) => {
          const text = params.get(key)?.trim().slice(0, LONGEST) ?? '';
          return fits(text) ? [[name, text]] : [];
        }),
      ) as Filters,
    /** The query of an address; empty filters are left out. */
    write: (filters: Change<Filters>): string =>
      new URLSearchParams(
        rows.flatMap(([name, [key]]) => {
          const value = filters[name];
          return value ? [[key, value]] : [];
        }),
      ).toString(),
  };
};

/** The filters that the address holds now, and the ways to change them. `round` counts how often all were taken away: fields hold text of their own, and begin anew with it. */
export const useAddressFilters = <Filters extends Texts>({
  read,
  write,
}: ReturnType<typeof addressFilters<Filters>>) => {
  const [path, navigate] = useLocation();
  const filters = read(new URLSearchParams(useSearch()));
  const [round, setRound] = useState(0);
  return {
    filters,
    round,
    isNarrowed: Object.keys(filters).length > 0,
    narrow: (change: Change<Filters>) => {
      const query = write({ ...read(new URLSearchParams(window.location.search)), ...change });
      navigate(query ? `${path}?${query}` : path, { replace: true });
    },
    clear: () => {
      setRound(round + 1);
      navigate(path, { replace: true });
    },
  };
};
