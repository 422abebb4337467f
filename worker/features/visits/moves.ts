// Longer than 200 lines: a move of one visit and of many are one thought, and the second repeats the first’s order of statements.
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MOVABLE_STATUSES } from '../../../src/shared/appointments.ts';
import type { Refusal } from '../../../src/shared/schemas/appointment.ts';
import type { MoveManyInput } from '../../../src/shared/schemas/visit.ts';
import { slotEnd } from '../../../src/shared/slots.ts';
import { instantOf, thisMonth } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinicBlocks } from '../../db/schema/clinics.ts';
import { list } from '../../db/schema/columns.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import { assertSame, type Creation, sameKey } from '../../idempotency.ts';
import { eachCarer, ownerOf } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { changeVisit } from '../appointments/queries.ts';
import { listFreeAround, nearestOf } from '../availability/queries.ts';
import { askedAt, freeSeat, isPetBusy, lengthOf, refusalOf, wallAt } from '../availability/rules.ts';
import { addBlock } from '../clinic-changes/queries.ts';
import { refreshPatients } from '../patients/queries.ts';
import { selectAgendaVisits, toAgendaVisit } from './queries.ts';
import { type Actor, mayCancel } from './rules.ts';
import { isInHours } from './to-move.ts';

const e = alias(appointmentEvents, 'e');

/** `agenda`: where it goes; left out: where it is, else to any. */
type Move = { id: string; version: number; date: string; reason: string | null; agenda?: number | undefined };

/** What a move within the clinic's own agenda is judged by, and its statements; `when` (SQL): what else must hold. */
const moveOf = (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { id, version, date: start, reason, agenda }: Move,
  { eventId, when = sql`1` }: { eventId: string; when?: SQL },
) => {
  const asker = { by: 'clinic', type: sql`a.type`, now, moves: sql`a.id`, agenda } as const;
  const busy = isPetBusy(sql`a.pet_id`, wallAt(start), asker);
  const refusal = refusalOf(askedAt(start), asker);
  const movable = sql`a.clinic_id = ${clinicId} AND a.version = ${version} AND a.status IN (${list(MOVABLE_STATUSES)})
    AND a.arrived_at IS NULL AND NOT ${busy} AND ${refusal} IS NULL AND ${when}`;
  const ofClinic = (value: SQL) => sql`(SELECT ${value} FROM clinics c WHERE c.id = appointments.clinic_id)`;
  const [type, moves] = [sql`appointments.type`, sql`appointments.id`];
  const seat = ofClinic(freeSeat({ at: wallAt(start), type, moves, agenda, keeps: sql`appointments.seat` }));
  const change = changeVisit(
    db,
    id,
    movable,
    {
      startsAt: start,
      seat,
      halfHours: ofClinic(lengthOf(type)),
      // What still waits for an answer ends with its new hour at the latest.
      lapsesAt: sql`min(${appointments.lapsesAt}, ${instantOf(slotEnd(start))})`,
    },
    { eventId, actorId, at: now, status: sql`a.status`, movedTo: start, reason },
  );
  return { asker, busy, refusal, change };
};

/** Moves a visit inside the clinic's own agenda, in one batch; its status stays. Else `refusal`, `busy` and `nearest` say why not. */
export const moveVisit = async (db: Db, actor: Actor, move: Move, post: Post) => {
  const { clinicId, now } = actor;
  const { id, date: start } = move;
  const eventId = crypto.randomUUID();
  const { asker, busy, refusal, change: statements } = moveOf(db, actor, move, { eventId });
  const its = (column: SQL) => sql`(SELECT ${column} FROM appointments a WHERE a.id = ${id})`;
  const { change, row, facts, free } = await batch(db, {
    change: statements,
    told: post.announce(
      db,
      {
        kind: 'visit_moved',
        each: ownerOf(id),
        // Whoever does not hear of it goes at the hour that it had.
        byClinic: sql`(SELECT min(e.moved_from, e.moved_to) FROM appointment_events e WHERE e.id = ${eventId})`,
      },
      now,
      // To another agenda at its hour it moves for the clinic alone.
      sql`EXISTS (SELECT 1 FROM appointment_events e WHERE e.id = ${eventId} AND e.moved_from <> e.moved_to)`,
    ),
    row: one(selectAgendaVisits(db, clinicId, sql`a.id = ${id}`)),
    facts: one(
      db
        .select({ refusal: refusal.as('refusal'), busy: sql<number>`${busy}`.as('busy') })
        .from(sql`appointments a JOIN clinics c ON c.id = a.clinic_id`)
        .where(sql`a.id = ${id} AND a.clinic_id = ${clinicId}`),
    ),
    free: listFreeAround(
      db,
      sql`${clinicId}`,
      start,
      { ...asker, type: its(sql`a.type`), moves: sql`${id}` },
      {
        petId: its(sql`a.pet_id`),
        when: sql`NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.id = ${eventId})`,
      },
    ),
  });
  return {
    done: change.done.length > 0,
    visit: row && toAgendaVisit(row, thisMonth(now)),
    refusal: facts?.refusal as Refusal | null | undefined,
    busy: facts?.busy === 1,
    nearest: nearestOf(free, start),
  };
};

/**
 * Closes the hours that visits leave, if asked, and moves them, in one batch: first the hours, then each visit in the order asked, where
 * its new time is still free then; each owner hears of their own. `moved`: those that stand there, also because the same act was sent
 * before; `kept`: those of the clinic that did not, as they stand. `refused`: nothing was closed and nothing moved, because that is more
 * than the actor may move at once without showing who they are, because a visit came into the hours that the person has not seen, or because
 * the clinic is closed or has no room for a block.
 */
export const moveMany = async (
  db: Db,
  actor: Actor,
  made: Creation,
  { moves, reason, closes, seen }: MoveManyInput,
  post: Post,
) => {
  const { clinicId, actorId, now } = actor;
  const act = crypto.randomUUID();
  const ofAct = (id: string) => `${act}:${id}`;
  const moved = sql`e.id BETWEEN ${`${act}:`} AND ${`${act};`}`;
  const may = mayCancel(actor, moves.length);
  // Sent again, the hours are closed already: what stands in them was judged then.
  const entered =
    closes && seen
      ? sql`(NOT EXISTS (SELECT 1 FROM clinic_blocks s WHERE s.clinic_id = ${clinicId} AND s.id = ${made.id}) AND EXISTS (
          SELECT 1 FROM appointments a WHERE a.clinic_id = ${clinicId} AND ${isInHours(closes, now)}
            AND a.id NOT IN (SELECT value FROM json_each(${JSON.stringify(seen)}))))`
      : sql`0`;
  const isClosed = closes
    ? sql`EXISTS (SELECT 1 FROM clinic_blocks s WHERE s.clinic_id = ${clinicId} AND s.id = ${made.id})`
    : sql`1`;
  const allowed = sql`(${may} AND ${isClosed})`;
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(moves.map(({ id }) => id))}))`;
  const { first, block, events, rows } = await batch(db, {
    first: one(
      db
        .select({
          may: sql<number>`${may}`.as('may'),
          entered: sql<number>`${entered}`.as('entered'),
          open: sql<number>`EXISTS (SELECT 1 FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL)`.as(
            'open',
          ),
        })
        .from(sql`(SELECT 1) one`),
    ),
    closes:
      closes &&
      addBlock(
        db,
        post,
        { clinicId, actorId, now },
        made,
        {
          startsAt: `${closes.date}T${closes.from}`,
          endsAt: `${closes.date}T${closes.until}`,
          agenda: closes.agenda ?? null,
          reason,
        },
        sql`(${may} AND NOT ${entered})`,
      ),
    block: one(db.select({ id: clinicBlocks.id }).from(clinicBlocks).where(sameKey(clinicBlocks.id, made))),
    changes: moves.map((move) => {
      const { event, visit } = moveOf(
        db,
        actor,
        { ...move, reason },
        { eventId: ofAct(move.id), when: allowed },
      ).change;
      return [event, visit];
    }),
    patients: refreshPatients(
      db,
      sql`SELECT a.clinic_id, a.pet_id FROM appointment_events e CROSS JOIN appointments a ON a.id = e.appointment_id WHERE ${moved}`,
    ),
    told: post.announce(
      db,
      {
        kind: 'visit_moved',
        each: eachCarer(sql`FROM appointment_events e
          CROSS JOIN appointments a ON a.id = e.appointment_id WHERE ${moved} AND e.moved_from <> e.moved_to`),
        byClinic: sql`(SELECT min(e.moved_from, e.moved_to) FROM appointment_events e WHERE e.id = ${`${act}:`} || told.visit_id)`,
      },
      now,
      sql`1`,
    ),
    events: db
      .select(named({ visitId: e.appointmentId }))
      .from(sql`appointment_events e`)
      .where(moved),
    rows: selectAgendaVisits(db, clinicId, sql`a.id IN ${ids}`),
  });
  assertSame(block?.id, made);
  if (closes && !block && first?.open !== 1) return { refused: 'clinic_is_closed' as const };
  if (first?.may !== 1) return { refused: 'step_up_required' as const };
  if (first.entered === 1) return { refused: 'hours_entered' as const };
  if (closes && !block) return { refused: 'blocks_full' as const };
  const done = new Set(events.map(({ visitId }) => visitId));
  const asked = new Map(moves.map((move) => [move.id, move]));
  const visits = rows.map((row) => toAgendaVisit(row, thisMonth(now)));
  // The answer of the first sending may have been lost: what this act moved then is no failure of now.
  const stands = ({ id, version, date, time }: (typeof visits)[number]) =>
    done.has(id) || (version === (asked.get(id)?.version ?? 0) + 1 && `${date}T${time}` === asked.get(id)?.date);
  return { refused: null, moved: visits.filter(stands), kept: visits.filter((visit) => !stands(visit)) };
};
