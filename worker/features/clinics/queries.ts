import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import type { ClinicsInput, ListedClinic } from '../../../src/shared/schemas/appointment.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { isClosedTo, takesBookings } from '../availability/rules.ts';

const c = alias(clinics, 'c');

/** Statement: clinics that take bookings, by city and name; `ownerId`: as that account sees them. */
export const listBookableClinics = (db: Db, { city, emergencies }: ClinicsInput = {}, ownerId = '') =>
  db
    .select({
      ...named({
        id: c.id,
        name: c.name,
        city: c.city,
        address: c.address,
        phone: c.phone,
        takesEmergencies: c.takesEmergencies,
        prices: c.prices,
        hours: c.hours,
        minNoticeMin: c.minNoticeMin,
        horizonDays: c.horizonDays,
      }),
      agendas: sql<ListedClinic['agendas']>`(SELECT json_group_array(json_object('number', g.number, 'name', g.name))
        FROM clinic_agendas g WHERE g.clinic_id = c.id AND g.is_active = 1 AND g.is_choosable = 1)`
        .mapWith(JSON.parse)
        .as('agendas'),
      isClosedToMe: sql<boolean>`${isClosedTo(ownerId)}`.mapWith(Boolean).as('isClosedToMe'),
    })
    .from(sql`clinics c`)
    .where(
      sql`${takesBookings} AND c.is_bookable = 1 AND ${city ? sql`c.city = ${city}` : sql`1`}
        AND ${emergencies ? sql`c.takes_emergencies = 1` : sql`1`}`,
    )
    .orderBy(sql`c.city, c.name, c.id`)
    .limit(MAX_PAGE);
