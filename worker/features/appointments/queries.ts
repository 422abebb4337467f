import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Appointment, AppointmentInput } from '../../../src/shared/schemas/appointment.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { liveStatuses } from '../../db/schema.ts';
import { type BookingFacts, comingSince, freeSeat, refusalOf } from './rules.ts';

const columns = sql.raw(`a.id, a.pet_id AS petId, p.name AS petName, a.clinic_id AS clinicId, c.name AS clinicName,
  a.starts_at AS date, a.type, a.status, a.notes`);
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
  const rows = await db.all<Appointment & { part: number }>(sql`
    SELECT * FROM (SELECT 0 AS part, ${columns} FROM ${joined} WHERE a.owner_id = ${ownerId} AND ${coming} AND ${edge(0)}
      ORDER BY a.starts_at, a.id LIMIT ${limit + 1})
    UNION ALL
    SELECT * FROM (SELECT 1 AS part, ${columns} FROM ${joined} WHERE a.owner_id = ${ownerId} AND NOT (${coming})
      AND ${edge(1)} ORDER BY a.starts_at DESC, a.id DESC LIMIT ${limit + 1})
    LIMIT ${limit + 1}`);
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
  const samePetAndStart = sql`pet_id = ${petId} AND starts_at = ${start} AND status IN (${liveStatuses})`;
  const [, [mine], [facts]] = await db.batch([
    db.run(sql`
      INSERT INTO appointments (id, pet_id, clinic_id, owner_id, starts_at, seat, type, status, notes, created_at, updated_at)
      SELECT ${id}, p.id, c.id, p.owner_id, ${start}, ${freeSeat(at)}, ${type}, 'pending', ${notes}, ${now}, ${now}
      FROM pets p JOIN clinics c ON c.id = ${chosenClinic(input)}
      WHERE ${ownPet} AND ${refusal} IS NULL
      ON CONFLICT DO NOTHING`),
    db.all<Appointment>(sql`
      SELECT ${columns} FROM ${joined}
      WHERE a.owner_id = ${ownerId} AND a.pet_id = ${petId} AND a.starts_at = ${start} AND a.status IN (${liveStatuses})
        AND (${clinicId ?? null} IS NULL OR a.clinic_id = ${clinicId ?? null})`),
    db.all<BookingFacts>(sql`
      SELECT (SELECT 1 FROM pets p WHERE ${ownPet}) AS pet, choice.id AS chosen, c.id AS clinic, ${refusal} AS refusal,
        (SELECT 1 FROM appointments WHERE ${samePetAndStart}) AS busy
      FROM (SELECT ${chosenClinic(input)} AS id) choice LEFT JOIN clinics c ON c.id = choice.id`),
  ]);
  return { mine: mine ?? null, facts: facts as BookingFacts };
};
