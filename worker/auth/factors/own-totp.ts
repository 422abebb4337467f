import { and, eq, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { TOTP_SETUP_MS } from '../../../src/shared/limits.ts';
import { auditIf, auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { totps } from '../../db/schema/factors.ts';
import { securityEvent, whereFrom } from '../security-events.ts';
import { dropCodesOfNothing, firstCodes } from './own-codes.ts';
import type { Own } from './own-passkeys.ts';
import { seal, unseal } from './seal.ts';
import { newSecret, stepOf, totpUri } from './totp.ts';

/** Throws `no_totp` where the deployment has no secret to seal with. */
const assertTotp = ({ factors: { secret } }: Own): string => {
  if (!secret) throw new AppError('no_totp');
  return secret;
};

/**
 * Owner of what a set-up hands out: another name than the stored secret's, so that neither passes for the other, and the session that
 * showed a credential for it, so that it serves in no other.
 */
const setupOf = ({ session: { user, tokenHash } }: Own) => `setup:${user.id}:${tokenHash}`;

/** A secret for an app of codes. Nothing is stored: it comes back, sealed, with the first code. */
export const startTotp = async (own: Own) => {
  const deployment = assertTotp(own);
  const { email } = own.session.user;
  const secret = newSecret();
  const sealed = await seal(deployment, setupOf(own), `${own.clock() + TOTP_SETUP_MS} ${secret}`);
  return { uri: totpUri(secret, email), secret, sealed };
};

/**
 * Puts the app whose first code is shown in force. Answers recovery codes when the account had no second step before. Throws
 * `ticket_dead` for a set-up that is over, `invalid` at `code`, and `totp_stands`.
 */
export const confirmTotp = async (
  own: Own,
  { sealed, code }: { sealed: string; code: string },
): Promise<{ codes: string[] | null }> => {
  const deployment = assertTotp(own);
  const { db, clock, post, session } = own;
  const now = clock();
  const userId = session.user.id;
  const [until = '', secret = ''] = (await unseal(deployment, setupOf(own), sealed))?.split(' ') ?? [];
  if (!secret || Number(until) <= now) throw new AppError('ticket_dead');
  const step = stepOf(secret, code.replace(/\s/g, ''), now);
  if (step === null) throw new AppError('invalid', { issues: [{ path: 'code', message: ISSUE.totp_wrong }] });
  const id = crypto.randomUUID();
  const stands = sql`EXISTS (SELECT 1 FROM totps t WHERE t.id = ${id} AND t.user_id = ${userId})`;
  const fresh = await firstCodes(db, userId, now, stands);
  const row = { userId, id, secret: await seal(deployment, userId, secret), confirmedAt: now, lastStep: step };
  const { written, had } = await batch(db, {
    written: db.insert(totps).values(row).onConflictDoNothing(),
    trace: auditIfChanged(db, { at: now, actorId: userId, action: 'totp.added', targetId: userId }),
    had: one(fresh.had),
    codes: fresh.statements,
    sessions: db
      .update(sessions)
      .set({ secondStep: 'totp' })
      .where(and(eq(sessions.tokenHash, session.tokenHash), stands)),
    event: securityEvent(db, { kind: 'totp_added', userId, at: now, ...whereFrom(own) }, stands),
    notice: post.announce(db, { kind: 'totp_added', userId, ids: { totp: id } }, now, stands),
  });
  if (written.meta.changes !== 1) throw new AppError('totp_stands');
  return { codes: had ? null : fresh.codes };
};

/** Takes the app of codes away; nothing happens where there is none. */
export const removeTotp = async (own: Own): Promise<void> => {
  const { db, clock, post, session } = own;
  const now = clock();
  const userId = session.user.id;
  const trace = crypto.randomUUID();
  const done = wasTraced(trace, 'totp.removed');
  await batch(db, {
    totps: db.delete(totps).where(eq(totps.userId, userId)),
    trace: auditIf(
      db,
      { id: trace, at: now, actorId: userId, action: 'totp.removed', targetId: userId },
      sql`changes() = 1`,
    ),
    codes: dropCodesOfNothing(db, userId),
    event: securityEvent(db, { kind: 'totp_removed', userId, at: now, ...whereFrom(own) }, done),
    notice: post.announce(db, { kind: 'totp_removed', userId }, now, done),
  });
};
