import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer } from 'vite';
import { getPlatformProxy } from 'wrangler';
import { CONTENT_ROOT, readGuides } from '../content/guides.ts';
import { writeSearchFiles } from '../content/search/files.ts';
import { seedIfEmpty } from './demo.ts';
import { devPage } from './dev-page.ts';
import { isForWorker } from './dev-routes.ts';
import { applyMigrations, type LocalD1 } from './migrate.ts';
import { DIST, dataDir, ROOT, WRANGLER_ENV } from './places.ts';
import { freePort, requireFreePort, wantedPort } from './port.ts';

/** Usual port of Vite's server. */
const PORT = 5173;
/** Longest wait for wrangler's first answer, ms. */
const PATIENCE_MS = 30_000;

/** Migrates and, when empty, seeds the database that wrangler is about to open. */
const prepareData = async () => {
  const { env, dispose } = await getPlatformProxy<{ DB: LocalD1 }>({
    configPath: join(ROOT, 'wrangler.toml'),
    persist: { path: join(dataDir(), 'v3') },
  });
  await applyMigrations(env.DB, join(ROOT, 'migrations'));
  await seedIfEmpty(env.DB);
  await dispose();
};

const startWorker = (port: number): ChildProcess => {
  const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js');
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--persist-to', dataDir(), '--log-level', 'error'];
  return spawn(process.execPath, [wrangler, ...args, '--show-interactive-dev-session=false'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...WRANGLER_ENV },
  });
};

const untilAnswering = async (worker: ChildProcess, url: string) => {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end && worker.exitCode === null) {
    const answer = await fetch(`${url}/openapi.json`).catch(() => null);
    if (answer) return;
    await wait(200);
  }
  throw new Error('The Worker did not start: the lines above say why.');
};

const startVite = async (port: number, worker: string) => {
  const vite = await createServer({
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [devPage()],
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy: {
        '^/': {
          target: worker,
          bypass: ({ method = 'GET', url = '/', headers }) =>
            isForWorker(method, url.replace(/[?#].*$/, ''), headers.accept ?? '') ? undefined : url,
        },
      },
    },
  });
  await vite.listen();
  return vite;
};

const run = async () => {
  const port = wantedPort(PORT);
  await requireFreePort(port);
  Object.assign(process.env, WRANGLER_ENV);
  // wrangler wants the folder of assets to be there; in development Vite answers for it, but for what the Worker itself reads.
  const assets = join(DIST, 'client');
  mkdirSync(assets, { recursive: true });
  writeSearchFiles(readGuides(CONTENT_ROOT), assets);
  await prepareData();
  const inner = await freePort();
  const worker = startWorker(inner);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(signal, () => {
      worker.once('exit', () => process.exit(0));
      worker.kill('SIGTERM');
    });
  }
  worker.on('exit', (code) => process.exit(code ?? 1));
  await untilAnswering(worker, `http://127.0.0.1:${inner}`);
  await startVite(port, `http://127.0.0.1:${inner}`);
  console.log(
    `Ready on http://127.0.0.1:${port} · the Worker reloads when worker/ changes, the page when src/ or content/ does`,
  );
};

try {
  await run();
} catch (error) {
  console.error(process.env.VERBOSE ? error : (error as Error).message);
  process.exit(1);
}
