// Longer than 200 lines: what happens to each table when an account leaves stands in one place, to be read whole.
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../../src/shared/acts.ts';
import { LEAVING_REASON, OWNER_GONE } from '../../../src/shared/appointments.ts';
import { MESSAGES_KEPT_DAYS } from '../../../src/shared/limits.ts';
import { DAY_MS, wallTime } from '../../../src/shared/time.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { procedureConsents } from '../../db/schema/care.ts';
import { clinics } from '../../db/schema/clinics.ts';
import { files } from '../../db/schema/files.ts';
import { medicineTicks, petMedicines } from '../../db/schema/medicines.ts';
import { messages, threads } from '../../db/schema/messages.ts';
import { petClaims, petGrants } from '../../db/schema/patients.ts';
import { carneShares, pets } from '../../db/schema/pets.ts';
import { records } from '../../db/schema/records.ts';
import { auditLog, securityEvents, settings } from '../../db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../db/schema/visits.ts';
import { cancelledAt } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { clinicOfLastMember } from '../authority/rules.ts';
import { isKnown } from '../care/rules.ts';
import { refreshPatients } from '../patients/queries.ts';

/** What the statements of one act share: whose account, when, and the condition under which they write anything. */
export type Scope = { userId: string; now: number; on: SQL };

/** Visits that meet `where` are cancelled, each with its event. */
const cancelVisits = (
  db: Db,
  { now, on }: Scope,
  where: SQL,
  { by, reason, keepNotes }: { by: 'owner' | 'system'; reason: string; keepNotes: boolean },
) => {
  const coming = sql`${where} AND starts_at > ${wallTime(now)} AND status IN ('pending', 'confirmed') AND ${on}`;
  return [
    insertFrom(
      db,
      appointmentEvents,
      { id: sql`lower(hex(randomblob(16)))`, appointmentId: sql`id`, at: now, status: 'cancelled', reason },
      sql`FROM appointments
      WHERE ${coming}`,
    ),
    db
      .update(appointments)
      .set({
        status: 'cancelled',
        cancelledBy: by,
        cancelReason: reason,
        version: sql`${appointments.version} + 1`,
        updatedAt: now,
        ...(!keepNotes && { notes: null }),
      })
      .where(coming),
  ] as const;
};

/** Statement: an act's row in the log, where there is a target and `when` holds. */
export const trace = (
  db: Db,
  now: number,
  actorId: string | null,
  action: Act,
  target: SQL,
  reason: string | null,
  when: SQL,
) =>
  insertFrom(
    db,
    auditLog,
    { id: crypto.randomUUID(), at: now, actorId, action, targetId: sql`one.id`, reason },
    sql`FROM (SELECT ${target} AS id) one
    WHERE one.id IS NOT NULL AND ${when}`,
  );

/**
 * Statements: the clinic of its only member is closed for good, its coming visits are cancelled with the reason that owners
 * read and hear of, its records stay (product.md, Roles). Nothing happens where there are other members, or no clinic.
 */
export const closeClinicOf = ({ db, post }: { db: Db; post: Post }, scope: Scope, actorId: string, reason: string) => {
  const { userId, now, on } = scope;
  const closedNow = sql`(SELECT m.clinic_id FROM clinic_members m JOIN clinics c ON c.id = m.clinic_id
    WHERE m.user_id = ${userId} AND c.closed_at = ${now})`;
  return [
    db
      .update(clinics)
      .set({ closedAt: now, isBookable: false, version: sql`${clinics.version} + 1`, updatedAt: now })
      .where(and(eq(clinics.id, clinicOfLastMember(sql`${userId}`)), on)),
    trace(db, now, actorId, 'clinic.closed', closedNow, reason, sql`changes() = 1`),
    ...cancelVisits(db, scope, sql`clinic_id = ${closedNow}`, { by: 'system', reason, keepNotes: true }),
    ...post.announce(db, cancelledAt(sql`a.clinic_id = ${closedNow}`, now), now, on),
    ...refreshPatients(
      db,
      sql`SELECT clinic_id, pet_id FROM appointments
        WHERE clinic_id = ${closedNow} AND starts_at > ${wallTime(now)} AND updated_at = ${now}`,
    ),
    db.delete(settings).where(sql`key = 'default_clinic' AND value = ${closedNow}`),
  ] as const;
};

/** SQL over security_events: what somebody read in a clinic, which the clinic is owed with its reader's name. */
const isReading = eq(securityEvents.kind, 'records_read');

/**
 * Statement: the log of a person's accesses stays until its term under one random pseudonym that leads nowhere: an attack can still be
 * followed, whom it was on is not told. What they read in a clinic keeps their name, under a pseudonym of its own.
 */
export const leaveAccesses = (db: Db, { userId, on }: Scope) =>
  db
    .update(securityEvents)
    .set({
      userId: sql`iif(${isReading}, ${crypto.randomUUID()}, ${crypto.randomUUID()})`,
      name: sql`iif(${isReading}, ${securityEvents.name}, NULL)`,
      role: sql`iif(${isReading}, ${securityEvents.role}, NULL)`,
      email: sql`iif(${isReading}, ${securityEvents.email}, NULL)`,
    })
    .where(and(eq(securityEvents.userId, userId), on));

/**
 * SQL: ids of what a person and clinics said to each other: in the conversations that are theirs, since they are, and what they wrote and
 * were answered in those of animals that went to another.
 */
const saidBy = (userId: string): SQL => sql`(SELECT m.id FROM threads t CROSS JOIN messages m ON m.thread_id = t.id
    WHERE t.owner_id = ${userId} AND m.at >= coalesce(t.owner_since, 0)
  UNION ALL SELECT m.id FROM messages o CROSS JOIN threads t ON t.id = o.thread_id AND o.at < t.owner_since
    CROSS JOIN messages m ON m.thread_id = t.id AND m.at < t.owner_since
    WHERE o.author_id = ${userId} AND o.side = 'owner' AND (SELECT x.author_id FROM messages x WHERE x.thread_id = t.id AND x.side = 'owner'
      AND (x.at, x.id) <= (m.at, m.id) ORDER BY x.at DESC, x.id DESC LIMIT 1) = ${userId})`;

const whenKnown = (column: string) => sql`iif(${isKnown}, ${sql.identifier(column)}, NULL)`;

/**
 * Statements: an owner's animals and what hangs on them (product.md, Consent). Coming visits are cancelled; what clinics have
 * seen stays with them without its owner; conversations stay for a year; the rest goes. An animal that only a cancelled visit
 * or a conversation holds loses its data now and goes with them (`purgeLeft`).
 */
export const eraseAnimals = (db: Db, scope: Scope, { own }: { own: boolean }) => {
  const { userId, now, on } = scope;
  const mine = sql`(SELECT p.id FROM pets p WHERE p.owner_id = ${userId} AND ${on})`;
  const isMine = and(eq(pets.ownerId, userId), on);
  return [
    ...cancelVisits(db, scope, sql`owner_id = ${userId}`, {
      by: own ? 'owner' : 'system',
      reason: LEAVING_REASON[own ? 'own' : 'other'],
      keepNotes: false,
    }),
    ...refreshPatients(
      db,
      sql`SELECT a.clinic_id, a.pet_id FROM pets p CROSS JOIN appointments a ON a.pet_id = p.id
        WHERE p.owner_id = ${userId} AND ${on}`,
    ),
    // Photos and papers that the person kept; the bytes go with the next sweep. A clinic's stay with its records.
    db.delete(files).where(and(eq(files.ownerId, userId), on)),
    db.delete(records).where(and(isNull(records.clinicId), inArray(records.petId, mine))),
    db.delete(petMedicines).where(inArray(petMedicines.petId, mine)),
    // What they gave to others' animals stays given, without their name.
    db
      .update(medicineTicks)
      .set({ givenBy: null, givenByName: '' })
      .where(and(eq(medicineTicks.givenBy, userId), on)),
    db.delete(carneShares).where(inArray(carneShares.petId, mine)),
    db.delete(petGrants).where(inArray(petGrants.petId, mine)),
    // What was agreed to stays with the clinic, without who did.
    db
      .update(procedureConsents)
      .set({ agreedBy: OWNER_GONE, document: null })
      .where(inArray(procedureConsents.petId, mine)),
    db.delete(petClaims).where(and(isNull(petClaims.usedAt), inArray(petClaims.petId, mine))),
    db
      .update(threads)
      .set({ eraseAt: now + MESSAGES_KEPT_DAYS * DAY_MS })
      .where(and(eq(threads.ownerId, userId), isNull(threads.eraseAt), on)),
    db
      .update(messages)
      .set({ eraseAt: now + MESSAGES_KEPT_DAYS * DAY_MS })
      .where(sql`erase_at IS NULL AND ${on} AND id IN ${saidBy(userId)}`),
    db.delete(pets).where(sql`${isMine} AND NOT ${isKnown}
      AND NOT EXISTS (SELECT 1 FROM appointments a WHERE a.pet_id = pets.id)
      AND NOT EXISTS (SELECT 1 FROM threads t WHERE t.pet_id = pets.id)`),
    db
      .update(pets)
      .set({
        ownerId: null,
        notes: null,
        permitUntil: null,
        policyUntil: null,
        censusOn: null,
        sex: whenKnown('sex'),
        isNeutered: whenKnown('is_neutered'),
        colour: whenKnown('colour'),
        microchip: whenKnown('microchip'),
        allergies: whenKnown('allergies'),
        allergiesNoneOn: whenKnown('allergies_none_on'),
        medicines: whenKnown('medicines'),
        diedAt: whenKnown('died_at'),
        archivedAt: sql`iif(${isKnown}, archived_at, ${now})`,
        version: sql`${pets.version} + 1`,
        updatedAt: now,
      })
      .where(isMine),
  ] as const;
};
