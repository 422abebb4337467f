import { describe, expect, test } from 'vitest';
import { SMALL, seedLarge } from '../../scripts/large/world.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../scripts/seed/people.ts';
import { seed } from '../../scripts/seed.ts';
import { MAX_PENDING, MAX_PENDING_HERE, MAX_PETS_NEW, NEW_ACCOUNT_MS } from '../../src/shared/limits.ts';
import { SPECIES } from '../../src/shared/species.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aUser } from '../support/builders.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { bindings, mutate, NOW, query, TODAY, world } from '../support/world.ts';

const tokenOf = async (name: string): Promise<string> => {
  const email = `${name}@patasyplumas.test`;
  const { data } = await mutate('auth.login', { email, password: DEMO_PASSWORD });
  return data.token;
};

test('a database that the migrations alone have made holds no account: nobody gets in by one that came along', async () => {
  expect(await world.db.select().from(users)).toEqual([]);
});

describe('the demo world', () => {
  test('lets each of its accounts in, as what it says', async () => {
    await seed(bindings.DB, NOW);
    const roles: string[] = [];
    for (const email of DEMO_ACCOUNTS) {
      roles.push((await mutate('auth.login', { email, password: DEMO_PASSWORD })).data.user.role);
    }
    expect(roles).toEqual(['toor', 'admin', 'business', 'business', 'user', 'user', 'business', 'business']);
    const fresh = await query('profile.get', undefined, { token: await tokenOf('nueva') });
    expect(fresh.data).toMatchObject({ phone: null, address: null });
  });

  test('gives the family one animal of each species, visits to come and visits past', async () => {
    await seed(bindings.DB, NOW);
    const token = await tokenOf('familia');
    const { data: animals } = await query('pets.list', undefined, { token });
    expect([...new Set(animals.rows.map(({ species }: { species: string }) => species))]).toEqual(SPECIES);
    const { data: visits } = await query('appointments.list', undefined, { token });
    const dates = visits.rows.map(({ date }: { date: string }) => date);
    expect(dates.some((date: string) => date > TODAY)).toBe(true);
    expect(dates.some((date: string) => date < TODAY)).toBe(true);
    expect(new Set(visits.rows.map(({ status }: { status: string }) => status)).size).toBeGreaterThanOrEqual(5);
  });

  test('gives the clinic a day, and owners two clinics and a usual one to book at', async () => {
    await seed(bindings.DB, NOW);
    const day = await query('clinic.today', undefined, { token: await tokenOf('clinica') });
    expect(day.data.rows.map(({ status }: { status: string }) => status)).toEqual([
      'completed',
      'confirmed',
      'confirmed',
      'pending',
      'confirmed',
      'confirmed',
      'pending',
    ]);
    const token = await tokenOf('familia');
    const { data: clinics } = await query('clinics.list', undefined, { token });
    expect(clinics.map(({ city }: { city: string }) => city)).toEqual(['Bogotá', 'Medellín']);
    const pet = (await world.db.select().from(pets)).find(({ name }) => name === 'Maní');
    const booked = await mutate(
      'appointments.create',
      { petId: pet?.id, date: '2026-11-27T15:00', type: 'checkup' },
      { token },
    );
    expect([booked.status, booked.data.clinicName]).toEqual([200, clinics[0].name]);
  });

  test('stands at any hour of any day of the week', async () => {
    for (let day = 0; day < 7; day += 1) {
      const now = NOW + (day * 24 + day * 3) * 3600 * 1000;
      await freshDatabase();
      await seed(bindings.DB, now);
      expect(await world.db.select().from(appointments)).not.toEqual([]);
    }
  });

  test.each([
    ['the demo', () => seed(bindings.DB, NOW)],
    ['a large one', () => seedLarge(bindings.DB, NOW, SMALL)],
  ])('asks no more of a clinic than an owner may: %s', async (_, fill) => {
    await fill();
    const most = async (what: string, of: string, where: string) => {
      const many = `SELECT count(*) AS many FROM ${what} WHERE ${where} AND owner_id IS NOT NULL GROUP BY ${of}`;
      return (await bindings.DB.prepare(`SELECT max(many) AS most FROM (${many})`).first<{ most: number }>())?.most;
    };
    const waits = `status = 'pending' AND starts_at > '${TODAY}T10:00'`;
    expect(await most('appointments', 'owner_id, clinic_id', waits)).toBeLessThanOrEqual(MAX_PENDING_HERE);
    expect(await most('appointments', 'owner_id', waits)).toBeLessThanOrEqual(MAX_PENDING);
    const live = `status IN ('pending', 'confirmed', 'in_progress') AND type <> 'emergency'`;
    expect(await most('appointments', 'pet_id, substr(starts_at, 1, 10)', live)).toBe(1);
    const fresh = `owner_id IN (SELECT id FROM users WHERE created_at > ${NOW - NEW_ACCOUNT_MS})`;
    expect((await most('pets', 'owner_id', fresh)) ?? 0).toBeLessThanOrEqual(MAX_PETS_NEW);
  });

  test('leaves a database with users as it is', async () => {
    const user = await aUser(world);
    await seed(bindings.DB, NOW);
    expect((await world.db.select().from(users)).map(({ id }) => id)).toEqual([user.id]);
  });
});
