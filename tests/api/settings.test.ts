import { createScheduledController } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_COUNTED } from '../../src/shared/limits.ts';
import { auditLog, settings } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aClinic, anAppointment, aPet, aSession, aSetting, aUser } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { bindings, mutate, NOW, query, signedIn, world } from '../support/world.ts';

const ANA = {
  email: 'ana@correo.test',
  password: 'sombrilla-roja',
  name: 'Ana',
  phone: '3105551234',
  address: 'Cra 7',
};
const trail = async () =>
  (await world.db.select().from(auditLog)).map(({ at, actorId, action, targetId }) => [at, actorId, action, targetId]);

describe('opening and closing the registration', () => {
  const set = (registration: string, token: string) => mutate('settings.setRegistration', { registration }, { token });

  test('it is open until toor closes it', async () => {
    const { token } = await signedIn('toor');
    expect((await query('settings.get', undefined, { token })).data.registration).toBe('open');
  });

  test('once closed nobody registers, once open again people do', async () => {
    const { token } = await signedIn('toor');
    expect((await set('closed', token)).data.registration).toBe('closed');
    const refused = await mutate('auth.register', ANA);
    expect([refused.status, refused.key, refused.message]).toEqual([
      403,
      'registration_closed',
      'El registro está cerrado por ahora.',
    ]);
    expect((await set('open', token)).data.registration).toBe('open');
    expect((await mutate('auth.register', ANA)).status).toBe(200);
  });

  test('each change leaves one trace, and what stands so already none', async () => {
    const { user, token } = await signedIn('toor');
    for (const state of ['open', 'closed', 'closed', 'open', 'open']) await set(state, token);
    expect(await trail()).toEqual([
      [NOW, user.id, 'registration.closed', 'registration'],
      [NOW, user.id, 'registration.opened', 'registration'],
    ]);
  });

  test('admin is refused, and nothing changes', async () => {
    const { token } = await signedIn('admin');
    expect((await set('closed', token)).key).toBe('forbidden');
    expect([await world.db.select().from(settings), await trail()]).toEqual([[], []]);
  });

  test('a state that does not exist is refused', async () => {
    const { token } = await signedIn('toor');
    const { status, issues } = await set('a medias', token);
    expect([status, issues.map(({ path }) => path)]).toEqual([400, ['registration']]);
  });
});

describe('the default clinic', () => {
  const choose = (clinicId: string | null, token: string) =>
    mutate('settings.setDefaultClinic', { clinicId }, { token });

  test('can be any clinic that takes bookings, in the order of city and name', async () => {
    const { token } = await signedIn('toor');
    await aClinic(world, { name: 'Zeta', city: 'Bogotá' });
    await aClinic(world, { name: 'Alfa', city: 'Medellín' });
    await aClinic(world, { name: 'Alfa', city: 'Bogotá' });
    await aClinic(world, { name: 'Cerrada', city: 'Bogotá', isBookable: false });
    const { data } = await query('settings.get', undefined, { token });
    expect(data.defaultClinic).toBeNull();
    expect(data.clinics.map(({ name, city }: { name: string; city: string }) => `${name}, ${city}`)).toEqual([
      'Alfa, Bogotá',
      'Zeta, Bogotá',
      'Alfa, Medellín',
    ]);
  });

  test('receives the bookings that name no clinic, until there is none', async () => {
    const { token } = await signedIn('toor');
    const clinic = await aClinic(world);
    const owner = await anOwner();
    const book = (date: string) =>
      mutate('appointments.create', { petId: owner.pet.id, date, type: 'checkup' }, { token: owner.token });
    expect((await book('2026-11-27T10:00')).key).toBe('no_clinic');
    expect((await choose(clinic.id, token)).data.defaultClinic).toEqual({
      id: clinic.id,
      name: clinic.name,
      city: clinic.city,
      isBookable: true,
    });
    expect((await book('2026-11-27T10:00')).data.clinicId).toBe(clinic.id);
    expect((await choose(null, token)).data.defaultClinic).toBeNull();
    const another = await aPet(world, owner.user);
    const late = { petId: another.id, date: '2026-11-27T11:00', type: 'checkup' };
    expect((await mutate('appointments.create', late, { token: owner.token })).key).toBe('no_clinic');
  });

  test('each change leaves one trace, and what stands so already none', async () => {
    const { user, token } = await signedIn('toor');
    const [one, two] = [await aClinic(world), await aClinic(world)];
    for (const id of [null, one.id, one.id, two.id, null, null]) await choose(id, token);
    expect(await trail()).toEqual([
      [NOW, user.id, 'default_clinic.chosen', one.id],
      [NOW, user.id, 'default_clinic.chosen', two.id],
      [NOW, user.id, 'default_clinic.cleared', 'default_clinic'],
    ]);
  });

  test('is no clinic that does not exist, nor one that takes no bookings', async () => {
    const { token } = await signedIn('toor');
    const [good, shut] = [await aClinic(world), await aClinic(world, { isBookable: false })];
    await choose(good.id, token);
    expect((await choose('nadie', token)).key).toBe('clinic_not_found');
    expect((await choose(shut.id, token)).key).toBe('clinic_closed_to_bookings');
    expect((await query('settings.get', undefined, { token })).data.defaultClinic.id).toBe(good.id);
    expect(await trail()).toHaveLength(1);
  });

  test('that stopped taking bookings is still shown, marked so', async () => {
    const { token } = await signedIn('toor');
    const shut = await aClinic(world, { isBookable: false });
    await aSetting(world, 'default_clinic', shut.id);
    const { data } = await query('settings.get', undefined, { token });
    expect([data.defaultClinic.isBookable, data.clinics]).toEqual([false, []]);
  });

  test('admin is refused, and nothing changes', async () => {
    const { token } = await signedIn('admin');
    expect((await choose((await aClinic(world)).id, token)).key).toBe('forbidden');
    expect([await world.db.select().from(settings), await trail()]).toEqual([[], []]);
  });
});

describe('the state of the service', () => {
  const service = async (token: string) => (await query('settings.service', undefined, { token })).data;

  test('counts accounts by role, live sessions, pets and appointments, and says how large the database is', async () => {
    const { token } = await signedIn('toor');
    const { user, pet } = await anOwner();
    await aSession(world, user, { openedAt: NOW - 31 * 24 * 3600 * 1000 });
    await aPet(world, null);
    await aUser(world, { role: 'admin' });
    await anAppointment(world, { pet, clinic: await aClinic(world), startsAt: '2026-11-27T10:00' });
    const state = await service(token);
    expect(state).toMatchObject({
      users: { user: 1, business: 0, admin: 1, toor: 1 },
      sessions: 2,
      pets: 2,
      appointments: 1,
      purgedAt: null,
    });
    expect(state.databaseBytes).toBeGreaterThan(4096);
  });

  test('tells when dead sessions were last purged', async () => {
    const { token } = await signedIn('toor');
    await worker.scheduled(createScheduledController(), bindings);
    await worker.scheduled(createScheduledController(), bindings);
    expect((await service(token)).purgedAt).toBe(NOW);
  });

  test('stops counting where it says so', async () => {
    const { token } = await signedIn('toor');
    await world.db.run(sql`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${MAX_COUNTED + 50})
      INSERT INTO pets (id, name, species, birth_month, weight_g, search_key, created_at, updated_at)
      SELECT 'p' || i, 'Perla', 'perro', '2020-01', 1000, 'perla', 0, 0 FROM n`);
    expect((await service(token)).pets).toBe(MAX_COUNTED + 1);
  });
});
