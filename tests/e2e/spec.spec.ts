import { expect } from '@playwright/test';
import { test } from './own-server.ts';
import { LIGHT } from './sign-in.ts';
import { ITEMS, type Item } from './spec-items.ts';

/** Items of one walk, one person after the other in one browser: a browser without anything kept costs more than what an item does. */
const SHARE = 7;

const alone = ITEMS.filter(({ isAlone }) => isAlone);
const together = ITEMS.filter(({ isAlone }) => !isAlone);
const shares: [string, readonly Item[]][] = Array.from({ length: Math.ceil(together.length / SHARE) }, (_, n) => [
  `the letter of the spec, part ${n + 1}`,
  together.slice(n * SHARE, (n + 1) * SHARE),
]);

for (const [name, items] of [...shares, ...alone.map((item): [string, Item[]] => [item.says, [item]])])
  test(name, async ({ page, own, noise }) => {
    test.setTimeout(240_000);
    // What an item breaks on purpose is heard in the console.
    noise.allow(/Failed to load resource|request failed|No se pudo cerrar la sesión|TRPCClientError/);
    // One that fails does not hide what follows it.
    const wrong: string[] = [];
    for (const { says, prove } of items)
      await test
        .step(says, async () => {
          await page.goto(LIGHT);
          await page.evaluate(() => [localStorage, sessionStorage].forEach((drawer) => void drawer.clear()));
          await prove({ page, own });
        })
        .catch((error: Error) => wrong.push(`${says}: ${error.message}`));
    expect(wrong.join('\n\n')).toBe('');
  });
