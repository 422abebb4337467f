// Longer than 200 lines: what both sides ask of one conversation stays side by side, so that neither sees more than the other.
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import * as z from 'zod';
import { USER_GONE } from '../../../src/shared/appointments.ts';
import { MAX_PAGE, MESSAGE_BURST, MESSAGE_BURST_MS } from '../../../src/shared/limits.ts';
import type { MessagesInput, Side, ThreadsInput } from '../../../src/shared/schemas/message.ts';
import { batch, one } from '../../db/batch.ts';
import { caredForBy, carersOf, sinceOwner } from '../../db/carers.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, instantAndId, pageFrom } from '../../db/cursor.ts';
import { insertFrom } from '../../db/insert.ts';
import { isLiving } from '../../db/living.ts';
import { clinics, clinicTexts } from '../../db/schema/clinics.ts';
import { messages, threads } from '../../db/schema/messages.ts';
import { pets } from '../../db/schema/pets.ts';
import { NO_HOUR } from '../../post/announce.ts';
import type { Post } from '../../post/post.ts';
import { selectOfMessages } from '../files/queries.ts';

const t = alias(threads, 't');
const p = alias(pets, 'p');
const c = alias(clinics, 'c');
const m = alias(messages, 'm');

/** The reader or writer: an owner (`id` of the account) or a clinic (`id` of the clinic). */
export type Party = { side: Side; id: string };

/** SQL over `t` and `p`: the conversation is this party's. An owner's conversations are those of the pets they have now. */
const ours = ({ side, id }: Party): SQL =>
  side === 'owner' ? sql`${caredForBy(id, 't')} AND ${caredForBy(id)}` : sql`t.clinic_id = ${id}`;

/**
 * SQL over `p`, `c` and perhaps `cp`: this party may write about the pet to the other side. An owner to every clinic that it went to or asked,
 * and where a conversation stands; a clinic whose file of it is open, and where its owner wrote: nobody writes where no answer can come from.
 */
const mayWrite = ({ side, id }: Party): SQL => {
  const begun = sql`SELECT 1 FROM threads w WHERE w.pet_id = p.id AND w.clinic_id = c.id AND w.owner_id = p.owner_id`;
  return side === 'owner'
    ? sql`(${caredForBy(id)} AND (cp.pet_id IS NOT NULL OR EXISTS (${begun})))`
    : sql`(c.id = ${id} AND p.owner_id IS NOT NULL AND (coalesce(cp.is_open, 0) = 1 OR EXISTS (${begun}
        AND EXISTS (SELECT 1 FROM messages wm WHERE wm.thread_id = w.id AND wm.side = 'owner'))))`;
};

const unreadOf = (side: Side) => sql.raw(side === 'owner' ? 't.owner_unread' : 't.clinic_unread');

/** Characters of a message that a list shows. */
const GLIMPSE = 120;

const lastOf = (
  column: 'text' | 'side',
) => sql`(SELECT ${column === 'text' ? sql`substr(m.text, 1, ${GLIMPSE})` : sql`m.side`}
  FROM messages m WHERE m.thread_id = t.id ORDER BY m.at DESC, m.id DESC LIMIT 1)`;

const threadColumns = (party: Party) => ({
  ...named({
    id: t.id,
    petId: p.id,
    petName: p.name,
    species: p.species,
    clinicId: c.id,
    clinicName: c.name,
    lastAt: t.lastMessageAt,
  }),
  ownerName: sql<string>`coalesce(u.name, ${USER_GONE})`.as('ownerName'),
  lastText: sql<string>`${lastOf('text')}`.as('lastText'),
  lastSide: sql<Side>`${lastOf('side')}`.as('lastSide'),
  unread: sql<number>`${unreadOf(party.side)}`.as('unread'),
  isOpen: sql<number>`${mayWrite(party)} AND c.closed_at IS NULL`.as('isOpen'),
});

const joined = sql.raw(`threads t JOIN pets p ON p.id = t.pet_id JOIN clinics c ON c.id = t.clinic_id
  LEFT JOIN users u ON u.id = p.owner_id LEFT JOIN clinic_patients cp ON cp.clinic_id = c.id AND cp.pet_id = p.id`);

/** Where a page ended: among the unread (0) or the rest (1), at which instant and id. */
const position = z.tuple([z.union([z.literal(0), z.literal(1)]), z.number(), z.string()]);

/** A party's conversations: unread ones first, each half by the last message, newest first. */
export const listThreads = async (db: Db, party: Party, { limit, cursor }: ThreadsInput) => {
  const after = decodeCursor(cursor, position);
  const half = (part: 0 | 1) => {
    const edge =
      !after || after[0] < part
        ? sql`1`
        : after[0] > part
          ? sql`0`
          : sql`(t.last_message_at, t.id) < (${after[1]}, ${after[2]})`;
    const unread = unreadOf(party.side);
    return db
      .select({ part: sql<number>`${sql.raw(String(part))}`.as('part'), ...threadColumns(party) })
      .from(joined)
      .where(sql`${ours(party)} AND ${part === 0 ? sql`${unread} > 0` : sql`${unread} = 0`} AND ${edge}`)
      .orderBy(sql`t.last_message_at DESC, t.id DESC`)
      .limit(limit + 1);
  };
  const { unread, read } = await batch(db, { unread: half(0), read: half(1) });
  return pageFrom([...unread, ...read], limit, (row) => [row.part, row.lastAt, row.id]);
};

/** Clinics that an owner's pets have been to, or will, with which nobody has written yet. At most 50, in no order. */
export const listContacts = (db: Db, ownerId: string) =>
  db
    .select(named({ petId: p.id, petName: p.name, species: p.species, clinicId: c.id, clinicName: c.name }))
    .from(sql.raw('pets p JOIN clinic_patients cp ON cp.pet_id = p.id JOIN clinics c ON c.id = cp.clinic_id'))
    .where(
      sql`${caredForBy(ownerId)} AND ${isLiving} AND c.closed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM threads t WHERE t.pet_id = p.id AND t.clinic_id = c.id)`,
    )
    .limit(MAX_PAGE);

/** Who wrote it: of a clinic by the name of then; of the owner's side by name, but for the reader and, to a clinic, the pet's owner. */
const authorFor = ({ side, id }: Party) => sql<string>`CASE
  WHEN m.side = 'clinic' OR m.author_id IS ${side === 'owner' ? id : sql`t.owner_id`} THEN m.author_name
  ELSE coalesce((SELECT w.name FROM users w WHERE w.id = m.author_id), ${USER_GONE}) END`;
const messageColumns = (party: Party) => ({
  ...named({ id: m.id, threadId: m.threadId, side: m.side, text: m.text, at: m.at }),
  authorName: authorFor(party).as('authorName'),
});

const PLACED = sql.raw('messages m JOIN threads t ON t.id = m.thread_id JOIN pets p ON p.id = t.pet_id');

/** One conversation, a page of its messages, newest first, and what hangs on these; `thread` is null when it is not this party's. */
export const listMessages = async (db: Db, party: Party, { threadId, limit, cursor }: MessagesInput) => {
  const after = decodeCursor(cursor, instantAndId);
  const page = sql`m.thread_id = ${threadId} AND ${ours(party)}
    ${party.side === 'owner' ? sql`AND ${sinceOwner}` : sql``} ${after ? sql`AND (m.at, m.id) < (${after[0]}, ${after[1]})` : sql``}`;
  const { thread, rows, papers } = await batch(db, {
    thread: one(
      db
        .select(threadColumns(party))
        .from(joined)
        .where(sql`t.id = ${threadId} AND ${ours(party)}`),
    ),
    rows: db
      .select(messageColumns(party))
      .from(PLACED)
      .where(page)
      .orderBy(sql`m.at DESC, m.id DESC`)
      .limit(limit + 1),
    papers: selectOfMessages(
      db,
      party,
      sql`SELECT m.id FROM ${PLACED} WHERE ${page} ORDER BY m.at DESC, m.id DESC LIMIT ${limit}`,
    ),
  });
  papers.sort((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
  return { thread: thread ?? null, papers, ...pageFrom(rows, limit, (row) => [row.at, row.id]) };
};

export type NewMessage = {
  id: string;
  petId: string;
  clinicId: string;
  text: string;
  authorId: string;
  authorName: string;
};

/**
 * Writes a message, and its conversation when it is the first, in one batch; a message that stands already, in these
 * words, is answered as it stands. `sent` is null when nothing was written: `facts` say why.
 */
export const insertMessage = async (db: Db, party: Party, message: NewMessage, now: number, post: Post) => {
  const { id, petId, clinicId, text, authorId, authorName } = message;
  const { side } = party;
  const pair = sql`pets p JOIN clinics c ON c.id = ${clinicId}
    LEFT JOIN clinic_patients cp ON cp.pet_id = p.id AND cp.clinic_id = c.id`;
  const recent = sql`(SELECT count(*) FROM messages m JOIN threads t ON t.id = m.thread_id
    WHERE t.pet_id = ${petId} AND t.clinic_id = ${clinicId} AND m.side = ${side} AND m.at > ${now - MESSAGE_BURST_MS})`;
  const other = side === 'owner' ? sql.raw('clinic_unread') : sql.raw('owner_unread');
  const { sent, facts } = await batch(db, {
    threads: insertFrom(
      db,
      threads,
      {
        id: crypto.randomUUID(),
        petId: sql`p.id`,
        clinicId: sql`c.id`,
        ownerId: sql`p.owner_id`,
        lastMessageAt: now,
        ownerUnread: side === 'owner' ? 0 : 1,
        clinicUnread: side === 'owner' ? 1 : 0,
      },
      sql`FROM ${pair}
      WHERE p.id = ${petId} AND ${mayWrite(party)} AND c.closed_at IS NULL AND ${recent} < ${MESSAGE_BURST}
        AND NOT EXISTS (SELECT 1 FROM messages WHERE id = ${id})
      ON CONFLICT (pet_id, clinic_id) DO UPDATE SET
        last_message_at = max(last_message_at, excluded.last_message_at),
        owner_since = iif(owner_id IS excluded.owner_id, owner_since, ${now}), erase_at = iif(owner_id IS excluded.owner_id, erase_at, NULL),
        owner_id = excluded.owner_id, ${other} = ${other} + 1`,
    ),
    messages: insertFrom(
      db,
      messages,
      { id, threadId: sql`t.id`, side, authorId, authorName, text, at: now },
      sql`FROM threads t WHERE t.pet_id = ${petId} AND t.clinic_id = ${clinicId} AND changes() = 1`,
    ),
    // One notice for as many messages as the owner leaves unread.
    told:
      side === 'clinic'
        ? post.announce(
            db,
            {
              kind: 'message_new',
              each: sql`SELECT x.id AS user_id, NULL AS visit_id FROM threads t CROSS JOIN users x WHERE t.pet_id = ${petId}
                AND t.clinic_id = ${clinicId} AND t.owner_unread = 1 AND x.id IN ${carersOf(sql`t.owner_id`)}`,
              byClinic: NO_HOUR,
            },
            now,
            sql`EXISTS (SELECT 1 FROM messages n WHERE n.id = ${id} AND n.at = ${now})`,
          )
        : null,
    sent: one(
      db
        .select(messageColumns(party))
        .from(sql.raw('messages m JOIN threads t ON t.id = m.thread_id'))
        .where(
          sql`m.id = ${id} AND m.text = ${text} AND m.side = ${side} AND m.author_id = ${authorId} AND t.pet_id = ${petId}
          AND t.clinic_id = ${clinicId}`,
        ),
    ),
    facts: one(
      db
        .select({
          known: sql<number | null>`(SELECT 1 FROM ${pair} WHERE p.id = ${petId} AND ${mayWrite(party)})`.as('known'),
          isClosed: sql<number | null>`(SELECT 1 FROM clinics WHERE id = ${clinicId} AND closed_at IS NOT NULL)`.as(
            'isClosed',
          ),
          recent: sql<number>`${recent}`.as('recent'),
        })
        .from(sql`(SELECT 1)`),
    ),
  });
  return { sent: sent ?? null, facts };
};

/** Statement: the other side's messages up to an instant (ms UTC) have been seen; later ones stay unread. */
export const markRead = (db: Db, party: Party, threadId: string, until: number) => {
  const column = sql.raw(party.side === 'owner' ? 'owner_unread' : 'clinic_unread');
  const other: Side = party.side === 'owner' ? 'clinic' : 'owner';
  return db.run(sql`
    UPDATE threads AS t SET ${column} =
      min(${column}, (SELECT count(*) FROM messages m WHERE m.thread_id = t.id AND m.side = ${other} AND m.at > ${until}))
    WHERE t.id = ${threadId} AND ${party.side === 'owner' ? caredForBy(party.id, 't') : sql`t.clinic_id = ${party.id}`}`);
};

/** Statement: how many messages a party has not seen. */
export const countUnread = (db: Db, { side, id }: Party) =>
  db
    .select({
      unread:
        side === 'owner'
          ? sql<number>`coalesce(sum(owner_unread), 0)`
          : sql<number>`coalesce((SELECT sum(clinic_unread) FROM threads WHERE clinic_id = ${id} AND clinic_unread > 0), 0)`,
    })
    .from(threads)
    .where(side === 'owner' ? caredForBy(id, 'threads') : sql`0`);

/** Statement: answers that a clinic keeps ready, by title. */
export const listCanned = (db: Db, clinicId: string) =>
  db
    .select({
      id: clinicTexts.id,
      title: clinicTexts.title,
      text: sql<string>`coalesce(json_extract(body, '$.text'), '')`,
    })
    .from(clinicTexts)
    .where(sql`clinic_id = ${clinicId} AND purpose = 'answer'`)
    .orderBy(sql`title, id`)
    .limit(100);
