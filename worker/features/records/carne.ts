import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { carneLines } from '../../../src/shared/due.ts';
import { AppError } from '../../../src/shared/errors.ts';
import { idOfSession, selectStanding, sessionStands } from '../../auth/open-links.ts';
import { auditIfChanged, wasTraced } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { isLiving } from '../../db/living.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { petGrants } from '../../db/schema/patients.ts';
import { carneShares, pets } from '../../db/schema/pets.ts';
import type { Post } from '../../post/post.ts';
import { selectWholeHistory } from './history.ts';
import { planColumns, selectActs } from './queries.ts';
import { planSourceOf, toPetDue } from './rules.ts';
import { ownPet, shareColumns } from './shares.ts';

const p = alias(pets, 'p');
const c = alias(clinics, 'c');

/** Links and clinics that one carné lists. */
const SHOWN_SHARES = 20;
const SHOWN_CLINICS = 50;

/** Statement: the animal of a carné, by a condition over `p`. */
const selectPet = (db: Db, where: SQL) =>
  db
    .select({
      ...named({
        petId: p.id,
        name: p.name,
        species: p.species,
        breed: p.breed,
        birthMonth: p.birthMonth,
        sex: p.sex,
        colour: p.colour,
        microchip: p.microchip,
        allergies: p.allergies,
        allergiesNoneOn: p.allergiesNoneOn,
      }),
      archived: sql<number>`NOT (${isLiving})`.as('archived'),
      ...planColumns(),
    })
    .from(sql`pets p`)
    .where(where)
    .limit(1);
type PetRow = Awaited<ReturnType<typeof selectPet>>[number];

const toPet = ({ petId, archived, planItems: _, planClinic: __, diedAt: ___, ...pet }: PetRow) => ({
  id: petId,
  ...pet,
  isArchived: archived === 1,
});

/** An owner's carné of a pet with its links and the clinics that read of it, in one batch; null: the pet is not theirs. */
export const readCarne = async (db: Db, ownerId: string, petId: string, today: string) => {
  const own = sql`(SELECT p.id FROM pets p WHERE ${ownPet(ownerId, petId)})`;
  const { pet, acts, shares, grants } = await batch(db, {
    pet: one(selectPet(db, ownPet(ownerId, petId))),
    acts: selectActs(db, petId, { side: 'owner', id: ownerId }),
    shares: db
      .select(shareColumns)
      .from(carneShares)
      .where(sql`${carneShares.petId} = ${own}`)
      .orderBy(sql`${carneShares.createdAt} DESC`)
      .limit(SHOWN_SHARES),
    grants: db
      .select({
        ...named({ clinicId: c.id, clinicName: c.name, city: c.city }),
        known: sql<number>`cp.clinic_id IS NOT NULL`.as('known'),
        open: sql<number>`coalesce(cp.is_open, 0)`.as('open'),
        grantedAt: sql<number | null>`CASE WHEN g.revoked_at IS NULL THEN g.granted_at END`.as('grantedAt'),
      })
      .from(
        sql`clinics c LEFT JOIN clinic_patients cp ON cp.clinic_id = c.id AND cp.pet_id = ${petId}
          LEFT JOIN pet_grants g ON g.pet_id = ${petId} AND g.clinic_id = c.id`,
      )
      .where(
        sql`c.id IN (SELECT clinic_id FROM clinic_patients WHERE pet_id = ${own}
          UNION ALL SELECT clinic_id FROM pet_grants WHERE pet_id = ${own} AND revoked_at IS NULL)`,
      )
      .limit(SHOWN_CLINICS),
  });
  if (!pet) return null;
  const [row] = toPetDue([pet], acts, today);
  return {
    pet: toPet(pet),
    plan: planSourceOf(pet, pet.species),
    due: carneLines(row?.due ?? []),
    acts: acts.filter(({ kind }) => kind === 'vacuna' || kind === 'desparasitacion').map(({ petId: _, ...act }) => act),
    shares,
    grants: grants
      .toSorted((a, b) => a.clinicName.localeCompare(b.clinicName, 'es'))
      .map(({ known, open, ...grant }) => ({ ...grant, isKnown: known === 1, isOpen: open === 1 })),
  };
};

/** Oldest entry first, by its first version. */
const inOrder = (a: { rootId: string; date: string; createdAt: number }, b: typeof a) =>
  a.date.localeCompare(b.date) || a.createdAt - b.createdAt || (a.rootId < b.rootId ? -1 : 1);

/** The animal and every version of every entry, an entry's versions together; null: the pet is not theirs. */
export const readHistory = async (db: Db, ownerId: string, petId: string) => {
  const { pet, rows } = await batch(db, {
    pet: one(selectPet(db, ownPet(ownerId, petId))),
    rows: selectWholeHistory(db, ownerId, petId),
  });
  if (!pet) return null;
  const first = new Map(rows.filter(({ version }) => version === 1).map((row) => [row.rootId, row]));
  const place = (row: (typeof rows)[number]) => first.get(row.rootId) ?? row;
  return {
    pet: toPet(pet),
    rows: rows.toSorted((a, b) => (a.rootId === b.rootId ? a.version - b.version : inOrder(place(a), place(b)))),
  };
};

/** Lets a clinic read what others wrote of a pet; `session` is the hash of the one that asks. `clinic` undefined: there is no such clinic, or it closed. Throws `unauthorized` for a session that ended meanwhile. */
export const giveGrant = async (
  { db, post, session }: { db: Db; post: Post; session: string },
  ownerId: string,
  petId: string,
  clinicId: string,
  now: number,
) => {
  const trace = crypto.randomUUID();
  const { pet, clinic, standing } = await batch(db, {
    petGrants: insertFrom(
      db,
      petGrants,
      { petId: sql`p.id`, clinicId: sql`c.id`, grantedBy: ownerId, grantedAt: now, madeIn: idOfSession(session) },
      sql`FROM pets p JOIN clinics c ON c.id = ${clinicId}
      WHERE ${ownPet(ownerId, petId)} AND c.closed_at IS NULL AND ${sessionStands(session)}
      ON CONFLICT (pet_id, clinic_id) DO UPDATE SET granted_by = excluded.granted_by, granted_at = excluded.granted_at,
        made_in = excluded.made_in, revoked_at = NULL WHERE revoked_at IS NOT NULL`,
    ),
    trace: auditIfChanged(db, { id: trace, at: now, actorId: ownerId, action: 'grant.given', targetId: ownerId }),
    notice: post.announce(
      db,
      { kind: 'grant_made', userId: ownerId, ids: { petId, clinic: clinicId } },
      now,
      wasTraced(trace, 'grant.given'),
    ),
    pet: one(
      db
        .select(named({ id: p.id }))
        .from(sql`pets p`)
        .where(ownPet(ownerId, petId)),
    ),
    clinic: one(
      db
        .select(named({ id: c.id }))
        .from(sql`clinics c`)
        .where(sql`c.id = ${clinicId} AND c.closed_at IS NULL`),
    ),
    standing: selectStanding(db, session),
  });
  if (standing.length === 0) throw new AppError('unauthorized');
  return { pet, clinic };
};

/** Takes a grant back; fine when there is none. False: the pet is not theirs. */
export const revokeGrant = async (db: Db, ownerId: string, petId: string, clinicId: string, now: number) => {
  const { pet } = await batch(db, {
    petGrants: db
      .update(petGrants)
      .set({ revokedAt: now })
      .where(sql`${petGrants.petId} = ${petId} AND ${petGrants.clinicId} = ${clinicId} AND ${petGrants.revokedAt} IS NULL
        AND EXISTS (SELECT 1 FROM pets p WHERE ${ownPet(ownerId, petId)})`),
    trace: auditIfChanged(db, { at: now, actorId: ownerId, action: 'grant.revoked', targetId: ownerId }),
    pet: one(
      db
        .select(named({ id: p.id }))
        .from(sql`pets p`)
        .where(ownPet(ownerId, petId)),
    ),
  });
  return pet !== undefined;
};
