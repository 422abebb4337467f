import { type SQL, sql } from 'drizzle-orm';
import { MAX_AGENDAS } from '../../../src/shared/agendas.ts';
import { APPOINTMENT_TYPES, type AppointmentType } from '../../../src/shared/appointments.ts';
import type { ClinicAgendasInput } from '../../../src/shared/schemas/clinic.ts';
import { wallTime } from '../../../src/shared/time.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicAgendas, clinics } from '../../db/schema/clinics.ts';
import { liveStatuses } from '../../db/schema/columns.ts';
import type { Post } from '../../post/post.ts';
import { type Editor, noted } from '../clinic-changes/queries.ts';
import { selectCore, selectSold, toCore, toKept } from './queries.ts';
import { unchanged } from './writes.ts';

type Asked = ClinicAgendasInput['agendas'];
type Stored = {
  number: number;
  isActive: boolean;
  isHeld: boolean;
  since: string;
  isChoosable: boolean;
  types: AppointmentType[] | null;
};

/** SQL over clinics: the seats that it sells: as many as it has agendas, else a number. */
export const seatsOr = (capacity: number): SQL =>
  sql`CASE WHEN EXISTS (SELECT 1 FROM clinic_agendas g WHERE g.clinic_id = ${clinics.id} AND g.is_active = 1)
    THEN ${clinics.capacity} ELSE ${capacity} END`;

/**
 * The asked agendas with a seat each: a new one takes the lowest that no agenda ever was, else one that was put away and holds nothing to
 * come. Null: there is none left.
 */
export const numbered = (asked: Asked, stored: readonly Stored[]) => {
  const taken = new Set([...stored.map(({ number }) => number), ...asked.flatMap(({ number }) => number ?? [])]);
  const spare = [
    ...Array.from({ length: MAX_AGENDAS }, (_, number) => number).filter((number) => !taken.has(number)),
    ...stored
      .filter((one) => !one.isActive && !one.isHeld && asked.every(({ number }) => number !== one.number))
      .map(({ number }) => number),
  ];
  const agendas = asked.map((one) => ({ ...one, number: one.number ?? spare.shift() }));
  return agendas.every((one): one is Asked[number] & { number: number } => one.number !== undefined) ? agendas : null;
};

/** Statement: the seats of a clinic (its id, SQL) that are agendas, or were. */
export const selectStored = (db: Db, clinicId: SQL, now: number) =>
  db
    .select({
      number: clinicAgendas.number,
      isActive: clinicAgendas.isActive,
      since: clinicAgendas.since,
      isChoosable: clinicAgendas.isChoosable,
      types: clinicAgendas.types,
      isHeld: sql`EXISTS (SELECT 1 FROM visit_slots v WHERE v.clinic_id = ${clinicId} AND v.starts_at > ${wallTime(now)}
        AND v.seat = clinic_agendas.number)`
        .mapWith(Boolean)
        .as('isHeld'),
    })
    .from(clinicAgendas)
    .where(sql`${clinicAgendas.clinicId} = ${clinicId}`);

/** Sold visits to come of which no agenda is, at a clinic that has some. */
const strays = (clinicId: string) => {
  const has = (which: SQL) =>
    sql`EXISTS (SELECT 1 FROM clinic_agendas o WHERE o.clinic_id = ${clinicId} AND o.is_active = 1 AND ${which})`;
  return sql`(${has(sql`1`)} AND NOT ${has(sql`o.number = a.seat`)} AND a.status IN (${liveStatuses}))`;
};

/**
 * Says which agendas a clinic has, as of a version of its settings, in one batch: those that were read a moment before are those of that
 * version. Its seats are as many as it has agendas. `full`: no seat is left for a new one; `kept`: sold visits of none of them.
 */
export const updateAgendas = async (
  { db, post }: { db: Db; post: Post },
  editor: Editor,
  version: number,
  { asked, stored }: { asked: Asked; stored: readonly Stored[] },
) => {
  const { clinicId, now } = editor;
  const agendas = numbered(asked, stored);
  // One that was not there a moment before begins now, on a seat that another had too.
  const was = (number: number) =>
    asked.some((one) => one.number === number) ? stored.find((one) => one.number === number) : undefined;
  const rows = JSON.stringify(
    (agendas ?? []).map(
      ({ number, name, colour, isChoosable = was(number)?.isChoosable ?? false, types = was(number)?.types }) => [
        number,
        name,
        colour,
        was(number)?.since ?? wallTime(now),
        Number(isChoosable),
        // One that takes every type is not asked again when there is another type.
        types && types.length < APPOINTMENT_TYPES.length ? JSON.stringify(types) : null,
      ],
    ),
  );
  // The row as this very change left it.
  const isOurs = sql`c.id = ${clinicId} AND c.version = ${version + 1} AND c.updated_at = ${now}`;
  const row = (at: number) => sql`j.value ->> ${sql.raw(String(at))}`;
  const { written, core, kept } = await batch(db, {
    written: db
      .update(clinics)
      .set({
        ...(agendas?.length ? { capacity: agendas.length } : {}),
        version: sql`${clinics.version} + 1`,
        updatedAt: now,
      })
      .where(agendas ? unchanged(editor, version) : sql`0`),
    noted: noted(db, post, editor, 'agendas'),
    away: db
      .update(clinicAgendas)
      .set({ isActive: false })
      .where(sql`${clinicAgendas.clinicId} = (SELECT c.id FROM clinics c WHERE ${isOurs})`),
    clinicAgendas: insertFrom(
      db,
      clinicAgendas,
      {
        clinicId: sql`c.id`,
        number: row(0),
        name: row(1),
        colour: row(2),
        since: row(3),
        isActive: true,
        isChoosable: row(4),
        types: row(5),
      },
      sql`FROM clinics c CROSS JOIN json_each(${rows}) j WHERE ${isOurs}`,
    ).onConflictDoUpdate({
      target: [clinicAgendas.clinicId, clinicAgendas.number],
      set: {
        name: sql`excluded.name`,
        colour: sql`excluded.colour`,
        since: sql`excluded.since`,
        isActive: true,
        isChoosable: sql`excluded.is_choosable`,
        types: sql`excluded.types`,
      },
    }),
    core: selectCore(db, clinicId),
    kept: selectSold(db, clinicId, strays(clinicId), now),
  });
  return { done: written.meta.changes === 1, full: agendas === null, core: toCore(core), kept: toKept(kept, now) };
};
