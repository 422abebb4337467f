import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../src/shared/errors.ts';
import { CODE_TRIES, CODE_TRIES_A_DAY } from '../../src/shared/limits.ts';
import type { Db } from '../db/client.ts';
import { throttle } from '../db/schema/settings.ts';
import { type Attempt, keyOf, MINUTE_MS, WINDOW_MS } from './throttle.ts';

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

/**
 * Throws why no code may be typed now, when `countAttempt` refused a `codeAttempt`: this mail's was wrong too
 * often, all of the day were, or others of the network spent its tries, which says nothing of the code.
 */
export const assertCodeAdmitted = (refused: { until: number | null; by: number[] } | undefined): void => {
  if (!refused?.until) return;
  const [ofMail, ofDay] = [refused.by.includes(0), refused.by.includes(2)];
  throw new AppError(ofDay ? 'codes_void_today' : ofMail ? 'code_void' : 'codes_from_network');
};
