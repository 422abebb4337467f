// Longer than 200 lines: the rules of one change and its batch, whose statements read what the ones before them left.
import { type SQL, sql } from 'drizzle-orm';
import { isLookedAfter } from '../../../src/shared/looked-after.ts';
import type { UpdateAccountInput } from '../../../src/shared/schemas/account.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import { closeRecords } from '../../auth/clinic-entry.ts';
import { comeBack } from '../../auth/coming-back.ts';
import { heldByPassword } from '../../auth/held.ts';
import { endMails, MAIL_LINKS } from '../../auth/mail-links.ts';
import { endOpenLinks, NONE_KEPT } from '../../auth/open-links.ts';
import { ELSEWHERE, securityEvent } from '../../auth/security-events.ts';
import { isEmailTaken } from '../../auth/taken-email.ts';
import { temporaryUntil } from '../../auth/temporary-password.ts';
import { wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { householdMembers } from '../../db/schema/household.ts';
import { emailChanges } from '../../db/schema/post.ts';
import { searchKeyOf, toUser, userColumns } from '../../db/user.ts';
import { accountRules, brokenRule, idsOfPlace, proofRules, type Rules } from '../authority/rules.ts';
import { roleRules } from './rules.ts';
import {
  clinicRules,
  type Doing,
  giveClinic,
  howLost,
  justJoined,
  selectBroken,
  tellToors,
  traceWhere,
  writable,
} from './statements.ts';

/** What changes of an account; what is undefined stays. */
export type Change = Omit<UpdateAccountInput, 'id' | 'password'> & { passwordHash?: string };

/** SQL over users: the account is in no clinic but this one. */
const inNoOther = (clinicId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = users.id AND m.clinic_id <> ${clinicId})`;

/** SQL over users: names of the fields that a change alters, ', ' between them; `actReason` (shared/acts.ts) has the words. */
const alteredOf = ({ name, email, phone, address }: Change): SQL => {
  const fields = [
    ['name', sql`users.name`, name],
    ['email', sql`users.email`, email],
    ['phone', sql`users.phone`, phone],
    ['address', sql`users.address`, address],
  ] as const;
  const parts = fields.flatMap(([label, column, value]) =>
    value === undefined ? [] : [sql`iif(${column} IS NOT ${value}, ${`${label}, `}, '')`],
  );
  return sql`rtrim(${sql.join([sql`''`, ...parts], sql` || `)}, ', ')`;
};

const rulesOf = ({ actor, now }: Doing, change: Change): Rules => {
  const { email, role, clinicId, passwordHash } = change;
  const rules = [...accountRules(actor, now)];
  if (email) rules.push(['email_taken', sql`NOT ${isEmailTaken(email, sql`users.id`, now)}`]);
  if (role) rules.push(...roleRules(actor, role, passwordHash !== undefined));
  if (clinicId) rules.push(...clinicRules(clinicId), ['is_member', inNoOther(clinicId)]);
  // A name, a phone or an address leads people elsewhere, too.
  const gives = sql`${passwordHash === undefined ? 0 : 1} OR users.role <> ${role ?? sql`users.role`}
    OR ${alteredOf(change)} <> '' OR ${clinicId ? 1 : 0}`;
  rules.push(...proofRules(actor, gives));
  if (role && !isLookedAfter(role) && !actor.proven) rules.push(['step_up_required', sql`0`]);
  return rules;
};

/**
 * Changes any part of an account in one batch; throws the rule that keeps it as it is. A new role, password or e-mail ends its sessions
 * and all its links; a new e-mail is not proven, the old one is told and may take the account back, and what else was mailed to it serves no more; an account that becomes a clinic's gets its clinic; each kind of change leaves one trace.
 */
export const updateAccount = async (db: Db, id: string, change: Change, doing: Doing): Promise<User> => {
  const { actor, now, post } = doing;
  const { passwordHash, clinicId = null, ...columns } = change;
  const rules = rulesOf(doing, change);
  const where = writable(id, rules);
  const { role, email } = columns;
  const otherRole = sql`users.role <> ${role ?? sql`users.role`}`;
  const setsPassword = sql`${passwordHash === undefined ? 0 : 1}`;
  const getsClinic = sql`'business' = ${role ?? sql`users.role`} AND (${otherRole} OR ${clinicId === null ? 0 : 1})`;
  const altered = alteredOf(change);
  const shutOut = sql`(SELECT users.id FROM users WHERE ${where} AND (${otherRole} OR ${setsPassword} OR (users.email <> ${email ?? sql`users.email`}
    AND users.id <> ${actor.id})))`;
  const [changeId, newRole, newPassword] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const back = crypto.randomUUID();
  const isBack = wasTraced(back, 'member.returned');
  const who = { userId: id, actorId: actor.id, now };
  const movesMail = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${changeId})`;
  const byOther = { change: changeId, ...(id !== actor.id && { actor: actor.id }) };
  const { proven, inUse } = howLost(id, changeId, setsPassword);
  const { verdict, row } = await batch(db, {
    verdict: one(selectBroken(db, id, rules)),
    clinic: giveClinic(db, sql`${where} AND ${getsClinic}`, clinicId, doing),
    roleTrace: traceWhere(
      db,
      doing,
      'account.role_changed',
      sql`${where} AND ${otherRole}`,
      sql`users.role || ' → ' || ${role ?? ''}`,
      newRole,
    ),
    passwordTrace: traceWhere(db, doing, 'password.set', sql`${where} AND ${setsPassword}`, null, newPassword),
    trace: traceWhere(db, doing, 'account.updated', sql`${where} AND ${altered} <> ''`, altered),
    sessions: db.delete(sessions).where(sql`${sessions.userId} = ${shutOut}`),
    passwordLinks: db.delete(passwordLinks).where(sql`${passwordLinks.userId} = ${shutOut}`),
    openLinks: endOpenLinks(db, { ...who, on: sql`${shutOut} IS NOT NULL`, post }, NONE_KEPT),
    emailChanges: insertFrom(
      db,
      emailChanges,
      {
        id: changeId,
        userId: sql`users.id`,
        oldEmail: sql`users.email`,
        newEmail: email ?? '',
        createdAt: now,
        confirmedAt: now,
      },
      sql`FROM users
      WHERE ${where} AND users.email <> ${email ?? sql`users.email`}`,
    ),
    movedMails: endMails(db, id, MAIL_LINKS, now, movesMail),
    mails: endMails(db, shutOut, ['recovery'], now, sql`1`),
    row: one(
      db
        .update(users)
        .set({
          ...columns,
          searchKey: searchKeyOf(change),
          updatedAt: now,
          ...(passwordHash !== undefined && {
            passwordHash,
            passwordSetBy: actor.id,
            passwordSetAt: now,
            passwordExpiresAt: temporaryUntil(now, actor.bySpec),
            heldUntil: heldByPassword(post, now),
          }),
        })
        .where(where)
        .returning(userColumns),
    ),
    passwordEvent: securityEvent(
      db,
      { kind: 'password_set', userId: id, at: now, ...ELSEWHERE },
      wasTraced(newPassword, 'password.set'),
    ),
    emailEvent: securityEvent(db, { kind: 'email_changed_by_other', userId: id, at: now, ...ELSEWHERE }, movesMail),
    records: closeRecords(
      { db, post },
      { userId: id, actorId: actor.id, now, cause: 'password' },
      wasTraced(newPassword, 'password.set'),
    ),
    // Who comes back as what they were where nobody could say no waits for nobody.
    back: clinicId === null ? [] : comeBack({ db, post }, { ...who, clinicId }, back, justJoined(id, now)),
    joined: closeRecords({ db, post }, { ...who, cause: 'joined' }, sql`${justJoined(id, now)} AND NOT ${isBack}`),
    toorNotice: tellToors(db, id, doing, wasTraced(newRole, 'account.role_changed'), role),
    placeNotice: post.announce(
      db,
      { kind: 'member_role', userId: id, ids: idsOfPlace(sql`${id}`) },
      now,
      sql`${justJoined(id, now)} AND NOT ${isBack}`,
    ),
    // Who looks after accounts, or a clinic, cares for nobody's animals.
    households: db
      .delete(householdMembers)
      .where(
        sql`${householdMembers.memberId} = ${id} AND ${role === 'user' ? 0 : 1} AND ${wasTraced(newRole, 'account.role_changed')}`,
      ),
    roleNotice: post.announce(
      db,
      { kind: 'role_changed', userId: id },
      now,
      wasTraced(newRole, 'account.role_changed'),
    ),
    passwordNotice: post.announce(
      db,
      { kind: 'password_set', userId: id },
      now,
      wasTraced(newPassword, 'password.set'),
    ),
    ownEmailNotice: post.announce(
      db,
      { kind: 'email_changed', userId: id, ids: byOther },
      now,
      sql`${movesMail} AND ${proven}`,
    ),
    emailNotice: post.announce(
      db,
      { kind: 'email_changed_by_other', userId: id, ids: { change: changeId } },
      now,
      sql`${movesMail} AND NOT (${proven}) AND NOT (${inUse})`,
    ),
    disputeNotice: post.announce(
      db,
      { kind: 'email_changed_by_other', userId: id, ids: byOther },
      now,
      sql`${movesMail} AND ${inUse}`,
    ),
    // The last to go: whether the old address was proven decides who may take it back.
    unproven: db.update(users).set({ emailVerifiedAt: null }).where(sql`${users.id} = ${id} AND ${movesMail}`),
    proof: post.announce(db, { kind: 'verify_email', userId: id }, now, movesMail),
  });
  if (!row) throw brokenRule(verdict);
  return toUser(row);
};
