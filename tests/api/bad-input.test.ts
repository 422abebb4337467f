import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { MAX_BATCH, MAX_BODY_BYTES } from '../../src/shared/limits.ts';
import worker from '../../worker/index.ts';
import { bindings, logged, mutate, query, send, signedIn, takeComplaints } from '../support/world.ts';

const JSON_HEADERS = { 'content-type': 'application/json' };
const LOGIN = { email: 'ana@correo.test', password: 'x' };

/** Nothing of ours or of a library's English may reach people. */
const expectNoInsides = (text: string) =>
  expect(text).not.toMatch(/"stack"|\.ts|node_modules|Error:|Invalid|[Ee]xpected|Required|procedure|SQLITE|D1_/);

describe('bad input over REST', () => {
  test.each([
    ['broken JSON', '{"email":', JSON_HEADERS, 400, 'bad_json'],
    ['no body', undefined, JSON_HEADERS, 400, 'bad_json'],
    ['a form', 'email=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not_json'],
    ['plain text', JSON.stringify(LOGIN), { 'content-type': 'text/plain' }, 415, 'not_json'],
    ['a list', [], JSON_HEADERS, 400, 'invalid'],
    ['null', 'null', JSON_HEADERS, 400, 'invalid'],
    ['wrong types', { email: 7, password: {} }, JSON_HEADERS, 400, 'invalid'],
  ])('%s', async (_, body, headers, status, code) => {
    const got = await send('POST', '/auth/login', { body, headers });
    expect([got.status, got.body.code]).toEqual([status, code]);
    expect(got.body).toMatchObject({ message: expect.any(String), requestId: got.headers.get('x-request-id') });
    expectNoInsides(got.text);
  });

  test('a body of 64 KB is read, one byte more is not, whatever its length header says', async () => {
    const filled = (bytes: number) =>
      JSON.stringify({ ...LOGIN, more: '' }).replace('"more":""', `"more":"${'x'.repeat(bytes)}"`);
    const overhead = filled(0).length;
    const fits = await send('POST', '/auth/login', { body: filled(MAX_BODY_BYTES - overhead) });
    expect(fits.body.code).toBe('login_failed');
    const tooBig = filled(MAX_BODY_BYTES - overhead + 1);
    for (const [path, headers] of [
      ['/auth/login', {}],
      ['/auth/logout', {}],
      ['/auth/login', { 'content-length': '10' }],
    ] as const) {
      const got = await send('POST', path, { body: tooBig, headers });
      expect([path, got.status, got.body.code]).toEqual([path, 413, 'too_large']);
    }
    const rpc = await mutate('auth.login', tooBig);
    expect([rpc.status, rpc.key]).toEqual([413, 'too_large']);
  });

  test.each([
    ['half a pair', '"a\\ud800"', 'bad_text'],
    ['the other half', '"\\uDC00b"', 'bad_text'],
    ['a NUL', '"a\\u0000"', 'bad_text'],
    ['half a pair as a name', '"x","\\ud800":1,"y":"z"', 'bad_text'],
    ['a whole pair', '"\\ud83d\\udc36"', null],
    ['a backslash before what looks like one', '"\\\\ud800"', null],
  ])('a text that could not be stored as it came is refused: %s', async (_, name, code) => {
    const { token } = await signedIn();
    const body = `{"phone":"3105551234","address":"Calle 8","name":${name}}`;
    expect((await send('PUT', '/users/profile', { token, body })).body.code ?? null).toBe(code);
    expect((await mutate('profile.update', body, { token })).key).toBe(code);
  });

  test('bytes that are no text are refused', async () => {
    const { token } = await signedIn();
    const request = new Request('https://patas.test/users/profile', {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]),
    });
    const execution = createExecutionContext();
    const got = await worker.fetch(request as Parameters<typeof worker.fetch>[0], bindings, execution);
    expect([got.status, ((await got.json()) as { code: string }).code]).toEqual([400, 'bad_json']);
  });

  test('each wrong field is named, in Spanish', async () => {
    const { token } = await signedIn();
    const parrot = { name: 'Kiwi', species: 'loro', age: 2, weight: 100 };
    expect((await send('POST', '/pets', { token, body: parrot })).body.issues).toEqual([
      { path: 'weight', message: 'Un loro no pesa más de 2,5 kg. Revisa el número y la unidad.' },
    ]);
    const { body } = await send('POST', '/pets', { token, body: { species: 'pez', age: -1, weight: '3' } });
    expect(body.issues).toEqual([
      { path: 'name', message: 'Este campo es obligatorio.' },
      { path: 'species', message: 'Elige una de las opciones.' },
      { path: 'age', message: 'La edad no puede ser negativa.' },
      { path: 'weight', message: 'Escribe el peso con números.' },
    ]);
  });

  test.each(['2026-02-30T10:00', '2026-11-27T10:15', '2026-11-27T08:30', '2026-11-27T17:30', 'mañana', '2026-11-27'])(
    'the date %s is refused',
    async (date) => {
      const { token } = await signedIn();
      const { status, body } = await send('POST', '/appointments', {
        token,
        body: { petId: 'x', type: 'checkup', date },
      });
      expect([status, body.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['date']]);
      expectNoInsides(JSON.stringify(body));
    },
  );

  test.each([
    ['PATCH', '/users/profile', 'GET, HEAD, PUT, OPTIONS'],
    ['GET', '/auth/login', 'POST, OPTIONS'],
    ['DELETE', '/appointments', 'GET, HEAD, POST, OPTIONS'],
    ['GET', '/api/appointments', 'POST, OPTIONS'],
    ['POST', '/perros', 'GET, HEAD'],
  ])('%s %s is not admitted', async (method, path, allow) => {
    const got = await send(method, path, method === 'GET' ? {} : { body: {} });
    expect([got.status, got.body.code, got.headers.get('allow')]).toEqual([405, 'method_not_allowed', allow]);
  });

  test.each([
    ['POST', '/nada'],
    ['GET', '/api/nada'],
    ['DELETE', '/api/users/pets/1'],
    ['PUT', '/%E0%A4%A'],
  ])('%s %s does not exist', async (method, path) => {
    const got = await send(method, path, method === 'GET' ? {} : { body: {} });
    expect([got.status, got.body.code]).toEqual([404, 'not_found']);
  });
});

describe('bad input over tRPC', () => {
  test.each([
    ['an unknown procedure', () => query('pets.steal'), 404, 'not_found'],
    ['a query as a mutation', () => mutate('auth.session', {}), 405, 'method_not_allowed'],
    ['broken JSON', () => mutate('auth.login', '{"email":'), 400, 'bad_json'],
    [
      'wrong content type',
      () => mutate('auth.login', 'a=b', { headers: { 'content-type': 'text/plain' } }),
      415,
      'not_json',
    ],
    ['an address that cannot be read', () => query('%E0%A4%A'), 404, 'not_found'],
    ['wrong input', () => mutate('auth.login', { email: 'ana' }), 400, 'invalid'],
    ['no session', () => query('pets.list'), 401, 'unauthorized'],
    ['a wrong input in the address', () => query('clinics.slots&input=%7B'), 404, 'not_found'],
  ])('%s', async (_, call, status, key) => {
    const got = await call();
    expect([got.status, got.key]).toEqual([status, key]);
    expectNoInsides(got.message);
  });

  test('a batch carries at most its number of calls', async () => {
    const names = (n: number) => Array(n).fill('auth.session').join(',');
    expect((await send('GET', `/trpc/${names(MAX_BATCH)}?batch=1`)).body).toHaveLength(MAX_BATCH);
    const { status, body } = await send('GET', `/trpc/${names(MAX_BATCH + 1)}?batch=1`);
    expect([status, body.error.data.key]).toEqual([400, 'batch_too_big']);
  });

  test('errors carry no path, no stack and no English', async () => {
    const { text } = await send('POST', '/trpc/auth.login', { body: { email: 1 } });
    expectNoInsides(text);
    expect(JSON.parse(text).error.data).toEqual({
      httpStatus: 400,
      key: 'invalid',
      issues: [
        { path: 'email', message: 'El valor no es del tipo esperado.' },
        { path: 'password', message: 'Este campo es obligatorio.' },
      ],
      requestId: expect.any(String),
    });
  });
});

describe('a bug', () => {
  /** A database that fails with a message full of insides. */
  const broken = () => {
    const refuse = () => {
      throw new Error('no such table: users, params: secreta@correo.test', {
        cause: new Error('D1_ERROR: no such table'),
      });
    };
    return { ...bindings.DB, prepare: refuse, batch: refuse } as unknown as D1Database;
  };

  test.each([
    ['REST', '/users/profile'],
    ['tRPC', '/trpc/profile.get'],
  ])('over %s answers neutrally and is logged with the request id, without people’s data', async (_, path) => {
    const { token } = await signedIn();
    const got = await send('GET', path, { token, env: { DB: broken() } });
    expect(got.status).toBe(500);
    expectNoInsides(got.text);
    expect(got.text).toContain('Algo falló de nuestro lado');
    const [[line] = []] = takeComplaints();
    expect(JSON.parse(String(line))).toMatchObject({
      kind: 'bug',
      id: got.headers.get('x-request-id'),
      message: 'D1_ERROR: no such table',
    });
    expect(line).not.toContain('secreta');
    expect(logged).toEqual([expect.stringContaining(got.headers.get('x-request-id') ?? '?')]);
  });
});
