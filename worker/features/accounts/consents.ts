import { and, asc, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { MAX_COUNTED } from '../../../src/shared/limits.ts';
import { POLICY_VERSION } from '../../../src/shared/policy-version.ts';
import type { WithoutConsentInput } from '../../../src/shared/schemas/account.ts';
import { batch, one } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { decodeCursor, pageFrom } from '../../db/cursor.ts';
import { users } from '../../db/schema/accounts.ts';

/** Versions that are not in force, as ranges of the index: none at all, those before it, those after it. */
const RANGES = [
  sql`${users.consentVersion} IS NULL`,
  sql`${users.consentVersion} < ${POLICY_VERSION}`,
  sql`${users.consentVersion} > ${POLICY_VERSION}`,
] as const;

/** Range, version ('' for none) and id of a page's last row. */
const place = z.tuple([z.int().min(0).max(2), z.string(), z.string()]);

/** SQL: what comes after a page within a range; undefined: all of it. */
const afterIn = (range: number, after: z.output<typeof place> | null): SQL | undefined => {
  if (!after || after[0] < range) return undefined;
  if (after[0] > range) return sql`0`;
  return range === 0
    ? sql`${users.id} > ${after[2]}`
    : sql`(${users.consentVersion}, ${users.id}) > (${after[1]}, ${after[2]})`;
};

/** Accounts that have not accepted the policy in force, those that accepted none first; one round trip, by index. */
export const listWithoutConsent = async (db: Db, { cursor, limit }: WithoutConsentInput) => {
  const after = decodeCursor(cursor, place);
  const select = (range: 0 | 1 | 2) =>
    db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        version: users.consentVersion,
        createdAt: users.createdAt,
      })
      .from(users)
      .where(and(RANGES[range], afterIn(range, after)))
      .orderBy(asc(users.consentVersion), asc(users.id))
      .limit(limit + 1);
  const few = (range: 0 | 1 | 2) =>
    sql`(SELECT count(*) FROM (SELECT 1 FROM users WHERE ${RANGES[range]} LIMIT ${MAX_COUNTED + 1}))`;
  const { none, before, later, counted } = await batch(db, {
    none: select(0),
    before: select(1),
    later: select(2),
    counted: one(
      db.select({ total: sql<number>`${few(0)} + ${few(1)} + ${few(2)}`.as('total') }).from(sql`(SELECT 1) one`),
    ),
  });
  const ranges = [none, before, later] as const;
  const rows = ranges.flatMap((found, range) => found.map((row) => ({ row, range })));
  const page = pageFrom(rows, limit, ({ row, range }) => [range, row.version ?? '', row.id]);
  return {
    rows: page.rows.map(({ row }) => row),
    next: page.next,
    total: Math.min(counted?.total ?? 0, MAX_COUNTED + 1),
  };
};
