// Longer than 200 lines: what every answer carries and what the log writes of it, beside each other.
import { describe, expect, test } from 'vitest';
import { callHeaders, pageHeaders } from '../../src/shared/headers.ts';
import { PAGES } from '../../src/shared/routes.ts';
import { bindings, logged, mutate, send, signedIn, takeComplaints } from '../support/world.ts';

const ALLOWED = { ALLOWED_ORIGINS: 'https://clinica.test https://vet.test' };
const pathOf = (pattern: string) => pattern.replace(/:\w+/g, 'algo');
const shells = PAGES.filter(({ served }) => served === 'shell').map(({ pattern }) => pattern);

describe('paths that are no file', () => {
  test.each(shells)('%s is the app shell', async (pattern) => {
    const got = await send('GET', pathOf(pattern));
    expect([got.status, got.headers.get('x-robots-tag'), got.headers.get('cache-control')]).toEqual([
      200,
      'noindex',
      'no-cache',
    ]);
    expect(got.text).toContain('<title>shell</title>');
  });

  test('the shell is revalidated, not sent again', async () => {
    const etag = (await send('GET', '/cuenta')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^(W\/)?"/);
    const again = await send('GET', '/cuenta', { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await send('HEAD', '/cuenta');
    expect([head.status, head.text]).toEqual([200, '']);
  });

  test.each<[string, string]>([
    ['/perros/razas/unicornio', '404-raza'],
    ['/loros/razas/lorito%20', '404-raza'],
    ['/gatos/salud/unicornio', '404-tema'],
    ['/hamsters/cuidados/unicornio', '404-tema'],
    ['/nada', '404'],
    ['/perros/razas/labrador/fotos', '404'],
    ['/primeros-auxilios/unicornio', '404'],
    ['/perros/%E0%A4%A', '404'],
    ['/assets/viejo-abc123.js', '404'],
    ['/trpc', '404'],
  ])('%s is the page %s, with status 404', async (path, file) => {
    const got = await send('GET', path);
    expect([got.status, got.headers.get('x-robots-tag'), got.headers.get('etag')]).toEqual([404, 'noindex', null]);
    expect(got.headers.get('cache-control')).toBe('no-cache');
    expect(got.text).toContain(`<title>${file}</title>`);
  });

  test.each([
    '/loros/razas/lorito-senegales',
    '/loros/razas/lorito-senegale%CC%81s',
    '/loros/razas/Lorito-Senegal%C3%89s',
  ])('%s leads to the canonical spelling', async (path) => {
    const got = await send('GET', `${path}?de=buscar`);
    expect([got.status, got.headers.get('location')]).toEqual([301, '/loros/razas/lorito-senegal%C3%A9s?de=buscar']);
    const canonical = await send('GET', got.headers.get('location') ?? '');
    // No such file in this world: the canonical address leads nowhere else.
    expect(canonical.status).toBe(404);
  });

  test('GET /appointments is a screen, POST /appointments a call', async () => {
    expect((await send('GET', '/appointments')).text).toContain('<title>shell</title>');
    expect((await send('POST', '/appointments', { body: {} })).body.code).toBe('unauthorized');
  });
});

describe('headers', () => {
  const BUILT_POLICY = "default-src 'none'; script-src 'self' 'sha256-of-the-build'";

  test.each(['/cuenta', '/nada', '/perros/razas/unicornio'])(
    'of the page %s: each once, the policy the build wrote',
    async (path) => {
      const { headers } = await send('GET', path);
      for (const [name, value] of Object.entries(pageHeaders)) expect([name, headers.get(name)]).toEqual([name, value]);
      expect(headers.get('content-security-policy')).toBe(BUILT_POLICY);
    },
  );

  test('of a page whose file came without a policy: the strict one', async () => {
    const bare = { fetch: async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }) };
    const { headers } = await send('GET', '/cuenta', { env: { ASSETS: bare as unknown as Fetcher } });
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; .*require-trusted-types-for 'script'/,
    );
  });

  test('of every call, whether it succeeds or fails', async () => {
    const { token } = await signedIn();
    for (const got of [
      await send('GET', '/users/profile', { token }),
      await send('GET', '/users/profile'),
      await send('PUT', '/nada', { body: {} }),
      await send('POST', '/auth/logout'),
      await mutate('auth.login', {}),
      await mutate('auth.login', 'a', { headers: { 'content-type': 'text/plain' } }),
      await send('GET', '/trpc/profile.get', { token }),
    ]) {
      for (const [name, value] of Object.entries(callHeaders))
        expect([name, got.headers.get(name)]).toEqual([name, value]);
      expect(got.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('other origins', () => {
  test('none may call unless the deployment lists it', async () => {
    for (const env of [{}, ALLOWED]) {
      const got = await send('GET', '/users/profile', { headers: { origin: 'https://mala.test' }, env });
      expect([...got.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
    const preflight = await send('OPTIONS', '/users/profile', {
      headers: { origin: 'https://mala.test' },
      env: ALLOWED,
    });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test.each(['/users/profile', '/api/users/profile', '/trpc/profile.get'])('a listed one may read %s', async (path) => {
    const { headers } = await send('GET', path, { headers: { origin: 'https://vet.test' }, env: ALLOWED });
    expect(
      Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control') || name === 'vary')),
    ).toEqual({
      vary: 'origin',
      'access-control-allow-origin': 'https://vet.test',
      'access-control-expose-headers': 'link, retry-after, x-request-id',
    });
  });

  test('a listed one asks first what it may send', async () => {
    const headers = { origin: 'https://vet.test', 'access-control-request-method': 'PUT' };
    const got = await send('OPTIONS', '/users/profile', { headers, env: ALLOWED });
    expect([
      got.status,
      got.headers.get('access-control-allow-methods'),
      got.headers.get('access-control-allow-headers'),
    ]).toEqual([204, 'GET, PUT', 'authorization, content-type, idempotency-key']);
    // A bearer is all that opens anything: no browser is asked to bring something along by itself.
    expect(got.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('the log', () => {
  test('has one line per request with the id that the answer carries', async () => {
    const { token } = await signedIn();
    const secret = 'x'.repeat(43);
    const answers = [
      await send('PATCH', `/admin/users/${secret}/toggle-status`, { token }),
      await send('GET', `/trpc/auth.session,pets.list,${secret}?batch=1`, { token }),
      await send('GET', `/carne/${secret}`),
      await send('GET', `/${secret}?q=${secret}`),
      await send('POST', `/${secret}`, { body: { password: secret } }),
      await send('GET', `/dashboard/user/mascotas/${secret}/historia`),
      await send('GET', `/trpc/auth.session%0A{"kind":"bug"}?batch=1`, { token }),
      await send('GET', '/nada%0D%0A{"kind":"bug"}'),
    ];
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.map(({ route }) => route)).toEqual([
      '/admin/users/{id}/toggle-status',
      '/trpc/auth.session,pets.list,?',
      '/carne/:token',
      '*',
      '*',
      '/dashboard/user/mascotas/:id/historia',
      '/trpc/?',
      '*',
    ]);
    for (const line of logged) expect(line).not.toMatch(/[\r\n]/);
    expect(lines.map(({ id }) => id)).toEqual(answers.map(({ headers }) => headers.get('x-request-id')));
    for (const { refused: _, ...line } of lines)
      expect(Object.keys(line).sort()).toEqual(['id', 'kind', 'method', 'ms', 'route', 'status']);
    expect(logged.join()).not.toContain(secret);
    expect(logged.join()).not.toContain(token);
  });

  test('names the rules by which calls were refused, and nobody: no right, bad input, a limit', async () => {
    const { user, token } = await signedIn();
    const names = async (act: Promise<unknown>) => {
      await act;
      return JSON.parse(logged.at(-1) ?? '').refused;
    };
    expect(await names(send('GET', '/business/appointments', { token }))).toEqual(['forbidden']);
    expect(await names(mutate('clinicSettings.setBookable', { version: 1, isBookable: false }, { token }))).toEqual([
      'forbidden',
    ]);
    expect(await names(send('GET', '/users/pets'))).toEqual(['unauthorized']);
    expect(await names(mutate('pets.create', { name: '' }, { token }))).toEqual(['invalid']);
    expect(await names(send('GET', '/trpc/auth.session,clinic.today,clinic.statistics?batch=1', { token }))).toEqual([
      'forbidden',
    ]);
    const wrong = () => mutate('auth.login', { email: user.email, password: 'no-es-la-clave' });
    for (let n = 0; n < 5; n += 1) expect(await names(wrong())).toEqual(['login_failed']);
    expect(await names(wrong())).toEqual(['too_many']);
    expect(await names(send('GET', '/users/pets', { token }))).toBeUndefined();
    expect(logged.join()).not.toContain(user.id);
  });

  test('holds no address that lets whoever holds it in, when the database fails neither', async () => {
    const secret = `${'Xy-9'.repeat(10)}abc`;
    const refuse = () => {
      throw new Error('D1_ERROR: something else');
    };
    const broken = { DB: { ...bindings.DB, prepare: refuse, batch: refuse } as unknown as D1Database };
    const shared = PAGES.filter(({ pattern, served }) => served === 'worker' && pattern.includes(':'));
    expect(shared.map(({ pattern }) => pattern)).toEqual(
      expect.arrayContaining(['/carne/:token', '/calendario/:file']),
    );
    for (const { pattern } of shared) {
      const path = pattern.replace(':file', `${secret}.ics`).replace(/:\w+/g, secret);
      for (const env of [{}, broken]) for (const method of ['GET', 'HEAD', 'POST']) await send(method, path, { env });
    }
    const routes = logged.map((line) => JSON.parse(line).route);
    expect(routes.filter((_, n) => n % 6 === 0)).toEqual(shared.map(({ pattern }) => pattern));
    const bugs = takeComplaints().flat();
    expect(bugs.length).toBeGreaterThan(0);
    expect([...logged, ...bugs].join()).not.toContain(secret);
  });
});
