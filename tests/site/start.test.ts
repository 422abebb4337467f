import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { ROOT } from '../../scripts/setup/places.ts';
import { freePort } from '../../scripts/setup/port.ts';
import { familyOf } from './processes.ts';
import { copySeeded } from './seeded.ts';

const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Ended = { code: number | null; out: string; err: string };

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  folders.push(folder);
  return folder;
};

/** `node scripts/start.mjs` with these variables, on an empty folder; `line` is its first line, `ended` its end. */
const start = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, npm_lifecycle_event: '', DATA_DIR: newFolder(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said: Ended = { code: null, out: '', err: '' };
  child.stderr.on('data', (part) => {
    said.err += part;
  });
  const line = new Promise<string>((resolve) => {
    child.stdout.on('data', (part) => {
      said.out += part;
      if (said.out.includes('\n')) resolve(said.out);
    });
  });
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ ...said, code })));
  return { child, line, ended };
};

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

// Each start costs ten seconds; both signals take one way (scripts/setup/child.mjs).
const SIGNALS = process.env.FULL ? (['SIGTERM', 'SIGINT'] as const) : (['SIGTERM'] as const);

test.each(SIGNALS)('a start with nothing changed says so in one line, and ends whole on %s', async (signal) => {
  const port = await freePort();
  const DATA_DIR = newFolder();
  copySeeded(DATA_DIR);
  const { child, line, ended } = start({ PORT: String(port), DATA_DIR });
  const ready = await line;
  expect(ready.trim().split('\n')).toHaveLength(1);
  expect(ready).toContain(`http://127.0.0.1:${port}`);
  for (const word of ['toor@', 'admin@', 'clinica@', 'clinica2@', 'familia@', 'nueva@', 'Patas-y-plumas-2026']) {
    expect(ready).toContain(word);
  }
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  const family = familyOf(child.pid ?? 0);
  expect(family.length).toBeGreaterThan(2);
  child.kill(signal);
  const { err } = await ended;
  expect(err).toBe('');
  await expect.poll(() => family.filter(isAlive), { timeout: 3000 }).toEqual([]);
});

test('the port opens when everything behind it is ready: whoever asks first is answered in full', async () => {
  const port = await freePort();
  const { line } = start({ PORT: String(port) });
  let ready = false;
  void line.then(() => {
    ready = true;
  });
  const logIn = () =>
    fetch(`http://127.0.0.1:${port}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: DEMO_ACCOUNTS[0], password: DEMO_PASSWORD }),
    }).then(
      ({ status }) => status,
      () => null,
    );
  const answers: number[] = [];
  // From long before anything listens until a little after the line that says so.
  for (let after = 0; after < 3; after += ready ? 1 : 0) {
    const status = await logIn();
    if (status === null) await new Promise((resolve) => setTimeout(resolve, 5));
    else answers.push(status);
  }
  expect(new Set(answers)).toEqual(new Set([200]));
});

test('a busy port is said in one sentence that offers another', async () => {
  const port = await freePort();
  const busy = createServer().listen(port, '127.0.0.1');
  const { code, out, err } = await start({ PORT: String(port) }).ended;
  busy.close();
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`Port ${port} is busy: stop what uses it or choose another one, such as PORT=${port + 1}.\n`);
});

test('a port that is none is said in one sentence', async () => {
  const { code, err } = await start({ PORT: 'ochenta' }).ended;
  expect(code).toBe(1);
  expect(err).toBe('PORT=ochenta is not a port: use a number between 1 and 65535, such as PORT=8790.\n');
});
