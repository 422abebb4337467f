import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { prescriptions } from './care.ts';
import { instant } from './columns.ts';
import { pets } from './pets.ts';

const person = (column: string) => text(column).references(() => users.id, { onDelete: 'set null' });

/** What those who care for an animal give it at its hours, in their own words or those of a clinic's fórmula: nothing here is computed. */
export const petMedicines = sqliteTable(
  'pet_medicines',
  {
    id: text('id').primaryKey(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    instruction: text('instruction'),
    /** The fórmula whose words they are; null: somebody typed them. */
    prescriptionId: text('prescription_id').references(() => prescriptions.id, { onDelete: 'set null' }),
    /** Hours of the day in order, `HH:mm`, as JSON. */
    times: text('times').notNull(),
    /** On every so many days from the first, or on these days of the week (1 is Monday, '135'): one of the two. */
    everyDays: integer('every_days'),
    weekdays: text('weekdays'),
    /** First and last day, YYYY-MM-DD; null: until told otherwise. */
    fromOn: text('from_on').notNull(),
    toOn: text('to_on'),
    /** Wall time since which these hours hold: what they would have been before is not asked for. */
    hoursSince: text('hours_since').notNull(),
    addedBy: person('added_by'),
    endedAt: instant('ended_at'),
    endedBy: person('ended_by'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('pet_medicines_pet').on(t.petId, t.createdAt, t.id),
    index('pet_medicines_prescription').on(t.prescriptionId).where(sql`${t.prescriptionId} IS NOT NULL`),
    index('pet_medicines_added_by').on(t.addedBy).where(sql`${t.addedBy} IS NOT NULL`),
    index('pet_medicines_ended_by').on(t.endedBy).where(sql`${t.endedBy} IS NOT NULL`),
    check('pet_medicines_days', sql`(${t.everyDays} IS NULL) <> (${t.weekdays} IS NULL)`),
    check('pet_medicines_every', sql`${t.everyDays} IS NULL OR ${t.everyDays} >= 1`),
    check('pet_medicines_order', sql`${t.toOn} IS NULL OR ${t.toOn} >= ${t.fromOn}`),
  ],
);

/** The hours of a medicine once more, so that the minute's cron finds whose it is. */
export const medicineAlarms = sqliteTable(
  'medicine_alarms',
  {
    medicineId: text('medicine_id')
      .notNull()
      .references(() => petMedicines.id, { onDelete: 'cascade' }),
    time: text('time').notNull(),
    /** Its last day; without one a day that never comes. */
    untilOn: text('until_on').notNull(),
  },
  (t) => [primaryKey({ columns: [t.medicineId, t.time] }), index('medicine_alarms_time').on(t.time, t.untilOn)],
);

/** That it was given: once for each of its hours, whoever says it first. */
export const medicineTicks = sqliteTable(
  'medicine_ticks',
  {
    medicineId: text('medicine_id')
      .notNull()
      .references(() => petMedicines.id, { onDelete: 'cascade' }),
    /** The hour that it was for, wall time. */
    dueAt: text('due_at').notNull(),
    /** Null: that account is gone, or the animal went to somebody else since; then the name is blank. */
    givenBy: person('given_by'),
    /** What they were called then. */
    givenByName: text('given_by_name').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.medicineId, t.dueAt] }),
    index('medicine_ticks_giver').on(t.givenBy).where(sql`${t.givenBy} IS NOT NULL`),
  ],
);
