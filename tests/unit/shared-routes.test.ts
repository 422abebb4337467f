import { describe, expect, test } from 'vitest';
import { paths } from '../../src/shared/paths.ts';
import { ROLES } from '../../src/shared/roles.ts';
import { internalPath, matchPage, PAGES, PUBLIC_NAV, ROLE_NAV } from '../../src/shared/routes.ts';
import { BREED_KEYS, FOLDERS } from '../../src/shared/species.ts';

describe('the route table', () => {
  test('has every route of the spec', () => {
    const patterns = PAGES.map(({ pattern }) => pattern);
    const species = FOLDERS.flatMap((folder) => [`/${folder}`, `/${folder}/razas`, `/${folder}/razas/:breed`]);
    const topics = ['perros', 'gatos'].flatMap((folder) =>
      ['cuidados', 'alimentacion', 'salud'].map((section) => `/${folder}/${section}/:topic`),
    );
    const others = [
      '/',
      '/primeros-auxilios',
      '/login',
      '/login/business',
      '/register',
      '/unauthorized',
      '/appointments',
    ];
    const dashboards = [
      '/dashboard/toor',
      '/dashboard/toor/users',
      '/dashboard/toor/settings',
      '/dashboard/business',
      '/dashboard/user',
    ];
    for (const route of [...species, ...topics, ...others, ...dashboards]) expect(patterns).toContain(route);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  test('finds the page of every pattern, and no other', () => {
    for (const page of PAGES) {
      const path = page.pattern.replace(/:\w+/g, 'algo');
      expect(matchPage(path)?.page).toBe(page);
    }
  });

  test.each([
    ['/loros/razas/lorito-senegal%C3%A9s', 'lorito-senegalés'],
    ['/loros/razas/lorito-senegale%CC%81s', 'lorito-senegalés'],
    ['/perros/razas/labrador/', 'labrador'],
  ])('%s is the breed %s', (path, breed) => {
    const match = matchPage(path);
    expect([match?.page.pattern, match?.params.breed]).toEqual([`/${path.split('/')[1]}/razas/:breed`, breed]);
    expect(matchPage(path)?.params.breed).toBe(breed.normalize('NFC'));
  });

  test.each(['/nada', '/perros/razas/', '/perros/razas/a/b', '/perros//razas', '/%E0%A4%A', 'perros', '', '/Perros'])(
    '%s is no page of a breed',
    (path) => expect(matchPage(path)?.page.missing).toBeUndefined(),
  );

  test('only shells ask for a role, and every shell asks for one', () => {
    for (const { pattern, served, access } of PAGES) {
      expect([
        pattern,
        served === 'shell' ? Array.isArray(access) : !Array.isArray(access) || served === 'worker',
      ]).toEqual([pattern, true]);
    }
  });

  test('the navigation leads to pages that its reader may see', () => {
    for (const { to } of PUBLIC_NAV) expect(Array.isArray(matchPage(to)?.page.access)).toBe(false);
    for (const role of ROLES) {
      for (const { to } of ROLE_NAV[role])
        expect([to, matchPage(to)?.page.access]).toEqual([to, expect.arrayContaining([role])]);
    }
  });

  test('a breed’s address leads back to it', () => {
    for (const folder of FOLDERS) {
      for (const key of BREED_KEYS[folder]) expect(matchPage(paths.breed(folder, key))?.params).toEqual({ breed: key });
    }
  });
});

describe('an address to return to', () => {
  test.each(['/', '/cuenta', '/appointments?mascota=1#hora'])('%s is inside', (to) =>
    expect(internalPath(to)).toBe(to),
  );
  test.each([
    null,
    undefined,
    '',
    'https://mala.test',
    '//mala.test',
    '/\\mala.test',
    '/\t/mala.test',
    'javascript:alert(1)',
    'cuenta',
    '/a\nb',
  ])('%j is not', (to) => expect(internalPath(to)).toBeNull());
});
