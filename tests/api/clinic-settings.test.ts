// Longer than 200 lines: every setting of a clinic, in the order of its screen.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CONTRACT_VERSION } from '../../src/shared/contract.ts';
import { SETTINGS_NOTICE_MINUTES } from '../../src/shared/limits.ts';
import { clinicSettingsOutput, settingsDetails } from '../../src/shared/schemas/clinic.ts';
import { addDays, instantOf, today } from '../../src/shared/time.ts';
import { clinicBlocks, clinics } from '../../worker/db/schema/clinics.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { auditLog, settings } from '../../worker/db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import worker from '../../worker/index.ts';
import { aClinic, anAppointment, aPet, aSession, aSetting, OPEN_ALL_WEEK, shownAgain } from '../support/builders.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice, type Practice } from '../support/clinic.ts';
import { RABIES } from '../support/clinic-calls.ts';
import { aMailbox } from '../support/mail.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const FRIDAY = '2026-11-27';
const set = (token: string, what: string, input: object) => mutate(`clinicSettings.${what}`, input, { token });
const read = async (token: string) => (await query('clinicSettings.get', undefined, { token })).data;
const acts = async () =>
  (await world.db.select().from(auditLog)).map(({ action }) => action).filter((action) => action !== 'clinic.changed');
const book = async ({ pet, clinic, mine }: Practice, date: string) =>
  (await mutate('appointments.create', { petId: pet.id, clinicId: clinic.id, date, type: 'checkup' }, { token: mine }))
    .key;

describe('a clinic’s data', () => {
  test('everything that the screen shows', async () => {
    const { theirs, clinic } = await aPractice({ prices: { checkup: 60_000 } });
    const all = await read(theirs);
    expect(clinicSettingsOutput.parse(all)).toEqual(all);
    expect(all).toMatchObject({
      name: clinic.name,
      memberRole: 'titular',
      missing: [],
      blocks: [],
      plans: [],
      texts: [],
      version: 1,
    });
    expect(all.holidays).toHaveLength(18);
    expect(all.holidays[0]).toEqual({ date: '2026-12-08', name: 'Inmaculada Concepción', isOpen: false });
  });

  test('name, city, address and phone; hours; rules; prices: each form writes its own', async () => {
    const { theirs } = await aPractice();
    const hours = [...OPEN_ALL_WEEK.slice(0, 5), ['09:00', '13:00'], null];
    await set(theirs, 'updateData', {
      version: 1,
      name: ' La Ceiba ',
      city: 'Cali',
      address: 'Calle 5',
      phone: '+57 602 555 0100',
    });
    await set(theirs, 'updateHours', { version: 2, hours });
    await set(theirs, 'updateRules', {
      version: 3,
      capacity: 4,
      minNoticeMin: 0,
      horizonDays: 30,
      takesEmergencies: true,
    });
    await set(theirs, 'updatePrices', { version: 4, prices: { checkup: 60_000, grooming: null } });
    expect(await read(theirs)).toMatchObject({
      name: 'La Ceiba',
      phone: '6025550100',
      hours,
      capacity: 4,
      minNoticeMin: 0,
      horizonDays: 30,
      takesEmergencies: true,
      prices: { checkup: 60_000 },
      version: 5,
    });
    for (const [what, input, path] of [
      ['updateData', { name: '', city: 'Cali', address: 'x', phone: '6025550100' }, 'name'],
      ['updateData', { name: 'A', city: 'Cali', address: 'x', phone: '123' }, 'phone'],
      ['updateHours', { hours: hours.slice(1) }, 'hours'],
      ['updateHours', { hours: [['13:00', '09:00'], ...hours.slice(1)] }, 'hours.0'],
      ['updateHours', { hours: [['09:10', '13:00'], ...hours.slice(1)] }, 'hours.0.0'],
      ['updateRules', { capacity: 21, minNoticeMin: 0, horizonDays: 30, takesEmergencies: true }, 'capacity'],
      ['updateRules', { capacity: 1, minNoticeMin: -1, horizonDays: 30, takesEmergencies: true }, 'minNoticeMin'],
      ['updateRules', { capacity: 1, minNoticeMin: 0, horizonDays: 366, takesEmergencies: true }, 'horizonDays'],
      ['updatePrices', { prices: { checkup: -1 } }, 'prices.checkup'],
      ['updateListing', { isListed: true, species: [], allHours: false }, 'species'],
      ['updateListing', { isListed: true, species: ['vaca'], allHours: false }, 'species.0'],
    ] as const) {
      const { status, issues } = await set(theirs, what, { version: 5, ...input });
      expect([what, status, issues[0]?.path]).toEqual([what, 400, path]);
    }
    expect((await read(theirs)).version).toBe(5);
  });

  test('the second of two editors is told what the first wrote', async () => {
    const { theirs, clinic } = await aPractice();
    const colleague = await aColleague(clinic);
    await set(theirs, 'updatePrices', { version: 1, prices: { checkup: 50_000 } });
    const late = await set(colleague.token, 'updatePrices', { version: 1, prices: { checkup: 90_000 } });
    expect([late.status, late.key]).toEqual([409, 'settings_changed']);
    expect(settingsDetails.parse(late.details).current).toMatchObject({ version: 2, prices: { checkup: 50_000 } });
  });

  test('bookings open only when name, city, address, phone and hours are set', async () => {
    const { theirs } = await aPractice({
      name: '',
      city: '',
      address: '',
      phone: '',
      hours: Array(7).fill(null),
      isBookable: false,
      contractVersion: null,
    });
    const fields = ['name', 'city', 'address', 'phone', 'hours', 'contract'];
    const open = (version: number) => set(theirs, 'setBookable', { version, isBookable: true });
    expect((await read(theirs)).missing).toEqual(fields);
    const refused = await open(1);
    expect([refused.status, refused.key, refused.issues.map(({ path }) => path)]).toEqual([
      409,
      'clinic_not_ready',
      fields,
    ]);
    await set(theirs, 'updateData', { version: 1, name: 'A', city: 'Cali', address: 'Calle 5', phone: '6025550100' });
    expect((await open(2)).issues).toEqual([
      { path: 'hours', message: 'Falta abrir al menos un día.' },
      { path: 'contract', message: 'Falta que un titular acepte el contrato de datos.' },
    ]);
    await set(theirs, 'acceptContract', { contract: CONTRACT_VERSION });
    await set(theirs, 'updateHours', { version: 2, hours: OPEN_ALL_WEEK });
    expect((await open(3)).data).toMatchObject({ isBookable: true, version: 4 });
    const shut = await set(theirs, 'updateHours', { version: 4, hours: Array(7).fill(null) });
    expect([shut.key, shut.issues[0]?.path]).toEqual(['invalid', 'hours']);
    await set(theirs, 'setBookable', { version: 4, isBookable: false });
    expect((await set(theirs, 'updateHours', { version: 5, hours: Array(7).fill(null) })).status).toBe(200);
    expect(await acts()).toEqual(['contract.accepted', 'clinic.bookings_opened', 'clinic.bookings_paused']);
  });
});

describe('the processing contract', () => {
  const nightOf = async (date: string) => {
    vi.setSystemTime(instantOf(`${date}T03:00`));
    await worker.scheduled(createScheduledController({ cron: '0 8 * * *' }), { ...bindings, ...aMailbox().env });
  };

  test('is accepted by a titular, as they read it, with the time, once', async () => {
    const { theirs, clinic, vet } = await aPractice({ contractVersion: 'antes', contractAt: 1 });
    const accept = (token: string, contract: string) => set(token, 'acceptContract', { contract });
    for (const role of ['veterinario', 'recepcion'] as const)
      expect((await accept((await aColleague(clinic, role)).token, CONTRACT_VERSION)).key).toBe('titular_only');
    expect((await accept(theirs, 'antes')).key).toBe('contract_changed');
    expect((await read(theirs)).missing).toEqual(['contract']);
    const { data } = await accept(theirs, CONTRACT_VERSION);
    expect(data).toMatchObject({
      contractVersion: CONTRACT_VERSION,
      contractAt: NOW,
      contractBy: vet.name,
      missing: [],
    });
    await accept((await aColleague(clinic, 'titular')).token, CONTRACT_VERSION);
    expect(await read(theirs)).toMatchObject({ contractBy: vet.name });
    expect(await world.db.select().from(auditLog)).toMatchObject([
      { action: 'contract.accepted', actorId: vet.id, targetId: clinic.id, reason: CONTRACT_VERSION },
    ]);
  });

  test('that changed is asked for by mail, and closes bookings after its days and nothing else', async () => {
    const { clinic, vet } = await aPractice({ contractVersion: 'antes' });
    const paused = await aClinic(world, { contractVersion: null, isBookable: false });
    const current = await aClinic(world);
    const asked = async () =>
      (await world.db.select().from(outbox).where(eq(outbox.kind, 'contract_due'))).map(({ userId, createdAt }) => [
        userId,
        today(createdAt),
      ]);
    const state = async () =>
      (await world.db.select().from(clinics)).map(({ id, isBookable, contractUntil }) => [
        id,
        isBookable,
        contractUntil,
      ]);
    await nightOf('2026-11-26');
    expect(await asked()).toEqual([[vet.id, '2026-11-26']]);
    const others = [
      [paused.id, false, null],
      [current.id, true, null],
    ];
    expect((await state()).sort()).toEqual([[clinic.id, true, '2026-12-26'], ...others].sort());
    await nightOf('2026-11-27');
    expect(await asked()).toHaveLength(1);
    await nightOf('2026-12-26');
    expect((await state()).sort()).toEqual([[clinic.id, true, '2026-12-26'], ...others].sort());
    await nightOf('2026-12-27');
    expect((await state()).sort()).toEqual([[clinic.id, false, '2026-12-26'], ...others].sort());
    await nightOf('2026-12-28');
    expect((await asked()).at(-1)).toEqual([vet.id, '2026-12-27']);
    expect(await world.db.select().from(auditLog)).toMatchObject([
      { action: 'clinic.bookings_paused', actorId: null, targetId: clinic.id, reason: 'contract' },
    ]);
    const now = { ...world, now: Date.now() };
    const theirs = await aSession(now, vet, shownAgain(now));
    expect((await set(theirs, 'setBookable', { version: 2, isBookable: true })).key).toBe('clinic_not_ready');
    expect((await query('clinic.today', undefined, { token: theirs })).status).toBe(200);
    await set(theirs, 'acceptContract', { contract: CONTRACT_VERSION });
    expect((await set(theirs, 'setBookable', { version: 2, isBookable: true })).data.isBookable).toBe(true);
  });
});

describe('bookings that somebody of the team pauses', () => {
  test('are told to the other titulares, who open them again; of an opening nobody is told', async () => {
    const { clinic, vet, theirs } = await aPractice({ name: 'Los Sauces' });
    const [other, member] = [await aColleague(clinic, 'titular'), await aColleague(clinic)];
    await aColleague(await aClinic(world), 'titular');
    const { sent, env } = aMailbox();
    const press = (token: string, version: number, isBookable: boolean) =>
      mutate('clinicSettings.setBookable', { version, isBookable }, { token, env });
    expect((await press(member.token, 1, false)).data.isBookable).toBe(false);
    expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [vet.email, other.user.email].sort().map((to) => [to, 'Tu clínica dejó de recibir citas']),
    );
    expect(sent[0]?.text).toContain(`${member.user.name} pausó`);
    expect(sent[0]?.text).toContain('/dashboard/business/configuracion');
    expect((await press(theirs, 2, true)).data.isBookable).toBe(true);
    expect((await press(member.token, 2, false)).key).toBe('settings_changed');
    expect(sent).toHaveLength(2);
    // A titular's own press is told to the others alone.
    await press(theirs, 3, false);
    expect(sent.slice(2).map(({ to }) => to)).toEqual([other.user.email]);
  });
});

describe('hours, rules, public data, prices, blocks and holidays that somebody of the team changes', () => {
  /** Each with what its act names; of the version that the one before left. */
  const CHANGES: [string, (version: number) => object, string][] = [
    [
      'updateData',
      (version) => ({ version, name: 'Otra', city: 'Cali', address: 'Calle 5', phone: '6025550100' }),
      'data',
    ],
    ['updateHours', (version) => ({ version, hours: OPEN_ALL_WEEK }), 'hours'],
    [
      'updateRules',
      (version) => ({ version, capacity: 2, minNoticeMin: 0, horizonDays: 60, takesEmergencies: false }),
      'rules',
    ],
    ['updatePrices', (version) => ({ version, prices: { checkup: 1 } }), 'prices'],
    ['updateListing', (version) => ({ version, isListed: true, species: ['gato'], allHours: false }), 'listing'],
    ['addBlock', () => ({ startsAt: `${FRIDAY}T09:00`, endsAt: `${FRIDAY}T17:30`, reason: null }), 'block'],
    ['setHoliday', () => ({ date: '2026-12-08', isOpen: true }), 'holiday'],
  ];
  const scene = async () => {
    const practice = await aPractice({ name: 'Los Sauces' });
    const member = await aColleague(practice.clinic);
    const { sent, env } = aMailbox();
    const own = { ...bindings, ...env };
    const tick = () => worker.scheduled(createScheduledController({ cron: '* * * * *' }), own);
    const change = (what: string, input: object, token = member.token) =>
      mutate(`clinicSettings.${what}`, input, { token, env });
    return { ...practice, member, sent, tick, change };
  };
  const changed = () => world.db.select().from(auditLog).where(eq(auditLog.action, 'clinic.changed'));

  test('stand in the acts with who did it, and are told to the titulares in one mail', async () => {
    const { clinic, vet, theirs, member, sent, tick, change } = await scene();
    for (const [n, [what, input]] of CHANGES.entries())
      expect([what, (await change(what, input(n + 1))).status]).toEqual([what, 200]);
    const [block] = await world.db.select().from(clinicBlocks);
    expect((await change('removeBlock', { id: block?.id })).status).toBe(200);
    const log = await changed();
    expect(log.map(({ reason }) => reason).toSorted()).toEqual(
      [...CHANGES.map(([, , part]) => part), 'unblock'].toSorted(),
    );
    expect(new Set(log.map(({ actorId, targetId }) => `${actorId} ${targetId}`))).toEqual(
      new Set([`${member.user.id} ${clinic.id}`]),
    );
    // Gathered for some minutes.
    await tick();
    expect(sent).toEqual([]);
    vi.setSystemTime(NOW + SETTINGS_NOTICE_MINUTES * 60_000);
    await tick();
    await tick();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [vet.email, 'Cambiaron la configuración de tu clínica'],
    ]);
    expect(sent[0]?.text).toContain(member.user.name);
    expect(sent[0]?.text).toContain(
      'nombre, teléfono o dirección; horario; reglas de las citas; precios; directorio; horas cerradas',
    );
    // What is changed later is told again; what a titular does is told to the other ones alone.
    expect((await change('updatePrices', { version: 6, prices: {} }, theirs)).status).toBe(200);
    expect((await change('updatePrices', { version: 7, prices: {} })).status).toBe(200);
    vi.setSystemTime(NOW + 3 * SETTINGS_NOTICE_MINUTES * 60_000);
    await tick();
    expect(sent.slice(1).map(({ to }) => to)).toEqual([vet.email]);
  });

  test('are neither noted nor told where nothing changed', async () => {
    const { change, sent, tick } = await scene();
    expect((await change('updatePrices', { version: 9, prices: {} })).key).toBe('settings_changed');
    expect((await change('removeBlock', { id: 'x' })).key).toBe('block_not_found');
    expect((await change('setHoliday', { date: '2026-12-08', isOpen: false })).status).toBe(200);
    vi.setSystemTime(NOW + SETTINGS_NOTICE_MINUTES * 60_000);
    await tick();
    expect([await changed(), sent]).toEqual([[], []]);
  });
});

describe('taking time out of the agenda', () => {
  test('fewer seats: what was sold stays, what exceeds is listed, no more is sold', async () => {
    const practice = await aPractice({ capacity: 3 });
    const { clinic, theirs, owner } = practice;
    const at10: string[] = [];
    for (const seat of [0, 2]) {
      const visit = { pet: await aPet(world, owner), clinic, startsAt: `${FRIDAY}T10:00`, seat, createdAt: NOW + seat };
      at10.push((await anAppointment(world, visit)).id);
    }
    await anAppointment(world, { pet: await aPet(world, owner), clinic, startsAt: `${FRIDAY}T11:00` });
    const rules = { version: 1, capacity: 1, minNoticeMin: 0, horizonDays: 60, takesEmergencies: false };
    const { data } = await set(theirs, 'updateRules', rules);
    // Who was there first keeps the seat.
    expect(data.kept.map(({ id }: { id: string }) => id)).toEqual([at10[1]]);
    expect(await book(practice, `${FRIDAY}T10:00`)).toBe('slot_taken');
    expect(await book(practice, `${FRIDAY}T11:00`)).toBe('slot_taken');
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.seat, 0));
    // One of the two old seats is left: the slot is still full.
    expect(await book(practice, `${FRIDAY}T10:00`)).toBe('slot_taken');
    expect(await book(practice, `${FRIDAY}T11:00`)).toBeNull();
  });

  test('shorter hours', async () => {
    const practice = await aPractice();
    const { clinic, pet, theirs } = practice;
    await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T16:00` });
    await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T09:00` });
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T16:00', status: 'completed' });
    const { data } = await set(theirs, 'updateHours', { version: 1, hours: Array(7).fill(['09:00', '16:00']) });
    expect(data.kept.map(({ date, time }: { date: string; time: string }) => `${date}T${time}`)).toEqual([
      `${FRIDAY}T16:00`,
    ]);
    expect(await book(practice, `${FRIDAY}T16:30`)).toBe('clinic_closed');
  });

  test('a pause: nobody books into it, and hours without a word about it leave it', async () => {
    const practice = await aPractice();
    const { clinic, pet, theirs } = practice;
    await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T12:30` });
    await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T14:00` });
    const pauses = [null, null, null, null, ['12:00', '14:00'], null, null];
    const { data } = await set(theirs, 'updateHours', { version: 1, hours: OPEN_ALL_WEEK, pauses });
    expect(data.kept).toMatchObject([{ date: FRIDAY, time: '12:30' }]);
    expect(await book(practice, `${FRIDAY}T13:30`)).toBe('clinic_closed');
    expect(await book(practice, '2026-11-28T13:30')).toBeNull();
    expect((await set(theirs, 'updateHours', { version: 2, hours: OPEN_ALL_WEEK })).data.pauses).toEqual(pauses);
    const { data: day } = await query('clinic.day', { date: FRIDAY }, { token: theirs });
    expect(day.pause).toEqual(['12:00', '14:00']);
  });

  test.each([
    ['outside the hours', ['17:00', '17:30'], 'La pausa va dentro del horario'],
    ['that ends before it begins', ['14:00', '12:00'], 'La pausa termina después de empezar'],
    ['off the grid', ['12:10', '14:00'], 'Elige horas en punto o y media'],
  ])('no pause %s', async (_, pause, message) => {
    const { theirs } = await aPractice();
    const pauses = [pause, ...Array(6).fill(null)];
    const { status, issues } = await set(theirs, 'updateHours', { version: 1, hours: OPEN_ALL_WEEK, pauses });
    expect([status, issues[0]?.path]).toEqual([400, expect.stringMatching(/^pauses\.0/)]);
    expect(issues[0]?.message).toContain(message);
  });

  test('a block, and giving it back', async () => {
    const practice = await aPractice();
    const { clinic, owner, theirs } = practice;
    const other = await aPet(world, owner);
    for (const time of ['11:30', '12:00', '14:00'])
      await anAppointment(world, { pet: other, clinic, status: 'confirmed', startsAt: `${FRIDAY}T${time}` });
    const block = { startsAt: `${FRIDAY}T12:00`, endsAt: `${FRIDAY}T14:00`, reason: 'Cirugía' };
    const { data } = await set(theirs, 'addBlock', block);
    expect(data).toMatchObject({ ...block, kept: [{ time: '12:00' }] });
    expect(await book(practice, `${FRIDAY}T13:30`)).toBe('clinic_blocked');
    expect((await read(theirs)).blocks).toEqual([{ id: data.id, ...block, agenda: null }]);
    expect((await set((await aColleague(await aClinic(world))).token, 'removeBlock', { id: data.id })).key).toBe(
      'block_not_found',
    );
    expect((await set(theirs, 'removeBlock', { id: data.id })).status).toBe(200);
    expect((await set(theirs, 'removeBlock', { id: data.id })).key).toBe('block_not_found');
    expect(await book(practice, `${FRIDAY}T13:30`)).toBeNull();
    for (const [startsAt, endsAt, path] of [
      [`${FRIDAY}T14:00`, `${FRIDAY}T12:00`, 'endsAt'],
      ['2026-11-20T09:00', '2026-11-20T12:00', 'endsAt'],
      ['2026-12-01T00:00', '2028-01-01T00:00', 'endsAt'],
      ['2026-02-30T09:00', `${FRIDAY}T12:00`, 'startsAt'],
      [`${FRIDAY}T09:15`, `${FRIDAY}T12:00`, 'startsAt'],
    ]) {
      const { issues } = await set(theirs, 'addBlock', { startsAt, endsAt });
      expect([startsAt, issues[0]?.path]).toEqual([startsAt, path]);
    }
  });

  test('a block of every week, from a date to another, and giving it back', async () => {
    const practice = await aPractice();
    const { clinic, owner, theirs } = practice;
    const other = await aPet(world, owner);
    const visits = [
      `${FRIDAY}T11:30`,
      `${FRIDAY}T12:30`,
      `${addDays(FRIDAY, 1)}T12:30`,
      `${addDays(FRIDAY, 7)}T13:30`,
      `${addDays(FRIDAY, 14)}T12:30`,
    ];
    for (const startsAt of visits) await anAppointment(world, { pet: other, clinic, status: 'confirmed', startsAt });
    const block = {
      days: [4, 0, 4],
      fromTime: '12:00',
      untilTime: '14:00',
      fromDate: FRIDAY,
      untilDate: addDays(FRIDAY, 7),
      reason: 'Reunión',
    };
    const { data } = await set(theirs, 'addWeeklyBlock', block);
    expect(data).toMatchObject({ ...block, days: [0, 4] });
    expect(data.kept.map(({ date, time }: { date: string; time: string }) => `${date}T${time}`)).toEqual([
      visits[1],
      visits[3],
    ]);
    expect(await book(practice, `${FRIDAY}T13:00`)).toBe('clinic_blocked');
    expect(await book(practice, `${addDays(FRIDAY, 3)}T13:00`)).toBe('clinic_blocked');
    expect(await book(practice, `${addDays(FRIDAY, 1)}T13:00`)).toBeNull();
    expect((await read(theirs)).weeklyBlocks).toEqual([{ id: data.id, ...block, agenda: null, days: [0, 4] }]);
    // The agenda says why.
    const { data: day } = await query('clinic.day', { date: FRIDAY }, { token: theirs });
    expect(day.blocks).toEqual([
      { id: data.id, startsAt: `${FRIDAY}T12:00`, endsAt: `${FRIDAY}T14:00`, agenda: null, reason: 'Reunión' },
    ]);
    const stranger = (await aColleague(await aClinic(world))).token;
    expect((await set(stranger, 'removeBlock', { id: data.id })).key).toBe('block_not_found');
    expect((await set(theirs, 'removeBlock', { id: data.id })).status).toBe(200);
    expect((await set(theirs, 'removeBlock', { id: data.id })).key).toBe('block_not_found');
    expect(await book(practice, `${FRIDAY}T13:00`)).toBeNull();
    for (const [wrong, path] of [
      [{ days: [] }, 'days'],
      [{ days: [7] }, 'days.0'],
      [{ untilTime: '12:00' }, 'untilTime'],
      [{ fromTime: '12:15' }, 'fromTime'],
      [{ fromDate: '2026-02-30' }, 'fromDate'],
      [{ untilDate: addDays(FRIDAY, -1) }, 'untilDate'],
      [{ fromDate: '2026-01-05', untilDate: '2026-02-05' }, 'untilDate'],
    ] as const) {
      const { issues } = await set(theirs, 'addWeeklyBlock', { ...block, ...wrong });
      expect([wrong, issues[0]?.path]).toEqual([wrong, path]);
    }
  });

  test('only so many blocks to come', async () => {
    const { theirs, clinic, vet } = await aPractice();
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: `b${index}`,
      clinicId: clinic.id,
      startsAt: '2026-12-01T09:00',
      endsAt: '2026-12-01T10:00',
      createdBy: vet.id,
      createdAt: NOW,
    }));
    for (let from = 0; from < 200; from += 10) await world.db.insert(clinicBlocks).values(rows.slice(from, from + 10));
    const more = { startsAt: '2026-12-02T09:00', endsAt: '2026-12-02T10:00' };
    expect((await set(theirs, 'addBlock', more)).key).toBe('blocks_full');
    await set(theirs, 'removeBlock', { id: 'b7' });
    expect((await set(theirs, 'addBlock', more)).status).toBe(200);
  });

  test('a holiday: open, and closed again with its sold visits listed', async () => {
    const practice = await aPractice();
    const { theirs } = practice;
    const holiday = (date: string, isOpen: boolean) => set(theirs, 'setHoliday', { date, isOpen });
    expect(await book(practice, '2026-12-08T10:00')).toBe('clinic_holiday');
    expect((await holiday('2026-12-08', true)).data).toEqual({ date: '2026-12-08', isOpen: true, kept: [] });
    expect((await holiday('2026-12-08', true)).status).toBe(200);
    expect(await book(practice, '2026-12-08T10:00')).toBeNull();
    expect((await holiday('2026-12-08', false)).data.kept).toMatchObject([{ time: '10:00' }]);
    expect(await book(practice, '2026-12-08T11:00')).toBe('clinic_holiday');
    expect((await holiday('2026-12-09', true)).issues).toEqual([
      { path: 'date', message: 'Ese día no es festivo en Colombia.' },
    ]);
    expect((await holiday('2026-11-16', true)).issues[0]?.path).toBe('date');
  });
});

describe('plans and texts', () => {
  test('an own vaccination plan, and back to the default', async () => {
    const { theirs } = await aPractice();
    await set(theirs, 'savePlan', { species: 'perro', items: [RABIES] });
    await set(theirs, 'savePlan', { species: 'perro', items: [{ ...RABIES, everyMonths: 36 }] });
    expect((await read(theirs)).plans).toEqual([
      { species: 'perro', items: [{ ...RABIES, everyMonths: 36 }], updatedAt: NOW },
    ]);
    const twice = await set(theirs, 'savePlan', { species: 'perro', items: [RABIES, RABIES] });
    expect([twice.key, twice.issues[0]?.path]).toEqual(['invalid', 'items']);
    await set(theirs, 'resetPlan', { species: 'perro' });
    expect((await read(theirs)).plans).toEqual([]);
  });

  test('texts for answers and records, each clinic its own', async () => {
    const { theirs } = await aPractice();
    const answer = { purpose: 'answer', title: 'Horario', body: { text: 'De 9 a 5.' } };
    const { data } = await set(theirs, 'saveText', answer);
    const record = { purpose: 'record', kind: 'consulta', title: 'Control', body: { text: 'Mucosas rosadas.' } };
    expect((await set(theirs, 'saveText', record)).status).toBe(200);
    expect((await set(theirs, 'saveText', { ...answer, kind: 'consulta' })).issues[0]?.path).toBe('kind');
    expect((await set(theirs, 'saveText', { ...answer, body: { text: ' ' } })).issues[0]?.path).toBe('body');
    const stranger = await aColleague(await aClinic(world));
    expect((await set(stranger.token, 'saveText', { ...answer, id: data.id })).key).toBe('text_not_found');
    expect((await set(stranger.token, 'removeText', { id: data.id })).key).toBe('text_not_found');
    await set(theirs, 'saveText', { ...answer, id: data.id, title: 'Horas' });
    expect((await query('clinicMessages.canned', undefined, { token: theirs })).data).toEqual([
      { id: data.id, title: 'Horas', text: 'De 9 a 5.' },
    ]);
    await set(theirs, 'removeText', { id: data.id });
    expect((await read(theirs)).texts).toMatchObject([{ kind: 'consulta', title: 'Control' }]);
  });
});

describe('closing a clinic', () => {
  test('is for good: no bookings, visits to come cancelled with a reason, records kept', async () => {
    const practice = await aPractice({ capacity: 2 });
    const { clinic, pet, owner, theirs, vet } = practice;
    await aSetting(world, 'default_clinic', clinic.id);
    const visits = [
      await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T09:00', status: 'completed', chargeCop: 5 }),
      await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T09:30', status: 'in_progress' }),
      await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T10:00`, status: 'confirmed' }),
      await anAppointment(world, { pet: await aPet(world, owner), clinic, startsAt: `${FRIDAY}T10:00`, seat: 1 }),
    ];
    const { env } = aMailbox();
    const close = (has: object) =>
      mutate(
        'clinicSettings.close',
        { version: 1, name: clinic.name, reason: 'Nos mudamos', ...has },
        { token: theirs, env },
      );
    expect((await close({ name: 'Otra' })).issues[0]?.path).toBe('name');
    expect((await close({ version: 2 })).key).toBe('settings_changed');
    const colleague = await aColleague(clinic);
    expect((await set(colleague.token, 'close', { version: 1, name: clinic.name, reason: 'x' })).key).toBe(
      'titular_only',
    );

    expect((await close({})).data).toEqual({ closedAt: NOW, cancelled: 2 });
    const rows = await world.db.select().from(appointments);
    const after = visits.map((visit) => rows.find(({ id }) => id === visit.id));
    expect(after.map((row) => [row?.status, row?.cancelledBy, row?.cancelReason])).toEqual([
      ['completed', null, null],
      ['in_progress', null, null],
      ['cancelled', 'clinic', 'Nos mudamos'],
      ['cancelled', 'clinic', 'Nos mudamos'],
    ]);
    expect(await world.db.select().from(appointmentEvents)).toMatchObject([
      { actorId: vet.id, status: 'cancelled', reason: 'Nos mudamos', at: NOW },
      { actorId: vet.id, status: 'cancelled', reason: 'Nos mudamos', at: NOW },
    ]);
    expect(await world.db.select().from(settings)).toEqual([]);
    expect(await acts()).toEqual(['clinic.closed']);
    const told = (await world.db.select().from(outbox)).map(({ kind, userId }) => [kind, userId]);
    expect(told.filter(([kind]) => kind === 'clinic_closed')).toEqual([['clinic_closed', colleague.user.id]]);
    expect(told.filter(([kind]) => kind === 'visit_cancelled')).toEqual([
      ['visit_cancelled', owner.id],
      ['visit_cancelled', owner.id],
    ]);
    expect(await book(practice, `${FRIDAY}T12:00`)).toBe('clinic_closed_to_bookings');
    expect((await close({ version: 2 })).key).toBe('clinic_is_closed');
    expect((await set(theirs, 'updatePrices', { version: 2, prices: {} })).key).toBe('clinic_is_closed');
    expect((await set(theirs, 'addBlock', { startsAt: `${FRIDAY}T12:00`, endsAt: `${FRIDAY}T14:00` })).key).toBe(
      'clinic_is_closed',
    );
    // What was under way is finished.
    expect(
      (
        await mutate(
          'visits.setStatus',
          { id: visits[1]?.id, version: 1, act: 'complete', charge: chargeOf(1) },
          { token: theirs },
        )
      ).status,
    ).toBe(200);
    expect((await world.db.select().from(clinics)).find(({ id }) => id === clinic.id)?.closedAt).toBe(
      instantOf('2026-11-25T10:00'),
    );
  });
});
