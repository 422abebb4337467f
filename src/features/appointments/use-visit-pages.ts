import { useInfiniteQuery } from '@tanstack/react-query';
import { useMinute } from '../../lib/now.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { isComing } from './coming.ts';

/** Visits of one page of the list. */
const PAGE = 20;

/** The owner's visits: those to come, soonest first, and the past ones, latest first; null until they are there. `now` is wall time. */
export const useVisitPages = () => {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.appointments.list.infiniteQueryOptions({ limit: PAGE }, { getNextPageParam: (page) => page.next }),
  );
  const now = useMinute();
  const visits = list.data?.pages.flatMap((page) => page.rows);
  return {
    list,
    now,
    coming: visits?.filter((visit) => isComing(visit, now)) ?? null,
    past: visits?.filter((visit) => !isComing(visit, now)) ?? null,
  };
};
