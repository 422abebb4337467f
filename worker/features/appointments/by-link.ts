import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { addDays, today, wallTime } from '../../../src/shared/time.ts';
import type { LinkWay } from '../../../src/shared/visit-link.ts';
import { batch } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { appointments } from '../../db/schema/visits.ts';
import type { VisitLink } from '../../post/links.ts';
import { listFreeAround } from '../availability/queries.ts';
import { isUnshared } from '../shares/rules.ts';
import { columnsAt, joined, LINK_ACTOR, toOwnerVisit } from './queries.ts';
import { isPetDayFull } from './quotas.ts';

const a = alias(appointments, 'a');

/** By these it went to an account itself, which may act no further than its person may. */
const ADDRESSED: readonly LinkWay[] = ['email', 'push'];

/**
 * SQL over `a`: a link serves still: whoever of the clinic handed it out could give it today, with the password of then; whom it was sent
 * to may act for the animal. One that names nobody is of a clinic's client.
 */
const linkStands = ({ way, giverId, givenAt }: Omit<VisitLink, 'id'>): SQL =>
  giverId === null
    ? sql`a.owner_id IS NULL`
    : ADDRESSED.includes(way)
      ? sql`(${caredForBy(giverId, 'a')} AND EXISTS (SELECT 1 FROM users u WHERE u.id = ${giverId} AND u.is_active = 1))`
      : sql`EXISTS (SELECT 1 FROM clinic_members m JOIN users u ON u.id = m.user_id
        WHERE m.user_id = ${giverId} AND m.clinic_id = a.clinic_id AND u.is_active = 1 AND coalesce(u.password_set_at <= ${givenAt}, 1))`;

/**
 * The visit of a link, until its hour: whose it is beside what its owner sees, whether it was confirmed, in whose right (`holder`) and name
 * (`linkOf`) its holder acts. Null: it is over, the account that the link came from is turned off, left, or has another password, or the
 * one that it went to may act for the animal no more.
 */
export const findLinkedVisit = async (db: Db, { id, ...link }: VisitLink, now: number) => {
  const [row] = await db
    .select({
      ...columnsAt(now),
      ...named({ ownerId: a.ownerId }),
    })
    .from(joined)
    .where(
      sql`a.id = ${id} AND a.starts_at > ${wallTime(now)} AND a.arrived_at IS NULL AND ${linkStands(link)}
        AND a.status IN ('pending', 'confirmed', 'cancelled')`,
    );
  if (!row) return null;
  const { ownerId, ...visit } = row;
  const addressee = ADDRESSED.includes(link.way) ? link.giverId : null;
  return { ...toOwnerVisit(visit), ownerId, holder: addressee ?? ownerId, linkOf: addressee ?? LINK_ACTOR };
};
export type LinkedVisit = NonNullable<Awaited<ReturnType<typeof findLinkedVisit>>>;

/** Days whose free times one page shows. */
const DAYS = 7;

/** Times to which the visit of a link may move, in order, from a date on; and the first date after them. */
export const listMoves = async (
  db: Db,
  { id, clinicId, type, ownerId, holder }: LinkedVisit,
  { from, now, asksProof }: { from: string; now: number; asksProof: boolean },
) => {
  const start = from > today(now) ? from : today(now);
  const its = (column: SQL) => sql`(SELECT ${column} FROM appointments a WHERE a.id = ${id})`;
  const { free } = await batch(db, {
    free: listFreeAround(
      db,
      sql`${clinicId}`,
      `${addDays(start, 1)}T00:00`,
      {
        by: 'owner',
        ownerId: ownerId === null ? null : sql`${ownerId}`,
        actorId: holder,
        type,
        now,
        moves: sql`${id}`,
      },
      {
        petId: its(sql`a.pet_id`),
        unless: (at) =>
          sql`(${isPetDayFull({ petId: its(sql`a.pet_id`), type: sql`${type}`, at }, its(sql`substr(a.starts_at, 1, 10)`))}
            OR ${isUnshared(ownerId, { type, visitId: id, asksProof }, at)})`,
      },
      DAYS,
    ),
  });
  return { times: free.map((row) => row.start).sort(), next: addDays(start, DAYS) };
};
