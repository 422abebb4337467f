import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { WAIT_PARTS, WAIT_TYPES } from '../../../src/shared/waits.ts';
import { users } from './accounts.ts';
import { clinicMembers, clinics } from './clinics.ts';
import { flag, instant, list } from './columns.ts';
import { pets } from './pets.ts';

/**
 * Who wants to be told when an hour frees at a clinic (decision 0325). A row is an open wait: what ends it takes it away. Triggers (migration
 * 0054) end one whose animal got its visit, and have a clinic's looked at again when a half hour of theirs frees.
 */
export const slotWaits = sqliteTable(
  'slot_waits',
  {
    id: text('id').primaryKey(),
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    petId: text('pet_id')
      .notNull()
      .references(() => pets.id, { onDelete: 'cascade' }),
    /** Whose the animal was then; null: of a clinic's own client, whom the clinic calls. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: WAIT_TYPES }).notNull(),
    /** First and last day, YYYY-MM-DD. */
    fromDate: text('from_date').notNull(),
    untilDate: text('until_date').notNull(),
    part: text('part', { enum: WAIT_PARTS }).notNull(),
    /** With whom; null: whoever is free. */
    agenda: integer('agenda'),
    createdAt: instant('created_at').notNull(),
    /** When it is compared with what is free next; 0: at once. */
    lookAt: instant('look_at').notNull(),
  },
  (t) => [
    uniqueIndex('slot_waits_pet').on(t.petId, t.clinicId),
    index('slot_waits_owner').on(t.ownerId),
    index('slot_waits_clinic').on(t.clinicId, t.createdAt),
    index('slot_waits_look').on(t.lookAt, t.createdAt),
    check('slot_waits_type', sql`${t.type} IN (${list(WAIT_TYPES)})`),
    check('slot_waits_part', sql`${t.part} IN (${list(WAIT_PARTS)})`),
    check('slot_waits_span', sql`${t.fromDate} <= ${t.untilDate}`),
  ],
);

/** Hours that were offered to who waits. None holds its seat: it is sold to whoever asks first. */
export const slotOffers = sqliteTable(
  'slot_offers',
  {
    id: text('id').primaryKey(),
    waitId: text('wait_id')
      .notNull()
      .references(() => slotWaits.id, { onDelete: 'cascade' }),
    /** Bogotá wall time, YYYY-MM-DDTHH:mm. */
    startsAt: text('starts_at').notNull(),
    halfHours: integer('half_hours').notNull(),
    offeredAt: instant('offered_at').notNull(),
    /** It is theirs to take first until then; passed on: until that moment. */
    until: instant('until').notNull(),
    /** The hour was sold and freed since: it may be offered to the same again. */
    isFreed: flag('is_freed').notNull().default(false),
  },
  (t) => [index('slot_offers_wait').on(t.waitId, t.offeredAt)],
);

/** Private calendar addresses of a clinic's people, of one agenda or of the whole clinic. They end with their place there. */
export const clinicFeeds = sqliteTable(
  'clinic_feeds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => clinicMembers.userId, { onDelete: 'cascade' }),
    /** The clinic of then. */
    clinicId: text('clinic_id')
      .notNull()
      .references(() => clinics.id),
    /** Null: of all. */
    agenda: integer('agenda'),
    /** SHA-256 of the address' token, hex. */
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastReadAt: instant('last_read_at'),
    /** Public id of the session in which it was made, also once that has ended. */
    madeIn: text('made_in'),
  },
  (t) => [uniqueIndex('clinic_feeds_token').on(t.tokenHash), index('clinic_feeds_user').on(t.userId)],
);
