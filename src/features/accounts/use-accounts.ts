import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { knownError } from '../../lib/errors.ts';
import { useTRPC } from '../../lib/trpc.ts';
import { MAX_PAGE } from '../../shared/limits.ts';
import type { Account } from '../../shared/schemas/account.ts';
import type { Filters } from './filters.ts';

/** One page of the accounts that the filters let through. The rows of before stay until the new ones come. */
export const useAccounts = ({ q, role, state, sort, cursor }: Filters) =>
  useQuery(
    useTRPC().accounts.list.queryOptions(
      { ...(q && { q }), ...(role && { role }), ...(state && { state }), ...(cursor && { cursor }), sort },
      { placeholderData: keepPreviousData },
    ),
  );

/** How many accounts the filters let through. */
export const useCount = ({ q, role, state }: Filters) =>
  useQuery(
    useTRPC().accounts.count.queryOptions(
      { ...(q && { q }), ...(role && { role }), ...(state && { state }) },
      { placeholderData: keepPreviousData },
    ),
  );

/** Most accounts of one file: a spreadsheet opens more slowly than it reads. */
const MAX_IN_FILE = 20_000;

/** Reads all accounts of the filters, at most `MAX_IN_FILE`; `progress` hears how many are there. `more`: some were left out. */
export const useAllAccounts = () => {
  const { accounts: procedures } = useTRPC();
  const page = useMutation(procedures.export.mutationOptions());
  return async ({ q, role, state, sort }: Filters, progress: (read: number) => void) => {
    const accounts: Account[] = [];
    let cursor: string | null = null;
    do {
      const read: { rows: Account[]; next: string | null } = await page.mutateAsync({
        ...(q && { q }),
        ...(role && { role }),
        ...(state && { state }),
        ...(cursor && { cursor }),
        sort,
        limit: MAX_PAGE,
      });
      accounts.push(...read.rows);
      progress(accounts.length);
      cursor = read.next;
    } while (cursor && accounts.length < MAX_IN_FILE);
    return { accounts, more: cursor !== null };
  };
};

export const useAccount = (id: string) =>
  useQuery(
    useTRPC().accounts.get.queryOptions(
      { id },
      { retry: (times, error) => knownError(error)?.key !== 'user_not_found' && times < 2 },
    ),
  );

/** What turning an account off, or erasing it, would bring about: asked anew whenever the question is put. */
export const useConsequences = (id: string) =>
  useQuery(useTRPC().accounts.consequences.queryOptions({ id }, { staleTime: 0, gcTime: 0 }));

/** After an act, done or refused, everything that shows accounts is asked again. */
const useFollow = () => {
  const { accounts, settings } = useTRPC();
  const queryClient = useQueryClient();
  const stale = [accounts.list, accounts.count, accounts.get, accounts.acts, settings.service];
  return {
    onSettled: async () => {
      await Promise.all(stale.map((procedure) => queryClient.invalidateQueries(procedure.pathFilter())));
    },
  };
};

export const useCreate = () => useMutation(useTRPC().accounts.create.mutationOptions(useFollow()));
export const useUpdate = () => useMutation(useTRPC().accounts.update.mutationOptions(useFollow()));
export const useSetActive = () => useMutation(useTRPC().accounts.setActive.mutationOptions(useFollow()));
export const useDeactivate = () => useMutation(useTRPC().accounts.deactivate.mutationOptions(useFollow()));
export const useRevoke = () => useMutation(useTRPC().accounts.revokeSessions.mutationOptions(useFollow()));
export const useEndSession = () => useMutation(useTRPC().accounts.endSession.mutationOptions(useFollow()));
export const useIssueLink = () => useMutation(useTRPC().accounts.issueLink.mutationOptions(useFollow()));
export const useRescue = () => useMutation(useTRPC().accounts.rescue.mutationOptions(useFollow()));
export const useReturnTitular = () => useMutation(useTRPC().entries.returnTitular.mutationOptions(useFollow()));
export const useLeaveClinic = () => useMutation(useTRPC().accounts.leaveClinic.mutationOptions(useFollow()));

/** Erases an account. Its own page is left by whoever shows it: asking for it again would only fail. */
export const useRemove = () => {
  const { accounts, settings } = useTRPC();
  const queryClient = useQueryClient();
  const stale = [accounts.list, accounts.count, accounts.acts, settings.service];
  return useMutation(
    accounts.remove.mutationOptions({
      onSettled: async () => {
        await Promise.all(stale.map((procedure) => queryClient.invalidateQueries(procedure.pathFilter())));
      },
    }),
  );
};
