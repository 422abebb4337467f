// Longer than 200 lines: every list of a clinic's copy, side by side.
import { type Column, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { whole } from '../../db/columns.ts';
import { bookDeliveries, bookEntries, cashCloses, clinicServices, monthCloses } from '../../db/schema/books.ts';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../db/schema/care.ts';
import {
  clinicAgendas,
  clinicBlocks,
  clinicClients,
  clinicOpenHolidays,
  clinicPlans,
  clinics,
  clinicTexts,
  clinicWeeklyBlocks,
} from '../../db/schema/clinics.ts';
import { files } from '../../db/schema/files.ts';
import { messages, threads } from '../../db/schema/messages.ts';
import { blockedPatients, clinicPatients, reminderNotes } from '../../db/schema/patients.ts';
import { pets, petWeights } from '../../db/schema/pets.ts';
import { recordDrafts, records } from '../../db/schema/records.ts';
import { vaccineBatches } from '../../db/schema/stock.ts';
import {
  appointmentEvents,
  appointments,
  chargeEntries,
  visitAssurances,
  visitContacts,
} from '../../db/schema/visits.ts';

/** A list of the copy: the rows of one table that are a clinic's, in an order that an index has. */
export type Part = {
  /** `libro` → `datos/libro.ndjson` */
  name: string;
  table: SQLiteTable;
  /** SQL after FROM, with the table under its own name; of a list that is read in turns, each. */
  from: readonly SQL[];
  where: (clinicId: string) => SQL;
  /** Where a page ends: columns that no two rows share. */
  order: readonly SQL[];
  /** Columns that stay here: what is derived, or names something of the service alone. */
  without?: readonly string[];
  /** What a row says besides its columns. */
  more?: Record<string, SQL>;
};

const of = (table: SQLiteTable) => sql.identifier(getTableName(table));
/** Rows that carry the clinic's id themselves. */
const own = (table: SQLiteTable) => ({
  from: [sql`${of(table)}`],
  where: (clinicId: string) => sql`${of(table)}.clinic_id = ${clinicId}`,
});
/** The clinic's patients, and under the same name those that are blocked: a list of patients is read from each in turn. */
const PATIENTS = [
  sql`clinic_patients`,
  sql`(SELECT clinic_id, pet_id, last_on AS last_visit_on, last_on AS last_seen_on, 1 AS is_open FROM blocked_patients) clinic_patients`,
] as const;
/** Rows of the clinic's patients; `mine`: that carry the clinic's id too. */
const ofPatients = (table: SQLiteTable, mine = true) => ({
  from: PATIENTS.map(
    (patients) => sql`${patients} CROSS JOIN ${of(table)} ON ${of(table)}.pet_id = clinic_patients.pet_id
      ${mine ? sql`AND ${of(table)}.clinic_id = clinic_patients.clinic_id` : sql``}`,
  ),
  where: (clinicId: string) => sql`clinic_patients.clinic_id = ${clinicId}`,
});
/** Rows of the clinic's visits. */
const ofVisits = (table: SQLiteTable) => ({
  from: [sql`appointments CROSS JOIN ${of(table)} ON ${of(table)}.appointment_id = appointments.id`],
  where: (clinicId: string) => sql`appointments.clinic_id = ${clinicId}`,
});
const by = (...columns: Column[]) => columns.map(whole);
const visit = [appointments.startsAt, appointments.id] as const;
const { petId } = clinicPatients;

/** What of a file that is not open the clinic sees (product.md): which animal it is. */
const whenOpen = (column: Column) =>
  sql`CASE WHEN clinic_patients.is_open = 1 THEN ${whole(column)} END`.mapWith(column);
const ofOwner = (column: string) => sql`(SELECT ${sql.raw(`u.${column}`)} FROM users u WHERE u.id = pets.owner_id)`;
const ofCard = (column: string) =>
  sql`(SELECT ${sql.raw(`d.${column}`)} FROM clinic_owner_cards d WHERE d.clinic_id = clinic_patients.clinic_id AND d.user_id = pets.owner_id)`;
const actor = (table: SQLiteTable) => sql`coalesce(
  (SELECT n.name FROM actor_names n WHERE n.row_id = ${of(table)}.id),
  (SELECT u.name FROM users u WHERE u.id = ${of(table)}.actor_id))`;

/**
 * Every list of a clinic's copy. A row that points comes before what it points to, so that a copy that was made while people work
 * points to nothing that is not there; somebody who moves a visit meanwhile may make it stand twice.
 */
export const PARTS: readonly Part[] = [
  {
    name: 'libro',
    table: bookEntries,
    ...own(bookEntries),
    order: by(bookEntries.number),
    more: {
      deliveryId: sql`(SELECT d.delivery_id FROM book_delivered d WHERE d.entry_id = book_entries.id)`,
      actorName: actor(bookEntries),
    },
  },
  {
    name: 'entregas',
    table: bookDeliveries,
    ...own(bookDeliveries),
    order: by(bookDeliveries.at, bookDeliveries.id),
    more: { actorName: actor(bookDeliveries) },
  },
  {
    name: 'cierres',
    table: cashCloses,
    ...own(cashCloses),
    order: by(cashCloses.day, cashCloses.userId),
    more: {
      actorName: actor(cashCloses),
      userName: sql`(SELECT u.name FROM users u WHERE u.id = cash_closes.user_id)`,
    },
  },
  {
    name: 'meses',
    table: monthCloses,
    ...own(monthCloses),
    order: by(monthCloses.month),
    more: { actorName: actor(monthCloses) },
  },
  { name: 'servicios', table: clinicServices, ...own(clinicServices), order: by(clinicServices.name) },
  {
    name: 'cobros-de-antes',
    table: chargeEntries,
    ...own(chargeEntries),
    order: by(chargeEntries.at, chargeEntries.id),
  },
  {
    name: 'archivos',
    table: files,
    ...own(files),
    order: by(files.size, files.id),
    without: ['key', 'smallType', 'ownerId', 'clinicId'],
  },
  { name: 'historia', table: records, ...own(records), order: by(records.isCurrent, records.date, records.id) },
  { name: 'borradores', table: recordDrafts, ...ofPatients(recordDrafts), order: by(petId, recordDrafts.id) },
  {
    name: 'problemas',
    table: petProblems,
    ...ofPatients(petProblems),
    order: by(petId, petProblems.createdAt, petProblems.id),
  },
  {
    name: 'medicinas-de-formulas',
    table: prescriptionItems,
    from: PATIENTS.map(
      (
        patients,
      ) => sql`${patients} CROSS JOIN prescriptions ON prescriptions.pet_id = clinic_patients.pet_id AND prescriptions.clinic_id = clinic_patients.clinic_id
        CROSS JOIN prescription_items ON prescription_items.prescription_id = prescriptions.id`,
    ),
    where: (clinicId) => sql`clinic_patients.clinic_id = ${clinicId}`,
    order: by(petId, prescriptions.createdAt, prescriptions.id, prescriptionItems.position),
  },
  {
    name: 'formulas',
    table: prescriptions,
    ...ofPatients(prescriptions),
    order: by(petId, prescriptions.createdAt, prescriptions.id),
  },
  {
    name: 'consentimientos',
    table: procedureConsents,
    ...ofPatients(procedureConsents),
    order: by(petId, procedureConsents.createdAt, procedureConsents.id),
  },
  {
    name: 'mensajes',
    table: messages,
    from: [sql`threads CROSS JOIN messages ON messages.thread_id = threads.id`],
    where: (clinicId) => sql`threads.clinic_id = ${clinicId}`,
    order: by(threads.lastMessageAt, threads.id, messages.at, messages.id),
  },
  { name: 'conversaciones', table: threads, ...own(threads), order: by(threads.lastMessageAt, threads.id) },
  {
    name: 'cambios-de-citas',
    table: appointmentEvents,
    ...ofVisits(appointmentEvents),
    order: by(...visit, appointmentEvents.at, appointmentEvents.id),
  },
  { name: 'citas-aseguradas', table: visitAssurances, ...ofVisits(visitAssurances), order: by(...visit) },
  {
    name: 'avisos-a-mano',
    table: visitContacts,
    ...ofVisits(visitContacts),
    order: by(...visit, visitContacts.at, visitContacts.id),
  },
  { name: 'citas', table: appointments, ...own(appointments), order: by(...visit) },
  { name: 'recordatorios', table: reminderNotes, ...ofPatients(reminderNotes), order: by(petId, reminderNotes.id) },
  {
    name: 'pesos',
    table: petWeights,
    ...ofPatients(petWeights, false),
    where: (clinicId) => sql`clinic_patients.clinic_id = ${clinicId} AND clinic_patients.is_open = 1`,
    order: by(petId, petWeights.measuredAt),
  },
  {
    name: 'pacientes',
    table: pets,
    from: PATIENTS.map((patients) => sql`${patients} CROSS JOIN pets ON pets.id = clinic_patients.pet_id`),
    where: (clinicId) => sql`clinic_patients.clinic_id = ${clinicId}`,
    order: by(petId),
    without: ['searchKey'],
    more: {
      // What a pending request does not show.
      ...Object.fromEntries(
        (
          [
            'weightG',
            'notes',
            'sex',
            'isNeutered',
            'colour',
            'microchip',
            'allergies',
            'allergiesNoneOn',
            'medicines',
            'permitUntil',
            'policyUntil',
            'censusOn',
          ] as const
        ).map((name) => [name, whenOpen(pets[name])]),
      ),
      lastVisitOn: whole(clinicPatients.lastVisitOn),
      lastSeenOn: whole(clinicPatients.lastSeenOn),
      isOpen: whole(clinicPatients.isOpen),
      ownerName: ofOwner('name'),
      ownerPhone: ofOwner('phone'),
      ownerEmail: sql`CASE WHEN clinic_patients.is_open = 1 THEN ${ofOwner('email')} END`,
      ownerDocument: ofCard('document'),
      ownerNote: ofCard('note'),
    },
  },
  {
    name: 'bloqueados',
    table: blockedPatients,
    ...own(blockedPatients),
    order: by(blockedPatients.lastOn, blockedPatients.petId),
  },
  {
    name: 'clientes',
    table: clinicClients,
    from: [sql`clinic_clients`],
    where: (clinicId) => sql`clinic_clients.clinic_id = ${clinicId} AND clinic_clients.merged_into IS NULL
      AND EXISTS (SELECT 1 FROM pets p CROSS JOIN clinic_patients x ON x.clinic_id = clinic_clients.clinic_id AND x.pet_id = p.id WHERE p.client_id = clinic_clients.id)`,
    order: by(clinicClients.searchKey, clinicClients.id),
    without: ['searchKey', 'importId', 'mergedInto', 'mergedAt'],
  },
  {
    name: 'lotes-de-vacunas',
    table: vaccineBatches,
    ...own(vaccineBatches),
    order: by(vaccineBatches.product, vaccineBatches.lot),
  },
  { name: 'agendas', table: clinicAgendas, ...own(clinicAgendas), order: by(clinicAgendas.number) },
  {
    name: 'bloqueos',
    table: clinicBlocks,
    ...own(clinicBlocks),
    order: by(clinicBlocks.endsAt, clinicBlocks.startsAt, clinicBlocks.id),
  },
  {
    name: 'bloqueos-de-cada-semana',
    table: clinicWeeklyBlocks,
    ...own(clinicWeeklyBlocks),
    order: by(clinicWeeklyBlocks.fromDate, clinicWeeklyBlocks.fromTime, clinicWeeklyBlocks.id),
  },
  {
    name: 'festivos-abiertos',
    table: clinicOpenHolidays,
    ...own(clinicOpenHolidays),
    order: by(clinicOpenHolidays.date),
  },
  { name: 'planes', table: clinicPlans, ...own(clinicPlans), order: by(clinicPlans.species) },
  {
    name: 'textos',
    table: clinicTexts,
    ...own(clinicTexts),
    order: by(clinicTexts.purpose, clinicTexts.title, clinicTexts.id),
  },
  {
    name: 'clinica',
    table: clinics,
    from: [sql`clinics`],
    where: (clinicId) => sql`clinics.id = ${clinicId}`,
    order: by(clinics.id),
  },
];

/** What a list's rows say, by name. */
export const columnsOf = ({ table, without = [], more = {} }: Part): Record<string, SQL> => ({
  ...Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([name]) => !without.includes(name))
      .map(([name, column]) => [name, whole(column)]),
  ),
  ...more,
});
