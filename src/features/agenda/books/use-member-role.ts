import { useQuery } from '@tanstack/react-query';
import { useTRPC } from '../../../lib/trpc.ts';
import type { MemberRole } from '../../../shared/member-roles.ts';

/** Minutes matter to nobody here: a role changes once in months, and the server judges each call anyway. */
const FRESH_MS = 300_000;

/** What the caller is in their clinic; undefined until it is known. */
export const useMemberRole = (): MemberRole | undefined => {
  const trpc = useTRPC();
  return useQuery(trpc.clinicSettings.get.queryOptions(undefined, { staleTime: FRESH_MS })).data?.memberRole;
};
