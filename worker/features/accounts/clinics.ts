import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { OpenClinic } from '../../../src/shared/schemas/account.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinics } from '../../db/schema/clinics.ts';

const c = alias(clinics, 'c');

/** Clinics that are offered at a time. */
const OFFERED = 8;
/** Names of its people that tell a clinic without a name from another. */
const NAMED = 3;
const MAX_WORDS = 6;
/** Letters of Spanish that SQLite does not fold, as `searchKey` folds them. */
const FOLDS = { aáÁ: 'a', eéÉ: 'e', iíÍ: 'i', oóÓ: 'o', uúÚüÜ: 'u', nñÑ: 'n' };

/** SQL: a text of a clinic as `searchKey` folds it. */
const folded = (text: SQL): SQL =>
  sql`lower(${Object.entries(FOLDS)
    .flatMap(([from, to]) => Array.from(from.slice(1), (letter) => [letter, to] as const))
    .reduce((inner, [letter, to]) => sql`replace(${inner}, ${letter}, ${to})`, text)})`;

const of = (
  column: string,
  limit: SQL,
) => sql`(SELECT json_group_array(one.text) FROM (SELECT ${sql.raw(column)} AS text
  FROM clinic_members m JOIN users u ON u.id = m.user_id WHERE m.clinic_id = c.id ${limit}) one)`;

/**
 * Open clinics in which every word begins a word of name or city, or of the name, e-mail or phone of somebody there, by name;
 * one round trip. Clinics are few beside accounts: they are looked at in the order of an index until enough are found.
 */
export const findOpenClinics = async (db: Db, q: string): Promise<OpenClinic[]> => {
  const searched = sql`' ' || ${folded(sql`c.name || ' ' || c.city`)} || ' '
    || replace(${of('u.search_key', sql``)}, '"', ' ')`;
  const fits = searchKey(q)
    .split(' ')
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => sql`AND instr(${searched}, ${` ${word}`}) > 0`);
  const rows = await db
    .select({
      ...named({ id: c.id, name: c.name, city: c.city }),
      people: sql<string>`${of('u.name', sql`LIMIT ${NAMED}`)}`.as('people'),
    })
    .from(sql`clinics c INDEXED BY clinics_open`)
    .where(sql`c.closed_at IS NULL ${sql.join(fits, sql` `)}`)
    .orderBy(sql`c.name, c.city, c.id`)
    .limit(OFFERED);
  return rows.map(({ people, ...clinic }) => ({ ...clinic, people: JSON.parse(people) as string[] }));
};
