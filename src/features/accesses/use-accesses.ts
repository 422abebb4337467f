import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { allPages } from '../../lib/all-pages.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { MAX_PAGE } from '../../shared/limits.ts';
import type { AccountAccess } from '../../shared/schemas/accesses.ts';
import type { AccessFilters } from './access-filters.ts';

/** What happened at one's own door, the latest first, page by page. */
export const useOwnAccesses = (failed: boolean) =>
  useInfiniteQuery(
    useTRPC().accesses.own.infiniteQueryOptions(
      { failed },
      { getNextPageParam: (page) => page.next, placeholderData: keepPreviousData },
    ),
  );

/** Who read the records of one's clinic with a login that came from an administrator; nothing where one is no titular. */
export const useClinicReads = () =>
  useInfiniteQuery(
    useTRPC().accesses.ofClinic.infiniteQueryOptions({}, { getNextPageParam: (page) => page.next, retry: false }),
  );

/** Accesses of all accounts that the filters let through, the latest first, page by page. */
export const useAccesses = (filters: AccessFilters) =>
  useInfiniteQuery(useTRPC().accesses.list.infiniteQueryOptions(filters, { getNextPageParam: (page) => page.next }));

/** Reads all accesses of the filters, as many as a file takes; `progress` hears how many are there. */
export const useAllAccesses = () => {
  const page = useMutation(useTRPC().accesses.export.mutationOptions());
  return (filters: AccessFilters, progress: (read: number) => void) =>
    allPages<AccountAccess>(
      (cursor) => page.mutateAsync({ ...filters, limit: MAX_PAGE, ...(cursor && { cursor }) }),
      progress,
    );
};
