import { expect, test } from 'vitest';
import { isForWorker } from '../../scripts/setup/dev-routes.ts';

const NAVIGATION = 'text/html,application/xhtml+xml,*/*;q=0.8';
const CALL = '*/*';

test.each([
  ['GET', '/appointments', NAVIGATION, false],
  ['POST', '/appointments', CALL, true],
  ['GET', '/users/pets', CALL, true],
  ['GET', '/api/users/pets', CALL, true],
  ['GET', '/trpc/pets.list', CALL, true],
  ['DELETE', '/admin/users/abc', CALL, true],
  ['GET', '/openapi.json', NAVIGATION, true],
  ['GET', '/carne/abc', NAVIGATION, true],
  ['GET', '/buscar', NAVIGATION, false],
  ['GET', '/perros/comparar', NAVIGATION, false],
  ['GET', '/perros/razas/labrador', NAVIGATION, false],
  ['GET', '/dashboard/user', NAVIGATION, false],
  ['GET', '/main.tsx', CALL, false],
  ['GET', '/@vite/client', CALL, false],
])('in development %s %s (accept %s) is for the Worker: %s', (method, path, accept, expected) => {
  expect(isForWorker(method, path, accept)).toBe(expected);
});
