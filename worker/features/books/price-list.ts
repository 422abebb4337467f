import { and, eq, sql } from 'drizzle-orm';
import { MAX_SERVICES } from '../../../src/shared/limits.ts';
import type { ServiceInput } from '../../../src/shared/schemas/charge.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinicServices as s } from '../../db/schema/books.ts';
import { type Creation, sameKey } from '../../idempotency.ts';

const columns = { id: s.id, name: s.name, priceCop: s.priceCop, iva: s.iva };

/** A clinic's price list, by name. */
export const listServices = (db: Db, clinicId: string) =>
  db.select(columns).from(s).where(eq(s.clinicId, clinicId)).orderBy(s.name).limit(MAX_SERVICES);

/** A new service, in one batch; `service` undefined: `isTaken` or the list is full. */
export const addService = async (
  db: Db,
  { clinicId, now }: { clinicId: string; now: number },
  made: Creation,
  { name, priceCop, iva }: ServiceInput,
) => {
  const { service, taken } = await batch(repeatable(db), {
    clinicServices: insertFrom(
      db,
      s,
      { id: made.id, clinicId, name, priceCop, iva, updatedAt: now },
      sql`WHERE (SELECT count(*) FROM clinic_services o WHERE o.clinic_id = ${clinicId}) < ${MAX_SERVICES}
        AND NOT EXISTS (SELECT 1 FROM clinic_services o WHERE ${sameKey(sql`o.id`, made)})`,
    ).onConflictDoNothing(),
    service: one(
      db
        .select(columns)
        .from(s)
        .where(and(eq(s.clinicId, clinicId), sameKey(s.id, made))),
    ),
    taken: one(
      db
        .select({ id: s.id })
        .from(s)
        .where(and(eq(s.clinicId, clinicId), eq(s.name, name))),
    ),
  });
  return { service, isTaken: taken !== undefined };
};

/** Changes a service, in one batch: what was charged with it stays as it was. `service` undefined: it is gone. */
export const changeService = async (
  db: Db,
  { clinicId, now }: { clinicId: string; now: number },
  { id, name, priceCop, iva }: ServiceInput & { id: string },
) => {
  const other = sql`EXISTS (SELECT 1 FROM clinic_services o WHERE o.clinic_id = ${clinicId} AND o.name = ${name} AND o.id <> ${id})`;
  const { service, taken } = await batch(db, {
    clinicServices: db
      .update(s)
      .set({ name, priceCop, iva, updatedAt: now })
      .where(and(eq(s.id, id), eq(s.clinicId, clinicId), sql`NOT ${other}`)),
    service: one(
      db
        .select(columns)
        .from(s)
        .where(and(eq(s.id, id), eq(s.clinicId, clinicId))),
    ),
    taken: one(db.select({ is: sql<number>`${other}`.as('is') }).from(sql`(SELECT 1) one`)),
  });
  return { service, isTaken: taken?.is === 1 };
};

/** Takes a service from the list; true: it was there. */
export const removeService = async (db: Db, clinicId: string, id: string): Promise<boolean> => {
  const gone = await db
    .delete(s)
    .where(and(eq(s.id, id), eq(s.clinicId, clinicId)))
    .returning({ id: s.id });
  return gone.length > 0;
};
