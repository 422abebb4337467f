import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { count } from '../../lib/formats.ts';
import type { SessionUser } from '../../lib/session-store.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Initials } from '../../ui/initials.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Tag } from '../../ui/tag.tsx';
import { mayDecide, mayEdit, mayEnd, pageOf } from './may.ts';

/** What can be asked about one account of the list. */
export type Asking = 'toggle' | 'edit' | 'revoke' | 'erase';
type Ask = (kind: Asking, account: Account) => void;

const WORDS = { on: 'Activo', off: 'Inactivo' };

/** One act: its icon alone where there is a table, with its word on cards. */
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

const Row = ({ account, viewer, ask }: { account: Account; viewer: SessionUser; ask: Ask }) => (
  <tr className={account.isActive ? '' : 'off'}>
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
        <Switch
          on={account.isActive}
          label={`Cuenta de ${account.name}`}
          words={WORDS}
          onPress={() => ask('toggle', account)}
        />
      ) : (
        <span className="state">{account.isActive ? WORDS.on : WORDS.off}</span>
      )}
    </td>
    <td data-label="Sesiones">
      <span className="num state">{count(account.activeTokens.length)}</span>
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
}: {
  accounts: readonly Account[];
  viewer: SessionUser;
  /** The rows are those of the filters before; the right ones are on their way. */
  busy: boolean;
  ask: Ask;
}) => (
  <table className="table accounts" aria-busy={busy}>
    <caption className="sr-only">Cuentas, su rol, su estado y sus sesiones abiertas</caption>
    <thead>
      <tr>
        <th scope="col">Usuario</th>
        <th scope="col">Rol</th>
        <th scope="col">Estado</th>
        <th scope="col">Sesiones</th>
        <th scope="col">
          <span className="sr-only">Acciones</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {accounts.map((account) => (
        <Row key={account.id} account={account} viewer={viewer} ask={ask} />
      ))}
    </tbody>
  </table>
);
