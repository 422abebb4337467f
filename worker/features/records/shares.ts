import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { AppError } from '../../../src/shared/errors.ts';
import { MAX_SHARES } from '../../../src/shared/limits.ts';
import { DAY_MS } from '../../../src/shared/time.ts';
import { sha256 } from '../../auth/hash.ts';
import { idOfSession, selectStanding, sessionStands } from '../../auth/open-links.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { carneShares, pets } from '../../db/schema/pets.ts';
import type { Post } from '../../post/post.ts';

const p = alias(pets, 'p');

/** SQL over `p`: an owner's pet. */
export const ownPet = (ownerId: string, petId: string) => sql`p.id = ${petId} AND ${caredForBy(ownerId)}`;

export const shareColumns = {
  id: carneShares.id,
  label: carneShares.label,
  createdAt: carneShares.createdAt,
  expiresAt: carneShares.expiresAt,
  revokedAt: carneShares.revokedAt,
  openedCount: carneShares.openedCount,
  lastOpenedAt: carneShares.lastOpenedAt,
  showsPhoto: carneShares.showsPhoto,
};

export type NewShare = {
  id: string;
  token: string;
  petId: string;
  label: string | null;
  days: number;
  showsPhoto: boolean;
};

/** Makes a link to a carné, in one batch; `session` is the hash of the one that asks. `share` undefined: not made; `isOwner` says whether the pet is theirs at all. Throws `unauthorized` for a session that ended meanwhile. */
export const insertShare = async (
  db: Db,
  post: Post,
  { ownerId, session }: { ownerId: string; session: string },
  { id, token, petId, label, days, showsPhoto }: NewShare,
  now: number,
) => {
  const tokenHash = await sha256(token);
  const { share, pet, standing } = await batch(db, {
    carneShares: insertFrom(
      db,
      carneShares,
      {
        id,
        tokenHash,
        petId: sql`p.id`,
        label,
        createdAt: now,
        expiresAt: now + days * DAY_MS,
        openedCount: 0,
        showsPhoto,
        madeIn: idOfSession(session),
        madeBy: ownerId,
      },
      sql`FROM pets p
      WHERE ${ownPet(ownerId, petId)} AND ${sessionStands(session)} AND (SELECT count(*) FROM carne_shares s
        WHERE s.pet_id = p.id AND s.revoked_at IS NULL AND s.expires_at > ${now}) < ${MAX_SHARES}`,
    ),
    trace: auditIfChanged(db, { at: now, actorId: ownerId, action: 'carne.shared', targetId: ownerId }),
    share: one(db.select(shareColumns).from(carneShares).where(sql`${carneShares.id} = ${id}`)),
    pet: one(
      db
        .select(named({ id: p.id }))
        .from(sql`pets p`)
        .where(ownPet(ownerId, petId)),
    ),
    notice: post.announce(
      db,
      { kind: 'share_made', userId: ownerId, ids: { share: id } },
      now,
      sql`EXISTS (SELECT 1 FROM carne_shares s WHERE s.id = ${id})`,
    ),
    standing: selectStanding(db, session),
  });
  if (standing.length === 0) throw new AppError('unauthorized');
  return { share, isOwner: pet !== undefined };
};

/** Ends a link; false: there is none of this owner. Ending it again is fine. */
export const revokeShare = async (db: Db, ownerId: string, id: string, now: number): Promise<boolean> => {
  const own = sql`${carneShares.id} = ${id} AND EXISTS (
    SELECT 1 FROM pets p WHERE p.id = ${carneShares.petId} AND ${caredForBy(ownerId)})`;
  const { found } = await batch(db, {
    carneShares: db.update(carneShares).set({ revokedAt: now }).where(sql`${own} AND ${carneShares.revokedAt} IS NULL`),
    trace: auditIfChanged(db, { at: now, actorId: ownerId, action: 'carne.unshared', targetId: ownerId }),
    found: db.select({ id: carneShares.id }).from(carneShares).where(own),
  });
  return found.length > 0;
};
