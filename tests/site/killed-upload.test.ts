import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { openServer } from '../../scripts/serve.ts';
import { ROOT } from '../../scripts/setup/places.ts';
import { freePort } from '../../scripts/setup/port.ts';
import { UNNAMED_FILE_MS } from '../../src/shared/limits.ts';
import { familyOf } from './processes.ts';
import { copySeeded } from './seeded.ts';

const MB = 1024 * 1024;
const started: ChildProcess[] = [];
const folders: string[] = [];

/** Ends a process that was started here with all below it; one that ended meanwhile is no matter. */
const end = ({ pid }: ChildProcess) => {
  for (const one of pid ? familyOf(pid) : [])
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It has ended already.
    }
};

afterEach(() => {
  for (const child of started.splice(0)) if (child.exitCode === null && child.signalCode === null) end(child);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** `npm start` in a folder of its own; `kill` ends all its processes at once, as a power cut does. */
const start = async (dataDir: string) => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, npm_lifecycle_event: '', PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(child);
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = async () => {
    end(child);
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, kill };
};

const enter = async (url: string) => {
  const body = JSON.stringify({ email: 'familia@patasyplumas.test', password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const { token } = (await (await fetch(`${url}/auth/login`, { method: 'POST', headers, body })).json()) as {
    token: string;
  };
  return { authorization: `Bearer ${token}` };
};

/** A PDF of so many bytes. */
const paper = (size: number): Buffer => {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog ';
  const tail = '>>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';
  return Buffer.from(head + ' '.repeat(size - head.length - tail.length) + tail);
};

type File = { id: string; bytes: Buffer };

/** Sends a share of a file, and holds the rest back. */
const begun = (address: string, headers: Record<string, string>, { bytes }: File, share: number) =>
  new Promise<ClientRequest>((resolve) => {
    const sending = request(address, { method: 'PUT', headers: { ...headers, 'content-length': bytes.length } });
    sending.on('error', () => undefined);
    sending.write(bytes.subarray(0, Math.floor(bytes.length * share)), () => resolve(sending));
  });

/** The one SQLite file below a folder of the local engine that has such a table. */
const opened = (folder: string, table: string): DatabaseSync => {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.sqlite')) continue;
    const database = new DatabaseSync(join(folder, name));
    if (database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table)) return database;
    database.close();
  }
  throw new Error(`no ${table} in ${folder}`);
};

/** What the folder of an ended engine holds: keys that rows name, keys of objects; `older` makes all of it older. */
const kept = (dataDir: string) => {
  const rows = opened(join(dataDir, 'v3/d1'), 'files');
  const objects = opened(join(dataDir, 'v3/r2'), '_mf_objects');
  const keys = (database: DatabaseSync, table: string) =>
    database
      .prepare(`SELECT key FROM ${table} ORDER BY key`)
      .all()
      .map(({ key }) => String(key));
  const found = { rows: keys(rows, 'files'), objects: keys(objects, '_mf_objects') };
  const older = (ms: number) => {
    rows.exec(`UPDATE files SET created_at = created_at - ${ms}`);
    objects.exec(`UPDATE _mf_objects SET uploaded = uploaded - ${ms}`);
  };
  return {
    ...found,
    older,
    close: () => {
      rows.close();
      objects.close();
    },
  };
};

// A start that finds nothing built builds first.
test.runIf(process.env.FULL)(
  'killed in the middle of uploads: after the night no row is without its file and no file without its row',
  { timeout: 400_000 },
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'killed-'));
    folders.push(dataDir);
    copySeeded(dataDir);
    const server = await start(dataDir);
    const headers = await enter(server.url);
    const pets = (await (await fetch(`${server.url}/users/pets`, { headers })).json()) as { id: string }[];
    const place = `kind=carne&of=${pets[0]?.id}`;
    const addressOf = (url: string, id: string) => `${url}/archivos/${id}?${place}`;
    const file = (size: number): File => ({ id: crypto.randomUUID(), bytes: paper(size) });

    const answered = [file(MB), file(3 * MB)];
    for (const { id, bytes } of answered)
      expect(
        (await fetch(addressOf(server.url, id), { method: 'PUT', headers, body: new Uint8Array(bytes) })).status,
      ).toBe(201);
    const broken = [file(4 * MB), file(4 * MB), file(4 * MB)];
    for (const [n, one] of broken.entries()) await begun(addressOf(server.url, one.id), headers, one, (n + 1) / 4);
    // These have come whole, or nearly: nobody waits for their answer.
    const whole = [file(MB), file(MB), file(2 * MB), file(2 * MB)];
    await Promise.all(whole.map((one) => begun(addressOf(server.url, one.id), headers, one, 1)));
    await server.kill();

    const before = kept(dataDir);
    // A row is written when its file stands: not even now is there one without.
    expect(before.rows.filter((key) => !before.objects.includes(key))).toEqual([]);
    expect(before.rows.length).toBeGreaterThanOrEqual(answered.length);
    before.older(UNNAMED_FILE_MS + 60_000);
    before.close();

    const again = await openServer({ port: 0, dataDir, isCopy: true });
    await again.tick('10 9 * * *');
    for (const { id, bytes } of answered) {
      const got = await fetch(`${again.url}/archivos/${id}`, { headers });
      expect([got.status, Buffer.from(await got.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
    }
    for (const { id } of broken) expect((await fetch(`${again.url}/archivos/${id}`, { headers })).status).toBe(404);
    // What was broken off is sent again under its own name.
    for (const { id, bytes } of [...broken, ...whole])
      expect(
        (await fetch(addressOf(again.url, id), { method: 'PUT', headers, body: new Uint8Array(bytes) })).status,
      ).toBe(201);
    await again.close();

    const after = kept(dataDir);
    expect(after.objects).toEqual(after.rows);
    expect(after.rows).toHaveLength(answered.length + broken.length + whole.length);
    after.close();
  },
);
