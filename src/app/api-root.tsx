import './private.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { getSession, subscribeSession } from '../lib/session-store.ts';
import { createClient, createQueryClient, TRPCProvider } from '../lib/trpc.ts';

/** One for the life of the tab: moving between private screens keeps what was read. */
const queryClient = createQueryClient();
const trpcClient = createClient();

/** Providers of screens that call the API. Another person in this browser never sees the answers of the one before. */
export const ApiRoot = ({ children }: { children: ReactNode }) => {
  const [person, setPerson] = useState(() => (typeof window === 'undefined' ? null : (getSession()?.user.id ?? null)));
  useEffect(
    () =>
      subscribeSession(() => {
        const next = getSession()?.user.id ?? null;
        setPerson((before) => {
          if (before !== next) queryClient.clear();
          return next;
        });
      }),
    [],
  );
  return (
    <QueryClientProvider client={queryClient} key={person}>
      <TRPCProvider trpcClient={trpcClient} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
};
