import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTRPC } from '../../lib/trpc.ts';
import type { Account } from '../../shared/schemas/account.ts';
import type { User } from '../../shared/schemas/auth.ts';
import type { Filters } from './filters.ts';

type Pages = InfiniteData<{ rows: Account[]; next: string | null }>;

/** The accounts that the filters let through, page by page. */
export const useAccounts = ({ q, role, state }: Filters) => {
  const trpc = useTRPC();
  const input = { ...(q ? { q } : {}), ...(role ? { role } : {}), ...(state ? { state } : {}) };
  return useInfiniteQuery(
    trpc.accounts.list.infiniteQueryOptions(input, {
      getNextPageParam: (page) => page.next,
      // The rows of before stay until the narrower ones come, so that the page does not jump.
      placeholderData: (before) => before,
    }),
  );
};

const withUser = (account: Account, user: User): Account => {
  if (account.id !== user.id) return account;
  return { ...account, ...user, activeTokens: user.isActive ? account.activeTokens : [] };
};

/** Turns an account on or off. Its row changes where it stands, in every list that is kept, and goes when the list is asked anew. */
export const useToggle = () => {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  return useMutation(
    trpc.accounts.toggle.mutationOptions({
      onSuccess: (user) =>
        queryClient.setQueriesData<Pages>(
          trpc.accounts.list.infiniteQueryFilter(),
          (data) =>
            data && {
              ...data,
              pages: data.pages.map((page) => ({ ...page, rows: page.rows.map((row) => withUser(row, user)) })),
            },
        ),
    }),
  );
};
