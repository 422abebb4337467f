import { and, eq, sql } from 'drizzle-orm';
import type { ErrorKey } from '../../../src/shared/errors.ts';
import type { CreateAccountInput } from '../../../src/shared/schemas/account.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { closeRecords, readsAgenda, waitAnew, waitLonger } from '../../auth/clinic-entry.ts';
import { endMails, MAIL_LINKS } from '../../auth/mail-links.ts';
import { endOpenLinks, NONE_KEPT } from '../../auth/open-links.ts';
import { isEmailTaken } from '../../auth/taken-email.ts';
import { temporaryUntil } from '../../auth/temporary-password.ts';
import { resumeWaits } from '../../auth/turned-on.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { toUser, userColumns } from '../../db/user.ts';
import { assertSame, type Creation, sameKey } from '../../idempotency.ts';
import {
  accountRules,
  actorStands,
  allHold,
  brokenRule,
  firstBroken,
  notLastToor,
  proofRules,
  type Rules,
} from '../authority/rules.ts';
import { clinicRules, type Doing, giveClinic, justJoined, selectBroken, tellToors, writable } from './statements.ts';

/**
 * Makes an account with a temporary password; a clinic's comes with its clinic. `broken` says which rule kept it from being
 * made; null: none, and `created` tells whether this call made it.
 */
export const insertAccount = async (
  db: Db,
  made: Creation,
  input: Omit<CreateAccountInput, 'password'> & { passwordHash: string },
  doing: Doing,
) => {
  const { actor, now } = doing;
  const { id } = made;
  const { email, name, role, phone = null, address = null, clinicId = null, passwordHash } = input;
  const rules: Rules = [
    ['unauthorized', actorStands(actor)],
    ['email_taken', sql`NOT ${isEmailTaken(email, id, now)}`],
    ...clinicRules(clinicId),
    // Whom they put there may read in a clinic what others keep.
    ...(clinicId === null || actor.proven ? [] : [['step_up_required', sql`0`] as const]),
  ];
  const trace = crypto.randomUUID();
  const { verdict, row } = await batch(repeatable(db), {
    verdict: one(
      db.select({ broken: sql<ErrorKey | null>`${firstBroken(rules)}`.as('broken') }).from(sql`(SELECT 1) one`),
    ),
    users: insertFrom(
      db,
      users,
      {
        id,
        email,
        name,
        phone,
        address,
        role,
        isActive: true,
        passwordHash,
        passwordSetBy: actor.id,
        passwordSetAt: now,
        searchKey: searchKey(name, email, phone),
        createdAt: now,
        updatedAt: now,
        passwordExpiresAt: temporaryUntil(now, actor.bySpec),
      },
      sql`WHERE ${allHold(rules)}
          AND NOT EXISTS (SELECT 1 FROM users s WHERE ${sameKey(sql`s.id`, made)})`,
    ).onConflictDoNothing(),
    trace: auditIfChanged(db, {
      id: trace,
      at: now,
      actorId: actor.id,
      action: 'account.created',
      targetId: id,
      reason: role,
    }),
    toorNotice: tellToors(db, id, doing, wasTraced(trace, 'account.created'), role),
    clinic: giveClinic(db, sql`users.id = ${id} AND users.role = 'business'`, clinicId, doing),
    row: one(db.select(userColumns).from(users).where(sameKey(users.id, made))),
    records: closeRecords(
      { db, post: doing.post },
      { userId: id, actorId: actor.id, now, cause: 'joined' },
      justJoined(id, now),
    ),
  });
  assertSame(row?.id, made);
  return { account: row ? toUser(row) : null, broken: verdict?.broken ?? null };
};

/**
 * Turns an account on or off (`active` null: the other way) in one batch; throws the rule that keeps it. Turned off, it loses
 * its sessions and links, and a clinic of whose people nobody reads the agenda any more takes no bookings; calendar feed and links to carnés
 * end either way, so that none comes back to life with it. `reason` is for the log.
 */
export const updateActive = async (
  db: Db,
  { id, active, reason }: { id: string; active: boolean | null; reason: string | null },
  { actor, now, post }: Doing,
): Promise<User> => {
  const rules: Rules = [
    ...accountRules(actor, now),
    ...(active ? [] : [['last_toor', notLastToor] as const]),
    ...proofRules(actor, sql`1`),
  ];
  const trace = crypto.randomUUID();
  const off = sql`EXISTS (SELECT 1 FROM users o WHERE o.id = ${id} AND o.is_active = 0)`;
  const orphaned = sql`clinics.id = (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${id})
    AND ${off} AND NOT EXISTS (SELECT 1 FROM clinic_members o JOIN users u ON u.id = o.user_id
      WHERE o.clinic_id = clinics.id AND u.is_active = 1 AND ${readsAgenda(now)})`;
  const { verdict, row } = await batch(db, {
    verdict: one(selectBroken(db, id, rules)),
    users: db
      .update(users)
      .set({ isActive: active === null ? sql`1 - ${users.isActive}` : active, updatedAt: now })
      .where(and(writable(id, rules), active === null ? undefined : sql`${users.isActive} <> ${active ? 1 : 0}`)),
    auditLog: insertFrom(
      db,
      auditLog,
      {
        id: trace,
        at: now,
        actorId: actor.id,
        action: sql`iif(is_active, 'account.activated', 'account.deactivated')`,
        targetId: sql`id`,
        reason,
      },
      sql`FROM users WHERE id = ${id} AND changes() = 1`,
    ),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, id), off)),
    passwordLinks: db.delete(passwordLinks).where(and(eq(passwordLinks.userId, id), off)),
    mails: endMails(db, id, MAIL_LINKS, now, off),
    entries: waitLonger(
      db,
      sql`(${id})`,
      now,
      sql`${off} AND EXISTS (SELECT 1 FROM audit_log t WHERE t.id = ${trace})`,
    ),
    anew: waitAnew(db, id, now, wasTraced(trace, 'account.activated')),
    resumed: resumeWaits(db, id, now, wasTraced(trace, 'account.activated')),
    clinics: db
      .update(clinics)
      .set({ isBookable: false, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(sql`${orphaned} AND ${clinics.isBookable} = 1`),
    row: one(db.select(userColumns).from(users).where(eq(users.id, id))),
    openLinks: endOpenLinks(
      db,
      { userId: id, actorId: actor.id, now, on: sql`EXISTS (SELECT 1 FROM audit_log t WHERE t.id = ${trace})`, post },
      NONE_KEPT,
    ),
    notice: post.announce(db, { kind: 'deactivated', userId: id }, now, wasTraced(trace, 'account.deactivated')),
  });
  if (!row || verdict?.broken) throw brokenRule(verdict);
  return toUser(row);
};
