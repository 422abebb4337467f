import { type SQL, sql } from 'drizzle-orm';
import { CHOOSABLE, type NoticeKind, PROVEN_ONLY } from '../../src/shared/notices.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/post.ts';
import { LINK_LIFE_MS } from './links.ts';

/** What happened, to whom, and the ids that its notice is made of. A `userId` that is SQL and finds nobody announces nothing. */
export type PostEvent =
  | {
      kind:
        | 'recovery'
        | 'verify_email'
        | 'password_changed'
        | 'password_set'
        | 'passkey_removed'
        | 'totp_removed'
        | 'recovery_codes_made'
        | 'recovery_code_used'
        | 'second_step_removed'
        | 'role_changed'
        | 'deactivated'
        | 'feed_made';
      userId: string | SQL;
    }
  | { kind: 'change_email' | 'email_changed_by_other'; userId: string | SQL; ids: { change: string } }
  /** `actor`: an administrator made the change. */
  | { kind: 'email_changed'; userId: string | SQL; ids: { change: string; actor?: string } }
  | { kind: 'new_device'; userId: string; ids: { session: string } }
  | { kind: 'passkey_added'; userId: string; ids: { passkey: string } }
  | { kind: 'totp_added'; userId: string; ids: { totp: string } }
  | { kind: 'link_issued'; userId: string | SQL; ids: { actor: string } }
  | {
      kind: 'entry_asked' | 'entry_refused' | 'entry_shortened';
      /** SQL that finds the ids of all who hear of it. */
      among: SQL;
      ids: { member: string };
    }
  | { kind: 'share_made'; userId: string; ids: { share: string } }
  | { kind: 'request_answered'; userId: string | SQL; ids: { request: string } }
  /** `act` begins the ids of the events of one act on several visits; it goes out from `notBefore` (ms UTC) on. */
  | { kind: 'visits_declined'; userId: string; ids: { act: string }; notBefore: number | SQL }
  /** Sent to many at once: `each` is a SELECT of whom (`user_id`) and of which visit (`visit_id`). */
  /** `care`: JSON rows of `petId`, `days` (before it is due) and `on`, its date. Told to the pet's owner, once of each. */
  | { kind: 'care_due'; care: string }
  | { kind: 'visit_lapsed' | EachKind; each: SQL; notBefore?: number | SQL };

/** Kinds about a visit, a day or a conversation. `visit_id` may be NULL. */
type EachKind =
  | 'visit_requested'
  | 'visit_confirmed'
  | 'visit_moved'
  | 'visit_cancelled'
  | 'visit_tomorrow'
  | 'visit_soon'
  | 'message_new'
  | 'request_new'
  | 'visit_withdrawn'
  | 'clinic_digest';

/** SQL: the owner of a visit, for `each`. */
export const ownerOf = (visitId: string): SQL =>
  sql`SELECT a.owner_id AS user_id, a.id AS visit_id FROM appointments a WHERE a.id = ${visitId}`;
/** SQL: everybody who works at the clinic of a visit, for `each`. */
export const clinicOf = (visitId: string): SQL =>
  sql`SELECT m.user_id, a.id AS visit_id FROM appointments a CROSS JOIN clinic_members m ON m.clinic_id = a.clinic_id
    WHERE a.id = ${visitId}`;

/** Reminders come once of an hour; of what somebody did, once of each time. */
const ONCE: readonly NoticeKind[] = ['visit_tomorrow', 'visit_soon'];

/** An id as `crypto.randomUUID` makes them, a new one for each row: links are made of its bytes. */
const newId = sql.raw(`lower(${[4, 2, 2, 2, 6].map((bytes) => `hex(randomblob(${bytes}))`).join(" || '-' || ")})`);

const isChoosable = (kind: NoticeKind) => CHOOSABLE.some((one) => one === kind);

/** Kinds that go to an address of their own, or let in whoever reads them. */
const APART: readonly NoticeKind[] = [
  'recovery',
  'verify_email',
  'change_email',
  'email_changed',
  'email_changed_by_other',
];

/**
 * SQL that `u` joins: changes of e-mail that an administrator made and whose person may still take back. Until then the address that
 * an account had hears what the new one hears of its security, or who made the change would read all warnings alone.
 */
const former = (now: number) => sql`outbox f ON f.user_id = u.id AND f.kind = 'email_changed'
  AND f.ids ->> 'actor' IS NOT NULL AND f.used_at IS NULL AND f.created_at > ${now - LINK_LIFE_MS.email_changed}`;

/**
 * Who hears what of an event, by which way and when: the one place that decides it. Today everything goes by e-mail, at once unless the event says when, to the
 * person whose account it is about. Returns the statements for the batch of the cause; they write only where `on` holds, by
 * default when the statement before them changed a row.
 */
export const rowsOf = (db: Db, event: PostEvent, now: number, on: SQL = sql`changes() = 1`) => {
  const { kind } = event;
  const notBefore = ('notBefore' in event ? event.notBefore : undefined) ?? now;
  const chosen = isChoosable(kind)
    ? sql`NOT EXISTS (SELECT 1 FROM notice_choices c WHERE c.user_id = u.id AND c.kind = ${kind} AND c.way = 'email'
        AND c.wanted = 0)`
    : sql`1`;
  const rows = (ids: SQL | string, from: SQL) => sql`
    SELECT ${newId}, ${kind}, u.id, 'email', ${ids}, ${notBefore}, ${notBefore}, 0, 'waiting', NULL, NULL, NULL, ${now}, NULL
    FROM ${from} AND ${on} AND ${chosen}${PROVEN_ONLY.includes(kind) ? sql` AND u.is_active = 1 AND u.email_verified_at IS NOT NULL` : sql``}`;
  const insert = (found: SQL) => [db.insert(outbox).select(found)];
  const startOf = sql`(SELECT v.starts_at FROM appointments v WHERE v.id = told.visit_id)`;
  if ('each' in event)
    return insert(
      rows(
        sql`json_object('visit', told.visit_id, 'at', ${startOf})`,
        sql`(${event.each}) told CROSS JOIN users u WHERE u.id = told.user_id
          AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = u.id AND o.kind = ${kind}
            AND o.ids ->> 'visit' IS told.visit_id AND o.ids ->> 'at' IS ${startOf} AND ${ONCE.includes(kind) ? sql`1` : sql`o.created_at = ${now}`})`,
      ),
    );
  if ('care' in event) {
    const same = ['petId', 'days', 'on'].map((key) => sql`o.ids ->> ${key} = told.value ->> ${key}`);
    return insert(
      rows(
        sql`told.value`,
        sql`json_each(${event.care}) told CROSS JOIN pets p ON p.id = told.value ->> 'petId' CROSS JOIN users u WHERE u.id = p.owner_id
          AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = u.id AND o.kind = ${kind} AND ${sql.join(same, sql` AND `)})`,
      ),
    );
  }
  const ids = JSON.stringify('ids' in event ? event.ids : {});
  const whom = 'among' in event ? sql`u.id IN ${event.among}` : sql`u.id = ${event.userId}`;
  const own = rows(ids, sql`users u WHERE ${whom}`);
  if (isChoosable(kind) || APART.includes(kind)) return insert(own);
  // One statement: the second would not see what the first saw of the one before.
  const formerly = sql`json_set(${ids}, '$.formerly', f.ids ->> 'change')`;
  return insert(sql`${own} UNION ALL ${rows(formerly, sql`users u JOIN ${former(now)} WHERE ${whom}`)}`);
};
