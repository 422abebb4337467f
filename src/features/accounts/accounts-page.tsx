import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { errorText } from '../../lib/errors.ts';
import { counted } from '../../lib/formats.ts';
import { useAuth } from '../../lib/session.tsx';
import type { Account } from '../../shared/schemas/account.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { AccountFilters } from './account-filters.tsx';
import { AccountTable } from './account-table.tsx';
import { type Filters, readFilters, writeFilters } from './filters.ts';
import { ToggleDialog } from './toggle-dialog.tsx';
import { useAccounts } from './use-accounts.ts';

/** The accounts: search, filters in the address, state of each, more by pages. toor and admin see the same with their own limits. */
export const AccountsPage = ({
  title,
  first,
}: {
  title: string;
  /** Stands above the list: what waits for whoever looks after accounts. */
  first?: ReactNode;
}) => {
  const { user: viewer } = useAuth();
  const [path, navigate] = useLocation();
  const filters = readFilters(new URLSearchParams(useSearch()));
  const list = useAccounts(filters);
  const [asked, setAsked] = useState<Account | null>(null);
  const accounts = list.data?.pages.flatMap((page) => page.rows) ?? [];

  const narrow = (change: Partial<Filters>) => {
    // What the address says now, not when this was drawn: a search is sent a moment after it was typed.
    const query = writeFilters({ ...readFilters(new URLSearchParams(window.location.search)), ...change }).toString();
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  if (!viewer) return null;
  return (
    <div className="wrap-app app-screen accounts-page">
      <header className="screen-head">
        <div>
          <p className="soft small">Cuentas del servicio</p>
          <h1>{title}</h1>
        </div>
      </header>
      {first}
      <AccountFilters filters={filters} onChange={narrow} />
      <div>
        {list.error && !list.data && (
          <LoadFailure
            text={errorText(list.error, 'No se pudieron cargar los usuarios')}
            onRetry={() => list.refetch()}
          />
        )}
        {list.isPending && <Loading label="Cargando los usuarios" rows={6} />}
        {list.data && accounts.length === 0 && (
          <Empty
            title="Ninguna cuenta coincide"
            action={
              <button type="button" className="btn line" onClick={() => narrow({ q: '', role: null, state: null })}>
                Quitar filtros
              </button>
            }
          >
            Prueba con otra parte del nombre o del correo.
          </Empty>
        )}
        {accounts.length > 0 && (
          <>
            <AccountTable accounts={accounts} viewer={viewer} busy={list.isPlaceholderData} onToggle={setAsked} />
            <div className="pager">
              <p className="soft small num" role="status">
                {list.isPlaceholderData
                  ? 'Buscando...'
                  : `${counted(accounts.length, 'cuenta', 'cuentas')}${list.hasNextPage ? ' hasta aquí' : ''}`}
              </p>
              {list.hasNextPage && (
                <button
                  type="button"
                  className="btn line"
                  aria-disabled={list.isFetchingNextPage || undefined}
                  onClick={() => !list.isFetchingNextPage && list.fetchNextPage()}
                >
                  {list.isFetchingNextPage ? 'Cargando...' : 'Ver más usuarios'}
                </button>
              )}
            </div>
          </>
        )}
      </div>
      {asked && <ToggleDialog account={asked} onClose={() => setAsked(null)} />}
    </div>
  );
};
