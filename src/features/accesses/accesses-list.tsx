import { Link } from 'wouter';
import { behindName } from '../../lib/named-then.ts';
import type { AccountAccess } from '../../shared/schemas/accesses.ts';
import { AccessRow } from './access-row.tsx';
import { whoseText } from './access-words.ts';

const Whose = ({ user }: { user: AccountAccess['user'] }) =>
  user?.stands ? (
    <>
      <Link href={`/dashboard/toor/users/${user.id}`}>{user.name}</Link>
      {behindName(user.role, user.email)}
    </>
  ) : (
    <>
      {whoseText(user)}
      {user?.role && `${behindName(user.role, user.email)}, cuenta eliminada`}
    </>
  );

/** Accesses of all accounts: each leads to its account, and its network to all that came from there. */
export const AccessesList = ({
  accesses,
  now,
  onNetwork,
}: {
  accesses: readonly AccountAccess[];
  now: number;
  onNetwork: (network: string) => void;
}) => (
  <ol className="own-sessions">
    {accesses.map((access) => (
      <AccessRow
        key={access.id}
        access={access}
        now={now}
        whose={<Whose user={access.user} />}
        narrow={(network, text) => (
          <button type="button" className="access-network" onClick={() => onNetwork(network)}>
            {text}
            <span className="sr-only">: ver solo sus accesos</span>
          </button>
        )}
      />
    ))}
  </ol>
);
