import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTED } from '../../../src/shared/limits.ts';
import type { OutboxRow } from '../../../src/shared/schemas/post.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { failedStates, openStates, outbox } from '../../db/schema/post.ts';

/** Rows of each list: the screen tells how many more there are. */
const SHOWN = 50;

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  state: outbox.state,
  userId: outbox.userId,
  userName: sql<string | null>`(SELECT u.name FROM users u WHERE u.id = outbox.user_id)`.as('userName') as SQL.Aliased<
    string | null
  >,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  nextAt: outbox.nextAt,
};
/** The bounds let their partial indexes be searched. */
const open = sql`${outbox.state} IN (${openStates}) AND ${outbox.nextAt} > 0`;
const failed = sql`${outbox.state} IN (${failedStates}) AND ${outbox.createdAt} > 0`;

const count = (db: Db, where: SQL) =>
  db
    .select({ many: sql<number>`count(*)`.as('many') })
    .from(sql`(SELECT 1 FROM outbox WHERE ${where} LIMIT ${MAX_COUNTED + 1})`);

type Row = Omit<OutboxRow, 'createdAt' | 'nextAt'> & { createdAt: number; nextAt: number };
const toRow = ({ createdAt, nextAt, ...row }: Row): OutboxRow => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  nextAt: new Date(nextAt).toISOString(),
});

/** What waits, by when it is tried, and what failed, newest first; in one trip. */
export const readOutbox = async (db: Db, now: number) => {
  const { waiting, failures, waits, fails, sent } = await batch(db, {
    waiting: db.select(columns).from(outbox).where(open).orderBy(asc(outbox.nextAt)).limit(SHOWN),
    failures: db
      .select(columns)
      .from(outbox)
      .where(failed)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(SHOWN),
    waits: one(count(db, open)),
    fails: one(count(db, failed)),
    sent: one(count(db, sql`created_at > ${now - DAY_MS} AND state = 'sent'`)),
  });
  return {
    waiting: waiting.map(toRow),
    failed: failures.map(toRow),
    waitingCount: waits?.many ?? 0,
    failedCount: fails?.many ?? 0,
    sentToday: sent?.many ?? 0,
  };
};

/**
 * What was given up is tried anew, for another day. False: there is no such row, or it was not given up: of what nobody knows
 * whether it went out nothing is sent twice.
 */
export const retryRow = async (
  db: Db,
  id: string,
  { actorId, now }: { actorId: string; now: number },
): Promise<boolean> => {
  const { written } = await batch(db, {
    written: db
      .update(outbox)
      .set({ state: 'waiting', notBefore: now, nextAt: now, attempts: 0 })
      .where(sql`${eq(outbox.id, id)} AND ${outbox.state} = 'given_up'`),
    trace: auditIfChanged(db, {
      at: now,
      actorId,
      action: 'notice.retried',
      targetId: sql`(SELECT user_id FROM outbox WHERE id = ${id})`,
    }),
  });
  return written.meta.changes === 1;
};
