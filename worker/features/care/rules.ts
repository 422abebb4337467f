import { type SQL, sql } from 'drizzle-orm';

/** SQL: a clinic keeps a problem, a fórmula or a consent of a pet: its row stays for the clinic. */
export const hasCare = (petId: SQL): SQL => sql`(EXISTS (SELECT 1 FROM pet_problems q WHERE q.pet_id = ${petId})
  OR EXISTS (SELECT 1 FROM prescriptions f WHERE f.pet_id = ${petId})
  OR EXISTS (SELECT 1 FROM procedure_consents k WHERE k.pet_id = ${petId}))`;

/** SQL over `pets`: a clinic wrote of it, saw it, or has it in its book: the row stays for the clinic. */
export const isKnown: SQL = sql`(EXISTS (SELECT 1 FROM records r WHERE r.pet_id = pets.id AND r.clinic_id IS NOT NULL)
  OR EXISTS (SELECT 1 FROM record_drafts d WHERE d.pet_id = pets.id)
  OR ${hasCare(sql`pets.id`)}
  OR EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = pets.id AND a.status <> 'cancelled')
  OR EXISTS (SELECT 1 FROM book_entries b WHERE b.pet_id = pets.id))`;
