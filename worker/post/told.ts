import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Choosable, isChoosable, type NoticeWay } from '../../src/shared/notices.ts';
import type { Told, ToldState } from '../../src/shared/schemas/told.ts';
import type { Db } from '../db/client.ts';
import { named } from '../db/columns.ts';
import { outbox } from '../db/schema/post.ts';

const o = alias(outbox, 'o');

/** Rows that one answer is made of: some fifteen of a visit whose owner has three devices. */
const MAX_READ = 3000;

/** Statement: notices that stand in `from` (SQL that names outbox `o`), of what `about` names, in no order. */
export const selectTold = (db: Db, about: SQL<string>, from: SQL) =>
  db
    .select({
      about: about.as('about'),
      ...named({ kind: o.kind, way: o.way, state: o.state, createdAt: o.createdAt }),
      at: sql<number>`coalesce(o.sent_at, iif(o.state = 'waiting', o.next_at, o.not_before))`.as('at'),
    })
    .from(from)
    .limit(MAX_READ);

export type ToldRow = Awaited<ReturnType<typeof selectTold>>[number];

const STATE: Record<ToldRow['state'], ToldState> = {
  waiting: 'waiting',
  sending: 'waiting',
  sent: 'sent',
  unknown: 'unknown',
  given_up: 'failed',
};
/** Of several devices that are told the same, the best speaks for all: one of them is enough. */
const BEST: readonly ToldState[] = ['sent', 'waiting', 'unknown', 'failed'];

const better = (one: Told, other: Told): Told => (BEST.indexOf(one.state) <= BEST.indexOf(other.state) ? one : other);

/** What was told of each thing, newest first; how many devices somebody has is nobody's business. */
export const toldBy = (rows: readonly ToldRow[]): Map<string, Told[]> => {
  const found = new Map<string, Map<string, Told>>();
  // A sort in SQL would be a table in memory.
  for (const { about, kind, way, state, createdAt, at } of rows.toSorted((a, b) => b.createdAt - a.createdAt)) {
    if (!isChoosable(kind)) continue;
    const own = found.get(about) ?? new Map<string, Told>();
    found.set(about, own);
    const key = `${kind} ${way} ${createdAt}`;
    const told: Told = { kind: kind satisfies Choosable, way: way satisfies NoticeWay, state: STATE[state], at };
    const known = own.get(key);
    own.set(key, known ? better(known, told) : told);
  }
  return new Map([...found].map(([about, own]) => [about, [...own.values()]]));
};

/** SQL over visits `a` for `selectTold`: what their owners, or somebody else who cares, were told of them. The plus leaves the id without affinity, as its index. */
export const ofVisits = (where: SQL, told: SQL = sql`a.owner_id`): SQL =>
  sql`appointments a CROSS JOIN outbox o ON (o.ids ->> 'visit') = +a.id AND (o.user_id = ${told} OR o.client_id IS NOT NULL) AND ${where}`;
