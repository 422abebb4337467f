import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from '../check.ts';
import { ROOT } from './places.ts';

type Count = { passed: number; failed: number };

const scratch = mkdtempSync(join(tmpdir(), 'patas-y-plumas-tests-'));
const running = new Set<ChildProcess>();

/**
 * Runs one Node command; true when it ended well. A test's processes may not touch the developer's data. A command that
 * runs beside others (`apart`) prints all it said when it ends, so that their lines do not mix.
 */
const node = (args: string[], { env = {}, apart = false }: { env?: Record<string, string>; apart?: boolean } = {}) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', apart ? 'pipe' : 'inherit', apart ? 'pipe' : 'inherit'],
      env: { ...process.env, DATA_DIR: join(scratch, 'data'), ...env },
    });
    running.add(child);
    const said: Buffer[] = [];
    child.stdout?.on('data', (part) => said.push(part));
    child.stderr?.on('data', (part) => said.push(part));
    child.on('close', (code) => {
      running.delete(child);
      if (apart) process.stdout.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

const report = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** A runner that ended badly without a failed test (a file that does not load, a crash) counts as one failure. */
const counted = (ok: boolean, { passed, failed }: Count): Count => ({
  passed,
  failed: ok ? failed : Math.max(failed, 1),
});

const vitest = async (...projects: string[]): Promise<Count> => {
  const file = join(scratch, `vitest-${projects.join('-')}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await node(
    ['node_modules/vitest/vitest.mjs', 'run', ...args, ...projects.map((name) => `--project=${name}`)],
    { apart: true },
  );
  const found = report(file) as { numPassedTests: number; numFailedTests: number } | null;
  return counted(ok, { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 });
};

const playwright = async (): Promise<Count> => {
  const file = join(scratch, 'playwright.json');
  const ok = await node(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const found = report(file) as { stats: { expected: number; flaky: number; unexpected: number } } | null;
  const { expected = 0, flaky = 0, unexpected = 0 } = found?.stats ?? {};
  return counted(ok, { passed: expected + flaky, failed: unexpected });
};

const build = async (): Promise<Count> =>
  (await node(['scripts/setup/build-all.ts', '--if-changed'], { apart: true }))
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };

/** Firefox and WebKit too. An engine that is not installed has not passed. */
const engines = async (): Promise<Count> =>
  (await node(['scripts/engines.ts'])) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const counts: Count[] = [];
const stage = async (name: string, run: () => Promise<Count>): Promise<Count> => {
  const from = performance.now();
  const count = await run();
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s\n`);
  counts.push(count);
  return count;
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(signal, () => {
    for (const child of running) child.kill('SIGTERM');
    rmSync(scratch, { recursive: true, force: true });
    process.exit(1);
  });
}

// A stage that fails does not stop the next one, so that one run shows everything; only what has no site to look at is left out.
if (process.env.QUICK) {
  await Promise.all([stage('check', runChecks), stage('unit', () => vitest('unit'))]);
} else {
  // None of these needs all the cores all the time. The walks come alone: what they wait for must not starve.
  const built = stage('build', build).then(({ failed }) => failed === 0);
  const looked = built.then(async (isBuilt) => {
    if (isBuilt) await stage('site', () => vitest('site'));
  });
  const tested = stage('unit, api, ui', () => vitest('unit', 'api', 'ui'));
  await Promise.all([stage('check', runChecks), looked, tested]);
  if (await built) await stage('e2e', playwright);
  if (process.env.FULL && (await built)) await stage('engines', engines);
}
rmSync(scratch, { recursive: true, force: true });

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
