import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { counted } from '../../lib/formats.ts';
import { useMinute } from '../../lib/now.ts';
import type { SessionUser } from '../../lib/session-store.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { instantOf } from '../../shared/time.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Initials } from '../../ui/initials.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tag } from '../../ui/tag.tsx';
import { lastText } from './last-seen.ts';
import { mayDecide, mayEdit, mayEnd, pageOf } from './may.ts';
import type { Selection } from './selection.ts';

/** What can be asked about one account of the list. */
export type Asking = 'toggle' | 'edit' | 'revoke' | 'erase';
type Ask = (kind: Asking, account: Account) => void;

const WORDS = { on: 'Activo', off: 'Inactivo' };

/** One act, by its word; where a table is narrow, by its icon. */
const Act = ({
  icon,
  word,
  rest,
  danger = false,
  off = false,
  onPress,
}: {
  icon: IconName;
  word: string;
  /** Goes on after the word for those who hear it: ' a Rosa Mena'. */
  rest: string;
  danger?: boolean;
  /** There is nothing to do it to. */
  off?: boolean;
  onPress: () => void;
}) => (
  <button type="button" className={danger ? 'row-act bad' : 'row-act'} title={word} disabled={off} onClick={onPress}>
    <Icon name={icon} />
    <span>{word}</span>
    <span className="sr-only">{rest}</span>
  </button>
);

const Acts = ({ account, viewer, ask }: { account: Account; viewer: SessionUser; ask: Ask }) => {
  const acts: ReactNode[] = [];
  const { name } = account;
  if (mayEdit(viewer, account))
    acts.push(<Act key="edit" icon="pencil" word="Editar" rest={` a ${name}`} onPress={() => ask('edit', account)} />);
  if (mayEnd(viewer, account))
    acts.push(
      <Act
        key="revoke"
        icon="log-out"
        word="Cerrar sesiones"
        rest={` de ${name}`}
        off={account.activeTokens.length === 0}
        onPress={() => ask('revoke', account)}
      />,
    );
  if (mayDecide(viewer, account))
    acts.push(
      <Act
        key="erase"
        icon="trash-2"
        word="Eliminar"
        rest={` a ${name}`}
        danger
        onPress={() => ask('erase', account)}
      />,
    );
  return acts.length > 0 ? <div className="row-acts">{acts}</div> : <span className="soft small">Solo lectura</span>;
};

type RowProps = { account: Account; viewer: SessionUser; ask: Ask; selection: Selection; now: number };

const Row = ({ account, viewer, ask, selection, now }: RowProps) => (
  <tr className={account.isActive ? '' : 'off'}>
    <td className="row-pick">
      {selection.isOffered(account) && (
        <label className="pick">
          <input type="checkbox" checked={selection.has(account.id)} onChange={() => selection.toggle(account.id)} />
          <span className="sr-only">Elegir a {account.name}</span>
        </label>
      )}
    </td>
    <td className="account">
      <div>
        <Initials name={account.name} />
        <p>
          <b>
            <Link href={pageOf(viewer, account.id)} className="account-link">
              {account.name}
            </Link>
            {account.id === viewer.id && <span className="soft font-normal"> (tú)</span>}
          </b>
          <span className="soft small">{account.email}</span>
          {(account.hasTemporaryPassword || account.mustAcceptPolicy) && (
            <span className="account-tags">
              {account.hasTemporaryPassword && <Tag tone="warn">Contraseña temporal</Tag>}
              {account.mustAcceptPolicy && <Tag tone="plain">Sin consentimiento</Tag>}
            </span>
          )}
        </p>
      </div>
    </td>
    <td data-label="Rol">
      <span className={`role role-${account.role}`}>{ROLE_NAME[account.role]}</span>
    </td>
    <td data-label="Estado">
      {mayDecide(viewer, account) ? (
        <>
          <span className="on-table">
            <Switch
              on={account.isActive}
              label={`Cuenta de ${account.name}`}
              words={WORDS}
              onPress={() => ask('toggle', account)}
            />
          </span>
          <span className="state on-card">{account.isActive ? WORDS.on : WORDS.off}</span>
        </>
      ) : (
        <span className="state">{account.isActive ? WORDS.on : WORDS.off}</span>
      )}
    </td>
    <td data-label="Último acceso" className="last-seen">
      <span className="num state">{lastText(account.lastUsedAt, now)}</span>
      <span className="num soft small on-table">{counted(account.activeTokens.length, 'sesión', 'sesiones')}</span>
    </td>
    <td className="row-end">
      <Acts account={account} viewer={viewer} ask={ask} />
    </td>
  </tr>
);

/** Accounts as a table; as cards where it is narrow. What this viewer may not do is not offered. */
export const AccountTable = ({
  accounts,
  viewer,
  busy,
  ask,
  selection,
}: {
  accounts: readonly Account[];
  viewer: SessionUser;
  /** Which of them are chosen, to be turned off together. */
  selection: Selection;
  /** The rows are those of the filters before; the right ones are on their way. */
  busy: boolean;
  ask: Ask;
}) => {
  const now = instantOf(useMinute());
  return (
    <table className="table accounts" aria-busy={busy}>
      <caption className="sr-only">Cuentas, su rol, su estado, su último acceso y sus sesiones abiertas</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Elegir</span>
          </th>
          <th scope="col">Usuario</th>
          <th scope="col">Rol</th>
          <th scope="col">Estado</th>
          <th scope="col">Último acceso</th>
          <th scope="col">
            <span className="sr-only">Acciones</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.id} account={account} viewer={viewer} ask={ask} selection={selection} now={now} />
        ))}
      </tbody>
    </table>
  );
};
