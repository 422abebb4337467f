import { sql } from 'drizzle-orm';
import { FORMER_DAYS } from '../../src/shared/limits.ts';
import type { NoticeKind } from '../../src/shared/notices.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import type { Context } from '../context.ts';
import { batch } from '../db/batch.ts';
import type { Db } from '../db/client.ts';
import { insertFrom } from '../db/insert.ts';
import { passwordLinks, sessions } from '../db/schema/accounts.ts';
import { clinicEntries } from '../db/schema/clinics.ts';
import { list } from '../db/schema/columns.ts';
import { outbox } from '../db/schema/post.ts';
import { auditLog } from '../db/schema/settings.ts';
import { liveLink } from '../post/links.ts';
import { activeToors, NEVER } from './clinic-entry.ts';

/** Kinds whose 'No fui yo' keeps out of a clinic whom the administration let in (decision 0170). */
const REFUSING: readonly NoticeKind[] = ['entry_asked', 'member_removed', 'member_returned'];
export const refusesEntries = (kind: NoticeKind): boolean => REFUSING.includes(kind);

/**
 * SQL after FROM: the entries that the press on a notice keeps out. That of the account that it tells of; or, where it tells a titular
 * that they were taken out, those of all who were put into that clinic, and in the last month accepted ones too: who took the titular out may have
 * accepted them in the titular's session. Else not of whom a titular let in, nor toor with a reason.
 */
const meant = (
  id: string,
) => sql`outbox o CROSS JOIN clinic_entries e ON (e.decision IS NULL AND e.user_id = o.ids ->> 'member')
    OR (e.clinic_id = o.ids ->> 'clinic' AND e.user_id <> o.user_id AND e.decision IS NOT 'refused'
      AND (e.decision IS NULL OR EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = e.user_id AND m.clinic_id = e.clinic_id
        AND m.created_at > o.created_at - ${FORMER_DAYS * DAY_MS}))
      AND EXISTS (SELECT 1 FROM clinic_leavings l WHERE l.clinic_id = e.clinic_id AND l.user_id = o.user_id
        AND l.member_role = 'titular'))
  WHERE o.id = ${id} AND o.kind IN (${list(REFUSING)})`;

/** Somebody whom a press could mean is kept out by now. False: it closed the clinic to nobody. */
export const keepsSomebodyOut = async (db: Db, id: string): Promise<boolean> => {
  const row = await db.get(sql`SELECT 1 AS one FROM outbox o CROSS JOIN clinic_entries e ON e.decision = 'refused'
    AND (e.user_id = o.ids ->> 'member' OR (e.clinic_id = o.ids ->> 'clinic' AND e.user_id <> o.user_id)) WHERE o.id = ${id} LIMIT 1`);
  return row !== undefined && row !== null;
};

/**
 * Keeps out of a clinic whom the administration let in, by the link of a mail: its person may have no way into the clinic any more.
 * Sessions and links of those end, and those who run the service are told. Once for each notice. Whoever is refused so is let in by a
 * titular, or by toor with a reason.
 */
export const refuseByMail = async (
  { db, clock, post }: Pick<Context, 'db' | 'clock' | 'post'>,
  id: string,
): Promise<void> => {
  const now = clock();
  const trace = crypto.randomUUID();
  const refused = sql`(SELECT t.target_id FROM audit_log t WHERE t.id BETWEEN ${`${trace}:`} AND ${`${trace};`})`;
  await batch(db, {
    link: db
      .update(outbox)
      .set({ usedAt: now })
      .where(liveLink('not_me', id, now)),
    traces: insertFrom(
      db,
      auditLog,
      {
        id: sql`${`${trace}:`} || e.user_id`,
        at: now,
        actorId: null,
        action: 'entry.refused_by_link',
        targetId: sql`e.user_id`,
        reason: null,
      },
      sql`FROM ${meant(id)} AND changes() = 1`,
    ),
    entries: db
      .update(clinicEntries)
      .set({ opensAt: NEVER, decision: 'refused', decidedBy: null, decidedAt: now })
      .where(sql`${clinicEntries.userId} IN ${refused} AND ${clinicEntries.decision} IS NOT 'refused'`),
    sessions: db.delete(sessions).where(sql`${sessions.userId} IN ${refused}`),
    passwordLinks: db.delete(passwordLinks).where(sql`${passwordLinks.userId} IN ${refused}`),
    notice: post.announce(
      db,
      {
        kind: 'entry_refused',
        among: activeToors,
        ids: sql`json_object('member', ${refused})`,
      },
      now,
      sql`EXISTS ${refused}`,
    ),
    // A titular who was taken out says no, and there is nobody to keep out any more: somebody looks at it all the same.
    nobody: post.announce(
      db,
      {
        kind: 'entry_refused',
        among: activeToors,
        ids: sql`(SELECT json_object('clinic', o.ids ->> 'clinic') FROM outbox o WHERE o.id = ${id})`,
      },
      now,
      sql`NOT EXISTS ${refused} AND EXISTS (SELECT 1 FROM outbox o WHERE o.id = ${id} AND o.used_at = ${now} AND o.kind = 'member_removed')`,
    ),
  });
};
