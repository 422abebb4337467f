import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { RescueInput } from '../../../src/shared/schemas/account.ts';
import type { User } from '../../../src/shared/schemas/auth.ts';
import { dropFactors } from '../../auth/factors/undo.ts';
import { MAIL_LINKS } from '../../auth/mail-links.ts';
import { endOpenLinks, NONE_KEPT } from '../../auth/open-links.ts';
import { ELSEWHERE, securityEvent } from '../../auth/security-events.ts';
import { takeBack } from '../../auth/taken-back.ts';
import { isEmailTaken } from '../../auth/taken-email.ts';
import { wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { list } from '../../db/schema/columns.ts';
import { emailChanges, outbox } from '../../db/schema/post.ts';
import { searchKeyOf, toUser, userColumns } from '../../db/user.ts';
import { accountRules, brokenRule, type Rules } from '../authority/rules.ts';
import { type Doing, selectBroken, traceWhere, writable } from './statements.ts';

/**
 * Gives an account that was stolen to its person again, under an address that they read today: nothing of before lets anybody in, the
 * password, second steps and links of mails among it, and no address of before may take it back (decision 0117). With the address
 * that it has, only the rest ends. Throws the rule that keeps it.
 */
export const rescueAccount = async (db: Db, { id, email, reason }: RescueInput, doing: Doing): Promise<User> => {
  const { actor, now, post } = doing;
  const rules: Rules = [
    ...accountRules(actor, now),
    ['email_taken', sql`NOT ${isEmailTaken(email, sql`users.id`, now)}`],
  ];
  const [trace, changeId] = [crypto.randomUUID(), crypto.randomUUID()];
  const on = wasTraced(trace, 'account.rescued');
  const moves = sql`EXISTS (SELECT 1 FROM email_changes c WHERE c.id = ${changeId})`;
  const { verdict, row } = await batch(db, {
    verdict: one(selectBroken(db, id, rules)),
    trace: traceWhere(db, doing, 'account.rescued', writable(id, rules), reason, trace),
    waiting: db.delete(emailChanges).where(and(eq(emailChanges.userId, id), isNull(emailChanges.confirmedAt), on)),
    emailChanges: insertFrom(
      db,
      emailChanges,
      {
        id: changeId,
        userId: sql`users.id`,
        oldEmail: sql`users.email`,
        newEmail: email,
        createdAt: now,
        confirmedAt: now,
      },
      sql`FROM users
      WHERE users.id = ${id} AND users.email <> ${email} AND ${on}`,
    ),
    emailTrace: traceWhere(db, doing, 'account.updated', sql`users.id = ${id} AND ${moves}`, 'email'),
    sessions: db.delete(sessions).where(and(eq(sessions.userId, id), on)),
    passwordLinks: db.delete(passwordLinks).where(and(eq(passwordLinks.userId, id), on)),
    factors: dropFactors(db, id, on),
    openLinks: endOpenLinks(db, { userId: id, actorId: actor.id, now, on, post }, NONE_KEPT),
    back: takeBack({ db, post }, id, now, on),
    // Whatever was mailed of this account went to who may have it: the link back of an administrator's change ends here alone.
    mails: db
      .update(outbox)
      .set({ usedAt: now })
      .where(
        and(
          eq(outbox.userId, id),
          isNull(outbox.usedAt),
          or(isNotNull(outbox.claimedAt), sql`${outbox.kind} IN (${list(MAIL_LINKS)})`),
          on,
        ),
      ),
    row: one(
      db
        .update(users)
        .set({
          email,
          searchKey: searchKeyOf({ email }),
          emailVerifiedAt: sql`iif(${users.email} = ${email}, ${users.emailVerifiedAt}, NULL)`,
          // As one that somebody else set and whose time is over: it opens nothing, and recovery or a link sets another.
          passwordSetBy: actor.id,
          passwordSetAt: now,
          passwordExpiresAt: now,
          updatedAt: now,
        })
        .where(and(eq(users.id, id), on))
        .returning(userColumns),
    ),
    event: securityEvent(db, { kind: 'account_rescued', userId: id, at: now, ...ELSEWHERE }, on),
    told: post.announce(db, { kind: 'email_changed_by_other', userId: id, ids: { change: changeId } }, now, moves),
    proof: post.announce(db, { kind: 'verify_email', userId: id }, now, moves),
  });
  if (!row) throw brokenRule(verdict);
  return toUser(row);
};
