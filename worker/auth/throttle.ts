// Longer than 200 lines: every counter of tries stands beside the others, and what judges them all below.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { MAILS_AN_HOUR, MAX_MEMBERS, TOTP_TRIES_A_DAY } from '../../src/shared/limits.ts';
import type { SecondStep } from '../../src/shared/second-steps.ts';
import { one } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { throttle } from '../db/schema/settings.ts';
import { sha256 } from './hash.ts';

/**
 * Attempts are counted before anything is hashed (product.md, Sessions and credentials): strictly per account and network,
 * and per network; per account alone a delay grows, never past a minute, so that nobody can lock a clinic out. For a
 * network from which an account was opened lately only the count per account and network holds: what strangers did there, or to
 * the account from elsewhere, does not stop its person.
 */
export const MINUTE_MS = 60 * 1000;
export const WINDOW_MS = 15 * MINUTE_MS;
const KNOWN_MS = 30 * 24 * 60 * MINUTE_MS;
/** Wrong passwords of all who share a network: a clinic, a school or a carrier's thousands stand behind one address. */
export const NETWORK_TRIES = 200;

/**
 * One counter: `limit` attempts a window are free; the next is refused until the window ends, or for a growing delay (not where `known` stands:
 * `sparesKnown`, or only there: `onlyKnown`). `whileFull`: it refuses only as long as another one, of that key, has reached that number.
 */
type Counter = {
  key: string;
  limit: number;
  windowMs: number;
  delayMs: number;
  sparesKnown?: true;
  onlyKnown?: true;
  whileFull?: { key: string; limit: number };
};

/** `known` names a network from which the account was opened; null: the attempt has no use for it. */
export type Attempt = { counters: Counter[]; known: string | null };

/** A counter's key: it names neither people nor networks. */
export const keyOf = (...parts: string[]) => sha256(parts.join('\n'));

/** Counters of a login: account and network, network, account. */
export const loginAttempt = async (email: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('login', email, network), limit: 5, windowMs: WINDOW_MS, delayMs: 0 },
    {
      key: await keyOf('login-network', network),
      limit: NETWORK_TRIES,
      windowMs: WINDOW_MS,
      delayMs: 0,
      sparesKnown: true,
    },
    { key: await keyOf('login-account', email), limit: 10, windowMs: WINDOW_MS, delayMs: MINUTE_MS, sparesKnown: true },
  ],
  known: await keyOf('login-known', email, network),
});

/** Answers that an e-mail has an account, to whoever registers anywhere: in an hour so many are forgetful people; past them somebody asks for all. */
export const TAKEN_CROWD = 100;
/** Registrations of one network in an hour; and while somebody asks for all. */
export const REGISTRATIONS = { limit: 20, strict: 3 };

/**
 * Counters of registrations: they also answer whether an e-mail has an account, so they are strict per network, and stricter while many such
 * answers went out everywhere (`takenAttempt`): who asks from a thousand networks is told little more, and nobody is shut out by others.
 */
export const registerAttempt = async (network: string): Promise<Attempt> => {
  const hour = { windowMs: 60 * MINUTE_MS, delayMs: 0 };
  const whileFull = { key: await keyOf('register-taken'), limit: TAKEN_CROWD };
  return {
    counters: [
      { key: await keyOf('register', network), limit: REGISTRATIONS.limit, ...hour },
      { key: await keyOf('register-strict', network), limit: REGISTRATIONS.strict, ...hour, whileFull },
    ],
    known: null,
  };
};

/** Counter of answers that an e-mail has an account, of all networks. It refuses nobody by itself. */
export const takenAttempt = async (): Promise<Attempt> => ({
  counters: [{ key: await keyOf('register-taken'), limit: TAKEN_CROWD, windowMs: 60 * MINUTE_MS, delayMs: 0 }],
  known: null,
});

/**
 * Counters of adding people to a clinic: like a registration it answers whether an e-mail has an account. Per person who adds, and per clinic in
 * a day: a titular makes others.
 */
export const memberAttempt = async (actorId: string, clinicId: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('member', actorId), limit: 20, windowMs: 60 * MINUTE_MS, delayMs: 0 },
    { key: await keyOf('member-clinic', clinicId), limit: MAX_MEMBERS, windowMs: 24 * 60 * MINUTE_MS, delayMs: 0 },
  ],
  known: null,
});

/**
 * Counter of asking a session's own password again: strict per session, which costs a login. The network is not counted, so that
 * nobody spends the logins of those who share it.
 */
export const confirmAttempt = async (tokenHash: string): Promise<Attempt> => ({
  counters: [{ key: await keyOf('confirm', tokenHash), limit: 5, windowMs: WINDOW_MS, delayMs: 0 }],
  known: null,
});

/**
 * Counters of the second step of a login, by its kind: account and network, network, account. Whoever knows the password guesses few
 * of a million codes in a day; its person goes on from a network of theirs, with a passkey, or with a recovery code, which is too
 * long to be guessed and meets only a delay.
 */
export const secondStepAttempt = async (kind: SecondStep, email: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('second-step', kind, email, network), limit: 5, windowMs: WINDOW_MS, delayMs: 0 },
    { key: await keyOf('second-step-network', network), limit: 40, windowMs: WINDOW_MS, delayMs: 0, sparesKnown: true },
    {
      key: await keyOf('second-step-account', kind, email),
      sparesKnown: true,
      ...(kind === 'totp'
        ? { limit: TOTP_TRIES_A_DAY, windowMs: 24 * 60 * MINUTE_MS, delayMs: 0 }
        : { limit: 10, windowMs: WINDOW_MS, delayMs: MINUTE_MS }),
    },
  ],
  known: await keyOf('login-known', email, network),
});

/** Counter of logins by passkey, which name no account before they are judged. */
export const passkeyAttempt = async (network: string): Promise<Attempt> => ({
  counters: [{ key: await keyOf('passkey-network', network), limit: 100, windowMs: WINDOW_MS, delayMs: 0 }],
  known: null,
});

/** Counters of codes that a person tries: strict per account, and per network. */
export const claimAttempt = async (userId: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('claim', userId), limit: 10, windowMs: WINDOW_MS, delayMs: 0 },
    { key: await keyOf('claim-network', network), limit: 40, windowMs: WINDOW_MS, delayMs: 0 },
  ],
  known: null,
});

/** Counter of answers that a language model writes for a person: each costs the deployment. */
export const modelAttempt = async (userId: string): Promise<Attempt> => ({
  counters: [{ key: await keyOf('model', userId), limit: 30, windowMs: 60 * MINUTE_MS, delayMs: 0 }],
  known: null,
});

/** Counters of asking for a mail that recovers a password: strict per address and network; what a network is past the second, see recovery.ts. */
export const recoveryAttempt = async (email: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('recovery', email, network), limit: 5, windowMs: WINDOW_MS, delayMs: 0 },
    { key: await keyOf('recovery-network', network), limit: 20, windowMs: 60 * MINUTE_MS, delayMs: 0 },
  ],
  known: null,
});

/** Counter of the mails of one kind that `whom` (an address, or an account's id) is sent. */
export const mailAttempt = async (kind: string, whom: string): Promise<Attempt> => ({
  counters: [{ key: await keyOf('mail', kind, whom), limit: MAILS_AN_HOUR, windowMs: 60 * MINUTE_MS, delayMs: 0 }],
  known: null,
});

const listed = ({ counters }: Attempt) => JSON.stringify(counters);

/** What refuses the next attempt at `now`: one row for each such counter, with the instant that lets it in. */
const refusals = (attempt: Attempt, now: number) => sql`(
  SELECT * FROM (
    SELECT c.key AS nth, CASE c.value ->> 'delayMs' WHEN 0 THEN t.resets_at
      ELSE t.last_at + min(c.value ->> 'delayMs', 1000 << min(t.attempts - (c.value ->> 'limit'), 6)) END AS until
    FROM json_each(${listed(attempt)}) c JOIN throttle t ON t.key = c.value ->> 'key'
    WHERE t.resets_at > ${now} AND t.attempts >= c.value ->> 'limit'
      AND CASE WHEN EXISTS (SELECT 1 FROM throttle k WHERE k.key = ${attempt.known} AND k.resets_at > ${now})
        THEN c.value ->> 'sparesKnown' IS NULL ELSE c.value ->> 'onlyKnown' IS NULL END
      AND (c.value ->> 'whileFull' IS NULL OR EXISTS (SELECT 1 FROM throttle g WHERE g.key = c.value ->> '$.whileFull.key'
        AND g.resets_at > ${now} AND g.attempts >= c.value ->> '$.whileFull.limit')))
  WHERE until > ${now})`;

/** SQL: an attempt is refused now, for a statement that must not act then. It stands before the one that counts. */
export const isRefused = (attempt: Attempt, now: number) => sql`EXISTS ${refusals(attempt, now)}`;

/**
 * Statements for one batch: `refused` says until when the attempt is refused (null: it is not) and by which of its counters;
 * `counted`, which stands after it, counts the attempt when it is not refused and `counts` holds. A refused attempt counts nowhere,
 * so that hammering lengthens nobody's wait.
 */
export const countAttempt = (db: Db, attempt: Attempt, now: number, counts: SQL = sql`1`) => ({
  refused: one(
    db
      .select({
        until: sql<number | null>`max(until)`.as('until'),
        by: sql`json_group_array(nth)`.mapWith((text: string): number[] => JSON.parse(text)).as('by'),
      })
      .from(refusals(attempt, now)),
  ),
  counted: insertFrom(
    db,
    throttle,
    { key: sql`c.value ->> 'key'`, attempts: 1, lastAt: now, resetsAt: sql`${now} + (c.value ->> 'windowMs')` },
    sql`FROM json_each(${listed(attempt)}) c
          WHERE ${counts} AND NOT EXISTS ${refusals(attempt, now)}`,
  ).onConflictDoUpdate({
    target: throttle.key,
    set: {
      attempts: sql`iif(resets_at <= ${now}, 1, attempts + 1)`,
      resetsAt: sql`iif(resets_at <= ${now}, excluded.resets_at, resets_at)`,
      lastAt: now,
    },
  }),
});

/** Throws `too_many` with the seconds to wait when `countAttempt` refused. */
export const assertAdmitted = (refused: { until: number | null } | undefined, now: number): void => {
  if (refused?.until)
    throw new AppError('too_many', { retryAfter: Math.max(1, Math.ceil((refused.until - now) / 1000)) });
};

/** Statements after an attempt that succeeded, if `on` holds: its own counters start anew, the network's gets its attempt back. */
export const forgive = (db: Db, { counters: [own, network, ...others] }: Attempt, on?: SQL) => ({
  own: db.delete(throttle).where(
    and(
      inArray(
        throttle.key,
        [own, ...others].map((one) => one?.key ?? ''),
      ),
      on,
    ),
  ),
  network: db
    .update(throttle)
    .set({ attempts: sql`max(0, attempts - 1)` })
    .where(and(eq(throttle.key, network?.key ?? ''), on)),
});

/** Statement: from now on the network of an attempt is known for its account, if `on` holds. */
export const rememberNetwork = (db: Db, { known }: Attempt, now: number, on: SQL = sql`1`) =>
  insertFrom(
    db,
    throttle,
    { key: known ?? '', attempts: 0, lastAt: now, resetsAt: now + KNOWN_MS },
    sql`WHERE ${on}`,
  ).onConflictDoUpdate({ target: throttle.key, set: { lastAt: now, resetsAt: now + KNOWN_MS } });
