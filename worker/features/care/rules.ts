import { type SQL, sql } from 'drizzle-orm';

/** SQL: a clinic keeps a problem, a fórmula or a consent of a pet: its row stays for the clinic. */
export const hasCare = (petId: SQL): SQL => sql`(EXISTS (SELECT 1 FROM pet_problems q WHERE q.pet_id = ${petId})
  OR EXISTS (SELECT 1 FROM prescriptions f WHERE f.pet_id = ${petId})
  OR EXISTS (SELECT 1 FROM procedure_consents k WHERE k.pet_id = ${petId}))`;
