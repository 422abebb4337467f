import { useLocation, useSearch } from 'wouter';
import { type Filters, readFilters, writeFilters } from './filters.ts';

/** Cursors of the pages that led here, the first page's (null) apart; kept with the entry of the browser's history. */
type Trail = readonly string[];
const trailHere = (): Trail => {
  const trail = (window.history.state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? (trail as Trail) : [];
};

/** The list's filters, order and page as the address has them, and the ways to change it. */
export const useAddress = () => {
  const [path, navigate] = useLocation();
  const filters = readFilters(new URLSearchParams(useSearch()));
  const go = (next: Filters, options?: { replace?: boolean; state?: unknown }) => {
    const query = writeFilters(next).toString();
    navigate(query ? `${path}?${query}` : path, options);
  };
  // What the address says now, not when this was drawn: a search is sent a moment after it was typed.
  const now = () => readFilters(new URLSearchParams(window.location.search));
  const top = () => window.scrollTo(0, 0);
  return {
    filters,
    /** Another filter or order begins at the first page. */
    narrow: (change: Partial<Filters>) => go({ ...now(), cursor: null, page: 1, ...change }, { replace: true }),
    next: (cursor: string) => {
      const here = now();
      const trail = here.cursor ? [...trailHere(), here.cursor] : [];
      go({ ...here, cursor, page: here.page + 1 }, { state: { trail } });
      top();
    },
    first: () => {
      go({ ...now(), cursor: null, page: 1 });
      top();
    },
    /** The page before this one; null: this is the first. An address that was shared knows only the first. */
    back: (): { label: string; go: () => void } | null => {
      if (!filters.cursor) return null;
      const trail = trailHere();
      const before = trail.at(-1) ?? null;
      const known = filters.page === 2 || before !== null;
      const page = before ? filters.page - 1 : 1;
      return {
        label: known ? 'Página anterior' : 'Primera página',
        go: () => {
          go({ ...now(), cursor: before, page }, { state: { trail: trail.slice(0, -1) } });
          top();
        },
      };
    },
  };
};
export type Address = ReturnType<typeof useAddress>;
