// Longer than 200 lines: every quota of an account, at once and one after another.
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import {
  MAX_PENDING,
  MAX_PENDING_HERE,
  MAX_PETS,
  MAX_PETS_NEW,
  MAX_TURNS,
  MAX_TURNS_UNVERIFIED,
  NEW_ACCOUNT_MS,
} from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays, DAY_MS, instantOf } from '../../src/shared/time.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser, OPEN_ALL_WEEK } from '../support/builders.ts';
import { AT_ONCE } from '../support/crowd.ts';
import { aMailbox } from '../support/mail.ts';
import { anOwner } from '../support/owner.ts';
import { meetingDatabase } from '../support/watched.ts';
import { type Called, mutate, NOW, send, world } from '../support/world.ts';

const MONDAY = '2026-11-30';
const TOMORROW = '2026-11-26';

const aRoomyClinic = () => aClinic(world, { capacity: 20, hours: OPEN_ALL_WEEK });
/** An open clinic with the session of who works there. */
const aDesk = async () => {
  const clinic = await aRoomyClinic();
  const vet = await aUser(world, { role: 'business' });
  await aMember(world, vet, clinic);
  return { clinic, desk: await aSession(world, vet) };
};

type Visit = { petId: string; clinicId: string; date: string; type?: string };
const book = (token: string, visit: Visit, env = {}) =>
  mutate('appointments.create', { type: 'checkup', ...visit }, { token, env });
const move = (token: string, { id, version }: { id: string; version: number }, date: string) =>
  mutate('appointments.move', { id, version, date }, { token });

/** Day and time number `n`: no two are the same, and none is a holiday. */
const timeOf = (n: number) => `${addDays(MONDAY, n % 7)}T${SLOTS[Math.floor(n / 7) % SLOTS.length]}`;

const visits = () => world.db.select().from(appointments);
const tally = (answers: readonly Called[]) => {
  const count = new Map<string | null, number>();
  for (const { key } of answers) count.set(key, (count.get(key) ?? 0) + 1);
  return Object.fromEntries(count);
};

describe('many requests at once leave', () => {
  test('three that wait, at one clinic', async () => {
    const { user, token } = await anOwner();
    const clinic = await aRoomyClinic();
    const animals = await Promise.all(Array.from({ length: AT_ONCE }, () => aPet(world, user)));
    const env = { DB: meetingDatabase(AT_ONCE) };
    const answers = await Promise.all(
      animals.map((pet, n) => book(token, { petId: pet.id, clinicId: clinic.id, date: timeOf(n) }, env)),
    );
    expect(tally(answers)).toEqual({ null: MAX_PENDING_HERE, pending_full_here: AT_ONCE - MAX_PENDING_HERE });
    expect(await visits()).toHaveLength(MAX_PENDING_HERE);
    expect([MAX_PENDING_HERE, answers.find(({ key }) => key)?.message]).toEqual([
      3,
      'Ya tienes 3 solicitudes sin confirmar en esta clínica. Espera su respuesta, cancela una o llámala.',
    ]);
    // Somebody else's request is no worse off.
    const other = await anOwner();
    expect((await book(other.token, { petId: other.pet.id, clinicId: clinic.id, date: timeOf(0) })).status).toBe(200);
  });

  test('six, at all clinics together', async () => {
    const { user, token } = await anOwner();
    const places = await Promise.all(Array.from({ length: 10 }, aRoomyClinic));
    const animals = await Promise.all(Array.from({ length: AT_ONCE }, () => aPet(world, user)));
    const answers = await Promise.all(
      animals.map((pet, n) => book(token, { petId: pet.id, clinicId: places[n % 10]?.id ?? '', date: timeOf(n) })),
    );
    const { null: done, ...refused } = tally(answers);
    expect([done, MAX_PENDING]).toEqual([6, 6]);
    expect(Object.keys(refused)).toContain('pending_full');
    const rows = await visits();
    expect(rows).toHaveLength(MAX_PENDING);
    for (const { id } of places)
      expect(rows.filter(({ clinicId }) => clinicId === id).length).toBeLessThanOrEqual(MAX_PENDING_HERE);
    expect(answers.find(({ key }) => key === 'pending_full')?.message).toMatch(/^Ya tienes 6 solicitudes sin conf/);
  });

  test('one of one pet on one day', async () => {
    const { pet, token } = await anOwner();
    const places = await Promise.all(Array.from({ length: 6 }, aRoomyClinic));
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        book(token, { petId: pet.id, clinicId: places[n % 6]?.id ?? '', date: `${MONDAY}T${SLOTS[n % 17]}` }),
      ),
    );
    const { null: done, ...refused } = tally(answers);
    expect([done, Object.keys(refused).sort()]).toEqual([1, ['pet_busy', 'pet_day_full']]);
    expect(await visits()).toHaveLength(1);
    expect(answers.find(({ key }) => key === 'pet_day_full')?.message).toBe(
      'Esa mascota ya tiene una cita ese día. Para otra el mismo día, llama a la clínica.',
    );
  });

  test('twenty pets on an account’s first day, and two hundred in all', async () => {
    const { user, token } = await anOwner();
    const register = () => {
      const pet = { name: 'Toby', species: 'perro', age: 3, weight: 12 };
      return Promise.all(Array.from({ length: 100 }, () => mutate('pets.create', pet, { token })));
    };
    const many = async () => (await world.db.select().from(pets).where(eq(pets.ownerId, user.id))).length;
    const first = await register();
    expect(tally(first)).toEqual({ null: 19, pets_full_new: 81 });
    expect([await many(), MAX_PETS_NEW]).toEqual([20, 20]);
    expect(first.find(({ key }) => key)?.message).toMatch(/^Ya tienes 20 mascotas, .* primeras 24 horas/);

    vi.setSystemTime(NOW + NEW_ACCOUNT_MS);
    expect(tally(await register())).toEqual({ null: 100 });
    // Out of the way is not gone: archived ones count.
    await world.db.update(pets).set({ archivedAt: NOW });
    const last = await register();
    expect(tally(last)).toEqual({ null: 80, pets_full: 20 });
    expect([await many(), MAX_PETS]).toEqual([200, 200]);
    expect(last.find(({ key }) => key)?.message).toMatch(/^Ya tienes 200 mascotas, contando las archivadas/);
  });
});

describe('what was sent before', () => {
  test('is answered with the booking that stands, however full it is', async () => {
    const { user, token } = await anOwner();
    const clinic = await aRoomyClinic();
    const sent = { token, headers: { 'idempotency-key': 'una-sola-vez' } };
    const asked = [];
    for (let n = 0; n < MAX_PENDING_HERE; n += 1) {
      const pet = await aPet(world, user);
      asked.push({ petId: pet.id, clinicId: clinic.id, date: timeOf(n), type: 'checkup' });
    }
    const [one, two, three] = asked;
    const first = await mutate('appointments.create', one, sent);
    for (const visit of [two, three]) expect((await mutate('appointments.create', visit, { token })).status).toBe(200);

    const same = await mutate('appointments.create', one, { token });
    expect([same.status, same.data.id, same.data.repeated]).toEqual([200, first.data.id, true]);
    expect((await mutate('appointments.create', one, sent)).data.id).toBe(first.data.id);
    const rest = await send('POST', '/appointments', { token, body: one });
    expect([rest.status, rest.body.id]).toEqual([200, first.data.id]);
    const fourth = await aPet(world, user);
    const refused = await send('POST', '/appointments', { token, body: { ...one, petId: fourth.id, date: timeOf(9) } });
    expect([refused.status, refused.body.code]).toEqual([409, 'pending_full_here']);
    // What the key wrote is its answer still, when it was cancelled and others took its place.
    await mutate('appointments.cancel', { id: first.data.id, version: 1, reason: 'Viajamos' }, { token });
    await book(token, { petId: fourth.id, clinicId: clinic.id, date: timeOf(9) });
    expect((await mutate('appointments.create', one, sent)).data).toMatchObject({
      id: first.data.id,
      status: 'cancelled',
    });
    expect((await mutate('appointments.create', one, { token })).key).toBe('pending_full_here');
  });

  test('is answered with the pet that stands', async () => {
    const { user, token } = await anOwner();
    const body = { name: 'Canela', species: 'perro', age: 3, weight: 12 };
    const sent = { token, body, headers: { 'idempotency-key': 'una-sola-vez' } };
    const first = await send('POST', '/pets', sent);
    for (let n = 2; n < MAX_PETS_NEW; n += 1) await aPet(world, user);
    expect((await send('POST', '/pets', sent)).body.id).toBe(first.body.id);
    const other = await send('POST', '/pets', { token, body });
    expect([other.status, other.body.code]).toEqual([409, 'pets_full_new']);
  });
});

describe('a request that waits', () => {
  const full = async () => {
    const owner = await anOwner();
    const place = await aDesk();
    const rows = [];
    for (let n = 0; n < MAX_PENDING_HERE; n += 1) {
      const pet = await aPet(world, owner.user);
      rows.push(await anAppointment(world, { pet, clinic: place.clinic, startsAt: timeOf(n) }));
    }
    const again = async () =>
      (await book(owner.token, { petId: owner.pet.id, clinicId: place.clinic.id, date: timeOf(6) })).key;
    return { ...owner, ...place, rows, again };
  };

  test.each([{ act: 'confirm' }, { act: 'cancel', reason: 'No hay luz' }])(
    'frees its place when the clinic answers: $act',
    async (act) => {
      const { desk, rows, again } = await full();
      expect(await again()).toBe('pending_full_here');
      await mutate('visits.setStatus', { id: rows[0]?.id, version: 1, ...act }, { token: desk });
      expect(await again()).toBeNull();
    },
  );

  test('frees its place when its owner cancels it, and when its hour has come', async () => {
    const { token, rows, again } = await full();
    await mutate('appointments.cancel', { id: rows[0]?.id, version: 1, reason: 'Viajamos' }, { token });
    expect(await again()).toBeNull();
    const other = await full();
    await world.db
      .update(appointments)
      .set({ startsAt: '2026-11-25T10:00' })
      .where(eq(appointments.id, other.rows[0]?.id ?? ''));
    expect(await other.again()).toBeNull();
  });

  test('counts when it is an emergency', async () => {
    const { token, pet, clinic } = await full();
    const urgent = { petId: pet.id, clinicId: clinic.id, date: `${TOMORROW}T12:00`, type: 'emergency' };
    expect((await book(token, urgent)).key).toBe('pending_full_here');
  });

  test('may be one more when its owner moves a confirmed visit, and counts from then on', async () => {
    const { token, pet, clinic, rows, again } = await full();
    const agreed = await anAppointment(world, { pet, clinic, startsAt: timeOf(5), status: 'confirmed' });
    const moved = await move(token, agreed, `${addDays(MONDAY, 7)}T10:00`);
    expect([moved.key, moved.data.status]).toEqual([null, 'pending']);
    await mutate('appointments.cancel', { id: rows[0]?.id, version: 1, reason: 'Viajamos' }, { token });
    expect(await again()).toBe('pending_full_here');
  });
});

describe('who asks and cancels again and again', () => {
  const turn = async (token: string, petId: string, clinicId: string, n: number, env = {}) => {
    const asked = await book(
      token,
      n % 2
        ? { petId, clinicId, date: timeOf(n) }
        : { petId, clinicId, date: `${TOMORROW}T${SLOTS[n]}`, type: 'emergency' },
      env,
    );
    if (asked.key) return asked.key;
    const { id, version } = asked.data;
    return (await mutate('appointments.cancel', { id, version, reason: 'Ya no puedo' }, { token, env })).key;
  };

  test('does so ten times in a day, and goes on the next; what stands can be cancelled, not moved', async () => {
    const { user, token, pet } = await anOwner();
    const { clinic } = await aDesk();
    const stays = await anAppointment(world, {
      pet: await aPet(world, user),
      clinic,
      startsAt: timeOf(30),
      status: 'confirmed',
    });
    const answers = [];
    for (let n = 0; n < 12; n += 1) answers.push(await turn(token, pet.id, clinic.id, n));
    expect(answers).toEqual([...Array(MAX_TURNS).fill(null), 'turns_full', 'turns_full']);
    const moved = await move(token, stays, timeOf(31));
    expect([moved.status, moved.key, moved.message]).toEqual([
      409,
      'turns_full',
      'En las últimas 24 horas moviste o cancelaste 10 citas, el máximo en un día. Para pedir o mover otra, llama a la clínica o espera.',
    ]);
    const { key } = await mutate('appointments.cancel', { id: stays.id, version: 1, reason: 'Viajamos' }, { token });
    expect(key).toBeNull();
    vi.setSystemTime(NOW + DAY_MS + 1);
    const later = await aSession({ ...world, now: Date.now() }, user);
    expect(await turn(later, pet.id, clinic.id, 13)).toBeNull();
  });

  test('by moving too, and only their own acts count', async () => {
    const { token, pet } = await anOwner();
    const { clinic, desk } = await aDesk();
    let visit = await anAppointment(world, { pet, clinic, startsAt: timeOf(0) });
    for (let n = 1; n <= MAX_TURNS; n += 1) {
      const { data, key } = await move(token, visit, timeOf(n));
      expect(key).toBeNull();
      visit = data;
      if (n > 1) continue;
      const theirs = { id: visit.id, version: visit.version, date: timeOf(40), reason: null };
      visit = (await mutate('visits.move', theirs, { token: desk })).data;
    }
    expect((await move(token, visit, timeOf(50))).key).toBe('turns_full');
  });

  test('has less of it while the e-mail is not confirmed, where any is sent', async () => {
    const { user, token, pet } = await anOwner();
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, user.id));
    const { clinic } = await aDesk();
    const { env } = aMailbox();
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await turn(token, pet.id, clinic.id, n, env));
    expect(answers).toEqual([...Array(MAX_TURNS_UNVERIFIED).fill(null), 'turns_full_unverified']);
    expect(await turn(token, pet.id, clinic.id, 5)).toBeNull();
  });
});

describe('a pet’s day', () => {
  test('takes an emergency besides, and an emergency takes no place in it', async () => {
    const { pet, token } = await anOwner();
    const clinic = await aRoomyClinic();
    const at = (time: string, type: string) =>
      book(token, { petId: pet.id, clinicId: clinic.id, date: `${TOMORROW}T${time}`, type });
    expect((await at('10:00', 'emergency')).key).toBeNull();
    expect((await at('11:00', 'checkup')).key).toBeNull();
    expect((await at('11:30', 'grooming')).key).toBe('pet_day_full');
    expect((await at('12:00', 'emergency')).key).toBeNull();
  });

  test('is the clinic’s to fill: what it books and moves is not refused, and counts', async () => {
    const { pet, token } = await anOwner();
    const { clinic, desk } = await aDesk();
    const asked = await book(token, { petId: pet.id, clinicId: clinic.id, date: `${MONDAY}T10:00` });
    await mutate('visits.setStatus', { id: asked.data.id, version: 1, act: 'confirm' }, { token: desk });
    const add = (date: string) =>
      mutate('visits.book', { petId: pet.id, date, type: 'grooming', notes: null }, { token: desk });
    expect((await add(`${MONDAY}T10:30`)).status).toBe(200);
    const { data: later } = await add(`${addDays(MONDAY, 1)}T10:00`);
    const second = { petId: pet.id, clinicId: clinic.id, date: `${addDays(MONDAY, 1)}T11:00` };
    expect((await book(token, second)).key).toBe('pet_day_full');
    const moved = await mutate(
      'visits.move',
      { id: later.id, version: 1, date: `${MONDAY}T11:00`, reason: null },
      { token: desk },
    );
    expect(moved.status).toBe(200);
    // Within the day that it has, a visit moves, whatever else stands there; onto another's day it does not.
    const [mine] = await world.db.select().from(appointments).where(eq(appointments.id, asked.data.id));
    const within = await move(token, { id: asked.data.id, version: mine?.version ?? 0 }, `${MONDAY}T15:00`);
    expect([within.key, within.data.date]).toEqual([null, `${MONDAY}T15:00`]);
  });

  test('refuses a visit that is moved onto it, unless it is its own or an emergency’s', async () => {
    const { pet, token } = await anOwner();
    const clinic = await aRoomyClinic();
    const on = (day: number, has: object = {}) =>
      anAppointment(world, { pet, clinic, startsAt: `${addDays(MONDAY, day)}T10:00`, ...has });
    const [monday, , urgent] = [await on(0), await on(-4), await on(2, { type: 'emergency' })];
    const thursday = `${TOMORROW}T12:00`;
    const refused = await move(token, monday, thursday);
    expect([refused.status, refused.key]).toEqual([409, 'pet_day_full']);
    expect((await move(token, urgent, thursday)).key).toBeNull();
    const moved = await move(token, monday, `${MONDAY}T12:00`);
    expect(moved.key).toBeNull();
    await world.db.update(appointments).set({ status: 'cancelled' }).where(sql`starts_at LIKE '2026-11-26T10%'`);
    expect((await move(token, moved.data, `${TOMORROW}T13:00`)).key).toBeNull();
  });

  test('is left out of the times offered instead of a taken one', async () => {
    const { pet, token } = await anOwner();
    // Two slots a day: what is offered lies on several days. Who is known holds no share of a day.
    const clinic = await aClinic(world, { hours: OPEN_ALL_WEEK.map(() => ['09:00', '10:00']) });
    await anAppointment(world, {
      pet,
      clinic,
      startsAt: `${addDays(MONDAY, -30)}T09:00`,
      status: 'completed',
      completedAt: world.now,
    });
    const taken = `${addDays(MONDAY, 1)}T09:00`;
    await anAppointment(world, { pet: (await anOwner()).pet, clinic, startsAt: taken });
    const visit = await anAppointment(world, { pet, clinic, startsAt: `${MONDAY}T09:00` });
    await anAppointment(world, { pet, clinic, startsAt: `${addDays(MONDAY, 2)}T09:00` });
    const offered = ({ details }: Called): number[] => details.nearest.map((at: string) => Number(at.slice(8, 10)));
    expect(offered(await book(token, { petId: pet.id, clinicId: clinic.id, date: taken }))).toEqual([1, 3, 3, 4, 4, 5]);
    // Within its own day it may move.
    expect(offered(await move(token, visit, taken))).toEqual([30, 1, 3, 3, 4, 4]);
  });
});

test('a clinic hands a pet over to a full account: it made the file itself', async () => {
  const { user, token } = await anOwner();
  const { desk } = await aDesk();
  for (let n = 1; n < MAX_PETS_NEW; n += 1) await aPet(world, user);
  const client = { name: 'Lía', phone: '3105550100', email: null, authorisation: 'Firmó en papel' };
  const pet = { name: 'Lila', species: 'gato', age: 2, weight: 4 };
  const { data: file } = await mutate('clients.register', { client, pet }, { token: desk });
  const { data: issued } = await mutate('clients.issueCode', { petId: file.id }, { token: desk });
  expect((await mutate('claims.redeem', { code: issued.code }, { token })).status).toBe(200);
  expect((await mutate('pets.create', pet, { token })).key).toBe('pets_full_new');
});

test('the hour that a request names is judged by the clock of the clinic', async () => {
  const { user, token, pet } = await anOwner();
  const clinic = await aRoomyClinic();
  for (let n = 0; n < MAX_PENDING_HERE; n += 1)
    await anAppointment(world, { pet: await aPet(world, user), clinic, startsAt: `${MONDAY}T09:00`, seat: n });
  const after = { petId: pet.id, clinicId: clinic.id, date: `${MONDAY}T17:00` };
  vi.setSystemTime(instantOf(`${MONDAY}T08:59`));
  const early = await aSession({ ...world, now: Date.now() }, user);
  expect([(await book(early, after)).key, token === early]).toEqual(['pending_full_here', false]);
  vi.setSystemTime(instantOf(`${MONDAY}T09:00`));
  expect((await book(early, after)).key).toBeNull();
});
