import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import type { Context } from '../../context.ts';
import { auditIf, wasTraced } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { factorTickets, passkeys, recoveryCodes, totps } from '../../db/schema/factors.ts';
import { ELSEWHERE, securityEvent } from '../security-events.ts';

/**
 * Takes the second step of somebody else away who lost it: passkeys, app and codes go, the sessions end, they are told. Nobody does
 * it to themselves: that is what recovery codes, and the command `toor:rescue`, are for. `mayTouch` (SQL over users): whose it may be.
 */
export const removeSecondStepOf = async (
  { db, clock, post, user }: Pick<Context, 'db' | 'clock' | 'post'> & { user: User },
  { id: userId, reason }: { id: string; reason: string },
  mayTouch: SQL,
): Promise<void> => {
  if (userId === user.id) throw new AppError('self_forbidden');
  const now = clock();
  const trace = crypto.randomUUID();
  const done = wasTraced(trace, 'second_step.removed');
  const has = sql`EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM totps t WHERE t.user_id = ${userId})`;
  const theirs = (column: typeof passkeys.userId | typeof totps.userId | typeof sessions.userId) =>
    sql`${column} = ${userId} AND ${done}`;
  const { written, found } = await batch(db, {
    written: auditIf(
      db,
      { id: trace, at: now, actorId: user.id, action: 'second_step.removed', targetId: userId, reason },
      sql`(${has}) AND EXISTS (SELECT 1 FROM users WHERE users.id = ${userId} AND ${mayTouch})`,
    ),
    found: db
      .select({ isOpen: sql<number>`${mayTouch}`.as('is_open') })
      .from(users)
      .where(eq(users.id, userId)),
    passkeys: db.delete(passkeys).where(theirs(passkeys.userId)),
    totps: db.delete(totps).where(theirs(totps.userId)),
    recoveryCodes: db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} = ${userId} AND ${done}`),
    factorTickets: db.delete(factorTickets).where(sql`${factorTickets.userId} = ${userId} AND ${done}`),
    sessions: db.delete(sessions).where(theirs(sessions.userId)),
    event: securityEvent(db, { kind: 'rescued', userId, at: now, ...ELSEWHERE }, done),
    notice: post.announce(db, { kind: 'second_step_removed', userId }, now, done),
  });
  if (found.length === 0) throw new AppError('user_not_found');
  if (!found[0]?.isOpen) throw new AppError('toor_too_new');
  // The trigger that keeps the actor's name counts too.
  if (written.meta.changes === 0) throw new AppError('no_second_step');
};
