import { test } from './own-server.ts';
import { ITEMS } from './spec-items.ts';

for (const { says, prove } of ITEMS)
  test(says, { tag: '@full' }, async ({ page, own, noise }) => {
    // What an item breaks on purpose is heard in the console.
    noise.allow(/Failed to load resource|request failed|No se pudo cerrar la sesión|TRPCClientError/);
    await prove({ page, own });
  });
