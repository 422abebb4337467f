import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import { auditIf, wasTraced } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { recoveryCodes } from '../../db/schema/factors.ts';
import { securityEvent, whereFrom } from '../security-events.ts';
import type { Own } from './own-passkeys.ts';
import { newCodes } from './recovery-codes.ts';

/** SQL: the account has codes, used ones too. */
const hasCodes = (userId: string) => sql`EXISTS (SELECT 1 FROM recovery_codes r WHERE r.user_id = ${userId})`;

/** SQL: the account has a second step. */
const hasStep = (userId: string) => sql`(EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = ${userId})
  OR EXISTS (SELECT 1 FROM totps t WHERE t.user_id = ${userId}))`;

/**
 * Codes for an account that has none, if `on` holds. `had` is a statement to stand before `statements`: a row when there are some
 * already, and then nothing is written.
 */
export const firstCodes = async (db: Db, userId: string, now: number, on: SQL) => {
  const had = db
    .select({ codeHash: sql<number>`1`.as('had_codes') })
    .from(recoveryCodes)
    .where(sql`${recoveryCodes.userId} = ${userId}`)
    .limit(1);
  const { codes, statements } = await newCodes(db, userId, now, sql`${on} AND NOT ${hasCodes(userId)}`);
  return { codes, had, statements };
};

/** Statement: recovery codes of an account whose last second step went away. */
export const dropCodesOfNothing = (db: Db, userId: string) =>
  db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} = ${userId} AND NOT ${hasStep(userId)}`);

/** New codes in place of the old ones. Throws `no_second_step` where there is nothing that they could stand in for. */
export const renewCodes = async (own: Own): Promise<{ codes: string[] }> => {
  const { db, clock, post, session } = own;
  const now = clock();
  const userId = session.user.id;
  const trace = crypto.randomUUID();
  const done = wasTraced(trace, 'recovery_codes.made');
  const { codes, statements } = await newCodes(db, userId, now, done);
  const { written } = await batch(db, {
    written: auditIf(
      db,
      { id: trace, at: now, actorId: userId, action: 'recovery_codes.made', targetId: userId },
      hasStep(userId),
    ),
    codes: statements,
    event: securityEvent(db, { kind: 'recovery_codes_made', userId, at: now, ...whereFrom(own) }, done),
    notice: post.announce(db, { kind: 'recovery_codes_made', userId }, now, done),
  });
  // The trigger that keeps the actor's name counts too.
  if (written.meta.changes === 0) throw new AppError('no_second_step');
  return { codes };
};
