import { type ReactNode, useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { useAuth } from '../../lib/session.tsx';
import type { Account } from '../../shared/schemas/account.ts';
import { Icon } from '../../ui/icon.tsx';
import { AccountDialog } from './account-dialogs.tsx';
import { AccountFilters } from './account-filters.tsx';
import { AccountList } from './account-list.tsx';
import type { Asking } from './account-table.tsx';
import { AccountTotal } from './account-total.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { useAddress } from './use-address.ts';

/** The accounts: search, filters, order and page in the address, what may be done with each. toor and admin see the same with their own limits. */
export const AccountsPage = ({
  title,
  first,
}: {
  title: string;
  /** Stands above the list: what waits for whoever looks after accounts. */
  first?: ReactNode;
}) => {
  const { user: viewer } = useAuth();
  const address = useAddress();
  const { filters } = address;
  const [asked, setAsked] = useState<{ kind: Asking; account: Account } | null>(null);
  const [creating, setCreating] = useState<'any' | 'toor' | null>(() => {
    if (leftOpen('cuenta-nueva') !== null) return 'any';
    return leftOpen('cuenta-toor') === null ? null : 'toor';
  });
  if (!viewer) return null;
  const close = () => setAsked(null);
  return (
    <div className="wrap-app app-screen accounts-page">
      <header className="screen-head">
        <div>
          <p className="soft small num">
            <AccountTotal filters={filters} />
          </p>
          <h1>{title}</h1>
        </div>
        <div className="acts">
          {viewer.role === 'toor' && (
            <button type="button" className="btn line" onClick={() => setCreating('toor')}>
              <Icon name="shield-plus" />
              Crear usuario toor
            </button>
          )}
          <button type="button" className="btn primary" onClick={() => setCreating('any')}>
            <Icon name="user-plus" />
            Crear usuario
          </button>
        </div>
      </header>
      {first}
      <AccountFilters filters={filters} onChange={address.narrow} />
      <AccountList viewer={viewer} address={address} ask={(kind, account) => setAsked({ kind, account })} />
      {asked && (
        <AccountDialog
          kind={asked.kind}
          account={asked.account}
          sessions={asked.account.activeTokens.length}
          viewer={viewer}
          onErased={close}
          onClose={close}
        />
      )}
      {creating && <CreateDialog kind={creating} viewer={viewer} onClose={() => setCreating(null)} />}
    </div>
  );
};
