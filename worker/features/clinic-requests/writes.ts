import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import type { DeclineInput } from '../../../src/shared/schemas/clinic-request.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicClosures } from '../../db/schema/clinics.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import type { Post } from '../../post/post.ts';
import { refreshPatients } from '../patients/queries.ts';
import { type Actor, mayCancel } from '../visits/rules.ts';

type Closer = Omit<Actor, 'isProven'>;

/** SQL: an account has asked a clinic for a visit. */
const hasAsked = (clinicId: string, userId: string): SQL<number> =>
  sql`EXISTS (SELECT 1 FROM appointments v WHERE v.owner_id = ${userId} AND v.clinic_id = ${clinicId})`;

/** Statements: takes no more requests of an account that asked here, with its act in the log; nothing where it never did, or is done. */
const closeTo = (db: Db, { clinicId, actorId, now }: Closer, userId: string, on: SQL = sql`1`) =>
  [
    insertFrom(
      db,
      clinicClosures,
      { clinicId, userId: sql`u.id`, closedBy: actorId, closedAt: now },
      sql`FROM users u WHERE u.id = ${userId} AND u.role = 'user'
        AND ${hasAsked(clinicId, userId)} AND ${on}`,
    ).onConflictDoNothing(),
    auditIfChanged(db, { at: now, actorId, action: 'closure.made', targetId: userId, reason: clinicId }),
  ] as const;

/** Whether an account is closed out now: the row's own select. */
const selectClosure = (db: Db, clinicId: string, userId: string) =>
  db
    .select({ userId: clinicClosures.userId })
    .from(clinicClosures)
    .where(sql`${clinicClosures.clinicId} = ${clinicId} AND ${clinicClosures.userId} = ${userId}`);

/** Closes the clinic to an account; false: it never asked here. */
export const closeToAccount = async (db: Db, actor: Closer, userId: string): Promise<boolean> => {
  const { rows } = await batch(db, {
    closure: closeTo(db, actor, userId),
    rows: selectClosure(db, actor.clinicId, userId),
  });
  return rows.length > 0;
};

/** Opens it to the account again; false: it never asked here. */
export const reopenToAccount = async (db: Db, { clinicId, actorId, now }: Closer, userId: string): Promise<boolean> => {
  const { row } = await batch(db, {
    clinicClosures: db
      .delete(clinicClosures)
      .where(sql`${clinicClosures.clinicId} = ${clinicId} AND ${clinicClosures.userId} = ${userId}`),
    trace: auditIfChanged(db, { at: now, actorId, action: 'closure.lifted', targetId: userId, reason: clinicId }),
    row: one(db.select({ asked: hasAsked(clinicId, userId).as('asked') }).from(sql`(SELECT 1) one`)),
  });
  return row?.asked === 1;
};

/**
 * Declines an account's requests in one batch: those that the screen showed and that still wait. Each keeps its event with the
 * reason, the seats are free, and the owner gets one notice. Answers how many; nothing else happens where none is left. Null: that account
 * never asked here. Throws `step_up_required` where that is more than the actor may without showing who they are.
 */
export const declineRequests = async (
  db: Db,
  actor: Actor,
  { userId, ids, reason, close }: DeclineInput,
  post: Post,
): Promise<number | null> => {
  const { clinicId, actorId, now } = actor;
  const act = crypto.randomUUID();
  const ended = sql`e.id BETWEEN ${`${act}:`} AND ${`${act};`}`;
  const isDone: SQL = sql`EXISTS (SELECT 1 FROM appointment_events e WHERE ${ended})`;
  const waiting = sql`a.id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND a.clinic_id = ${clinicId}
    AND a.owner_id = ${userId} AND a.status = 'pending'`;
  // After the writes: what still waits may not be declined by this actor now.
  const isKept = sql`EXISTS (SELECT 1 FROM appointments a WHERE ${waiting})`;
  const first = sql`(SELECT min(a.starts_at) FROM appointment_events e CROSS JOIN appointments a ON a.id = e.appointment_id
    WHERE ${ended})`;
  const { count } = await batch(db, {
    appointmentEvents: insertFrom(
      db,
      appointmentEvents,
      { id: sql`${`${act}:`} || a.id`, appointmentId: sql`a.id`, at: now, actorId, status: 'cancelled', reason },
      sql`FROM appointments a
      WHERE ${waiting} AND ${mayCancel(actor, ids.length)}`,
    ),
    appointments: db
      .update(appointments)
      .set({
        status: 'cancelled',
        cancelledBy: 'clinic',
        cancelReason: reason,
        version: sql`${appointments.version} + 1`,
        updatedAt: now,
      })
      .where(sql`${appointments.id} IN (SELECT e.appointment_id FROM appointment_events e WHERE ${ended})`),
    patients: refreshPatients(
      db,
      sql`SELECT a.clinic_id, a.pet_id FROM appointment_events e CROSS JOIN appointments a ON a.id = e.appointment_id
        WHERE ${ended}`,
    ),
    auditLog: insertFrom(
      db,
      auditLog,
      { id: crypto.randomUUID(), at: now, actorId, action: 'requests.declined', targetId: userId, reason },
      sql`WHERE ${isDone}`,
    ),
    count: one(
      db
        .select({
          many: sql<number>`count(*)`.as('many'),
          asked: hasAsked(clinicId, userId).as('asked'),
          kept: sql<number>`${isKept}`.as('kept'),
        })
        .from(sql`appointment_events e`)
        .where(ended),
    ),
    closure: close ? closeTo(db, actor, userId, sql`NOT ${isKept}`) : null,
    notice: post.announce(db, { kind: 'visits_declined', userId, ids: { act }, byClinic: first }, now, isDone),
  });
  if (count?.kept === 1) throw new AppError('step_up_required');
  return count?.asked === 1 ? count.many : null;
};
