import { sql } from 'drizzle-orm';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import type { Actor } from './rules.ts';

/**
 * Notes how the client of an animal authorised mails about their visits. False: they have no e-mail, or ended the mails by themselves;
 * null: it is no client of this clinic. Noted twice, the first stays.
 */
export const allowMails = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { petId, how }: { petId: string; how: string },
): Promise<boolean | null> => {
  const theirs = sql`${clinicClients.clinicId} = ${clinicId} AND ${clinicClients.id} = (SELECT p.client_id FROM pets p
    WHERE p.id = ${petId} AND p.archived_at IS NULL)`;
  const mayHave = sql`${clinicClients.email} IS NOT NULL AND ${clinicClients.mailsEndedAt} IS NULL`;
  const { found } = await batch(db, {
    written: db
      .update(clinicClients)
      .set({ mailsAuthorisation: how, mailsSince: now })
      .where(sql`${theirs} AND ${mayHave} AND ${clinicClients.mailsSince} IS NULL`),
    trace: auditIfChanged(db, { at: now, actorId, action: 'client.mails_allowed', targetId: petId }),
    found: one(
      db
        .select({ mayHave: sql<number>`(${mayHave})`.as('mayHave') })
        .from(clinicClients)
        .where(theirs),
    ),
  });
  return found ? found.mayHave === 1 : null;
};
