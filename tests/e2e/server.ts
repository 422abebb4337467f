import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, instantOf, today } from '../../src/shared/time.ts';
import { openCopy } from './demo-world.ts';
import { makeWorld } from './make-world.ts';

/** How long the walks may take, ms: those of `npm test`, or all of them at both widths. */
const WALKS_MS = (process.env.FULL ? 60 : 12) * 60 * 1000;

/** The demo's visits are of the day it is seeded: when midnight in Bogotá is near, the walks begin with the new day. */
const wholeDay = async () => {
  const now = Date.now();
  const left = instantOf(`${addDays(today(now), 1)}T00:00`) - now;
  if (left > WALKS_MS) return;
  console.log(`Midnight in Bogotá is ${Math.ceil(left / 60_000)} min away: the walks wait for the new day.`);
  await pause(left + 1000);
};

/** Makes the demo world and serves the built product with a copy of it, on a free port. Returns how to end it. */
const serveForTests = async (): Promise<() => Promise<void>> => {
  await wholeDay();
  const world = mkdtempSync(join(tmpdir(), 'patas-y-plumas-world-'));
  await makeWorld(world);
  const server = await openCopy();
  process.env.E2E_URL = server.url;
  return async () => {
    await server.close();
    rmSync(world, { recursive: true, force: true });
  };
};

export default serveForTests;
