import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { wallTime } from '../../../src/shared/time.ts';
import type { HandWay } from '../../../src/shared/visit-link.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { appointments, visitContacts } from '../../db/schema/visits.ts';
import type { Actor } from './rules.ts';

const c = alias(clinics, 'c');
const v = alias(visitContacts, 'v');
const a = alias(appointments, 'a');

/** SQL over `a`: a visit of the clinic that is still to come. */
const isComing = (clinicId: string, now: number): SQL =>
  sql`a.clinic_id = ${clinicId} AND a.starts_at > ${wallTime(now)} AND a.status IN ('pending', 'confirmed')`;

/** The clinic of a visit whose link it may hand out, by its name; null: the visit is not theirs, or not to come. */
export const findLinkable = async (db: Db, clinicId: string, id: string, now: number): Promise<string | null> => {
  const [row] = await db
    .select(named({ name: c.name }))
    .from(sql`appointments a JOIN clinics c ON c.id = a.clinic_id`)
    .where(sql`a.id = ${id} AND ${isComing(clinicId, now)}`);
  return row?.name ?? null;
};

/** Contacts of one visit that its page tells of. */
const MAX_SHOWN = 20;

/** Statement: by which ways a clinic reminded somebody of a visit by hand, latest first. */
export const selectContacts = (db: Db, clinicId: string, id: string) =>
  db
    .select({
      ...named({ way: v.way, at: v.at }),
      actorName: actorName(sql`v.id`, sql`v.actor_id`).as('actorName'),
    })
    .from(sql`visit_contacts v JOIN appointments a ON a.id = v.appointment_id`)
    .where(sql`v.appointment_id = ${id} AND a.clinic_id = ${clinicId}`)
    .orderBy(sql`v.at DESC`)
    .limit(MAX_SHOWN);

/** Notes that somebody was reminded of a visit by hand, once in a minute for each way. False: no such visit to come. */
export const noteContact = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { id, way }: { id: string; way: HandWay },
): Promise<boolean> => {
  const { found } = await batch(db, {
    visitContacts: insertFrom(
      db,
      visitContacts,
      { id: crypto.randomUUID(), appointmentId: sql`a.id`, way, actorId, at: now },
      sql`FROM appointments a
        WHERE a.id = ${id} AND ${isComing(clinicId, now)} AND NOT EXISTS (SELECT 1 FROM visit_contacts v
          WHERE v.appointment_id = a.id AND v.way = ${way} AND v.at > ${now - 60_000})`,
    ),
    found: one(
      db
        .select(named({ id: a.id }))
        .from(sql`appointments a`)
        .where(sql`a.id = ${id} AND ${isComing(clinicId, now)}`),
    ),
  });
  return found !== undefined;
};
