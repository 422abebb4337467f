import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { calendarFeeds } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { anAppointment, aRecord } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { watchedDatabase } from '../support/watched.ts';
import { logged, mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 3_600_000;
/** Lines of a calendar file, unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').trimEnd().split('\r\n');
const feed = async (token: string) => (await mutate('calendar.create', undefined, { token })).data.path as string;

describe('a visit as a calendar file', () => {
  test('for its owner’s session, with alarms, in UTC', async () => {
    const { clinic, pet, mine } = await aPractice({ name: 'Los Sauces; sede 1', phone: '6015550100' });
    const visit = await anAppointment(world, {
      pet,
      clinic,
      startsAt: '2026-11-27T10:30',
      type: 'vaccination',
      version: 3,
    });
    const got = await send('GET', `/citas/${visit.id}.ics`, { token: mine });
    expect([got.status, got.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(got.headers.get('content-disposition')).toBe('attachment; filename="cita-2026-11-27.ics"');
    for (const [name, value] of [
      ['cache-control', 'no-store'],
      ['referrer-policy', 'no-referrer'],
      ['x-robots-tag', 'noindex'],
    ] as const)
      expect(got.headers.get(name)).toBe(value);
    const lines = linesOf(got.text);
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        `UID:cita-${visit.id}@patas.test`,
        'SEQUENCE:3',
        'DTSTART:20261127T153000Z',
        'DTEND:20261127T160000Z',
        'SUMMARY:Vacunación de Nube · Los Sauces\\; sede 1',
        'STATUS:TENTATIVE',
        'TRIGGER:-P1D',
        'TRIGGER:-PT2H',
      ]),
    );
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
      'todavía no la confirma. Teléfono de la clínica: 6015550100.',
    );
    expect(got.text.endsWith('\r\nEND:VCALENDAR\r\n')).toBe(true);
    expect(got.text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  test('nobody else gets it', async () => {
    const { clinic, pet, theirs } = await aPractice();
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:30' });
    const path = `/citas/${visit.id}.ics`;
    expect((await send('GET', path)).body).toMatchObject({ code: 'unauthorized' });
    expect((await send('GET', path, { token: theirs })).body).toMatchObject({ code: 'visit_not_found' });
    expect((await send('POST', path, { body: {} })).status).toBe(405);
    expect((await send('GET', `/citas/${visit.id}`)).status).toBe(404);
  });
});

describe('the private feed', () => {
  test('leads to the site of the deployment, whatever host was asked; so do a visit’s file and a carné', async () => {
    const { clinic, pet, mine } = await aPractice();
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:30' });
    const env = { SITE_URL: 'https://patas.example/' };
    const share = await mutate('records.share', { petId: pet.id, days: 7, label: null }, { token: mine });
    for (const path of [await feed(mine), `/citas/${visit.id}.ics`]) {
      const { text } = await send('GET', path, { token: mine, env });
      expect([path, linesOf(text).join('\n').includes('patas.test')]).toEqual([path, false]);
      expect(text).toContain('patas.example');
    }
    const drawn = async (of: object) =>
      (await send('GET', share.data.path, { env: of })).text.match(/<svg class="qr".*<\/svg>/)?.[0];
    expect(await drawn(env)).not.toBe(await drawn({}));
  });

  test('has the owner’s visits, those to come with alarms, cancelled ones taken back', async () => {
    const { clinic, pet, mine } = await aPractice({ capacity: 9 });
    for (const [startsAt, status] of [
      ['2026-11-27T10:30', 'confirmed'],
      ['2026-11-28T10:30', 'cancelled'],
      ['2026-11-10T10:30', 'completed'],
      ['2026-11-11T10:30', 'cancelled'],
      ['2026-11-12T10:30', 'no_show'],
      ['2026-08-10T10:30', 'completed'],
    ] as const)
      await anAppointment(world, { pet, clinic, startsAt, status });
    const path = await feed(mine);
    expect(path).toMatch(/^\/calendario\/[\w-]{43}\.ics$/);
    const got = await send('GET', path);
    expect([got.status, got.headers.get('cache-control'), got.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    const lines = linesOf(got.text);
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART:20261110T153000Z',
      'DTSTART:20261112T153000Z',
      'DTSTART:20261127T153000Z',
      'DTSTART:20261128T153000Z',
    ]);
    expect(lines.filter((line) => line.startsWith('STATUS'))).toEqual([
      'STATUS:CONFIRMED',
      'STATUS:CANCELLED',
      'STATUS:CONFIRMED',
      'STATUS:CANCELLED',
    ]);
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H']);
    expect(lines).toContain('X-WR-CALNAME:Patas y Plumas');
    expect((await send('HEAD', path)).text).toBe('');
  });

  test('has what is due as whole days with alarms, until it is booked or done', async () => {
    const { clinic, pet, mine } = await aPractice({ capacity: 9 });
    const rabies = { kind: 'vacuna', planKey: 'rabia', title: 'Rabia' } as const;
    await aRecord(world, pet, null, { ...rabies, date: '2025-12-10', nextDue: '2026-12-10' });
    const path = await feed(mine);
    const starts = async () => linesOf((await send('GET', path)).text).filter((line) => line.startsWith('DTSTART'));
    const { text } = await send('GET', path);
    expect(await starts()).toEqual(['DTSTART;VALUE=DATE:20261210']);
    expect(linesOf(text)).toContain('SUMMARY:Rabia de Nube');
    expect(linesOf(text).filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P6DT15H', 'TRIGGER:-PT15H']);
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-12-02T10:30', type: 'vaccination' });
    expect(await starts()).toEqual(['DTSTART:20261202T153000Z']);
    await world.db.delete(appointments).where(eq(appointments.id, visit.id));
    await aRecord(world, pet, clinic, { ...rabies, date: '2026-11-24', nextDue: '2027-11-24' });
    expect(await starts()).toEqual(['DTSTART;VALUE=DATE:20271124']);
  });

  test('its token stands nowhere: not in the database, not in the log', async () => {
    const { mine, owner } = await aPractice();
    const path = await feed(mine);
    const token = path.slice(12, -4);
    await send('GET', path);
    expect(await world.db.select().from(calendarFeeds)).toMatchObject([{ userId: owner.id, lastReadAt: NOW }]);
    expect(JSON.stringify(await world.db.select().from(calendarFeeds))).not.toContain(token);
    expect(logged.at(-1)).toContain('/calendario/:file');
    expect(logged.join()).not.toContain(token);
    expect((await world.db.select().from(auditLog)).map(({ action }) => action)).toEqual(['calendar.created']);
  });

  test('a new address ends the old one, revoking ends it, and an inactive account has none', async () => {
    const { mine, owner } = await aPractice();
    const status = async (path: string) => (await send('GET', path)).status;
    const get = async () => (await query('calendar.get', undefined, { token: mine })).data;
    expect(await get()).toBeNull();
    const first = await feed(mine);
    const second = await feed(mine);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect(await get()).toEqual({ createdAt: NOW, lastReadAt: NOW });
    await world.db.update(users).set({ isActive: false });
    expect(await status(second)).toBe(404);
    await world.db.update(users).set({ isActive: true });
    expect((await mutate('calendar.revoke', undefined, { token: mine })).status).toBe(200);
    expect((await mutate('calendar.revoke', undefined, { token: mine })).status).toBe(200);
    expect([await status(second), await get()]).toEqual([404, null]);
    expect((await world.db.select().from(auditLog)).filter(({ targetId }) => targetId === owner.id)).toHaveLength(3);
    for (const path of ['/calendario/x.ics', `/calendario/${'A'.repeat(43)}.ics`, first.slice(0, -4)])
      expect(await status(path)).toBe(404);
  });

  test('is one round trip, and notes that it was read at most once an hour', async () => {
    const { mine } = await aPractice();
    const path = await feed(mine);
    const read = async () => {
      const { DB, trips } = watchedDatabase();
      await send('GET', path, { env: { DB } });
      return trips();
    };
    expect([await read(), await read()]).toEqual([2, 1]);
    vi.setSystemTime(NOW + HOUR);
    expect(await read()).toBe(2);
  });
});
