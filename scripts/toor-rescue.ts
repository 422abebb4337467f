import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { email } from '../src/shared/schemas/text.ts';
import { quoted, runSql } from './setup/run-sql.ts';

/**
 * `npm run toor:rescue -- --email … [--remote]`: takes the second step of a toor away who lost it and has no other toor to ask. The
 * password stays; sessions end. It stands in the audit log, and the person is told by mail.
 */
const USAGE = 'Use: npm run toor:rescue -- --email ana@correo.co [--remote]';

/** What it does, as SQL text. Fails where no toor has the e-mail: the log refuses an act without a target. */
export const rescueSql = (address: string, now: number): string => {
  const id = `(SELECT id FROM users WHERE email = ${quoted(address)} AND role = 'toor')`;
  const row = () => quoted(crypto.randomUUID());
  const tables = ['passkeys', 'totps', 'recovery_codes', 'factor_tickets', 'sessions'];
  return `INSERT INTO audit_log (id, at, actor_id, action, target_id) VALUES (${row()}, ${now}, NULL, 'second_step.rescued', ${id});
${tables.map((table) => `DELETE FROM ${table} WHERE user_id = ${id};`).join('\n')}
INSERT INTO security_events (id, at, user_id, kind) VALUES (${row()}, ${now}, ${id}, 'rescued');
INSERT INTO outbox (id, kind, user_id, way, ids, not_before, next_at, attempts, state, created_at)
VALUES (${row()}, 'second_step_removed', ${id}, 'email', '{}', ${now}, ${now}, 0, 'waiting', ${now});
`;
};

const rescue = () => {
  const { values } = parseArgs({ options: { email: { type: 'string' }, remote: { type: 'boolean', default: false } } });
  const address = email.safeParse(values.email);
  if (!address.success) throw new Error(USAGE);
  runSql(rescueSql(address.data, Date.now()), values.remote, {
    'NOT NULL constraint failed: audit_log.target_id': 'No toor has that e-mail.',
  });
  console.log(`${address.data} enters with the password alone now: put a new second step at once, in Mi cuenta.`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    rescue();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
