import { type SQL, sql } from 'drizzle-orm';
import type { User } from '../../src/shared/schemas/auth.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import { users } from './schema/accounts.ts';

/** Columns of an account that answers show. Never the password hash: that one is selected in worker/auth only. */
export const userColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  phone: users.phone,
  address: users.address,
  role: users.role,
  isActive: users.isActive,
  createdAt: users.createdAt,
};

type UserRow = Omit<User, '_id' | 'createdAt'> & { createdAt: number };

/** An account as answers show it; other columns that the row carries stay behind. */
export const toUser = ({ id, email, name, phone, address, role, isActive, createdAt }: UserRow): User => ({
  id,
  _id: id,
  email,
  name,
  phone,
  address,
  role,
  isActive,
  createdAt: new Date(createdAt).toISOString(),
});

/** SQL over users: the folded name that begins `search_key`, which ends with e-mail and phone. */
const foldedName = sql`trim(substr(users.search_key, 1,
  length(users.search_key) - length(' ' || users.email || coalesce(' ' || users.phone, ''))))`;

/** SQL over users: `search_key` after a change; what is undefined stays. E-mails and phones fold to themselves, so SQL can join what stays. */
export const searchKeyOf = ({
  name,
  email,
  phone,
}: {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
}): SQL =>
  sql`trim(${name === undefined ? foldedName : searchKey(name)} || ' ' || ${email ?? sql`users.email`}
    || coalesce(' ' || ${phone === undefined ? sql`users.phone` : phone}, ''))`;
