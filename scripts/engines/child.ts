import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

export type Running = { child: ChildProcess; said: string[]; end: () => void };

/** Starts a program with what it starts itself: `end` ends them all. `said` is what it writes, line by line. */
export const run = (path: string, args: string[], options: SpawnOptions = {}): Running => {
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => said.push(...text.split('\n').filter(Boolean)));
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All of them have ended by themselves.
    }
  };
  process.once('exit', end);
  return { child, said, end };
};

const PATIENCE = 30_000;
const EVERY = 50;

/** Asks again until there is an answer. Throws what it waited for. */
export const until = async <T>(
  what: string,
  ask: () => Promise<T | null | undefined> | T | null | undefined,
  patience = PATIENCE,
): Promise<T> => {
  const end = performance.now() + patience;
  let last = '';
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // The page is on its way to another one.
      last = `: ${error instanceof Error ? error.message : error}`;
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  throw new Error(`waited in vain for ${what}${last}`);
};
