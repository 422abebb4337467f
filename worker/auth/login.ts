import { eq, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import type { LoginInput, LoginOutput } from '../../src/shared/schemas/auth.ts';
import type { SecondStepAsked } from '../../src/shared/schemas/second-step.ts';
import type { Context } from '../context.ts';
import { batch, one } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { asksSecondStep } from './factors/columns.ts';
import { findShown, soughtBy } from './factors/proof.ts';
import { askSecondStep, takeSecondStep } from './factors/second-step.ts';
import { type Entering, type EntryRow, entryColumns, openSession } from './open-session.ts';
import { hashPassword, needsRehash, verifyPassword } from './password.ts';
import { securityEvent, whereFrom } from './security-events.ts';
import { assertStillServes } from './temporary-password.ts';
import { assertAdmitted, countAttempt, forgive, loginAttempt, rememberNetwork } from './throttle.ts';

const findCredentials = (db: Db, email: string) => db.select(entryColumns).from(users).where(eq(users.email, email));

/** Statements: a hash of another cost than today's is renewed. (A list: a statement that is awaited runs.) */
const renewHash = async (db: Db, { id, passwordHash }: EntryRow, password: string) =>
  needsRehash(passwordHash)
    ? [
        db
          .update(users)
          .set({ passwordHash: await hashPassword(password) })
          .where(sql`${users.id} = ${id} AND ${users.passwordHash} = ${passwordHash}`),
      ]
    : [];

/**
 * Opens a session. Unknown e-mail, wrong password and inactive account: the same work and the same `login_failed`.
 * `too_many` comes before any hashing. An account with a second step gets a ticket for it, or is let in at once with `code`.
 */
export const logIn = async (
  caller: Entering & Pick<Context, 'clock' | 'factors' | 'later'>,
  { email, password, code }: LoginInput,
): Promise<LoginOutput | SecondStepAsked> => {
  const { db, clock, network, later } = caller;
  const now = clock();
  const attempt = await loginAttempt(email, network);
  const { tried, account, shown } = await batch(db, {
    tried: countAttempt(db, attempt, now),
    account: one(findCredentials(db, email)),
    shown: code === undefined ? null : one(findShown(db, await soughtBy({ code }))),
  });
  // The same work whatever the account is, and the answer does not wait for it.
  const note = (kind: 'login_failed' | 'login_refused') =>
    later(securityEvent(db, { userId: account?.id ?? null, at: now, ...whereFrom(caller), kind }).run());
  if (tried.refused?.until) note('login_refused');
  assertAdmitted(tried.refused, now);
  const matches = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account?.isActive || !matches) {
    note('login_failed');
    throw new AppError('login_failed');
  }
  assertStillServes(account, now);
  if (asksSecondStep(account)) {
    if (code === undefined) return askSecondStep(caller, account, now);
    return takeSecondStep(caller, account, { proof: { code }, shown, now, path: 'code' });
  }
  const { answer, opened, follows } = await openSession(caller, account, now);
  const { written } = await batch(db, {
    written: opened,
    attempt: forgive(db, attempt),
    network: rememberNetwork(db, attempt, now),
    hash: await renewHash(db, account, password),
    follows,
  });
  if (written.meta.changes !== 1) throw new AppError('login_failed');
  return answer;
};
