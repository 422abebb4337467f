// Longer than 200 lines: one builder per thing of the world, side by side, so that their values fit each other.
import { eq, sql } from 'drizzle-orm';
import type { Act } from '../../src/shared/acts.ts';
import type { AppointmentStatus, AppointmentType } from '../../src/shared/appointments.ts';
import { addBusinessDays } from '../../src/shared/business-days.ts';
import { CONTRACT_VERSION } from '../../src/shared/contract.ts';
import { ENTRY_HOURS } from '../../src/shared/limits.ts';
import { type MemberRole, mayHoldLicence } from '../../src/shared/member-roles.ts';
import { gramsOf } from '../../src/shared/pets.ts';
import type { RecordKind } from '../../src/shared/records.ts';
import type { Role } from '../../src/shared/roles.ts';
import { REQUEST_TERMS } from '../../src/shared/schemas/request.ts';
import { searchKey } from '../../src/shared/search-key.ts';
import type { Species } from '../../src/shared/species.ts';
import { instantOf, subtractMonths, thisMonth, today } from '../../src/shared/time.ts';
import { sha256 } from '../../worker/auth/hash.ts';
import { hashPassword } from '../../worker/auth/password.ts';
import { LINK_LIFE_MS } from '../../worker/auth/password-links.ts';
import { newToken, sessionRow } from '../../worker/auth/sessions.ts';
import type { Db } from '../../worker/db/client.ts';
import { insertFrom } from '../../worker/db/insert.ts';
import { placeOf } from '../../worker/db/member-role.ts';
import { dataRequests, passwordLinks, sessions, users } from '../../worker/db/schema/accounts.ts';
import {
  clinicAgendas,
  clinicBlocks,
  clinicClients,
  clinicEntries,
  clinicMembers,
  clinics,
  clinicTexts,
  type WeekHours,
} from '../../worker/db/schema/clinics.ts';
import { licences } from '../../worker/db/schema/licences.ts';
import { medicineAlarms, petMedicines } from '../../worker/db/schema/medicines.ts';
import { messages, threads } from '../../worker/db/schema/messages.ts';
import { petGrants } from '../../worker/db/schema/patients.ts';
import { carneShares, pets, petWeights } from '../../worker/db/schema/pets.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { records } from '../../worker/db/schema/records.ts';
import { auditLog, securityEvents, settings } from '../../worker/db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import { refreshPatient } from '../../worker/features/patients/queries.ts';

/**
 * Builders: each writes one thing with sensible values, and returns it. `has` says what matters to the caller. Tests and
 * the seed build their worlds from the same ones.
 */
export type World = { db: Db; now: number };

type UserRow = typeof users.$inferSelect;
type ClinicRow = typeof clinics.$inferSelect;
type PetRow = typeof pets.$inferSelect;

let made = 0;
const serial = () => {
  made += 1;
  return made;
};

/** A hash that no password opens: hashing costs 0.2 s, and most tests never log in. */
const NO_PASSWORD = '!';

export const aUser = async (
  { db, now }: World,
  { password, ...has }: Partial<UserRow> & { password?: string } = {},
): Promise<UserRow> => {
  const n = serial();
  const user: UserRow = {
    id: crypto.randomUUID(),
    email: `persona${n}@correo.test`,
    name: `Persona ${n}`,
    phone: '3105551234',
    address: 'Calle 12 # 34-56, Bogotá',
    role: 'user',
    isActive: true,
    passwordHash: password ? await hashPassword(password) : NO_PASSWORD,
    passwordSetBy: null,
    passwordSetAt: now,
    consentVersion: null,
    consentAt: null,
    aiConsentAt: null,
    createdAt: now,
    updatedAt: now,
    emailVerifiedAt: now,
    passwordExpiresAt: null,
    heldUntil: null,
    searchKey: '',
    ...has,
  };
  user.searchKey = searchKey(user.name, user.email, user.phone);
  await db.insert(users).values(user);
  return user;
};

/**
 * A live session of an account; returns its bearer token. `openedAt` (ms UTC) puts its start in the past; `provenAt` is when a
 * credential was shown in it last: at its login unless told.
 */
export const aSession = async (
  { db, now }: World,
  { id, role }: { id: string; role: Role },
  {
    openedAt = now,
    provenAt = openedAt,
    device = null,
    network = 'local',
  }: { openedAt?: number; provenAt?: number; device?: string | null; network?: string } = {},
): Promise<string> => {
  const token = newToken();
  await db.insert(sessions).values({
    ...sessionRow({ tokenHash: await sha256(token), userId: id, role, device, network }, openedAt),
    provenAt,
  });
  return token;
};

/** Times of a session whose person showed a credential again after the login, as acts ask that outlive it. */
export const shownAgain = ({ now }: Pick<World, 'now'>) => ({ openedAt: now - 1000, provenAt: now });

/** Who hands out the links of a test that does not care: one administrator, made once. */
const anIssuer = async (world: World): Promise<string> => {
  const id = 'entrega-enlaces';
  const [known] = await world.db.select({ id: users.id }).from(users).where(eq(users.id, id));
  return known?.id ?? (await aUser(world, { id, role: 'admin', name: 'Entrega Enlaces' })).id;
};

/** A link to set an account's password, fresh unless told; returns its token. */
export const aPasswordLink = async (
  { db, now }: World,
  { id }: { id: string },
  has: Partial<typeof passwordLinks.$inferInsert> = {},
): Promise<string> => {
  const token = newToken();
  await db.insert(passwordLinks).values({
    tokenHash: await sha256(token),
    userId: id,
    createdBy: has.createdBy ?? (await anIssuer({ db, now })),
    createdAt: now,
    expiresAt: now + LINK_LIFE_MS,
    ...has,
  });
  return token;
};

/** Every day the whole grid, 09:00 to 17:30. */
export const OPEN_ALL_WEEK: WeekHours = Array.from({ length: 7 }, () => ['09:00', '17:30'] as const);

/** A clinic that takes bookings every day, one at a time, with two hours' notice, sixty days ahead. */
/** Gives a clinic an agenda for each of these seats, and as many seats. */
export const someAgendas = async ({ db }: World, clinic: { id: string }, numbers: readonly number[]) => {
  for (const number of numbers)
    await db
      .insert(clinicAgendas)
      .values({ clinicId: clinic.id, number, name: `Agenda ${number}`, colour: 'uva', since: '2026-01-01T00:00' });
  if (numbers.length > 0) await db.update(clinics).set({ capacity: numbers.length }).where(eq(clinics.id, clinic.id));
};

export const aClinic = async ({ db, now }: World, has: Partial<ClinicRow> = {}): Promise<ClinicRow> => {
  const n = serial();
  const clinic: ClinicRow = {
    id: crypto.randomUUID(),
    name: `Clínica ${n}`,
    city: 'Bogotá',
    address: `Carrera ${n} # 45-67`,
    phone: '6015550123',
    hours: OPEN_ALL_WEEK,
    pauses: OPEN_ALL_WEEK.map(() => null),
    priceIva: {},
    capacity: 1,
    minNoticeMin: 120,
    horizonDays: 60,
    takesEmergencies: false,
    prices: {},
    lengths: {},
    isBookable: true,
    isListed: false,
    species: [],
    allHoursAt: null,
    retentionYears: null,
    contractVersion: CONTRACT_VERSION,
    contractAt: now,
    contractBy: null,
    contractUntil: null,
    closedAt: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...has,
  };
  await db.insert(clinics).values(clinic);
  return clinic;
};

/** Makes an account of role business a member of a clinic. */
/** A login of a clinic's member that came from an administrator just now, and waits. */
export const anEntry = async (
  { db, now }: World,
  user: { id: string },
  clinic: { id: string },
  has: Partial<typeof clinicEntries.$inferInsert> = {},
): Promise<void> => {
  const opensAt = now + ENTRY_HOURS * 60 * 60 * 1000;
  const entry = {
    clinicId: clinic.id,
    userId: user.id,
    cause: 'link',
    askedBy: 'nadie',
    askedAt: now,
    opensAt,
  } as const;
  await db.insert(clinicEntries).values({ ...entry, ...has });
};

export const aMember = async (
  { db, now }: World,
  user: { id: string },
  clinic: { id: string },
  memberRole: MemberRole = 'titular',
  /** Null: none is on file. */
  licence: string | null = mayHoldLicence(memberRole) ? 'MP-20415' : null,
): Promise<void> => {
  await db
    .insert(clinicMembers)
    .values({ userId: user.id, clinicId: clinic.id, ...placeOf(memberRole), createdAt: now });
  if (licence)
    await db.insert(licences).values({ userId: user.id, number: licence, declaredAt: now }).onConflictDoNothing();
};

/** A pet; `ageMonths` and `weightKg` are as of now. `owner` null: nobody's account. */
export const aPet = async (
  { db, now }: World,
  owner: { id: string } | null,
  {
    ageMonths = 36,
    weightKg = 12,
    ...has
  }: Partial<PetRow> & { species?: Species; ageMonths?: number; weightKg?: number } = {},
): Promise<PetRow> => {
  const pet: PetRow = {
    id: crypto.randomUUID(),
    ownerId: owner?.id ?? null,
    name: `Mascota ${serial()}`,
    species: 'perro',
    breed: null,
    birthMonth: subtractMonths(thisMonth(now), ageMonths),
    weightG: gramsOf(weightKg),
    notes: null,
    clientId: null,
    sex: null,
    isNeutered: null,
    colour: null,
    microchip: null,
    allergies: null,
    allergiesNoneOn: null,
    medicines: null,
    permitUntil: null,
    policyUntil: null,
    censusOn: null,
    archivedAt: null,
    diedAt: null,
    searchKey: '',
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...has,
  };
  pet.searchKey = searchKey(pet.name, pet.breed);
  await db.batch([
    db.insert(pets).values(pet),
    db.insert(petWeights).values({ petId: pet.id, measuredAt: pet.createdAt, weightG: pet.weightG }),
  ]);
  return pet;
};

/** A medicine that is given every day from `from` on at its hours, those that passed too. */
export const aMedicine = async (
  { db, now }: World,
  pet: { id: string },
  {
    times = ['08:00', '20:00'],
    from = today(now),
    ...has
  }: { times?: string[]; from?: string } & Partial<Omit<typeof petMedicines.$inferInsert, 'times' | 'fromOn'>> = {},
) => {
  const row = {
    id: crypto.randomUUID(),
    petId: pet.id,
    name: 'Cefalexina 500 mg',
    times: JSON.stringify(times),
    everyDays: has.weekdays ? null : 1,
    fromOn: from,
    hoursSince: `${from}T00:00`,
    createdAt: now,
    updatedAt: now,
    ...has,
  };
  const untilOn = row.toOn ?? '9999-12-31';
  await db.batch([
    db.insert(petMedicines).values(row),
    insertFrom(
      db,
      medicineAlarms,
      { medicineId: row.id, time: sql`value`, untilOn },
      sql`FROM json_each(${row.times})`,
    ),
  ]);
  return row;
};

/** An entry of a pet's weight history, `kg` at an instant (ms UTC). */
export const aWeight = async ({ db }: World, pet: { id: string }, measuredAt: number, kg: number): Promise<void> => {
  await db.insert(petWeights).values({ petId: pet.id, measuredAt, weightG: gramsOf(kg) });
};

/** A visit. `startsAt` is Bogotá wall time, `YYYY-MM-DDTHH:mm`. It asks no rule: worlds may hold what the past allowed. */
export const anAppointment = async (
  { db, now }: World,
  {
    pet,
    clinic,
    startsAt,
    seat = 0,
    type = 'checkup',
    status = 'pending',
    ...has
  }: {
    pet: { id: string; ownerId: string | null };
    clinic: { id: string };
    startsAt: string;
    seat?: number;
    type?: AppointmentType;
    status?: AppointmentStatus;
  } & Partial<typeof appointments.$inferSelect>,
): Promise<typeof appointments.$inferSelect> => {
  const appointment: typeof appointments.$inferSelect = {
    id: crypto.randomUUID(),
    petId: pet.id,
    clinicId: clinic.id,
    ownerId: pet.ownerId,
    startsAt,
    seat,
    type,
    status,
    notes: null,
    version: 1,
    arrivedAt: null,
    startedAt: null,
    chargeCop: null,
    completedAt: status === 'completed' ? instantOf(startsAt) : null,
    cancelledBy: status === 'cancelled' ? 'owner' : null,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
    lapsesAt: null,
    lapsedAt: null,
    petName: null,
    halfHours: 1,
    ...has,
  };
  await db.batch([db.insert(appointments).values(appointment), ...refreshPatient(db, clinic.id, pet.id)]);
  return appointment;
};

/** A habeas-data request, filed now and due when its term ends unless `has` says otherwise. */
export const aRequest = async (
  { db, now }: World,
  person: { id: string } | null,
  has: Partial<typeof dataRequests.$inferSelect> = {},
): Promise<typeof dataRequests.$inferSelect> => {
  const request: typeof dataRequests.$inferSelect = {
    id: crypto.randomUUID(),
    userId: person?.id ?? null,
    kind: 'consulta',
    text: '¿Qué datos míos guardan y quién los ha visto?',
    createdAt: now,
    dueOn: addBusinessDays(today(has.createdAt ?? now), REQUEST_TERMS[has.kind ?? 'consulta'].days),
    extension: null,
    answer: null,
    answeredBy: null,
    answeredAt: null,
    ...has,
  };
  await db.insert(dataRequests).values(request);
  return request;
};

/** What happened to a visit; a visit's builder writes no history. */
export const aVisitEvent = async (
  { db, now }: World,
  visit: { id: string },
  actor: { id: string } | null,
  has: Partial<typeof appointmentEvents.$inferInsert> = {},
): Promise<void> => {
  const status = has.status ?? 'pending';
  const event = { id: crypto.randomUUID(), appointmentId: visit.id, at: now, actorId: actor?.id ?? null };
  await db.insert(appointmentEvents).values({ ...event, ...has, status });
};

/** Hours that a clinic took out of its agenda; wall times. */
export const aBlock = async (
  { db, now }: World,
  clinic: { id: string },
  creator: { id: string },
  has: { startsAt: string; endsAt: string; reason?: string },
): Promise<void> => {
  const block = { id: crypto.randomUUID(), clinicId: clinic.id, createdBy: creator.id, createdAt: now };
  await db.insert(clinicBlocks).values({ ...block, ...has });
};

/** An answer that a clinic keeps ready. */
export const anAnswer = async (
  { db, now }: World,
  clinic: { id: string },
  { title, text }: { title: string; text: string },
): Promise<void> => {
  const row = { id: crypto.randomUUID(), clinicId: clinic.id, purpose: 'answer' as const, title, body: { text } };
  await db.insert(clinicTexts).values({ ...row, createdAt: now, updatedAt: now });
};

/** A person without an account whom a clinic registered; their pet is `aPet(world, null, { clientId })`. */
export const aClient = async (
  { db, now }: World,
  clinic: { id: string },
  has: Partial<typeof clinicClients.$inferSelect> = {},
): Promise<typeof clinicClients.$inferSelect> => {
  const client = {
    id: crypto.randomUUID(),
    clinicId: clinic.id,
    name: `Cliente ${serial()}`,
    phone: '3115550199',
    email: null,
    authorisation: 'Firmó la autorización en papel',
    authorisedAt: now,
    mailsAuthorisation: null,
    mailsSince: null,
    mailsEndedAt: null,
    document: null,
    address: null,
    note: null,
    importId: null,
    mergedInto: null,
    mergedAt: null,
    searchKey: '',
    createdAt: now,
    updatedAt: now,
    ...has,
  };
  client.searchKey = searchKey(client.name, client.email, client.phone);
  await db.insert(clinicClients).values(client);
  return client;
};

/** A choice of the deployment: `default_clinic`, `registration`. */
export const aSetting = async ({ db }: World, key: string, value: string): Promise<void> => {
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
};

/** An act in the audit log. */
export const anAct = async (
  { db, now }: World,
  has: Pick<typeof auditLog.$inferSelect, 'targetId'> & { action: Act } & Partial<typeof auditLog.$inferSelect>,
): Promise<void> => {
  await db.insert(auditLog).values({ id: crypto.randomUUID(), at: now, actorId: null, reason: null, ...has });
};

/** A clinic's record of a pet, or (clinic null) its owner's own entry. */
export const aRecord = async (
  { db, now }: World,
  pet: { id: string },
  clinic: { id: string } | null,
  has: Partial<typeof records.$inferInsert> = {},
): Promise<typeof records.$inferSelect> => {
  const id = crypto.randomUUID();
  const row = {
    id,
    rootId: id,
    version: 1,
    isCurrent: true,
    petId: pet.id,
    clinicId: clinic?.id ?? null,
    appointmentId: null,
    authorId: null,
    authorName: clinic ? 'Clara Nieto' : '',
    kind: 'nota',
    date: today(now),
    title: 'Nota',
    body: { text: 'Sin novedad' },
    weightG: null,
    planKey: null,
    product: null,
    lot: null,
    nextDue: null,
    correction: null,
    createdAt: now,
    exam: null,
    manufacturer: null,
    lotExpiresOn: null,
    batchId: null,
    licence: null,
    withdrawnAt: null,
    withdrawnByName: null,
    withdrawReason: null,
    ...has,
  } satisfies typeof records.$inferSelect;
  const insert = db.insert(records).values(row);
  await (clinic ? db.batch([insert, ...refreshPatient(db, clinic.id, pet.id)]) : insert);
  return row;
};

/** A new version of a record, by somebody of its side; what `has` leaves out stays. */
export const aCorrection = async (
  { db, now }: World,
  before: typeof records.$inferSelect,
  author: { id: string; name: string },
  has: Partial<typeof records.$inferInsert> & { correction: string },
): Promise<typeof records.$inferSelect> => {
  const row = {
    ...before,
    id: crypto.randomUUID(),
    version: before.version + 1,
    authorId: author.id,
    authorName: author.name,
    createdAt: now,
    ...has,
  } satisfies typeof records.$inferSelect;
  await db.batch([
    db.update(records).set({ isCurrent: false }).where(eq(records.id, before.id)),
    db.insert(records).values(row),
  ]);
  return row;
};

/** A link to a pet's carné, for a week unless told; returns its token. */
export const aShare = async (
  { db, now }: World,
  pet: { id: string },
  has: Partial<typeof carneShares.$inferInsert> = {},
): Promise<string> => {
  const token = newToken();
  await db.insert(carneShares).values({
    id: crypto.randomUUID(),
    tokenHash: await sha256(token),
    petId: pet.id,
    label: null,
    createdAt: now,
    expiresAt: now + 7 * 24 * 60 * 60 * 1000,
    ...has,
  });
  return token;
};

/** The owner's grant to a clinic; `revokedAt` takes it back. */
export const aGrant = async (
  { db }: World,
  pet: { id: string; ownerId: string | null },
  clinic: { id: string },
  grantedAt: number,
  revokedAt: number | null = null,
): Promise<void> => {
  const row = { petId: pet.id, clinicId: clinic.id, grantedBy: pet.ownerId ?? '', grantedAt, revokedAt };
  await db.insert(petGrants).values(row);
};

/** A beginning of a record that a clinic keeps ready; `body` has the form's fields by name. */
export const aRecordText = async (
  { db, now }: World,
  clinic: { id: string },
  kind: RecordKind,
  title: string,
  body: Record<string, string>,
): Promise<void> => {
  const row = { id: crypto.randomUUID(), clinicId: clinic.id, purpose: 'record' as const, kind, title, body };
  await db.insert(clinicTexts).values({ ...row, createdAt: now, updatedAt: now });
};

/** A conversation of a pet's owner with a clinic, and what the owner wrote. */
export const aThread = async (
  { db, now }: World,
  pet: { id: string; ownerId: string | null },
  clinic: { id: string },
  text: string,
): Promise<string> => {
  const id = crypto.randomUUID();
  await db.batch([
    db
      .insert(threads)
      .values({ id, petId: pet.id, clinicId: clinic.id, ownerId: pet.ownerId, lastMessageAt: now, clinicUnread: 1 }),
    db.insert(messages).values({
      id: crypto.randomUUID(),
      threadId: id,
      side: 'owner',
      authorId: pet.ownerId,
      authorName: '',
      text,
      at: now,
    }),
  ]);
  return id;
};

type Said = { side: 'owner' | 'clinic'; author: { id: string; name: string } | null; text: string; at: number };

/** A conversation about a pet with a clinic, message by message; `unread` is what each side has not opened. Returns its id. */
export const aConversation = async (
  { db }: World,
  pet: { id: string; ownerId: string | null },
  clinic: { id: string },
  said: readonly Said[],
  unread: { owner?: number; clinic?: number } = {},
): Promise<string> => {
  const id = crypto.randomUUID();
  await db.insert(threads).values({
    id,
    petId: pet.id,
    clinicId: clinic.id,
    ownerId: pet.ownerId,
    lastMessageAt: said.at(-1)?.at ?? 0,
    ownerUnread: unread.owner ?? 0,
    clinicUnread: unread.clinic ?? 0,
  });
  for (const { side, author, text, at } of said) {
    const authorName = side === 'clinic' ? (author?.name ?? '') : '';
    const authorId = author?.id ?? null;
    await db.insert(messages).values({ id: crypto.randomUUID(), threadId: id, side, authorId, authorName, text, at });
  }
  return id;
};

/** A row of the outbox; returns its id, of which the token of its link is made. */
export const aNotice = async (
  { db, now }: World,
  person: { id: string },
  has: Partial<typeof outbox.$inferInsert> = {},
): Promise<string> => {
  const id = crypto.randomUUID();
  const row = { id, kind: 'password_changed' as const, userId: person.id, way: 'email' as const, ids: {} };
  await db
    .insert(outbox)
    .values({ ...row, notBefore: now, nextAt: now, attempts: 0, state: 'waiting', createdAt: now, ...has });
  return id;
};

/** A row of the log of accesses; `person` null: the e-mail has no account. */
export const anAccess = async (
  { db, now }: World,
  person: { id: string } | null,
  has: Partial<typeof securityEvents.$inferInsert> = {},
): Promise<string> => {
  const id = crypto.randomUUID();
  const row = { id, at: now, userId: person?.id ?? null, kind: 'login', device: 'Chrome · Android' };
  await db.insert(securityEvents).values({ ...row, network: '190.25.3.0/24', ...has });
  return id;
};
