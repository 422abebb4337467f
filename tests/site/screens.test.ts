import { expect, test } from 'vitest';
import { drawnOnly } from '../../scripts/prerender/drawn-only.ts';
import { DOCUMENTS } from '../../src/app/documents.ts';
import { SCREENS } from '../../src/app/screens.ts';
import { isOfTheApp, PAGES } from '../../src/shared/routes.ts';
import { exists, files, manifest, read, specials } from './built.ts';

test('each screen of the route table is drawn by one: the app, or the build', () => {
  const drawn = PAGES.filter(({ screen }) => screen in SCREENS || screen in DOCUMENTS);
  expect(drawn.length).toBeGreaterThan(50);
  const wrong = drawn.filter(
    (page) => page.screen in SCREENS !== isOfTheApp(page) || page.screen in DOCUMENTS === isOfTheApp(page),
  );
  expect(wrong.map(({ screen }) => screen)).toEqual([]);
});

test('the app knows no screen of a public page, and the code of none is served', () => {
  const table = read(manifest['app/screens.ts']?.file ?? '');
  expect(table).toContain('owner-dashboard');
  expect(Object.keys(DOCUMENTS).filter((screen) => table.includes(`screens/${screen}.tsx`))).toEqual([]);
  const away = drawnOnly(manifest);
  expect(away).toContain(manifest['screens/breed.tsx']?.file);
  expect(away.filter(exists)).toEqual([]);
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(100);
});

test('a page that is not found has the styles of its search', () => {
  const styles = manifest['screens/not-found.tsx']?.css ?? [];
  expect(styles.length).toBeGreaterThan(0);
  for (const { file, html } of specials.filter(({ file }) => file.startsWith('404')))
    for (const style of styles) expect([file, html.includes(`/${style}`)]).toEqual([file, true]);
});
