import { useState } from 'react';
import type { SessionUser } from '../../lib/session-store.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { mayDecide } from './may.ts';

/** Accounts of the page that may be turned off together. */
const choosable = (viewer: SessionUser, account: Account): boolean => account.isActive && mayDecide(viewer, account);

/** What is chosen of a page of accounts. `page` names the page: on another one nothing is. */
export const useSelection = (viewer: SessionUser, accounts: readonly Account[], page: string) => {
  const [kept, setKept] = useState<{ page: string; ids: ReadonlySet<string> }>({ page, ids: new Set() });
  const offered = accounts.filter((account) => choosable(viewer, account));
  // Who was turned off meanwhile, or left the page, is chosen no more.
  const chosen = kept.page === page ? offered.filter(({ id }) => kept.ids.has(id)) : [];
  const set = (ids: Iterable<string>) => setKept({ page, ids: new Set(ids) });
  return {
    chosen,
    isOffered: (account: Account) => choosable(viewer, account),
    offered: offered.length,
    has: (id: string) => chosen.some((account) => account.id === id),
    toggle: (id: string) => {
      const ids = chosen.map((account) => account.id);
      set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
    },
    all: () => set(chosen.length === offered.length ? [] : offered.map(({ id }) => id)),
    clear: () => set([]),
  };
};
export type Selection = ReturnType<typeof useSelection>;
