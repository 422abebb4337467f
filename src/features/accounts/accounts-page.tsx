import { type ReactNode, useState } from 'react';
import { leftOpen } from '../../lib/draft.ts';
import { errorText } from '../../lib/errors.ts';
import { count, counted } from '../../lib/formats.ts';
import { useAuth } from '../../lib/session.tsx';
import { MAX_COUNTED } from '../../shared/limits.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { AccountDialog } from './account-dialogs.tsx';
import { AccountFilters } from './account-filters.tsx';
import { AccountPager } from './account-pager.tsx';
import { AccountTable, type Asking } from './account-table.tsx';
import { CreateDialog } from './create-dialog.tsx';
import { narrows } from './filters.ts';
import { useAccounts, useTotals } from './use-accounts.ts';
import { useAddress } from './use-address.ts';

/** '1.204 cuentas', or that there are more than are counted. */
const Total = () => {
  const { data } = useTotals();
  if (!data) return 'Cuentas del servicio';
  const all = Object.values(data).reduce((sum, n) => sum + n, 0);
  return Object.values(data).some((n) => n > MAX_COUNTED)
    ? `Más de ${count(MAX_COUNTED)} cuentas`
    : counted(all, 'cuenta', 'cuentas');
};

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
  const list = useAccounts(filters);
  const [asked, setAsked] = useState<{ kind: Asking; account: Account } | null>(null);
  const [creating, setCreating] = useState<'any' | 'toor' | null>(() => {
    if (leftOpen('cuenta-nueva') !== null) return 'any';
    return leftOpen('cuenta-toor') === null ? null : 'toor';
  });
  if (!viewer) return null;
  const accounts = list.data?.rows ?? [];
  const close = () => setAsked(null);
  return (
    <div className="wrap-app app-screen accounts-page">
      <header className="screen-head">
        <div>
          <p className="soft small num">
            <Total />
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
      <div>
        {list.error && !list.data && (
          <LoadFailure
            text={errorText(list.error, 'No se pudieron cargar los usuarios')}
            onRetry={() => (filters.cursor ? address.first() : list.refetch())}
          />
        )}
        {list.isPending && <Loading label="Cargando los usuarios" rows={6} />}
        {list.data && accounts.length === 0 && (
          <Empty
            title={narrows(filters) ? 'Ninguna cuenta coincide' : 'Aquí no hay más cuentas'}
            action={
              <button
                type="button"
                className="btn line"
                onClick={() =>
                  narrows(filters) ? address.narrow({ q: '', role: null, state: null }) : address.first()
                }
              >
                {narrows(filters) ? 'Quitar filtros' : 'Primera página'}
              </button>
            }
          >
            {narrows(filters)
              ? 'Prueba con el comienzo del nombre, del apellido o del correo.'
              : 'La lista se acortó desde que abriste esta página.'}
          </Empty>
        )}
        {accounts.length > 0 && (
          <>
            <AccountTable
              accounts={accounts}
              viewer={viewer}
              busy={list.isPlaceholderData}
              ask={(kind, account) => setAsked({ kind, account })}
            />
            <AccountPager
              filters={filters}
              shown={accounts.length}
              busy={list.isPlaceholderData}
              next={list.data?.next ?? null}
              onBack={address.back()}
              onNext={address.next}
            />
          </>
        )}
      </div>
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
