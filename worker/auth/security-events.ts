import { type SQL, sql } from 'drizzle-orm';
import { FAILURES, isFailure, type SecurityKind } from '../../src/shared/security-events.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { list } from '../db/schema/columns.ts';
import { securityEvents } from '../db/schema/settings.ts';
import { prefixOf } from './network.ts';

/**
 * Whose account (null, or SQL that finds nobody: of none), what, when, and from where: `network` as the context has it. Of an act of
 * somebody else on the account both are null: where an administrator sits is nothing that its person may read.
 */
export type SecurityEvent = {
  kind: SecurityKind | SQL;
  userId: string | SQL | null;
  at: number;
  device: string | null;
  network: string | null;
};

const QUARTER_MS = 15 * 60 * 1000;
const HOUR_MS = 4 * QUARTER_MS;
/** Rows of one kind for one account from one network within a quarter of an hour: more of the same say nothing new. */
const ALIKE = 10;
/**
 * Failures of one account within an hour, from wherever they come; and of all e-mails without an account together. Those that anybody
 * brings about from outside are counted apart: they must not hide what fails in a stolen session, or after the right password.
 */
const FAILURES_AN_HOUR = 30;
const STRANGERS_AN_HOUR = 100;
/** Failures that need neither password nor session. */
const OUTSIDE: readonly SecurityKind[] = ['login_failed', 'login_refused'];

/**
 * Statement: one row of the log of accesses, if `on` holds and there is room: whoever hammers does not fill the table. A blocked
 * attempt, and one on an e-mail without an account (only logins leave a row of those), stands once for its network and quarter of an
 * hour.
 */
export const securityEvent = (db: Db, { kind, userId, at, device, network }: SecurityEvent, on: SQL = sql`1`) => {
  const prefix = network === null ? null : prefixOf(network);
  const ofNobody = kind === 'login_failed' || kind === 'login_refused';
  const alike = sql`(SELECT count(*) FROM security_events e WHERE e.user_id IS one.id AND e.at > ${at - QUARTER_MS}
    AND e.kind = one.kind AND e.network IS ${prefix}) < iif(one.id IS NULL, 1, ${kind === 'login_refused' ? 1 : ALIKE})`;
  const failures = sql`(SELECT count(*) FROM security_events e WHERE e.user_id IS one.id AND e.at > ${at - HOUR_MS}
    AND e.kind IN (${list(FAILURES)}) AND (e.kind IN (${list(OUTSIDE)})) = (one.kind IN (${list(OUTSIDE)}))) < iif(one.id IS NULL, ${STRANGERS_AN_HOUR}, ${FAILURES_AN_HOUR})`;
  return insertFrom(
    db,
    securityEvents,
    {
      id: crypto.randomUUID(),
      at,
      userId: sql`one.id`,
      kind: sql`one.kind`,
      device,
      network: prefix,
      name: sql`u.name`,
      role: sql`u.role`,
      email: sql`u.email`,
    },
    sql`FROM (SELECT (SELECT u.id FROM users u WHERE u.id = ${userId}) AS id, ${kind} AS kind) one
    LEFT JOIN users u ON u.id = one.id AND u.role <> 'user'
    WHERE ${on} AND (one.id IS NOT NULL OR ${ofNobody ? 1 : 0}) AND ${alike} AND ${typeof kind === 'string' && isFailure(kind) ? failures : sql`1`}`,
  );
};

/** From where a call came, for its event. */
export const whereFrom = ({ device, network }: Pick<Context, 'device' | 'network'>) => ({ device, network });

/** Of an act of somebody else, or of a command. */
export const ELSEWHERE = { device: null, network: null } as const;
