import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { CODE_TRIES, CODE_TRIES_A_DAY, MAILS_AN_HOUR } from '../../src/shared/limits.ts';
import type { Db } from '../db/client.ts';
import { throttle } from '../db/schema/settings.ts';
import { sha256 } from './hash.ts';

/**
 * Attempts are counted before anything is hashed (product.md, Sessions and credentials): strictly per account and network,
 * and per network; per account alone a delay grows, never past a minute, so that nobody can lock a clinic out. For a
 * network from which an account was opened lately only the count per account and network holds: what strangers did there, or to
 * the account from elsewhere, does not stop its person.
 */
const MINUTE_MS = 60 * 1000;
const WINDOW_MS = 15 * MINUTE_MS;
const KNOWN_MS = 30 * 24 * 60 * MINUTE_MS;

/** One counter: `limit` attempts a window are free; the next is refused until the window ends, or for a growing delay (not where `known` stands: `sparesKnown`). */
type Counter = { key: string; limit: number; windowMs: number; delayMs: number; sparesKnown?: true };

/** `known` names a network from which the account was opened; null: the attempt has no use for it. */
export type Attempt = { counters: Counter[]; known: string | null };

const keyOf = (...parts: string[]) => sha256(parts.join('\n'));

/** Counters of a login: account and network, network, account. */
export const loginAttempt = async (email: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('login', email, network), limit: 5, windowMs: WINDOW_MS, delayMs: 0 },
    { key: await keyOf('login-network', network), limit: 40, windowMs: WINDOW_MS, delayMs: 0, sparesKnown: true },
    { key: await keyOf('login-account', email), limit: 10, windowMs: WINDOW_MS, delayMs: MINUTE_MS, sparesKnown: true },
  ],
  known: await keyOf('login-known', email, network),
});

/** Counter of registrations: it also answers whether an e-mail has an account, so it is strict per network. */
export const registerAttempt = async (network: string): Promise<Attempt> => ({
  counters: [{ key: await keyOf('register', network), limit: 20, windowMs: 60 * MINUTE_MS, delayMs: 0 }],
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

/** Counters of asking for a mail that recovers a password: strict per address and network, and per network. */
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

/**
 * Counters of six digits that a person types: few for one mail, which a newer one starts anew (`forgetCodes`), and few in a day
 * for all; `whom` is what the code is for. They count whether or not there is such a code, so that nobody learns that from them.
 */
export const codeAttempt = async (kind: string, whom: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('code', kind, whom), limit: CODE_TRIES, windowMs: 24 * 60 * MINUTE_MS, delayMs: 0 },
    { key: await keyOf('code-network', network), limit: 20, windowMs: WINDOW_MS, delayMs: 0 },
    { key: await keyOf('code-day', kind, whom), limit: CODE_TRIES_A_DAY, windowMs: 24 * 60 * MINUTE_MS, delayMs: 0 },
  ],
  known: null,
});

/** Statement: a newer code may be tried as often as the one before, if `on` holds. */
export const forgetCodes = (db: Db, { counters: [own] }: Attempt, on: SQL) =>
  db.delete(throttle).where(sql`${throttle.key} = ${own?.key ?? ''} AND ${on}`);

const listed = ({ counters }: Attempt) => JSON.stringify(counters);

/** What refuses the next attempt at `now`: one row for each such counter, with the instant that lets it in. */
const refusals = (attempt: Attempt, now: number) => sql`(
  SELECT * FROM (
    SELECT CASE c.value ->> 'delayMs' WHEN 0 THEN t.resets_at
      ELSE t.last_at + min(c.value ->> 'delayMs', 1000 << min(t.attempts - (c.value ->> 'limit'), 6)) END AS until
    FROM json_each(${listed(attempt)}) c JOIN throttle t ON t.key = c.value ->> 'key'
    WHERE t.resets_at > ${now} AND t.attempts >= c.value ->> 'limit' AND NOT (c.value ->> 'sparesKnown' IS NOT NULL
      AND EXISTS (SELECT 1 FROM throttle k WHERE k.key = ${attempt.known} AND k.resets_at > ${now})))
  WHERE until > ${now})`;

/** SQL: an attempt is refused now, for a statement that must not act then. It stands before the one that counts. */
export const isRefused = (attempt: Attempt, now: number) => sql`EXISTS ${refusals(attempt, now)}`;

/**
 * Statements for one batch: the first says until when the attempt is refused (null: it is not), the second counts it when
 * it is not and `counts` holds. A refused attempt counts nowhere, so that hammering lengthens nobody's wait.
 */
export const countAttempt = (db: Db, attempt: Attempt, now: number, counts: SQL = sql`1`) =>
  [
    db.select({ until: sql<number | null>`max(until)`.as('until') }).from(refusals(attempt, now)),
    db
      .insert(throttle)
      .select(
        sql`SELECT c.value ->> 'key', 1, ${now}, ${now} + (c.value ->> 'windowMs') FROM json_each(${listed(attempt)}) c
          WHERE ${counts} AND NOT EXISTS ${refusals(attempt, now)}`,
      )
      .onConflictDoUpdate({
        target: throttle.key,
        set: {
          attempts: sql`iif(resets_at <= ${now}, 1, attempts + 1)`,
          resetsAt: sql`iif(resets_at <= ${now}, excluded.resets_at, resets_at)`,
          lastAt: now,
        },
      }),
  ] as const;

/** Throws `too_many` with the seconds to wait when the first statement of `countAttempt` refused. */
export const assertAdmitted = ([row]: { until: number | null }[], now: number): void => {
  if (row?.until) throw new AppError('too_many', { retryAfter: Math.max(1, Math.ceil((row.until - now) / 1000)) });
};

/** Statements after an attempt that succeeded: its own counters start anew, the network's gets its attempt back. */
export const forgive = (db: Db, { counters: [own, network, account] }: Attempt) =>
  [
    db.delete(throttle).where(inArray(throttle.key, [own?.key ?? '', account?.key ?? ''])),
    db
      .update(throttle)
      .set({ attempts: sql`max(0, attempts - 1)` })
      .where(eq(throttle.key, network?.key ?? '')),
  ] as const;

/** Statement: from now on the network of an attempt is known for its account. */
export const rememberNetwork = (db: Db, { known }: Attempt, now: number) =>
  db
    .insert(throttle)
    .values({ key: known ?? '', attempts: 0, lastAt: now, resetsAt: now + KNOWN_MS })
    .onConflictDoUpdate({ target: throttle.key, set: { lastAt: now, resetsAt: now + KNOWN_MS } });
