// Longer than 200 lines: which patients a clinic has, and what its figures count of them.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { threads } from '../../worker/db/schema/messages.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { petWeights } from '../../worker/db/schema/pets.ts';
import { records } from '../../worker/db/schema/records.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { refreshPatient } from '../../worker/features/patients/queries.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const aPanel = async () => {
  const clinic = await aClinic(world, { capacity: 20 });
  const vet = await aUser(world, { role: 'business' });
  await aMember(world, vet, clinic);
  return { clinic, owner: await aUser(world, { name: 'Ana Gómez' }), token: await aSession(world, vet) };
};
const patient = async () => (await world.db.select().from(clinicPatients))[0];

describe('what a clinic is told of its patients', () => {
  test('booking makes one, in the same batch, even at the default clinic', async () => {
    const { clinic } = await aPanel();
    const { pet, token } = await anOwner();
    await anAppointment(world, { pet, clinic, startsAt: '2026-01-07T10:00', status: 'completed' });
    await world.db.delete(clinicPatients);
    const visit = { petId: pet.id, date: '2026-11-27T10:00', type: 'checkup' };
    expect((await mutate('appointments.create', visit, { token })).status).toBe(200);
    expect(await patient()).toEqual({
      clinicId: clinic.id,
      petId: pet.id,
      lastVisitOn: '2026-01-07',
      lastSeenOn: '2026-11-27',
      isOpen: true,
    });
    // A booking that is refused changes nothing.
    await mutate('appointments.create', { ...visit, date: '2026-11-25T10:00' }, { token });
    expect(await world.db.select().from(clinicPatients)).toHaveLength(1);
  });

  test('follows its visits and records, and goes when nothing is left', async () => {
    const { clinic, owner } = await aPanel();
    const pet = await aPet(world, owner);
    const refresh = () => world.db.batch([...refreshPatient(world.db, clinic.id, pet.id)]);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00' });
    expect(await patient()).toMatchObject({ lastVisitOn: null, lastSeenOn: '2026-11-27', isOpen: false });
    await world.db.update(appointments).set({ status: 'confirmed' });
    await refresh();
    expect(await patient()).toMatchObject({ isOpen: true });
    await world.db.update(appointments).set({ status: 'cancelled' });
    await refresh();
    expect(await patient()).toBeUndefined();
    await world.db.insert(records).values({
      id: 'r',
      rootId: 'r',
      version: 1,
      isCurrent: true,
      petId: pet.id,
      clinicId: clinic.id,
      authorName: 'Clara',
      kind: 'nota',
      date: '2026-10-01',
      title: 'Nota',
      body: {},
      createdAt: NOW,
    });
    await refresh();
    expect(await patient()).toMatchObject({ lastVisitOn: '2026-10-01', lastSeenOn: '2026-10-01', isOpen: true });
  });

  test('an own client’s animal is one as soon as it is registered, but active only once it was seen or comes', async () => {
    const { clinic } = await aPanel();
    const elsewhere = await aClinic(world);
    await world.db.insert(clinicClients).values({
      id: 'k',
      clinicId: clinic.id,
      name: 'Luis',
      authorisation: 'Firmó',
      authorisedAt: NOW,
      searchKey: 'luis',
      createdAt: NOW,
      updatedAt: NOW,
    });
    const pet = await aPet(world, null, { clientId: 'k' });
    for (const { id } of [clinic, elsewhere]) await world.db.batch([...refreshPatient(world.db, id, pet.id)]);
    expect(await world.db.select().from(clinicPatients)).toMatchObject([
      { clinicId: clinic.id, lastVisitOn: null, lastSeenOn: '', isOpen: true },
    ]);
    await anAppointment(world, { pet, clinic, startsAt: '2026-12-01T10:00', status: 'confirmed' });
    expect(await world.db.select().from(clinicPatients)).toMatchObject([{ lastSeenOn: '2026-12-01' }]);
  });

  test('the figure of active patients is the length of the list behind it', async () => {
    const { clinic, owner, token } = await aPanel();
    const archived = await aPet(world, owner, { archivedAt: NOW });
    const [seen, old, coming] = [await aPet(world, owner), await aPet(world, owner), await aPet(world, owner)];
    for (const [index, [pet, startsAt, status]] of (
      [
        [archived, '2026-11-20T10:00', 'completed'],
        [seen, '2026-11-20T10:00', 'completed'],
        [old, '2024-11-20T10:00', 'completed'],
        [coming, '2026-11-30T10:00', 'pending'],
      ] as const
    ).entries())
      await anAppointment(world, { pet, clinic, startsAt, status, seat: index });
    const registered = {
      client: { name: 'Luis Mora', phone: '3105550100', email: null, authorisation: 'Por teléfono' },
      // Nobody weighs an animal on the telephone.
      pet: { name: 'Lila', species: 'gato', age: 2, weight: 0 },
    };
    const { data: lila } = await mutate('clients.register', registered, { token });
    expect(await world.db.select().from(petWeights).where(eq(petWeights.petId, lila.id))).toEqual([]);
    const find = async (input: object) => (await query('clients.find', { counted: true, ...input }, { token })).data;
    const first = await find({ active: true, limit: 1 });
    const second = await find({ active: true, limit: 1, cursor: first.next });
    const { data: figures } = await query('clinic.statistics', undefined, { token });
    expect([figures.totalPatients, first.total, second.total]).toEqual([2, 2, 2]);
    expect([...first.rows, ...second.rows].map(({ id }: { id: string }) => id)).toEqual([seen.id, coming.id]);
    expect(second.next).toBeNull();
    expect((await find({})).total).toBe(4);
  });

  test('lists the latest visit first, then those without one, page by page', async () => {
    const { clinic, owner, token } = await aPanel();
    const gone = await aPet(world, null, { name: 'Sola', species: 'gato', breed: 'persa' });
    const visits = [
      [await aPet(world, owner, { name: 'Canela' }), '2026-11-20T10:00', 'completed'],
      [gone, '2026-11-22T10:00', 'completed'],
      [await aPet(world, owner, { name: 'Nueva' }), '2026-11-30T10:00', 'pending'],
      [await aPet(world, owner, { name: 'Otra' }), '2026-11-30T10:00', 'confirmed'],
      [await aPet(world, owner, { name: 'Cancelada' }), '2026-11-30T10:00', 'cancelled'],
    ] as const;
    for (const [index, [pet, startsAt, status]] of visits.entries())
      await anAppointment(world, { pet, clinic, startsAt, status, seat: index });
    const { body } = await send('GET', '/business/patients', { token });
    expect(body.slice(0, 2)).toEqual([
      {
        id: gone.id,
        name: 'Sola',
        breed: 'persa',
        species: 'gato',
        owner: 'propietario eliminado',
        lastVisit: '2026-11-22',
      },
      {
        id: visits[0][0].id,
        name: 'Canela',
        breed: null,
        species: 'perro',
        owner: 'Ana Gómez',
        lastVisit: '2026-11-20',
      },
    ]);
    expect(body.slice(2).map(({ lastVisit }: { lastVisit: null }) => lastVisit)).toEqual([null, null]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { data } = await query('clinic.patients', { limit: 1, cursor }, { token });
      seen.push(...data.rows.map(({ id }: { id: string }) => id));
      cursor = data.next ?? undefined;
    } while (cursor);
    expect(seen).toEqual(body.map(({ id }: { id: string }) => id));
  });

  test('and counts four figures of its own', async () => {
    const { clinic, owner, token } = await aPanel();
    const other = await aClinic(world);
    const [canela, nube] = [await aPet(world, owner), await aPet(world, owner)];
    const visits = [
      // Counts today; pending patients count too.
      [canela, clinic, '2026-11-25T09:00', 'completed', 85_000],
      [nube, clinic, '2026-11-25T17:00', 'pending', null],
      [nube, clinic, '2026-11-25T16:00', 'cancelled', null],
      [canela, clinic, '2026-11-26T09:00', 'confirmed', null],
      // Ends in another month: the first instant of November in Bogotá is in, the one before is not.
      [canela, clinic, '2026-11-01T09:00', 'completed', 15_000, '2026-11-01T00:00'],
      [canela, clinic, '2026-10-31T17:00', 'completed', 40_000, '2026-10-31T23:59'],
      [canela, other, '2026-11-25T10:00', 'completed', 99_000],
    ] as const;
    for (const [pet, where, startsAt, status, chargeCop, ended] of visits) {
      await anAppointment(world, {
        pet,
        clinic: where,
        startsAt,
        status,
        chargeCop,
        ...(ended && { completedAt: Date.parse(`${ended}:00-05:00`) }),
      });
    }
    // Last seen two years ago to the day, and a day before.
    for (const [startsAt, breed] of [
      ['2024-11-25T09:00', 'x'],
      ['2024-11-24T09:00', 'y'],
    ] as const)
      await anAppointment(world, { pet: await aPet(world, owner, { breed }), clinic, startsAt, status: 'no_show' });
    await world.db.insert(threads).values([
      { id: 'a', petId: canela.id, clinicId: clinic.id, ownerId: owner.id, lastMessageAt: NOW, clinicUnread: 2 },
      { id: 'b', petId: nube.id, clinicId: clinic.id, ownerId: owner.id, lastMessageAt: NOW, clinicUnread: 1 },
      { id: 'c', petId: nube.id, clinicId: other.id, ownerId: owner.id, lastMessageAt: NOW, clinicUnread: 7 },
    ]);
    expect((await send('GET', '/stats/business-statistics', { token })).body).toEqual({
      totalPatients: 3,
      appointmentsToday: 2,
      monthlyIncome: 100_000,
      pendingMessages: 3,
    });
  });

  test('zeros where there is nothing', async () => {
    const { token } = await aPanel();
    expect((await query('clinic.statistics', undefined, { token })).data).toEqual({
      totalPatients: 0,
      appointmentsToday: 0,
      monthlyIncome: 0,
      pendingMessages: 0,
    });
  });
});
