import { sql } from 'drizzle-orm';
import { check, index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { pets } from './pets.ts';

/** Who reads and acts for all animals of another account, but for what is its owner's alone (worker/db/carers.ts). */
export const householdMembers = sqliteTable(
  'household_members',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant('joined_at').notNull(),
    /** Public id of the owner's session in which the invitation was made, also once that has ended. */
    madeIn: text('made_in'),
    /** Since when they wait for the owner's yes, and neither read nor act: what they came by ended (decision 0340). Null: they are of it. */
    waitsSince: instant('waits_since'),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.memberId] }),
    index('household_members_member').on(t.memberId, t.ownerId),
    check('household_members_others', sql`${t.ownerId} <> ${t.memberId}`),
  ],
);

/** Links by which an owner invites somebody into the household, or hands an animal over. They serve once. */
export const careLinks = sqliteTable(
  'care_links',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of the link's token, hex: the address is shown once, when it is made. */
    tokenHash: text('token_hash').notNull(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The animal that is handed over; null: it invites. */
    petId: text('pet_id').references(() => pets.id, { onDelete: 'cascade' }),
    /** Whom it is for, in the owner's words. */
    label: text('label'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it was taken back. */
    endedAt: instant('ended_at'),
    usedAt: instant('used_at'),
    usedBy: text('used_by').references(() => users.id, { onDelete: 'set null' }),
    /** Public id of the session in which it was made, also once that has ended. */
    madeIn: text('made_in'),
  },
  (t) => [
    uniqueIndex('care_links_token').on(t.tokenHash),
    index('care_links_owner').on(t.ownerId, t.createdAt),
    index('care_links_pet').on(t.petId).where(sql`${t.petId} IS NOT NULL`),
    index('care_links_used_by').on(t.usedBy).where(sql`${t.usedBy} IS NOT NULL`),
  ],
);
