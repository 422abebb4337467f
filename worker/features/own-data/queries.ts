// Longer than 200 lines: one statement for each thing that is kept of a person, side by side, so that none is forgotten.
import { and, asc, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { consents, dataRequests, sessions, users } from '../../db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../db/schema/clinics.ts';
import { messages, threads } from '../../db/schema/messages.ts';
import { petGrants } from '../../db/schema/patients.ts';
import { calendarFeeds, carneShares, pets, petWeights } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { appointments } from '../../db/schema/visits.ts';
import { petFacts, petPapers } from '../pets/queries.ts';
import { postOf } from './post.ts';

/** A column under a name of its own: rows of a batch come by column name, and two of the same name would be one. */
const named = <T>(column: SQLiteColumn, name: string) => sql`${column}`.as(name) as SQL.Aliased<T>;
const petName = named<string>(pets.name, 'pet_name');
const clinicName = named<string>(clinics.name, 'clinic_name');
/** Null: no clinic was there. */
const anyClinicName = named<string | null>(clinics.name, 'clinic_name');

const accountOf = (db: Db, userId: string) =>
  db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      phone: users.phone,
      address: users.address,
      role: users.role,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
      emailVerifiedAt: users.emailVerifiedAt,
      passwordSetAt: users.passwordSetAt,
      consentVersion: users.consentVersion,
      consentAt: users.consentAt,
      aiConsentAt: users.aiConsentAt,
      clinic: anyClinicName,
      memberRole: clinicMembers.memberRole,
      memberSince: named<number | null>(clinicMembers.createdAt, 'member_since'),
      calendarSince: named<number | null>(calendarFeeds.createdAt, 'calendar_since'),
      calendarReadAt: calendarFeeds.lastReadAt,
    })
    .from(users)
    .leftJoin(clinicMembers, eq(clinicMembers.userId, users.id))
    .leftJoin(clinics, eq(clinics.id, clinicMembers.clinicId))
    .leftJoin(calendarFeeds, eq(calendarFeeds.userId, users.id))
    .where(eq(users.id, userId));

const petsOf = (db: Db, userId: string) =>
  db
    .select({
      ...petFacts,
      ...petPapers,
      archivedAt: pets.archivedAt,
      createdAt: pets.createdAt,
    })
    .from(pets)
    .where(eq(pets.ownerId, userId))
    .orderBy(asc(pets.archivedAt), asc(pets.createdAt), asc(pets.id))
    .limit(MAX_EXPORTED);

const weightsOf = (db: Db, userId: string) =>
  db
    .select({
      petId: petWeights.petId,
      measuredAt: petWeights.measuredAt,
      weightG: petWeights.weightG,
      clinic: clinics.name,
    })
    .from(pets)
    .innerJoin(petWeights, eq(petWeights.petId, pets.id))
    .leftJoin(clinics, eq(clinics.id, petWeights.clinicId))
    .where(eq(pets.ownerId, userId))
    .limit(MAX_EXPORTED);

const sharesOf = (db: Db, userId: string) =>
  db
    .select({
      petId: carneShares.petId,
      label: carneShares.label,
      createdAt: carneShares.createdAt,
      expiresAt: carneShares.expiresAt,
      revokedAt: carneShares.revokedAt,
      openedCount: carneShares.openedCount,
      lastOpenedAt: carneShares.lastOpenedAt,
    })
    .from(pets)
    .innerJoin(carneShares, eq(carneShares.petId, pets.id))
    .where(eq(pets.ownerId, userId))
    .limit(MAX_EXPORTED);

const grantsOf = (db: Db, userId: string) =>
  db
    .select({
      petId: petGrants.petId,
      clinic: clinics.name,
      grantedAt: petGrants.grantedAt,
      revokedAt: petGrants.revokedAt,
    })
    .from(pets)
    .innerJoin(petGrants, eq(petGrants.petId, pets.id))
    .innerJoin(clinics, eq(clinics.id, petGrants.clinicId))
    .where(eq(pets.ownerId, userId))
    .limit(MAX_EXPORTED);

const appointmentsOf = (db: Db, userId: string) =>
  db
    .select({
      startsAt: appointments.startsAt,
      pet: petName,
      clinic: clinicName,
      type: appointments.type,
      status: appointments.status,
      notes: appointments.notes,
      chargeCop: appointments.chargeCop,
      cancelledBy: appointments.cancelledBy,
      cancelReason: appointments.cancelReason,
      createdAt: appointments.createdAt,
    })
    .from(appointments)
    .innerJoin(pets, eq(pets.id, appointments.petId))
    .innerJoin(clinics, eq(clinics.id, appointments.clinicId))
    .where(eq(appointments.ownerId, userId))
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(MAX_EXPORTED);

/** All versions: what was corrected is data too. */
const recordsOf = (db: Db, userId: string) =>
  db
    .select({
      pet: petName,
      date: records.date,
      kind: records.kind,
      title: records.title,
      body: records.body,
      weightG: records.weightG,
      product: records.product,
      lot: records.lot,
      nextDue: records.nextDue,
      clinic: anyClinicName,
      authorName: records.authorName,
      version: records.version,
      isCurrent: records.isCurrent,
      correction: records.correction,
      createdAt: records.createdAt,
    })
    .from(pets)
    .innerJoin(records, eq(records.petId, pets.id))
    .leftJoin(clinics, eq(clinics.id, records.clinicId))
    .where(eq(pets.ownerId, userId))
    .limit(MAX_EXPORTED);

const messagesOf = (db: Db, userId: string) =>
  db
    .select({
      threadId: threads.id,
      pet: petName,
      clinic: clinicName,
      side: messages.side,
      authorName: messages.authorName,
      text: messages.text,
      at: messages.at,
    })
    .from(threads)
    .innerJoin(messages, eq(messages.threadId, threads.id))
    .innerJoin(pets, eq(pets.id, threads.petId))
    .innerJoin(clinics, eq(clinics.id, threads.clinicId))
    .where(eq(threads.ownerId, userId))
    .limit(MAX_EXPORTED);

const consentsOf = (db: Db, userId: string) =>
  db
    .select({ version: consents.version, via: consents.via, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .limit(MAX_EXPORTED);

const sessionsOf = (db: Db, userId: string, now: number) =>
  db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.aliveUntil, now)))
    .orderBy(desc(sessions.aliveUntil))
    .limit(MAX_EXPORTED);

const actsOf = (db: Db, userId: string) =>
  db
    .select({
      at: auditLog.at,
      action: auditLog.action,
      reason: auditLog.reason,
      actorId: auditLog.actorId,
      actorRole: users.role,
    })
    .from(auditLog)
    .leftJoin(users, and(isNotNull(auditLog.actorId), eq(users.id, auditLog.actorId)))
    .where(eq(auditLog.targetId, userId))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_EXPORTED);

const requestsOf = (db: Db, userId: string) =>
  db
    .select({
      kind: dataRequests.kind,
      text: dataRequests.text,
      createdAt: dataRequests.createdAt,
      dueOn: dataRequests.dueOn,
      extension: dataRequests.extension,
      answer: dataRequests.answer,
      answeredAt: dataRequests.answeredAt,
    })
    .from(dataRequests)
    .where(eq(dataRequests.userId, userId))
    .orderBy(asc(dataRequests.createdAt))
    .limit(MAX_EXPORTED);

/**
 * Everything that is kept of a person, in one batch, with the act of reading it. Each list stops at `MAX_EXPORTED` rows. Null:
 * the account is gone.
 */
export const readOwnData = async (db: Db, userId: string, now: number) => {
  const [
    [account],
    animals,
    weights,
    shares,
    grants,
    visits,
    history,
    talk,
    proofs,
    open,
    acts,
    asked,
    notices,
    choices,
    devices,
    changes,
  ] = await db.batch([
    accountOf(db, userId),
    petsOf(db, userId),
    weightsOf(db, userId),
    sharesOf(db, userId),
    grantsOf(db, userId),
    appointmentsOf(db, userId),
    recordsOf(db, userId),
    messagesOf(db, userId),
    consentsOf(db, userId),
    sessionsOf(db, userId, now),
    actsOf(db, userId),
    requestsOf(db, userId),
    ...postOf(db, userId),
    db.insert(auditLog).values({
      id: crypto.randomUUID(),
      at: now,
      actorId: userId,
      action: 'data.exported',
      targetId: userId,
    }),
  ]);
  if (!account) return null;
  return {
    account,
    pets: animals,
    weights,
    shares,
    grants,
    appointments: visits,
    records: history,
    messages: talk,
    consents: proofs,
    sessions: open,
    acts,
    requests: asked,
    post: { notices, choices, devices, changes },
  };
};
export type OwnData = NonNullable<Awaited<ReturnType<typeof readOwnData>>>;
