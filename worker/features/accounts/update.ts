import { type SQL, sql } from 'drizzle-orm';
import type { UpdateAccountInput } from '../../../src/shared/schemas/account.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import { endMails, MAIL_LINKS } from '../../auth/mail-links.ts';
import { endOpenLinks } from '../../auth/open-links.ts';
import { wasTraced } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { emailChanges } from '../../db/schema/post.ts';
import { searchKeyOf, toUser, userColumns } from '../../db/user.ts';
import { type Actor, accountRules, brokenRule, type Rules, roleRules } from './rules.ts';
import { clinicRules, type Doing, giveClinic, selectBroken, traceWhere, writable } from './statements.ts';

/** What changes of an account; what is undefined stays. */
export type Change = Omit<UpdateAccountInput, 'id' | 'password'> & { passwordHash?: string };

/** SQL over users: the account is in no clinic but this one. */
const inNoOther = (clinicId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = users.id AND m.clinic_id <> ${clinicId})`;

const rulesOf = (actor: Actor, { email, role, clinicId, passwordHash }: Change): Rules => {
  const rules = [...accountRules(actor)];
  if (email)
    rules.push(['email_taken', sql`NOT EXISTS (SELECT 1 FROM users e WHERE e.email = ${email} AND e.id <> users.id)`]);
  if (role) rules.push(...roleRules(actor, role, passwordHash !== undefined));
  if (clinicId) rules.push(...clinicRules(clinicId), ['is_member', inNoOther(clinicId)]);
  return rules;
};

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

/**
 * Changes any part of an account in one batch; throws the rule that keeps it as it is. A new role or password ends its sessions
 * and all its links; a new e-mail is not proven, the old one is told, and what was mailed to it serves no more; an account that becomes a clinic's gets its clinic; each kind of change leaves one trace.
 */
export const updateAccount = async (db: Db, id: string, change: Change, doing: Doing): Promise<User> => {
  const { actor, now, post } = doing;
  const { passwordHash, clinicId = null, ...columns } = change;
  const rules = rulesOf(actor, change);
  const where = writable(id, rules);
  const { role, email } = columns;
  const otherRole = sql`users.role <> ${role ?? sql`users.role`}`;
  const setsPassword = sql`${passwordHash === undefined ? 0 : 1}`;
  const getsClinic = sql`'business' = ${role ?? sql`users.role`} AND (${otherRole} OR ${clinicId === null ? 0 : 1})`;
  const altered = alteredOf(change);
  const shutOut = sql`(SELECT users.id FROM users WHERE ${where} AND (${otherRole} OR ${setsPassword}))`;
  const [changeId, newRole, newPassword] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const movesMail = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${changeId})`;
  const [[verdict], , , , , , , , , , , , , , , , [row]] = await db.batch([
    selectBroken(db, id, rules),
    ...giveClinic(db, sql`${where} AND ${getsClinic}`, clinicId, doing),
    traceWhere(
      db,
      doing,
      'account.role_changed',
      sql`${where} AND ${otherRole}`,
      sql`users.role || ' → ' || ${role ?? ''}`,
      newRole,
    ),
    traceWhere(db, doing, 'password.set', sql`${where} AND ${setsPassword}`, null, newPassword),
    traceWhere(db, doing, 'account.updated', sql`${where} AND ${altered} <> ''`, altered),
    db.delete(sessions).where(sql`${sessions.userId} = ${shutOut}`),
    db.delete(passwordLinks).where(sql`${passwordLinks.userId} = ${shutOut}`),
    ...endOpenLinks(
      db,
      { userId: id, actorId: actor.id, now, on: sql`${shutOut} IS NOT NULL` },
      { keepFeed: false, keepShares: false },
    ),
    db.insert(emailChanges).select(sql`
      SELECT ${changeId}, users.id, users.email, ${email ?? ''}, ${now}, ${now} FROM users
      WHERE ${where} AND users.email <> ${email ?? sql`users.email`}`),
    endMails(db, id, MAIL_LINKS, now, movesMail),
    endMails(db, shutOut, ['recovery'], now, sql`1`),
    db
      .update(users)
      .set({
        ...columns,
        emailVerifiedAt: sql`iif(${movesMail}, NULL, ${users.emailVerifiedAt})`,
        searchKey: searchKeyOf(change),
        updatedAt: now,
        ...(passwordHash !== undefined && { passwordHash, passwordSetBy: actor.id, passwordSetAt: now }),
      })
      .where(where)
      .returning(userColumns),
    ...post.announce(db, { kind: 'role_changed', userId: id }, now, wasTraced(newRole, 'account.role_changed')),
    ...post.announce(db, { kind: 'password_set', userId: id }, now, wasTraced(newPassword, 'password.set')),
    ...post.announce(db, { kind: 'email_changed_by_other', userId: id, ids: { change: changeId } }, now, movesMail),
    ...post.announce(db, { kind: 'verify_email', userId: id }, now, movesMail),
  ]);
  if (!row) throw brokenRule(verdict);
  return toUser(row);
};
