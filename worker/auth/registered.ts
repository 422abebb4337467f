import { AppError } from '../../src/shared/errors.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { userColumns } from '../db/user.ts';
import { assertSame, type Creation, sameKey } from '../idempotency.ts';
import { verifyPassword } from './password.ts';

/** Statement: the account that stands under a submission's key, with its hash. */
export const findRegistered = (db: Db, made: Creation) =>
  db
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(sameKey(users.id, made));
type Registered = Awaited<ReturnType<typeof findRegistered>>[number];

/**
 * Throws `key_reused` when the account under the key was made of other content, or has another password: ids hold no passwords, so
 * its hash is asked. `ownHash` is the hash of `password` that this very call has stored, if it did.
 */
export const assertSameRegistration = async (
  account: Registered | undefined,
  made: Creation,
  password: string,
  ownHash?: string,
): Promise<void> => {
  assertSame(account?.id, made);
  if (!account || account.passwordHash === ownHash) return;
  if (!(await verifyPassword(password, account.passwordHash))) throw new AppError('key_reused');
};
