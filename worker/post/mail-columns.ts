import { type SQL, sql } from 'drizzle-orm';
import { RECENT_DAYS } from '../../src/shared/limits.ts';
import type { NoticeKind, NoticeWay } from '../../src/shared/notices.ts';
import type { Role } from '../../src/shared/roles.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { liveStatuses } from '../db/schema/columns.ts';
import { outbox } from '../db/schema/post.ts';

const named = <T>(query: SQL, name: string) => query.as(name) as SQL.Aliased<T>;

/**
 * SQL: the mail goes to the account's own address and its reader has shown that it is theirs. To any other, the address that a change
 * leaves or asks for too, goes no word that somebody typed: whoever registers a stranger's address would write to them in our name.
 */
const isProven = sql`(outbox.way = 'push' OR outbox.kind NOT IN ('verify_email', 'change_email', 'email_changed', 'email_changed_by_other', 'account_erased')
  AND EXISTS (SELECT 1 FROM users v WHERE v.id = outbox.user_id AND v.email_verified_at IS NOT NULL))`;

/** SQL over `e`: an event of the act on several visits that the mail is about. */
const ofAct = sql`e.id BETWEEN (outbox.ids ->> 'act') || ':' AND (outbox.ids ->> 'act') || ';'`;
/** SQL: the visit that it is about, or one of them. */
const visitId = sql`coalesce(outbox.ids ->> 'visit', (SELECT e.appointment_id FROM appointment_events e WHERE ${ofAct} LIMIT 1))`;

/** A row and all that its mail says, read in the statement that takes it: nothing of it is stored in the outbox. */
export const mailColumns = {
  id: outbox.id,
  kind: outbox.kind,
  /** Null: it goes to somebody without an account. */
  userId: outbox.userId,
  way: outbox.way,
  attempts: outbox.attempts,
  claimedAt: sql<number>`claimed_at`,
  createdAt: outbox.createdAt,
  /** The device it is pushed to, as JSON; null: it is a mail, or that device was taken away. */
  target: named<string | null>(
    sql`(SELECT json_object('id', d.id, 'endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) FROM push_subscriptions d
      WHERE d.id = outbox.ids ->> 'push' AND d.user_id = outbox.user_id)`,
    'push_target',
  ),
  to: named<string | null>(
    sql`CASE WHEN outbox.ids ->> 'formerly' IS NOT NULL
      THEN (SELECT c.old_email FROM email_changes c WHERE c.id = outbox.ids ->> 'formerly') ELSE CASE outbox.kind
      WHEN 'change_email' THEN (SELECT c.new_email FROM email_changes c WHERE c.id = outbox.ids ->> 'change')
      WHEN 'email_changed' THEN (SELECT c.old_email FROM email_changes c WHERE c.id = outbox.ids ->> 'change')
      WHEN 'account_erased' THEN (SELECT e.email FROM erased_accounts e WHERE e.user_id = outbox.ids ->> 'farewell')
      WHEN 'email_changed_by_other' THEN (SELECT c.old_email FROM email_changes c WHERE c.id = outbox.ids ->> 'change')
      ELSE coalesce((SELECT u.email FROM users u WHERE u.id = outbox.user_id),
        (SELECT k.email FROM clinic_clients k WHERE k.id = outbox.client_id)) END END`,
    'mail_to',
  ),
  /** Null: see `isProven`. */
  name: named<string | null>(
    sql`(SELECT u.name FROM users u WHERE u.id = outbox.user_id AND ${isProven})`,
    'mail_name',
  ),
  role: named<Role>(sql`(SELECT u.role FROM users u WHERE u.id = outbox.user_id)`, 'mail_role'),
  /** Null: the session has ended, or its client did not say. */
  device: named<string | null>(
    sql`(SELECT s.device FROM sessions s WHERE s.public_id = outbox.ids ->> 'session')`,
    'mail_device',
  ),
  /** Role of whoever did it; null: nobody else, or that account is gone. */
  actorRole: named<Role | null>(sql`(SELECT a.role FROM users a WHERE a.id = outbox.ids ->> 'actor')`, 'mail_actor'),
  /** Who asks to come into the clinic. Null: that account is gone, or see `isProven`. */
  memberName: named<string | null>(
    sql`(SELECT a.name FROM users a WHERE a.id = outbox.ids ->> 'member' AND ${isProven})`,
    'mail_member',
  ),
  /** Who asks to come in was let in by a colleague whose account was recovered since, not by the administration (decision 0315). */
  byColleague: named<number>(
    sql`EXISTS (SELECT 1 FROM clinic_entries e WHERE e.user_id = outbox.ids ->> 'member' AND e.asked_by_role = 'business')`,
    'mail_colleague',
  ),
  /** The clinic that it is about, as JSON: by name (null: see `isProven`), what its person is there, and whether they may keep others out. */
  office: named<string | null>(
    sql`(SELECT json_object('clinic', CASE WHEN ${isProven} THEN c.name END,
        'role', (SELECT iif(m.member_role = 'titular', 'titular', m.duty) FROM clinic_members m WHERE m.user_id = outbox.user_id AND m.clinic_id = c.id),
        'left', EXISTS (SELECT 1 FROM clinic_leavings l WHERE l.clinic_id = c.id AND l.user_id = outbox.user_id
          AND l.member_role = 'titular'))
      FROM clinics c WHERE c.id = outbox.ids ->> 'clinic')`,
    'mail_office',
  ),
  /** Null: the pet or the link is gone, or see `isProven`. */
  petName: named<string | null>(
    sql`(SELECT p.name FROM pets p WHERE p.id = coalesce(
        (SELECT h.pet_id FROM carne_shares h WHERE h.id = outbox.ids ->> 'share'),
        (SELECT a.pet_id FROM appointments a WHERE a.id = ${visitId}), outbox.ids ->> 'petId') AND ${isProven})`,
    'mail_pet',
  ),
  /**
   * What ended in the moment of the notice that lets in without a session: the calendar feed, and carnés by their pets' names; and whom
   * the account let in or gave power in the days before (`given`), as JSON.
   */
  ended: named<string>(
    sql`json_object('feed', EXISTS (SELECT 1 FROM audit_log l WHERE l.target_id = outbox.user_id AND l.action = 'calendar.revoked'
        AND l.at = outbox.created_at),
      'shares', (SELECT count(*) FROM pets p JOIN carne_shares h ON h.pet_id = p.id
        WHERE p.owner_id = outbox.user_id AND h.revoked_at = outbox.created_at),
      'grants', (SELECT count(*) FROM pets p JOIN pet_grants g ON g.pet_id = p.id
        WHERE p.owner_id = outbox.user_id AND g.revoked_at = outbox.created_at),
      'pets', (SELECT json_group_array(p.name) FROM pets p JOIN carne_shares h ON h.pet_id = p.id
        WHERE p.owner_id = outbox.user_id AND h.revoked_at = outbox.created_at AND ${isProven}),
      'given', (SELECT json_group_array(g.name || ' (' || g.email || ')') FROM audit_log l JOIN users g ON g.id = l.target_id
        WHERE outbox.kind = 'password_changed' AND l.actor_id = outbox.user_id AND g.id <> l.actor_id AND l.at <= outbox.created_at
          AND l.at > outbox.created_at - ${RECENT_DAYS * DAY_MS} AND ${isProven} AND (l.action IN ('member.added', 'member.made_titular', 'entry.agreed')
            OR (l.action IN ('account.created', 'account.role_changed') AND g.role IN ('admin', 'toor')))),
      'waits', (SELECT json_group_array(g.name || ' (' || g.email || ')') FROM household_members h CROSS JOIN users g ON g.id = h.member_id
        WHERE outbox.kind = 'password_changed' AND h.owner_id = outbox.user_id AND h.waits_since = outbox.created_at AND ${isProven}),
      'handed', (SELECT json_group_array(p.name || ' (a ' || g.name || ')') FROM audit_log l
        CROSS JOIN pet_claims k ON k.pet_id = l.target_id CROSS JOIN pets p ON p.id = k.pet_id CROSS JOIN users g ON g.id = k.used_by
        WHERE outbox.kind = 'password_changed' AND l.actor_id = outbox.user_id AND l.action = 'claim.issued' AND k.created_at = l.at AND k.used_at > outbox.created_at - ${RECENT_DAYS * DAY_MS} AND k.used_at <= outbox.created_at AND ${isProven}),
      'visits', (SELECT json_group_array(json_object('pet', p.name, 'clinic', c.name, 'startsAt', a.starts_at)) FROM appointments a
        JOIN pets p ON p.id = a.pet_id JOIN clinics c ON c.id = a.clinic_id WHERE outbox.kind = 'password_changed'
          AND a.owner_id = outbox.user_id AND a.starts_at > strftime('%Y-%m-%dT%H:%M', outbox.created_at / 1000, 'unixepoch', '-5 hours')
          AND a.created_at > outbox.created_at - ${RECENT_DAYS * DAY_MS} AND a.status IN (${liveStatuses}) AND ${isProven}))`,
    'mail_ended',
  ),
  /** The visit that it is about, or the hour that is offered (`until` then, and no id), as JSON. Null: it is about none, or that is gone, or see `isProven`. */
  visit: named<string | null>(
    sql`coalesce((SELECT json_object('id', a.id, 'startsAt', a.starts_at, 'clinicAddress', c.address, 'clinicCity', c.city, 'type', a.type, 'clinicName', c.name, 'clinicPhone', c.phone, 'reason', CASE WHEN outbox.client_id IS NULL THEN a.cancel_reason END,
        'many', (SELECT count(*) FROM appointment_events e
          WHERE ${ofAct}),
        'did', CASE WHEN outbox.kind = 'home_visit' THEN (SELECT iif(e.moved_to IS NULL, e.status, 'moved') FROM appointment_events e
          WHERE e.appointment_id = a.id AND e.at <= outbox.created_at ORDER BY e.at DESC LIMIT 1) END)
      FROM appointments a JOIN clinics c ON c.id = a.clinic_id WHERE a.id = ${visitId} AND (${isProven} OR outbox.client_id IS NOT NULL)),
      (SELECT json_object('startsAt', f.starts_at, 'until', f.until, 'clinicAddress', c.address, 'clinicCity', c.city, 'type', w.type, 'clinicName', c.name, 'clinicPhone', c.phone, 'many', 1)
      FROM slot_offers f JOIN slot_waits w ON w.id = f.wait_id JOIN clinics c ON c.id = w.clinic_id WHERE f.id = outbox.ids ->> 'offer' AND ${isProven}))`,
    'mail_visit',
  ),
  /** It goes to somebody without an account, at an address that their clinic typed: no name and no word of anybody goes along. */
  isClient: named<number>(sql`(outbox.client_id IS NOT NULL)`, 'mail_client'),
  /** What is due of which pet, as JSON: the row's own ids. */
  care: named<string | null>(
    sql`CASE WHEN outbox.kind = 'care_due' AND outbox.ids ->> 'on' IS NOT NULL THEN outbox.ids END`,
    'mail_care',
  ),
  /** The hour of a medicine that it is about, wall time. */
  doseAt: named<string | null>(sql`iif(outbox.kind = 'medicine_due', outbox.ids ->> 'at', NULL)`, 'mail_dose'),
  /** What somebody changed of a clinic since the notice was written, as JSON (acts.ts). */
  changed: named<string>(
    sql`(SELECT json_group_array(l.reason) FROM audit_log l WHERE outbox.kind = 'clinic_changed' AND l.action = 'clinic.changed'
      AND l.actor_id = outbox.ids ->> 'member' AND l.target_id = outbox.ids ->> 'clinic' AND l.at >= outbox.created_at)`,
    'mail_changed',
  ),
  /** How many of its kind it tells of at once; 0: of one (gathered.ts). */
  many: named<number>(sql`coalesce(outbox.ids ->> 'many', 0)`, 'mail_many'),
  /** A clinic's day in figures, as JSON; null: the mail is no digest. */
  digest: named<string | null>(
    sql`(SELECT json_object('visits', (SELECT count(*) FROM appointments a WHERE a.clinic_id = m.clinic_id
          AND a.starts_at BETWEEN date(outbox.not_before / 1000, 'unixepoch', '-5 hours') || 'T00:00'
            AND date(outbox.not_before / 1000, 'unixepoch', '-5 hours') || 'T23:59' AND a.status IN (${liveStatuses})),
        'requests', (SELECT count(*) FROM appointments a WHERE a.clinic_id = m.clinic_id AND a.status = 'pending'
          AND a.starts_at > strftime('%Y-%m-%dT%H:%M', outbox.not_before / 1000, 'unixepoch', '-5 hours')),
        'messages', (SELECT coalesce(sum(t.clinic_unread), 0) FROM threads t WHERE t.clinic_id = m.clinic_id AND t.clinic_unread > 0))
      FROM clinic_members m WHERE m.user_id = outbox.user_id AND outbox.kind = 'clinic_digest')`,
    'mail_digest',
  ),
};

export type Due = {
  id: string;
  kind: NoticeKind;
  userId: string | null;
  way: NoticeWay;
  attempts: number;
  claimedAt: number;
  createdAt: number;
  to: string | null;
  name: string | null;
  role: Role;
  device: string | null;
  actorRole: Role | null;
  petName: string | null;
  ended: string;
  visit: string | null;
  digest: string | null;
  changed: string;
  many: number;
  care: string | null;
  doseAt: string | null;
  memberName: string | null;
  byColleague: number;
  office: string | null;
  isClient: number;
  target: string | null;
};
