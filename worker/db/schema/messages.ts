import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { clinics } from './clinics.ts';
import { instant } from './columns.ts';
import { pets } from './pets.ts';

/** One conversation per pet and clinic. */
export const threads = sqliteTable(
  'threads',
  {
    id: text('id').primaryKey(),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Null once the account is gone: the text stays for the clinic until `eraseAt`. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Since when the conversation is this owner's, who reads nothing of before; null: it was begun with them. */
    ownerSince: instant('owner_since'),
    lastMessageAt: instant('last_message_at').notNull(),
    ownerUnread: integer('owner_unread').notNull().default(0),
    clinicUnread: integer('clinic_unread').notNull().default(0),
    /** 12 months after the owner's account is gone; null: it lives on. */
    eraseAt: instant('erase_at'),
  },
  (t) => [
    uniqueIndex('threads_pet_clinic').on(t.petId, t.clinicId),
    index('threads_owner').on(t.ownerId, t.lastMessageAt, t.id),
    index('threads_clinic').on(t.clinicId, t.lastMessageAt, t.id),
    index('threads_unread').on(t.clinicId, t.lastMessageAt, t.id, t.clinicUnread).where(sql`${t.clinicUnread} > 0`),
    index('threads_erase').on(t.eraseAt).where(sql`${t.eraseAt} IS NOT NULL`),
  ],
);

export const messages = sqliteTable(
  'messages',
  {
    id: text('id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ['owner', 'clinic'] }).notNull(),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name of a clinic's author as it was then; empty for the owner's messages. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    /** 12 months after the account is gone whose conversation it was, whoever's the thread is since; null: it lives on. */
    eraseAt: instant('erase_at'),
  },
  (t) => [
    index('messages_thread').on(t.threadId, t.at, t.id),
    index('messages_author').on(t.authorId).where(sql`${t.authorId} IS NOT NULL`),
    index('messages_erase').on(t.eraseAt).where(sql`${t.eraseAt} IS NOT NULL`),
    check('messages_side', sql`${t.side} IN ('owner', 'clinic')`),
  ],
);
