import { expect, test } from 'vitest';
import { problemsOf } from '../../scripts/check/walks.ts';

const FILE = 'a.spec.ts';

test.each([
  'expect(await page.evaluate(() => scrollY)).toBe(0);',
  "expect(await rows.count(), 'rows').toBe(3);",
  'expect((await box.boundingBox())?.y).toBeLessThan(100);',
  'const top = () => page.evaluate(() => scrollY);\nexpect(await top()).toBe(0);',
  'const top = async (page: Page) => (await page.locator("h1").boundingBox())?.y ?? 0;\nexpect(await top(page)).toBe(0);',
])('%s is one look', (code) => {
  expect(problemsOf(FILE, code).join()).toContain('expect.poll');
});

test.each([
  'await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);',
  'await expect.poll(async () => (await box.boundingBox())?.y).toBe(0);',
  'await expect(async () => {\n  expect(await rows.count()).toBe(3);\n}).toPass();',
  'await expect(rows).toHaveCount(3);',
  'expect((await page.request.get(path)).status()).toBe(200);',
  'const came = async () => (await page.waitForFunction(isHere)).jsonValue();\nexpect(await came()).toBe(true);',
])('%s looks again, or asks for what does not change', (code) => {
  expect(problemsOf(FILE, code)).toEqual([]);
});
