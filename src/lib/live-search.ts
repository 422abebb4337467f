import { useSearch } from 'wouter';
import { useHydrated } from './hydrated.ts';

/**
 * The query of the address (without `?`), as it changes. Empty in prerendered html and while React takes it over: one file
 * answers every query, so the first draw must not depend on it.
 */
export const useLiveSearch = (): string => {
  const search = useSearch();
  return useHydrated() ? search : '';
};
