import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Promised } from './writers.ts';

/** Each finds rows that may not exist. A killed process must leave none of them behind, whatever it was in the middle of. */
const NEVER: Record<string, string> = {
  'a seat sold twice': `SELECT clinic_id, starts_at, seat FROM appointments WHERE status IN ('pending', 'confirmed', 'in_progress')
    GROUP BY clinic_id, starts_at, seat HAVING count(*) > 1`,
  'an animal in two places': `SELECT pet_id, starts_at FROM appointments WHERE status IN ('pending', 'confirmed', 'in_progress')
    GROUP BY pet_id, starts_at HAVING count(*) > 1`,
  'a seat that the clinic does not have': `SELECT a.id FROM appointments a JOIN clinics c ON c.id = a.clinic_id
    WHERE a.seat >= c.capacity AND a.status IN ('pending', 'confirmed', 'in_progress')`,
  // What the world itself wrote (ids a…, g…) has no history.
  'a visit without its history': `SELECT a.id FROM appointments a WHERE length(a.id) = 36
    AND NOT EXISTS (SELECT 1 FROM appointment_events e WHERE e.appointment_id = a.id)`,
  'a history that says something else': `SELECT a.id FROM appointments a WHERE length(a.id) = 36 AND NOT EXISTS
    (SELECT 1 FROM appointment_events e WHERE e.appointment_id = a.id AND e.status = a.status)`,
  'a version without its act': `SELECT a.id FROM appointments a WHERE length(a.id) = 36
    AND a.version > (SELECT count(*) FROM appointment_events e WHERE e.appointment_id = a.id)`,
  'a request that tells no clinic': `SELECT a.id FROM appointments a WHERE length(a.id) = 36 AND a.owner_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.ids LIKE '%' || a.id || '%')`,
  'a message without its conversation': `SELECT m.id FROM messages m LEFT JOIN threads t ON t.id = m.thread_id WHERE t.id IS NULL`,
  'an account turned off with its sessions alive': `SELECT s.user_id FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.is_active = 0`,
  'an account turned off or on without a line in the log': `SELECT u.id FROM users u WHERE u.id LIKE 'w%' AND u.is_active <>
    coalesce((SELECT a.action = 'account.activated' FROM audit_log a WHERE a.target_id = u.id ORDER BY a.rowid DESC LIMIT 1), 1)`,
  'a row that points to nothing': 'SELECT "table" FROM pragma_foreign_key_check',
  'a broken page of the file': "SELECT integrity_check FROM pragma_integrity_check WHERE integrity_check <> 'ok'",
};

const FOUND: Record<Promised['kind'], string> = {
  booked: 'SELECT 1 FROM appointments WHERE id = ?',
  moved: 'SELECT 1 FROM appointment_events WHERE appointment_id = ? AND moved_to = ?',
  cancelled: "SELECT 1 FROM appointments WHERE id = ? AND status = 'cancelled'",
  confirmed: "SELECT 1 FROM appointment_events WHERE appointment_id = ? AND status = 'confirmed'",
  pet: 'SELECT 1 FROM pets WHERE id = ?',
  message: 'SELECT 1 FROM messages WHERE id = ?',
  toggled: 'SELECT 1 FROM audit_log WHERE target_id = ?',
};

const valuesOf = (promise: Promised): string[] => (promise.kind === 'moved' ? [promise.id, promise.to] : [promise.id]);

/** The file of the database under a server's data folder. */
export const fileIn = (folder: string): string => {
  const home = join(folder, 'v3/d1/miniflare-D1DatabaseObject');
  const name = readdirSync(home).find((file) => file.endsWith('.sqlite') && !file.startsWith('metadata'));
  if (!name) throw new Error(`no database in ${home}`);
  return join(home, name);
};

const brokenIn = (database: DatabaseSync): string[] =>
  Object.entries(NEVER).flatMap(([rule, query]) => {
    const rows = database.prepare(query).all();
    return rows.length > 0 ? [`${rule}: ${rows.length}, first ${JSON.stringify(rows[0])}`] : [];
  });

const reading = <T>(file: string, read: (database: DatabaseSync) => T): T => {
  const database = new DatabaseSync(file);
  try {
    return read(database);
  } finally {
    database.close();
  }
};

/** Every rule that the database of a file breaks, in words. */
export const brokenRules = (file: string): string[] => reading(file, brokenIn);

/** Reads the database that a killed server left in `folder`: every rule that it breaks, and every promise that is not in it. */
export const judge = (folder: string, promised: readonly Promised[]): string[] =>
  reading(fileIn(folder), (database) => {
    const lost = promised.filter((promise) => !database.prepare(FOUND[promise.kind]).get(...valuesOf(promise)));
    return [...brokenIn(database), ...lost.map((promise) => `promised and not there: ${JSON.stringify(promise)}`)];
  });
