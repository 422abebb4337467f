import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { MAX_HOUSEHOLD } from '../../../src/shared/limits.ts';
import { sha256 } from '../../auth/hash.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { users } from '../../db/schema/accounts.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { careLinks, householdMembers } from '../../db/schema/household.ts';
import { pets } from '../../db/schema/pets.ts';
import { MAX_HOMES, serves } from './rules.ts';

const l = alias(careLinks, 'l');
const h = alias(householdMembers, 'h');
const u = alias(users, 'u');
const p = alias(pets, 'p');
const c = alias(clinics, 'c');

/** Clinics that an offer names. */
const MAX_NAMED = 50;

/** An owner's people and open links, and the households of others in which they are. */
export const readHousehold = (db: Db, userId: string, now: number) =>
  batch(db, {
    members: db
      .select(named({ id: u.id, name: u.name, email: u.email, joinedAt: h.joinedAt, waitsSince: h.waitsSince }))
      .from(sql`household_members h CROSS JOIN users u ON u.id = h.member_id`)
      .where(sql`h.owner_id = ${userId}`)
      .limit(MAX_HOUSEHOLD),
    links: db
      .select({
        ...named({ id: l.id, label: l.label, createdAt: l.createdAt, expiresAt: l.expiresAt }),
        ...namedOrNull({ petName: p.name }),
      })
      .from(sql`care_links l LEFT JOIN pets p ON p.id = l.pet_id`)
      .where(sql`l.owner_id = ${userId} AND ${serves(now)}`)
      .orderBy(sql`l.created_at DESC`),
    homes: db
      .select(named({ id: u.id, name: u.name, joinedAt: h.joinedAt, waitsSince: h.waitsSince }))
      .from(sql`household_members h CROSS JOIN users u ON u.id = h.owner_id`)
      .where(sql`h.member_id = ${userId}`)
      .limit(MAX_HOMES),
  });

/** What a link offers; null: it serves nobody (any more). */
export const findOffer = async (db: Db, token: string, now: number) => {
  const of = sql`l.token_hash = ${await sha256(token)} AND ${serves(now)}`;
  const { offer, clinics } = await batch(db, {
    offer: one(
      db
        .select({
          ...named({ ownerName: u.name }),
          ...namedOrNull({ petId: p.id, petName: p.name, species: p.species, breed: p.breed }),
        })
        .from(
          sql`care_links l JOIN users u ON u.id = l.owner_id AND u.is_active = 1 LEFT JOIN pets p ON p.id = l.pet_id`,
        )
        .where(of),
    ),
    clinics: db
      .select(named({ name: c.name }))
      .from(
        sql`care_links l CROSS JOIN clinic_patients cp ON cp.pet_id = l.pet_id CROSS JOIN clinics c ON c.id = cp.clinic_id`,
      )
      .where(of)
      .limit(MAX_NAMED),
  });
  if (!offer) return null;
  const { ownerName, petName, species, breed } = offer;
  return {
    ownerName,
    pet: petName !== null && species !== null ? { name: petName, species, breed } : null,
    clinics: clinics.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'es')),
  };
};
