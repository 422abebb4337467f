// Longer than 200 lines: who is in line, what is offered to whom, and all that ends it.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicBlocks, clinics } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { slotOffers, slotWaits } from '../../worker/db/schema/waits.ts';
import worker from '../../worker/index.ts';
import { aClient, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { anotherClinic, aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { anOffer, aWait } from '../support/wait-calls.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const DAY = '2026-11-26';
const MINUTE = 60_000;
const at = (time: string) => `${DAY}T${time}`;
const days = { type: 'checkup', from: DAY, until: DAY };

/** A clinic with one seat whose Thursday has two hours, both sold, and somebody who would like one. */
const aFullDay = async (has: Parameters<typeof aPractice>[0] = {}) => {
  const practice = await aPractice({
    hours: [null, null, ['09:00', '17:30'], ['09:00', '10:00'], null, null, null],
    ...has,
  });
  const { clinic } = practice;
  const sold: Awaited<ReturnType<typeof anAppointment>>[] = [];
  for (const time of ['09:00', '09:30']) {
    const pet = await aPet(world, await aUser(world));
    sold.push(await anAppointment(world, { pet, clinic, startsAt: at(time), status: 'confirmed' }));
  }
  const mailbox = aMailbox();
  const tick = async (wall?: string) => {
    if (wall) vi.setSystemTime(instantOf(wall));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...mailbox.env });
  };
  const join = (input: object = {}, token = practice.mine) =>
    mutate('waits.join', { petId: practice.pet.id, clinicId: clinic.id, ...days, ...input }, { token });
  const cancel = async (index: number) => {
    const { id, version } = sold[index] as (typeof sold)[number];
    const act = { id, version, act: 'cancel', reason: 'Se enfermó' };
    expect((await mutate('visits.setStatus', act, { token: practice.theirs })).key).toBeNull();
  };
  const own = async (token = practice.mine) => (await query('waits.own', undefined, { token })).data;
  const list = async () => (await query('waits.list', undefined, { token: practice.theirs })).data;
  return { ...practice, sold, sent: mailbox.sent, tick, join, cancel, own, list };
};
/** Somebody else in the same line. */
const another = async (clinic: { id: string }, has: object = {}) => {
  const owner = await aUser(world);
  const pet = await aPet(world, owner);
  return { owner, pet, token: await aSession(world, owner), wait: await aWait({ pet, clinic }, { ...has }) };
};
const offers = () => world.db.select().from(slotOffers);

beforeEach(() => void vi.setSystemTime(NOW));

describe('an hour that frees', () => {
  test('is offered to the first in line, by mail, and booked as any other; then nobody waits', async () => {
    const { join, tick, cancel, own, list, sent, pet, clinic, mine } = await aFullDay();
    expect((await join()).key).toBeNull();
    await tick();
    expect([await offers(), (await own()).map(({ offer }: { offer: unknown }) => offer)]).toEqual([[], [null]]);
    await cancel(1);
    await tick();
    const offer = { startsAt: at('09:30'), until: instantOf('2026-11-25T12:00') };
    expect(await own()).toMatchObject([{ petName: 'Nube', clinicId: clinic.id, offer }]);
    expect(await list()).toMatchObject([{ petName: 'Nube', ownerPhone: '3105551234', offer, offers: 1 }]);
    const mails = sent.filter(({ subject }) => subject === 'Se liberó una hora');
    expect(mails.map(({ to }) => to)).toEqual(['ana@correo.test']);
    expect(mails[0]?.text).toMatch(/para Nube \(control\).*9:30.*12:00/s);
    const booked = await mutate(
      'appointments.create',
      { petId: pet.id, clinicId: clinic.id, date: at('09:30'), type: 'checkup' },
      { token: mine },
    );
    expect(booked.key).toBeNull();
    expect([await own(), await offers()]).toEqual([[], []]);
  });

  test('goes to the next once nobody took it, and never again to who let it pass', async () => {
    const { join, tick, cancel, clinic, own } = await aFullDay();
    await join();
    const next = await another(clinic, { type: 'checkup', createdAt: NOW + 1 });
    await cancel(1);
    await tick();
    expect((await offers()).map(({ startsAt }) => startsAt)).toEqual([at('09:30')]);
    expect((await own(next.token))[0].offer).toBeNull();
    await tick('2026-11-25T11:59');
    expect(await offers()).toHaveLength(1);
    await tick('2026-11-25T12:00');
    expect([(await own())[0].offer, (await own(next.token))[0].offer]).toEqual([
      null,
      { startsAt: at('09:30'), until: instantOf('2026-11-25T14:00') },
    ]);
    // Nobody is left to whom it was not offered.
    await tick('2026-11-25T14:00');
    await tick('2026-11-25T14:10');
    expect(await offers()).toHaveLength(2);
  });

  test('is offered until the clinic’s notice begins, and not at all half an hour before', async () => {
    const { join, tick, cancel, own } = await aFullDay();
    await join();
    vi.setSystemTime(instantOf(at('06:40')));
    await cancel(0);
    await tick();
    expect(await offers()).toEqual([]);
    await cancel(1);
    await tick();
    expect((await own())[0].offer.until).toBe(instantOf(at('07:30')));
  });

  test('passes to the next at once where it does not suit', async () => {
    const { join, tick, cancel, clinic, own, mine } = await aFullDay();
    await join();
    const next = await another(clinic, { type: 'checkup', createdAt: NOW + 1 });
    await cancel(1);
    await tick();
    const [{ id }] = await own();
    expect((await mutate('waits.pass', { id }, { token: mine })).key).toBeNull();
    await tick();
    expect((await own())[0].offer).toBeNull();
    expect((await own(next.token))[0].offer.startsAt).toBe(at('09:30'));
  });

  test('that somebody else took leaves them in line, and comes again when it frees again', async () => {
    const { join, tick, cancel, clinic, own, pet, mine } = await aFullDay();
    await join();
    await cancel(0);
    await tick();
    const quick = await another(clinic, { type: 'grooming' });
    const wanted = { clinicId: clinic.id, date: at('09:00'), type: 'checkup' };
    const took = await mutate('appointments.create', { ...wanted, petId: quick.pet.id }, { token: quick.token });
    expect(took.key).toBeNull();
    expect((await mutate('appointments.create', { ...wanted, petId: pet.id }, { token: mine })).key).toBe('slot_taken');
    expect(await own()).toHaveLength(1);
    await world.db.update(slotOffers).set({ until: NOW - 1 });
    const { id, version } = took.data;
    await mutate('appointments.cancel', { id, version, reason: 'No puedo' }, { token: quick.token });
    await world.db.delete(slotWaits).where(eq(slotWaits.id, quick.wait.id));
    await tick();
    expect((await own())[0].offer?.startsAt).toBe(at('09:00'));
  });

  test('is found where a block is taken away, or a seat comes, though nothing tells of it', async () => {
    const { join, tick, own, clinic, vet } = await aFullDay();
    const block = { id: 'b', clinicId: clinic.id, createdBy: vet.id, createdAt: NOW };
    await world.db.insert(clinicBlocks).values({ ...block, startsAt: at('09:00'), endsAt: at('09:30') });
    await join();
    await tick();
    expect((await own())[0].offer).toBeNull();
    await world.db.update(clinics).set({ capacity: 2 });
    await tick('2026-11-25T10:20');
    expect((await own())[0].offer.startsAt).toBe(at('09:30'));
    await world.db.update(slotOffers).set({ until: NOW });
    await world.db.update(slotWaits).set({ lookAt: 0 });
    await world.db.delete(clinicBlocks);
    await tick('2026-11-25T10:30');
    expect((await own())[0].offer.startsAt).toBe(at('09:00'));
  });

  test('is offered as it is asked for: its type’s length, its part of the day, its days', async () => {
    const { tick, clinic, pet, own } = await aFullDay({
      hours: [null, null, null, ['09:00', '17:30'], null, null, null],
      lengths: { grooming: 3 },
    });
    await aWait({ pet, clinic }, { part: 'afternoon' });
    await tick();
    expect((await own())[0].offer.startsAt).toBe(at('12:00'));
    expect(await offers()).toMatchObject([{ halfHours: 3 }]);
  });

  test('is offered to one at a time, as many at once as there are hours', async () => {
    const { tick, cancel, clinic } = await aFullDay();
    for (const nth of [1, 2, 3]) await another(clinic, { type: 'checkup', createdAt: NOW + nth });
    await cancel(0);
    await cancel(1);
    await tick();
    await tick();
    expect((await offers()).map(({ startsAt }) => startsAt).sort()).toEqual([at('09:00'), at('09:30')]);
  });

  test('is not offered to whom it would be refused: a clinic closed to them, an animal with a visit that day', async () => {
    const { tick, cancel, clinic, pet, owner, vet } = await aFullDay();
    await aWait({ pet, clinic }, { type: 'checkup' });
    await anAppointment(world, { pet, clinic: (await anotherClinic()).clinic, startsAt: at('15:00') });
    const shut = await another(clinic, { type: 'checkup' });
    await bindings.DB.prepare('INSERT INTO clinic_closures VALUES (?, ?, ?, ?)')
      .bind(clinic.id, shut.owner.id, vet.id, NOW)
      .run();
    await cancel(0);
    await tick();
    expect([await offers(), owner.id === pet.ownerId]).toEqual([[], true]);
  });

  test('is told at night too, because they asked; the device sounds after their quiet hours', async () => {
    const { join, tick, cancel, sent } = await aFullDay({ minNoticeMin: 0 });
    await join();
    vi.setSystemTime(instantOf('2026-11-25T22:00'));
    await cancel(1);
    await tick();
    expect(sent.map(({ subject }) => subject)).toContain('Se liberó una hora');
  });
});

describe('the line', () => {
  test('takes an animal once at a clinic, and three of an owner', async () => {
    const { join, owner, mine } = await aFullDay();
    expect([(await join()).key, (await join()).key, (await join({ part: 'morning' })).key]).toEqual([
      null,
      null,
      'wait_stands',
    ]);
    const keys = [];
    for (const _ of [1, 2, 3]) {
      const { clinic } = await anotherClinic();
      keys.push((await join({ clinicId: clinic.id }, mine)).key);
    }
    expect(keys).toEqual([null, null, 'waits_full']);
    expect((await world.db.select().from(slotWaits)).map(({ ownerId }) => ownerId)).toEqual(Array(3).fill(owner.id));
  });

  test('says what is wrong: days, an emergency, an animal of somebody else, an agenda that nobody may ask for', async () => {
    const { join } = await aFullDay();
    const path = async (input: object) => (await join(input)).issues?.[0]?.path;
    expect([
      await path({ until: '2026-11-25' }),
      await path({ from: '2026-11-20', until: '2026-11-24' }),
      await path({ until: '2027-01-20' }),
      await path({ type: 'emergency' }),
    ]).toEqual(['until', 'until', 'until', 'type']);
    const strange = await aPet(world, await aUser(world));
    expect((await join({ petId: strange.id })).key).toBe('pet_not_found');
    expect((await join({ agenda: 0 })).key).toBe('agenda_gone');
    expect((await join({ clinicId: 'x' })).key).not.toBeNull();
  });

  test.each([
    ['the animal dies', ({ pet }) => world.db.update(pets).set({ diedAt: NOW }).where(eq(pets.id, pet.id))],
    ['the animal is archived', ({ pet }) => world.db.update(pets).set({ archivedAt: NOW }).where(eq(pets.id, pet.id))],
    [
      'the animal is another’s',
      async ({ pet }) =>
        world.db
          .update(pets)
          .set({ ownerId: (await aUser(world)).id })
          .where(eq(pets.id, pet.id)),
    ],
    [
      'the account is turned off',
      ({ owner }) => world.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id)),
    ],
    [
      'the clinic closes',
      ({ clinic }) =>
        world.db.update(clinics).set({ isBookable: false, closedAt: NOW }).where(eq(clinics.id, clinic.id)),
    ],
    ['its days are over', () => vi.setSystemTime(instantOf('2026-11-27T08:00'))],
  ] as [string, (of: Awaited<ReturnType<typeof aFullDay>>) => unknown][])(
    'ends where %s: nobody is shown it, nothing is told, and the row goes',
    async (_, happens) => {
      const one = await aFullDay();
      const wait = await aWait(one, { type: 'checkup' });
      const until = instantOf('2026-11-28T08:00');
      await anOffer(wait, at('09:30'), until);
      await world.db.insert(outbox).values({
        id: crypto.randomUUID(),
        kind: 'slot_offered',
        userId: one.owner.id,
        way: 'email',
        ids: { offer: (await offers())[0]?.id ?? '', petId: one.pet.id },
        notBefore: NOW,
        nextAt: NOW,
        state: 'waiting',
        createdAt: NOW,
      });
      await happens(one);
      expect(await one.list()).toEqual([]);
      await world.db.update(slotWaits).set({ lookAt: 0 });
      await one.tick();
      expect([await world.db.select().from(slotWaits), await world.db.select().from(slotOffers)]).toEqual([[], []]);
      expect(one.sent.filter(({ subject }) => subject === 'Se liberó una hora')).toEqual([]);
    },
  );

  test('ends after five offers that nobody took', async () => {
    const { clinic, pet, own, tick } = await aFullDay();
    const wait = await aWait({ pet, clinic }, { type: 'checkup' });
    for (const nth of [1, 2, 3, 4, 5]) await anOffer(wait, at('09:00'), NOW - nth * MINUTE);
    expect(await own()).toEqual([]);
    await tick();
    expect(await world.db.select().from(slotWaits)).toEqual([]);
  });

  test('a visit moved into its days ends it; one of another type or of other days does not', async () => {
    const { clinic, pet, own, theirs } = await aFullDay({ capacity: 3 });
    await aWait({ pet, clinic }, { type: 'checkup' });
    await anAppointment(world, { pet, clinic, startsAt: at('09:00'), seat: 1, type: 'grooming', status: 'cancelled' });
    const later = await anAppointment(world, { pet, clinic, startsAt: '2026-12-03T09:00', status: 'confirmed' });
    expect(await own()).toHaveLength(1);
    const moved = { id: later.id, version: later.version, date: at('09:30'), reason: null };
    expect((await mutate('visits.move', moved, { token: theirs })).key).toBeNull();
    expect(await own()).toEqual([]);
  });

  test('a clinic puts one of its patients in it by hand, calls who has no account, and takes out', async () => {
    const { clinic, theirs, list, tick, cancel, pet } = await aFullDay();
    const client = await aClient(world, clinic, { name: 'Lía Rojas', phone: '3115550199' });
    const theirPet = await aPet(world, null, { clientId: client.id, name: 'Coco' });
    const put = (petId: string) => mutate('waits.put', { petId, ...days }, { token: theirs });
    expect([(await put(theirPet.id)).key, (await put(pet.id)).key]).toEqual([null, 'pet_not_found']);
    await cancel(0);
    await tick();
    const [row] = await list();
    expect(row).toMatchObject({ ownerName: 'Lía Rojas', ownerPhone: '3115550199', isCalled: true, offers: 1 });
    expect(row.offer.startsAt).toBe(at('09:00'));
    expect((await world.db.select().from(outbox)).filter(({ kind }) => kind === 'slot_offered')).toEqual([]);
    const elsewhere = await anotherClinic();
    expect((await mutate('waits.remove', { id: row.id }, { token: elsewhere.theirs })).key).toBe('wait_not_found');
    expect((await mutate('waits.remove', { id: row.id }, { token: theirs })).key).toBeNull();
    expect(await list()).toEqual([]);
  });
});
