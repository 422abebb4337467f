import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../check.ts';
import { ROOT } from './places.ts';

type Count = { passed: number; failed: number };

const scratch = mkdtempSync(join(tmpdir(), 'patas-y-plumas-tests-'));
let current: ChildProcess | null = null;

/** Runs one Node command in the foreground; true when it ended well. Nothing a test starts may touch the developer's data. */
const node = (args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((resolve) => {
    const DATA_DIR = join(scratch, 'data');
    current = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DATA_DIR, ...env },
    });
    current.on('exit', (code) => resolve(code === 0));
  });

const report = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that ended badly without a failed test (a file that does not load, a crash) counts as one failure. */
const counted = (ok: boolean, { passed, failed }: Count): Count => ({
  passed,
  failed: ok ? failed : Math.max(failed, 1),
});

const vitest = async (projects: string[]): Promise<Count> => {
  const file = join(scratch, 'vitest.json');
  const ok = await node([
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...projects.map((name) => `--project=${name}`),
  ]);
  const found = report(file) as { numPassedTests: number; numFailedTests: number } | null;
  return counted(ok, { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 });
};

const playwright = async (): Promise<Count> => {
  const file = join(scratch, 'playwright.json');
  const ok = await node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const found = report(file) as { stats: { expected: number; flaky: number; unexpected: number } } | null;
  const { expected = 0, flaky = 0, unexpected = 0 } = found?.stats ?? {};
  return counted(ok, { passed: expected + flaky, failed: unexpected });
};

const stage = async (name: string, run: () => Promise<Count>): Promise<Count> => {
  console.log(`\n── ${name}`);
  const from = performance.now();
  const count = await run();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(signal, () => {
    current?.kill('SIGTERM');
    rmSync(scratch, { recursive: true, force: true });
    process.exit(1);
  });
}

// A stage that fails does not stop the next one, so that one run shows everything; only what has no site to look at is left out.
const counts = [await stage('check', runChecks)];
const build = await stage('build', async () =>
  (await node(['scripts/setup/build-all.ts'])) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
);
const built = build.failed === 0;
counts.push(build, await stage('vitest', () => vitest(['unit', 'api', 'ui', ...(built ? ['site'] : [])])));
if (built) counts.push(await stage('e2e', playwright));
rmSync(scratch, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
