import { createHash, randomUUID } from 'node:crypto';
import { DAY_MS } from '../../../src/shared/time.ts';
import type { Scale } from '../../large/world.ts';
import type { LocalD1 } from '../../setup/migrate.ts';

/** Two clinics and enough owners, of two animals each, that none runs into a quota of its own. */
export const CROWD: Scale = {
  clinics: 2,
  petsPerClinic: 400,
  visitsPerClinic: 100,
  people: 460,
  family: { pets: 2, visits: 20 },
};
export const OWNERS = (CROWD.clinics * CROWD.petsPerClinic) / 2;
/** Accounts without an animal, which an administrator turns off and on: `w0` and so on. */
export const OTHERS = CROWD.people - OWNERS;

/** The token of somebody's session in the throw-away world of a run; 256 bits, as long as a real one. */
export const tokenOf = (userId: string): string => createHash('sha256').update(`kills ${userId}`).digest('base64url');

const ADMIN = 'kills-admin';

/**
 * Gives the owners, a titular of each clinic and an administrator a session. Its credential counts as shown at the end
 * of the run: an administrator's acts ask for one of the last five minutes. `now` is ms UTC.
 */
export const openSessions = async (d1: LocalD1, now: number): Promise<{ admin: string; titulars: string[] }> => {
  await d1
    .prepare(
      `INSERT INTO users (id, email, name, role, password_hash, password_set_at, search_key, created_at, updated_at, email_verified_at)
       VALUES (?1, 'admin@grande.test', 'Administra', 'admin', '!', ?2, 'administra', ?2, ?2, ?2)`,
    )
    .bind(ADMIN, now)
    .run();
  await d1
    .prepare('UPDATE users SET email_verified_at = ?1, created_at = ?2')
    .bind(now, now - 90 * DAY_MS)
    .run();
  const titulars = Array.from({ length: CROWD.clinics }, (_, n) => `v${n}`);
  const people = [ADMIN, ...titulars, ...Array.from({ length: OWNERS }, (_, n) => `u${n}`)];
  const rows = people.map((id) => [createHash('sha256').update(tokenOf(id)).digest('hex'), randomUUID(), id]);
  const end = now + 7 * DAY_MS;
  await d1
    .prepare(
      `INSERT INTO sessions (token_hash, public_id, user_id, created_at, last_used_at, expires_at, alive_until, proven_at)
       SELECT value ->> 0, value ->> 1, value ->> 2, ?2, ?2, ?3, ?3, ?3 FROM json_each(?1)`,
    )
    .bind(JSON.stringify(rows), now, end)
    .run();
  return { admin: ADMIN, titulars };
};
