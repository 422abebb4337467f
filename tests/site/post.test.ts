import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer, type Server } from '../../scripts/serve.ts';
import { DIST } from '../../scripts/setup/places.ts';
import { copySeeded } from './seeded.ts';

const data = mkdtempSync(join(tmpdir(), 'post-'));
let server: Server;

beforeAll(async () => {
  copySeeded(data);
  server = await openServer({ port: 0, dataDir: data });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

/** A row of the outbox as an announcement writes it; its link is derived from this id. */
const aRow = async (kind: string, id: string) => {
  const now = Date.now();
  await server.d1
    .prepare(
      `INSERT INTO outbox SELECT ?, ?, id, 'email', '{}', ?, ?, 0, 'waiting', NULL, NULL, NULL, ?, NULL, NULL FROM users LIMIT 1`,
    )
    .bind(id, kind, now, now, now)
    .run();
};
const kept = async () =>
  (await fetch(`${server.url}/buzon.json`)).json() as Promise<{ subject: string; text: string }[]>;

test('what goes out here goes through the engine’s own binding, and can be read at /buzon', async () => {
  expect(await (await fetch(`${server.url}/buzon`)).text()).toContain('Todavía no ha salido ningún correo');
  await aRow('password_changed', crypto.randomUUID());
  await server.tick('* * * * *');
  const [mail] = await kept();
  expect(mail?.subject).toBe('Tu contraseña cambió');
  expect(mail?.text).toContain(`${server.url}/no-fui-yo/`);
  expect(await (await fetch(`${server.url}/buzon`)).text()).toContain('href="/buzon/1"');
  expect(await (await fetch(`${server.url}/buzon/1`)).text()).toContain('src="/buzon/1.html"');
  expect(await (await fetch(`${server.url}/buzon/1.html`)).text()).toContain('<base target="_top">');
  expect((await fetch(`${server.url}/buzon/7`)).status).toBe(404);
  expect(await (await fetch(`${server.url}/buzon/muestra/share_made`)).text()).toContain(
    'Compartiste el carné de Nube',
  );
});

test('a link of a mail goes on serving when the server starts again', async () => {
  const id = crypto.randomUUID();
  await aRow('recovery', id);
  await server.tick('* * * * *');
  const before = (await kept()).find(({ text }) => text.includes('/recuperar#'))?.text;
  await server.close();
  server = await openServer({ port: 0, dataDir: data });
  await server.d1.prepare(`UPDATE outbox SET state = 'waiting', next_at = 0 WHERE id = ?`).bind(id).run();
  await server.tick('* * * * *');
  const [again] = await kept();
  const token = /\/recuperar#(\S+)/;
  expect(token.exec(again?.text ?? '')?.[1]).toBe(token.exec(before ?? '')?.[1]);
});

test('nothing of the local mailbox is in the Worker that is deployed', () => {
  const worker = readFileSync(join(DIST, 'worker/index.js'), 'utf8');
  expect(worker).toContain('/no-fui-yo/');
  expect(/buzon|Buzón|mailbox/.exec(worker)?.[0]).toBeUndefined();
});
