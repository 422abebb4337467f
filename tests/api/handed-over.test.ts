import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_PENDING, MAX_PENDING_HERE, MAX_TURNS } from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicClosures } from '../../worker/db/schema/clinics.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aSession, aUser, OPEN_ALL_WEEK, shownAgain } from '../support/builders.ts';
import { aCarer, tokenOf } from '../support/household-calls.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

const MONDAY = '2026-11-30';
/** Day and time number `n`: no two are the same, and none is a holiday. */
const timeOf = (n: number) => `${addDays(MONDAY, n % 7)}T${SLOTS[Math.floor(n / 7) % SLOTS.length]}`;
const aRoomyClinic = () => aClinic(world, { capacity: 20, hours: OPEN_ALL_WEEK });

type Visit = { petId: string; clinicId: string; date: string };
const book = (token: string, visit: Visit, env = {}) =>
  mutate('appointments.create', { type: 'checkup', ...visit }, { token, env });
const cancel = (token: string, { id, version }: { id: string; version: number }) =>
  mutate('appointments.cancel', { id, version, reason: 'Ya no puedo' }, { token });

/** Somebody who gives animals away and somebody who takes them; `hand` says why one is not taken (null: it is). */
const scene = async () => {
  const { env } = aMailbox();
  const [giver, taker] = [await aUser(world), await aUser(world)];
  const mine = await aSession(world, giver, shownAgain(world));
  const theirs = await aSession(world, taker, shownAgain(world));
  const hand = async (petId: string, by = mine, to = theirs) => {
    const token = tokenOf(await mutate('household.handOver', { petId, label: null }, { token: by, env }));
    return (await mutate('household.accept', { token, agrees: true }, { token: to, env })).key;
  };
  return { env, giver, taker, mine, theirs, hand, clinic: await aRoomyClinic() };
};
const waitingOf = async ({ id }: { id: string }) =>
  (
    await world.db
      .select()
      .from(appointments)
      .where(and(eq(appointments.ownerId, id), eq(appointments.status, 'pending')))
  ).length;

describe('an animal that is handed over with what waits for it', () => {
  test('counts on who takes it: no more wait at a clinic than one account may have', async () => {
    const { giver, taker, mine, hand, clinic } = await scene();
    const keys = [];
    for (let n = 0; n < MAX_PENDING_HERE + 2; n += 1) {
      const pet = await aPet(world, giver);
      expect((await book(mine, { petId: pet.id, clinicId: clinic.id, date: timeOf(n) })).key).toBeNull();
      keys.push(await hand(pet.id));
    }
    expect(keys).toEqual([...Array(MAX_PENDING_HERE).fill(null), 'care_visits_full', 'care_visits_full']);
    expect([await waitingOf(taker), await waitingOf(giver)]).toEqual([MAX_PENDING_HERE, 2]);
    expect(await hand((await aPet(world, giver)).id)).toBeNull();
  });

  test('nor at all clinics together', async () => {
    const { giver, taker, hand } = await scene();
    const keys = [];
    for (let n = 0; n <= MAX_PENDING; n += 1) {
      const pet = await aPet(world, giver);
      await anAppointment(world, { pet, clinic: await aRoomyClinic(), startsAt: timeOf(n) });
      keys.push(await hand(pet.id));
    }
    expect(keys).toEqual([...Array(MAX_PENDING).fill(null), 'care_visits_full']);
    expect(await waitingOf(taker)).toBe(MAX_PENDING);
  });

  test('one by one who has not confirmed their e-mail', async () => {
    const { giver, taker, hand, clinic } = await scene();
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, taker.id));
    const keys = [];
    for (let n = 0; n < 2; n += 1) {
      const pet = await aPet(world, giver);
      await anAppointment(world, { pet, clinic, startsAt: timeOf(n) });
      keys.push(await hand(pet.id));
    }
    expect(keys).toEqual([null, 'care_visits_full']);
  });

  test('a request of an account that a clinic knows does not get past the share of those that none does', async () => {
    const { giver, hand } = await scene();
    const small = await aClinic(world, { capacity: 1, hours: OPEN_ALL_WEEK });
    const known = await aPet(world, giver);
    await anAppointment(world, { pet: known, clinic: small, startsAt: '2026-11-20T10:00', status: 'completed' });
    // New accounts hold their share of that day.
    for (const time of SLOTS) {
      const other = await aUser(world);
      const pet = await aPet(world, other);
      const token = await aSession(world, other);
      await book(token, { petId: pet.id, clinicId: small.id, date: `${MONDAY}T${time}` });
    }
    const held = await world.db.select().from(appointments).where(eq(appointments.status, 'pending'));
    const free = SLOTS.find((time) => !held.some(({ startsAt }) => startsAt.endsWith(time)));
    const pet = await aPet(world, giver);
    await anAppointment(world, { pet, clinic: small, startsAt: `${MONDAY}T${free}` });
    expect(await hand(pet.id)).toBe('care_visits_full');
  });

  test('a confirmed visit that came along does not make a stranger known', async () => {
    const { giver, taker, mine, theirs, hand, env } = await scene();
    const small = await aClinic(world, { capacity: 1, hours: OPEN_ALL_WEEK });
    const pet = await aPet(world, giver);
    await anAppointment(world, { pet, clinic: small, startsAt: timeOf(3), status: 'confirmed', createdAt: NOW - 1000 });
    expect(await hand(pet.id)).toBeNull();
    for (const time of SLOTS) {
      const other = await aUser(world);
      const token = await aSession(world, other);
      await book(token, { petId: (await aPet(world, other)).id, clinicId: small.id, date: `${MONDAY}T${time}` }, env);
    }
    const held = await world.db.select().from(appointments).where(eq(appointments.status, 'pending'));
    const free = SLOTS.find((time) => !held.some(({ startsAt }) => startsAt === `${MONDAY}T${time}`));
    const date = `${MONDAY}T${free}`;
    const asked = await book(theirs, { petId: (await aPet(world, taker)).id, clinicId: small.id, date }, env);
    expect([asked.key, mine.length > 0]).toEqual(['new_full', true]);
  });

  test('turns that its giver spent stay spent', async () => {
    const { giver, mine, hand, clinic } = await scene();
    const pet = await aPet(world, giver);
    let visit = await anAppointment(world, { pet, clinic, startsAt: timeOf(0) });
    for (let n = 1; n <= MAX_TURNS; n += 1)
      visit = (
        await mutate('appointments.move', { id: visit.id, version: visit.version, date: timeOf(n) }, { token: mine })
      ).data;
    expect(await hand(pet.id)).toBeNull();
    const asked = await book(mine, { petId: (await aPet(world, giver)).id, clinicId: clinic.id, date: timeOf(20) });
    expect(asked.key).toBe('turns_full');
  });
});

test('turns are spent by who acts: a member who cancels again and again stops themselves, not the owner', async () => {
  const { giver, mine, clinic } = await scene();
  const pet = await aPet(world, giver);
  const member = await aCarer(giver);
  const theirs = await aSession(world, member);
  for (let n = 0; n < MAX_TURNS; n += 1) {
    const { data } = await book(theirs, { petId: pet.id, clinicId: clinic.id, date: timeOf(n) });
    expect((await cancel(theirs, data)).key).toBeNull();
  }
  const own = await aPet(world, member);
  expect((await book(theirs, { petId: own.id, clinicId: clinic.id, date: timeOf(20) })).key).toBe('turns_full');
  expect((await book(theirs, { petId: pet.id, clinicId: clinic.id, date: timeOf(20) })).key).toBe('turns_full');
  expect((await book(mine, { petId: pet.id, clinicId: clinic.id, date: timeOf(20) })).key).toBeNull();
});

describe('a clinic that closed itself to somebody', () => {
  const closeTo = async (clinic: { id: string }, { id }: { id: string }) =>
    world.db.insert(clinicClosures).values({ clinicId: clinic.id, userId: id, closedBy: id, closedAt: NOW });

  test('is closed to what they ask and move for the animals of another, and opens to nobody’s times', async () => {
    const { giver, mine, clinic } = await scene();
    const pet = await aPet(world, giver);
    const member = await aCarer(giver);
    const theirs = await aSession(world, member);
    const visit = await anAppointment(world, { pet, clinic, startsAt: timeOf(1) });
    await closeTo(clinic, member);
    const asked = { petId: pet.id, clinicId: clinic.id, date: timeOf(0) };
    expect((await book(theirs, asked)).key).toBe('clinic_closed_to_you');
    const moved = await mutate('appointments.move', { id: visit.id, version: 1, date: timeOf(2) }, { token: theirs });
    expect(moved.key).toBe('clinic_closed_to_you');
    const slots = { clinicId: clinic.id, date: timeOf(0).slice(0, 10), petId: pet.id };
    const free = async (token: string) =>
      (await query('clinics.slots', slots, { token })).data.slots.some((slot: { free: boolean }) => slot.free);
    expect([await free(theirs), await free(mine)]).toEqual([false, true]);
    expect((await book(mine, asked)).key).toBeNull();
  });

  test.each(['pending', 'confirmed'] as const)('takes no %s visit that an animal brings them', async (status) => {
    const { giver, taker, hand, clinic } = await scene();
    const pet = await aPet(world, giver);
    const visit = await anAppointment(world, { pet, clinic, startsAt: timeOf(0), status });
    await closeTo(clinic, taker);
    expect(await hand(pet.id)).toBe('care_clinic_closed');
    await world.db
      .update(appointments)
      .set({ status: 'cancelled', cancelledBy: 'owner' })
      .where(eq(appointments.id, visit.id));
    expect(await hand(pet.id)).toBeNull();
  });
});
