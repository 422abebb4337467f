import { sql } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { clinicEntries } from '../../db/schema/clinics.ts';

/** Statement: logins that came from an administrator to the clinic that a person governs, and the person's own. */
export const entriesOf = (db: Db, userId: string) =>
  db
    .select({
      name: sql<string>`(SELECT u.name FROM users u WHERE u.id = ${clinicEntries.userId})`.as('entered_name'),
      cause: clinicEntries.cause,
      askedAt: clinicEntries.askedAt,
      opensAt: clinicEntries.opensAt,
      decision: clinicEntries.decision,
      decidedAt: clinicEntries.decidedAt,
    })
    .from(clinicEntries)
    .where(sql`${clinicEntries.userId} = ${userId} OR ${clinicEntries.clinicId} =
      (SELECT m.clinic_id FROM clinic_members m WHERE m.user_id = ${userId} AND m.member_role = 'titular')`)
    .limit(MAX_EXPORTED);
