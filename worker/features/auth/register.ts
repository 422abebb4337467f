import { sql } from 'drizzle-orm';
import { AppError, SUCCESS } from '../../../src/shared/errors.ts';
import type { RegisterInput } from '../../../src/shared/schemas/auth.ts';
import { hashPassword } from '../../auth/password.ts';
import { assertAcceptable } from '../../auth/password-rules.ts';
import { assertAdmitted, countAttempt, registerAttempt } from '../../auth/throttle.ts';
import type { Context } from '../../context.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { repeatable } from '../../db/client.ts';
import { toUser } from '../../db/user.ts';
import { assertSame, creation } from '../../idempotency.ts';
import {
  findByEmail,
  findMade,
  findRegistrationSwitch,
  insertAccount,
  insertConsent,
  ownerRow,
  proofOf,
} from './queries.ts';
import { acceptedVersion } from './rules.ts';

type Caller = Pick<Context, 'db' | 'clock' | 'network' | 'idempotencyKey' | 'post'>;

/** SQL: nothing was sent to the account yet. What is done again after a fault of the database sends no second mail. */
const isNew = (userId: string) => sql`NOT EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = ${userId})`;

/**
 * Makes an owner's account, in two round trips with the hash between them. Throws `too_many` before anything else is told,
 * `registration_closed`, `email_taken` and `key_reused`. The same submission once more answers the account that it made.
 */
export const registerOwner = async (caller: Caller, input: RegisterInput) => {
  const { db, clock, network, post } = caller;
  assertAcceptable(input.password, input.email);
  const now = clock();
  const { password, ...content } = input;
  const made = await creation(caller, input.email, 'auth.register', content);
  const attempt = await registerAttempt(network);
  const [refused, , [taken], [registration], [before]] = await db.batch([
    ...countAttempt(db, attempt, now),
    findByEmail(db, input.email),
    findRegistrationSwitch(db),
    findMade(db, made),
  ]);
  assertAdmitted(refused, now);
  // The same submission once more: its answer got lost.
  assertSame(before?.id, made);
  if (before) return { message: SUCCESS.register, user: toUser(before) };
  if (registration?.value === 'closed') throw new AppError('registration_closed');
  if (taken) throw new AppError('email_taken');

  const consent = acceptedVersion(input.acceptedPolicy);
  const row = ownerRow(made.id, input, await hashPassword(password), consent, now);
  const proof = await proofOf(row, consent ?? '', 'register', now);
  const [, , , [user]] = await repeatable(db).batch([
    insertAccount(db, row, made),
    auditIfChanged(db, { at: now, actorId: row.id, action: 'account.registered', targetId: row.id }),
    insertConsent(db, proof, consent !== null),
    findMade(db, made),
    ...post.announce(db, { kind: 'verify_email', userId: row.id }, now, isNew(row.id)),
  ]);
  assertSame(user?.id, made);
  if (!user) throw new AppError('email_taken');
  return { message: SUCCESS.register, user: toUser(user) };
};
