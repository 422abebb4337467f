import { sql } from 'drizzle-orm';
import { RECOVERY_CODES } from '../../../src/shared/limits.ts';
import type { Db } from '../../db/client.ts';
import { named } from '../../db/columns.ts';
import { insertFrom } from '../../db/insert.ts';
import { recoveryCodes } from '../../db/schema/factors.ts';
import { sha256 } from '../hash.ts';

/** Letters and digits that nobody takes for another (Crockford's, 5 bits each). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 24;
const GROUP = 4;

/** `4F7K-Q2ZD-90XH-M3TB-7WNC-RE51`: 120 random bits, so that a fast hash without salt guards it (OWASP ASVS 6.5.2 asks 112). */
const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(new RegExp(`.{${GROUP}}(?!$)`, 'g'), '$&-');

/** What was typed, as codes are: without blanks and hyphens, and with the letters that were meant. */
const plain = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const hashCode = (typed: string): Promise<string> => sha256(`recovery\n${plain(typed)}`);

/** Statement: whose unused code has this hash. */
export const findCode = (db: Db, codeHash: string) =>
  db
    .select(named({ codeUserId: recoveryCodes.userId }))
    .from(recoveryCodes)
    .where(sql`${recoveryCodes.codeHash} = ${codeHash} AND ${recoveryCodes.usedAt} IS NULL`);

/** New codes, shown this once, and the statements that put them in place of the old ones, if `on` holds. */
export const newCodes = async (db: Db, userId: string, now: number, on = sql`1`) => {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const hashes = JSON.stringify(await Promise.all(codes.map(hashCode)));
  const statements = [
    db.delete(recoveryCodes).where(sql`${recoveryCodes.userId} = ${userId} AND ${on}`),
    insertFrom(
      db,
      recoveryCodes,
      { codeHash: sql`h.value`, userId, createdAt: now },
      sql`FROM json_each(${hashes}) h WHERE ${on}`,
    ),
  ] as const;
  return { codes, statements };
};
