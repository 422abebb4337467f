import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { DUTIES } from '../../../src/shared/member-roles.ts';
import { ROLES } from '../../../src/shared/roles.ts';
import { ENTRY_CAUSES } from '../../../src/shared/schemas/entry.ts';
import { instant } from './columns.ts';

/**
 * Whom the administration took out of a clinic, and what they were there. For a month a titular hears of who is put into it, and may keep
 * them out (decision 0170); as long as the account stands it may come back as what it was (0202). No references: a row outlives the account
 * that an administrator erases afterwards.
 */
export const clinicLeavings = sqliteTable(
  'clinic_leavings',
  {
    clinicId: text('clinic_id').notNull(),
    userId: text('user_id').notNull(),
    leftAt: instant('left_at').notNull(),
    /** Before this column existed titulares alone were written down. */
    memberRole: text('member_role', { enum: ['titular', 'equipo'] })
      .notNull()
      .default('titular'),
    /** Before this column existed everybody who was no titular was one of a team that did all. */
    duty: text('duty', { enum: DUTIES }).notNull().default('veterinario'),
  },
  (t) => [
    primaryKey({ columns: [t.clinicId, t.userId] }),
    index('clinic_leavings_left').on(t.leftAt),
    index('clinic_leavings_user').on(t.userId, t.leftAt),
  ],
);

/**
 * Accounts that the administration erased: whom to tell of it, and for a month, for toor alone, whom its acts were on (decision 0171). Of
 * who erased their own nothing is kept.
 */
export const erasedAccounts = sqliteTable(
  'erased_accounts',
  {
    userId: text('user_id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Its changes of e-mail: when, from and to. */
    changes: text('changes', { mode: 'json' }).$type<{ at: number; old: string; new: string }[]>().notNull(),
    erasedAt: instant('erased_at').notNull(),
  },
  (t) => [index('erased_accounts_at').on(t.erasedAt)],
);

/**
 * Logins that an administrator put into a clinic and whose account was erased since: the clinic's titular reads for a month that they were
 * there, by the names of then (decision 0204). No references: the accounts may be gone.
 */
export const goneEntries = sqliteTable(
  'gone_entries',
  {
    clinicId: text('clinic_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    cause: text('cause', { enum: ENTRY_CAUSES }).notNull(),
    askedByName: text('asked_by_name'),
    askedByRole: text('asked_by_role', { enum: ROLES }),
    askedByEmail: text('asked_by_email'),
    askedAt: instant('asked_at').notNull(),
    goneAt: instant('gone_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clinicId, t.userId] }), index('gone_entries_at').on(t.goneAt)],
);
