import type { User } from '../../src/shared/schemas/auth.ts';
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
