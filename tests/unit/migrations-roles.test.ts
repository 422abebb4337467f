import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../migrations');
const FILES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .sort();
const ROLES = FILES.findIndex((file) => file.includes('roles-of-a-clinic'));

const lay = (database: DatabaseSync, files: readonly string[]) => {
  for (const file of files) database.exec(readFileSync(join(FOLDER, file), 'utf8'));
};

/** Some of a schema’s clinics as they stood before: each with a titular, its team, a record in two versions and who left. */
const CLINICS = 200;
const fill = (database: DatabaseSync) =>
  database.exec(`
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${CLINICS})
    INSERT INTO clinics (id, name, city, address, phone, hours, created_at, updated_at)
      SELECT 'c' || i, 'Clínica ' || i, 'Cali', 'Calle 1', '6015550101', '[null,null,null,null,null,null,null]', 1, 1 FROM n;
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${CLINICS * 4})
    INSERT INTO users (id, email, name, role, password_hash, password_set_at, search_key, created_at, updated_at)
      SELECT 'u' || i, 'u' || i || '@correo.test', 'Persona ' || i, 'business', '!', 1, '', 1, 1 FROM n;
    INSERT INTO clinic_members (user_id, clinic_id, member_role, created_at)
      SELECT id, 'c' || ((substr(id, 2) + 3) / 4), iif(substr(id, 2) % 4 = 1, 'titular', 'equipo'), 1 FROM users
      WHERE substr(id, 2) % 4 <> 0;
    INSERT INTO clinic_leavings (clinic_id, user_id, left_at, member_role)
      SELECT 'c' || (substr(id, 2) / 4), id, 5, 'equipo' FROM users WHERE substr(id, 2) % 4 = 0;
    INSERT INTO pets (id, name, species, birth_month, weight_g, search_key, created_at, updated_at)
      SELECT 'p' || substr(id, 2), 'Luna', 'perro', '2020-01', 9000, '', 1, 1 FROM clinics;
    INSERT INTO records (id, root_id, version, is_current, pet_id, clinic_id, author_id, author_name, kind, date, title, body, created_at)
      SELECT 'r' || v.n || id, 'r1' || id, v.n, v.n = 2, 'p' || substr(id, 2), id, NULL, 'Quien estaba', 'nota', '2026-01-02', 'Nota', '{"text":"Así estaba"}', 7
      FROM clinics, (SELECT 1 AS n UNION ALL SELECT 2) v;`);

const rowsOf = (database: DatabaseSync, sql: string) => database.prepare(sql).all();
const tablesOf = (database: DatabaseSync) =>
  rowsOf(database, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").map(({ name }) =>
    String(name),
  );

test("who was of a clinic's team is a vet without licence, titulares and records stand to the letter", () => {
  const database = new DatabaseSync(':memory:');
  lay(database, FILES.slice(0, ROLES));
  fill(database);
  const before = Object.fromEntries(
    tablesOf(database).map((table) => [table, rowsOf(database, `SELECT * FROM ${table}`)]),
  );
  lay(database, FILES.slice(ROLES));
  // Every column of then says what it said, in every table.
  for (const [table, rows] of Object.entries(before)) {
    const [first] = rows;
    if (!first) continue;
    expect([table, rowsOf(database, `SELECT ${Object.keys(first).join(', ')} FROM ${table}`)]).toEqual([table, rows]);
  }
  expect(before.records).toHaveLength(CLINICS * 2);
  expect(
    rowsOf(database, 'SELECT member_role, duty, count(*) AS n FROM clinic_members GROUP BY 1, 2 ORDER BY 1'),
  ).toEqual([
    { member_role: 'equipo', duty: 'veterinario', n: CLINICS * 2 },
    { member_role: 'titular', duty: 'veterinario', n: CLINICS },
  ]);
  expect(rowsOf(database, 'SELECT duty, count(*) AS n FROM clinic_leavings GROUP BY 1')).toEqual([
    { duty: 'veterinario', n: CLINICS },
  ]);
  for (const table of ['licences', 'record_drafts']) expect(rowsOf(database, `SELECT * FROM ${table}`)).toEqual([]);
});

test('a duty that nobody knows is refused by the database', () => {
  const database = new DatabaseSync(':memory:');
  lay(database, FILES);
  fill(database);
  expect(() => database.exec("UPDATE clinic_members SET duty = 'jefe'")).toThrow('CHECK constraint failed');
});
