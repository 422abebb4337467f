import { describe, expect, test } from 'vitest';
import { pageHeaders, SPECIAL_FILES } from '../../src/shared/headers.ts';
import { MAX_QUERY } from '../../src/shared/search/typed.ts';
import { findPassages } from '../../worker/features/guides/queries.ts';
import { bindings, logged, send, takeComplaints } from '../support/world.ts';

const search = (q: string, sent: Parameters<typeof send>[2] = {}) =>
  send('GET', `/buscar?${new URLSearchParams({ q })}`, sent);

/** A database that nobody may ask. */
const NO_DATABASE = new Proxy({} as D1Database, {
  get: () => {
    throw new Error('the search asked the database');
  },
});

const titles = (html: string) =>
  [...html.matchAll(/<h3><a href="([^"]+)">(.*?)<\/a><\/h3>/g)].map(([, path, title = '']) => ({
    path,
    title: title.replace(/<\/?mark>/g, ''),
  }));

describe('the search without script', () => {
  test('fills the built page: title, field, count, results', async () => {
    const { status, text } = await search('labrador');
    expect(status).toBe(200);
    expect(text).toContain('<title>Buscar: labrador · Patas y Plumas</title>');
    expect(text).toContain('value="labrador"');
    expect(text).toMatch(/<p id="cuenta" role="status">\d+ resultados<\/p>/);
    expect(titles(text)[0]).toEqual({ path: '/perros/razas/labrador', title: 'Labrador' });
    expect(text).toContain('<mark>Labrador</mark>');
    expect(text).not.toContain('Puertas');
  });

  test('an emergency shows the lines to call and what must not wait', async () => {
    const { text } = await search('mi perro comió chocolate');
    expect(text).toContain('href="tel:123"');
    expect(text).toContain('<h2>Primero, lo urgente</h2>');
    expect(titles(text)[0]).toMatchObject({ path: '/toxicos/chocolate?especie=perros' });
    expect(text).toContain('<use href="/assets/icons-test.svg#skull"></use>');
  });

  test('nothing found: says so, offers what is near, and has three doors', async () => {
    const { text } = await search('xilotrones');
    expect(text).toContain('Ningún resultado');
    expect(text).toContain('No encontramos nada con esas palabras');
    expect(text).toContain('<a class="chip" href="/buscar?q=xilitol">xilitol</a>');
    expect(text).toContain('<b>Qué se comió</b>');
  });

  test.each(['🐶🐶', 'el de la', 'x'.repeat(200)])('«%s» is never an empty page', async (q) => {
    const { status, text } = await search(q);
    expect(status).toBe(200);
    expect(text).toContain('No encontramos nada con esas palabras');
    for (const door of ['Primeros Auxilios', 'Qué se comió', 'Razas y guías']) expect(text).toContain(`<b>${door}</b>`);
  });

  test.each(['', '   ', '\u0000'])('«%s» is the page as it stands', async (q) => {
    const { status, text } = await search(q);
    expect(status).toBe(200);
    expect(text).toContain('Puertas');
    expect(text).toContain('<title>Buscar en toda la guía');
  });

  test('without a question too, with a closing slash too', async () => {
    expect((await send('GET', '/buscar')).text).toContain('Puertas');
    expect((await send('GET', '/buscar/?q=labrador')).text).toContain('<mark>Labrador</mark>');
  });

  test('asks the database for nothing', async () => {
    const got = await search('gato persa', { env: { DB: NO_DATABASE } });
    expect(got.status).toBe(200);
    expect(titles(got.text)[0]).toMatchObject({ path: '/gatos/razas/persa' });
  });
});

describe('its answer', () => {
  test('may be kept for an hour, by nobody’s index, under the policy of the build', async () => {
    const { headers } = await search('labrador');
    for (const [name, value] of Object.entries(pageHeaders)) expect([name, headers.get(name)]).toEqual([name, value]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self' 'sha256-of-the-build'");
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('etag')).toBeNull();
  });

  test('is made once for the spellings of one search, and each reads its own words again', async () => {
    const first = await search('Vómito  GATO');
    // Nothing to search with any more: what comes now comes from the cache.
    const { ASSETS } = bindings;
    const onlyFrame = {
      fetch: (request: Request) => {
        const { pathname } = new URL(request.url);
        return pathname === SPECIAL_FILES.search
          ? ASSETS.fetch(request)
          : Promise.reject(new Error(`asked for ${pathname}`));
      },
    } as unknown as Fetcher;
    const second = await search('vomito gato', { env: { ASSETS: onlyFrame } });
    expect(titles(second.text)).toEqual(titles(first.text));
    expect(titles(second.text).length).toBeGreaterThan(0);
    expect(first.text).toContain('value="Vómito GATO"');
    expect(second.text).toContain('value="vomito gato"');
  });

  test('HEAD has the headers and no body; what is no reading is refused', async () => {
    const head = await send('HEAD', '/buscar?q=labrador');
    expect([head.status, head.text]).toEqual([200, '']);
    const post = await send('POST', '/buscar?q=labrador', { body: {} });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('the log names the route and nothing of what was typed', async () => {
    await search('unsecretomio');
    expect(JSON.parse(logged.at(-1) ?? '{}')).toMatchObject({ route: '/buscar', status: 200 });
    expect(logged.join()).not.toContain('unsecretomio');
  });

  test('a build without its files is a fault of ours: a neutral 500, logged', async () => {
    const nothing = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;
    const got = await search('labrador', { env: { ASSETS: nothing } });
    expect(got.status).toBe(500);
    expect(got.text).not.toContain('buscar-base');
    expect(takeComplaints()).toHaveLength(1);
  });
});

describe('what is typed', () => {
  /** Where typed text may stand, taken out of the page: the rest must be the same for everybody. */
  const FIELD = '<input name="q" type="search" aria-label="Buscar" >';
  const withoutTyped = (html: string) => html.replace(/<title>[^<]*<\/title>/, '').replace(/value="[^"]*"/, '');

  test.each([
    '"><script>alert(1)</script>',
    '\'"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    'labrador" autofocus onfocus="alert(1)',
    '<mark>labrador</mark>',
    '{{constructor.constructor("alert(1)")()}}',
    'javascript:alert(1)',
    '$' + '{alert(1)}',
    '<!--#exec cmd="ls"-->',
  ])('%s is shown as text and is no markup', async (typed) => {
    const { status, text } = await search(typed);
    expect(status).toBe(200);
    const rest = withoutTyped(text);
    expect(rest).not.toMatch(/<script|onerror|onfocus|alert\(1\)|<img src=x/);
    expect([...text.matchAll(/<input[^>]*>/g)]).toHaveLength(1);
    expect(/<input(?:[^>"]|"[^"]*")*>/.exec(text)?.[0].replace(/value="[^"]*"/, '')).toBe(FIELD);
  });

  test('of any length is cut, not refused', async () => {
    const { status, text } = await search(`labrador ${'a'.repeat(5000)}`);
    expect(status).toBe(200);
    expect(/value="([^"]*)"/.exec(text)?.[1]).toHaveLength(MAX_QUERY);
  });

  test('bytes that are no text are no fault', async () => {
    const got = await send('GET', '/buscar?q=%E0%A4%A%00%FFlabrador');
    expect(got.status).toBe(200);
  });
});

describe('passages to cite', () => {
  test('come through the same door, the prose of the breeds among them', async () => {
    const found = await findPassages(bindings.ASSETS, 'el labrador nada mucho', { species: 'perro', limit: 4 });
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ path }) => path.startsWith('/perros/razas/labrador#'))).toBe(true);
    for (const { title, section, path, text, score } of found) {
      expect(title && section && text).toBeTruthy();
      expect(path).toMatch(/^\/[a-z]/);
      expect(score).toBeGreaterThan(0);
    }
  });
});
