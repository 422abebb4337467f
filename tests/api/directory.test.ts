// Longer than 200 lines: one page with every state of a clinic that it may show, and who may put one there.
import { beforeEach, describe, expect, test } from 'vitest';
import { ALL_HOURS_DAYS, DIRECTORY_PAGE } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { clinicOpenHolidays, clinics } from '../../worker/db/schema/clinics.ts';
import { aBlock, aClinic, aMember, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

/** A build of each test's own: what the platform kept of another's clinics is none of it. */
let build = 0;
beforeEach(() => {
  build += 1;
});
const ASSETS = {
  fetch: async (request: Request) => {
    const { status, headers, body } = await bindings.ASSETS.fetch(request);
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), etag: `"${build}"` } });
  },
} as unknown as Fetcher;
const see = (path = '', { env }: Parameters<typeof send>[2] = {}) =>
  send('GET', `/clinicas${path}`, { env: { ASSETS, ...env } });
const names = (html: string) => [...html.matchAll(/<h3>([^<]*)<\/h3>/g)].map(([, name]) => name);
/** Text with plain blanks and without tags. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ');

const listed = (has: Parameters<typeof aClinic>[1] = {}) =>
  aClinic(world, { isListed: true, species: ['perro', 'gato'], ...has });

describe('who stands in the directory', () => {
  test('a clinic that agreed and takes bookings; its name, address, hours, animals and telephone, and nothing of its people', async () => {
    const clinic = await listed({
      name: 'Los Sauces',
      city: 'Bogotá',
      phone: '6015550100',
      address: 'Carrera 13 # 53',
    });
    const vet = await aUser(world, { role: 'business', name: 'Persona Privada', email: 'privada@correo.test' });
    await aMember(world, vet, clinic);
    const { status, text } = await see();
    expect(status).toBe(200);
    expect(names(text)).toEqual(['Los Sauces']);
    const said = plain(text);
    expect(said).toContain('Carrera 13 # 53, Bogotá');
    expect(said).toContain('Atiende perros y gatos.');
    expect(said).toContain('Abierta ahora, hasta las 5:30 p. m.');
    expect(said).toContain('Todos los días 9:00 a. m. a 5:30 p. m.');
    expect(said).toContain('Así estaban el miércoles 25 de noviembre, 10:00 a. m.');
    expect(text).toContain('href="tel:+576015550100"');
    expect(text).toContain(`href="/appointments?clinica=${clinic.id}#agendar"`);
    expect(text).not.toMatch(/Privada|privada@/);
  });

  test('not one that did not agree, takes no bookings, is closed, or whose accounts are all turned off', async () => {
    await aClinic(world, { name: 'Callada' });
    await listed({ name: 'En pausa', isBookable: false });
    await listed({ name: 'Cerrada', isBookable: false, closedAt: NOW });
    const asleep = await listed({ name: 'Dormida' });
    await aMember(world, await aUser(world, { role: 'business', isActive: false }), asleep);
    const { status, text } = await see();
    expect([status, names(text)]).toEqual([200, []]);
    expect(text).toContain('href="/primeros-auxilios"');
    expect(text).toContain('https://maps.google.com/');
  });

  test('a clinic that stops taking bookings leaves it, and its settings say who is seen', async () => {
    const { theirs } = await aPractice({ name: 'Los Sauces', city: 'Cali' });
    const set = (what: string, input: object) => mutate(`clinicSettings.${what}`, input, { token: theirs });
    const { data } = await set('updateListing', {
      version: 1,
      isListed: true,
      species: ['loro', 'gato'],
      allHours: true,
    });
    expect(data).toMatchObject({ isListed: true, species: ['gato', 'loro'], allHoursAt: NOW, version: 2 });
    const { data: got } = await query('clinicSettings.get', undefined, { token: theirs });
    expect(got).toMatchObject({ isListed: true, species: ['gato', 'loro'], allHoursAt: NOW });
    expect(names((await see('/cali')).text)).toEqual(['Los Sauces']);
    expect(
      (await set('updateListing', { version: 2, isListed: true, species: ['gato'], allHours: false })).data,
    ).toMatchObject({
      allHoursAt: null,
    });
    await set('setBookable', { version: 3, isBookable: false });
    expect(names((await see('?especie=gato')).text)).toEqual([]);
  });
});

describe('what is asked of it', () => {
  const scene = async () => {
    await listed({ name: 'Uno', city: 'Bogotá', allHoursAt: NOW - 3 * DAY_MS });
    await listed({ name: 'Dos', city: 'Bogota, D.C.', species: ['loro'], takesEmergencies: true });
    await listed({ name: 'Tres', city: 'Medellín', allHoursAt: NOW - ALL_HOURS_DAYS * DAY_MS });
  };

  test('a city however it is written, by its own page or by the form', async () => {
    await scene();
    for (const path of [
      '/bogota',
      '?ciudad=bogota',
      `/${encodeURIComponent('Bogotá')}`,
      '?ciudad=BOGOTA&especie=&x=1',
    ]) {
      const { status, text } = await see(path);
      expect([path, status, names(text).toSorted()]).toEqual([path, 200, ['Dos', 'Uno']]);
      expect(text).toContain('<h1>Veterinarias de Bogot');
      expect(text).toContain('<link rel="canonical" href="https://patas.test/clinicas/bogota">');
      expect(text).toContain('<option value="bogota" selected>');
    }
    const all = await see();
    expect(names(all.text)).toHaveLength(3);
    expect(all.text).toContain('<link rel="canonical" href="https://patas.test/clinicas">');
    expect(all.text).toContain('href="/clinicas/medellin"');
  });

  test('a species, and emergencies day and night as long as that is believed', async () => {
    await scene();
    const birds = await see('?especie=loro');
    expect(names(birds.text)).toEqual(['Dos']);
    expect(birds.text).toContain('<option value="loro" selected="">');
    expect(plain(birds.text)).toContain('Atiende urgencias en su horario.');
    const night = await see('?urgencias=24');
    expect(names(night.text)).toEqual(['Uno']);
    expect(night.text).toContain('value="24" checked=""');
    expect(plain(night.text)).toContain('Urgencias 24 horas Lo confirmó el domingo 22 de noviembre.');
    expect(plain((await see('/medellin')).text)).not.toContain('24 horas Lo confirmó');
    const none = await see('/medellin?urgencias=24&especie=gato');
    expect([none.status, names(none.text)]).toEqual([200, []]);
    expect(plain(none.text)).toContain(
      'Ninguna clínica de Medellín que atienda gatos y tenga urgencias 24 horas está en el directorio',
    );
  });

  test('a city that is none of the directory is not found, in words that repeat nothing of the address', async () => {
    await scene();
    for (const path of ['/tunja-secreta', '/%F0%9F%90%B6', `/${encodeURIComponent('"><script>alert(1)</script>')}`]) {
      const { status, text, headers } = await see(path);
      expect([path, status, headers.get('x-robots-tag'), names(text)]).toEqual([path, 404, 'noindex', []]);
      expect(text).toContain('No hay clínicas de esa ciudad en el directorio');
      expect(text).toContain('href="/clinicas/bogota"');
      expect(text).not.toMatch(/secreta|<script>alert/);
    }
  });

  test('what a clinic typed is text', async () => {
    await listed({ name: '<b>Fuerte</b> "x"', city: 'Cali', address: '<img src=x>' });
    const { text } = await see();
    expect(text).toContain('&lt;b&gt;Fuerte');
    expect(text).not.toMatch(/<img|<b>Fuerte/);
  });

  test('more than a page are said to be more', async () => {
    const row = await listed({ name: 'A', city: 'Cali' });
    const more = Array.from({ length: DIRECTORY_PAGE }, (_, n) => ({ ...row, id: `c${n}`, name: `B${n}` }));
    for (let n = 0; n < more.length; n += 3) await world.db.insert(clinics).values(more.slice(n, n + 3));
    const { text } = await see('/cali');
    expect(names(text)).toHaveLength(DIRECTORY_PAGE);
    expect(text).toContain(`Aquí están las ${DIRECTORY_PAGE} primeras`);
  });
});

describe('whether a clinic is open', () => {
  test('hears its blocks of this half hour, whole days off and holidays', async () => {
    const busy = await listed({ name: 'Ocupada', city: 'Cali' });
    const away = await listed({ name: 'De viaje', city: 'Tunja' });
    const vet = await aUser(world, { role: 'business' });
    await aBlock(world, busy, vet, { startsAt: '2026-11-25T10:00', endsAt: '2026-11-25T10:30' });
    await aBlock(world, away, vet, { startsAt: '2026-11-25T00:00', endsAt: '2026-11-27T00:00' });
    await world.db.insert(clinicOpenHolidays).values({ clinicId: busy.id, date: '2026-12-08' });
    expect(plain((await see('/cali')).text)).toContain('A esta hora no da citas: llama antes de ir.');
    expect(plain((await see('/cali')).text)).toContain('Martes 8 de diciembre, festivo: abre.');
    const gone = plain((await see('/tunja')).text);
    expect(gone).toContain('Cerrada ahora. Abre el viernes 27 de noviembre a las 9:00 a. m.');
    expect(gone).toContain('Martes 8 de diciembre, festivo: cerrada.');
  });

  test('one that takes emergencies day and night is not called closed: its visits alone have hours', async () => {
    const night = await listed({ name: 'De noche', city: 'Tunja', allHoursAt: NOW - DAY_MS });
    const vet = await aUser(world, { role: 'business' });
    await aBlock(world, night, vet, { startsAt: '2026-11-25T00:00', endsAt: '2026-11-27T00:00' });
    const text = plain((await see('/tunja')).text);
    expect(text).toContain(
      'Ahora solo atiende urgencias: llama antes de ir. Da citas otra vez el viernes 27 de noviembre a las 9:00 a. m.',
    );
    expect(text).not.toContain('Cerrada ahora');
  });
});

test('it may be kept ten minutes, found by search engines, and asks the database once for as long', async () => {
  await listed({ name: 'Los Sauces', city: 'Pasto' });
  const first = await see('/pasto');
  expect([first.headers.get('cache-control'), first.headers.get('x-robots-tag')]).toEqual([
    'public, max-age=600',
    null,
  ]);
  expect(first.headers.get('content-security-policy')).toBeTruthy();
  const noDatabase = new Proxy({} as D1Database, {
    get: () => {
      throw new Error('the directory asked the database');
    },
  });
  const second = await see('/pasto?utm=x', { env: { DB: noDatabase } });
  expect(second.text).toBe(first.text);
  expect((await send('POST', '/clinicas', { body: {} })).status).toBe(405);
});
