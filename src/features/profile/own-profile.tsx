import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import type { User } from '../../shared/schemas/auth.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Loading } from '../../ui/empty.tsx';

/** The profile of whoever is logged in. Until it is there `frame` stands around the waiting, or around what went wrong. */
export const OwnProfile = ({
  frame,
  children,
}: {
  frame: (state: ReactNode) => ReactNode;
  children: (user: User) => ReactNode;
}) => {
  const trpc = useTRPC();
  const { data: user, error, refetch } = useQuery(trpc.profile.get.queryOptions());
  if (user) return children(user);
  return frame(
    error ? (
      <LoadFailure text={errorText(error, 'No se pudo cargar tu panel')} onRetry={() => refetch()} />
    ) : (
      <Loading label="Cargando tu panel" rows={5} />
    ),
  );
};
