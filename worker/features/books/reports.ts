import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Cash, CloseCashInput, MonthByPerson } from '../../../src/shared/schemas/charge.ts';
import { monthSpan } from '../../../src/shared/time.ts';
import { actorName } from '../../db/actor-names.ts';
import { batch, one } from '../../db/batch.ts';
import { type Db, repeatable } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { users } from '../../db/schema/accounts.ts';
import { bookEntries, cashCloses } from '../../db/schema/books.ts';
import { appointments } from '../../db/schema/visits.ts';
import { type Creation, sameKey } from '../../idempotency.ts';
import { addPaid, NOTHING_PAID, stands, type Writer } from './rules.ts';

const a = alias(appointments, 'a');
const e = alias(bookEntries, 'e');
const x = alias(cashCloses, 'x');
const f = alias(bookEntries, 'f');
const u = alias(users, 'u');

/** A month by person: what stands of its visits, as Income counts it, under whoever attended (a correction leaves it theirs), and the money that came and went in it. */
export const readMonth = async (db: Db, clinicId: string, month: string): Promise<MonthByPerson> => {
  const [from, to] = monthSpan(month);
  const who = actorName(sql`e.id`, sql`e.actor_id`).as('name');
  const { visits, rows } = await batch(db, {
    visits: db
      .select({
        ...named({ cop: a.chargeCop, actorId: f.actorId }),
        name: actorName(sql`f.id`, sql`f.actor_id`).as('name'),
      })
      .from(
        sql.raw(`appointments a INDEXED BY appointments_income
          CROSS JOIN book_entries e ON e.appointment_id = a.id AND e.kind = 'charge'
          CROSS JOIN book_entries f ON f.appointment_id = a.id AND f.kind = 'charge' AND f.number = (SELECT min(m.number)
            FROM book_entries m WHERE m.appointment_id = a.id AND m.kind = 'charge')`),
      )
      .where(
        sql`a.clinic_id = ${clinicId} AND a.completed_at IS NOT NULL AND a.completed_at >= ${from} AND a.completed_at < ${to}
          AND a.charge_cop IS NOT NULL AND ${stands}`,
      ),
    rows: db
      .select({
        ...named({
          actorId: e.actorId,
          cash: e.cashCop,
          card: e.cardCop,
          transfer: e.transferCop,
          wallet: e.walletCop,
          other: e.otherCop,
          unnoted: e.unnotedCop,
        }),
        name: who,
      })
      .from(sql`book_entries e`)
      .where(sql`e.clinic_id = ${clinicId} AND e.at >= ${from} AND e.at < ${to}`),
  });
  const charged = new Map<string | null, MonthByPerson['charged'][number]>();
  for (const { actorId, name, cop } of visits) {
    const person = charged.get(actorId) ?? { actorId, name, cop: 0, visits: 0 };
    charged.set(actorId, { ...person, cop: person.cop + (cop ?? 0), visits: person.visits + 1 });
  }
  const received = new Map<string | null, MonthByPerson['received'][number]>();
  for (const { actorId, name, ...paid } of rows) {
    const person = received.get(actorId) ?? { actorId, name, paid: NOTHING_PAID };
    received.set(actorId, { ...person, paid: addPaid(person.paid, paid) });
  }
  return {
    charged: [...charged.values()].toSorted((one, other) => other.cop - one.cop),
    received: [...received.values()],
  };
};

/** SQL: what the book says of a person's cash of a day. */
const cashOf = (clinicId: string, day: string, userId: string) => sql<number>`(SELECT coalesce(sum(e.cash_cop), 0)
  FROM book_entries e WHERE e.clinic_id = ${clinicId} AND e.cash_day = ${day} AND e.actor_id = ${userId})`;

/** The cash of a day, by person: whoever took some or counted theirs, and who asks. */
export const readCash = async (db: Db, { clinicId, actorId }: Writer, day: string): Promise<Cash> => {
  const { taken, closed, own } = await batch(db, {
    taken: db
      .select({
        ...named({ userId: e.actorId }),
        book: sql<number>`sum(e.cash_cop)`.as('book'),
        name: sql<string | null>`(SELECT u.name FROM users u WHERE u.id = e.actor_id)`.as('name'),
        // Of whoever is gone, as a row of that day knows them.
        last: sql<string | null>`(SELECT w.name FROM book_entries r CROSS JOIN actor_names w ON w.row_id = r.id
          WHERE r.clinic_id = ${clinicId} AND r.cash_day = ${day} AND r.actor_id = e.actor_id LIMIT 1)`.as('last'),
      })
      .from(sql`book_entries e`)
      .where(sql`e.clinic_id = ${clinicId} AND e.cash_day = ${day} AND e.actor_id IS NOT NULL`)
      .groupBy(sql`e.actor_id`),
    closed: db
      .select({
        ...named({
          userId: x.userId,
          opening: x.openingCop,
          book: x.bookCop,
          counted: x.countedCop,
          note: x.note,
          at: x.at,
        }),
        by: actorName(sql`x.id`, sql`x.actor_id`).as('by'),
        name: sql<string | null>`(SELECT u.name FROM users u WHERE u.id = x.user_id)`.as('name'),
      })
      .from(sql`cash_closes x`)
      .where(sql`x.clinic_id = ${clinicId} AND x.day = ${day}`),
    own: one(
      db
        .select(named({ name: u.name }))
        .from(sql`users u`)
        .where(sql`u.id = ${actorId}`),
    ),
  });
  const people = new Map<string, Cash['people'][number]>();
  people.set(actorId, { userId: actorId, name: own?.name ?? '', book: 0, close: null });
  for (const { userId, book, name, last } of taken)
    if (userId) people.set(userId, { userId, name: name ?? last ?? '', book, close: null });
  for (const { userId, name, book, ...close } of closed)
    people.set(userId, { userId, name: name ?? people.get(userId)?.name ?? '', book, close });
  return { day, people: [...people.values()] };
};

/**
 * Closes a person's cash of a day, in one batch, if the book still says what was seen. `stands`: it is closed as sent; `book`: what the
 * book says; `isClosed`: somebody closed it; `isMember`: the person is of the clinic or took cash there.
 */
export const closeCash = async (db: Db, { clinicId, actorId, now }: Writer, made: Creation, input: CloseCashInput) => {
  const { day, userId, opening, book, counted, note } = input;
  const says = cashOf(clinicId, day, userId);
  const known = sql`(EXISTS (SELECT 1 FROM clinic_members m WHERE m.user_id = ${userId} AND m.clinic_id = ${clinicId})
    OR EXISTS (SELECT 1 FROM book_entries k WHERE k.clinic_id = ${clinicId} AND k.cash_day = ${day} AND k.actor_id = ${userId}))`;
  const { state } = await batch(repeatable(db), {
    cashCloses: insertFrom(
      db,
      cashCloses,
      {
        id: made.id,
        clinicId,
        day,
        userId,
        openingCop: opening,
        bookCop: book,
        countedCop: counted,
        note,
        at: now,
        actorId,
      },
      sql`WHERE ${says} = ${book} AND ${known} AND NOT EXISTS (SELECT 1 FROM cash_closes x WHERE x.clinic_id = ${clinicId}
        AND x.day = ${day} AND x.user_id = ${userId})`,
    ),
    state: one(
      db
        .select({
          book: says.as('book'),
          isMember: sql<number>`${known}`.as('isMember'),
          closeId: sql<string | null>`(SELECT x.id FROM cash_closes x WHERE x.clinic_id = ${clinicId} AND x.day = ${day}
            AND x.user_id = ${userId} AND ${sameKey(sql`x.id`, made)})`.as('closeId'),
          isClosed: sql<number>`EXISTS (SELECT 1 FROM cash_closes x WHERE x.clinic_id = ${clinicId} AND x.day = ${day}
            AND x.user_id = ${userId})`.as('isClosed'),
        })
        .from(sql`(SELECT 1) one`),
    ),
  });
  return {
    stands: state?.closeId ?? undefined,
    book: state?.book ?? 0,
    isClosed: state?.isClosed === 1,
    isMember: state?.isMember === 1,
  };
};
