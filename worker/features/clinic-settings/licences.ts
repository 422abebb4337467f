import { sql } from 'drizzle-orm';
import type { Member } from '../../../src/shared/schemas/clinic.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { licences } from '../../db/schema/licences.ts';
import type { Editor } from '../clinic-changes/queries.ts';
import { selectMembers, toMembers } from './members.ts';

/**
 * Writes the caller's own licence, in one batch, and answers the people of the clinic; a number that stands already changes nothing, another
 * one is nobody's to vouch for yet. Nothing is written for whoever is at the desk of the clinic, or not of it.
 */
export const declareLicence = async (db: Db, { clinicId, actorId, now }: Editor, number: string): Promise<Member[]> => {
  const { members } = await batch(db, {
    licences: insertFrom(
      db,
      licences,
      { userId: sql`m.user_id`, number, declaredAt: now },
      sql`FROM clinic_members m WHERE m.user_id = ${actorId} AND m.clinic_id = ${clinicId}
        AND (m.member_role = 'titular' OR m.duty = 'veterinario')`,
    ).onConflictDoUpdate({
      target: licences.userId,
      set: { number, declaredAt: now, checkedBy: null, checkedByName: null, checkedFor: null, checkedAt: null },
      setWhere: sql`${licences.number} <> ${number}`,
    }),
    trace: auditIfChanged(db, { at: now, actorId, action: 'licence.declared', targetId: actorId }),
    members: selectMembers(db, clinicId),
  });
  return toMembers(clinicId, members);
};

/**
 * Notes that a titular looked a licence up, in one batch, and answers the people of the clinic. Nothing is written where its holder is not of
 * the clinic or has written another number since, or whoever looked is its titular no more.
 */
export const checkLicence = async (
  db: Db,
  { clinicId, actorId, now }: Editor,
  { userId, number, name }: { userId: string; number: string; name: string },
): Promise<Member[]> => {
  const isTheirs = sql`${licences.userId} = ${userId} AND ${licences.number} = ${number}
    AND EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = ${userId} AND m.clinic_id = ${clinicId})`;
  const { members } = await batch(db, {
    licences: db
      .update(licences)
      .set({ checkedBy: actorId, checkedByName: name, checkedFor: clinicId, checkedAt: now })
      .where(sql`${isTheirs} AND ${licences.checkedFor} IS NOT ${clinicId}
        AND EXISTS (SELECT 1 FROM clinic_members t WHERE t.user_id = ${actorId} AND t.clinic_id = ${clinicId} AND t.member_role = 'titular')`),
    trace: auditIfChanged(db, { at: now, actorId, action: 'licence.checked', targetId: userId }),
    members: selectMembers(db, clinicId),
  });
  return toMembers(clinicId, members);
};
