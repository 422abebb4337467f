import { and, eq, type SQL, sql } from 'drizzle-orm';
import { CLINIC_NOTICES_AN_HOUR, CLINIC_SUMMARY_MINUTES } from '../../src/shared/limits.ts';
import { GATHERED } from '../../src/shared/notices.ts';
import type { Db } from '../db/client.ts';
import { list } from '../db/schema/columns.ts';
import { outbox } from '../db/schema/post.ts';

/**
 * What strangers make a clinic hear of, as often as they like: each of its people hears by each way `CLINIC_NOTICES_AN_HOUR` times in any
 * hour, and of the rest every ten minutes in one notice of each kind, which says how many (`many` in its ids; `visit` is one of them).
 * Judged when it would go (decision 0182). Emergencies are counted apart, and an emergency of whom the clinic attended is neither held
 * nor counted: no burst hides one.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Past the notices of an hour one of each kind goes this long after the last one of its kind. */
const SUMMARY_MS = CLINIC_SUMMARY_MINUTES * MINUTE_MS;
const kinds = list(GATHERED);
const many = sql`count(*)`;

/** SQL of an outbox row under a name: about an emergency. */
const urgent = (row: string): string =>
  `coalesce((SELECT v.type = 'emergency' FROM appointments v WHERE v.id = ${row}.ids ->> 'visit'), 0)`;
/**
 * SQL of an outbox row under a name: about an emergency of somebody whom that clinic attended, or for an animal that they took over from
 * it. It goes at once: whoever makes accounts has no such one.
 */
const isAttended = (row: string): SQL =>
  sql.raw(`(${row}.kind = 'request_new' AND EXISTS (SELECT 1 FROM appointments v WHERE v.id = ${row}.ids ->> 'visit' AND v.type = 'emergency'
    AND (EXISTS (SELECT 1 FROM appointments p WHERE p.owner_id = v.owner_id AND p.clinic_id = v.clinic_id AND p.status = 'completed')
      OR EXISTS (SELECT 1 FROM pet_claims l WHERE l.pet_id = v.pet_id AND l.clinic_id = v.clinic_id AND l.used_by = v.owner_id))))`);
/** SQL: `other` goes to whom `row` goes, by the same way, and is counted with it. */
const together = (other: string, row: string): SQL =>
  sql`${sql.raw(other)}.kind IN (${kinds}) AND ${sql.raw(
    `${other}.user_id = ${row}.user_id AND ${other}.ids ->> 'push' IS ${row}.ids ->> 'push' AND ${urgent(other)} = ${urgent(row)}`,
  )} AND NOT ${isAttended(other)}`;

/** SQL over `row`: of those that went out, or may have, within the hour. */
const went = (what: SQL, row: string, now: number, more: SQL = sql`1`): SQL => sql`(SELECT ${what} FROM outbox s
  WHERE s.state IN ('sending', 'sent', 'unknown') AND s.claimed_at > ${now - HOUR_MS} AND ${more} AND ${together('s', row)})`;
/** SQL over `row`: of those that are due with it. */
const due = (what: SQL, row: string, now: number, more: SQL = sql`1`): SQL => sql`(SELECT ${what} FROM outbox w
  WHERE w.state = 'waiting' AND w.next_at <= ${now} AND ${more} AND ${together('w', row)})`;
const before = (row: string): SQL => sql.raw(`w.rowid < ${row}.rowid`);
const alike = (row: string): SQL => sql.raw(`w.kind = ${row}.kind`);
/** SQL over `row`: when the last one of its kind went within the hour; where none did, when the oldest one that is due came. */
const since = (row: string, now: number): SQL =>
  sql`coalesce(${went(sql`max(s.claimed_at)`, row, now, sql.raw(`s.kind = ${row}.kind`))}, ${due(sql`min(w.created_at)`, row, now, alike(row))}, 0)`;
/** SQL over `row`: one more may go now. The same for all that are due of its kind. */
const mayGo = (row: string, now: number): SQL =>
  sql`(${went(many, row, now)} < ${CLINIC_NOTICES_AN_HOUR} OR ${since(row, now)} <= ${now - SUMMARY_MS})`;

/** SQL over outbox, for whoever takes rows to send them: it may go now. One of its kind at a time, so that the next one counts it. */
export const hasTurn = (now: number): SQL => sql`(outbox.kind NOT IN (${kinds}) OR ${isAttended('outbox')} OR (
  ${mayGo('outbox', now)} AND ${due(many, 'outbox', now, before('outbox'))} = 0))`;

/**
 * Statement, which stands before what is stale is taken out: a visit that its owner withdrew is not told where the request for it never
 * went out: whoever reads of neither misses nothing. A clinic that confirmed it knows of it.
 */
export const dropUndone = (db: Db, isDue: SQL | undefined) => {
  const ofSame = sql`(r.ids ->> 'visit') = (outbox.ids ->> 'visit') AND r.kind = 'request_new' AND r.user_id = outbox.user_id
    AND r.ids ->> 'push' IS outbox.ids ->> 'push' AND r.ids ->> 'many' IS NULL`;
  return db.delete(outbox).where(
    and(
      isDue,
      eq(outbox.kind, 'visit_withdrawn'),
      sql`outbox.ids ->> 'many' IS NULL
        AND EXISTS (SELECT 1 FROM outbox r CROSS JOIN appointments a ON a.id = r.ids ->> 'visit'
          WHERE ${ofSame} AND r.state = 'waiting' AND r.created_at = a.created_at)
        AND NOT EXISTS (SELECT 1 FROM outbox r WHERE ${ofSame} AND r.state <> 'waiting')
        AND NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment_id = outbox.ids ->> 'visit' AND e.status = 'confirmed')`,
    ),
  );
};

/**
 * Statements: where more is due than still may go, or some had to wait, and one at least may go, those of a kind become one; where none
 * may, all wait until one may, and have a day from then.
 */
export const gather = (db: Db, now: number) => {
  const rows = (where: SQL) => sql`outbox.id IN (SELECT d.id FROM outbox d WHERE d.state IN ('waiting', 'sending')
    AND d.next_at <= ${now} AND d.state = 'waiting' AND d.kind IN (${kinds}) AND NOT ${isAttended('d')} AND ${where})`;
  const gone = went(many, 'd', now);
  const isOver = sql`${mayGo('d', now)} AND (${gone} + ${due(many, 'd', now)} > ${CLINIC_NOTICES_AN_HOUR}
    OR ${due(many, 'd', now, sql`w.not_before > w.created_at`)} > 0)`;
  const older = due(many, 'd', now, sql`${alike('d')} AND ${before('d')}`);
  const release = sql`min(${went(sql`min(s.claimed_at)`, 'outbox', now)} + ${HOUR_MS}, ${since('outbox', now)} + ${SUMMARY_MS})`;
  return {
    told: db
      .update(outbox)
      .set({
        ids: sql`json_set(json_remove(outbox.ids, '$.at'), '$.many',
          ${due(sql`sum(coalesce(w.ids ->> 'many', 1))`, 'outbox', now, alike('outbox'))})`,
      })
      .where(rows(sql`${isOver} AND ${older} = 0 AND ${due(many, 'd', now, alike('d'))} > 1`)),
    inIt: db.delete(outbox).where(rows(sql`${isOver} AND ${older} > 0`)),
    held: db
      .update(outbox)
      .set({ nextAt: release, notBefore: release })
      .where(rows(sql`NOT ${mayGo('d', now)}`)),
  };
};
