import { and, type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey, errorMessage } from '../../../src/shared/errors.ts';
import type { DeactivatedOutput, DeactivateInput } from '../../../src/shared/schemas/account.ts';
import { readsAgenda, waitLonger } from '../../auth/clinic-entry.ts';
import { endable, MAIL_LINKS } from '../../auth/mail-links.ts';
import { wasTraced } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { passwordLinks, sessions, users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { outbox } from '../../db/schema/post.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { accountRules, allHold, firstBroken, notLastToor, type Rules } from '../authority/rules.ts';
import type { Doing } from './statements.ts';

/**
 * Turns several accounts off in one batch, each by its own rules: those that may be are, with a row of the log each, and the others
 * are named with why not. What ends with an account ends as when one is turned off (`updateActive`).
 */
export const deactivateMany = async (
  db: Db,
  { ids, reason }: DeactivateInput,
  { actor, now, post }: Doing,
): Promise<DeactivatedOutput> => {
  const traces = [...new Set(ids)].map((id) => ({ id, trace: crypto.randomUUID() }));
  const chosen = JSON.stringify(traces);
  const rules: Rules = [
    ...accountRules(actor, now),
    ['self_forbidden', sql`users.id <> ${actor.id}`],
    ['last_toor', notLastToor],
  ];
  /** SQL: this account was turned off by this batch. */
  const isOff = (userId: SQL) => sql`${userId} IN (SELECT t.target_id FROM json_each(${chosen}) j
    CROSS JOIN audit_log t ON t.id = j.value ->> 'trace')`;
  const nobodyLeft = sql`NOT EXISTS (SELECT 1 FROM clinic_members o JOIN users u ON u.id = o.user_id
    WHERE o.clinic_id = clinics.id AND u.is_active = 1 AND ${readsAgenda(now)})`;
  const { rows } = await batch(db, {
    rows: db
      .select({
        id: users.id,
        name: users.name,
        isActive: users.isActive,
        broken: sql<ErrorKey | null>`${firstBroken(rules)}`.as('broken'),
      })
      .from(users)
      .where(sql`${users.id} IN (SELECT j.value ->> 'id' FROM json_each(${chosen}) j)`),
    auditLog: insertFrom(
      db,
      auditLog,
      {
        id: sql`j.value ->> 'trace'`,
        at: now,
        actorId: actor.id,
        action: 'account.deactivated',
        targetId: sql`users.id`,
        reason,
      },
      sql`FROM json_each(${chosen}) j CROSS JOIN users ON users.id = j.value ->> 'id'
      WHERE users.is_active = 1 AND ${allHold(rules)}`,
    ),
    users: db
      .update(users)
      .set({ isActive: false, updatedAt: now })
      .where(isOff(sql`${users.id}`)),
    sessions: db.delete(sessions).where(isOff(sql`${sessions.userId}`)),
    passwordLinks: db.delete(passwordLinks).where(isOff(sql`${passwordLinks.userId}`)),
    entries: waitLonger(
      db,
      sql`(SELECT t.target_id FROM json_each(${chosen}) j CROSS JOIN audit_log t ON t.id = j.value ->> 'trace')`,
      now,
      sql`1`,
    ),
    outbox: db
      .update(outbox)
      .set({ usedAt: now })
      .where(and(isOff(sql`${outbox.userId}`), endable(MAIL_LINKS))),
    clinics: db
      .update(clinics)
      .set({ isBookable: false, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(sql`${clinics.id} IN (SELECT m.clinic_id FROM clinic_members m WHERE ${isOff(sql`m.user_id`)})
        AND ${clinics.isBookable} = 1 AND ${nobodyLeft}`),
    notices: traces.flatMap(({ id, trace }) =>
      post.announce(db, { kind: 'deactivated', userId: id }, now, wasTraced(trace, 'account.deactivated')),
    ),
  });
  if (rows.some(({ broken }) => broken === 'unauthorized')) throw new AppError('unauthorized');
  const found = new Map(rows.map((row) => [row.id, row]));
  const left = traces.flatMap(({ id }) => {
    const row = found.get(id);
    if (!row) return { id, name: null, why: errorMessage('user_not_found') };
    if (row.broken) return { id, name: row.name, why: errorMessage(row.broken) };
    return row.isActive ? [] : { id, name: row.name, why: 'Ya estaba inactiva.' };
  });
  return { done: traces.length - left.length, left };
};
