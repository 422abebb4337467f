import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { NOBODY_LEFT } from '../../../src/shared/appointments.ts';
import type { ErrorKey } from '../../../src/shared/errors.ts';
import type { Consequences } from '../../../src/shared/schemas/account.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { waitLonger } from '../../auth/clinic-entry.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { sessions, users } from '../../db/schema/accounts.ts';
import { clinicMembers } from '../../db/schema/clinics.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { toUser, userColumns } from '../../db/user.ts';
import type { Post } from '../../post/post.ts';
import {
  accountRules,
  allHold,
  brokenRule,
  clinicOfLastMember,
  erasureRules,
  firstBroken,
  hasFiles,
  notLastToor,
  type ProvenActor,
  proofRules,
  type Rules,
} from '../authority/rules.ts';
import { hasCare } from '../care/rules.ts';
import { closeClinicOf, eraseAnimals, leaveAccesses } from './statements.ts';
import { handOverClinicOf, leavesItGoverned } from './succession.ts';
import { keepEntry, tellOfErasure, tellOfLeaving } from './told.ts';

const lastClinic = clinicOfLastMember(sql`users.id`);

export type Leaving = {
  userId: string;
  actor: ProvenActor;
  now: number;
  post: Post;
  /** Why, for the audit log; null: nobody said. */
  reason: string | null;
  /** Closes the clinic whose last member it is, with this reason for those who have visits there; null: then the account stays. */
  closing: string | null;
};

/** A rule over users: the last member of a clinic with files goes only when the clinic is closed. */
const closesOrStays = (closing: string | null): Rules =>
  closing === null ? [['last_member', sql`NOT ${hasFiles(lastClinic)}`]] : [];

/**
 * One statement judges and leaves the trace; the others of the batch do something only if that one did (`on`). Throws the rule
 * that is broken.
 */
const leave = async (
  db: Db,
  { userId, actor, now, post, reason, closing }: Leaving,
  action: 'account.deleted' | 'member.removed',
  ruled: Rules,
  last: (on: SQL) => BatchItem<'sqlite'>[],
): Promise<void> => {
  const rules: Rules = [
    ...accountRules(actor, now),
    ...ruled,
    ...closesOrStays(closing),
    // Whoever goes by themselves may go; nobody else empties a clinic of those who could say no.
    ...(actor.id === userId ? [] : [['clinic_needs_titular', leavesItGoverned(now)] as const]),
  ];
  const trace = crypto.randomUUID();
  const on = sql`EXISTS (SELECT 1 FROM audit_log l WHERE l.id = ${trace})`;
  const scope = { userId, now, on };
  const { traced, row } = await batch(db, {
    auditLog: insertFrom(
      db,
      auditLog,
      { id: trace, at: now, actorId: actor.id, action, targetId: sql`id`, reason },
      sql`FROM users
      WHERE id = ${userId} AND ${allHold(rules)}`,
    ),
    traced: db.select({ id: auditLog.id }).from(auditLog).where(eq(auditLog.id, trace)),
    row: one(
      db
        .select({ broken: sql<ErrorKey | null>`${firstBroken(rules)}`.as('broken') })
        .from(users)
        .where(eq(users.id, userId)),
    ),
    closed: closeClinicOf({ db, post }, scope, actor.id, closing ?? NOBODY_LEFT),
    told: tellOfLeaving({ db, post }, scope, actor.id),
    handed: handOverClinicOf({ db, post }, scope, actor.id !== userId),
    entries: waitLonger(db, sql`(${userId})`, now, on),
    last: last(on),
  });
  if (traced.length === 0) throw brokenRule(row);
};

/**
 * Erases an account for good, its own person's or somebody else's, in one batch (product.md, Consent, has the table); throws
 * the rule that keeps it. The clinic of its only member closes, its only titular hands it over.
 */
export const eraseAccount = (db: Db, leaving: Leaving): Promise<void> => {
  const { userId, actor, now } = leaving;
  const rules: Rules = [['last_toor', notLastToor], ...erasureRules(actor, now), ...proofRules(actor, sql`1`)];
  return leave(db, leaving, 'account.deleted', rules, (on) => [
    ...tellOfErasure({ db, post: leaving.post }, { userId, now, on }, actor.id),
    ...eraseAnimals(db, { userId, now, on }, { own: actor.id === userId }),
    leaveAccesses(db, { userId, now, on }),
    keepEntry(db, { userId, now, on }),
    db.delete(users).where(and(eq(users.id, userId), on)),
  ]);
};

const isMember = sql`EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = users.id)`;

/** Takes an account out of its clinic in one batch: it stays, its sessions end; throws the rule that keeps it. */
export const leaveClinic = (db: Db, leaving: Leaving): Promise<void> => {
  const closes = proofRules(leaving.actor, sql`${lastClinic} IS NOT NULL`);
  return leave(db, leaving, 'member.removed', [['not_member', isMember], ...closes], (on) => [
    db.delete(sessions).where(and(eq(sessions.userId, leaving.userId), on)),
    db.delete(clinicMembers).where(and(eq(clinicMembers.userId, leaving.userId), on)),
  ]);
};

const count = (of: SQL) => sql<number>`(SELECT count(*) FROM ${of})`;
/** SQL over `p`: a clinic wrote of the animal, or saw it before `at`. */
const isKept = (at: string) => sql`(EXISTS (SELECT 1 FROM records r WHERE r.pet_id = p.id AND r.clinic_id IS NOT NULL)
  OR EXISTS (SELECT 1 FROM record_drafts d WHERE d.pet_id = p.id)
  OR ${hasCare(sql`p.id`)}
  OR EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = p.id AND a.status <> 'cancelled'
    AND (a.status NOT IN ('pending', 'confirmed') OR a.starts_at <= ${at})))`;

/** What turning an account off or erasing it would bring about, in one statement; null: there is no such account. */
export const findConsequences = async (db: Db, userId: string, now: number): Promise<Consequences | null> => {
  const at = wallTime(now);
  const coming = sql`starts_at > ${at} AND status IN ('pending', 'confirmed')`;
  const clinic = sql`(SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = users.id)`;
  const [found] = await db
    .select({
      ...userColumns,
      sessions: count(sql`sessions WHERE user_id = users.id AND alive_until > ${now}`).as('sessions'),
      pets: count(sql`pets WHERE owner_id = users.id`).as('pets'),
      petsKept: count(sql`pets p WHERE p.owner_id = users.id AND ${isKept(at)}`).as('pets_kept'),
      comingVisits: count(sql`appointments WHERE owner_id = users.id AND ${coming}`).as('coming_visits'),
      pastVisits: count(sql`appointments WHERE owner_id = users.id AND NOT (${coming}) AND status <> 'cancelled'`).as(
        'past_visits',
      ),
      threads: count(sql`threads WHERE owner_id = users.id`).as('threads'),
      openRequests: count(sql`data_requests WHERE user_id = users.id AND answered_at IS NULL`).as('open_requests'),
      clinicId: sql<string | null>`${clinic}`.as('clinic_id'),
      clinicName: sql<string | null>`(SELECT c.name FROM clinics c WHERE c.id = ${clinic})`.as('clinic_name'),
      isLastMember: sql<number>`${lastClinic} IS NOT NULL`.as('is_last_member'),
      isLastActive: sql<number>`NOT EXISTS (SELECT 1 FROM clinic_members o JOIN users g ON g.id = o.user_id
        WHERE o.clinic_id = ${clinic} AND o.user_id <> users.id AND g.is_active = 1)`.as('is_last_active'),
      hasFiles: sql<number>`${hasFiles(clinic)}`.as('has_files'),
      clinicComingVisits: count(sql`appointments WHERE clinic_id = ${clinic} AND ${coming}`).as('clinic_coming_visits'),
    })
    .from(users)
    .where(sql`${users.id} = ${userId}`);
  if (!found) return null;
  const { sessions, pets, petsKept, comingVisits, pastVisits, threads, openRequests, clinicId } = found;
  return {
    user: toUser(found),
    sessions,
    pets: pets - petsKept,
    petsKept,
    comingVisits,
    pastVisits,
    threads,
    openRequests,
    clinic:
      clinicId === null
        ? null
        : {
            id: clinicId,
            name: found.clinicName ?? '',
            isLastMember: found.isLastMember === 1,
            isLastActive: found.isLastActive === 1,
            hasFiles: found.hasFiles === 1,
            comingVisits: found.clinicComingVisits,
          },
  };
};
