import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type Server } from '../serve.ts';
import { buildIfChanged } from '../setup/build-all.ts';
import { table } from './figures.ts';

/**
 * `npm run measure:post`: how many minutes of the cron the built product takes for a thousand mails that are due at one of them
 * (`ROWS` for another number), turn by turn in the local engine, whose e-mail answers at once. It ends with 1 when they take more than
 * the five of product.md, or one of them more than a minute: the next would begin beside it. On the platform a service that answers in
 * 300 ms leaves a minute its 300 rows in ten seconds, ten being sent at once.
 */
const ROWS = Number(process.env.ROWS ?? 1000);
const MINUTES = Math.ceil((5 * ROWS) / 1000);
const EVERY_MINUTE = '* * * * *';

/** Rows of one person, all due now. */
const fill = async ({ d1 }: Server, now: number): Promise<void> => {
  await d1
    .prepare(
      `INSERT INTO users (id, email, name, role, password_hash, password_set_at, search_key, created_at, updated_at, email_verified_at)
       VALUES ('medida', 'medida@patasyplumas.test', 'Medida', 'user', '', ?1, '', ?1, ?1, ?1)`,
    )
    .bind(now)
    .run();
  await d1
    .prepare(
      `INSERT INTO outbox (id, kind, user_id, way, ids, not_before, next_at, state, created_at)
       SELECT '00000000-0000-4000-8000-' || printf('%012d', value), 'password_changed', 'medida', 'email', '{}', ?1, ?1, 'waiting', ?1
       FROM json_each(?2)`,
    )
    .bind(now, JSON.stringify(Array.from({ length: ROWS }, (_, n) => n)))
    .run();
};

const sentOf = async ({ d1 }: Server): Promise<number> =>
  (await d1.prepare("SELECT count(*) AS many FROM outbox WHERE state = 'sent'").first<{ many: number }>())?.many ?? 0;

buildIfChanged();
const home = mkdtempSync(join(tmpdir(), 'patas-y-plumas-post-'));
const server = await openServer({ port: 0, dataDir: home });
try {
  await fill(server, Date.now());
  const rows: [string, string, string][] = [];
  let [sent, slowest] = [0, 0];
  while (sent < ROWS && rows.length < MINUTES + 1) {
    const start = performance.now();
    await server.tick(EVERY_MINUTE);
    const seconds = (performance.now() - start) / 1000;
    const now = await sentOf(server);
    rows.push([`minute ${rows.length + 1}`, String(now - sent), `${seconds.toFixed(1)} s`]);
    [sent, slowest] = [now, Math.max(slowest, seconds)];
  }
  console.log(table(['cron', 'sent', 'took'], rows));
  console.log(`${sent} of ${ROWS} out in ${rows.length} minutes; the longest took ${slowest.toFixed(1)} s`);
  process.exitCode = sent === ROWS && rows.length <= MINUTES && slowest < 60 ? 0 : 1;
} finally {
  await server.close();
  rmSync(home, { recursive: true, force: true });
}
