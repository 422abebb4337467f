import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import type { ClinicsInput, DaySlotsInput, ListedClinic } from '../../../src/shared/schemas/appointment.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { type Asker, isClosedTo, takesBookings } from '../availability/rules.ts';
import { accountOf, shareAt } from '../shares/rules.ts';

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
        species: c.species,
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

/**
 * An owner who asks for times, and what keeps them from one that is free for others (`share`, of a time). Another's visit that is said to
 * move is none: it stands in the way as before.
 */
export const ownerAsks = (
  userId: string,
  { type, petId, moves, agenda }: Pick<DaySlotsInput, 'type' | 'petId' | 'moves' | 'agenda'>,
  { clock, post }: { clock: () => number; post: { enabled: boolean } },
) => {
  const of = { petId: petId ?? null, visitId: moves ?? null };
  const own = sql`(SELECT w.id FROM appointments w WHERE w.id = ${moves} AND ${caredForBy(userId, 'w')})`;
  const asker: Asker = {
    by: 'owner',
    ownerId: accountOf(userId, of),
    actorId: userId,
    type,
    now: clock(),
    agenda: agenda ?? undefined,
    ...(moves === undefined ? {} : { moves: own }),
  };
  return { asker, share: shareAt(userId, { type, asksProof: post.enabled }, of) };
};

/** SQL over a time: something keeps whoever asks from it. */
export const refusedBy =
  (share: (at: SQL) => SQL) =>
  (at: SQL): SQL =>
    sql`(${share(at)} IS NOT NULL)`;
