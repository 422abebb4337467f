import { type SQL, sql } from 'drizzle-orm';
import type { ClinicPart } from '../../../src/shared/acts.ts';
import { MAX_BLOCKS, SETTINGS_NOTICE_MINUTES } from '../../../src/shared/limits.ts';
import type { BlockInput } from '../../../src/shared/schemas/clinic.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicBlocks } from '../../db/schema/clinics.ts';
import { type Creation, sameKey } from '../../idempotency.ts';
import type { Post } from '../../post/post.ts';

const MINUTE_MS = 60_000;

/** Who changes which clinic, and when (ms UTC). */
export type Editor = { clinicId: string; actorId: string; now: number };

/** SQL, ids in brackets: the clinic's other titulares. */
export const otherTitulares = ({
  clinicId,
  actorId,
}: Editor) => sql`(SELECT m.user_id FROM clinic_members m JOIN users t ON t.id = m.user_id
  WHERE m.clinic_id = ${clinicId} AND m.member_role = 'titular' AND t.is_active = 1 AND t.id <> ${actorId})`;
export const changedBy = ({ clinicId, actorId }: Editor) =>
  sql`json_object('clinic', ${clinicId}, 'member', ${actorId})`;

/**
 * Statements, which stand right after the one that changed a row: who changed what of the clinic, and its other titulares hear of it, in
 * one mail for all that the same person changes within minutes (decision 0223).
 */
export const noted = (db: Db, post: Post, editor: Editor, part: ClinicPart) => {
  const { clinicId, actorId, now } = editor;
  const trace = crypto.randomUUID();
  const waits = sql`EXISTS (SELECT 1 FROM outbox o WHERE o.user_id = u.id AND o.kind = 'clinic_changed' AND o.state = 'waiting'
    AND o.ids ->> 'clinic' = ${clinicId} AND o.ids ->> 'member' = ${actorId})`;
  return [
    auditIfChanged(db, { id: trace, at: now, actorId, action: 'clinic.changed', targetId: clinicId, reason: part }),
    ...post.announce(
      db,
      {
        kind: 'clinic_changed',
        among: otherTitulares(editor),
        ids: changedBy(editor),
        from: now + SETTINGS_NOTICE_MINUTES * MINUTE_MS,
      },
      now,
      sql`${wasTraced(trace, 'clinic.changed')} AND NOT ${waits}`,
    ),
  ];
};

/** Statements: takes hours out of a clinic that is open and has room for one more block, once; its other titulares hear of it. */
export const addBlock = (
  db: Db,
  post: Post,
  editor: Editor,
  made: Creation,
  { startsAt, endsAt, agenda, reason }: BlockInput,
  when: SQL = sql`1`,
) => {
  const { clinicId, actorId, now } = editor;
  const coming = sql`(SELECT count(*) FROM clinic_blocks b WHERE b.clinic_id = c.id AND b.ends_at > ${wallTime(now)})`;
  return [
    insertFrom(
      db,
      clinicBlocks,
      { id: made.id, clinicId: sql`c.id`, startsAt, endsAt, agenda, reason, createdBy: actorId, createdAt: now },
      sql`FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL AND ${coming} < ${MAX_BLOCKS} AND ${when}
        AND NOT EXISTS (SELECT 1 FROM clinic_blocks s WHERE ${sameKey(sql`s.id`, made)})`,
    ),
    ...noted(db, post, editor, 'block'),
  ];
};
