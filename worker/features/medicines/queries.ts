import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_KEPT_MEDICINES } from '../../../src/shared/limits.ts';
import { duesBetween, MAX_TIMES, minutesOn, TICK_BACK_DAYS, TICK_SPAN_MIN } from '../../../src/shared/medicines.ts';
import type { KeptMedicine, Medicine } from '../../../src/shared/schemas/medicine.ts';
import type { DueMedicine } from '../../../src/shared/schemas/owner-summary.ts';
import { addDays, today, wallTime } from '../../../src/shared/time.ts';
import { type Answer, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { isLiving } from '../../db/living.ts';
import { isActiveOn } from '../../db/medicines.ts';
import { prescriptions } from '../../db/schema/care.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { medicineTicks, petMedicines } from '../../db/schema/medicines.ts';
import { pets } from '../../db/schema/pets.ts';

const m = alias(petMedicines, 'm');
const t = alias(medicineTicks, 't');
const f = alias(prescriptions, 'f');
const c = alias(clinics, 'c');
const p = alias(pets, 'p');

/** Hours that passed without a tick stay on the dashboard so long, minutes. */
const SHOWN_MIN = 12 * 60;
/** Animals' medicines and hours that a dashboard looks through, and those that it names. */
const MAX_DUE = 400;
const SHOWN_DUE = 20;

const schedule = { times: m.times, everyDays: m.everyDays, weekdays: m.weekdays, from: m.fromOn, to: m.toOn };
const scheduled = <Row extends { times: string; weekdays: string | null }>(row: Row) => ({
  ...row,
  times: JSON.parse(row.times) as string[],
  weekdays: row.weekdays === null ? null : [...row.weekdays].map(Number),
});
const nameOf = (column: 'added_by' | 'ended_by') =>
  sql<string | null>`(SELECT u.name FROM users u WHERE u.id = ${sql.raw(`m.${column}`)})`;

/** SQL over `p`: it is this animal (SQL: its id), and they care for it. */
export const caredPet = (userId: string, petId: SQL): SQL => sql`p.id = ${petId} AND ${caredForBy(userId)}`;

/** Statements: the medicines of an animal (SQL: its id) with the ticks of the last days, for `toMedicines`. */
export const selectMedicines = (db: Db, userId: string, petId: SQL, now: number) => ({
  pet: one(
    db
      .select(named({ petId: p.id }))
      .from(sql`pets p`)
      .where(caredPet(userId, petId)),
  ),
  rows: db
    .select({
      ...named({
        id: m.id,
        name: m.name,
        instruction: m.instruction,
        ...schedule,
        since: m.hoursSince,
        endedAt: m.endedAt,
        version: m.version,
      }),
      ...namedOrNull({ clinicName: c.name, date: f.date, voidedAt: f.voidedAt }),
      addedBy: nameOf('added_by').as('addedBy'),
      endedBy: nameOf('ended_by').as('endedBy'),
    })
    .from(
      sql`pets p CROSS JOIN pet_medicines m ON m.pet_id = p.id
        LEFT JOIN prescriptions f ON f.id = m.prescription_id LEFT JOIN clinics c ON c.id = f.clinic_id`,
    )
    .where(caredPet(userId, petId))
    .orderBy(sql`m.created_at, m.id`)
    .limit(MAX_KEPT_MEDICINES),
  ticks: db
    .select({
      ...named({ medicineId: t.medicineId, due: t.dueAt, at: t.givenAt }),
      by: sql<string | null>`iif(t.given_by IS NULL, NULL, t.given_by_name)`.as('by'),
      isMine: sql<number>`t.given_by IS ${userId}`.as('isMine'),
    })
    .from(sql`pets p CROSS JOIN pet_medicines m ON m.pet_id = p.id CROSS JOIN medicine_ticks t ON t.medicine_id = m.id`)
    .where(sql`${caredPet(userId, petId)} AND t.due_at >= ${addDays(today(now), -TICK_BACK_DAYS)}`)
    .limit(MAX_KEPT_MEDICINES * MAX_TIMES * (TICK_BACK_DAYS + 2)),
});

/** Null: the animal is not theirs. */
export const toMedicines = ({ pet, rows, ticks }: Answer<ReturnType<typeof selectMedicines>>): Medicine[] | null =>
  pet
    ? rows.map(({ clinicName, date, voidedAt, ...row }) => ({
        ...scheduled(row),
        source: clinicName !== null && date !== null ? { clinicName, date, isVoided: voidedAt !== null } : null,
        ticks: ticks
          .filter(({ medicineId }) => medicineId === row.id)
          .map(({ medicineId: _, isMine, ...tick }) => ({ ...tick, isMine: isMine === 1 })),
      }))
    : null;

/** Statement: what an animal is given in these days, for whoever may see its file (`where`, over nothing); rows for `toKept`. */
export const selectKept = (db: Db, petId: string, day: string, where: SQL) =>
  db
    .select(named({ name: m.name, instruction: m.instruction, ...schedule }))
    .from(sql`pet_medicines m`)
    .where(sql`m.pet_id = ${petId} AND ${isActiveOn(day)} AND ${where}`)
    .orderBy(sql`m.created_at, m.id`)
    .limit(MAX_KEPT_MEDICINES);
export const toKept = (rows: Awaited<ReturnType<typeof selectKept>>): KeptMedicine[] => rows.map(scheduled);

/** Statements: what somebody's animals that live are given about now, for `toDue`. */
export const selectDue = (db: Db, userId: string, now: number) => {
  const day = addDays(today(now), -1);
  const from = sql`pets p CROSS JOIN pet_medicines m ON m.pet_id = p.id`;
  const where = sql`${caredForBy(userId)} AND ${isLiving} AND m.ended_at IS NULL AND coalesce(m.to_on, '9999') >= ${day}`;
  return {
    rows: db
      .select(named({ id: m.id, name: m.name, ...schedule, since: m.hoursSince, petId: p.id, petName: p.name }))
      .from(from)
      .where(where)
      .limit(MAX_DUE),
    ticks: db
      .select(named({ medicineId: t.medicineId, due: t.dueAt }))
      .from(sql`${from} CROSS JOIN medicine_ticks t ON t.medicine_id = m.id`)
      .where(sql`${where} AND t.due_at >= ${day}`)
      .limit(MAX_DUE * MAX_TIMES),
  };
};

/** Hours about now that nobody ticked, the earliest first. */
export const toDue = ({ rows, ticks }: Answer<ReturnType<typeof selectDue>>, now: number): DueMedicine[] => {
  const wall = wallTime(now);
  const given = new Set(ticks.map(({ medicineId, due }) => `${medicineId} ${due}`));
  return rows
    .flatMap((row) =>
      duesBetween(scheduled(row), minutesOn(wall, -SHOWN_MIN), minutesOn(wall, TICK_SPAN_MIN))
        .filter((at) => !given.has(`${row.id} ${at}`))
        .map((at) => ({ id: row.id, name: row.name, petId: row.petId, petName: row.petName, at })),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .slice(0, SHOWN_DUE);
};
