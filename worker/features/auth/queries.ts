import { eq, sql } from 'drizzle-orm';
import type { RegisterInput } from '../../../src/shared/schemas/auth.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { sha256 } from '../../auth/hash.ts';
import { isEmailTaken } from '../../auth/taken-email.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { consents, users } from '../../db/schema/accounts.ts';
import { settings } from '../../db/schema/settings.ts';
import { type Creation, insertOnce } from '../../idempotency.ts';

/** Statement: one row when the e-mail is no longer free for a new account. */
export const findTaken = (db: Db, email: string, id: string, now: number) =>
  db
    .select({ one: sql<number>`1`.as('one') })
    .from(sql`(SELECT 1) one`)
    .where(isEmailTaken(email, id, now));

/** Statement: one row `closed` when toor closed the registration. */
export const findRegistrationSwitch = (db: Db) =>
  db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'registration'));

/** A new owner's row. `consentVersion` null: the app asks for consent before anything else. */
export const ownerRow = (
  id: string,
  { email, name, phone, address }: RegisterInput,
  passwordHash: string,
  consentVersion: string | null,
  now: number,
): typeof users.$inferSelect => ({
  id,
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
  emailVerifiedAt: null,
  passwordExpiresAt: null,
  heldUntil: null,
});

/** Statement: the account unless its e-mail was taken meanwhile, or its submission stands. */
export const insertAccount = (db: Db, row: typeof users.$inferInsert, made: Creation) =>
  insertOnce(db, users, users.id, row, made);

type Proof = typeof consents.$inferSelect & { userId: string };

/** Proof that a person accepted a version of the policy at `now`. The e-mail is kept as a hash (product.md, Consent). */
export const proofOf = async (
  { id, email }: { id: string; email: string },
  version: string,
  via: Proof['via'],
  now: number,
): Promise<Proof> => ({
  id: crypto.randomUUID(),
  userId: id,
  subject: await sha256(email),
  version,
  via,
  acceptedAt: now,
});

/** Statement: the proof, only when `given`, and the statement before it in the batch changed a row. */
export const insertConsent = (db: Db, { id, userId, subject, version, via, acceptedAt }: Proof, given = true) =>
  insertFrom(
    db,
    consents,
    { id, userId, subject, version, via, acceptedAt },
    sql`WHERE changes() = 1 AND ${given ? 1 : 0}`,
  );

/** Notes that a person accepted a version, with its proof; nothing is written when they had. */
export const acceptPolicy = (db: Db, { id }: { id: string }, proof: Proof) =>
  batch(db, {
    users: db
      .update(users)
      .set({ consentVersion: proof.version, consentAt: proof.acceptedAt, updatedAt: proof.acceptedAt })
      .where(sql`${users.id} = ${id} AND ${users.consentVersion} IS NOT ${proof.version}`),
    trace: auditIfChanged(db, {
      at: proof.acceptedAt,
      actorId: id,
      action: 'consent.accepted',
      targetId: id,
      reason: proof.version,
    }),
    consent: insertConsent(db, proof),
  });
