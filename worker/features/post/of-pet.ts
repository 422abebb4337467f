import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import type { Unreached } from '../../../src/shared/reach.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { pets } from '../../db/schema/pets.ts';
import { unreached } from '../../post/reach.ts';
import { ofVisits, selectTold, toldBy } from '../../post/told.ts';

const p = alias(pets, 'p');

/** Notices that a page tells of. */
const MAX_SHOWN = 20;

/** What an owner was told of their animal, and why a reminder of its carné or of a visit would not reach them; null: it is not theirs. */
export const readToldOfPet = async (db: Db, userId: string, petId: string, ways: readonly NoticeWay[]) => {
  const { pet, due, visits, reason } = await batch(db, {
    pet: one(
      db
        .select(named({ id: p.id }))
        .from(sql`pets p`)
        .where(sql`p.id = ${petId} AND ${caredForBy(userId)}`),
    ),
    due: selectTold(
      db,
      sql`o.ids ->> 'petId'`,
      sql`outbox o WHERE o.user_id = ${userId} AND o.kind = 'care_due' AND o.ids ->> 'petId' = ${petId}`,
    ),
    visits: selectTold(
      db,
      sql`a.pet_id`,
      ofVisits(sql`a.pet_id = ${petId} AND ${caredForBy(userId, 'a')}`, sql`${userId}`),
    ),
    // Nobody's client: the words for those ask for one.
    reason: one(
      db
        .select({
          why: sql<Unreached | null>`${unreached('care_due', ways)}`.as('why'),
          whyVisits: sql<Unreached | null>`${unreached('visit_tomorrow', ways)}`.as('why_visits'),
        })
        .from(sql`users u LEFT JOIN clinic_clients k ON k.id = ''`)
        .where(sql`u.id = ${userId}`),
    ),
  });
  if (!pet) return null;
  return {
    told: (toldBy([...due, ...visits]).get(petId) ?? []).slice(0, MAX_SHOWN),
    unreached: reason?.why ?? null,
    unreachedVisits: reason?.whyVisits ?? null,
  };
};
