import { execFileSync } from 'node:child_process';

/** Process ids below `root`, itself among them. */
export const familyOf = (root: number): number[] => {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number));
  const below = (pid: number): number[] => [
    pid,
    ...rows.filter(([, parent]) => parent === pid).flatMap(([own = 0]) => below(own)),
  ];
  return below(root);
};
