import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Appointment, AppointmentInput } from '../../../src/shared/schemas/appointment.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import { refreshPatient } from '../patients/queries.ts';
import { comingSince, freeSeat, refusalOf } from './rules.ts';

/** An owner's visit, column by column under its own name: rows of a batch come by name, and two `name`s would be one. */
const columns = {
  id: sql<string>`a.id`.as('id'),
  petId: sql<string>`a.pet_id`.as('petId'),
  petName: sql<string>`p.name`.as('petName'),
  clinicId: sql<string>`a.clinic_id`.as('clinicId'),
  clinicName: sql<string>`c.name`.as('clinicName'),
  date: sql<string>`a.starts_at`.as('date'),
  type: sql<Appointment['type']>`a.type`.as('type'),
  status: sql<Appointment['status']>`a.status`.as('status'),
  notes: sql<string | null>`a.notes`.as('notes'),
};
const joined = sql.raw('appointments a JOIN pets p ON p.id = a.pet_id JOIN clinics c ON c.id = a.clinic_id');

/** Where a page ended: in the coming visits (0) or the past ones (1), at which start and id. */
const position = z.tuple([z.union([z.literal(0), z.literal(1)]), z.string(), z.string()]);

/** An owner's visits: those to come, soonest first, then the past and the cancelled, latest first. */
export const listAppointments = async (db: Db, ownerId: string, { limit, cursor }: PageInput, now: number) => {
  const after = decodeCursor(cursor, position);
  const coming = sql`a.starts_at >= ${comingSince(now)} AND a.status IN (${liveStatuses})`;
  const edge = (part: 0 | 1): SQL => {
    if (!after || after[0] < part) return sql`1`;
    if (after[0] > part) return sql`0`;
    return part === 0
      ? sql`(a.starts_at, a.id) > (${after[1]}, ${after[2]})`
      : sql`(a.starts_at, a.id) < (${after[1]}, ${after[2]})`;
  };
  const half = (part: 0 | 1, where: SQL, order: SQL) =>
    db
      .select({ part: sql<number>`${sql.raw(String(part))}`.as('part'), ...columns })
      .from(joined)
      .where(and(sql`a.owner_id = ${ownerId}`, where, edge(part)))
      .orderBy(order)
      .limit(limit + 1);
  const [first, second] = await db.batch([
    half(0, coming, sql`a.starts_at, a.id`),
    half(1, sql`NOT (${coming})`, sql`a.starts_at DESC, a.id DESC`),
  ]);
  const rows = [...first, ...second];
  return pageFrom(rows, limit, (row) => [row.part, row.date, row.id]);
};

/** SQL: the clinic of a booking — the one named, else the pet's last, else the deployment's default; NULL: none. */
const chosenClinic = ({ clinicId, petId }: AppointmentInput): SQL =>
  clinicId
    ? sql`${clinicId}`
    : sql`coalesce(
        (SELECT clinic_id FROM appointments WHERE pet_id = ${petId} AND status <> 'cancelled' ORDER BY starts_at DESC LIMIT 1),
        (SELECT value FROM settings WHERE key = 'default_clinic'))`;

/**
 * Books in one batch: one statement takes the seat (or none), the second reads the owner's live booking of that pet and
 * time, the third says what stood in the way. `mine` is what came before or what was just written; its id tells which.
 */
export const insertAppointment = async (db: Db, id: string, ownerId: string, input: AppointmentInput, now: number) => {
  const { petId, clinicId, date: start, type, notes } = input;
  const at = sql`${start}`;
  const refusal = refusalOf(start.slice(0, 10), sql`${start.slice(11)}`, type, now);
  const ownPet = sql`p.id = ${petId} AND p.owner_id = ${ownerId} AND p.archived_at IS NULL`;
  const [, [mine], [facts]] = await db.batch([
    db
      .insert(appointments)
      .select(
        sql`SELECT ${id}, p.id, c.id, p.owner_id, ${start}, ${freeSeat(at)}, ${type}, 'pending', ${notes}, 1, NULL, NULL,
          NULL, NULL, NULL, NULL, ${now}, ${now}
        FROM pets p JOIN clinics c ON c.id = ${chosenClinic(input)} WHERE ${ownPet} AND ${refusal} IS NULL`,
      )
      .onConflictDoNothing(),
    db
      .select(columns)
      .from(joined)
      .where(
        and(
          sql`a.owner_id = ${ownerId} AND a.pet_id = ${petId} AND a.starts_at = ${start} AND a.status IN (${liveStatuses})`,
          clinicId ? sql`a.clinic_id = ${clinicId}` : undefined,
        ),
      ),
    db
      .select({
        pet: sql<number | null>`(SELECT 1 FROM pets p WHERE ${ownPet})`.as('pet'),
        chosen: sql<string | null>`choice.id`.as('chosen'),
        clinic: sql<string | null>`c.id`.as('clinic'),
        refusal: refusal.as('refusal'),
        busy: sql<number | null>`(SELECT 1 FROM appointments a
          WHERE a.pet_id = ${petId} AND a.starts_at = ${start} AND a.status IN (${liveStatuses}))`.as('busy'),
      })
      .from(sql`(SELECT ${chosenClinic(input)} AS id) choice LEFT JOIN clinics c ON c.id = choice.id`),
    ...refreshPatient(db, sql`(SELECT clinic_id FROM appointments WHERE id = ${id})`, petId),
  ]);
  return { mine: mine ?? null, facts };
};
