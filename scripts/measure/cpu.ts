import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of a second in /proc (USER_HZ, 100 wherever Linux runs). */
const HZ = 100;

/** Null when the process ended between the listing and the look. */
const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

type Task = { pid: number; kind: string; seconds: number };

/** What stands in a command line of Node that says whose it is, besides the walks' own. */
const TOOLS = /\b(vitest|dependency-cruiser|knip|wrangler|esbuild)\b|scripts\/[\w/-]+(?=\.(?:ts|mjs))/;

/** What a process is to tests, from its command line. */
const kindOf = (pid: number): string | null => {
  const said = read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ');
  if (!said) return null;
  if (/workerd\b/.test(said)) return 'workerd';
  const [program = ''] = said.split(' ');
  const native = /\b(tsc|biome)\b/.exec(program);
  if (native) return native[0];
  if (!/chrom/i.test(program)) {
    if (pid === process.pid) return 'node, the runner';
    if (said.includes('playwright')) return 'node, the walks';
    return TOOLS.exec(said)?.[0] ?? 'others';
  }
  if (said.includes('--top-chrome-webui')) return 'browser, its own windows';
  const [, type = 'itself'] = /--type=([\w-]+)/.exec(said) ?? [];
  return `browser, ${type}`;
};

const statOf = (pid: number) => {
  // The name before them may hold anything, a parenthesis too.
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return (
    fields && {
      parent: Number(fields[1]),
      born: fields[19] ?? '',
      seconds: (Number(fields[11]) + Number(fields[12])) / HZ,
    }
  );
};

/** By rising number: parents stand before their children. */
const everyTask = () =>
  readdirSync('/proc')
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => a - b)
    .flatMap((pid) => {
      const stat = statOf(pid);
      return stat ? [{ pid, ...stat }] : [];
    });

/** Seconds of processor that this process and all that come from it take, by kind; what ended counts as last seen. */
export const watchTree = (everyMs = 300) => {
  const ours = new Map<string, Task>();
  const name = () => {
    // A child is its parent's copy until it runs a program of its own.
    for (const task of ours.values())
      if (!task.kind || task.kind === 'browser, zygote') task.kind = kindOf(task.pid) ?? task.kind;
  };
  const look = () => {
    const parents = new Set([process.pid, ...[...ours.values()].map(({ pid }) => pid)]);
    for (const { pid, parent, born, seconds } of everyTask()) {
      const key = `${pid} ${born}`;
      const known = ours.get(key);
      if (!known && pid !== process.pid && !parents.has(parent)) continue;
      parents.add(pid);
      ours.set(key, { pid, seconds, kind: known?.kind ?? '' });
    }
    name();
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    byKind: (): Map<string, number> => {
      look();
      const sums = new Map<string, number>();
      for (const { kind, seconds } of ours.values()) sums.set(kind, (sums.get(kind) ?? 0) + seconds);
      return sums;
    },
    stop: () => clearInterval(timer),
  };
};
