import { sql } from 'drizzle-orm';
import type { PageInput } from '../../../src/shared/schemas/page.ts';
import { addDays } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom, textAndId } from '../../db/cursor.ts';
import { selectAgendaVisits } from '../visits/queries.ts';

/** A clinic's visits from a date on, cancelled ones left out, soonest first. */
export const listAgenda = async (db: Db, clinicId: string, from: string, { limit, cursor }: PageInput) => {
  const after = decodeCursor(cursor, textAndId);
  const rows = await selectAgendaVisits(
    db,
    clinicId,
    sql`a.starts_at >= ${from} AND a.status <> 'cancelled'
      AND ${after ? sql`(a.starts_at, a.id) > (${after[0]}, ${after[1]})` : sql`1`}`,
    limit + 1,
  );
  return pageFrom(rows, limit, (row) => [row.startsAt, row.id]);
};

/** A clinic's day, cancelled visits left out, in order, with what its staff needs to receive and to call. */
export const listDay = (db: Db, clinicId: string, date: string) =>
  selectAgendaVisits(
    db,
    clinicId,
    sql`a.starts_at >= ${date} AND a.starts_at < ${addDays(date, 1)} AND a.status <> 'cancelled'`,
  );
