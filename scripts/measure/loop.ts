import { spawn } from 'node:child_process';
import { loadavg } from 'node:os';
import { watchTree } from './cpu.ts';

/**
 * `npm run measure:loop -- npm run test:quick`: how long a command takes, and how much processor it and all that it starts take, by
 * kind. Seconds of the clock hold on an idle machine only, those of processor on a busy one too, a quarter more or less. Linux.
 */
const [command = 'npm', ...args] = process.argv.slice(2);
const watch = watchTree();
const from = performance.now();
const figure = (seconds: number): string => seconds.toFixed(1).padStart(7);

spawn(command, args, { stdio: 'inherit' }).on('close', (code) => {
  const kinds = [...watch.byKind()].sort((a, b) => b[1] - a[1]);
  watch.stop();
  const sum = kinds.reduce((all, [, seconds]) => all + seconds, 0);
  console.log(`\n${figure((performance.now() - from) / 1000)} s by the clock (load ${loadavg()[0]?.toFixed(1)})`);
  console.log(`${figure(sum)} s of processor:`);
  for (const [kind, seconds] of kinds) if (seconds >= 0.5) console.log(`${figure(seconds)}  ${kind}`);
  process.exitCode = code ?? 1;
});
