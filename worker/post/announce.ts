// Longer than 200 lines: who hears what of every event, decided in one place.
import { SQL, sql } from 'drizzle-orm';
import { isChoosable, type NoticeKind, type NoticeWay, TO_CLIENTS } from '../../src/shared/notices.ts';
import { wallTime } from '../../src/shared/time.ts';
import { carersOf } from '../db/carers.ts';
import type { Db } from '../db/client.ts';
import { isOpenAt } from '../db/medicines.ts';
import { outbox } from '../db/schema/post.ts';
import { formerlyOf } from './formerly.ts';
import { hearsByMail, isOff, mayBeMailed } from './reach.ts';

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
        | 'data_exported'
        | 'email_change_asked'
        | 'member_added'
        | 'feed_made';
      userId: string | SQL;
    }
  | { kind: 'change_email'; userId: string | SQL; ids: { change: string } }
  /** `actor`: an administrator made the change, and the old address may undo it, or close the account. */
  | { kind: 'email_changed' | 'email_changed_by_other'; userId: string | SQL; ids: { change: string; actor?: string } }
  | { kind: 'push_added' | 'care_link_made'; userId: string; ids: SQL }
  | { kind: 'care_link_used'; userId: SQL; ids: SQL }
  /** `ids`: SQL over `u`, of an object with the `petId`, if it is one. */
  | { kind: 'pet_returned'; among: SQL; ids: SQL }
  | { kind: 'grant_made'; userId: string; ids: { petId: string; clinic: string } }
  /** Every other toor. */
  | { kind: 'toor_made'; among: SQL; ids: { member: string; actor: string } }
  | { kind: 'new_device'; userId: string; ids: { session: string } }
  | { kind: 'passkey_added'; userId: string; ids: { passkey: string } }
  | { kind: 'totp_added'; userId: string; ids: { totp: string } }
  | { kind: 'link_issued'; userId: string | SQL; ids: { actor: string } }
  | {
      kind: 'entry_asked' | 'entry_refused' | 'entry_shortened' | 'email_disputed' | 'household_waits';
      /** SQL that finds the ids of all who hear of it. */
      among: SQL;
      ids: { member: string } | SQL;
    }
  /** `ids`: SQL of an object with the `clinic`, and who did it (`actor`) or whom it is about (`member`). */
  | { kind: 'member_removed' | 'member_role'; userId: string | SQL; ids: SQL }
  /** The account is gone: the row hangs on who erased it, and `farewell` has the address (erased_accounts). */
  | { kind: 'account_erased'; userId: string; ids: { farewell: string } }
  | {
      kind:
        | 'member_left'
        | 'member_role'
        | 'bookings_paused'
        | 'clinic_closed'
        | 'clinic_copied'
        | 'contract_due'
        | 'member_returned';
      among: SQL;
      ids: SQL;
    }
  /** It waits until `from` (ms UTC), so that one mail tells of all that was changed till then. */
  | { kind: 'clinic_changed'; among: SQL; ids: SQL; from: number }
  | { kind: 'share_made'; userId: string; ids: { share: string } }
  | { kind: 'request_answered'; userId: string | SQL; ids: { request: string } }
  /** `act` begins the ids of the events of one act on several visits. */
  | { kind: 'visits_declined'; userId: string; ids: { act: string }; byClinic: SQL }
  /** Sent to many at once: `each` is a SELECT of whom (`user_id`) and of which visit (`visit_id`). */
  /** `care`: JSON rows of `petId`, `days` (before it is due) and `on`, its date. Told to the pet's owner, once of each. */
  | { kind: 'care_due'; care: string }
  /** `hours`: JSON list of wall times. Told to those who care for an animal to which something is given then, once of an hour. */
  | { kind: 'medicine_due'; hours: string }
  /** `offers`: JSON of ids of hours offered to who waits; those that were not written are told to nobody. */
  | { kind: 'slot_offered'; offers: string }
  /**
   * `byClinic`: a clinic starts it, and it waits for the hours of Ley 2300 (held.ts) unless its reader may set out before they begin: the
   * earliest hour (SQL, wall time) of what it is about. `answers` (SQL): it is the answer to what its reader asked for, and waits for none.
   */
  | { kind: 'visit_lapsed' | EachKind; each: SQL; byClinic?: SQL; answers?: SQL };

/** SQL: nobody sets out for it. */
export const NO_HOUR: SQL = sql`'9'`;

/** Kinds about a visit, a day or a conversation. `visit_id` may be NULL. */
type EachKind =
  | 'visit_requested'
  | 'visit_confirmed'
  | 'visit_moved'
  | 'visit_cancelled'
  | 'home_visit'
  | 'visit_tomorrow'
  | 'visit_soon'
  | 'message_new'
  | 'request_new'
  | 'visit_withdrawn'
  | 'clinic_digest';

/** SQL: the owner of a visit and their household, for `each`; NULL: it is of a clinic's own client. */
export const ownerOf = (visitId: string): SQL => eachCarer(sql`FROM appointments a WHERE a.id = ${visitId}`);
/** SQL: all who care for the animals of visits `a` (`from`: what follows the SELECT), for `each`; NULL: it is of a clinic's own client. */
export const eachCarer = (from: SQL): SQL => sql`SELECT k.value AS user_id, w.visit_id
  FROM (SELECT a.owner_id AS user_id, a.id AS visit_id ${from}) w
  CROSS JOIN json_each((SELECT json_group_array(one.id) FROM (SELECT w.user_id AS id
    UNION ALL SELECT hm.member_id FROM household_members hm WHERE hm.owner_id = w.user_id AND hm.waits_since IS NULL) one)) k`;
/** SQL: all who care for the animal of a visit but who acted, for `each`; `actorId` null: a link did, whose holder nobody knows. */
export const othersOf = (visitId: string, actorId: string | null): SQL =>
  sql`SELECT w.user_id, w.visit_id FROM (${ownerOf(visitId)}) w WHERE w.user_id <> ${actorId ?? ''}`;
/** SQL over `told`: the hour of its visit. */
const startOf = sql`(SELECT v.starts_at FROM appointments v WHERE v.id = told.visit_id)`;
/** Event: visits of a clinic that were cancelled at `now`, each to its owner in the hours of its own day. `which`: SQL over `a`. */
export const cancelledAt = (which: SQL, now: number): PostEvent => ({
  kind: 'visit_cancelled',
  each: eachCarer(sql`FROM appointments a
    WHERE ${which} AND a.status = 'cancelled' AND a.updated_at = ${now} AND a.starts_at > ${wallTime(now)}`),
  byClinic: startOf,
});
/** SQL: everybody who works at the clinic of a visit, for `each`. */
export const clinicOf = (visitId: string): SQL =>
  sql`SELECT m.user_id, a.id AS visit_id FROM appointments a CROSS JOIN clinic_members m ON m.clinic_id = a.clinic_id
    WHERE a.id = ${visitId}`;

/** Reminders come once of an hour; of what somebody did, once of each time. */
const ONCE: readonly NoticeKind[] = ['visit_tomorrow', 'visit_soon'];

/** An id as `crypto.randomUUID` makes them, a new one for each row: links are made of its bytes. */
const newId = sql.raw(`lower(${[4, 2, 2, 2, 6].map((bytes) => `hex(randomblob(${bytes}))`).join(" || '-' || ")})`);

/** People (`u`) and of what they are told: SQL after FROM, and after WHERE. */
type Found = { ids: SQL | string; from: SQL; where: SQL };

/** SQL over `told`: the ids of a row about it. */
const ofVisit = sql`json_object('visit', told.visit_id, 'at', ${startOf})`;
/** SQL over `told`: it was not announced yet to whom `theirs` (over `o`) says. */
const notYet = (kind: NoticeKind, theirs: SQL, now: number): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM outbox o WHERE ${theirs} AND o.kind = ${kind} AND o.ids ->> 'visit' IS told.visit_id
    AND o.ids ->> 'at' IS ${startOf} AND ${ONCE.includes(kind) ? sql`1` : sql`o.created_at = ${now}`})`;

/** A clinic's own client whose visit has no owner with an account; null: of this kind they hear nothing. */
const clientOf = (event: PostEvent, now: number): Found | null => {
  const { kind } = event;
  if (!('each' in event) || !TO_CLIENTS.includes(kind)) return null;
  return {
    ids: ofVisit,
    from: sql`(${event.each}) told CROSS JOIN appointments a ON a.id = told.visit_id CROSS JOIN pets p ON p.id = a.pet_id
      CROSS JOIN clinic_clients k ON k.id = p.client_id AND k.clinic_id = a.clinic_id`,
    where: sql`told.user_id IS NULL AND ${mayBeMailed}
      AND ${notYet(kind, sql`o.client_id = k.id`, now)}`,
  };
};

const foundOf = (event: PostEvent, now: number): Found => {
  const { kind } = event;
  if ('each' in event) {
    return {
      ids: ofVisit,
      from: sql`(${event.each}) told CROSS JOIN users u`,
      where: sql`u.id = told.user_id AND ${notYet(kind, sql`o.user_id = u.id`, now)}`,
    };
  }
  if ('care' in event) {
    const same = ['petId', 'days', 'on'].map((key) => sql`o.ids ->> ${key} = told.value ->> ${key}`);
    return {
      ids: sql`told.value`,
      from: sql`json_each(${event.care}) told CROSS JOIN pets p ON p.id = told.value ->> 'petId' CROSS JOIN users u`,
      where: sql`u.id IN ${carersOf(sql`p.owner_id`)}
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = u.id AND o.kind = ${kind} AND ${sql.join(same, sql` AND `)})`,
    };
  }
  if ('hours' in event) {
    const at = sql`told.value`;
    const given = sql`medicine_alarms h CROSS JOIN pet_medicines m ON m.id = h.medicine_id CROSS JOIN pets p ON p.id = m.pet_id`;
    const then = sql`h.time = substr(${at}, 12) AND h.until_on >= substr(${at}, 1, 10) AND ${isOpenAt(at)}`;
    return {
      ids: sql`json_object('at', ${at})`,
      from: sql`json_each(${event.hours}) told CROSS JOIN users u`,
      where: sql`u.id IN (SELECT p.owner_id FROM ${given} WHERE ${then}
          UNION ALL SELECT hm.member_id FROM ${given} CROSS JOIN household_members hm ON hm.owner_id = p.owner_id AND hm.waits_since IS NULL WHERE ${then})
        AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = u.id AND o.kind = ${kind} AND o.ids ->> 'at' = ${at})`,
    };
  }
  if ('offers' in event) {
    return {
      ids: sql`json_object('offer', f.id, 'petId', w.pet_id)`,
      from: sql`json_each(${event.offers}) told CROSS JOIN slot_offers f ON f.id = told.value CROSS JOIN slot_waits w ON w.id = f.wait_id CROSS JOIN users u`,
      where: sql`u.id IN ${carersOf(sql`w.owner_id`)}`,
    };
  }
  return {
    ids: 'ids' in event && event.ids instanceof SQL ? event.ids : JSON.stringify('ids' in event ? event.ids : {}),
    from: sql`users u`,
    where: 'among' in event ? sql`u.id IN ${event.among}` : sql`u.id = ${event.userId}`,
  };
};

/**
 * Who hears what of an event, by which way and when: the one place that decides it. At once unless the event says when, to the person
 * whose account it is about: by e-mail, and what may be switched off to each of their devices too. Returns the statements for the
 * batch of the cause; they write only where `on` holds, by default when the statement before them changed a row.
 */
export const rowsOf = (
  db: Db,
  event: PostEvent,
  now: number,
  on: SQL = sql`changes() = 1`,
  ways: readonly NoticeWay[] = ['email'],
) => {
  const { kind } = event;
  const first = 'byClinic' in event ? event.byClinic : undefined;
  const answers = 'answers' in event ? event.answers : undefined;
  const told = (ids: SQL | string) => {
    const dated = first ? sql`json_set(${ids}, '$.first', ${first})` : ids;
    return answers ? sql`json_set(${dated}, '$.answers', ${answers})` : dated;
  };
  const due = 'from' in event ? event.from : now;
  const rows = (way: NoticeWay, { ids, from, where }: Found, to: 'user' | 'client' = 'user') => sql`
    SELECT ${newId}, ${kind}, ${to === 'user' ? sql`u.id` : sql`NULL`}, ${way}, ${told(ids)}, ${due}, ${due}, 0, 'waiting', NULL, NULL, NULL,
      ${now}, NULL, ${to === 'client' ? sql`k.id` : sql`NULL`}
    FROM ${from} WHERE ${where} AND ${on}`;
  const found = foundOf(event, now);
  const byMail = { ...found, where: sql`${found.where} AND ${hearsByMail(kind)}` };
  const byPush = {
    ids: sql`json_set(${found.ids}, '$.push', d.id)`,
    from: sql`${found.from} CROSS JOIN push_subscriptions d`,
    where: sql`${found.where} AND d.user_id = u.id AND u.is_active = 1 AND NOT ${isOff(kind, 'push')}`,
  };
  // Those of an address that the account had until lately.
  const formerly = formerlyOf(kind, found.ids, now);
  const client = clientOf(event, now);
  // One statement: the second would not see what the first saw of the one before.
  const all = [
    ...(ways.includes('email') ? [rows('email', byMail)] : []),
    ...(ways.includes('email') && formerly
      ? [rows('email', { ids: formerly.ids, from: sql`${found.from} JOIN ${formerly.join}`, where: byMail.where })]
      : []),
    ...(ways.includes('email') && client ? [rows('email', client, 'client')] : []),
    ...(ways.includes('push') && isChoosable(kind) ? [rows('push', byPush)] : []),
  ];
  return all.length ? [db.insert(outbox).select(sql.join(all, sql` UNION ALL `))] : [];
};
