import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import { MAX_PAGE } from '../../shared/limits.ts';
import type { AuditAct } from '../../shared/schemas/audit.ts';
import type { ActFilters } from './act-filters.ts';

/** Acts of the audit log that the filters let through, the latest first, page by page. */
export const useActs = (filters: ActFilters) =>
  useInfiniteQuery(useTRPC().accounts.acts.infiniteQueryOptions(filters, { getNextPageParam: (page) => page.next }));

/** Most acts of one file: a spreadsheet opens more slowly than it reads. */
export const MAX_IN_FILE = 20_000;

/** Reads all acts of the filters, at most `MAX_IN_FILE`; `progress` hears how many are there. `more`: some were left out. */
export const useAllActs = () => {
  const { accounts } = useTRPC();
  const queryClient = useQueryClient();
  return async (
    filters: ActFilters,
    progress: (read: number) => void,
  ): Promise<{ acts: AuditAct[]; more: boolean }> => {
    const acts: AuditAct[] = [];
    let cursor: string | null = null;
    do {
      const page: { rows: AuditAct[]; next: string | null } = await queryClient.fetchQuery(
        accounts.acts.queryOptions(
          { ...filters, limit: MAX_PAGE, ...(cursor && { cursor }) },
          { staleTime: 0, gcTime: 0 },
        ),
      );
      acts.push(...page.rows);
      progress(acts.length);
      cursor = page.next;
    } while (cursor && acts.length < MAX_IN_FILE);
    return { acts, more: cursor !== null };
  };
};
