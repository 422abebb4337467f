import { sql } from 'drizzle-orm';
import { AppError, SUCCESS } from '../../../src/shared/errors.ts';
import type { RegisterInput } from '../../../src/shared/schemas/auth.ts';
import { hashNewPassword } from '../../auth/breaches.ts';
import { assertAcceptable } from '../../auth/password-rules.ts';
import { assertSameRegistration, findRegistered } from '../../auth/registered.ts';
import { isEmailTaken } from '../../auth/taken-email.ts';
import { assertAdmitted, countAttempt, isRefused, registerAttempt, takenAttempt } from '../../auth/throttle.ts';
import type { Context } from '../../context.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { repeatable } from '../../db/client.ts';
import { toUser } from '../../db/user.ts';
import { creation } from '../../idempotency.ts';
import { findRegistrationSwitch, findTaken, insertAccount, insertConsent, ownerRow, proofOf } from './queries.ts';
import { acceptedVersion } from './rules.ts';

type Caller = Pick<Context, 'breached' | 'db' | 'clock' | 'network' | 'idempotencyKey' | 'post'>;

/** SQL: nothing was sent to the account yet. What is done again after a fault of the database sends no second mail. */
const isNew = (userId: string) => sql`NOT EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = ${userId})`;

/**
 * Makes an owner's account, in two round trips with the hash between them. Throws `too_many` before anything else is told,
 * `registration_closed`, `email_taken` and `key_reused`. The same submission once more answers the account that it made.
 */
export const registerOwner = async (caller: Caller, input: RegisterInput) => {
  const { db, clock, network, post } = caller;
  assertAcceptable(input.password, input.email, input.name);
  const now = clock();
  const { password, ...content } = input;
  const made = await creation(caller, input.email, 'auth.register', content);
  const attempt = await registerAttempt(network);
  const told = sql`${isEmailTaken(input.email, made.id, now)} AND NOT ${isRefused(attempt, now)}`;
  const { tried, taken, registration, before } = await batch(db, {
    // Before the attempt itself is counted, which may be the last one that this network has.
    told: countAttempt(db, await takenAttempt(), now, told).counted,
    tried: countAttempt(db, attempt, now),
    taken: one(findTaken(db, input.email, made.id, now)),
    registration: one(findRegistrationSwitch(db)),
    before: one(findRegistered(db, made)),
  });
  assertAdmitted(tried.refused, now);
  // The same submission once more: its answer got lost.
  await assertSameRegistration(before, made, password);
  if (before) return { message: SUCCESS.register, user: toUser(before) };
  if (registration?.value === 'closed') throw new AppError('registration_closed');
  if (taken) throw new AppError('email_taken');

  const consent = acceptedVersion(input.acceptedPolicy);
  const row = ownerRow(made.id, input, await hashNewPassword(caller, password), consent, now);
  const proof = await proofOf(row, consent ?? '', 'register', now);
  const { user } = await batch(repeatable(db), {
    account: insertAccount(db, row, made),
    trace: auditIfChanged(db, { at: now, actorId: row.id, action: 'account.registered', targetId: row.id }),
    consent: insertConsent(db, proof, consent !== null),
    user: one(findRegistered(db, made)),
    notice: post.announce(db, { kind: 'verify_email', userId: row.id }, now, isNew(row.id)),
  });
  await assertSameRegistration(user, made, password, row.passwordHash);
  if (!user) throw new AppError('email_taken');
  return { message: SUCCESS.register, user: toUser(user) };
};
