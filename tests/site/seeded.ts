import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer } from '../../scripts/serve.ts';
import { seedIfEmpty } from '../../scripts/setup/demo.ts';

/** Seeds once for all files of a run: it takes ten seconds of processor, a minute where several files do it side by side. */
export const setup = async (): Promise<void> => {
  const folder = join(tmpdir(), `patas-y-plumas-seeded-${process.pid}`);
  await (await openServer({ port: 0, dataDir: folder, fill: seedIfEmpty })).close();
  process.env.SITE_SEEDED = folder;
};

export const teardown = (): void => rmSync(process.env.SITE_SEEDED ?? '', { recursive: true, force: true });

/** Puts a copy of the demo world into `folder`. */
export const copySeeded = (folder: string): void => cpSync(process.env.SITE_SEEDED ?? '', folder, { recursive: true });
