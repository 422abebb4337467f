import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { MOVABLE_STATUSES } from '../../../src/shared/appointments.ts';
import type { closeInput } from '../../../src/shared/schemas/clinic.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { list } from '../../db/schema/columns.ts';
import { settings } from '../../db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import { cancelledAt } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import type { Editor } from '../clinic-changes/queries.ts';
import { refreshPatients } from '../patients/queries.ts';
import { selectCore, toCore } from './queries.ts';
import { unchanged } from './writes.ts';

/**
 * Closes a clinic for good, in one batch: no bookings any more, visits to come cancelled with the reason that their owners
 * read and hear of, records kept; its people are told. `name` must be the clinic's. `cancelled` counts those visits.
 */
export const closeClinic = async (
  db: Db,
  post: Post,
  editor: Editor,
  { version, name, reason }: z.output<typeof closeInput>,
) => {
  const { clinicId, actorId, now } = editor;
  const trace = crypto.randomUUID();
  const coming = sql`clinic_id = ${clinicId} AND starts_at > ${wallTime(now)} AND status IN (${list(MOVABLE_STATUSES)})
    AND EXISTS (SELECT 1 FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at = ${now})`;
  const losing = sql`SELECT ${clinicId} AS clinic_id, id AS pet_id FROM pets WHERE id IN (SELECT pet_id FROM appointments
    WHERE clinic_id = ${clinicId} AND starts_at > ${wallTime(now)} AND status = 'cancelled' AND updated_at = ${now})`;
  const { written, cancelled, core } = await batch(db, {
    written: db
      .update(clinics)
      .set({ closedAt: now, isBookable: false, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(and(unchanged(editor, version), eq(clinics.name, name))),
    trace: auditIfChanged(db, { id: trace, at: now, actorId, action: 'clinic.closed', targetId: clinicId, reason }),
    notice: post.announce(
      db,
      {
        kind: 'clinic_closed',
        among: sql`(SELECT m.user_id FROM clinic_members m WHERE m.clinic_id = ${clinicId} AND m.user_id <> ${actorId})`,
        ids: sql`json_object('clinic', ${clinicId}, 'member', ${actorId})`,
      },
      now,
      wasTraced(trace, 'clinic.closed'),
    ),
    appointmentEvents: insertFrom(
      db,
      appointmentEvents,
      { id: sql`lower(hex(randomblob(16)))`, appointmentId: sql`id`, at: now, actorId, status: 'cancelled', reason },
      sql`FROM appointments WHERE ${coming}`,
    ),
    cancelled: db
      .update(appointments)
      .set({
        status: 'cancelled',
        cancelledBy: 'clinic',
        cancelReason: reason,
        version: sql`${appointments.version} + 1`,
        updatedAt: now,
      })
      .where(coming)
      .returning({ id: appointments.id }),
    told: post.announce(db, cancelledAt(sql`a.clinic_id = ${clinicId}`, now), now, wasTraced(trace, 'clinic.closed')),
    patients: refreshPatients(db, losing),
    settings: db.delete(settings).where(
      sql`${settings.key} = 'default_clinic' AND ${settings.value} = (
          SELECT c.id FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at = ${now})`,
    ),
    core: selectCore(db, clinicId),
  });
  return { done: written.meta.changes === 1, cancelled: cancelled.length, core: toCore(core) };
};
