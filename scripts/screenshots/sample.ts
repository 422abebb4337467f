import type { LocalD1 } from '../setup/migrate.ts';
import type { Sample } from './screens.ts';

/** Parts of the demo world that stand for the parameter of a private page: the start of its pattern, and who is found how. */
const QUERIES: [prefix: string, sql: string][] = [
  [
    '/dashboard/user/mascotas/',
    `SELECT pets.id FROM pets JOIN users ON users.id = owner_id WHERE email = 'familia@patasyplumas.test' ORDER BY pets.created_at`,
  ],
  [
    '/dashboard/business/pacientes/',
    `SELECT pet_id AS id FROM appointments JOIN clinic_members USING (clinic_id) JOIN users ON users.id = user_id
     WHERE email = 'clinica@patasyplumas.test' ORDER BY starts_at`,
  ],
  ['/dashboard/toor/users/', `SELECT id FROM users WHERE email = 'familia@patasyplumas.test'`],
  ['/dashboard/admin/users/', `SELECT id FROM users WHERE email = 'familia@patasyplumas.test'`],
];

/** Samples from the demo world's database. */
export const samplesOf =
  (d1: LocalD1): Sample =>
  async (pattern) => {
    const sql = QUERIES.find(([prefix]) => pattern.startsWith(prefix))?.[1];
    const found = sql ? await d1.prepare(`${sql} LIMIT 1`).first<{ id: string }>() : null;
    return found && pattern.replace(':id', found.id);
  };
