import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { ageYears, kilograms } from '../../../src/shared/pets.ts';
import type { PatientFile } from '../../../src/shared/schemas/patient-file.ts';
import { thisMonth, today } from '../../../src/shared/time.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { signsFor } from '../../db/member-role.ts';
import { clinics, clinicTexts } from '../../db/schema/clinics.ts';
import { threads } from '../../db/schema/messages.ts';
import { clinicPatients } from '../../db/schema/patients.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import { selectKept, toKept } from '../medicines/queries.ts';
import { fileIsOpen } from '../patients/rules.ts';
import { selectDrafts, toDraft } from './drafts.ts';
import { planColumns, type Reader, selectActs } from './queries.ts';
import { planSourceOf, toPetDue } from './rules.ts';

const p = alias(pets, 'p');
const cp = alias(clinicPatients, 'cp');
const c = alias(clinics, 'c');
const w = alias(petWeights, 'w');
const a = alias(appointments, 'a');
const t = alias(threads, 't');

/** Rows that one file carries of each thing. */
const SHOWN_WEIGHTS = 60;
const SHOWN_VISITS = 30;
const SHOWN_TEXTS = 100;

/**
 * A clinic's file of a patient, in one batch; null: it is no patient. While the file is closed (the visit is not confirmed yet)
 * only what a pending request shows is told (product.md); what others wrote needs the owner's grant (`readable`).
 */
export const readFile = async (
  db: Db,
  { clinicId, userId }: { clinicId: string; userId: string },
  petId: string,
  now: number,
): Promise<PatientFile | null> => {
  const reader: Reader = { side: 'clinic', id: clinicId };
  const { pet, weights, given, acts, visits, thread, texts, drafts } = await batch(db, {
    pet: one(
      db
        .select({
          ...named({
            petId: p.id,
            name: p.name,
            species: p.species,
            breed: p.breed,
            birthMonth: p.birthMonth,
            sex: p.sex,
            neutered: p.isNeutered,
            colour: p.colour,
            microchip: p.microchip,
            allergies: p.allergies,
            allergiesNoneOn: p.allergiesNoneOn,
            medicines: p.medicines,
            notes: p.notes,
            weightG: p.weightG,
            open: cp.isOpen,
            lastVisitOn: cp.lastVisitOn,
            version: p.version,
            clinicName: c.name,
            clinicCity: c.city,
            clinicAddress: c.address,
            clinicPhone: c.phone,
          }),
          archived: sql<number>`p.archived_at IS NOT NULL`.as('archived'),
          ownerName: sql<string>`coalesce(u.name, o.name, ${OWNER_GONE})`.as('ownerName'),
          ownerPhone: sql<string | null>`CASE WHEN u.id IS NULL THEN o.phone ELSE u.phone END`.as('ownerPhone'),
          ownerEmail: sql<string | null>`CASE WHEN u.id IS NULL THEN o.email ELSE u.email END`.as('ownerEmail'),
          ownerDocument: sql<string | null>`coalesce(o.document, (SELECT k.document FROM clinic_owner_cards k
            WHERE k.clinic_id = cp.clinic_id AND k.user_id = u.id))`.as('ownerDocument'),
          hasAccount: sql<number>`u.id IS NOT NULL`.as('hasAccount'),
          isClient: sql<number>`o.id IS NOT NULL`.as('isClient'),
          clientAt: sql<number | null>`CASE WHEN o.clinic_id = ${clinicId} THEN o.updated_at END`.as('clientAt'),
          granted: sql<number>`EXISTS (SELECT 1 FROM pet_grants g WHERE g.pet_id = p.id AND g.clinic_id = ${clinicId}
          AND g.revoked_at IS NULL)`.as('granted'),
          closed: sql<number>`c.closed_at IS NOT NULL`.as('closed'),
          signs: sql<number>`${signsFor(clinicId, userId)}`.as('signs'),
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
      .select(named({ at: w.measuredAt, weightG: w.weightG }))
      .from(sql.raw('pet_weights w'))
      .where(sql`w.pet_id = ${petId} AND ${fileIsOpen(clinicId, petId)}`)
      .orderBy(sql`w.measured_at DESC`)
      .limit(SHOWN_WEIGHTS),
    acts: selectActs(db, petId, reader),
    drafts: selectDrafts(db, clinicId, petId),
    given: selectKept(db, petId, today(now), fileIsOpen(clinicId, petId)),
    visits: db
      .select(named({ id: a.id, startsAt: a.startsAt, type: a.type, status: a.status, notes: a.notes }))
      .from(sql.raw('appointments a'))
      .where(sql`a.pet_id = ${petId} AND a.clinic_id = ${clinicId}`)
      .orderBy(sql`a.starts_at DESC`)
      .limit(SHOWN_VISITS),
    thread: one(
      db
        .select(named({ id: t.id, unread: t.clinicUnread }))
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
  const { open } = pet;
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
      diedAt: pet.diedAt,
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
          isNeutered: pet.neutered,
          colour: pet.colour,
          microchip: pet.microchip,
          allergies: pet.allergies,
          allergiesNoneOn: pet.allergiesNoneOn,
          medicines: pet.medicines,
          given: toKept(given),
          notes: pet.notes,
          ownerEmail: pet.ownerEmail,
          ownerDocument: pet.ownerDocument,
          own: pet.clientAt === null || pet.archived ? null : { version: pet.version, clientAt: pet.clientAt },
          weight: kilograms(pet.weightG),
          weights: weights.map(({ at, weightG }) => ({ at, weight: kilograms(weightG) })).toReversed(),
          signs: pet.signs === 1,
          drafts: drafts.map(toDraft),
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
