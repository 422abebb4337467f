import { sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { STEP_UP_MS } from '../../src/shared/limits.ts';
import type { Context } from '../context.ts';
import { batch } from '../db/batch.ts';
import { confirmPassword } from './own-password.ts';
import { securityEvent, whereFrom } from './security-events.ts';
import type { Viewer } from './viewer.ts';

type Caller = Pick<Context, 'db' | 'clock' | 'token' | 'device' | 'network'>;

/**
 * Acts that give power ask for a credential that was shown in this very session lately (product.md, Roles): a login shows one,
 * and so does each time that the password is asked again. A stolen token alone makes no administrator.
 */
export const isProven = ({ provenAt }: Pick<Viewer, 'provenAt'>, now: number): boolean => now - provenAt < STEP_UP_MS;

/** Throws `step_up_required` where no credential was shown lately. */
export const assertProven = (session: Pick<Viewer, 'provenAt'>, now: number): void => {
  if (!isProven(session, now)) throw new AppError('step_up_required');
};

/**
 * The same, of a credential that was shown again after the session was opened: what is added here outlives the session and the
 * password, and a token that was stolen minutes after its login would carry that login's proof along.
 */
export const assertShownAgain = (session: Pick<Viewer, 'provenAt' | 'openedAt'>, now: number): void => {
  if (session.provenAt <= session.openedAt) throw new AppError('step_up_required');
  assertProven(session, now);
};

/** Shows the caller's password again; throws what `confirmPassword` does. A session that ended meanwhile is proven no more. */
export const stepUp = async (caller: Caller, password: string, path: string): Promise<void> => {
  const { db, clock } = caller;
  const { noted, viewer } = await confirmPassword(caller, password, path);
  const shown = { kind: 'step_up', userId: viewer.user.id, at: clock(), ...whereFrom(caller) } as const;
  const stands = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.token_hash = ${viewer.tokenHash})`;
  const { proven } = await batch(db, {
    proven: noted,
    event: securityEvent(db, shown, stands),
  });
  if (proven.session.meta.changes !== 1) throw new AppError('unauthorized');
};

/**
 * Whether the session is proven as of this call, which may show the password itself (spec's clients have no dialog): one that is shown is
 * looked at, and a wrong one refused and counted, whatever was shown before. Only where none is the session's own proof counts.
 */
export const showsProof = async (
  ctx: Caller & { session: Viewer },
  currentPassword: string | undefined,
): Promise<boolean> => {
  if (currentPassword === undefined) return isProven(ctx.session, ctx.clock());
  await stepUp(ctx, currentPassword, 'currentPassword');
  return true;
};
