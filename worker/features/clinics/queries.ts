import { asc, sql } from 'drizzle-orm';
import type { AppointmentType } from '../../../src/shared/appointments.ts';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import { SLOTS } from '../../../src/shared/slots.ts';
import type { Db } from '../../db/client.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { type Refusal, refusalOf } from '../appointments/rules.ts';

/** Clinics that take bookings, by city and name. */
export const listBookableClinics = (db: Db) =>
  db
    .select({ id: clinics.id, name: clinics.name, city: clinics.city, address: clinics.address, phone: clinics.phone })
    .from(clinics)
    .where(sql`${clinics.isBookable} = 1`)
    .orderBy(asc(clinics.city), asc(clinics.name), asc(clinics.id))
    .limit(MAX_PAGE);

/** What stands in the way of each slot of a day (null: it is free), in no order; empty when the clinic does not exist. */
export const listDaySlots = (db: Db, clinicId: string, date: string, type: AppointmentType | undefined, now: number) =>
  db.all<{ time: string; refusal: Refusal | null }>(sql`
    SELECT s.value AS time, ${refusalOf(date, sql`s.value`, type, now)} AS refusal
    FROM clinics c JOIN json_each(${JSON.stringify(SLOTS)}) s WHERE c.id = ${clinicId}`);
