import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Path of the first of these programs that the machine has: the one a variable names, else one on the PATH. */
export const program = (variable: string, ...names: string[]): string | null => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const all = [process.env[variable], ...names.flatMap((name) => folders.map((folder) => join(folder, name)))];
  return all.find((path) => path && existsSync(path)) ?? null;
};

/** First file that a pattern finds. */
export const firstFile = (pattern: string): string | null => globSync(pattern)[0] ?? null;
