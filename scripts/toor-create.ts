import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { TEXT } from '../src/shared/limits.ts';
import { newPassword } from '../src/shared/schemas/auth.ts';
import { email, requiredText } from '../src/shared/schemas/text.ts';
import { searchKey } from '../src/shared/search-key.ts';
import { hashPassword } from '../worker/auth/password.ts';
import { refusedPassword } from '../worker/auth/password-rules.ts';
import { quoted, runSql } from './setup/run-sql.ts';

/**
 * `npm run toor:create -- --email … --name … [--remote]`: the first account of a deployment. Asks for the password, or
 * takes PASSWORD. Without --remote it writes to the local database (DATA_DIR), with it to the one of wrangler.toml.
 */
const USAGE = 'Use: npm run toor:create -- --email ana@correo.co --name "Ana Gómez" [--remote]';

const person = z.object({ email, name: requiredText(TEXT.name), password: newPassword });
type Person = z.output<typeof person>;

/** The account and its audit row, as SQL text: wrangler takes no parameters. Fails on an e-mail that has an account. */
export const toorSql = (
  { email: address, name }: Omit<Person, 'password'>,
  passwordHash: string,
  id: string,
  now: number,
) => {
  const values = [id, address, name, 'toor', 1, passwordHash, now, searchKey(name, address), now, now].map(quoted);
  return `INSERT INTO users (id, email, name, role, is_active, password_hash, password_set_at, search_key, created_at, updated_at)
VALUES (${values.join(', ')});
INSERT INTO audit_log (id, at, actor_id, action, target_id)
VALUES (${[crypto.randomUUID(), now].map(quoted).join(', ')}, NULL, 'toor.created', ${quoted(id)});
`;
};

/** Asks on the terminal without showing what is typed. */
const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) throw new Error('There is no terminal to ask on: hand the password over in PASSWORD.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write('Password for the new account: ');
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
};

const create = async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, remote: { type: 'boolean', default: false } },
  });
  if (!values.email || !values.name) throw new Error(USAGE);
  const password = process.env.PASSWORD ?? (await askPassword());
  const checked = person.safeParse({ email: values.email, name: values.name, password });
  if (!checked.success)
    throw new Error(checked.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const refusal = refusedPassword(checked.data.password, checked.data.email, checked.data.name);
  if (refusal) throw new Error(`password: ${refusal}`);
  const hash = await hashPassword(checked.data.password);
  runSql(toorSql(checked.data, hash, crypto.randomUUID(), Date.now()), values.remote, {
    'UNIQUE constraint failed: users.email': 'That e-mail has an account already.',
  });
  console.log(`${checked.data.email} is a toor of the ${values.remote ? 'deployed' : 'local'} database now.`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await create();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
