import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { carneLines } from '../../../src/shared/due.ts';
import { MAX_CARNE_ACTS } from '../../../src/shared/limits.ts';
import { sha256 } from '../../auth/hash.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { carneShares, pets } from '../../db/schema/pets.ts';
import { actColumns, actsJoined, counts, planColumns } from './queries.ts';
import { isShareToken, liveShare, sharedPet, toPetDue } from './rules.ts';

const p = alias(pets, 'p');

/**
 * What a link to a carné shows; null: it opens nothing (unknown, expired, taken back, or the owner's account is off). `counts`:
 * somebody opened it, which the owner sees. One batch.
 */
export const openShare = async (db: Db, token: string, now: number, today: string, opened: boolean) => {
  if (!isShareToken(token)) return null;
  const tokenHash = await sha256(token);
  const live = liveShare(tokenHash, now);
  const petId = sharedPet(tokenHash, now);
  const { pet, acts } = await batch(db, {
    carneShares: db
      .update(carneShares)
      .set({ openedCount: sql`${carneShares.openedCount} + 1`, lastOpenedAt: now })
      .where(sql`${carneShares.tokenHash} = ${opened ? tokenHash : ''} AND ${carneShares.petId} = ${petId}`),
    pet: one(
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
          }),
          expiresAt: sql<number>`(SELECT s.expires_at FROM carne_shares s WHERE ${live})`.as('expiresAt'),
          hasPhoto:
            sql<number>`EXISTS (SELECT 1 FROM carne_shares s JOIN files f ON f.pet_id = s.pet_id AND f.kind = 'photo'
            WHERE ${live} AND s.shows_photo = 1)`.as('hasPhoto'),
          ...planColumns(),
        })
        .from(sql`pets p`)
        .where(sql`p.id = ${petId}`),
    ),
    acts: db
      .select(actColumns)
      .from(actsJoined)
      .where(sql`r.pet_id = ${petId} AND ${counts}`)
      .orderBy(sql`r.date DESC, r.id DESC`)
      .limit(MAX_CARNE_ACTS),
  });
  if (!pet) return null;
  const [row] = toPetDue([pet], acts, today);
  return {
    pet,
    due: carneLines(row?.due ?? []),
    acts: acts.filter(({ kind }) => kind === 'vacuna' || kind === 'desparasitacion'),
  };
};
export type OpenedCarne = NonNullable<Awaited<ReturnType<typeof openShare>>>;
