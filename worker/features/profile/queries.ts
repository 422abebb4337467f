import { eq } from 'drizzle-orm';
import type { User } from '../../../src/shared/schemas/auth.ts';
import type { ProfileInput } from '../../../src/shared/schemas/profile.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { toUser, userColumns } from '../../db/user.ts';

/** Writes a person's own data; null when the account went away meanwhile. */
export const updateProfile = async (db: Db, { id, email }: User, input: ProfileInput, now: number) => {
  const [row] = await db
    .update(users)
    .set({ ...input, searchKey: searchKey(input.name, email, input.phone), updatedAt: now })
    .where(eq(users.id, id))
    .returning(userColumns);
  return row ? toUser(row) : null;
};
