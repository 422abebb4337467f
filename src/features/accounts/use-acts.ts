import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../lib/all-pages.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { MAX_PAGE } from '../../shared/limits.ts';
import type { AuditAct } from '../../shared/schemas/audit.ts';
import type { ActFilters } from './act-filters.ts';

/** Acts of the audit log that the filters let through, the latest first, page by page. */
export const useActs = (filters: ActFilters) =>
  useInfiniteQuery(useTRPC().accounts.acts.infiniteQueryOptions(filters, { getNextPageParam: (page) => page.next }));

/** Reads all acts of the filters, as many as a file takes; `progress` hears how many are there. */
export const useAllActs = () => {
  const { accounts } = useTRPC();
  const queryClient = useQueryClient();
  return (filters: ActFilters, progress: (read: number) => void) =>
    allPages<AuditAct>(
      (cursor) =>
        queryClient.fetchQuery(
          accounts.acts.queryOptions(
            { ...filters, limit: MAX_PAGE, ...(cursor && { cursor }) },
            { staleTime: 0, gcTime: 0 },
          ),
        ),
      progress,
    );
};
