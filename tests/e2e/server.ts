import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { NODE, ROOT } from '../../scripts/setup/install.mjs';
import { addDays, instantOf, today } from '../../src/shared/time.ts';

/** The address of the ready line; throws with the server's last words when it ends without one. */
const ready = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!server.stdout) throw new Error('the server has no output');
    createInterface({ input: server.stdout }).on('line', (line) => {
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      if (url) resolve(url);
    });
    server.on('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
  });

/** How long the walks may take, ms. */
const WALKS_MS = 12 * 60 * 1000;

/** The demo's visits are of the day it is seeded: when midnight in Bogotá is near, the walks begin with the new day. */
const wholeDay = async () => {
  const now = Date.now();
  const left = instantOf(`${addDays(today(now), 1)}T00:00`) - now;
  if (left > WALKS_MS) return;
  console.log(`Midnight in Bogotá is ${Math.ceil(left / 60_000)} min away: the walks wait for the new day.`);
  await pause(left + 1000);
};

/** Serves the built product for the walks: a free port, a database of its own with a fresh seed. Returns how to end it. */
const serveForTests = async (): Promise<() => Promise<void>> => {
  await wholeDay();
  const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-e2e-'));
  const server = spawn(NODE, [join(ROOT, 'scripts/setup/run-server.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  process.env.E2E_URL = await ready(server);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
};

export default serveForTests;
