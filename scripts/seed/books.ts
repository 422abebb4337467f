import { sql } from 'drizzle-orm';
import { TYPE_NAME } from '../../src/shared/appointments.ts';
import { type IvaRate, METHODS, type Paid } from '../../src/shared/charges.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { anAppointment, type World } from '../../tests/support/builders.ts';
import { clinicServices } from '../../worker/db/schema/books.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { insertCharge } from '../../worker/features/books/queries.ts';
import { addDeposit } from '../../worker/features/books/writes.ts';
import type { Visit } from './visits.ts';

let charged = 0;

/** A visit that is over, charged as it ended by `actor`: one after another by another way of paying, unless `paid` says how. */
export const aChargedVisit = async ({ db, now }: World, visit: Visit, actor: { id: string }, paid?: Paid) => {
  const { chargeCop: cop = null, ...rest } = visit;
  const written = await anAppointment({ db, now }, { ...rest, chargeCop: null });
  if (cop === null) return written;
  const way = METHODS[charged++ % METHODS.length] ?? 'cash';
  const type = visit.type ?? 'checkup';
  const iva: IvaRate = type === 'vaccination' ? 'excluido' : '19';
  const line = { name: TYPE_NAME[type], quantity: 1, unitCop: cop, iva, discountCop: 0, discountReason: null };
  const writer = { clinicId: visit.clinic.id, actorId: actor.id, now: written.completedAt ?? now };
  await db.batch([
    insertCharge(
      db,
      writer,
      crypto.randomUUID(),
      { items: [line], paid: paid ?? { [way]: cop } },
      sql`a.id = ${written.id}`,
    ),
    db.update(appointments).set({ chargeCop: cop }).where(sql`${appointments.id} = ${written.id}`),
  ]);
  return { ...written, chargeCop: cop };
};

const SERVICES: readonly [name: string, priceCop: number, iva: IvaRate][] = [
  ['Baño medicado', 75_000, '19'],
  ['Cuadro hemático', 48_000, '19'],
  ['Hospitalización, un día', 130_000, '19'],
  ['Vacuna de rabia', 45_000, 'excluido'],
];

/** The price list of a clinic, and what one of its own clients paid ahead. */
export const someBooks = async ({ db, now }: World, clinic: { id: string }, reception: { id: string }) => {
  for (const [name, priceCop, iva] of SERVICES)
    await db
      .insert(clinicServices)
      .values({ id: crypto.randomUUID(), clinicId: clinic.id, name, priceCop, iva, updatedAt: now });
  const [pet] = await db.select({ id: pets.id }).from(pets).where(sql`${pets.clientId} IS NOT NULL`).limit(1);
  if (!pet) return;
  const id = crypto.randomUUID();
  const deposit = { petId: pet.id, appointmentId: null, paid: { transfer: 60_000 }, reason: 'Para la limpieza dental' };
  const writer = { clinicId: clinic.id, actorId: reception.id, now: now - DAY_MS };
  await addDeposit(db, writer, { id, from: id, to: id }, deposit);
};
