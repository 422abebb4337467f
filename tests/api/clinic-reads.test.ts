import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { securityEvents } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, anAppointment, anEntry, aPet, aSession, aUser } from '../support/builders.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;

/** A clinic with two patients; a login that came from an administrator, to whom its records are open by now. */
const scene = async () => {
  const clinic = await aClinic(world);
  const titular = await aUser(world, { role: 'business' });
  const entered = await aUser(world, { role: 'business', name: 'Ada por fuera' });
  await aMember(world, titular, clinic);
  await aMember(world, entered, clinic, 'veterinario');
  const owner = await aUser(world);
  const [nube, sol] = [await aPet(world, owner, { name: 'Nube' }), await aPet(world, owner, { name: 'Sol' })];
  const visits = [];
  for (const [pet, startsAt] of [
    [nube, '2026-11-24T15:00'],
    [sol, '2026-11-24T16:00'],
  ] as const)
    visits.push(await anAppointment(world, { pet, clinic, startsAt, status: 'completed' }));
  await anEntry(world, entered, clinic, { opensAt: NOW - 1 });
  const [theirs, token] = [await aSession(world, entered), await aSession(world, titular)];
  const reads = async (input: object = {}, as = token) =>
    (await query('accesses.ofClinic', input, { token: as })).data?.rows?.map(
      ({ call, reader, pet }: { call: string; reader: string; pet: { name: string } | null }) => [
        call,
        reader,
        pet?.name ?? null,
      ],
    );
  return { clinic, titular, entered, nube, sol, visits, theirs, token, reads };
};

describe('who reads a clinic’s records with a login that came from an administrator', () => {
  test('stands in its titular’s accesses with the patient, by each way to it', async () => {
    const { nube, sol, visits, theirs, reads } = await scene();
    const answers = [
      await query('clinicRecords.list', { petId: nube.id }, { token: theirs }),
      await query('visits.get', { id: visits[1]?.id }, { token: theirs }),
      await send('GET', '/business/patients', { token: theirs }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    // What was not answered was not read.
    await query('visits.get', { id: 'no-es-una-visita' }, { token: theirs });
    await query('clinicRecords.list', { petId: (await aPet(world, await aUser(world))).id }, { token: theirs });
    const who = 'Ada por fuera';
    expect((await reads()).toSorted()).toEqual([
      ['clinic.patients', who, null],
      ['clinicRecords.list', who, 'Nube'],
      ['visits.get', who, 'Sol'],
    ]);
    expect(await reads({ pet: sol.id })).toEqual([['visits.get', who, 'Sol']]);
  });

  test('once an hour for the same; nothing of the clinic’s own people; for their titular alone', async () => {
    const { titular, nube, theirs, token, reads, entered } = await scene();
    for (const _ of [1, 2, 3]) await query('clinicRecords.list', { petId: nube.id }, { token: theirs });
    await query('clinicRecords.list', { petId: nube.id }, { token });
    expect(await reads()).toHaveLength(1);
    vi.setSystemTime(NOW + HOUR);
    await query('clinicRecords.list', { petId: nube.id }, { token: theirs });
    expect(await reads()).toHaveLength(2);
    expect((await query('accesses.ofClinic', {}, { token: theirs })).key).toBe('titular_only');
    const stranger = await aUser(world, { role: 'business' });
    await aMember(world, stranger, await aClinic(world));
    expect(await reads({}, await aSession(world, stranger))).toEqual([]);
    // It is nothing that happened at the door of the account.
    expect((await query('accesses.own', {}, { token: theirs })).data.rows).toEqual([]);
    expect(await world.db.select().from(securityEvents).where(eq(securityEvents.userId, titular.id))).toEqual([]);
    expect((await query('accesses.own', {}, { token: await aSession(world, entered) })).status).toBe(200);
  });

  test('leaves with the titular’s own copy, with who asked for the entry', async () => {
    const { token, theirs, nube } = await scene();
    await query('clinicRecords.list', { petId: nube.id }, { token: theirs });
    const { data } = await mutate('profile.export', undefined, { token });
    expect(data['entradas por la administración']).toMatchObject([{ cuenta: 'Ada por fuera', decisión: null }]);
    const other = (await mutate('profile.export', undefined, { token: theirs })).data;
    expect(other['entradas por la administración']).toHaveLength(1);
  });
});
