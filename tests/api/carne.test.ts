// Longer than 200 lines: the carné, its link, and who may read either, on one stage.
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { carneShares } from '../../worker/db/schema/pets.ts';
import { aClinic, aPet, aRecord, aShare } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { bindings, logged, mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

/** An owner's dog with a vaccine of a clinic, an own one, and a consulta that asks for a control. */
const aCarne = async () => {
  const { user, token } = await signedIn();
  const pet = await aPet(world, user, {
    name: 'Canela',
    breed: 'Labrador',
    ageMonths: 50,
    microchip: '170098100412377',
  });
  const clinic = await aClinic(world, { name: 'Los Sauces' });
  const rabies = { kind: 'vacuna', planKey: 'rabia', title: 'Rabia' } as const;
  await aRecord(world, pet, clinic, {
    ...rabies,
    date: '2026-03-09',
    product: 'Rabisin <b>',
    lot: 'L-4471',
    nextDue: '2027-03-09',
  });
  await aRecord(world, pet, null, { ...rabies, date: '2025-03-01' });
  await aRecord(world, pet, clinic, {
    kind: 'consulta',
    title: 'Otitis secreta',
    date: '2026-11-01',
    nextDue: '2026-11-20',
  });
  const share = (has: object = {}) =>
    mutate('records.share', { petId: pet.id, label: 'Guardería', days: 7, ...has }, { token });
  const shares = async () => (await query('records.carne', { petId: pet.id }, { token })).data.shares;
  return { user, token, pet, clinic, share, shares };
};
const BROWSER = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0' };
const open = (path: string, headers: Record<string, string> = BROWSER) => send('GET', path, { headers });

describe('the carné of an owner', () => {
  test('says what is done, due soon and overdue, who answers for it, and whence the plan is', async () => {
    const { token, pet } = await aCarne();
    const { data } = await query('records.carne', { petId: pet.id }, { token });
    expect(
      data.due.map(({ key, state, doses }: { key: string; state: string; doses: number }) => [key, state, doses]),
    ).toEqual([
      ['polivalente', 'overdue', 0],
      ['rabia', 'done', 2],
      ['desparasitacion', 'overdue', 0],
    ]);
    expect(data.acts).toMatchObject([{ clinicName: 'Los Sauces', lot: 'L-4471' }, { clinicName: null }]);
    expect(data.plan).toMatchObject({
      clinicName: null,
      items: [{ id: 'polivalente' }, { id: 'rabia' }, { id: 'desparasitacion' }],
    });
    expect(data.plan.sources.length).toBeGreaterThan(1);
  });
});

describe('the carné by link', () => {
  test('is readable without account and script, kept by nobody, found by nobody', async () => {
    const { share } = await aCarne();
    const { data } = await share();
    expect(data).toMatchObject({ label: 'Guardería', openedCount: 0, expiresAt: NOW + 7 * DAY_MS });
    const { status, text, headers } = await open(data.path);
    expect(status).toBe(200);
    expect(text).toContain('<h1>Canela</h1>');
    expect(text).toContain('Verificado por Los Sauces');
    expect(text).toContain('Registrado por el dueño');
    expect(text).toContain('Rabisin &lt;b&gt;');
    expect(text).toContain('170098100412377');
    expect(text).not.toMatch(/<script|style="|onclick/);
    // Nothing of the owner, of consultas or of what they ask for.
    expect(text).not.toMatch(/Otitis|Persona \d|correo\.test|3105551234/);
    expect(
      Object.fromEntries(
        ['cache-control', 'referrer-policy', 'x-robots-tag', 'x-content-type-options'].map((name) => [
          name,
          headers.get(name),
        ]),
      ),
    ).toEqual({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).not.toContain('unsafe');
  });

  test('says when what was done last is due again, as the owner reads it, and its birth as one says it; its key is for keyboards', async () => {
    const { pet, share, token } = await aCarne();
    await aRecord(world, pet, null, {
      kind: 'desparasitacion',
      title: 'Desparasitación interna',
      date: '2026-11-20',
      planKey: 'desparasitacion',
      nextDue: null,
    });
    const mine = await query('records.carne', { petId: pet.id }, { token });
    const { dueOn } = mine.data.due.find(({ key }: { key: string }) => key === 'desparasitacion');
    const { text } = await open((await share()).data.path);
    const row = /<tr>(?:(?!<tr>).)*Desparasitación interna.*?<\/tr>/s.exec(text)?.[0] ?? '';
    expect(dueOn).toMatch(/^202[67]-/);
    expect(row).toContain(`data-label="Próxima">${Number(dueOn.slice(8))} `);
    expect(text).toMatch(/<dd>[a-z]+ de 20\d\d \(/);
    expect(text).toContain('<span class="by-keys"> La tecla Ctrl + P');
  });

  test('its token is nowhere: not in the database, not in the log', async () => {
    const { share } = await aCarne();
    const { path } = (await share()).data;
    const token = path.split('/').at(-1);
    await open(path);
    expect(JSON.stringify((await bindings.DB.prepare('SELECT * FROM carne_shares').all()).results)).not.toContain(
      token,
    );
    expect(logged.join('\n')).toContain('/carne/:token');
    expect(logged.join('\n')).not.toContain(token);
  });

  test('counts who opened it, not who only looked at the link', async () => {
    const { share, shares } = await aCarne();
    const { path } = (await share()).data;
    await open(path);
    await open(path);
    await open(path, { 'user-agent': 'WhatsApp/2.24' });
    await send('HEAD', path, { headers: BROWSER });
    expect(await shares()).toMatchObject([{ openedCount: 2, lastOpenedAt: NOW }]);
  });

  test('nobody reads it uncounted: who calls itself a program gets a cover that holds nothing, and opens it like everybody', async () => {
    const { share, shares } = await aCarne();
    const { path } = (await share()).data;
    const bot = { 'user-agent': 'Googlebot/2.1' };
    const cover = await open(path, bot);
    expect([cover.status, /Canela|Rabisin|170098100412377|Los Sauces/.test(cover.text)]).toEqual([200, false]);
    expect((await shares())[0].openedCount).toBe(0);
    const inside = /href="(\/carne\/[^"]+)"/.exec(cover.text)?.[1] ?? '';
    const opened = await open(inside, bot);
    expect(opened.text).toContain('<h1>Canela</h1>');
    // The code on the paper leads to the link as it was shared.
    expect(opened.text.match(/<path d="[^"]+"/)?.[0]).toBe((await open(path)).text.match(/<path d="[^"]+"/)?.[0]);
    expect((await shares())[0].openedCount).toBe(2);
    expect((await open(`/carne/${'A'.repeat(43)}`, bot)).status).toBe(404);
  });

  test.each([
    [
      'one that expired',
      async ({ pet }: { pet: { id: string } }) => `/carne/${await aShare(world, pet, { expiresAt: NOW })}`,
    ],
    [
      'one taken back',
      async ({ pet }: { pet: { id: string } }) => `/carne/${await aShare(world, pet, { revokedAt: NOW - 1 })}`,
    ],
    ['one that nobody made', async () => `/carne/${'A'.repeat(43)}`],
    ['garbage', async () => '/carne/%27%20OR%201=1'],
    [
      'one whose owner’s account is off',
      async ({ pet }: { pet: { id: string } }) => {
        const token = await aShare(world, pet);
        await world.db.update(users).set({ isActive: false });
        return `/carne/${token}`;
      },
    ],
  ])('%s opens nothing, and says no more than that', async (_, pathOf) => {
    const carne = await aCarne();
    const { status, text, headers } = await open(await pathOf(carne));
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(text).toContain('Este enlace ya no abre un carné');
    expect(text).not.toContain('Canela');
    const [row] = await world.db.select().from(carneShares);
    expect(row?.openedCount ?? 0).toBe(0);
  });

  test('is taken back by its owner alone, at once; ten may live at a time', async () => {
    const { share, shares, token } = await aCarne();
    const { data } = await share();
    const stranger = (await anOwner()).token;
    expect((await mutate('records.revokeShare', { id: data.id }, { token: stranger })).key).toBe('share_not_found');
    expect((await open(data.path)).status).toBe(200);
    expect((await mutate('records.revokeShare', { id: data.id }, { token })).status).toBe(200);
    expect((await mutate('records.revokeShare', { id: data.id }, { token })).status).toBe(200);
    expect((await open(data.path)).status).toBe(404);
    expect(await shares()).toMatchObject([{ revokedAt: NOW }]);
    for (let n = 0; n < 10; n += 1) expect((await share()).status).toBe(200);
    expect((await share()).key).toBe('shares_full');
    expect((await share({ days: 3650 })).issues[0]?.path).toBe('days');
    expect((await mutate('records.share', { petId: 'nadie', label: null, days: 7 }, { token })).key).toBe(
      'pet_not_found',
    );
  });
});

describe('the whole history', () => {
  test('comes with every version, an entry’s versions together, for its owner alone', async () => {
    const { user, token } = await signedIn();
    const pet = await aPet(world, user);
    const first = await aRecord(world, pet, null, { date: '2026-01-10', title: 'Uno' });
    await aRecord(world, pet, null, { date: '2026-02-10', title: 'Dos' });
    const change = {
      rootId: first.rootId,
      version: 1,
      id: crypto.randomUUID(),
      kind: 'nota',
      date: '2026-03-10',
      title: 'Uno bien',
      text: 'x',
      correction: 'Fecha',
    };
    expect((await mutate('records.correct', change, { token })).status).toBe(200);
    const { data } = await query('records.history', { petId: pet.id }, { token });
    expect(data.records.map(({ title, version }: { title: string; version: number }) => `${title} ${version}`)).toEqual(
      ['Uno 1', 'Uno bien 2', 'Dos 1'],
    );
    expect(data.isCut).toBe(false);
  });
});
