import { eq, type SQL, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import type { LoginOutput } from '../../../src/shared/schemas/auth.ts';
import type { RequestOptions, SecondStepAsked, SecondStepInput } from '../../../src/shared/schemas/second-step.ts';
import type { Context } from '../../context.ts';
import { auditIf } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { factorTickets } from '../../db/schema/factors.ts';
import { sha256 } from '../hash.ts';
import { type Entering, type EntryRow, entryColumns, openSession } from '../open-session.ts';
import { securityEvent, whereFrom } from '../security-events.ts';
import {
  assertAdmitted,
  countAttempt,
  forgive,
  isRefused,
  loginAttempt,
  rememberNetwork,
  secondStepAttempt,
} from '../throttle.ts';
import { kindsOf } from './columns.ts';
import type { RelyingParty } from './deployment.ts';
import { requestOf, selectDescriptors } from './options.ts';
import { findShown, judge, kindOf, type Proof, type Shown, soughtBy } from './proof.ts';
import { isLive, newTicket, spend } from './tickets.ts';

type Caller = Entering & Pick<Context, 'clock' | 'factors'>;

/** The password was right: a ticket for the second step, bound to it, and what may be shown. The tries so far stay counted until then. */
export const askSecondStep = async (
  { db, factors }: Caller,
  account: EntryRow,
  now: number,
): Promise<SecondStepAsked> => {
  const { id: userId, passwordHash } = account;
  const { token, statement } = await newTicket(db, { purpose: 'second_step', userId, boundTo: passwordHash }, now);
  const { keys } = await batch(db, {
    ticket: statement,
    keys: selectDescriptors(db, userId),
  });
  const kinds = kindsOf(account, factors);
  const { relyingParty } = factors;
  // The password was one factor: a key without PIN is the other.
  const asked = (party: RelyingParty): RequestOptions => requestOf(party, token, { keys, verify: 'preferred' });
  return {
    secondStep: {
      ticket: token,
      kinds,
      passkey: relyingParty && kinds.includes('passkey') ? asked(relyingParty) : null,
    },
  };
};

/** Statements: a recovery code was used, which its person hears of. */
const traceCode = ({ db, post }: Caller, userId: string, now: number, on: SQL) => [
  auditIf(db, { at: now, actorId: userId, action: 'recovery_code.used', targetId: userId }, on),
  ...post.announce(db, { kind: 'recovery_code_used', userId }, now, on),
];

/** A second step as it came. `ticket`: the hash of the one that it uses up; without, the password came with it. `path` is the field of a code. */
type Step = {
  proof: Proof;
  shown: Shown | undefined;
  now: number;
  path: string;
  ticket?: { token: string; hash: string };
};

/**
 * Lets an account in whose password was right, if what it shows is: at most two round trips with the one that read it. Counted per
 * kind before it is told (`too_many`); wrong or used up: `invalid` at `path`, or `passkey_failed`.
 */
export const takeSecondStep = async (
  caller: Caller,
  account: EntryRow,
  { proof, shown, now, path, ticket }: Step,
): Promise<LoginOutput> => {
  const { db, network } = caller;
  const { id: userId, email, passwordHash } = account;
  const kind = kindOf(proof);
  const attempt = await secondStepAttempt(kind, email, network);
  const wrong = () =>
    kind === 'passkey'
      ? new AppError('passkey_failed')
      : new AppError('invalid', { issues: [{ path, message: ISSUE.second_step_wrong }] });
  const event = { userId, at: now, ...whereFrom(caller) };
  const proven = await judge(caller, account, proof, shown, { challenge: ticket?.token ?? '', now });
  const { refused, counted } = countAttempt(db, attempt, now);
  if (!proven) {
    const { verdict } = await batch(db, {
      verdict: refused,
      counted,
      event: securityEvent(db, { ...event, kind: 'second_step_failed' }),
    });
    assertAdmitted(verdict, now);
    throw wrong();
  }
  const serves = ticket
    ? isLive(ticket.hash, { purpose: 'second_step', userId, boundTo: passwordHash }, now)
    : sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.is_active = 1 AND u.password_hash = ${passwordHash})`;
  const entry = await openSession(caller, account, now, { secondStep: kind, on: sql`changes() = 1` });
  const { answer, opened, follows, stands } = entry;
  const login = await loginAttempt(email, network);
  const { verdict, written } = await batch(db, {
    verdict: refused,
    proof: proven.use(sql`NOT ${isRefused(attempt, now)} AND ${serves}`),
    written: opened,
    ticket: spend(db, ticket?.hash ?? '', stands),
    event: securityEvent(
      db,
      { ...event, kind: kind === 'recovery_code' ? 'recovery_code_used' : 'second_step' },
      stands,
    ),
    trace: kind === 'recovery_code' ? traceCode(caller, userId, now, stands) : null,
    attempt: forgive(db, attempt, stands),
    login: forgive(db, login, stands),
    network: rememberNetwork(db, login, now, stands),
    follows,
  });
  assertAdmitted(verdict, now);
  if (written.meta.changes !== 1) throw wrong();
  return answer;
};

/** Statement: the account that a ticket waits for, while its password is still the one that was shown. */
const findWaiting = (db: Db, tokenHash: string, now: number) =>
  db
    .select(entryColumns)
    .from(factorTickets)
    .innerJoin(users, eq(users.id, factorTickets.userId))
    .where(sql`${factorTickets.tokenHash} = ${tokenHash} AND ${factorTickets.purpose} = 'second_step'
      AND ${factorTickets.boundTo} = ${users.passwordHash} AND ${factorTickets.expiresAt} > ${now}
      AND ${users.isActive} = 1`);

/** The second step of a login that waits. Throws `ticket_dead` when it waits no more, and what `takeSecondStep` does. */
export const finishLogin = async (caller: Caller, { ticket, proof }: SecondStepInput): Promise<LoginOutput> => {
  const { db, clock } = caller;
  const now = clock();
  const hash = await sha256(ticket);
  const { account, shown } = await batch(db, {
    account: one(findWaiting(db, hash, now)),
    shown: one(findShown(db, await soughtBy(proof))),
  });
  if (!account) throw new AppError('ticket_dead');
  return takeSecondStep(caller, account, { proof, shown, now, path: 'code', ticket: { token: ticket, hash } });
};
