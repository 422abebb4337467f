import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { allPages } from '../../lib/all-pages.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { MAX_PAGE } from '../../shared/limits.ts';
import type { AuditAct } from '../../shared/schemas/audit.ts';
import type { ActFilters } from './act-filters.ts';

/** Acts of the audit log that the filters let through, the latest first, page by page. */
export const useActs = (filters: ActFilters) =>
  useInfiniteQuery(useTRPC().accounts.acts.infiniteQueryOptions(filters, { getNextPageParam: (page) => page.next }));

/**
 * Reads all acts of the filters, as many as a file takes; `progress` hears how many are there. The file is an act itself: the list is
 * asked again.
 */
export const useAllActs = () => {
  const { accounts } = useTRPC();
  const queryClient = useQueryClient();
  const page = useMutation(accounts.exportActs.mutationOptions());
  return async (filters: ActFilters, progress: (read: number) => void) => {
    const read = await allPages<AuditAct>(
      (cursor) => page.mutateAsync({ ...filters, limit: MAX_PAGE, ...(cursor && { cursor }) }),
      progress,
    );
    void queryClient.invalidateQueries(accounts.acts.pathFilter());
    return read;
  };
};
