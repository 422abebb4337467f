import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useAuth } from '../../lib/session.tsx';
import { useTRPC } from '../../lib/trpc.ts';
import type { LoginOutput } from '../../shared/schemas/auth.ts';
import { afterLogin } from './after-login.ts';

/** Keeps a session that was just opened, and leaves for where the person came from or for their role's dashboard. */
export const useEnter = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const { login } = useAuth();
  const [, navigate] = useLocation();
  return ({ token, user, duties }: LoginOutput) =>
    login({ token, user: { id: user.id, name: user.name, role: user.role } }, () => {
      // After the cache was emptied: what is asked of the person stands before the first screen is drawn.
      queryClient.setQueryData(trpc.auth.session.queryKey(), { ...user, duties });
      navigate(afterLogin(window.location.search, user.role), { replace: true });
    });
};
