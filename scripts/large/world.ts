// Longer than 200 lines: one world, table after table in the order of their keys.
import { addDays, today } from '../../src/shared/time.ts';
import { hashPassword } from '../../worker/auth/password.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import type { LocalD1 } from '../setup/migrate.ts';
import { type Family, familyStatements, RECORDS_EACH } from './family.ts';

/** How large a world is. Two pets to an owner; visits fill five half hours of each day up to the 60th to come. */
export type Scale = {
  clinics: number;
  petsPerClinic: number;
  visitsPerClinic: number;
  /** Owners in all; those beyond the pets' own have none. */
  people: number;
  family: Family;
};

/** 200 clinics, 100,000 pets, 1,000,000 appointments, 100,000 owners; one of them with 50 pets and 2,000 visits. */
export const LARGE: Scale = {
  clinics: 200,
  petsPerClinic: 500,
  visitsPerClinic: 5000,
  people: 100_000,
  family: { pets: 50, visits: 2000 },
};
/** The same days of the same density in 1,000 appointments: what one clinic sees of a week is as much. */
export const SMALL: Scale = {
  clinics: 2,
  petsPerClinic: 50,
  visitsPerClinic: 500,
  people: 100,
  family: { pets: 2, visits: 20 },
};

/** The titular of a clinic of the world; its password is that of the demo. */
export const emailOf = (clinic: number) => `clinica${clinic}@grande.test`;

/** Every day the whole grid. */
const HOURS = JSON.stringify(Array.from({ length: 7 }, () => ['09:00', '17:30']));
/** Rows that one statement writes. */
const CHUNK = 10_000;
/** How often a statement is sent: local D1 answers over a socket that may close, and rows that are there are left alone. */
const TRIES = 4;
const VISITS_A_DAY = 5;
const DAYS_TO_COME = 60;

/** Numbers `i` from `?1` up to below `?2`. */
const NUMBERS =
  'WITH RECURSIVE n(i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < CAST(?2 AS INTEGER))';
/** Numbers come in as floating point. */
const NOW = 'CAST(?3 AS INTEGER)';

const pick = (list: string, by: string) => `json_extract('${list}', '$[' || (${by}) || ']')`;
const FIRST = JSON.stringify(['Ana', 'Luis', 'Marta', 'Pedro', 'Sara', 'Diego', 'Laura', 'Carlos', 'Elena', 'Jorge']);
const LAST = JSON.stringify([
  'Rojas',
  'Duque',
  'Gil',
  'Castro',
  'Mora',
  'Vargas',
  'Nieto',
  'Rueda',
  'Ospina',
  'Parra',
  'Leal',
]);
const PETS = JSON.stringify([
  'Toby',
  'Luna',
  'Max',
  'Nube',
  'Coco',
  'Kira',
  'Simba',
  'Lola',
  'Rocky',
  'Mia',
  'Zeus',
  'Canela',
  'Bruno',
]);
const SPECIES = JSON.stringify(['perro', 'gato', 'perro', 'gato', 'hamster', 'loro']);

/** Statements by table, each over a span of numbers; `?3` now (ms), `?4` today, `?5` the hash, then what a table needs. */
const statements = ({ clinics, petsPerClinic: pets, visitsPerClinic: visits, family }: Scale, day: string) => {
  const owner = `${pick(FIRST, 'i % 10')} || ' ' || ${pick(LAST, 'i / 10 % 11')} || ' ' || i`;
  const first = addDays(day, DAYS_TO_COME - Math.ceil(visits / VISITS_A_DAY));
  // Visit k of a clinic: five a day, on half hours of their own, so that no seat and no pet is taken twice.
  const k = `(i % ${visits})`;
  const date = `date('${first}', '+' || (${k} / ${VISITS_A_DAY}) || ' days')`;
  const slot = `((${k} % ${VISITS_A_DAY}) * 3 + i / ${visits} % 3)`;
  const startsAt = `${date} || 'T' || printf('%02d:%02d', 9 + ${slot} / 2, ${slot} % 2 * 30)`;
  const clinic = `'c' || (i / ${visits})`;
  // Every fourth visit to come waits for an answer: in a small clinic too, no owner has more than three of them (limits.ts).
  const pet = `(i / ${visits} * ${pets} + ${k} * 7 % ${pets})`;
  const status = `CASE WHEN ${date} < ?4 THEN CASE i % 10 WHEN 0 THEN 'cancelled' WHEN 1 THEN 'no_show' ELSE 'completed' END
    WHEN i % 4 = 0 THEN 'pending' ELSE 'confirmed' END`;
  return {
    clinics: `INSERT OR IGNORE INTO clinics (id, name, city, address, phone, hours, capacity, takes_emergencies, prices, is_bookable, created_at, updated_at)
      ${NUMBERS} SELECT 'c' || i, 'Clínica ' || i, ${pick('["Bogotá","Medellín","Cali","Pasto"]', 'i % 4')}, 'Calle ' || i, '6015550100',
      '${HOURS}', 2, i % 2, '{"checkup":70000}', 1, ${NOW}, ${NOW} FROM n`,
    members: `INSERT OR IGNORE INTO users (id, email, name, phone, address, role, is_active, password_hash, password_set_at, search_key, created_at, updated_at)
      ${NUMBERS} SELECT 'v' || i, 'clinica' || i || '@grande.test', 'Titular ' || i, '3105550100', 'Calle 1', 'business', 1, ?5, ${NOW},
      'titular ' || i || ' clinica' || i || '@grande.test', ${NOW}, ${NOW} FROM n`,
    membership: `INSERT OR IGNORE INTO clinic_members (user_id, clinic_id, member_role, created_at)
      ${NUMBERS} SELECT 'v' || i, 'c' || i, 'titular', ${NOW} FROM n`,
    owners: `INSERT OR IGNORE INTO users (id, email, name, phone, address, role, is_active, password_hash, password_set_at, search_key, created_at, updated_at)
      ${NUMBERS} SELECT 'u' || i, 'u' || i || '@grande.test', ${owner}, '31' || printf('%08d', i), 'Calle 2', 'user', 1, '!', ${NOW},
      lower(${owner}) || ' u' || i || '@grande.test 31' || printf('%08d', i), ${NOW}, ${NOW} FROM n`,
    people: `INSERT OR IGNORE INTO users (id, email, name, phone, address, role, is_active, password_hash, password_set_at, search_key, created_at, updated_at)
      ${NUMBERS} SELECT 'w' || i, 'w' || i || '@grande.test', ${owner}, '32' || printf('%08d', i), 'Calle 3', 'user', 1, '!', ${NOW},
      lower(${owner}) || ' w' || i || '@grande.test 32' || printf('%08d', i), ${NOW}, ${NOW} FROM n`,
    pets: `INSERT OR IGNORE INTO pets (id, owner_id, name, species, birth_month, weight_g, microchip, search_key, created_at, updated_at)
      ${NUMBERS} SELECT 'p' || i, 'u' || (i / 2), ${pick(PETS, 'i % 13')}, ${pick(SPECIES, 'i % 6')}, '2022-0' || (1 + i % 9),
      1000 + i % 30000, printf('170%012d', i), lower(${pick(PETS, 'i % 13')}), ${NOW}, ${NOW} FROM n`,
    appointments: `INSERT OR IGNORE INTO appointments (id, pet_id, clinic_id, owner_id, starts_at, seat, type, status, version, charge_cop,
      completed_at, cancelled_by, cancel_reason, created_at, updated_at)
      SELECT id, 'p' || pet, clinic, 'u' || (pet / 2), starts_at, 0, type, status, 1,
        iif(status = 'completed', 50000 + charge * 5000, NULL),
        iif(status = 'completed', (strftime('%s', starts_at || ':00') + 19500) * 1000, NULL),
        iif(status = 'cancelled', 'owner', NULL), iif(status = 'cancelled', 'Viaje', NULL), ${NOW}, ${NOW}
      FROM (${NUMBERS} SELECT 'a' || i AS id, ${pet} AS pet, ${clinic} AS clinic, ${startsAt} AS starts_at,
        ${pick('["checkup","vaccination","grooming","checkup","emergency"]', 'i % 5')} AS type, ${status} AS status,
        i % 9 AS charge FROM n)`,
    patients: `INSERT OR IGNORE INTO clinic_patients (clinic_id, pet_id, last_visit_on, last_seen_on, is_open)
      SELECT clinic_id, pet_id, max(iif(status = 'completed', substr(starts_at, 1, 10), NULL)),
        max(substr(starts_at, 1, 10)), 1
      FROM appointments WHERE status <> 'cancelled' AND clinic_id IN (${NUMBERS} SELECT 'c' || i FROM n)
      GROUP BY clinic_id, pet_id`,
    // Twenty of each clinic are due within the month, all others later: reminders are as many in any world.
    records: `INSERT OR IGNORE INTO records (id, root_id, version, is_current, pet_id, clinic_id, author_name, kind, date, title, body, plan_key,
      product, lot, next_due, created_at)
      ${NUMBERS} SELECT 'r' || i, 'r' || i, 1, 1, 'p' || i, 'c' || (i / ${pets}), 'Titular', 'vacuna', date(?4, '-300 days'), 'Rabia',
      '{"text":"Sin novedad"}', 'rabia', 'Rabisin', 'L1', date(?4, iif(i % ${pets} < 20, '+' || (i % 20 + 1) || ' days', '+' || (60 + i % 200) || ' days')), ${NOW}
      FROM n`,
    threads: `INSERT OR IGNORE INTO threads (id, pet_id, clinic_id, owner_id, last_message_at, clinic_unread)
      ${NUMBERS} SELECT 't' || i, 'p' || (i * 10), 'c' || (i * 10 / ${pets}), 'u' || (i * 5), ${NOW} - i * 1000, i * 10 % ${pets} / 10 < 4 FROM n`,
    messages: `INSERT OR IGNORE INTO messages (id, thread_id, side, author_id, author_name, text, at)
      ${NUMBERS} SELECT 'm' || i, 't' || i, 'owner', 'u' || (i * 5), '', 'Sigue sin comer', ${NOW} - i * 1000 FROM n`,
    ...familyStatements(family, { numbers: NUMBERS, now: NOW, pick, clinics }),
  };
};

/** Sends a statement again when its answer was lost. */
const stubborn = async (work: () => Promise<unknown>): Promise<void> => {
  for (let tried = 1; ; tried += 1)
    try {
      await work();
      return;
    } catch (error) {
      if (tried === TRIES || !/fetch failed|socket|network/i.test(String(error))) throw error;
    }
};

/** Fills an empty database with a world of a scale; tells of each table when it is done. `now` is ms UTC. */
export const seedLarge = async (
  d1: LocalD1,
  now: number,
  scale: Scale,
  tell: (table: string, rows: number, ms: number) => void = () => {},
): Promise<void> => {
  const any = await d1.prepare('SELECT 1 FROM users LIMIT 1').first();
  if (any) throw new Error('This database has accounts already: choose another DATA_DIR.');
  const day = today(now);
  const hash = await hashPassword(DEMO_PASSWORD);
  const pets = scale.clinics * scale.petsPerClinic;
  const { family } = scale;
  const rows = {
    clinics: scale.clinics,
    members: scale.clinics,
    membership: scale.clinics,
    owners: Math.ceil(pets / 2),
    pets,
    appointments: scale.clinics * scale.visitsPerClinic,
    patients: scale.clinics,
    records: pets,
    threads: Math.floor(pets / 10),
    messages: Math.floor(pets / 10),
    people: scale.people - Math.ceil(pets / 2) - 1,
    family: 1,
    familyPets: family.pets,
    familyVisits: family.visits,
    familyRecords: family.pets * RECORDS_EACH,
    familyThreads: family.pets,
    familyMessages: family.pets,
  };
  for (const [table, sql] of Object.entries(statements(scale, day))) {
    const start = performance.now();
    const many = rows[table as keyof typeof rows];
    for (let from = 0; from < many; from += CHUNK) {
      const all: (string | number)[] = [from, Math.min(many, from + CHUNK), now, day, hash];
      const used = Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, n]) => Number(n)));
      await stubborn(() =>
        d1
          .prepare(sql)
          .bind(...all.slice(0, used))
          .run(),
      );
    }
    tell(table, many, performance.now() - start);
  }
  const written = await d1
    .prepare('SELECT (SELECT count(*) FROM appointments) AS visits, (SELECT count(*) FROM pets) AS pets')
    .first<{ visits: number; pets: number }>();
  if (written?.visits !== rows.appointments + family.visits || written.pets !== rows.pets + family.pets)
    throw new Error(`The world is not whole: ${JSON.stringify(written)}`);
  await d1.prepare('ANALYZE').run();
};
