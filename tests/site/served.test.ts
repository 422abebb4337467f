import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openServer, type Server } from '../../scripts/serve.ts';
import { files, pages, read } from './built.ts';

const data = mkdtempSync(join(tmpdir(), 'served-'));
const logged: { level: string; message: string }[] = [];
let server: Server;

beforeAll(async () => {
  server = await openServer({ port: 0, dataDir: data, onLog: (level, message) => logged.push({ level, message }) });
});
afterAll(async () => {
  await server.close();
  rmSync(data, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...init.headers } });

const h1 = (html: string) => /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

describe('paths', () => {
  test('every prerendered page answers 200 at its own address, without a redirect', async () => {
    const statuses = await Promise.all(pages.map(async ({ path }) => `${(await get(encodeURI(path))).status} ${path}`));
    expect(statuses.filter((line) => !line.startsWith('200 '))).toEqual([]);
  });

  test.each([
    ['/perros/razas/dragon', 'Raza no encontrada'],
    ['/loros/salud/nada-de-eso', 'Tema no encontrado'],
    ['/primeros-auxilios-no', 'Página no encontrada'],
    ['/assets/gone-123456.js', 'Página no encontrada'],
  ])('%s is a 404 that says %s and offers the way home', async (path, sentence) => {
    const answer = await get(path);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(h1(html)).toBe(sentence);
    expect(html).toContain('href="/"');
    expect(answer.headers.get('cache-control')).not.toContain('immutable');
  });

  test.each(['/dashboard/user', '/dashboard/user/mascotas/123', '/dashboard/toor/users', '/appointments', '/cuenta'])(
    '%s answers the shell, unseen by search engines and kept by nobody',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(read('shell.html'));
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  test.each([
    '/loros/razas/lorito-senegales',
    `/loros/razas/${encodeURIComponent('lorito-senegalés'.normalize('NFD'))}`,
  ])('%s leads to the one spelling of its address', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/loros/razas/lorito-senegal%C3%A9s');
  });

  test('a page and a call may share a path', async () => {
    expect((await get('/appointments')).status).toBe(200);
    const call = await get('/appointments', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(call.status).toBe(401);
    expect(call.headers.get('content-type')).toContain('application/json');
  });
});

describe('headers', () => {
  const style = `/${files.find((file) => /^assets\/.*\.css$/.test(file))}`;
  const COMMON = [
    'x-content-type-options',
    'strict-transport-security',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'content-security-policy',
  ];

  test.each([
    '/',
    '/perros/razas/labrador',
    style,
    '/dashboard/user',
    '/nada',
    '/users/pets',
    '/loros/razas/lorito-senegales',
  ])('%s carries the security headers, whoever answers it', async (path) => {
    const { headers, status } = await get(path);
    const wanted = status === 301 ? COMMON.filter((name) => name !== 'content-security-policy') : COMMON;
    for (const name of wanted) expect(headers.get(name), name).toBeTruthy();
  });

  test('files and the Worker send the same policy for pages, in one header', async () => {
    const [file, shell, login, missing] = await Promise.all(
      ['/', '/dashboard/user', '/login', '/nada'].map((path) => get(path)),
    );
    const policy = file?.headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain(', ');
    // Pages that the app draws show pictures that it fetched with the session.
    const ofTheApp = policy?.replace("img-src 'self' data:", "img-src 'self' data: blob:");
    for (const answer of [shell, login]) expect(answer?.headers.get('content-security-policy')).toBe(ofTheApp);
    expect(missing?.headers.get('content-security-policy')).toBe(policy);
  });

  test('hashed files are kept for ever, pages are asked for again, calls are kept by nobody', async () => {
    expect((await get(style)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/perros')).headers.get('cache-control')).toContain('must-revalidate');
    expect((await get('/users/pets')).headers.get('cache-control')).toBe('no-store');
  });

  test('a page that has not changed answers 304 to its ETag', async () => {
    const etag = (await get('/perros')).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect((await get('/perros', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test('what the Worker answers has a request id, and its one line in the log has the same', async () => {
    logged.length = 0;
    const answer = await get('/dashboard/user/mascotas/secret-id');
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => logged.filter(({ message }) => message.includes(id))).toHaveLength(1);
    const line = JSON.parse(logged.find(({ message }) => message.includes(id))?.message ?? '{}');
    expect(line).toMatchObject({ method: 'GET', route: '/dashboard/user/mascotas/:id', status: 200 });
    expect(JSON.stringify(logged)).not.toContain('secret-id');
  });

  test('a file wakes no Worker', async () => {
    logged.length = 0;
    await get('/perros');
    await get(style);
    expect(logged).toEqual([]);
  });
});

test('nobody chooses here where they come from: that header is the platform’s, and nothing stands before this server', async () => {
  const statuses = [];
  for (let n = 1; n <= 6; n += 1) {
    const answer = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': `190.0.0.${n}` },
      body: JSON.stringify({ email: 'nadie@correo.test', password: 'no es la clave' }),
    });
    statuses.push(answer.status);
  }
  // Strict per account and network: six networks would all be heard.
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
