import { and, eq, sql } from 'drizzle-orm';
import { endLinks, madeIn, NONE_KEPT } from '../../auth/open-links.ts';
import { newLink } from '../../auth/password-links.ts';
import { ELSEWHERE, securityEvent } from '../../auth/security-events.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { sessions } from '../../db/schema/accounts.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { accountRules, allHold, brokenRule, proofRules, type Rules } from '../authority/rules.ts';
import { type Doing, selectBroken, writable } from './statements.ts';

/** SQL: all rules of a write on the account hold. */
const mayBe = (id: string, rules: Rules) => sql`EXISTS (SELECT 1 FROM users WHERE ${writable(id, rules)})`;

/**
 * Ends all sessions of an account, in one batch, and all that opens something without one (open-links.ts): none stays in which it could
 * have been made, and a thief may have ended theirs. Answers how many lived. Throws the rule that keeps them.
 */
export const revokeSessions = async (db: Db, id: string, { actor, now, post }: Doing): Promise<number> => {
  const rules = [...accountRules(actor, now), ...proofRules(actor, sql`1`)];
  const theirs = sql`${sessions.userId} = (SELECT users.id FROM users WHERE users.id = ${id} AND ${allHold(rules)})`;
  const trace = crypto.randomUUID();
  const { verdict, ended } = await batch(db, {
    verdict: one(selectBroken(db, id, rules)),
    links: endLinks(db, { userId: id, actorId: actor.id, now, on: mayBe(id, rules), post }, NONE_KEPT),
    ended: db.delete(sessions).where(theirs).returning({ aliveUntil: sessions.aliveUntil }),
    auditLog: insertFrom(
      db,
      auditLog,
      { id: trace, at: now, actorId: actor.id, action: 'sessions.revoked', targetId: id },
      sql`WHERE changes() > 0`,
    ),
    event: securityEvent(
      db,
      { kind: 'session_ended_by_other', userId: id, at: now, ...ELSEWHERE },
      wasTraced(trace, 'sessions.revoked'),
    ),
  });
  if (!verdict || verdict.broken) throw brokenRule(verdict);
  return ended.filter(({ aliveUntil }) => aliveUntil > now).length;
};

/** Ends one session of an account by its public id, and what was made in it that opens something without one; throws the rule that keeps it. */
export const endSessionOf = async (
  db: Db,
  id: string,
  sessionId: string,
  { actor, now, post }: Doing,
): Promise<void> => {
  const exists = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.public_id = ${sessionId} AND s.user_id = users.id)`;
  const rules: Rules = [...accountRules(actor, now), ['session_not_found', exists], ...proofRules(actor, sql`1`)];
  const theirs = sql`(SELECT users.id FROM users WHERE users.id = ${id} AND ${allHold(rules)})`;
  const { verdict } = await batch(db, {
    verdict: one(selectBroken(db, id, rules)),
    links: endLinks(
      db,
      { userId: id, actorId: actor.id, now, on: mayBe(id, rules), post },
      NONE_KEPT,
      madeIn(sessionId),
    ),
    event: securityEvent(db, { kind: 'session_ended_by_other', userId: theirs, at: now, ...ELSEWHERE }),
    sessions: db.delete(sessions).where(and(eq(sessions.publicId, sessionId), sql`${sessions.userId} = ${theirs}`)),
    trace: auditIfChanged(db, { at: now, actorId: actor.id, action: 'session.ended', targetId: id }),
  });
  if (!verdict || verdict.broken) throw brokenRule(verdict);
};

/** A one-time link with which a person sets an own password; older ones end. Throws the rule that keeps it from being made. */
export const issueLink = async (db: Db, id: string, { actor, now, post }: Doing) => {
  const rules: Rules = [
    ...accountRules(actor, now),
    ['account_inactive', sql`users.is_active = 1`],
    ...proofRules(actor, sql`1`),
  ];
  const { token, expiresAt, statements } = await newLink(db, {
    userId: id,
    createdBy: actor.id,
    now,
    allowed: allHold(rules),
  });
  const { verdict } = await batch(db, {
    verdict: one(selectBroken(db, id, rules)),
    link: statements,
    trace: auditIfChanged(db, { at: now, actorId: actor.id, action: 'password_link.issued', targetId: id }),
    notice: post.announce(db, { kind: 'link_issued', userId: id, ids: { actor: actor.id } }, now),
  });
  if (!verdict || verdict.broken) throw brokenRule(verdict);
  return { token, expiresAt };
};
