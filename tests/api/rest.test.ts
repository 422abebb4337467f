import { describe, expect, test } from 'vitest';
import { openApi } from '../../worker/rest/openapi.ts';
import { REST } from '../../worker/rest/table.ts';
import { aPet } from '../support/builders.ts';
import { ORIGIN, send, signedIn, world } from '../support/world.ts';

/** Spec §7, all 18. */
const SPEC = [
  'POST /auth/login',
  'POST /auth/register',
  'POST /auth/logout',
  'GET /users/profile',
  'PUT /users/profile',
  'GET /users/pets',
  'POST /pets',
  'GET /users/appointments',
  'POST /appointments',
  'GET /stats/business-statistics',
  'GET /business/appointments',
  'GET /business/patients',
  'GET /admin/users',
  'POST /admin/users',
  'PUT /admin/users/{id}',
  'PATCH /admin/users/{id}/toggle-status',
  'DELETE /admin/users/{id}',
  'POST /auth/revoke-sessions/{id}',
];

describe('the calls of spec §7', () => {
  test('the table has every call of the spec, and nothing else', () => {
    expect(REST.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...SPEC].sort());
  });

  test('lists come in pages, with a link to the next', async () => {
    const { user, token } = await signedIn();
    const pets: string[] = [];
    for (const name of ['A', 'B', 'C'])
      pets.push((await aPet(world, user, { name, createdAt: world.now + pets.length })).name);
    const first = await send('GET', '/api/users/pets?limit=2', { token });
    expect(first.body.map(({ name }: { name: string }) => name)).toEqual(['A', 'B']);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toMatch(`${ORIGIN}/api/users/pets?limit=2&cursor=`);
    const last = await send('GET', next.slice(ORIGIN.length), { token });
    expect(last.body.map(({ name }: { name: string }) => name)).toEqual(['C']);
    expect(last.headers.get('link')).toBeNull();
    for (const limit of ['0', '501', 'muchas', '1.5']) {
      expect((await send('GET', `/users/pets?limit=${limit}`, { token })).body.code).toBe('invalid');
    }
    expect((await send('GET', '/users/pets?cursor=inventado', { token })).body.code).toBe('bad_cursor');
  });

  test('the document stands at the root and under /api, for whoever may call', async () => {
    const [plain, prefixed] = [await send('GET', '/openapi.json'), await send('GET', '/api/openapi.json')];
    expect([plain.status, plain.headers.get('cache-control'), plain.body]).toEqual([
      200,
      'public, max-age=300',
      openApi(),
    ]);
    expect(prefixed.body).toEqual(plain.body);
    // Caches keep it for all: whoever asked first does not choose the host.
    expect(plain.text).not.toContain(new URL(ORIGIN).host);
    const head = await send('HEAD', '/openapi.json');
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await send('POST', '/openapi.json', { body: {} })).body.code).toBe('method_not_allowed');
    const headers = { origin: 'https://vet.test' };
    const env = { ALLOWED_ORIGINS: 'https://vet.test' };
    expect((await send('OPTIONS', '/openapi.json', { headers, env })).headers.get('access-control-allow-methods')).toBe(
      'GET',
    );
    const read = await send('GET', '/openapi.json', { headers, env });
    expect(read.headers.get('access-control-allow-origin')).toBe('https://vet.test');
  });

  test('every call stands under /api too, and HEAD reads like GET', async () => {
    for (const { method, path } of REST) {
      const at = path.replace('{id}', 'x');
      const [plain, prefixed] = [await send(method, at), await send(method, `/api${at}`)];
      expect([path, prefixed.status, prefixed.body?.code]).toEqual([path, plain.status, plain.body?.code]);
    }
    const { token } = await signedIn();
    const head = await send('HEAD', '/users/pets', { token });
    expect([head.status, head.text]).toEqual([200, '']);
  });
});
