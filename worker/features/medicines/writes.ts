import { type SQL, sql } from 'drizzle-orm';
import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { MAX_KEPT_MEDICINES } from '../../../src/shared/limits.ts';
import { minutesOn, TICK_SPAN_MIN } from '../../../src/shared/medicines.ts';
import type { Dose, Medicine, MedicineInput } from '../../../src/shared/schemas/medicine.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy, ownedBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { isLiving } from '../../db/living.ts';
import { isDueAt } from '../../db/medicines.ts';
import { medicineAlarms, medicineTicks, petMedicines } from '../../db/schema/medicines.ts';
import { caredPet, selectMedicines, toMedicines } from './queries.ts';

/** Who acts, and when (ms UTC). */
export type Giver = { userId: string; name: string; now: number };

const flag = (is: SQL, name: string) => sql<number>`${is}`.as(name);
/** SQL over nothing: an animal (SQL: its id) of theirs meets a condition. */
const petIs = (userId: string, petId: SQL, is: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM pets p WHERE ${caredPet(userId, petId)} AND ${is})`;
const petOf = (id: string): SQL => sql`(SELECT o.pet_id FROM pet_medicines o WHERE o.id = ${id})`;
/** SQL: a medicine of theirs, as `m` with its animal `p`. */
const theirs = (userId: string, id: string): SQL =>
  sql`FROM pet_medicines m CROSS JOIN pets p ON p.id = m.pet_id WHERE m.id = ${id} AND ${caredForBy(userId)}`;

/** Statements: the hours of a medicine stand for the cron as its row has them; none once it ended. */
const setAlarms = (db: Db, userId: string, id: string) => [
  db.delete(medicineAlarms).where(sql`medicine_id IN (SELECT m.id ${theirs(userId, id)})`),
  insertFrom(
    db,
    medicineAlarms,
    { medicineId: sql`m.id`, time: sql`j.value`, untilOn: sql`coalesce(m.to_on, '9999-12-31')` },
    sql`FROM pet_medicines m CROSS JOIN pets p ON p.id = m.pet_id CROSS JOIN json_each(m.times) j
      WHERE m.id = ${id} AND ${caredForBy(userId)} AND m.ended_at IS NULL`,
  ),
];

const CLINIC_WORDS = {
  name: sql`i.name || coalesce(' ' || i.concentration, '') || coalesce(', ' || i.form, '')`,
  instruction: sql`i.dose`,
  prescriptionId: sql`f.id`,
};

/**
 * Adds a medicine, or changes it as the form shows it, in one batch; sent again it stands as it stands. The words of a fórmula's medicine
 * are the clinic's and are never changed. Throws why it was not written.
 */
export const saveMedicine = async (db: Db, { userId, now }: Giver, input: MedicineInput): Promise<Medicine[]> => {
  const { id, petId, version, name, instruction, everyDays, from, to, source } = input;
  const times = JSON.stringify(input.times);
  const weekdays = input.weekdays?.join('') ?? null;
  const hours = { times, everyDays, weekdays, fromOn: from, toOn: to };
  const since = minutesOn(wallTime(now), -TICK_SPAN_MIN);
  const pet = sql`${petId}`;
  const count = sql`(SELECT count(*) FROM pet_medicines n WHERE n.pet_id = ${petId})`;
  const inFormula = source
    ? sql`CROSS JOIN prescriptions f ON f.id = ${source.prescriptionId} AND f.pet_id = p.id AND f.voided_at IS NULL
        CROSS JOIN prescription_items i ON i.prescription_id = f.id AND i.position = ${source.position}`
    : sql``;
  const sameHours = sql`times = ${times} AND every_days IS ${everyDays} AND weekdays IS ${weekdays} AND from_on = ${from}`;
  const { why, done, list } = await batch(db, {
    written:
      version === null
        ? insertFrom(
            db,
            petMedicines,
            {
              id,
              petId: sql`p.id`,
              ...(source ? CLINIC_WORDS : { name, instruction }),
              ...hours,
              hoursSince: since,
              addedBy: userId,
              createdAt: now,
              updatedAt: now,
            },
            sql`FROM pets p ${inFormula} WHERE ${caredPet(userId, pet)} AND ${isLiving} AND ${count} < ${MAX_KEPT_MEDICINES}
              AND NOT EXISTS (SELECT 1 FROM pet_medicines n WHERE n.id = ${id})`,
          )
        : db
            .update(petMedicines)
            .set({
              ...hours,
              name: sql`iif(prescription_id IS NULL, ${name}, name)`,
              instruction: sql`iif(prescription_id IS NULL, ${instruction}, instruction)`,
              hoursSince: sql`iif(${sameHours}, hours_since, ${since})`,
              version: version + 1,
              updatedAt: now,
            })
            .where(sql`id = ${id} AND pet_id = ${petId} AND version = ${version} AND ended_at IS NULL
              AND ${petIs(userId, pet, isLiving)}`),
    alarms: setAlarms(db, userId, id),
    why: one(
      db
        .select({
          open: flag(petIs(userId, pet, isLiving), 'open'),
          full: flag(sql`${count} >= ${MAX_KEPT_MEDICINES}`, 'full'),
          stands: flag(
            sql`EXISTS (SELECT 1 FROM pet_medicines n WHERE n.id = ${id} AND n.pet_id = ${petId})`,
            'stands',
          ),
        })
        .from(sql`(SELECT 1)`),
    ),
    done: db
      .select({ is: sql<number>`1`.as('is') })
      .from(sql`pet_medicines m`)
      .where(sql`m.id = ${id} AND m.pet_id = ${petId} AND m.version = ${(version ?? 0) + 1} AND m.ended_at IS NULL AND ${sameHours}
        AND m.to_on IS ${to} AND (m.prescription_id IS NOT NULL OR (m.name = ${name} AND m.instruction IS ${instruction}))`),
    list: selectMedicines(db, userId, pet, now),
  });
  const medicines = toMedicines(list);
  if (!medicines) throw new AppError('pet_not_found');
  if (done.length > 0) return medicines;
  if (!why?.open) throw new AppError('medicine_closed');
  if (version !== null) throw new AppError(why.stands ? 'medicine_changed' : 'medicine_not_found');
  if (why.stands) throw new AppError('invalid', { issues: [{ path: 'id', message: ISSUE.record_stands }] });
  throw new AppError(why.full ? 'medicines_full' : 'care_not_found');
};

/** Ends a medicine before its day, or without one; ended once it stays so. */
export const endMedicine = async (db: Db, { userId, now }: Giver, id: string): Promise<Medicine[]> => {
  const { list } = await batch(db, {
    ended: db
      .update(petMedicines)
      .set({ endedAt: now, endedBy: userId, version: sql`version + 1`, updatedAt: now })
      .where(sql`ended_at IS NULL AND id IN (SELECT m.id ${theirs(userId, id)})`),
    alarms: setAlarms(db, userId, id),
    list: selectMedicines(db, userId, petOf(id), now),
  });
  const medicines = toMedicines(list);
  if (!medicines) throw new AppError('medicine_not_found');
  return medicines;
};

/** Takes one away, with its hours, that was noted by mistake: whoever noted it may, and the animal's owner, as long as it was given never. Gone already, it is gone. */
export const removeMedicine = async (
  db: Db,
  { userId, now }: Giver,
  { id, petId }: { id: string; petId: string },
): Promise<Medicine[]> => {
  const isTicked = sql`EXISTS (SELECT 1 FROM medicine_ticks t WHERE t.medicine_id = ${id})`;
  const { isGiven, list } = await batch(db, {
    gone: db.delete(petMedicines).where(sql`id IN (SELECT m.id ${theirs(userId, id)} AND p.id = ${petId}
      AND (m.added_by = ${userId} OR ${ownedBy(userId)})) AND NOT ${isTicked}`),
    isGiven: one(db.select({ is: flag(isTicked, 'is') }).from(sql`(SELECT 1)`)),
    list: selectMedicines(db, userId, sql`${petId}`, now),
  });
  const medicines = toMedicines(list);
  if (!medicines) throw new AppError('pet_not_found');
  if (medicines.some((one) => one.id === id))
    throw new AppError(isGiven?.is ? 'medicine_ticked' : 'medicine_of_another');
  return medicines;
};

/**
 * Says that it was given at one of its hours; who says it first stands. Throws `medicine_given` with who did and when where that was
 * somebody else.
 */
export const tickDose = async (db: Db, { userId, name, now }: Giver, { id, at }: Dose): Promise<Medicine[]> => {
  const pet = petOf(id);
  const { list, open } = await batch(db, {
    ticked: insertFrom(
      db,
      medicineTicks,
      { medicineId: sql`m.id`, dueAt: at, givenBy: userId, givenByName: name, givenAt: now },
      sql`${theirs(userId, id)} AND ${isLiving} AND ${isDueAt(sql`${at}`)}`,
    ).onConflictDoNothing(),
    open: one(db.select({ is: flag(petIs(userId, pet, isLiving), 'is') }).from(sql`(SELECT 1)`)),
    list: selectMedicines(db, userId, pet, now),
  });
  const medicines = toMedicines(list);
  if (!medicines) throw new AppError('medicine_not_found');
  const found = medicines.find((one) => one.id === id)?.ticks.find(({ due }) => due === at);
  if (!found) throw new AppError(open?.is ? 'medicine_not_due' : 'medicine_closed');
  const { due: _, ...tick } = found;
  if (!tick.isMine) throw new AppError('medicine_given', { details: { tick } });
  return medicines;
};

/** Takes a tick back: whoever made it may, and the animal's owner. Without one nothing changes. */
export const untickDose = async (db: Db, { userId, now }: Giver, { id, at }: Dose): Promise<Medicine[]> => {
  const { list } = await batch(db, {
    taken: db.delete(medicineTicks).where(sql`medicine_id = ${id} AND due_at = ${at}
      AND EXISTS (SELECT 1 ${theirs(userId, id)} AND (given_by = ${userId} OR ${ownedBy(userId)}))`),
    list: selectMedicines(db, userId, petOf(id), now),
  });
  const medicines = toMedicines(list);
  if (!medicines) throw new AppError('medicine_not_found');
  if (medicines.some((one) => one.id === id && one.ticks.some(({ due }) => due === at)))
    throw new AppError('tick_of_another');
  return medicines;
};
