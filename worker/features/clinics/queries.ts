import { sql } from 'drizzle-orm';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import type { ClinicsInput, ListedClinic } from '../../../src/shared/schemas/appointment.ts';
import type { Db } from '../../db/client.ts';
import { isClosedTo, takesBookings } from '../availability/rules.ts';

type ClinicRow = Omit<ListedClinic, 'takesEmergencies' | 'prices' | 'hours' | 'isClosedToMe'> & {
  isClosedToMe: number;
  takesEmergencies: number;
  prices: string;
  hours: string;
};

/** A clinic as owners see it, from its row. */
export const toClinic = ({ takesEmergencies, prices, hours, isClosedToMe, ...row }: ClinicRow): ListedClinic => ({
  ...row,
  isClosedToMe: isClosedToMe === 1,
  takesEmergencies: takesEmergencies === 1,
  prices: JSON.parse(prices),
  hours: JSON.parse(hours),
});

/** Statement: clinics that take bookings, by city and name; `ownerId`: as that account sees them. */
export const listBookableClinics = (db: Db, { city, emergencies }: ClinicsInput = {}, ownerId = '') =>
  db
    .select({
      id: sql<string>`c.id`.as('id'),
      isClosedToMe: sql<number>`${isClosedTo(ownerId)}`.as('isClosedToMe'),
      name: sql<string>`c.name`.as('name'),
      city: sql<string>`c.city`.as('city'),
      address: sql<string>`c.address`.as('address'),
      phone: sql<string>`c.phone`.as('phone'),
      takesEmergencies: sql<number>`c.takes_emergencies`.as('takesEmergencies'),
      prices: sql<string>`c.prices`.as('prices'),
      hours: sql<string>`c.hours`.as('hours'),
      minNoticeMin: sql<number>`c.min_notice_min`.as('minNoticeMin'),
      horizonDays: sql<number>`c.horizon_days`.as('horizonDays'),
    })
    .from(sql`clinics c`)
    .where(
      sql`${takesBookings} AND c.is_bookable = 1 AND ${city ? sql`c.city = ${city}` : sql`1`}
        AND ${emergencies ? sql`c.takes_emergencies = 1` : sql`1`}`,
    )
    .orderBy(sql`c.city, c.name, c.id`)
    .limit(MAX_PAGE);
