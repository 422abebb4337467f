import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';

/** The panel moves on by itself: asked anew this often, ms. */
const REFRESH_MS = 60_000;

/** Figures and short lists of the clinic, from one answer. */
export const usePanel = () => {
  const trpc = useTRPC();
  return useQuery(trpc.clinic.panel.queryOptions(undefined, { refetchInterval: REFRESH_MS }));
};
