import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import { MAX_MEMBERS, RECENT_WAYS_DAYS } from '../../../src/shared/limits.ts';
import type { DecideEntryInput, Entry } from '../../../src/shared/schemas/entry.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { activeToors, mayBeDecided, NEVER } from '../../auth/clinic-entry.ts';
import { emailGivenLately } from '../../auth/email-giver.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { clinicEntries, clinicMembers } from '../../db/schema/clinics.ts';
import { goneEntries } from '../../db/schema/departures.ts';
import type { Post } from '../../post/post.ts';

/** SQL over clinic_entries, of older rows: the administrator as they are called now. */
const giver = (part: string): SQL =>
  sql`(SELECT g.${sql.identifier(part)} FROM users g WHERE g.id = ${clinicEntries.askedBy})`;

const selectEntries = (db: Db, clinicId: string, now: number) =>
  db
    .select({
      userId: clinicEntries.userId,
      name: users.name,
      email: users.email,
      cause: clinicEntries.cause,
      askedBy: sql<string | null>`coalesce(${clinicEntries.askedByName}, ${giver('name')})`.as('giver_name'),
      askedByRole: sql<Entry['askedByRole']>`coalesce(${clinicEntries.askedByRole}, ${giver('role')})`.as('giver_role'),
      askedByEmail: sql<string | null>`coalesce(${clinicEntries.askedByEmail}, ${giver('email')})`.as('giver_email'),
      askedAt: clinicEntries.askedAt,
      opensAt: clinicEntries.opensAt,
    })
    .from(clinicEntries)
    .innerJoin(users, eq(users.id, clinicEntries.userId))
    // Whoever has left the clinic asks for nothing.
    .innerJoin(
      clinicMembers,
      and(eq(clinicMembers.userId, users.id), eq(clinicMembers.clinicId, clinicEntries.clinicId)),
    )
    .where(and(eq(clinicEntries.clinicId, clinicId), mayBeDecided(now)));

const toEntries = (rows: Awaited<ReturnType<typeof selectEntries>>): Entry[] =>
  rows
    .toSorted((a, b) => a.askedAt - b.askedAt)
    .map(({ opensAt, ...entry }) => ({ ...entry, opensAt: opensAt >= NEVER ? null : opensAt }));

const selectGone = (db: Db, clinicId: string) =>
  db
    .select({
      userId: goneEntries.userId,
      name: goneEntries.name,
      email: goneEntries.email,
      cause: goneEntries.cause,
      askedBy: goneEntries.askedByName,
      askedByRole: goneEntries.askedByRole,
      askedByEmail: goneEntries.askedByEmail,
      askedAt: goneEntries.askedAt,
      goneAt: goneEntries.goneAt,
    })
    .from(goneEntries)
    .where(eq(goneEntries.clinicId, clinicId))
    .limit(MAX_MEMBERS);

/** Logins of a clinic about which a titular may answer, the first to ask first; and those whose account was erased within a month. */
export const listEntries = async (db: Db, clinicId: string, now: number) => {
  const { entries, gone } = await batch(db, {
    entries: selectEntries(db, clinicId, now),
    gone: selectGone(db, clinicId),
  });
  return { rows: toEntries(entries), gone: gone.toSorted((a, b) => b.goneAt - a.goneAt) };
};

/** Who decides, where and when. */
type Titular = { clinicId: string; actorId: string; now: number };

/** SQL: the actor is titular of the clinic by now, and let in themselves. */
const governs = ({ clinicId, actorId, now }: Titular): SQL => sql`
  EXISTS (SELECT 1 FROM clinic_members t JOIN users a ON a.id = t.user_id
    WHERE t.user_id = ${actorId} AND t.clinic_id = ${clinicId} AND t.member_role = 'titular' AND a.is_active = 1)
  AND NOT EXISTS (SELECT 1 FROM clinic_entries o WHERE o.user_id = ${actorId} AND o.clinic_id = ${clinicId}
    AND o.opens_at > ${now})`;

/**
 * A titular lets a login in, or keeps it out: then its sessions and links end and those who run the service are told. False: somebody
 * decided before, or the hours are over. To let in takes an address of one's own: `titular_email_given` where an administrator put it
 * lately.
 */
export const decideEntry = async (db: Db, post: Post, titular: Titular, input: DecideEntryInput) => {
  const { clinicId, actorId, now } = titular;
  const { userId, agrees, refused } = input;
  const trace = crypto.randomUUID();
  const on = wasTraced(trace, 'entry.refused');
  const { written } = await batch(db, {
    written: db
      .update(clinicEntries)
      .set({
        opensAt: agrees ? now : NEVER,
        decision: agrees ? 'agreed' : 'refused',
        decidedBy: actorId,
        decidedAt: now,
      })
      .where(sql`${clinicEntries.clinicId} = ${clinicId} AND ${clinicEntries.userId} = ${userId}
        AND ${clinicEntries.userId} <> ${actorId} AND ${mayBeDecided(now)}
        AND ${clinicEntries.decision} IS ${refused ? 'refused' : null} AND ${governs(titular)}
        AND ${agrees ? sql`NOT ${emailGivenLately(actorId, now)}` : sql`1`}`),
    trace: auditIfChanged(db, {
      id: trace,
      at: now,
      actorId,
      action: agrees ? 'entry.agreed' : 'entry.refused',
      targetId: userId,
    }),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, userId), on)),
    passwordLinks: db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), on)),
    notice: post.announce(
      db,
      {
        kind: 'entry_refused',
        among: activeToors,
        ids: { member: userId },
      },
      now,
      on,
    ),
  });
  if (written.meta.changes === 1) return true;
  const [given] = await db
    .select({ is: sql<number>`${emailGivenLately(actorId, now)}`.as('given') })
    .from(sql`(SELECT 1) one`);
  if (agrees && given?.is) throw new AppError('titular_email_given');
  return false;
};

/** SQL: an account waits, and may be let in by those who answer for the service. */
const waitsFor = (userId: string, now: number): SQL => sql`
  ${clinicEntries.userId} = ${userId} AND ${clinicEntries.opensAt} > ${now}
  AND (${clinicEntries.decision} IS NULL OR (${clinicEntries.decision} = 'refused' AND ${clinicEntries.decidedBy} IS NULL))
  AND ${clinicEntries.clinicId} = (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${userId})`;

/**
 * SQL: a wait was begun by somebody, or by an account that they gave a way in, a role or an e-mail within a month: an attacker who was
 * toor had set an administrator's password, put in an own account as that one and ended its wait as themselves.
 */
const isByHand = (actorId: string, now: number): SQL => sql`(${clinicEntries.askedBy} = ${actorId}
  OR EXISTS (SELECT 1 FROM audit_log h WHERE h.target_id = ${clinicEntries.askedBy} AND h.actor_id = ${actorId}
    AND h.at > ${now - RECENT_WAYS_DAYS * DAY_MS} AND h.action IN ('account.created', 'account.updated', 'account.rescued',
      'account.role_changed', 'password.set', 'password_link.issued', 'second_step.removed')))`;

/**
 * Ends the wait of an account by whoever answers for the service, with a reason; all members of its clinic are told, and its former
 * titulares. Nobody ends a wait that they began, themselves or by an account that they opened lately: `entry_needs_another`. False: it
 * does not wait, or a titular refused it.
 */
export const shortenEntry = async (
  db: Db,
  post: Post,
  { userId, reason, actorId, now }: { userId: string; reason: string; actorId: string; now: number },
): Promise<boolean> => {
  const trace = crypto.randomUUID();
  const { written } = await batch(db, {
    written: db
      .update(clinicEntries)
      .set({ opensAt: now, decision: 'shortened', decidedBy: actorId, decidedAt: now })
      .where(sql`${waitsFor(userId, now)} AND NOT ${isByHand(actorId, now)}
        AND EXISTS (SELECT 1 FROM users g WHERE g.id = ${actorId} AND g.role = 'toor' AND g.is_active = 1)`),
    trace: auditIfChanged(db, { id: trace, at: now, actorId, action: 'entry.shortened', targetId: userId, reason }),
    notice: post.announce(
      db,
      {
        kind: 'entry_shortened',
        among: sql`(SELECT o.user_id FROM clinic_members m JOIN clinic_members o ON o.clinic_id = m.clinic_id
          WHERE m.user_id = ${userId} UNION ALL SELECT l.user_id FROM clinic_members m JOIN clinic_leavings l ON l.clinic_id = m.clinic_id
          WHERE m.user_id = ${userId} AND l.member_role = 'titular')`,
        ids: { member: userId },
      },
      now,
      wasTraced(trace, 'entry.shortened'),
    ),
  });
  if (written.meta.changes === 1) return true;
  const own = await db
    .select({ id: clinicEntries.userId })
    .from(clinicEntries)
    .where(sql`${waitsFor(userId, now)} AND ${isByHand(actorId, now)}`);
  if (own.length > 0) throw new AppError('entry_needs_another');
  return false;
};
