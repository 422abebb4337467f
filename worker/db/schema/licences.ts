import { sql } from 'drizzle-orm';
import { check, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/**
 * Professional licences as their holders typed them: of the person, so that one survives leaving a clinic. That somebody looked it up in the
 * register is one clinic's word and holds there alone.
 */
export const licences = sqliteTable(
  'licences',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    declaredAt: instant('declared_at').notNull(),
    /** The titular who looked it up, with the name of then, for which clinic and when; null: nobody has, of this number. */
    checkedBy: text('checked_by'),
    checkedByName: text('checked_by_name'),
    checkedFor: text('checked_for'),
    checkedAt: instant('checked_at'),
  },
  (t) => [check('licences_number', sql`length(${t.number}) BETWEEN 3 AND 20`)],
);
