import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAX_COUNTED_ACCOUNTS } from '../../../src/shared/limits.ts';
import { POLICY_VERSION } from '../../../src/shared/policy-version.ts';
import type { Account, AccountSort, AccountsInput, CountAccountsInput } from '../../../src/shared/schemas/account.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { decodeCursor, pageFrom, textAndId } from '../../db/cursor.ts';
import { users } from '../../db/schema/accounts.ts';
import { toUser } from '../../db/user.ts';

/** Words of a search that count. */
const MAX_WORDS = 6;
/** Shortest text that is found inside a word; a shorter one is found where a word begins. */
const MIN_INSIDE = 3;
/** Letters of a part that are kept (migration user-parts). */
const MAX_PART = 24;
/**
 * Where the rarest word of a search begins more words than this, accounts are looked at in their order until a page is full;
 * otherwise those that have it are looked at and sorted. Names and e-mails begin with the word that is looked for: in their order
 * those who have it stand together, perhaps at the end, so that more are worth sorting than walking to.
 */
const MAX_CANDIDATES: Record<AccountSort, number> = { name: 20_000, email: 20_000, newest: 5000 };

const columnsAt = (now: number) => ({
  ...named({
    id: users.id,
    email: users.email,
    name: users.name,
    phone: users.phone,
    address: users.address,
    role: users.role,
    isActive: users.isActive,
    createdAt: users.createdAt,
    searchKey: users.searchKey,
    consentVersion: users.consentVersion,
    passwordSetBy: users.passwordSetBy,
  }),
  // Sessions end and are erased; the device of a login stays known.
  lastUsedAt: sql<number | null>`nullif(max(
    coalesce((SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = users.id), 0),
    coalesce((SELECT max(k.last_at) FROM known_devices k WHERE k.user_id = users.id), 0)), 0)`.as('last_used'),
  activeTokens: sql<string>`(SELECT json_group_array(s.public_id) FROM sessions s
    WHERE s.user_id = users.id AND s.alive_until > ${now})`.as('active_tokens'),
});
/** Statement: accounts of a FROM, at most so many. */
const select = (db: Db, now: number, from: SQL, where: SQL, order: SQL, most: SQL) =>
  db.select(columnsAt(now)).from(from).where(sql`${where} ORDER BY ${order} LIMIT ${most}`);
type Row = Awaited<ReturnType<typeof select>>[number];

const toAccount = ({ activeTokens, lastUsedAt, consentVersion, passwordSetBy, ...row }: Row): Account => ({
  ...toUser(row),
  activeTokens: JSON.parse(activeTokens) as string[],
  lastUsedAt,
  mustAcceptPolicy: consentVersion !== POLICY_VERSION,
  hasTemporaryPassword: passwordSetBy !== null,
});

const numberAndId = z.tuple([z.number(), z.string()]);
/** Each order: its columns, the direction, and the key of a page's last row. */
const ORDERS = {
  name: { columns: ['search_key', 'id'], down: false, key: textAndId, keyOf: (row: Row) => [row.searchKey, row.id] },
  email: { columns: ['email'], down: false, key: z.tuple([z.string()]), keyOf: (row: Row) => [row.email] },
  newest: { columns: ['created_at', 'id'], down: true, key: numberAndId, keyOf: (row: Row) => [row.createdAt, row.id] },
} as const satisfies Record<AccountSort, unknown>;

/**
 * The index that has the accounts of a filter in the order asked for. Active owners are most accounts: they need none of their
 * own. `implied` repeats the condition of a partial index, which serves no other query.
 */
const walkOf = ({ sort, role, state }: Pick<AccountsInput, 'sort' | 'role' | 'state'>) => {
  const staff = role !== undefined && role !== 'user';
  const inactive = state === 'inactive';
  if (sort === 'name') {
    const index = staff
      ? 'users_role_search'
      : state
        ? 'users_active_search'
        : role
          ? 'users_role_search'
          : 'users_search';
    return { index, implied: sql`1` };
  }
  const order = sort === 'email' ? 'email' : 'created';
  if (staff) return { index: `users_staff_${order}`, implied: sql`users.role <> 'user'` };
  if (inactive) return { index: `users_inactive_${order}`, implied: sql`users.is_active = 0` };
  return { index: `users_${order}`, implied: sql`1` };
};

const listed = (columns: readonly string[], direction: string) =>
  sql.raw(columns.map((column) => `users.${column}${direction}`).join(', '));

/** What a filter lets through: SQL over users, and the walk through those that it may let through. */
const filterOf = ({ role, state, sort }: Pick<AccountsInput, 'sort' | 'role' | 'state'>) => {
  const { index, implied } = walkOf({ sort, role, state });
  const where = sql.join(
    [role ? sql`users.role = ${role}` : sql`1`, state ? sql`users.is_active = ${state === 'active' ? 1 : 0}` : sql`1`],
    sql` AND `,
  );
  return { walked: sql`users INDEXED BY ${sql.raw(index)}`, where: sql`${implied} AND ${where}` };
};

/**
 * SQL of a search: `hasAll` over users, the `rarest` of its words with how many parts begin with it, and the FROM of whose those
 * are. Null: nothing is searched for. Whoever is found by two parts of a word comes twice.
 */
const searchOf = (q: string | undefined, most: number) => {
  const words = searchKey(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const inside = words.filter((word) => word.length >= MIN_INSIDE);
  const [table, column] = inside.length > 0 ? ['user_parts', 'part'] : ['user_words', 'word'];
  const begins = (name: string) => sql.raw(`${name}.${column}`);
  // A text begins with another when it is from it on and before it with the last character there is.
  const ranges = JSON.stringify(
    (inside.length > 0 ? inside : words).map((word) => [
      word.slice(0, MAX_PART),
      `${word.slice(0, MAX_PART)}\u{10FFFF}`,
    ]),
  );
  const needles = JSON.stringify(words.map((word) => (word.length >= MIN_INSIDE ? word : ` ${word}`)));
  return {
    hasAll: sql`NOT EXISTS (SELECT 1 FROM json_each(${needles}) w WHERE instr(' ' || users.search_key, w.value) = 0)`,
    rarest: sql`(SELECT low, high, min(n) AS n FROM (SELECT w.value ->> 0 AS low, w.value ->> 1 AS high,
      (SELECT count(*) FROM (SELECT 1 FROM ${sql.raw(table)} x
        WHERE ${begins('x')} >= w.value ->> 0 AND ${begins('x')} < w.value ->> 1 LIMIT ${most + 1})) AS n
      FROM json_each(${ranges}) w))`,
    found: sql`CROSS JOIN ${sql.raw(table)} c ON ${begins('c')} >= rarest.low AND ${begins('c')} < rarest.high
      CROSS JOIN users ON users.id = c.user_id`,
  };
};

/**
 * Statements that read accounts that a filter lets through, in the order asked for, with the public ids of their live sessions at
 * `now`, and what makes a page of their rows. Every word of `q` must stand in name, e-mail or phone: inside a word from three
 * letters on, else at its beginning.
 */
export const accountsPage = (db: Db, { q, role, state, sort, cursor, limit }: AccountsInput, now: number) => {
  const { columns, down, key, keyOf } = ORDERS[sort];
  const after = decodeCursor<readonly (string | number)[]>(cursor, key);
  const order = listed(columns, down ? ' DESC' : '');
  const { walked, where: filter } = filterOf({ role, state, sort });
  const since = after
    ? sql`(${listed(columns, '')}) ${sql.raw(down ? '<' : '>')} (${sql.join([...after], sql`, `)})`
    : sql`1`;
  const where = sql`${filter} AND ${since}`;
  const walk = (extra: SQL, limited: SQL) => select(db, now, walked, sql`${where} AND ${extra}`, order, limited);
  const most = MAX_CANDIDATES[sort];
  const search = searchOf(q, most);
  const pageOf = (rows: readonly Row[]) => {
    const page = pageFrom([...rows], limit, (row) => [...keyOf(row)]);
    return { rows: page.rows.map(toAccount), next: page.next };
  };
  if (!search) return { statements: [walk(sql`1`, sql`${limit + 1}`)] as const, pageOf };
  const { hasAll, rarest, found } = search;
  const candidates = sql`users.id IN (SELECT users.id FROM ${rarest} rarest ${found}
    WHERE rarest.n <= ${most} AND ${where} AND ${hasAll} GROUP BY users.id ORDER BY ${order} LIMIT ${limit + 1})`;
  const few = select(db, now, sql`users`, candidates, order, sql`${limit + 1}`);
  const many = walk(hasAll, sql`(SELECT iif(rarest.n > ${most}, ${limit + 1}, 0) FROM ${rarest} rarest)`);
  return { statements: [few, many] as const, pageOf };
};

/** A page of accounts (`accountsPage`). */
export const listAccounts = async (db: Db, input: AccountsInput, now: number) => {
  const { statements, pageOf } = accountsPage(db, input, now);
  const { rows } = await batch(db, { rows: statements });
  return pageOf(rows.flat());
};

/** How many accounts a filter lets through; counting stops at `MAX_COUNTED_ACCOUNTS + 1`. One statement. */
export const countAccounts = async (db: Db, { q, role, state }: CountAccountsInput): Promise<number> => {
  const { walked, where } = filterOf({ role, state, sort: 'name' });
  const enough = sql`${MAX_COUNTED_ACCOUNTS + 1}`;
  const most = MAX_CANDIDATES.name;
  const search = searchOf(q, most);
  const count = search
    ? sql`SELECT count(*) AS n FROM (
        SELECT 1 FROM (SELECT users.id FROM ${search.rarest} rarest ${search.found}
          WHERE rarest.n <= ${most} AND ${where} AND ${search.hasAll} GROUP BY users.id LIMIT ${enough})
        UNION ALL SELECT 1 FROM (SELECT 1 FROM ${walked} WHERE ${where} AND ${search.hasAll}
          LIMIT (SELECT iif(rarest.n > ${most}, ${enough}, 0) FROM ${search.rarest} rarest)))`
    : sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${walked} WHERE ${where} LIMIT ${enough})`;
  const [row] = await db.all<{ n: number }>(count);
  return row?.n ?? 0;
};
