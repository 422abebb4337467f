import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTRPC } from '../../lib/trpc.ts';

/** How often an open agenda asks whether anything changed, ms. It rests while the tab is in the background. */
const STAMP_MS = 10_000;

type Stamped = {
  data: { stamp: string } | undefined;
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Reads the agenda again when the stamp of its days is another one, and only once for each answer. */
const useStamp = (query: Stamped, from: string | undefined, days: number) => {
  const trpc = useTRPC();
  const stamp = useQuery(
    trpc.clinic.stamp.queryOptions(
      { date: from ?? '', days },
      { enabled: from !== undefined, refetchInterval: STAMP_MS, staleTime: 0 },
    ),
  );
  const { data, dataUpdatedAt, isFetching, refetch } = query;
  const isOther = stamp.data !== undefined && data !== undefined && stamp.data.stamp !== data.stamp;
  const isNewer = stamp.dataUpdatedAt > dataUpdatedAt;
  useEffect(() => {
    if (isOther && isNewer && !isFetching) refetch();
  }, [isOther, isNewer, isFetching, refetch]);
};

/** A day of the clinic's agenda, kept as it is on the server. */
export const useDay = (date: string) => {
  const trpc = useTRPC();
  const query = useQuery(
    trpc.clinic.day.queryOptions({ date }, { placeholderData: keepPreviousData, refetchInterval: 120_000 }),
  );
  useStamp(query, query.data?.date === date ? date : undefined, 1);
  return query;
};

/** Seven days from a date on, kept as they are on the server. */
export const useWeek = (date: string) => {
  const trpc = useTRPC();
  const query = useQuery(
    trpc.clinic.week.queryOptions({ date }, { placeholderData: keepPreviousData, refetchInterval: 120_000 }),
  );
  useStamp(query, query.data?.from, 7);
  return query;
};
