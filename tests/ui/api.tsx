import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { StepUp } from '../../src/features/auth/step-up.tsx';
import { AuthProvider } from '../../src/lib/session.tsx';
import '../../src/app/private.css';
import { createClient, createQueryClient, TRPCProvider } from '../../src/lib/trpc.ts';

/**
 * Draws a form with everything it needs to call the API. No API is there: a form that calls learns that nobody answers,
 * which is the one failure that every form must survive.
 */
export const renderForm = (form: ReactNode) => {
  const queryClient = createQueryClient();
  const { hook } = memoryLocation({ path: '/login' });
  return render(
    <Router hook={hook}>
      <AuthProvider>
        <QueryClientProvider client={queryClient}>
          <TRPCProvider trpcClient={createClient()} queryClient={queryClient}>
            {form}
            <StepUp />
          </TRPCProvider>
        </QueryClientProvider>
      </AuthProvider>
    </Router>,
  );
};
