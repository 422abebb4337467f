// Longer than 200 lines: who comes into a clinic, what they are there and how they leave, under the same condition.
import { eq, sql } from 'drizzle-orm';
import { MAX_MEMBERS } from '../../../src/shared/limits.ts';
import { MEMBER_ROLES, type MemberRole } from '../../../src/shared/member-roles.ts';
import type { Member, MemberInput } from '../../../src/shared/schemas/clinic.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { sha256 } from '../../auth/hash.ts';
import { LINK_LIFE_MS } from '../../auth/password-links.ts';
import { ELSEWHERE, securityEvent } from '../../auth/security-events.ts';
import { newToken } from '../../auth/sessions.ts';
import { isEmailTaken } from '../../auth/taken-email.ts';
import { assertAdmitted, countAttempt, isRefused, memberAttempt } from '../../auth/throttle.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { memberRoleOf, placeOf } from '../../db/member-role.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { clinicMembers } from '../../db/schema/clinics.ts';
import { licences } from '../../db/schema/licences.ts';
import type { Post } from '../../post/post.ts';
import type { Editor } from '../clinic-changes/queries.ts';

/** A hash that no password opens: the account waits for the one that its person sets by the link. */
const NO_PASSWORD = '!';

/** Statement: the people of a clinic. */
export const selectMembers = (db: Db, clinicId: string) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      memberRole: memberRoleOf(clinicMembers),
      isActive: users.isActive,
      passwordSetBy: users.passwordSetBy,
      createdAt: clinicMembers.createdAt,
      number: licences.number,
      declaredAt: licences.declaredAt,
      checkedAt: licences.checkedAt,
      checkedByName: licences.checkedByName,
      checkedFor: licences.checkedFor,
    })
    .from(clinicMembers)
    .innerJoin(users, eq(users.id, clinicMembers.userId))
    .leftJoin(licences, eq(licences.userId, clinicMembers.userId))
    .where(eq(clinicMembers.clinicId, clinicId))
    .limit(MAX_MEMBERS);

type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];
const placeAmong = ({ memberRole }: Member): number => MEMBER_ROLES.indexOf(memberRole);

const toMember = (clinicId: string, row: MemberRow): Member => {
  const { passwordSetBy, number, declaredAt, checkedAt, checkedByName, checkedFor, ...member } = row;
  // What another clinic's titular looked up is that clinic's word.
  const checked = checkedFor === clinicId && checkedAt !== null ? { by: checkedByName ?? '', at: checkedAt } : null;
  const licence = number === null || declaredAt === null ? null : { number, declaredAt, checked };
  return { ...member, hasEntered: passwordSetBy === null, licence };
};

/** The titulars first, by name. */
export const toMembers = (clinicId: string, rows: readonly MemberRow[]): Member[] =>
  rows
    .map((row) => toMember(clinicId, row))
    .sort((a, b) => placeAmong(a) - placeAmong(b) || a.name.localeCompare(b.name, 'es'));

/** The people of a clinic. */
export const listMembers = async (db: Db, clinicId: string) => toMembers(clinicId, await selectMembers(db, clinicId));

/** A one-time link and the statement that stores it, if its account is a member of the clinic with no password of its own. */
const memberLink = async (db: Db, { clinicId, actorId, now }: Editor, userId: string) => {
  const linkToken = newToken();
  const expiresAt = now + LINK_LIFE_MS;
  const statement = insertFrom(
    db,
    passwordLinks,
    { tokenHash: await sha256(linkToken), userId: sql`u.id`, createdBy: actorId, createdAt: now, expiresAt },
    sql`FROM users u JOIN clinic_members m ON m.user_id = u.id
    WHERE u.id = ${userId} AND m.clinic_id = ${clinicId} AND u.password_set_by IS NOT NULL`,
  );
  return { statement, link: { userId, linkToken, expiresAt } };
};

/**
 * Adds an account to the clinic, in one batch: its person sets the password by the link, and is told by mail. Null link: `why` the clinic has no
 * place (closed, full) or the e-mail an account already. Throws `too_many`.
 */
export const insertMember = async (db: Db, post: Post, editor: Editor, input: MemberInput) => {
  const { clinicId, actorId, now } = editor;
  const { email, name, phone, memberRole } = input;
  const userId = crypto.randomUUID();
  const trace = crypto.randomUUID();
  const { statement, link } = await memberLink(db, editor, userId);
  const attempt = await memberAttempt(actorId, clinicId);
  const { refused, counted } = countAttempt(db, attempt, now);
  const { verdict, written, facts } = await batch(db, {
    verdict: refused,
    users: insertFrom(
      db,
      users,
      {
        id: userId,
        email,
        name,
        phone,
        role: 'business',
        isActive: true,
        passwordHash: NO_PASSWORD,
        passwordSetBy: actorId,
        passwordSetAt: now,
        searchKey: searchKey(name, email, phone),
        createdAt: now,
        updatedAt: now,
      },
      sql`FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL
          AND (SELECT count(*) FROM clinic_members m WHERE m.clinic_id = c.id) < ${MAX_MEMBERS}
          AND NOT ${isEmailTaken(email, null, now)} AND NOT ${isRefused(attempt, now)}`,
    ).onConflictDoNothing({ target: users.email }),
    trace: auditIfChanged(db, { id: trace, at: now, actorId, action: 'member.added', targetId: userId }),
    clinicMembers: insertFrom(
      db,
      clinicMembers,
      { userId: sql`u.id`, clinicId, ...placeOf(memberRole), createdAt: now },
      sql`FROM users u WHERE u.id = ${userId}`,
    ),
    written: statement,
    // Whoever the address belongs to may never have heard of the clinic.
    told: post.announce(db, { kind: 'member_added', userId }, now, wasTraced(trace, 'member.added')),
    facts: one(
      db
        .select({
          taken: isEmailTaken(email, userId, now).as('taken'),
          closed: sql<number>`c.closed_at IS NOT NULL`.as('closed'),
        })
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId}`),
    ),
    counted,
  });
  assertAdmitted(verdict, now);
  if (written.meta.changes === 1) return { link, why: null };
  if (facts?.closed === 1) return { link: null, why: 'clinic_is_closed' as const };
  return { link: null, why: facts?.taken === 1 ? ('email_taken' as const) : ('members_full' as const) };
};

/** A new link for a member who has not used the first one; null: no such member, or they have a password of their own. */
export const renewMemberLink = async (db: Db, post: Post, editor: Editor, userId: string) => {
  const { actorId, now } = editor;
  const { statement, link } = await memberLink(db, editor, userId);
  // A newer link ends the older ones.
  const older = sql`${passwordLinks.userId} = ${userId} AND EXISTS (SELECT 1 FROM users u JOIN clinic_members m ON m.user_id = u.id
    WHERE u.id = ${userId} AND m.clinic_id = ${editor.clinicId} AND u.password_set_by IS NOT NULL)`;
  const { written } = await batch(db, {
    passwordLinks: db.delete(passwordLinks).where(older),
    written: statement,
    trace: auditIfChanged(db, { at: now, actorId, action: 'member.link_renewed', targetId: userId }),
    notice: post.announce(db, { kind: 'link_issued', userId, ids: { actor: actorId } }, now),
  });
  return written.meta.changes === 1 ? link : null;
};

/** SQL: the member can be demoted or removed: the actor is (still) titular, and another titular stays. */
const governed = ({ clinicId, actorId }: Editor, userId: string) => sql`
  ${clinicMembers.userId} = ${userId} AND ${clinicMembers.clinicId} = ${clinicId}
  AND EXISTS (SELECT 1 FROM clinic_members t WHERE t.user_id = ${actorId} AND t.clinic_id = ${clinicId}
    AND t.member_role = 'titular' AND t.user_id <> ${userId})`;

/** Gives a member another role, and answers the people of the clinic. */
export const updateMemberRole = async (db: Db, editor: Editor, userId: string, memberRole: MemberRole) => {
  const { clinicId, actorId, now } = editor;
  const { members } = await batch(db, {
    clinicMembers: db
      .update(clinicMembers)
      .set(placeOf(memberRole))
      .where(sql`${governed(editor, userId)} AND ${memberRoleOf(clinicMembers).sql} <> ${memberRole}`),
    trace: auditIfChanged(db, {
      at: now,
      actorId,
      action: `member.made_${memberRole}`,
      targetId: userId,
    }),
    members: selectMembers(db, clinicId),
  });
  return toMembers(clinicId, members);
};

/** Takes a member out of the clinic: the account stays, its sessions end. False: no such member. */
export const removeMember = async (db: Db, post: Post, editor: Editor, userId: string): Promise<boolean> => {
  const { clinicId, actorId, now } = editor;
  const trace = crypto.randomUUID();
  const theirs = sql`(SELECT ${clinicMembers.userId} FROM clinic_members WHERE ${governed(editor, userId)})`;
  const theirSessions = sql`${sessions.userId} = ${theirs}`;
  const { written } = await batch(db, {
    event: securityEvent(
      db,
      { kind: 'session_ended_by_other', userId: theirs, at: now, ...ELSEWHERE },
      sql`EXISTS (SELECT 1 FROM sessions WHERE ${theirSessions})`,
    ),
    sessions: db.delete(sessions).where(theirSessions),
    written: db.delete(clinicMembers).where(governed(editor, userId)),
    trace: auditIfChanged(db, { id: trace, at: now, actorId, action: 'member.removed', targetId: userId }),
    notice: post.announce(
      db,
      { kind: 'member_removed', userId, ids: sql`json_object('clinic', ${clinicId}, 'actor', ${actorId})` },
      now,
      wasTraced(trace, 'member.removed'),
    ),
  });
  // A calendar of theirs goes with the row, and counts.
  return written.meta.changes > 0;
};
