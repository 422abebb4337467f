import { eq } from 'drizzle-orm';
import type { RegisterInput } from '../../../src/shared/schemas/auth.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { settings } from '../../db/schema/service.ts';

/** Statement: one row when the e-mail has an account. */
export const findByEmail = (db: Db, email: string) =>
  db.select({ id: users.id }).from(users).where(eq(users.email, email));

/** Statement: one row `closed` when toor closed the registration. */
export const findRegistrationSwitch = (db: Db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'registration'));

/** A new owner's row. `consentVersion` null: the app asks for consent before anything else. */
export const ownerRow = (
  { email, name, phone, address }: RegisterInput,
  passwordHash: string,
  consentVersion: string | null,
  now: number,
): typeof users.$inferSelect => ({
  id: crypto.randomUUID(),
  email,
  name,
  phone,
  address,
  role: 'user',
  isActive: true,
  passwordHash,
  passwordSetBy: null,
  passwordSetAt: now,
  searchKey: searchKey(name, email, phone),
  consentVersion,
  consentAt: consentVersion === null ? null : now,
  aiConsentAt: null,
  createdAt: now,
  updatedAt: now,
});

/** Statement: writes the account unless its e-mail was taken meanwhile (then it changes no row). */
export const insertAccount = (db: Db, row: typeof users.$inferInsert) =>
  db.insert(users).values(row).onConflictDoNothing({ target: users.email });
