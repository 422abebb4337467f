// Longer than 200 lines: every way in which false accounts come, with one scene.
import { eq, gte, lt } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_CAPACITY } from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicClosures, clinics } from '../../worker/db/schema/clinics.ts';
import { petClaims } from '../../worker/db/schema/patients.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aBlock, aClinic, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { firstOf } from '../support/crowd.ts';
import { aMailbox } from '../support/mail.ts';
import { meetingDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

/** Tomorrow: an emergency is asked for no later. */
const THURSDAY = '2026-11-26';
const MANY = process.env.FULL ? 200 : 60;
/** A clinic with 17 × 4 seats a day: unverified accounts hold 20 of them, 3 of which wait for emergencies. */
const CAPACITY = 4;
const SEATS = SLOTS.length * CAPACITY;

/** An account whose e-mail nobody has proven, with a pet and a session. */
const aStranger = async () => {
  const user = await aUser(world, { emailVerifiedAt: null });
  return { user, pet: await aPet(world, user), token: await aSession(world, user) };
};
type Owner = { token: string; pet: { id: string } };
const book = ({ token, pet }: Owner, clinic: { id: string }, date: string, type = 'checkup', env = {}) =>
  mutate('appointments.create', { petId: pet.id, clinicId: clinic.id, date, type }, { token, env });
const strangers = (many: number) => Promise.all(Array.from({ length: many }, aStranger));
const timeOf = (n: number, day = THURSDAY) => `${day}T${SLOTS[n % SLOTS.length]}`;
/** Requests that hold a seat; the others are emergencies past the share. */
const held = async () => (await world.db.select().from(appointments).where(lt(appointments.seat, MAX_CAPACITY))).length;

describe('many false accounts at once', () => {
  test.each([
    [MANY, 'where e-mail is sent', aMailbox().env, 'unverified_full'],
    [60, 'where none is', {}, 'unverified_full_no_mail'],
  ] as const)('%i of them leave seven tenths of a day to others, %s', async (many, _, env, key) => {
    const clinic = await aClinic(world, { capacity: CAPACITY });
    const crowd = await strangers(many);
    const own = { ...env, DB: meetingDatabase(many) };
    const answers = await Promise.all(
      crowd.map((one, n) => book(one, clinic, timeOf(n), n % 4 === 0 ? 'emergency' : 'checkup', own)),
    );
    expect(new Set(answers.filter((_, n) => n % 4 !== 0).map((one) => one.key))).toEqual(new Set([null, key]));
    // Who says that it is urgent is refused nothing, and holds no more of the day for it.
    expect(new Set(answers.filter((_, n) => n % 4 === 0).map((one) => one.key))).toEqual(new Set([null]));
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 409]);
    expect(await held()).toBeLessThanOrEqual(Math.floor(SEATS * 0.3));
    expect(await held()).toBeGreaterThanOrEqual(Math.floor(SEATS * 0.3) - Math.floor(SEATS * 0.05));
    expect(answers.find((one) => one.key)?.message).toContain('(el 30 % de los cupos de la clínica)');
    // Who proved the e-mail books as ever.
    const known = await aUser(world);
    const theirs = { pet: await aPet(world, known), token: await aSession(world, known) };
    expect((await book(theirs, clinic, timeOf(3))).key).toBeNull();
  });

  test('of which all say that it is urgent hold one seat before noon and one after, wherever they move', async () => {
    const clinic = await aClinic(world, { capacity: CAPACITY, takesEmergencies: true });
    const crowd = await strangers(60);
    const answers = await Promise.all(crowd.map((one, n) => book(one, clinic, timeOf(n), 'emergency')));
    expect([new Set(answers.map(({ key }) => key)), await held()]).toEqual([new Set([null]), 2]);
    // Who holds the morning's and moves to the afternoon, where another stands, holds none: nobody collects them so.
    const [first] = (await world.db.select().from(appointments))
      .filter(({ seat }) => seat < MAX_CAPACITY)
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
    const owner = crowd.find(({ user }) => user.id === first?.ownerId);
    const moved = { id: first?.id, version: 1, date: `${THURSDAY}T17:00` };
    expect((await mutate('appointments.move', moved, { token: owner?.token ?? '' })).key).toBeNull();
    expect(await held()).toBe(1);
  });

  test('with emergencies alone leave the first hours to who proved the e-mail', async () => {
    const clinic = await aClinic(world, { capacity: 2, takesEmergencies: true });
    const crowd = await strangers(4);
    for (const [n, one] of crowd.entries())
      for (const half of [0, 1, 2]) {
        const pet = await aPet(world, one.user);
        expect((await book({ ...one, pet }, clinic, timeOf(2 * n + half), 'emergency')).key).toBeNull();
      }
    const known = await aUser(world);
    const token = await aSession(world, known);
    for (const n of [0, 1, 2]) {
      const theirs = { pet: await aPet(world, known), token };
      expect([n, (await book(theirs, clinic, timeOf(n))).key]).toEqual([n, null]);
    }
  });

  test('leave as much of each of several days', async () => {
    const clinic = await aClinic(world, { capacity: CAPACITY });
    const crowd = await strangers(100);
    const days = [0, 1, 2, 3].map((n) => addDays(THURSDAY, n));
    await Promise.all(crowd.map((one, n) => book(one, clinic, timeOf(n, days[n % 4]))));
    const rows = await world.db.select().from(appointments);
    for (const day of days) {
      const many = rows.filter(({ startsAt }) => startsAt.startsWith(day)).length;
      // Three of the share wait for emergencies.
      expect([day, many]).toEqual([day, 17]);
    }
    // Nor do they move there.
    const [first] = rows.filter(({ startsAt }) => startsAt.startsWith(days[0] ?? ''));
    const owner = crowd.find(({ user }) => user.id === first?.ownerId);
    const move = (date: string) =>
      mutate('appointments.move', { id: first?.id, version: 1, date }, { token: owner?.token ?? '' });
    expect((await move(`${days[1]}T17:00`)).key).toBe('unverified_full_no_mail');
    // Within its half of its own day a visit takes nothing that it does not have.
    expect(
      (await move(`${days[0]}T${(first?.startsAt ?? '') < `${days[0]}T13:15` ? '13:00' : '17:00'}`)).key,
    ).toBeNull();
  });

  test.each<[string, [string, string] | null, number]>([
    ['the middle of the hours', null, 9],
    ['the pause', ['11:00', '12:00'], 4],
  ])('that go for the first hours leave both sides of %s to who is known', async (_, pause, first) => {
    const pauses = Array.from({ length: 7 }, () => pause);
    const clinic = await aClinic(world, { capacity: 2, pauses });
    const crowd = await strangers(2 * SLOTS.length);
    await world.db.update(users).set({ emailVerifiedAt: NOW });
    for (const [n, one] of crowd.entries()) await book(one, clinic, timeOf(Math.floor(n / 2)));
    const known = await aUser(world);
    const seen = await anAppointment(world, {
      pet: await aPet(world, known),
      clinic,
      startsAt: '2026-11-20T10:00',
      status: 'completed',
    });
    const rows = (await world.db.select().from(appointments)).filter(({ id }) => id !== seen.id);
    const inFirst = rows.filter(({ startsAt }) => SLOTS.indexOf(startsAt.slice(11)) < first).length;
    // Six tenths of the half, less the emergencies' part of it.
    expect(inFirst).toBe(Math.ceil(2 * first * 0.6) - 1);
    const token = await aSession(world, known);
    for (const time of [SLOTS[first - 1], SLOTS[SLOTS.length - 1]]) {
      const theirs = { pet: await aPet(world, known), token };
      expect([time, (await book(theirs, clinic, `${THURSDAY}T${time}`)).key]).toEqual([time, null]);
    }
    // Nor does anybody get there by moving from the other half.
    const other = rows.find(({ startsAt }) => SLOTS.indexOf(startsAt.slice(11)) > first);
    const owner = crowd.find(({ user }) => user.id === other?.ownerId);
    const moved = { id: other?.id, version: 1, date: `${THURSDAY}T${SLOTS[first - 1]}` };
    expect((await mutate('appointments.move', moved, { token: owner?.token ?? '' })).key).toBe('new_full');
  });
});

describe('many accounts with a proven e-mail and three pets each', () => {
  /** More than the day has seats for, three times over in the whole run. */
  const NEWCOMERS = process.env.FULL ? 60 : 30;
  const PETS = 3;
  /** An account with a proven e-mail that no clinic knows, once for each of its pets. */
  const aNewcomer = async () => {
    const user = await aUser(world);
    const token = await aSession(world, user);
    const pets = await Promise.all(Array.from({ length: PETS }, () => aPet(world, user)));
    return pets.map((pet) => ({ user, pet, token }));
  };
  const attack = async (type: (n: number) => string) => {
    const practice = await aPractice();
    await world.db.update(clinics).set({ capacity: CAPACITY }).where(eq(clinics.id, practice.clinic.id));
    const crowd = (await Promise.all(Array.from({ length: NEWCOMERS }, aNewcomer))).flat();
    const env = { DB: meetingDatabase(NEWCOMERS) };
    const answers = await Promise.all(crowd.map((one, n) => book(one, practice.clinic, timeOf(n), type(n), env)));
    const refused = answers.filter(({ key }) => key && !key.startsWith('pending_full') && key !== 'slot_taken');
    return { ...practice, refused };
  };

  const ATTACKS: [string, (n: number) => string, number][] = [
    ['check-ups, and leave a part to emergencies', () => 'checkup', Math.floor(SEATS * 0.6) - Math.floor(SEATS * 0.05)],
    ['both', (n: number) => (n % 4 === 0 ? 'emergency' : 'checkup'), Math.floor(SEATS * 0.6)],
    ['emergencies', () => 'emergency', Math.floor(SEATS * 0.6)],
  ];
  test.each(firstOf(1, ATTACKS))('hold six tenths of a day with %s', async (_, type, most) => {
    const { refused } = await attack(type);
    expect(await held()).toBe(most);
    const isUrgent = type(1) === 'emergency';
    expect(new Set(refused.map((one) => `${one.status} ${one.key}`))).toEqual(
      new Set(isUrgent ? [] : ['409 new_full']),
    );
    if (!isUrgent)
      expect(refused[0]?.message).toMatch(
        /\(el 60 % de los cupos\).*de la otra mitad u otro día, o llama a la clínica\.$/,
      );
  });

  test('shut nobody out whom a clinic knows, and who is confirmed is one of them', async () => {
    const { clinic, theirs } = await attack(() => 'checkup');
    const before = await held();
    const [known] = await aNewcomer();
    const [another] = await aNewcomer();
    const stranger = await aStranger();
    if (!known || !another) throw new Error('nobody is new');
    expect((await book(known, clinic, timeOf(16))).key).toBe('new_full');
    expect((await book(stranger, clinic, timeOf(16))).key).toBe('new_full');
    await anAppointment(world, { pet: known.pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    expect((await book(known, clinic, timeOf(16))).key).toBeNull();
    // A clinic that answers is not limited: the account counts no more, nor do its other requests.
    const [visit] = await world.db.select().from(appointments).where(eq(appointments.status, 'pending')).limit(1);
    await mutate('visits.setStatus', { id: visit?.id, version: 1, act: 'confirm' }, { token: theirs });
    expect((await book(another, clinic, timeOf(15))).key).toBeNull();
    expect(await held()).toBe(before + 3);
  });
});

describe('the share of a day', () => {
  /** Two hours of each half of the day. */
  const SPREAD = [0, 1, 13, 16];
  /** A clinic with one seat a slot, whose share is taken but for the emergency's part. */
  const full = async (env = {}) => {
    const practice = await aPractice();
    const crowd = await strangers(4);
    for (const [n, one] of crowd.entries())
      expect((await book(one, practice.clinic, timeOf(SPREAD[n] ?? 0), 'checkup', env)).key).toBeNull();
    const again = async (who: Owner = crowdless, n = 9) =>
      (await book(who, practice.clinic, timeOf(n), 'checkup', env)).key;
    const crowdless = await aStranger();
    return { ...practice, crowd, stranger: crowdless, again };
  };

  test('is offered to nobody whom it would refuse, and to everybody else', async () => {
    const { clinic, vet, crowd, stranger } = await full();
    const offered = async (who: { token: string }, has: object = {}, date = THURSDAY) => {
      const at = { clinicId: clinic.id, date, type: 'checkup', ...has };
      const { data } = await query('clinics.slots', at, { token: who.token });
      const days = await query('clinics.days', { ...at, days: 1 }, { token: who.token });
      const near = await query('clinics.nearest', { ...at, date: `${date}T12:00` }, { token: who.token });
      const free = data.slots.filter((slot: { free: boolean }) => slot.free).map(({ time }: { time: string }) => time);
      expect(days.data[0].free).toBe(free.length);
      for (const one of near.data.filter((time: string) => time.startsWith(date)))
        expect(free).toContain(one.slice(11));
      return { free, why: [...new Set(data.slots.map(({ refusal }: { refusal: string | null }) => refusal))] };
    };
    const rest = SLOTS.filter((_, n) => !SPREAD.includes(n));
    expect(await offered(stranger)).toEqual({ free: [], why: ['slot_taken', 'unverified_full_no_mail'] });
    const known = await aUser(world);
    const pet = await aPet(world, known);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    expect((await offered({ token: await aSession(world, known) })).free).toEqual(rest);
    // An emergency is refused for nobody's share.
    expect((await offered(stranger, { type: 'emergency' })).free).toEqual(rest);
    // Of an animal that was taken over from the clinic too; not before it is chosen.
    const claim = {
      codeHash: 'x',
      petId: stranger.pet.id,
      clinicId: clinic.id,
      createdBy: vet.id,
      usedBy: stranger.user.id,
    };
    await world.db.insert(petClaims).values({ ...claim, createdAt: NOW, expiresAt: NOW, usedAt: NOW });
    expect((await offered(stranger, { petId: stranger.pet.id })).free).toEqual(rest);
    expect((await offered(stranger)).free).toEqual([]);
    // A visit that moves goes on within its half; a stranger's is none of its owner's.
    const [first, last] = [crowd[0], crowd[3]];
    const [visit] = await world.db
      .select()
      .from(appointments)
      .where(eq(appointments.petId, first?.pet.id ?? ''));
    const noon = SLOTS.filter((time) => time < '13:15');
    const own = first as NonNullable<typeof first>;
    expect((await offered(own, { moves: visit?.id })).free).toEqual(rest.filter((time) => noon.includes(time)));
    expect((await offered(await aStranger(), { moves: visit?.id })).free).toEqual([]);
    // What is offered can be had, and what is not is refused.
    await world.db
      .update(appointments)
      .set({ status: 'cancelled' })
      .where(eq(appointments.petId, last?.pet.id ?? ''));
    const next = await aStranger();
    const { free } = await offered(next);
    expect(free).toEqual(SLOTS.filter((time) => !noon.includes(time) && time !== SLOTS[13]));
    expect((await book(next, clinic, `${THURSDAY}T${rest[0]}`)).key).toBe('unverified_full_no_mail');
    expect((await book(next, clinic, `${THURSDAY}T${free[0]}`)).key).toBeNull();
  });

  test('is no time that a refusal, a move or the link of a visit suggests instead', async () => {
    const { clinic, crowd, stranger } = await full();
    const refused = await book(stranger, clinic, timeOf(0));
    expect(refused.key).toBe('slot_taken');
    expect(refused.details.nearest.filter((time: string) => time.startsWith(THURSDAY))).toEqual([]);
    const other = await aStranger();
    const visit = await anAppointment(world, { pet: other.pet, clinic, startsAt: `${addDays(THURSDAY, 5)}T09:00` });
    const moved = { id: visit.id, version: 1, date: timeOf(0) };
    const got = await mutate('appointments.move', moved, { token: other.token });
    expect(got.details.nearest.filter((time: string) => time.startsWith(THURSDAY))).toEqual([]);
    expect(crowd).toHaveLength(4);
  });

  test('is asked for in REST as everywhere, after what was sent before', async () => {
    const { clinic, crowd, stranger } = await full();
    const [first] = crowd;
    const same = { petId: first?.pet.id, clinicId: clinic.id, date: timeOf(0), type: 'checkup' };
    expect((await send('POST', '/appointments', { token: first?.token ?? '', body: same })).status).toBe(200);
    const other = { ...same, petId: stranger.pet.id, date: timeOf(9) };
    const refused = await send('POST', '/appointments', { token: stranger.token, body: other });
    expect([refused.status, refused.body.code]).toEqual([409, 'unverified_full_no_mail']);
    expect(refused.body.message).toMatch(/de la otra mitad u otro día, o llama a la clínica\.$/);
  });

  test('keeps a part for emergencies, and refuses none past it: those hold no seat until the clinic says yes', async () => {
    const { clinic, stranger, theirs, vet } = await full();
    expect((await book(stranger, clinic, timeOf(9), 'emergency')).key).toBeNull();
    const before = await held();
    const [next, third] = [await aStranger(), await aStranger()];
    for (const one of [next, third]) expect((await book(one, clinic, timeOf(10), 'emergency')).key).toBeNull();
    expect(await held()).toBe(before);
    const sold = async () => {
      const { data } = await query('clinic.day', { date: THURSDAY }, { token: theirs });
      return data.slots.find((slot: { time: string }) => slot.time === SLOTS[10]).sold;
    };
    expect(await sold()).toBe(0);
    // Moved within its day it holds none either; its owner’s other requests stand as ever.
    const beyond = await world.db.select().from(appointments).where(gte(appointments.seat, MAX_CAPACITY));
    const [own, other] = [next, third].map(({ user }) => beyond.find(({ ownerId }) => ownerId === user.id));
    const moved = { id: own?.id, version: 1, date: timeOf(11) };
    expect((await mutate('appointments.move', moved, { token: next.token })).key).toBeNull();
    expect(await held()).toBe(before);
    // The clinic’s yes gives the hour away; who is known books the others.
    await mutate('visits.setStatus', { id: other?.id, version: 1, act: 'confirm' }, { token: theirs });
    expect(await sold()).toBe(1);
    const known = await aUser(world);
    const pet = await aPet(world, known);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const theirsToo = { pet, token: await aSession(world, known) };
    expect((await book(theirsToo, clinic, timeOf(10))).key).toBe('slot_taken');
    expect((await book(theirsToo, clinic, timeOf(11))).key).toBeNull();
    // A clinic that closed itself to an account takes none of it.
    await world.db
      .insert(clinicClosures)
      .values({ clinicId: clinic.id, userId: third.user.id, closedAt: NOW, closedBy: vet.id });
    expect((await book(third, clinic, timeOf(12), 'emergency')).key).toBe('clinic_closed_to_you');
    // A day of one slot has one seat for both.
    const small = await aClinic(world, { hours: Array.from({ length: 7 }, () => ['09:00', '10:00'] as const) });
    expect((await book(await aStranger(), small, `${THURSDAY}T09:00`)).key).toBeNull();
    expect((await book(await aStranger(), small, `${THURSDAY}T09:30`)).key).toBe('new_full');
    expect((await book(await aStranger(), small, `${THURSDAY}T09:30`, 'emergency')).key).toBeNull();
  });

  test('is free again when the clinic confirms, and who was confirmed is known from then on', async () => {
    const { clinic, crowd, stranger, again, theirs } = await full();
    expect(await again()).toBe('unverified_full_no_mail');
    // The last one: of the half of the day that is asked for.
    const visit = (await world.db.select().from(appointments)).find(({ startsAt }) => startsAt === timeOf(16));
    await mutate('visits.setStatus', { id: visit?.id, version: 1, act: 'confirm' }, { token: theirs });
    expect(await again()).toBeNull();
    const confirmed = crowd.find(({ user }) => user.id === visit?.ownerId);
    if (!confirmed) throw new Error('nobody was confirmed');
    expect((await book(confirmed, clinic, `${THURSDAY}T16:00`, 'emergency')).key).toBeNull();
    // Who did not come is not.
    await world.db
      .update(appointments)
      .set({ status: 'no_show' })
      .where(eq(appointments.id, visit?.id ?? ''));
    expect((await book(confirmed, clinic, `${THURSDAY}T16:30`, 'checkup')).key).toBe('unverified_full_no_mail');
    expect(stranger.user.emailVerifiedAt).toBeNull();
  });

  test('does not count an animal that somebody took over from a clinic’s own client, nor who proves the e-mail', async () => {
    const { clinic, vet, stranger, again } = await full();
    await world.db.insert(petClaims).values({
      codeHash: 'x',
      petId: stranger.pet.id,
      clinicId: clinic.id,
      createdBy: vet.id,
      createdAt: NOW,
      expiresAt: NOW,
      usedAt: NOW,
      usedBy: stranger.user.id,
    });
    expect(await again()).toBeNull();
    // The code vouches for that animal alone, in booking and moving: with another the account is as new as before.
    const another = { ...stranger, pet: await aPet(world, stranger.user) };
    expect(await again(another, 11)).toBe('unverified_full_no_mail');
    const [visit] = await world.db.select().from(appointments).where(eq(appointments.petId, stranger.pet.id));
    const friday = addDays(THURSDAY, 1);
    const crowd = await strangers(4);
    for (const [n, one] of crowd.entries()) await book(one, clinic, timeOf(SPREAD[n] ?? 0, friday));
    const later = await anAppointment(world, { pet: another.pet, clinic, startsAt: `${THURSDAY}T15:00` });
    const move = (id?: string) =>
      mutate('appointments.move', { id, version: 1, date: `${friday}T16:00` }, { token: stranger.token });
    expect((await move(later.id)).key).toBe('unverified_full_no_mail');
    expect((await move(visit?.id)).key).toBeNull();
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, later.id));
    const next = await aStranger();
    expect(await again(next, 10)).toBe('unverified_full_no_mail');
    await world.db.update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, next.user.id));
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.ownerId, stranger.user.id));
    expect(await again(next)).toBeNull();
  });

  test('is one of the hours that are open: what the clinic took out of its day counts for nobody', async () => {
    const { clinic, vet } = await aPractice();
    await aBlock(world, clinic, vet, { startsAt: `${THURSDAY}T09:00`, endsAt: `${THURSDAY}T16:00` });
    // Three seats are left: one for each kind.
    expect((await book(await aStranger(), clinic, `${THURSDAY}T16:00`)).key).toBeNull();
    expect((await book(await aStranger(), clinic, `${THURSDAY}T16:30`)).key).toBe('new_full');
  });

  test('asks nothing of visits that the clinic books itself', async () => {
    const { theirs, clinic, crowd } = await full();
    const pet = crowd[0]?.pet;
    await anAppointment(world, { pet: pet as never, clinic, startsAt: '2026-11-23T10:00', status: 'completed' });
    const input = { petId: pet?.id, date: `${THURSDAY}T16:00`, type: 'checkup', notes: null };
    expect((await mutate('visits.book', input, { token: theirs, env: bindings })).key).toBeNull();
  });
});
