import { sql } from 'drizzle-orm';
import { itemsTotal } from '../../../src/shared/charges.ts';
import { AppError } from '../../../src/shared/errors.ts';
import type {
  AgendaVisit,
  ChargeInput,
  CorrectChargeInput,
  VoidChargeInput,
} from '../../../src/shared/schemas/visit.ts';
import { thisMonth } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { bookEntries } from '../../db/schema/books.ts';
import { appointments } from '../../db/schema/visits.ts';
import { insertCharge, insertVoid } from '../books/queries.ts';
import { selectAgendaVisits, toAgendaVisit } from './queries.ts';
import type { Actor } from './rules.ts';

/** SQL: the row of the book was written. */
const written = (entryId: string) => sql`EXISTS (SELECT 1 FROM book_entries w WHERE w.id = ${entryId})`;

/** Statement: takes back what was charged for a visit that is as the person saw it. */
const voidOf = (db: Db, actor: Actor, entryId: string, { id, version, reason }: VoidChargeInput) =>
  insertVoid(
    db,
    actor,
    entryId,
    reason,
    sql`FROM appointments a CROSS JOIN book_entries e ON e.appointment_id = a.id AND e.kind = 'charge'
      WHERE a.id = ${id} AND a.clinic_id = ${actor.clinicId} AND a.version = ${version} AND a.charge_cop IS NOT NULL`,
  );

/** Statements: the visit follows the row that was written of it, if it was; the log of acts, and how the visit stands. */
const follow = (db: Db, { clinicId, actorId, now }: Actor, id: string, entryId: string, chargeCop: number | null) => ({
  followed: db
    .update(appointments)
    .set({ chargeCop, version: sql`${appointments.version} + 1`, updatedAt: now })
    .where(sql`${appointments.id} = ${id} AND ${written(entryId)}`),
  trace: auditIfChanged(db, {
    at: now,
    actorId,
    action: chargeCop === null ? 'charge.voided' : 'charge.made',
    targetId: id,
  }),
  written: db.select({ id: bookEntries.id }).from(bookEntries).where(sql`${bookEntries.id} = ${entryId}`),
  visit: one(selectAgendaVisits(db, clinicId, sql`a.id = ${id}`)),
});

type Followed = { written: { id: string }[]; visit: Parameters<typeof toAgendaVisit>[0] | undefined };
const toDone = ({ written: rows, visit }: Followed, now: number) => ({
  done: rows.length > 0,
  visit: visit && toAgendaVisit(visit, thisMonth(now)),
});

/** Voids the charge of a visit, in one batch; of two at once the version lets one through. */
export const voidCharge = async (db: Db, actor: Actor, input: VoidChargeInput) => {
  const entryId = crypto.randomUUID();
  const answer = await batch(db, {
    bookEntries: voidOf(db, actor, entryId, input),
    follow: follow(db, actor, input.id, entryId, null),
  });
  return toDone(answer.follow, actor.now);
};

/** Charges a visit whose charge was voided, in one batch. */
export const chargeAgain = async (db: Db, actor: Actor, { id, version, charge }: ChargeInput) => {
  const entryId = crypto.randomUUID();
  const answer = await batch(db, {
    bookEntries: insertCharge(
      db,
      actor,
      entryId,
      charge,
      sql`a.id = ${id} AND a.version = ${version} AND a.status = 'completed' AND a.charge_cop IS NULL`,
    ),
    follow: follow(db, actor, id, entryId, itemsTotal(charge.items)),
  });
  return toDone(answer.follow, actor.now);
};

/** Voids the charge of a visit and charges it right, in one batch: both rows are written or none. */
export const correctCharge = async (db: Db, actor: Actor, { charge, ...input }: CorrectChargeInput) => {
  const [voidId, entryId] = [crypto.randomUUID(), crypto.randomUUID()];
  const answer = await batch(db, {
    voided: voidOf(db, actor, voidId, input),
    charged: insertCharge(db, actor, entryId, charge, sql`a.id = ${input.id} AND ${written(voidId)}`),
    follow: follow(db, actor, input.id, entryId, itemsTotal(charge.items)),
  });
  return toDone(answer.follow, actor.now);
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
