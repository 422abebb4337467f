import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';

/** A column under a name of its own: rows of a batch come by column name, and two of the same name would be one. */
export const named = <T>(column: SQLiteColumn, name: string) => sql`${column}`.as(name) as SQL.Aliased<T>;
export const petName = named<string>(pets.name, 'pet_name');
export const clinicName = named<string>(clinics.name, 'clinic_name');
/** Null: no clinic was there. */
export const anyClinicName = named<string | null>(clinics.name, 'clinic_name');
