import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openServer, type Server } from '../serve.ts';
import { buildIfChanged } from '../setup/build-all.ts';
import { seedIfEmpty } from '../setup/demo.ts';

/** The built product with the demo world on a free port and a database of its own; `close` ends it and erases that database. */
export const openDemoSite = async (): Promise<Server> => {
  buildIfChanged();
  const data = mkdtempSync(join(tmpdir(), 'patas-y-plumas-demo-'));
  const server = await openServer({ port: 0, dataDir: data, fill: seedIfEmpty });
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
