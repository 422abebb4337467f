import { and, asc, eq, sql } from 'drizzle-orm';
import { MAX_EXPORTED } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { bookEntries } from '../../db/schema/books.ts';
import { clinicClosures, clinics } from '../../db/schema/clinics.ts';
import { messages, threads } from '../../db/schema/messages.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import { clinicName, petName } from './columns.ts';

export const appointmentsOf = (db: Db, userId: string) =>
  db
    .select({
      startsAt: appointments.startsAt,
      pet: sql<string>`coalesce(${appointments.petName}, ${pets.name})`.as('pet_name'),
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

/** What clinics charged for the person's animals, what was paid, and what was voided. */
export const chargesOf = (db: Db, userId: string) =>
  db
    .select({
      at: bookEntries.at,
      pet: petName,
      clinic: clinicName,
      number: bookEntries.number,
      kind: bookEntries.kind,
      items: bookEntries.items,
      totalCop: bookEntries.totalCop,
      paidCop:
        sql<number>`${bookEntries.cashCop} + ${bookEntries.cardCop} + ${bookEntries.transferCop} + ${bookEntries.walletCop}
          + ${bookEntries.otherCop} + ${bookEntries.unnotedCop}`.as('paid_cop'),
      reason: bookEntries.reason,
    })
    .from(bookEntries)
    .innerJoin(pets, eq(pets.id, bookEntries.petId))
    .innerJoin(clinics, eq(clinics.id, bookEntries.clinicId))
    .where(eq(pets.ownerId, userId))
    .limit(MAX_EXPORTED);

export const messagesOf = (db: Db, userId: string) =>
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
    .where(and(eq(threads.ownerId, userId), sql`${messages.at} >= coalesce(${threads.ownerSince}, 0)`))
    .limit(MAX_EXPORTED);

/** Clinics that take no requests of the person. */
export const closuresOf = (db: Db, userId: string) =>
  db
    .select({ clinic: clinics.name, closedAt: clinicClosures.closedAt })
    .from(clinicClosures)
    .innerJoin(clinics, eq(clinics.id, clinicClosures.clinicId))
    .where(eq(clinicClosures.userId, userId))
    .limit(MAX_EXPORTED);
