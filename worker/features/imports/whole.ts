import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { DAY_MS } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { clientImports } from '../../db/schema/clients.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { clinicPatients } from '../../db/schema/patients.ts';
import { pets } from '../../db/schema/pets.ts';
import { hasCare } from '../care/rules.ts';
import type { Actor } from '../clients/rules.ts';

const i = alias(clientImports, 'i');

/** SQL: animals `p` of the people `k` of an import. */
const ofImport = (id: SQL) => sql`clinic_clients k CROSS JOIN pets p ON p.client_id = k.id WHERE k.import_id = ${id}`;

/**
 * Makes patients of all the people of an import, in one batch: all of them or none. `state` undefined: none of the clinic's;
 * `applied` null: some are missing.
 */
export const applyImport = async (db: Db, { clinicId, actorId, now }: Actor, id: string) => {
  const { state } = await batch(db, {
    clientImports: db
      .update(clientImports)
      .set({ appliedAt: now })
      .where(
        sql`${clientImports.id} = ${id} AND ${clientImports.clinicId} = ${clinicId} AND ${clientImports.appliedAt} IS NULL
          AND ${clientImports.undoneAt} IS NULL
          AND ${clientImports.people} = (SELECT count(*) FROM clinic_clients k WHERE k.import_id = ${id})
          AND ${clientImports.animals} = (SELECT count(*) FROM ${ofImport(sql`${id}`)})`,
      ),
    trace: auditIfChanged(db, { at: now, actorId, action: 'clients.imported', targetId: id }),
    clinicPatients: insertFrom(
      db,
      clinicPatients,
      { clinicId, petId: sql`p.id`, lastVisitOn: null, lastSeenOn: '', isOpen: true },
      sql`FROM ${ofImport(sql`(SELECT i.id FROM client_imports i WHERE i.id = ${id} AND i.clinic_id = ${clinicId} AND i.applied_at = ${now})`)}`,
    ).onConflictDoNothing(),
    state: one(
      db
        .select(named({ appliedAt: i.appliedAt, undoneAt: i.undoneAt }))
        .from(sql`client_imports i`)
        .where(sql`i.id = ${id} AND i.clinic_id = ${clinicId}`),
    ),
  });
  return state;
};

/** SQL over `p`: nobody did anything with an imported animal: no visit, entry, paper, message, charge, code or change. */
const untouched = sql`p.version = 1 AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM records r WHERE r.pet_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM record_drafts r WHERE r.pet_id = p.id)
  AND NOT ${hasCare(sql`p.id`)}
  AND NOT EXISTS (SELECT 1 FROM book_entries b WHERE b.pet_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM threads t WHERE t.pet_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM files f WHERE f.pet_id = p.id)
  AND NOT EXISTS (SELECT 1 FROM pet_claims c WHERE c.pet_id = p.id) AND NOT ${hasCare(sql`p.id`)}`;

/** Takes an import back, in one batch: whoever was touched since stays. `undone` undefined: a day is over, it was done, or (`exists` false) it is none of the clinic's. */
export const undoImport = async (db: Db, { clinicId, actorId, now }: Actor, id: string) => {
  const mine = sql`(SELECT i.id FROM client_imports i WHERE i.id = ${id} AND i.clinic_id = ${clinicId} AND i.undone_at = ${now})`;
  const { undone, found } = await batch(db, {
    clientImports: db
      .update(clientImports)
      .set({
        undoneAt: now,
        takenBack: sql`(SELECT count(*) FROM ${ofImport(sql`${id}`)} AND k.updated_at = k.created_at AND ${untouched})`,
      })
      .where(
        sql`${clientImports.id} = ${id} AND ${clientImports.clinicId} = ${clinicId} AND ${clientImports.appliedAt} > ${now - DAY_MS}
          AND ${clientImports.undoneAt} IS NULL`,
      ),
    trace: auditIfChanged(db, { at: now, actorId, action: 'clients.import_undone', targetId: id }),
    clinicPatients: db.delete(clinicPatients).where(
      sql`${clinicPatients.clinicId} = ${clinicId}
          AND ${clinicPatients.petId} IN (SELECT p.id FROM ${ofImport(mine)} AND k.updated_at = k.created_at AND ${untouched})`,
    ),
    undone: one(
      db
        .select(named({ takenBack: i.takenBack, animals: i.animals }))
        .from(sql`client_imports i`)
        .where(sql`i.id = ${mine}`),
    ),
    found: one(
      db
        .select(named({ id: i.id }))
        .from(sql`client_imports i`)
        .where(sql`i.id = ${id} AND i.clinic_id = ${clinicId}`),
    ),
  });
  return { undone, exists: found !== undefined };
};

/** Animals that one statement of the sweep takes. */
const SWEPT = 1000;
/** Statements of one night's sweep. */
const ROUNDS = 100;

/** Erases people and animals of imports that were taken back, or that nobody finished within a day: those that are no patients. */
export const sweepImports = async (db: Db, now: number) => {
  const left = sql`(SELECT i.id FROM client_imports i WHERE (i.applied_at IS NULL OR i.undone_at IS NOT NULL) AND i.created_at <= ${now - DAY_MS})`;
  for (let round = 0; round < ROUNDS; round++) {
    const { swept } = await batch(db, {
      swept: db
        .delete(pets)
        .where(
          sql`${pets.id} IN (SELECT p.id FROM clinic_clients k CROSS JOIN pets p ON p.client_id = k.id
            WHERE k.import_id IN ${left} AND ${untouched}
              AND NOT EXISTS (SELECT 1 FROM clinic_patients x WHERE x.pet_id = p.id) LIMIT ${SWEPT})`,
        )
        .returning({ id: pets.id }),
      clients: db.delete(clinicClients).where(
        sql`${clinicClients.id} IN (SELECT k.id FROM clinic_clients k WHERE k.import_id IN ${left}
            AND NOT EXISTS (SELECT 1 FROM pets p WHERE p.client_id = k.id) LIMIT ${SWEPT})`,
      ),
    });
    if (swept.length < SWEPT) break;
  }
  await db
    .delete(clientImports)
    .where(
      sql`${clientImports.id} IN ${left} AND NOT EXISTS (SELECT 1 FROM clinic_clients k WHERE k.import_id = client_imports.id)`,
    );
};
