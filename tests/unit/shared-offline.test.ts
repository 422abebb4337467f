import { describe, expect, test } from 'vitest';
import { keptPath } from '../../src/shared/offline.ts';
import { PAGES } from '../../src/shared/routes.ts';
import { isUrgent } from '../../src/shared/urgent.ts';
import { REST } from '../../worker/rest/table.ts';

describe('what a device may keep', () => {
  test.each([
    ['/', '/'],
    ['/perros/razas/labrador', '/perros/razas/labrador'],
    ['/perros/razas/', '/perros/razas'],
    ['/primeros-auxilios/rcp', '/primeros-auxilios/rcp'],
    ['/loros/razas/lorito-senegal%C3%A9s', '/loros/razas/lorito-senegal%C3%A9s'],
    [`/loros/razas/${encodeURIComponent('lorito-senegalés'.normalize('NFD'))}`, '/loros/razas/lorito-senegal%C3%A9s'],
  ])('%s is kept as %s', (path, kept) => {
    expect(keptPath(path)).toBe(kept);
  });

  test.each([
    '/carne/llave',
    '/calendario/llave.ics',
    '/citas/1.ics',
    '/clave',
    '/recuperar',
    '/verificar',
    '/invitacion',
    '/buscar',
    '/login',
    '/login/business',
    '/register',
    '/cuenta',
    '/appointments',
    '/dashboard/user',
    '/dashboard/user/mascotas/1/urgencias',
    '/trpc/auth.session',
    '/api/users/profile',
    '/openapi.json',
    '/sin-conexion',
    '/nada',
    '/perros/razas/%E0%A4%A',
  ])('%s is not', (path) => {
    expect(keptPath(path)).toBeNull();
  });

  test('no call, no private page and nothing that the Worker answers is', () => {
    const calls = REST.map(({ path }) => path.replace(/\{\w+\}/g, '1'));
    const others = PAGES.filter(({ served }) => served !== 'static').map(({ pattern }) =>
      pattern.replace(/:\w+/g, '1'),
    );
    expect(
      [...calls, ...calls.map((path) => `/api${path}`), ...others].filter((path) => keptPath(path) !== null),
    ).toEqual([]);
  });
});

test('first aid and toxics are urgent, and may be kept', () => {
  const urgent = PAGES.map(({ pattern }) => pattern.replace(/:\w+/g, 'algo')).filter(isUrgent);
  expect(urgent).toEqual(['/primeros-auxilios', '/primeros-auxilios/algo', '/toxicos', '/toxicos/algo']);
  expect(urgent.map(keptPath)).toEqual(urgent);
});
