import { sql } from 'drizzle-orm';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { ageYears, kilograms } from '../../../src/shared/pets.ts';
import type { PatientFile } from '../../../src/shared/schemas/patient-file.ts';
import { thisMonth, today } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { clinicTexts } from '../../db/schema/clinics.ts';
import { planColumns, type Reader, selectActs } from './queries.ts';
import { planSourceOf, toPetDue } from './rules.ts';

/** Rows that one file carries of each thing. */
const SHOWN_WEIGHTS = 60;
const SHOWN_VISITS = 30;
const SHOWN_TEXTS = 100;

/**
 * A clinic's file of a patient, in one batch; null: it is no patient. While the file is closed (the visit is not confirmed yet)
 * only what a pending request shows is told (product.md); what others wrote needs the owner's grant (`readable`).
 */
export const readFile = async (db: Db, clinicId: string, petId: string, now: number): Promise<PatientFile | null> => {
  const reader: Reader = { side: 'clinic', id: clinicId };
  const isOpen = sql`(SELECT cp.is_open FROM clinic_patients cp WHERE cp.clinic_id = ${clinicId} AND cp.pet_id = ${petId})`;
  const { pet, weights, acts, visits, thread, texts } = await batch(db, {
    pet: one(
      db
        .select({
          petId: sql<string>`p.id`.as('petId'),
          name: sql<string>`p.name`.as('name'),
          species: sql<PatientFile['pet']['species']>`p.species`.as('species'),
          breed: sql<string | null>`p.breed`.as('breed'),
          birthMonth: sql<string>`p.birth_month`.as('birthMonth'),
          sex: sql<'macho' | 'hembra' | null>`p.sex`.as('sex'),
          neutered: sql<number | null>`p.is_neutered`.as('neutered'),
          colour: sql<string | null>`p.colour`.as('colour'),
          microchip: sql<string | null>`p.microchip`.as('microchip'),
          allergies: sql<string | null>`p.allergies`.as('allergies'),
          allergiesNoneOn: sql<string | null>`p.allergies_none_on`.as('allergiesNoneOn'),
          medicines: sql<string | null>`p.medicines`.as('medicines'),
          notes: sql<string | null>`p.notes`.as('notes'),
          weightG: sql<number>`p.weight_g`.as('weightG'),
          archived: sql<number>`p.archived_at IS NOT NULL`.as('archived'),
          open: sql<number>`cp.is_open`.as('open'),
          lastVisitOn: sql<string | null>`cp.last_visit_on`.as('lastVisitOn'),
          ownerName: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('ownerName'),
          ownerPhone: sql<string | null>`CASE WHEN u.id IS NULL THEN o.phone ELSE u.phone END`.as('ownerPhone'),
          ownerEmail: sql<string | null>`CASE WHEN u.id IS NULL THEN o.email ELSE u.email END`.as('ownerEmail'),
          hasAccount: sql<number>`u.id IS NOT NULL`.as('hasAccount'),
          isClient: sql<number>`o.id IS NOT NULL`.as('isClient'),
          version: sql<number>`p.version`.as('version'),
          clientAt: sql<number | null>`CASE WHEN o.clinic_id = ${clinicId} THEN o.updated_at END`.as('clientAt'),
          granted: sql<number>`EXISTS (SELECT 1 FROM pet_grants g WHERE g.pet_id = p.id AND g.clinic_id = ${clinicId}
          AND g.revoked_at IS NULL)`.as('granted'),
          clinicName: sql<string>`c.name`.as('clinicName'),
          clinicCity: sql<string>`c.city`.as('clinicCity'),
          clinicAddress: sql<string>`c.address`.as('clinicAddress'),
          clinicPhone: sql<string>`c.phone`.as('clinicPhone'),
          closed: sql<number>`c.closed_at IS NOT NULL`.as('closed'),
          ...planColumns(sql`${clinicId}`),
        })
        .from(
          sql`clinic_patients cp CROSS JOIN pets p ON p.id = cp.pet_id CROSS JOIN clinics c ON c.id = cp.clinic_id
          LEFT JOIN users u ON u.id = p.owner_id
          LEFT JOIN clinic_clients o ON o.id = p.client_id AND o.clinic_id = cp.clinic_id`,
        )
        .where(sql`cp.clinic_id = ${clinicId} AND cp.pet_id = ${petId}`),
    ),
    weights: db
      .select({ at: sql<number>`w.measured_at`.as('at'), weightG: sql<number>`w.weight_g`.as('weightG') })
      .from(sql.raw('pet_weights w'))
      .where(sql`w.pet_id = ${petId} AND ${isOpen} = 1`)
      .orderBy(sql`w.measured_at DESC`)
      .limit(SHOWN_WEIGHTS),
    acts: selectActs(db, petId, reader),
    visits: db
      .select({
        id: sql<string>`a.id`.as('id'),
        startsAt: sql<string>`a.starts_at`.as('startsAt'),
        type: sql<PatientFile['visits'][number]['type']>`a.type`.as('type'),
        status: sql<PatientFile['visits'][number]['status']>`a.status`.as('status'),
        notes: sql<string | null>`a.notes`.as('notes'),
      })
      .from(sql.raw('appointments a'))
      .where(sql`a.pet_id = ${petId} AND a.clinic_id = ${clinicId}`)
      .orderBy(sql`a.starts_at DESC`)
      .limit(SHOWN_VISITS),
    thread: one(
      db
        .select({ id: sql<string>`t.id`.as('id'), unread: sql<number>`t.clinic_unread`.as('unread') })
        .from(sql.raw('threads t'))
        .where(sql`t.pet_id = ${petId} AND t.clinic_id = ${clinicId}`),
    ),
    texts: db
      .select({ id: clinicTexts.id, kind: clinicTexts.kind, title: clinicTexts.title, body: clinicTexts.body })
      .from(clinicTexts)
      .where(sql`${clinicTexts.clinicId} = ${clinicId} AND ${clinicTexts.purpose} = 'record'`)
      .orderBy(clinicTexts.title, clinicTexts.id)
      .limit(SHOWN_TEXTS),
  });
  if (!pet) return null;
  const open = pet.open === 1;
  const [row] = toPetDue([pet], acts, today(now));
  return {
    pet: {
      id: pet.petId,
      name: pet.name,
      species: pet.species,
      breed: pet.breed,
      birthMonth: pet.birthMonth,
      age: ageYears(pet.birthMonth, thisMonth(now)),
      isArchived: pet.archived === 1,
    },
    owner: {
      name: pet.ownerName,
      phone: pet.ownerPhone,
      hasAccount: pet.hasAccount === 1,
      isClient: pet.isClient === 1,
    },
    clinic: {
      id: clinicId,
      name: pet.clinicName,
      city: pet.clinicCity,
      address: pet.clinicAddress,
      phone: pet.clinicPhone,
      isClosed: pet.closed === 1,
    },
    lastVisit: pet.lastVisitOn,
    visits: visits.map(({ startsAt, ...visit }) => ({
      ...visit,
      date: startsAt.slice(0, 10),
      time: startsAt.slice(11),
    })),
    file: open
      ? {
          sex: pet.sex,
          isNeutered: pet.neutered === null ? null : pet.neutered === 1,
          colour: pet.colour,
          microchip: pet.microchip,
          allergies: pet.allergies,
          allergiesNoneOn: pet.allergiesNoneOn,
          medicines: pet.medicines,
          notes: pet.notes,
          ownerEmail: pet.ownerEmail,
          own: pet.clientAt === null || pet.archived ? null : { version: pet.version, clientAt: pet.clientAt },
          weight: kilograms(pet.weightG),
          weights: weights.map(({ at, weightG }) => ({ at, weight: kilograms(weightG) })).toReversed(),
          hasGrant: pet.granted === 1,
          plan: planSourceOf(pet, pet.species),
          due: row?.due ?? [],
          acts: acts
            .filter(({ kind }) => kind === 'vacuna' || kind === 'desparasitacion')
            .map(({ petId: _, ...act }) => act),
          thread: thread ?? null,
          templates: texts.map(({ kind, ...text }) => ({ ...text, kind: kind as null })),
        }
      : null,
  };
};
