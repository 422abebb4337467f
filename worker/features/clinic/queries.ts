import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { addDays } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom, textAndId } from '../../db/cursor.ts';
import { users } from '../../db/schema/accounts.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';

const agendaColumns = {
  id: appointments.id,
  patientName: pets.name,
  ownerName: sql<string>`coalesce(${users.name}, ${OWNER_GONE})`,
  type: appointments.type,
  status: appointments.status,
  startsAt: appointments.startsAt,
  species: pets.species,
};

/** A clinic's visits from a date on, cancelled ones left out, soonest first. */
export const listAgenda = async (db: Db, clinicId: string, from: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, textAndId);
  const rows = await db
    .select(agendaColumns)
    .from(appointments)
    .innerJoin(pets, eq(pets.id, appointments.petId))
    .leftJoin(users, eq(users.id, appointments.ownerId))
    .where(
      and(
        eq(appointments.clinicId, clinicId),
        gte(appointments.startsAt, from),
        ne(appointments.status, 'cancelled'),
        after ? sql`(${appointments.startsAt}, ${appointments.id}) > (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, (row) => [row.startsAt, row.id]);
};

/** A clinic's day, cancelled visits left out, in order, with what its staff needs to receive and to call. */
export const listDay = (db: Db, clinicId: string, date: string) =>
  db
    .select({
      ...agendaColumns,
      petId: pets.id,
      breed: pets.breed,
      birthMonth: pets.birthMonth,
      ownerPhone: users.phone,
      notes: appointments.notes,
    })
    .from(appointments)
    .innerJoin(pets, eq(pets.id, appointments.petId))
    .leftJoin(users, eq(users.id, appointments.ownerId))
    .where(
      and(
        eq(appointments.clinicId, clinicId),
        gte(appointments.startsAt, date),
        lt(appointments.startsAt, addDays(date, 1)),
        ne(appointments.status, 'cancelled'),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MAX_PAGE);
