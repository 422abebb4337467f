import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ClinicWait, OwnWait } from '../../../src/shared/schemas/wait.ts';
import { MAX_CLINIC_WAITS } from '../../../src/shared/waits.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { slotWaits } from '../../db/schema/waits.ts';
import { isOpenOffer, joined, stands } from './rules.ts';

const w = alias(slotWaits, 'w');
const p = alias(pets, 'p');
const c = alias(clinics, 'c');

const columns = (now: number) => ({
  ...named({
    id: w.id,
    petId: w.petId,
    petName: p.name,
    type: w.type,
    from: w.fromDate,
    until: w.untilDate,
    part: w.part,
    createdAt: w.createdAt,
  }),
  agendaName: sql<
    string | null
  >`(SELECT g.name FROM clinic_agendas g WHERE g.clinic_id = w.clinic_id AND g.number = w.agenda)`.as('agendaName'),
  offer: sql<OwnWait['offer']>`(SELECT json_object('startsAt', f.starts_at, 'until', f.until) FROM slot_offers f
    WHERE ${isOpenOffer(now)} LIMIT 1)`
    .mapWith((text) => (text === null ? null : JSON.parse(text)))
    .as('offer'),
});

/** The waits of the animals that somebody cares for. */
export const listOwnWaits = (db: Db, userId: string, now: number) =>
  db
    .select({
      ...columns(now),
      ...named({ clinicId: w.clinicId, clinicName: c.name, clinicPhone: c.phone, agenda: w.agenda }),
    })
    .from(joined)
    .where(sql`${caredForBy(userId, 'w')} AND ${stands(now)}`)
    .orderBy(sql`w.created_at`);

/** Who waits at a clinic, first come first. */
export const listClinicWaits = (db: Db, clinicId: string, now: number) =>
  db
    .select({
      ...columns(now),
      ownerName: sql<string>`coalesce(u.name, k.name, '')`.as('ownerName'),
      ownerPhone: sql<string | null>`coalesce(u.phone, k.phone)`.as('ownerPhone'),
      isCalled: sql<boolean>`w.owner_id IS NULL`.mapWith(Boolean).as('isCalled'),
      offers: sql<number>`(SELECT count(*) FROM slot_offers f WHERE f.wait_id = w.id)`.as('offers'),
    } satisfies Record<keyof ClinicWait, unknown>)
    .from(sql`${joined} LEFT JOIN users u ON u.id = p.owner_id LEFT JOIN clinic_clients k ON k.id = p.client_id`)
    .where(sql`w.clinic_id = ${clinicId} AND ${stands(now)}` as SQL)
    .orderBy(sql`w.created_at`)
    .limit(MAX_CLINIC_WAITS);
