// Longer than 200 lines: a visit's row, its file and its charges are read side by side.
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { OWNER_GONE } from '../../../src/shared/appointments.ts';
import { MAX_PAGE } from '../../../src/shared/limits.ts';
import type { NoticeWay } from '../../../src/shared/notices.ts';
import { ageYears, kilograms } from '../../../src/shared/pets.ts';
import type { AgendaVisit, ClinicVisit } from '../../../src/shared/schemas/visit.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named, namedOrNull } from '../../db/columns.ts';
import { namesGiven } from '../../db/medicines.ts';
import { bookEntries } from '../../db/schema/books.ts';
import { pets } from '../../db/schema/pets.ts';
import { appointments } from '../../db/schema/visits.ts';
import { notReminded } from '../../post/reach.ts';
import { ofVisits, selectTold, toldBy } from '../../post/told.ts';
import { answerBy, selectEvents } from '../appointments/queries.ts';
import { assuredWay } from '../assurances/queries.ts';
import { selectBalance } from '../books/queries.ts';
import { fileIsOpen, notBlocked } from '../patients/rules.ts';
import { selectContacts } from './contacts.ts';

const a = alias(appointments, 'a');
const p = alias(pets, 'p');
const e = alias(bookEntries, 'e');
const v = alias(bookEntries, 'v');

const isOpen = fileIsOpen(sql`a.clinic_id`, sql`a.pet_id`);

const columns = {
  ...named({
    id: a.id,
    version: a.version,
    petId: a.petId,
    patientName: p.name,
    species: p.species,
    breed: p.breed,
    birthMonth: p.birthMonth,
    ownerId: a.ownerId,
    type: a.type,
    status: a.status,
    startsAt: a.startsAt,
    notes: a.notes,
    arrivedAt: a.arrivedAt,
    startedAt: a.startedAt,
    completedAt: a.completedAt,
    halfHours: a.halfHours,
    chargeCop: a.chargeCop,
    cancelledBy: a.cancelledBy,
    cancelReason: a.cancelReason,
    updatedAt: a.updatedAt,
    weightG: p.weightG,
    allergies: p.allergies,
    allergiesNoneOn: p.allergiesNoneOn,
  }),
  ownerName: sql<string>`coalesce(u.name, k.name, ${OWNER_GONE})`.as('ownerName'),
  ownerPhone: sql<string | null>`CASE WHEN u.id IS NULL THEN k.phone ELSE u.phone END`.as('ownerPhone'),
  isClient: sql<number>`k.id IS NOT NULL`.as('isClient'),
  isOpen: isOpen.mapWith(Boolean).as('isOpen'),
  lapsesAt: sql<number | null>`CASE WHEN a.status = 'pending' THEN a.lapses_at END`.as('lapsesAt'),
  assured: assuredWay.as('assured'),
  agenda: sql<AgendaVisit['agenda']>`CASE WHEN g.number IS NOT NULL THEN
    json_object('number', g.number, 'name', g.name, 'colour', g.colour) END`
    .mapWith((json: string | null) => json && JSON.parse(json))
    .as('agenda'),
};
/** Of a blocked file none. `k`: the clinic's own client whose pet it is; `u`: the owner, also one who claimed the pet after the booking; `g`: the agenda. */
export const joinedVisits = sql.raw(`appointments a JOIN pets p ON p.id = a.pet_id AND ${notBlocked('a.clinic_id')}
  LEFT JOIN users u ON u.id = coalesce(a.owner_id, p.owner_id)
  LEFT JOIN clinic_clients k ON k.id = p.client_id AND k.clinic_id = a.clinic_id
  LEFT JOIN clinic_agendas g ON g.clinic_id = a.clinic_id AND g.number = a.seat AND g.since <= a.starts_at`);

/** `ownerId`: who asked for it, for the list of requests; other answers leave it out. */
type AgendaRow = Omit<AgendaVisit, 'age' | 'date' | 'time' | 'isClient' | 'isOpen' | 'answerBy' | 'mind'> & {
  weightG: number;
  allergies: string | null;
  allergiesNoneOn: string | null;
  lapsesAt: number | null;
  ownerId: string | null;
  startsAt: string;
  isClient: number;
  isOpen: boolean;
};

/** Statement: a clinic's visits that meet a condition over `a`, in order of their start unless told. */
export const selectAgendaVisits = (
  db: Db,
  clinicId: string | SQL,
  where: SQL,
  limit = MAX_PAGE,
  order: SQL = sql`a.starts_at, a.id`,
) =>
  db.select(columns).from(joinedVisits).where(sql`a.clinic_id = ${clinicId} AND ${where}`).orderBy(order).limit(limit);

/** A visit as the agenda shows it, from its row. `month` is this one, YYYY-MM: the age follows from it. */
export const toAgendaVisit = (
  { startsAt, isClient, lapsesAt, ownerId: _, weightG, allergies, allergiesNoneOn, ...row }: AgendaRow,
  month: string,
): AgendaVisit => ({
  ...row,
  mind: row.isOpen ? { weight: kilograms(weightG), allergies, allergiesNoneOn } : null,
  answerBy: answerBy(lapsesAt),
  age: ageYears(row.birthMonth, month),
  date: startsAt.slice(0, 10),
  time: startsAt.slice(11),
  isClient: isClient === 1,
});

/** Columns of the file beside a visit; all null while it is closed to the clinic. */
const whenOpen = <T>(value: SQL, name: string) => sql<T | null>`CASE WHEN ${isOpen} THEN ${value} END`.as(name);
const fileColumns = {
  sex: whenOpen<'macho' | 'hembra'>(sql`p.sex`, 'sex'),
  neutered: whenOpen<number>(sql`p.is_neutered`, 'neutered'),
  colour: whenOpen<string>(sql`p.colour`, 'colour'),
  microchip: whenOpen<string>(sql`p.microchip`, 'microchip'),
  medicines: whenOpen<string>(sql`p.medicines`, 'medicines'),
  petNotes: whenOpen<string>(sql`p.notes`, 'petNotes'),
  ownerEmail: whenOpen<string>(sql`CASE WHEN u.id IS NULL THEN k.email ELSE u.email END`, 'ownerEmail'),
};

/** Charges of one visit that its log tells of. */
const MAX_SHOWN = 20;

/** Statement: what was charged for a clinic's visit and how it was voided, oldest first. */
const selectCharges = (db: Db, clinicId: string, id: string) =>
  db
    .select({
      ...named({
        id: e.id,
        number: e.number,
        items: e.items,
        cop: e.totalCop,
        cash: e.cashCop,
        card: e.cardCop,
        transfer: e.transferCop,
        wallet: e.walletCop,
        other: e.otherCop,
        unnoted: e.unnotedCop,
        at: e.at,
        actorId: e.actorId,
        voidedById: v.actorId,
        reason: v.reason,
      }),
      actorName: actorName(sql`e.id`, sql`e.actor_id`).as('actorName'),
      ...namedOrNull({ voidedAt: v.at, voidNumber: v.number }),
      voidedBy: actorName(sql`v.id`, sql`v.actor_id`).as('voidedBy'),
    })
    .from(sql`book_entries e LEFT JOIN book_entries v ON v.voids = e.id`)
    .where(sql`e.appointment_id = ${id} AND e.clinic_id = ${clinicId} AND e.kind = 'charge'`)
    .orderBy(sql`e.at, e.number`)
    .limit(MAX_SHOWN);

const toCharge = ({
  voidedAt,
  voidNumber,
  voidedById,
  voidedBy,
  reason,
  cash,
  card,
  transfer,
  wallet,
  other,
  unnoted,
  ...charge
}: Awaited<ReturnType<typeof selectCharges>>[number]): ClinicVisit['charges'][number] => ({
  ...charge,
  paid: { cash, card, transfer, wallet, other, unnoted },
  voided:
    voidedAt === null || voidNumber === null
      ? null
      : { number: voidNumber, at: voidedAt, actorId: voidedById, actorName: voidedBy, reason: reason ?? '' },
});

/** A clinic's visit with its history, and the pet's file when it is open; null: it is another clinic's. */
export const findClinicVisit = async (
  db: Db,
  clinicId: string,
  id: string,
  { day, ways }: { day: string; ways: readonly NoticeWay[] },
): Promise<ClinicVisit | null> => {
  const { found, events, charges, balance, contacts, told } = await batch(db, {
    found: one(
      db
        .select({
          ...columns,
          ...fileColumns,
          given: namesGiven(sql`p.id`, day).as('given'),
          unreached: notReminded(ways).as('unreached'),
        })
        .from(joinedVisits)
        .where(sql`a.id = ${id} AND a.clinic_id = ${clinicId}`),
    ),
    events: selectEvents(db, id),
    charges: selectCharges(db, clinicId, id),
    balance: one(
      selectBalance(
        db,
        clinicId,
        sql`(SELECT a.pet_id FROM appointments a WHERE a.id = ${id} AND a.clinic_id = ${clinicId})`,
      ),
    ),
    contacts: selectContacts(db, clinicId, id),
    told: selectTold(db, sql`a.id`, ofVisits(sql`a.id = ${id} AND a.clinic_id = ${clinicId}`)),
  });
  if (!found) return null;
  const { sex, neutered, colour, microchip, medicines, given, petNotes, ownerEmail, unreached: reason, ...row } = found;
  const file = {
    weight: kilograms(row.weightG),
    sex,
    isNeutered: neutered === null ? null : neutered === 1,
    colour,
    microchip,
    allergies: row.allergies,
    allergiesNoneOn: row.allergiesNoneOn,
    medicines,
    given: JSON.parse(given) as string[],
    notes: petNotes,
    ownerEmail,
  };
  // The team knows its own by name; of the owner the side is enough.
  const named = events.map((event) => (event.by === 'clinic' ? event : { ...event, actorId: null, actorName: null }));
  return {
    ...toAgendaVisit(row, day.slice(0, 7)),
    file: row.isOpen ? file : null,
    events: named,
    charges: charges.map(toCharge),
    balance: balance?.balance ?? 0,
    contacts,
    told: toldBy(told).get(id) ?? [],
    unreached: reason,
  };
};
