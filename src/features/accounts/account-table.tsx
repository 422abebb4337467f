import { count } from '../../lib/formats.ts';
import type { SessionUser } from '../../lib/session-store.ts';
import { ROLE_NAME } from '../../shared/roles.ts';
import type { Account } from '../../shared/schemas/account.ts';
import { Initials } from '../../ui/initials.tsx';
import { Switch } from '../../ui/switch.tsx';
import { mayToggle } from './may-toggle.ts';

const WORDS = { on: 'Activo', off: 'Inactivo' };

const Row = ({
  account,
  viewer,
  onToggle,
}: {
  account: Account;
  viewer: SessionUser;
  onToggle: (account: Account) => void;
}) => (
  <tr className={account.isActive ? '' : 'off'}>
    <td className="account">
      <div>
        <Initials name={account.name} />
        <p>
          <b>
            {account.name}
            {account.id === viewer.id && <span className="soft font-normal"> (tú)</span>}
          </b>
          <span className="soft small">{account.email}</span>
        </p>
      </div>
    </td>
    <td data-label="Rol">
      <span className={`role role-${account.role}`}>{ROLE_NAME[account.role]}</span>
    </td>
    <td data-label="Estado">
      {mayToggle(viewer, account) ? (
        <Switch
          on={account.isActive}
          label={`Cuenta de ${account.name}`}
          words={WORDS}
          onPress={() => onToggle(account)}
        />
      ) : (
        <span className="state">{account.isActive ? WORDS.on : WORDS.off}</span>
      )}
    </td>
    <td data-label="Sesiones">
      <span className="num state">{count(account.activeTokens.length)}</span>
    </td>
  </tr>
);

/** Accounts as a table; as cards where it is narrow. */
export const AccountTable = ({
  accounts,
  viewer,
  busy,
  onToggle,
}: {
  accounts: readonly Account[];
  viewer: SessionUser;
  /** The rows are those of the filters before; the right ones are on their way. */
  busy: boolean;
  onToggle: (account: Account) => void;
}) => (
  <table className="table accounts" aria-busy={busy}>
    <caption className="sr-only">Cuentas, su rol, su estado y sus sesiones abiertas</caption>
    <thead>
      <tr>
        <th scope="col">Usuario</th>
        <th scope="col">Rol</th>
        <th scope="col">Estado</th>
        <th scope="col">Sesiones</th>
      </tr>
    </thead>
    <tbody>
      {accounts.map((account) => (
        <Row key={account.id} account={account} viewer={viewer} onToggle={onToggle} />
      ))}
    </tbody>
  </table>
);
