import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CONSENT_WAYS, PROBLEM_STATES } from '../../../src/shared/care.ts';
import { users } from './accounts.ts';
import { clinics } from './clinics.ts';
import { flag, instant, list } from './columns.ts';
import { pets } from './pets.ts';

const ofPet = {
  id: text('id').primaryKey(),
  clinicId: text('clinic_id')
    .notNull()
    .references(() => clinics.id),
  petId: text('pet_id')
    .notNull()
    .references(() => pets.id),
};
const author = () => text('author_id').references(() => users.id, { onDelete: 'set null' });

/** What a patient has, beside its entries: what whoever treats it next must know. */
export const petProblems = sqliteTable(
  'pet_problems',
  {
    ...ofPet,
    title: text('title').notNull(),
    /** Day from which it has it, and day on which it was over, YYYY-MM-DD. */
    since: text('since').notNull(),
    resolvedOn: text('resolved_on'),
    /** `mistake`: noted by error; it stays, and is shown nowhere. */
    state: text('state', { enum: PROBLEM_STATES }).notNull(),
    authorId: author(),
    /** Who noted it, and who changed it last, as they were called then. */
    authorName: text('author_name').notNull(),
    changedByName: text('changed_by_name'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('pet_problems_pet').on(t.petId, t.createdAt, t.id),
    index('pet_problems_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
    check('pet_problems_state', sql`${t.state} IN (${list(PROBLEM_STATES)})`),
    check('pet_problems_resolved', sql`(${t.resolvedOn} IS NOT NULL) = (${t.state} = 'resolved')`),
  ],
);

/** A fórmula, signed by the licence of whoever wrote it. It is never changed: it is voided, and another one written. */
export const prescriptions = sqliteTable(
  'prescriptions',
  {
    ...ofPet,
    /** Day on which it was signed, YYYY-MM-DD. */
    date: text('date').notNull(),
    authorId: author(),
    authorName: text('author_name').notNull(),
    /** The licence as it stood then, and whether a titular had looked it up for this clinic. */
    licence: text('licence').notNull(),
    licenceChecked: flag('licence_checked').notNull(),
    /** What holds for all of it: with food, when to come back. */
    note: text('note'),
    /** What was asked about and confirmed by whoever signed: a substance that the guide calls grave, a noted allergy. */
    confirmed: text('confirmed'),
    createdAt: instant('created_at').notNull(),
    voidedAt: instant('voided_at'),
    voidedByName: text('voided_by_name'),
    voidReason: text('void_reason'),
  },
  (t) => [
    index('prescriptions_pet').on(t.petId, t.createdAt, t.id),
    index('prescriptions_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
    check('prescriptions_void', sql`(${t.voidedAt} IS NULL) = (${t.voidReason} IS NULL)`),
  ],
);

/** Its medicines, one row each, in the words of whoever signed: nothing here is ever computed from an amount. */
export const prescriptionItems = sqliteTable(
  'prescription_items',
  {
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.id, { onDelete: 'cascade' }),
    /** From 1 on, as written. */
    position: integer('position').notNull(),
    name: text('name').notNull(),
    concentration: text('concentration'),
    form: text('form'),
    /** How much and how often, as text. */
    dose: text('dose').notNull(),
    /** For how many days; null: the dose says it, or until told otherwise. */
    days: integer('days'),
  },
  (t) => [
    primaryKey({ columns: [t.prescriptionId, t.position] }),
    check('prescription_items_days', sql`${t.days} IS NULL OR ${t.days} BETWEEN 1 AND 730`),
  ],
);

/** Who agreed to which procedure, when and by what way; and when they took it back. */
export const procedureConsents = sqliteTable(
  'procedure_consents',
  {
    ...ofPet,
    /** To what. */
    procedure: text('procedure').notNull(),
    /** Who agreed, as they called themselves, and by which document, if they showed one. */
    agreedBy: text('agreed_by').notNull(),
    document: text('document'),
    agreedOn: text('agreed_on').notNull(),
    way: text('way', { enum: CONSENT_WAYS }).notNull(),
    note: text('note'),
    authorId: author(),
    authorName: text('author_name').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Taken back, or noted by error: on which day, in whose words. */
    endedOn: text('ended_on'),
    endReason: text('end_reason'),
    endedByName: text('ended_by_name'),
  },
  (t) => [
    index('procedure_consents_pet').on(t.petId, t.createdAt, t.id),
    index('procedure_consents_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
    check('procedure_consents_way', sql`${t.way} IN (${list(CONSENT_WAYS)})`),
    check('procedure_consents_end', sql`(${t.endedOn} IS NULL) = (${t.endReason} IS NULL)`),
  ],
);
