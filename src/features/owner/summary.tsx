import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { OwnerSummary } from '../../shared/schemas/owner-summary.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';

/** How often the beginning of the dashboard is asked anew while it stands in sight, ms. */
const POLL_MS = 120_000;

/** What the dashboard begins with, for what `children` draw of it. */
export const Summary = ({ children }: { children: (summary: OwnerSummary) => ReactNode }) => {
  const trpc = useTRPC();
  const { data, error, refetch } = useQuery(
    // React Query polls only while the page is in sight.
    trpc.owner.summary.queryOptions(undefined, { staleTime: 0, refetchInterval: POLL_MS }),
  );
  if (data) return children(data);
  if (!error) return <Loading label="Cargando tu panel" rows={4} />;
  return <LoadFailure text={errorText(error, 'No se pudo cargar tu panel')} onRetry={() => refetch()} />;
};
