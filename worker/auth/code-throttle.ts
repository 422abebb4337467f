import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { CODE_TRIES, CODE_TRIES_A_DAY } from '../../src/shared/limits.ts';
import type { Db } from '../db/client.ts';
import { throttle } from '../db/schema/settings.ts';
import { type Attempt, keyOf, MINUTE_MS, WINDOW_MS } from './throttle.ts';

const DAY = { windowMs: 24 * 60 * MINUTE_MS, delayMs: 0 };

/**
 * Counters of six digits that a person types: few for one mail, which a newer one starts anew (`forgetCodes`), and few in a day
 * for all; `whom` is what the code is for. They count whether or not there is such a code, so that nobody learns that from them.
 * Where an account was opened lately only what was typed there counts, as at the login: what strangers type from elsewhere voids
 * nobody's code.
 */
export const codeAttempt = async (kind: string, whom: string, network: string): Promise<Attempt> => ({
  counters: [
    { key: await keyOf('code', kind, whom), limit: CODE_TRIES, ...DAY, sparesKnown: true },
    { key: await keyOf('code-network', network), limit: 20, windowMs: WINDOW_MS, delayMs: 0 },
    { key: await keyOf('code-day', kind, whom), limit: CODE_TRIES_A_DAY, ...DAY, sparesKnown: true },
    { key: await keyOf('code-here', kind, whom, network), limit: CODE_TRIES, ...DAY, onlyKnown: true },
    { key: await keyOf('code-day-here', kind, whom, network), limit: CODE_TRIES_A_DAY, ...DAY, onlyKnown: true },
  ],
  known: await keyOf('login-known', whom, network),
});

/** Statement: a newer code may be tried as often as the one before, if `on` holds. */
export const forgetCodes = (db: Db, { counters: [own, , , here] }: Attempt, on: SQL) =>
  db.delete(throttle).where(sql`${throttle.key} IN (${own?.key ?? ''}, ${here?.key ?? ''}) AND ${on}`);

/**
 * Throws why no code may be typed now, when `countAttempt` refused a `codeAttempt`: this mail's was wrong too
 * often, all of the day were, or others of the network spent its tries, which says nothing of the code.
 */
export const assertCodeAdmitted = (refused: { until: number | null; by: number[] } | undefined): void => {
  if (!refused?.until) return;
  const by = (...counters: number[]) => counters.some((one) => refused.by.includes(one));
  const [ofMail, ofDay] = [by(0, 3), by(2, 4)];
  throw new AppError(ofDay ? 'codes_void_today' : ofMail ? 'code_void' : 'codes_from_network');
};
