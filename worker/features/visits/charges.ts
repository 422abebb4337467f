import { sql } from 'drizzle-orm';
import { AppError } from '../../../src/shared/errors.ts';
import type { AgendaVisit, ChargeInput, VoidChargeInput } from '../../../src/shared/schemas/visit.ts';
import { thisMonth } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { appointments, chargeEntries } from '../../db/schema/visits.ts';
import { selectAgendaVisits, toAgendaVisit } from './queries.ts';
import type { Actor } from './rules.ts';

/** SQL over a row `e` of charge_entries: a charge that nobody voided. */
const stands = sql`e.voids IS NULL AND NOT EXISTS (SELECT 1 FROM charge_entries v WHERE v.voids = e.id)`;

/** Statement: the charge of a visit that has none in the log yet, as whoever finished it made it. */
const noteCharge = (db: Db, clinicId: string, id: string) =>
  insertFrom(
    db,
    chargeEntries,
    {
      id: sql`'cobro-' || a.id`,
      clinicId: sql`a.clinic_id`,
      appointmentId: sql`a.id`,
      cop: sql`a.charge_cop`,
      at: sql`a.completed_at`,
      actorId: sql`(SELECT w.actor_id FROM appointment_events w WHERE w.appointment_id = a.id AND w.status = 'completed' LIMIT 1)`,
    },
    sql`FROM appointments a WHERE a.id = ${id} AND a.clinic_id = ${clinicId} AND a.charge_cop IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM charge_entries e WHERE e.appointment_id = a.id)`,
  );

/** Statements: the visit follows the row that was written of it, if it was; the log of acts, and how the visit stands. */
const follow = (db: Db, { clinicId, actorId, now }: Actor, id: string, entryId: string, chargeCop: number | null) => ({
  followed: db
    .update(appointments)
    .set({ chargeCop, version: sql`${appointments.version} + 1`, updatedAt: now })
    .where(sql`${appointments.id} = ${id} AND EXISTS (SELECT 1 FROM charge_entries e WHERE e.id = ${entryId})`),
  trace: auditIfChanged(db, {
    at: now,
    actorId,
    action: chargeCop === null ? 'charge.voided' : 'charge.made',
    targetId: id,
  }),
  written: db.select({ id: chargeEntries.id }).from(chargeEntries).where(sql`${chargeEntries.id} = ${entryId}`),
  visit: one(selectAgendaVisits(db, clinicId, sql`a.id = ${id}`)),
});

/** Voids the charge of a visit, in one batch; of two at once the index lets one through. */
export const voidCharge = async (db: Db, actor: Actor, { id, version, reason }: VoidChargeInput) => {
  const { clinicId, actorId, now } = actor;
  const entryId = crypto.randomUUID();
  const {
    follow: { written, visit },
  } = await batch(db, {
    unnoted: noteCharge(db, clinicId, id),
    chargeEntries: insertFrom(
      db,
      chargeEntries,
      {
        id: entryId,
        clinicId: sql`e.clinic_id`,
        appointmentId: sql`e.appointment_id`,
        cop: sql`-e.cop`,
        at: now,
        actorId,
        voids: sql`e.id`,
        reason,
      },
      sql`FROM charge_entries e JOIN appointments a ON a.id = e.appointment_id
        WHERE a.id = ${id} AND a.clinic_id = ${clinicId} AND a.version = ${version} AND a.charge_cop IS NOT NULL AND ${stands}`,
    ).onConflictDoNothing(),
    follow: follow(db, actor, id, entryId, null),
  });
  return { done: written.length > 0, visit: visit && toAgendaVisit(visit, thisMonth(now)) };
};

/** Charges a visit whose charge was voided, in one batch. */
export const chargeAgain = async (db: Db, actor: Actor, { id, version, chargeCop }: ChargeInput) => {
  const { clinicId, actorId, now } = actor;
  const entryId = crypto.randomUUID();
  const {
    follow: { written, visit },
  } = await batch(db, {
    chargeEntries: insertFrom(
      db,
      chargeEntries,
      { id: entryId, clinicId: sql`a.clinic_id`, appointmentId: sql`a.id`, cop: chargeCop, at: now, actorId },
      sql`FROM appointments a
      WHERE a.id = ${id} AND a.clinic_id = ${clinicId} AND a.version = ${version} AND a.status = 'completed'
        AND a.charge_cop IS NULL`,
    ),
    follow: follow(db, actor, id, entryId, chargeCop),
  });
  return { done: written.length > 0, visit: visit && toAgendaVisit(visit, thisMonth(now)) };
};

/** The broken rule behind a charge that was not changed. */
export const chargeError = (
  visit: AgendaVisit | undefined,
  version: number,
  rule: 'charge_gone' | 'charge_stands',
): AppError => {
  if (!visit) return new AppError('visit_not_found');
  return new AppError(visit.version === version ? rule : 'visit_changed', { details: { current: visit } });
};
