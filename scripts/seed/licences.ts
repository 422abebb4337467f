import { inArray } from 'drizzle-orm';
import { DAY_MS } from '../../src/shared/time.ts';
import type { World } from '../../tests/support/builders.ts';
import { licences } from '../../worker/db/schema/licences.ts';

/** A titular looked these people's licences up ten days ago, for their clinic. */
export const someLicences = async (
  { db, now }: World,
  clinic: { id: string },
  titular: { id: string; name: string },
  people: readonly { id: string }[],
): Promise<void> => {
  const at = now - 10 * DAY_MS;
  const ids = people.map(({ id }) => id);
  await db
    .update(licences)
    .set({
      declaredAt: at - DAY_MS,
      checkedBy: titular.id,
      checkedByName: titular.name,
      checkedFor: clinic.id,
      checkedAt: at,
    })
    .where(inArray(licences.userId, ids));
};
