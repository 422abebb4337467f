import { type SQL, sql } from 'drizzle-orm';
import { type AppointmentStatus, PATIENT_BLOCKED } from '../../../src/shared/appointments.ts';
import { list } from '../../db/schema/columns.ts';

/** Statuses of a visit that open the pet's file to its clinic: it was confirmed, whatever came after but a cancellation. */
const OPENING = ['confirmed', 'in_progress', 'completed', 'no_show'] as const satisfies readonly AppointmentStatus[];
/** For SQL. Only `refreshPatients` asks the visits themselves: everybody else reads what it kept (`fileIsOpen`). */
export const openingStatuses = list(OPENING);

/** SQL: the pet's file is open to the clinic (product.md, Clinics and appointments). */
export const fileIsOpen = (clinicId: string | SQL, petId: string | SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM clinic_patients fo WHERE fo.clinic_id = ${clinicId} AND fo.pet_id = ${petId} AND fo.is_open = 1)`;

/** SQL: it is open to a clinic that goes on, which may write in it. */
export const fileTakesEntries = (clinicId: string | SQL, petId: string | SQL): SQL =>
  sql`(${fileIsOpen(clinicId, petId)} AND EXISTS (SELECT 1 FROM clinics f WHERE f.id = ${clinicId} AND f.closed_at IS NULL))`;

/** SQL, as text, over `p` (pets) that somebody brings or brought: its file is not blocked at a clinic (worker/features/blocked). */
export const notBlocked = (clinicId: string): string => `(p.owner_id IS NOT NULL OR p.client_id IS NOT NULL
  OR NOT EXISTS (SELECT 1 FROM blocked_patients bp WHERE bp.clinic_id = ${clinicId} AND bp.pet_id = p.id))`;

/** SQL over `p`: its name where a row of a clinic's money has to stand, which that of a blocked file is not. */
export const nameTo = (clinicId: string) =>
  sql<string>`iif(${sql.raw(notBlocked(clinicId))}, p.name, ${PATIENT_BLOCKED})`.as('patientName');
