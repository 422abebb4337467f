import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { APPOINTMENT_TYPES, type AppointmentType, OWNER_GONE } from '../../../src/shared/appointments.ts';
import type { Charge, ChargesInput, Income } from '../../../src/shared/schemas/income.ts';
import { monthSpan, subtractMonths, wallTime } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import type { Db } from '../../db/client.ts';
import { named, namedPresent } from '../../db/columns.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { appointments } from '../../db/schema/visits.ts';
import { stands } from '../books/rules.ts';
import { nameTo } from '../patients/rules.ts';

const a = alias(appointments, 'a');

const MONTHS = 12;

const ofType = (type: AppointmentType) =>
  sql`coalesce(sum(iif(type = ${type}, charge_cop, 0)), 0), coalesce(sum(type = ${type}), 0)`;

/** A clinic's charges of twelve months up to one (YYYY-MM), by month and type, read from the index of income alone. */
export const readIncome = async (db: Db, clinicId: string, until: string): Promise<Income> => {
  const months = Array.from({ length: MONTHS }, (_, index) => subtractMonths(until, MONTHS - 1 - index));
  const spans = months.map((month) => [month, ...monthSpan(month)]);
  const types = sql.join(APPOINTMENT_TYPES.map(ofType), sql`, `);
  // Each month is one span of the index; its sums come as one list, so that nothing is sorted or grouped.
  const rows = await db.all<{ month: string; sums: string }>(sql`
    SELECT m.value ->> 0 AS month, (SELECT json_array(${types}) FROM appointments INDEXED BY appointments_income
      WHERE clinic_id = ${clinicId} AND completed_at IS NOT NULL AND completed_at >= m.value ->> 1
        AND completed_at < m.value ->> 2) AS sums
    FROM json_each(${JSON.stringify(spans)}) m`);
  return rows.map(({ month, sums }) => {
    const list = JSON.parse(sums) as number[];
    const byType = APPOINTMENT_TYPES.map((type, index) => ({
      type,
      cop: list[index * 2] ?? 0,
      visits: list[index * 2 + 1] ?? 0,
    }));
    return {
      month,
      cop: byType.reduce((sum, { cop }) => sum + cop, 0),
      visits: byType.reduce((sum, { visits }) => sum + visits, 0),
      byType: Object.fromEntries(
        byType.filter(({ visits }) => visits > 0).map(({ type, cop, visits }) => [type, { cop, visits }]),
      ),
    };
  });
};

/** The charges of a month, newest first, by pages. */
export const listCharges = async (db: Db, clinicId: string, { month, limit, cursor }: ChargesInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const [from, to] = monthSpan(month);
  const rows = await db
    .select({
      ...named({ id: a.id, type: a.type }),
      ...namedPresent({ at: a.completedAt }),
      patientName: nameTo('a.clinic_id'),
      ownerName: sql<string>`coalesce(u.name, k.name, ${OWNER_GONE})`.as('ownerName'),
      cop: sql<number>`coalesce(a.charge_cop, 0)`.as('cop'),
      entry: sql<
        string | null
      >`(SELECT json_object('id', e.id, 'number', e.number, 'by', ${actorName(sql`e.id`, sql`e.actor_id`)})
        FROM book_entries e WHERE e.appointment_id = a.id AND e.kind = 'charge' AND ${stands} LIMIT 1)`.as('entry'),
      voided: sql<
        string | null
      >`CASE WHEN a.charge_cop IS NULL THEN (SELECT json_object('cop', -v.total_cop, 'reason', v.reason)
        FROM book_entries v WHERE v.appointment_id = a.id AND v.kind = 'void' ORDER BY v.at DESC, v.number DESC LIMIT 1) END`.as(
        'voided',
      ),
    })
    .from(
      sql.raw(`appointments a INDEXED BY appointments_income CROSS JOIN pets p ON p.id = a.pet_id
        LEFT JOIN users u ON u.id = coalesce(a.owner_id, p.owner_id)
        LEFT JOIN clinic_clients k ON k.id = p.client_id AND k.clinic_id = a.clinic_id`),
    )
    .where(
      sql`a.clinic_id = ${clinicId} AND a.completed_at IS NOT NULL AND a.completed_at >= ${from} AND a.completed_at < ${to}
        ${after ? sql`AND a.completed_at <= ${after[0]} AND (a.completed_at, a.id) < (${after[0]}, ${after[1]})` : sql``}`,
    )
    .orderBy(sql`a.completed_at DESC, a.id DESC`)
    .limit(limit + 1);
  const { rows: page, next } = pageFrom(rows, limit, (row) => [row.at, row.id]);
  return {
    rows: page.map(({ at, entry, voided, ...row }) => ({
      ...row,
      entry: entry === null ? null : (JSON.parse(entry) as Charge['entry']),
      voided: voided === null ? null : (JSON.parse(voided) as Charge['voided']),
      completedAt: wallTime(at),
    })),
    next,
  };
};
