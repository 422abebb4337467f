import { type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../src/shared/time.ts';
import { auditIfChanged } from '../../db/audit.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { clientMerges } from '../../db/schema/clients.ts';
import { clinicClients } from '../../db/schema/clinics.ts';
import { pets } from '../../db/schema/pets.ts';
import { outbox } from '../../db/schema/post.ts';
import type { Actor } from './rules.ts';

/** What a client says of itself, in the words of `MergedClient`, by the SQL of each. */
const said = (column: (name: string) => SQL) =>
  sql`json_object('name', ${column('name')}, 'phone', ${column('phone')}, 'email', ${column('email')},
    'document', ${column('document')}, 'address', ${column('address')}, 'note', ${column('note')},
    'mailsAuthorisation', ${column('mails_authorisation')}, 'mailsSince', ${column('mails_since')},
    'mailsEndedAt', ${column('mails_ended_at')}, 'searchKey', ${column('search_key')})`;
const of = (table: string) => (name: string) => sql.raw(`${table}.${name}`);

/** What stands afterwards: the one that stays keeps its own, blanks are filled, notes stand one below the other. */
const joined = (name: string): SQL => {
  const [i, f] = [sql.raw(`i.${name}`), sql.raw(`f.${name}`)];
  if (name === 'name') return i;
  if (name === 'note') return sql`coalesce(${i} || char(10) || ${f}, ${i}, ${f})`;
  if (name === 'search_key') return sql`${i} || ' ' || ${f}`;
  // How mails were authorised goes along with the address alone; that they were ended holds for both.
  if (name === 'mails_authorisation' || name === 'mails_since')
    return sql`CASE WHEN i.email IS NULL OR i.email = f.email THEN coalesce(${i}, ${f}) ELSE ${i} END`;
  return sql`coalesce(${i}, ${f})`;
};

/** The columns that a merge changes, by the names of `MergedClient`. */
const CHANGED = [
  'phone',
  'email',
  'document',
  'address',
  'note',
  'mailsAuthorisation',
  'mailsSince',
  'mailsEndedAt',
  'searchKey',
] as const;
const eachChanged = (value: (name: (typeof CHANGED)[number]) => SQL) =>
  Object.fromEntries(CHANGED.map((name) => [name, value(name)]));

/**
 * Makes one client of two, in one batch, if both are still what the preview showed: the animals go over with everything that hangs on
 * them. `done` undefined: either changed, or (`exist` false) is none of the clinic's. The one that ends waits a day for `unmergeClients`.
 */
export const mergeClients = async (
  db: Db,
  { clinicId, actorId, now }: Actor,
  { from, fromAt, into, intoAt }: { from: string; fromAt: number; into: string; intoAt: number },
) => {
  const id = crypto.randomUUID();
  const isDone = sql`EXISTS (SELECT 1 FROM client_merges m WHERE m.id = ${id})`;
  const { done, exist } = await batch(db, {
    clientMerges: insertFrom(
      db,
      clientMerges,
      {
        id,
        clinicId,
        fromId: from,
        intoId: into,
        pets: sql`(SELECT json_group_array(p.id) FROM pets p WHERE p.client_id = f.id)`,
        before: said(of('i')),
        after: said(joined),
        at: now,
        actorId,
      },
      sql`FROM clinic_clients f CROSS JOIN clinic_clients i
        WHERE f.id = ${from} AND f.clinic_id = ${clinicId} AND f.merged_into IS NULL AND f.updated_at = ${fromAt}
          AND i.id = ${into} AND i.clinic_id = ${clinicId} AND i.merged_into IS NULL AND i.updated_at = ${intoAt}
          AND f.id <> i.id AND EXISTS (SELECT 1 FROM pets p WHERE p.client_id = f.id)
          AND EXISTS (SELECT 1 FROM clinics c WHERE c.id = ${clinicId} AND c.closed_at IS NULL)`,
    ),
    trace: auditIfChanged(db, { at: now, actorId, action: 'client.merged', targetId: into }),
    pets: db
      .update(pets)
      .set({ clientId: into, version: sql`${pets.version} + 1`, updatedAt: now })
      .where(sql`${pets.clientId} = ${from} AND ${isDone}`),
    // Links in mails of before end the mails of the one that stays.
    outbox: db.update(outbox).set({ clientId: into }).where(sql`${outbox.clientId} = ${from} AND ${isDone}`),
    into: db
      .update(clinicClients)
      .set({
        ...eachChanged((name) => sql`(SELECT m."after" ->> ${name} FROM client_merges m WHERE m.id = ${id})`),
        updatedAt: sql`max(${now}, ${clinicClients.updatedAt} + 1)`,
      })
      .where(sql`${clinicClients.id} = ${into} AND ${isDone}`),
    from: db
      .update(clinicClients)
      .set({ mergedInto: into, mergedAt: now, updatedAt: sql`max(${now}, ${clinicClients.updatedAt} + 1)` })
      .where(sql`${clinicClients.id} = ${from} AND ${isDone}`),
    done: one(
      db
        .select({ id: clientMerges.id, animals: sql<number>`json_array_length(${clientMerges.pets})`.as('animals') })
        .from(clientMerges)
        .where(sql`${clientMerges.id} = ${id}`),
    ),
    exist: one(
      db
        .select({ many: sql<number>`count(*)`.as('many') })
        .from(sql`clinic_clients k`)
        .where(sql`k.id IN (${from}, ${into}) AND k.clinic_id = ${clinicId}`),
    ),
  });
  return { done, exist: exist?.many === 2 };
};

/**
 * Makes two of them again, in one batch: its animals go back, and what the other was filled with, unless somebody wrote something else
 * there since. `done` false: a day is over, somebody did it, the one that stays became another's, or (`exists` false) it is none of the clinic's.
 */
export const unmergeClients = async (db: Db, { clinicId, actorId, now }: Actor, id: string) => {
  const undone = sql`(SELECT m.id FROM client_merges m WHERE m.id = ${id} AND m.clinic_id = ${clinicId} AND m.undone_at = ${now})`;
  const of = (what: SQL) => sql`(SELECT ${what} FROM client_merges m WHERE m.id = ${undone})`;
  const moved = sql`(SELECT j.value FROM client_merges m CROSS JOIN json_each(m.pets) j WHERE m.id = ${undone})`;
  const { done, found } = await batch(db, {
    done: db
      .update(clientMerges)
      .set({ undoneAt: now })
      .where(
        sql`${clientMerges.id} = ${id} AND ${clientMerges.clinicId} = ${clinicId} AND ${clientMerges.undoneAt} IS NULL
          AND ${clientMerges.at} > ${now - DAY_MS}
          AND EXISTS (SELECT 1 FROM clinic_clients f WHERE f.id = client_merges.from_id AND f.merged_into = client_merges.into_id)
          AND EXISTS (SELECT 1 FROM clinic_clients i WHERE i.id = client_merges.into_id AND i.merged_into IS NULL)`,
      )
      .returning({ intoId: clientMerges.intoId }),
    trace: auditIfChanged(db, { at: now, actorId, action: 'client.unmerged', targetId: id }),
    pets: db
      .update(pets)
      .set({ clientId: of(sql`m.from_id`), version: sql`${pets.version} + 1`, updatedAt: now })
      .where(sql`${pets.id} IN ${moved} AND ${pets.clientId} = ${of(sql`m.into_id`)}`),
    outbox: db
      .update(outbox)
      .set({ clientId: of(sql`m.from_id`) })
      .where(
        sql`${outbox.clientId} = ${of(sql`m.into_id`)}
          AND (SELECT a.pet_id FROM appointments a WHERE a.id = ${outbox.ids} ->> 'visit') IN ${moved}`,
      ),
    into: db
      .update(clinicClients)
      .set({
        ...eachChanged((name) => {
          const column = clinicClients[name];
          return sql`CASE WHEN ${column} IS ${of(sql`m."after" ->> ${name}`)} THEN ${of(sql`m."before" ->> ${name}`)} ELSE ${column} END`;
        }),
        updatedAt: sql`max(${now}, ${clinicClients.updatedAt} + 1)`,
      })
      .where(sql`${clinicClients.id} = ${of(sql`m.into_id`)}`),
    from: db
      .update(clinicClients)
      .set({ mergedInto: null, mergedAt: null, updatedAt: sql`max(${now}, ${clinicClients.updatedAt} + 1)` })
      .where(sql`${clinicClients.id} = ${of(sql`m.from_id`)}`),
    found: one(
      db
        .select({ id: clientMerges.id })
        .from(clientMerges)
        .where(sql`${clientMerges.id} = ${id} AND ${clientMerges.clinicId} = ${clinicId}`),
    ),
  });
  return { done: done.length > 0, exists: found !== undefined };
};

/** Erases clients that became another's, and what undoing needed, once their day is over. */
export const purgeMerged = (db: Db, now: number) =>
  batch(db, {
    merges: db.delete(clientMerges).where(sql`${clientMerges.at} <= ${now - DAY_MS}`),
    clients: db.delete(clinicClients).where(
      sql`${clinicClients.mergedAt} IS NOT NULL AND ${clinicClients.mergedAt} <= ${now - DAY_MS}
          AND NOT EXISTS (SELECT 1 FROM pets p WHERE p.client_id = ${clinicClients.id})`,
    ),
  });
