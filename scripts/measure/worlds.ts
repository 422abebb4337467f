import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMALL, seedLarge } from '../large/world.ts';
import { openServer, type Server } from '../serve.ts';
import { ROOT } from '../setup/places.ts';

/** Opens the large world (DATA_DIR, default `.data-large`) and a small one made on the spot, for as long as `work` takes. */
export const withWorlds = async (work: (big: Server, little: Server) => Promise<void>): Promise<void> => {
  const large = process.env.DATA_DIR ?? join(ROOT, '.data-large');
  if (!existsSync(large)) {
    console.error('Make the large world first: npm run seed:large');
    process.exit(2);
  }
  const small = mkdtempSync(join(tmpdir(), 'patas-y-plumas-small-'));
  const [big, little] = [await openServer({ port: 0, dataDir: large }), await openServer({ port: 0, dataDir: small })];
  try {
    await seedLarge(little.d1, Date.now(), SMALL);
    await work(big, little);
  } finally {
    await Promise.all([big.close(), little.close()]);
    rmSync(small, { recursive: true, force: true });
  }
};
