import { type D1Migration, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { bookBalances, bookEntries, bookPending } from '../../worker/db/schema/books.ts';
import { bindings, world } from '../support/world.ts';

const { MIGRATIONS } = env as unknown as { MIGRATIONS: D1Migration[] };
const AT = MIGRATIONS.findIndex(({ name }) => name.includes('books'));
const lay = (migrations: readonly D1Migration[]) =>
  bindings.DB.prepare(migrations.flatMap(({ queries }) => queries).join(';\n')).run();

/** Three visits: one charged as it ended, one voided and charged again, one whose charge is gone; and one that cost nothing. */
const OLD = [
  `INSERT INTO clinics (id, name, city, address, phone, hours, created_at, updated_at) VALUES ('k', 'K', 'Cali', 'x', '6025550100', '[null,null,null,null,null,null,null]', 1, 1)`,
  `INSERT INTO pets (id, name, species, birth_month, weight_g, search_key, created_at, updated_at) VALUES ('p', 'Nube', 'gato', '2024-01', 4000, 'nube', 1, 1)`,
  ...[
    ['a', 70000, 100],
    ['b', 90500, 200],
    ['c', 'NULL', 300],
    ['d', 0, 400],
  ].map(
    ([id, cop, at]) =>
      `INSERT INTO appointments (id, pet_id, clinic_id, starts_at, seat, type, status, charge_cop, completed_at, created_at, updated_at) VALUES ('${id}', 'p', 'k', '2026-11-2${Number(at) / 100}T09:00', 0, 'grooming', 'completed', ${cop}, ${at}, 1, 1)`,
  ),
  `INSERT INTO appointment_events (id, appointment_id, at, actor_id, status) VALUES ('e', 'a', 100, 'vet', 'completed')`,
  ...[
    ['cobro-b', 'b', 905000, 200, 'NULL', 'NULL'],
    ['vb', 'b', -905000, 210, `'cobro-b'`, `'Sobró un cero'`],
    ['nb', 'b', 90500, 220, 'NULL', 'NULL'],
    ['cobro-c', 'c', 5000, 300, 'NULL', 'NULL'],
    ['vc', 'c', -5000, 310, `'cobro-c'`, `'No era'`],
  ].map(
    ([id, visit, cop, at, voids, reason]) =>
      `INSERT INTO charge_entries (id, clinic_id, appointment_id, cop, at, actor_id, voids, reason) VALUES ('${id}', 'k', '${visit}', ${cop}, ${at}, 'rosa', ${voids}, ${reason})`,
  ),
];

test('charges from before they were documents are in the book, each with one line, numbered as they came, and nothing is lost', async () => {
  await reset();
  await lay(MIGRATIONS.slice(0, AT));
  for (const statement of OLD) await bindings.DB.prepare(statement).run();
  await lay(MIGRATIONS.slice(AT));
  const rows = await world.db.select().from(bookEntries).orderBy(bookEntries.number);
  expect(
    rows.map(({ number, id, kind, totalCop, unnotedCop, voids, reason, actorId }) => [
      number,
      id,
      kind,
      totalCop,
      unnotedCop,
      voids,
      reason,
      actorId,
    ]),
  ).toEqual([
    [1, 'cobro-a', 'charge', 70_000, 70_000, null, null, 'vet'],
    [2, 'cobro-b', 'charge', 905_000, 905_000, null, null, 'rosa'],
    [3, 'vb', 'void', -905_000, -905_000, 'cobro-b', 'Sobró un cero', 'rosa'],
    [4, 'nb', 'charge', 90_500, 90_500, null, null, 'rosa'],
    [5, 'cobro-c', 'charge', 5000, 5000, null, null, 'rosa'],
    [6, 'vc', 'void', -5000, -5000, 'cobro-c', 'No era', 'rosa'],
    [7, 'cobro-d', 'charge', 0, 0, null, null, null],
  ]);
  expect(rows[1]?.items).toEqual([
    { name: 'Peluquería', quantity: 1, unitCop: 905_000, iva: null, discountCop: 0, discountReason: null },
  ]);
  // Nobody owes, nothing waits for an invoice: that is long done.
  expect([await world.db.select().from(bookBalances), await world.db.select().from(bookPending)]).toEqual([[], []]);
});
