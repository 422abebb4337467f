import { MAX_PENDING } from '../../src/shared/limits.ts';

/** A household with more animals and visits than any other: what an owner's screens must bear. */
export type Family = { pets: number; visits: number };

/** Its owner; the password is that of the demo. */
export const FAMILY_EMAIL = 'familia@grande.test';

/** Entries of each animal's history, one every two months. */
export const RECORDS_EACH = 6;
/** Two visits a day up to this day to come, so that fifty of them are to come; the last of them wait for an answer. */
const DAYS_TO_COME = 25;

const BREEDS = JSON.stringify(['Labrador', 'Criollo', 'Pug', 'Siamés', 'Hámster sirio', 'Ninfa']);
const SPECIES = JSON.stringify(['perro', 'gato', 'perro', 'gato', 'hamster', 'loro']);
const NAMES = JSON.stringify(['Toby', 'Luna', 'Max', 'Nube', 'Coco', 'Kira', 'Simba', 'Lola', 'Rocky', 'Mía']);

type Words = {
  /** `WITH … n(i)`, the numbers of a statement. */
  numbers: string;
  now: string;
  pick: (list: string, by: string) => string;
  clinics: number;
};

/** Statements by table that write the household, each over a span of numbers; `?3` now (ms), `?4` today, `?5` the hash. */
export const familyStatements = ({ pets, visits }: Family, { numbers, now, pick, clinics }: Words) => {
  const name = `${pick(NAMES, 'i % 10')} || iif(i < 10, '', ' ' || (i / 10 + 1))`;
  const date = `date(?4, (${DAYS_TO_COME - Math.ceil(visits / 2)} + i / 2) || ' days')`;
  const day = `date(?4, -(20 + i % ${RECORDS_EACH} * 60 + i / ${RECORDS_EACH} % 5 * 70) || ' days')`;
  return {
    family: `INSERT OR IGNORE INTO users (id, email, name, phone, address, role, is_active, password_hash, password_set_at, search_key, created_at, updated_at)
      ${numbers} SELECT 'g', '${FAMILY_EMAIL}', 'Refugio Las Huellas', '3105550199', 'Vereda El Rosal', 'user', 1, ?5, ${now},
      'refugio las huellas ${FAMILY_EMAIL} 3105550199', ${now} - 40 * 86400000, ${now} FROM n`,
    familyPets: `INSERT OR IGNORE INTO pets (id, owner_id, name, species, breed, birth_month, weight_g, search_key, created_at, updated_at)
      ${numbers} SELECT 'g' || i, 'g', ${name}, ${pick(SPECIES, 'i % 6')}, ${pick(BREEDS, 'i % 6')}, '2022-0' || (1 + i % 9),
      1000 + i * 300, lower(${name}), ${now} + i, ${now} FROM n`,
    familyVisits: `INSERT OR IGNORE INTO appointments (id, pet_id, clinic_id, owner_id, starts_at, seat, type, status, version, charge_cop,
      completed_at, created_at, updated_at)
      ${numbers} SELECT 'g' || i, 'g' || (i % ${pets}), 'c' || (i * 7 % ${clinics}), 'g', ${date} || iif(i % 2, 'T15:30', 'T10:00'), 1,
        ${pick('["checkup","vaccination","grooming"]', 'i % 3')}, iif(${date} < ?4, iif(i % 9, 'completed', 'no_show'), iif(i < ${visits - MAX_PENDING}, 'confirmed', 'pending')), 1,
        iif(${date} < ?4 AND i % 9, 60000, NULL), iif(${date} < ?4 AND i % 9, ${now}, NULL), ${now}, ${now} FROM n`,
    familyRecords: `INSERT OR IGNORE INTO records (id, root_id, version, is_current, pet_id, clinic_id, author_name, kind, date, title, body, plan_key,
      next_due, created_at)
      ${numbers} SELECT 'g' || i, 'g' || i, 1, 1, 'g' || (i / ${RECORDS_EACH}), iif(i % 2, 'c0', NULL), iif(i % 2, 'Titular', ''), 'vacuna', ${day}, 'Rabia',
      '{"text":"Sin novedad"}', 'rabia', date(${day}, '+365 days'), ${now} FROM n`,
    familyThreads: `INSERT OR IGNORE INTO threads (id, pet_id, clinic_id, owner_id, last_message_at, owner_unread)
      ${numbers} SELECT 'g' || i, 'g' || i, 'c' || (i * 7 % ${clinics}), 'g', ${now} - i * 1000, i % 9 = 0 FROM n`,
    familyMessages: `INSERT OR IGNORE INTO messages (id, thread_id, side, author_name, text, at)
      ${numbers} SELECT 'g' || i, 'g' || i, 'clinic', 'Titular', 'Trae el carné, por favor', ${now} - i * 1000 FROM n`,
  };
};
