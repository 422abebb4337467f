import { renameSync, writeFileSync } from 'node:fs';

/**
 * Puts `text` in the place of a file in one step: a process that is killed leaves the former one or the new one, never a part, which
 * the next start could not read.
 */
export const writeWhole = (file: string, text: string, mode = 0o644): void => {
  const beside = `${file}.${process.pid}.new`;
  writeFileSync(beside, text, { mode });
  renameSync(beside, file);
};
