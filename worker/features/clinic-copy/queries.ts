import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { securityEvent, whereFrom } from '../../auth/security-events.ts';
import type { Context } from '../../context.ts';
import { auditIf, wasTraced } from '../../db/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { clinicMembers } from '../../db/schema/clinics.ts';
import { columnsOf, type Part } from './parts.ts';

const m = alias(clinicMembers, 'm');

/** Rows of one question: fewer questions than a request of the platform may ask, and megabytes of memory. */
const PAGE = 1000;

/** The rows of a list, page by page: one page stands in memory at a time. */
export async function* rowsOf(db: Db, part: Part, clinicId: string): AsyncGenerator<Record<string, unknown>> {
  for (const from of part.from) yield* rowsFrom(db, part, from, clinicId);
}

async function* rowsFrom(db: Db, part: Part, from: SQL, clinicId: string): AsyncGenerator<Record<string, unknown>> {
  const columns = Object.entries(columnsOf(part));
  const order = sql.join([...part.order], sql`, `);
  const fields = Object.fromEntries([
    ...columns.map(([name, column]) => [`c_${name}`, column.as(`c_${name}`)]),
    // As the database has them: a page begins where one ended.
    ...part.order.map((one, n) => [`k_${n}`, sql`${one}`.as(`k_${n}`)]),
  ]);
  let after = sql``;
  for (;;) {
    const rows: Record<string, unknown>[] = await db
      .select(fields)
      .from(from)
      .where(sql`${part.where(clinicId)} ${after}`)
      .orderBy(order)
      .limit(PAGE);
    for (const row of rows) yield Object.fromEntries(columns.map(([name]) => [name, row[`c_${name}`]]));
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = sql`AND (${order}) > (${sql.join(
      part.order.map((_, n) => sql`${last[`k_${n}`]}`),
      sql`, `,
    )})`;
  }
}

type Taker = Pick<Context, 'db' | 'clock' | 'device' | 'network' | 'post'>;

/** Somebody took everything of a clinic along: it stands in both logs, and every titular of it hears of it. */
export const noteCopy = (caller: Taker, clinicId: string, userId: string) => {
  const { db, post } = caller;
  const [at, id] = [caller.clock(), crypto.randomUUID()];
  return batch(db, {
    trace: auditIf(db, { id, at, actorId: userId, action: 'clinic.copied', targetId: clinicId }, sql`1`),
    event: securityEvent(db, { kind: 'data_exported', userId, at, ...whereFrom(caller) }),
    told: post.announce(
      db,
      {
        kind: 'clinic_copied',
        among: sql`(SELECT m.user_id FROM clinic_members m JOIN users t ON t.id = m.user_id
          WHERE m.clinic_id = ${clinicId} AND m.member_role = 'titular' AND t.is_active = 1)`,
        ids: sql`json_object('clinic', ${clinicId}, 'member', ${userId})`,
      },
      at,
      wasTraced(id, 'clinic.copied'),
    ),
  });
};

/** The people of a clinic, for its copy. */
export const listPeople = (db: Db, clinicId: string) =>
  db
    .select({
      ...named({ userId: m.userId, createdAt: m.createdAt }),
      memberRole: sql<string>`iif(m.member_role = 'titular', 'titular', m.duty)`.as('memberRole'),
      name: sql<string>`(SELECT u.name FROM users u WHERE u.id = m.user_id)`.as('name'),
      email: sql<string>`(SELECT u.email FROM users u WHERE u.id = m.user_id)`.as('email'),
      licence: sql<string | null>`(SELECT l.number FROM licences l WHERE l.user_id = m.user_id)`.as('licence'),
    })
    .from(sql`clinic_members m`)
    .where(sql`m.clinic_id = ${clinicId}`);
