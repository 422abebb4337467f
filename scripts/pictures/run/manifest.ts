import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../setup/places.ts';
import type { Entry } from './catalogue.ts';

/** What was drawn, with what: one file a breed, so that two people drawing two breeds do not meet. */
export type Manifest = {
  /** Hash of the breed's file and of the engine. */
  parameters: string;
  /**
   * By number of the picture: where it comes from, the hash of its files, and what it looks like read coarsely
   * (run/draw.ts): equal probes, equal pictures, whatever else changed in the code. Photographs have none.
   */
  pictures: Record<string, { from: 'drawing' | 'photo'; files: string; probe?: string }>;
};

export const manifestFile = ({ folder, name }: Pick<Entry, 'folder' | 'name'>): string =>
  join(ROOT, 'scripts/pictures/manifest', folder, `${name}.json`);

export const readManifest = (entry: Pick<Entry, 'folder' | 'name'>): Manifest | null => {
  const file = manifestFile(entry);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : null;
};

export const writeManifest = (entry: Entry, manifest: Manifest): void => {
  const file = manifestFile(entry);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
};

export const hashOfFiles = (files: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 20);
};
