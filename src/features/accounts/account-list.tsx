import { useState } from 'react';
import { errorText } from '../../lib/errors.ts';
import type { SessionUser } from '../../lib/session-store.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { LoadFailure } from '../../ui/alert.tsx';
import { Empty, Loading } from '../../ui/empty.tsx';
import { AccountPager } from './account-pager.tsx';
import { AccountTable, type Asking } from './account-table.tsx';
import { AccountsFile } from './accounts-file.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { narrows, writeFilters } from './filters.ts';
import { useSelection } from './selection.ts';
import { SelectionActs, SelectionBar } from './selection-bar.tsx';
import { useAccounts } from './use-accounts.ts';
import type { Address } from './use-address.ts';

const NOBODY = { q: '', role: null, state: null } as const;

/** The page of accounts that the address asks for: chosen together or one by one, taken along as a file. */
export const AccountList = ({
  viewer,
  address,
  ask,
}: {
  viewer: SessionUser;
  address: Address;
  ask: (kind: Asking, account: Account) => void;
}) => {
  const { filters } = address;
  const list = useAccounts(filters);
  const [turningOff, setTurningOff] = useState(false);
  const accounts = list.data?.rows ?? [];
  const selection = useSelection(viewer, accounts, writeFilters(filters).toString());
  const narrowed = narrows(filters);
  return (
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
          title={narrowed ? 'Ninguna cuenta coincide' : 'Aquí no hay más cuentas'}
          action={
            <button
              type="button"
              className="btn line"
              onClick={() => (narrowed ? address.narrow(NOBODY) : address.first())}
            >
              {narrowed ? 'Quitar filtros' : 'Primera página'}
            </button>
          }
        >
          {narrowed
            ? 'Prueba con una parte del nombre, del correo o del teléfono.'
            : 'La lista se acortó desde que abriste esta página.'}
        </Empty>
      )}
      {accounts.length > 0 && (
        <>
          <SelectionBar selection={selection} />
          <AccountTable
            accounts={accounts}
            viewer={viewer}
            busy={list.isPlaceholderData}
            ask={ask}
            selection={selection}
          />
          <SelectionActs selection={selection} onDeactivate={() => setTurningOff(true)} />
          <AccountPager
            filters={filters}
            shown={accounts.length}
            busy={list.isPlaceholderData}
            next={list.data?.next ?? null}
            onBack={address.back()}
            onNext={address.next}
          />
          <AccountsFile filters={filters} />
        </>
      )}
      {turningOff && (
        <BulkDialog accounts={selection.chosen} onDone={selection.clear} onClose={() => setTurningOff(false)} />
      )}
    </div>
  );
};
