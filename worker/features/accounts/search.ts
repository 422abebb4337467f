import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { POLICY_VERSION } from '../../../src/shared/policy-version.ts';
import type { Account, AccountSort, AccountsInput } from '../../../src/shared/schemas/account.ts';
import { searchKey } from '../../../src/shared/search-key.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom, textAndId } from '../../db/cursor.ts';
import { toUser } from '../../db/user.ts';

/** Words of a search that count. */
const MAX_WORDS = 6;
/**
 * Where the rarest word of a search begins more words than this, accounts are looked at in their order until a page is full;
 * otherwise those that have it are looked at and sorted. Names and e-mails begin with the word that is looked for: in their order
 * those who have it stand together, perhaps at the end, so that more are worth sorting than walking to.
 */
const MAX_CANDIDATES: Record<AccountSort, number> = { name: 20_000, email: 20_000, newest: 5000 };

/** Written out: the FROM names an index, so drizzle does not know the table. */
const columnsAt = (now: number) => ({
  id: sql<string>`users.id`.as('id'),
  email: sql<string>`users.email`.as('email'),
  name: sql<string>`users.name`.as('name'),
  phone: sql<string | null>`users.phone`.as('phone'),
  address: sql<string | null>`users.address`.as('address'),
  role: sql<Account['role']>`users.role`.as('role'),
  isActive: sql<boolean>`users.is_active`.mapWith(Boolean).as('is_active'),
  createdAt: sql<number>`users.created_at`.as('created_at'),
  searchKey: sql<string>`users.search_key`.as('search_key'),
  consentVersion: sql<string | null>`users.consent_version`.as('consent_version'),
  passwordSetBy: sql<string | null>`users.password_set_by`.as('password_set_by'),
  lastUsedAt: sql<number | null>`(SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = users.id)`.as(
    'last_used',
  ),
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

/**
 * Accounts that a filter lets through, in the order asked for, with the public ids of their live sessions at `now`. Every word
 * of `q` must begin a word of name, e-mail or phone.
 */
export const listAccounts = async (db: Db, { q, role, state, sort, cursor, limit }: AccountsInput, now: number) => {
  const { columns, down, key, keyOf } = ORDERS[sort];
  const after = decodeCursor<readonly (string | number)[]>(cursor, key);
  const order = listed(columns, down ? ' DESC' : '');
  const { index, implied } = walkOf({ sort, role, state });
  const where = sql.join(
    [
      role ? sql`users.role = ${role}` : sql`1`,
      state ? sql`users.is_active = ${state === 'active' ? 1 : 0}` : sql`1`,
      after ? sql`(${listed(columns, '')}) ${sql.raw(down ? '<' : '>')} (${sql.join([...after], sql`, `)})` : sql`1`,
    ],
    sql` AND `,
  );
  const walk = (extra: SQL, most: SQL) =>
    select(db, now, sql`users INDEXED BY ${sql.raw(index)}`, sql`${implied} AND ${where} AND ${extra}`, order, most);

  const words = searchKey(q).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const rows: Row[] = [];
  if (words.length === 0) {
    rows.push(...(await walk(sql`1`, sql`${limit + 1}`)));
  } else {
    // A word begins with a text when it is from it on and before it with the last character there is.
    const ranges = JSON.stringify(words.map((word) => [word, `${word}\u{10FFFF}`]));
    const begins = sql`x.word >= w.value ->> 0 AND x.word < w.value ->> 1`;
    const most = MAX_CANDIDATES[sort];
    const hasAll = sql`NOT EXISTS (SELECT 1 FROM json_each(${ranges}) w WHERE NOT EXISTS (
      SELECT 1 FROM user_words x INDEXED BY user_words_user WHERE x.user_id = users.id AND ${begins}))`;
    const rarest = sql`(SELECT low, high, min(n) AS n FROM (SELECT w.value ->> 0 AS low, w.value ->> 1 AS high,
      (SELECT count(*) FROM (SELECT 1 FROM user_words x WHERE ${begins} LIMIT ${most + 1})) AS n
      FROM json_each(${ranges}) w))`;
    const candidates = sql`users.id IN (SELECT users.id FROM ${rarest} rarest
      CROSS JOIN user_words c ON c.word >= rarest.low AND c.word < rarest.high CROSS JOIN users ON users.id = c.user_id
      WHERE rarest.n <= ${most} AND ${where} AND ${hasAll}
      GROUP BY users.id ORDER BY ${order} LIMIT ${limit + 1})`;
    const [found, walked] = await db.batch([
      select(db, now, sql`users`, candidates, order, sql`${limit + 1}`),
      walk(hasAll, sql`(SELECT iif(rarest.n > ${most}, ${limit + 1}, 0) FROM ${rarest} rarest)`),
    ]);
    rows.push(...found, ...walked);
  }
  const page = pageFrom(rows, limit, (row) => [...keyOf(row)]);
  return { rows: page.rows.map(toAccount), next: page.next };
};
