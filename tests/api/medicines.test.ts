// Longer than 200 lines: what is given, by whom, and who hears and reads of it.
import { createScheduledController } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAX_KEPT_MEDICINES } from '../../src/shared/limits.ts';
import { duesOn } from '../../src/shared/medicines.ts';
import { addDays, instantOf } from '../../src/shared/time.ts';
import { isDueAt } from '../../worker/db/medicines.ts';
import { medicineAlarms, medicineTicks, petMedicines } from '../../worker/db/schema/medicines.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { noticeChoices, outbox } from '../../worker/db/schema/post.ts';
import worker from '../../worker/index.ts';
import { aClinic, aMedicine, aMember, anAppointment, aPet, aSession, aUser, shownAgain } from '../support/builders.ts';
import { aCarer, tokenOf } from '../support/household-calls.ts';
import { aMailbox, POST_VARS } from '../support/mail.ts';
import { aFormula, medicineOf } from '../support/medicine-calls.ts';
import { aPushService } from '../support/push-service.ts';
import { bindings, mutate, NOW, query, TODAY, world } from '../support/world.ts';

const EIGHT = `${TODAY}T08:00`;

/** An owner with an animal, somebody of the household, and a medicine of eight and twenty. */
const scene = async () => {
  const owner = await aUser(world, { name: 'Ana Ruiz' });
  const carer = await aCarer(owner, { name: 'Beto Cano' });
  const pet = await aPet(world, owner, { name: 'Nube' });
  const medicine = await aMedicine(world, pet, { addedBy: owner.id });
  const [mine, theirs] = [
    await aSession(world, owner, shownAgain(world)),
    await aSession(world, carer, shownAgain(world)),
  ];
  const list = async (token = mine) => (await query('medicines.ofPet', { petId: pet.id }, { token })).data;
  const tick = (token: string, at = EIGHT) => mutate('medicines.tick', { id: medicine.id, at }, { token });
  const untick = (token: string, at = EIGHT) => mutate('medicines.untick', { id: medicine.id, at }, { token });
  const save = (has: object = {}, token = mine) => mutate('medicines.save', medicineOf(pet.id, { ...has }), { token });
  return { owner, carer, pet, medicine, mine, theirs, list, tick, untick, save };
};

describe('the form', () => {
  test('keeps the words as they were typed, hours in order, and who added it', async () => {
    const { save, theirs, list } = await scene();
    const { status, data } = await save({ times: ['20:00', '08:00'], to: '2026-12-02' }, theirs);
    // Both were added in one moment: their order is that of their ids.
    const added = data.find(({ addedBy }: { addedBy: string }) => addedBy === 'Beto Cano');
    expect([status, added]).toMatchObject([
      200,
      {
        name: 'Cefalexina 500 mg',
        instruction: 'Con comida, como dijo la doctora',
        source: null,
        times: ['08:00', '20:00'],
        from: TODAY,
        to: '2026-12-02',
        addedBy: 'Beto Cano',
        endedAt: null,
        ticks: [],
      },
    ]);
    expect(await list()).toEqual(data);
  });

  test.each([
    [{ times: ['25:00'] }, 'times.0'],
    [{ times: ['8:00'] }, 'times.0'],
    [{ times: [] }, 'times'],
    [{ times: ['08:00', '08:00'] }, 'times'],
    [{ times: ['01:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00'] }, 'times'],
    [{ everyDays: 0 }, 'everyDays'],
    [{ everyDays: null }, 'weekdays'],
    [{ everyDays: 2, weekdays: [1] }, 'weekdays'],
    [{ everyDays: null, weekdays: [8] }, 'weekdays.0'],
    [{ from: '2026-02-30' }, 'from'],
    [{ to: '2026-11-24' }, 'to'],
    [{ name: ' ' }, 'name'],
  ])('refuses %j beside its field', async (has, path) => {
    const { save } = await scene();
    const { status, issues } = await save(has);
    expect([status, issues?.map((issue) => issue.path)]).toEqual([400, [path]]);
  });

  test('takes the words of a fórmula from the fórmula, and never changes them', async () => {
    const owner = await aUser(world);
    const { pet, formula, theirs, clinic } = await aFormula(owner);
    const token = await aSession(world, owner);
    const source = { prescriptionId: formula.id, position: 1 };
    const sent = medicineOf(pet.id, { source, name: 'Otra', instruction: 'El doble' });
    const { data } = await mutate('medicines.save', sent, { token });
    const words = {
      name: 'Cefalexina 500 mg, Tabletas',
      instruction: 'Media tableta cada 12 horas, con comida',
      source: { clinicName: clinic.name, date: TODAY, isVoided: false },
    };
    expect(data).toMatchObject([words]);
    const changed = await mutate('medicines.save', { ...sent, version: 1, times: ['09:00'] }, { token });
    expect(changed.data).toMatchObject([{ ...words, times: ['09:00'], version: 2 }]);
    await mutate('care.voidPrescription', { id: formula.id, reason: 'La dosis estaba mal' }, { token: theirs });
    expect((await query('medicines.ofPet', { petId: pet.id }, { token })).data[0].source.isVoided).toBe(true);
    const late = await mutate('medicines.save', medicineOf(pet.id, { source }), { token });
    expect(late.key).toBe('care_not_found');
    const other = await aFormula(owner);
    const foreign = { prescriptionId: other.formula.id, position: 1 };
    expect((await mutate('medicines.save', medicineOf(pet.id, { source: foreign }), { token })).key).toBe(
      'care_not_found',
    );
  });

  test('sent again it stands once; the second of two writers is told; an ended one is not changed', async () => {
    const { pet, mine, theirs } = await scene();
    const typed = medicineOf(pet.id);
    const send = (has: object, token = mine) => mutate('medicines.save', { ...typed, ...has }, { token });
    expect([(await send({})).status, (await send({})).data.length]).toEqual([200, 2]);
    expect((await send({ name: 'Otra' })).issues?.[0]?.path).toBe('id');
    const both = await Promise.all([
      send({ version: 1, times: ['07:00'] }),
      send({ version: 1, times: ['09:00'] }, theirs),
    ]);
    expect(both.map(({ key }) => key).sort()).toEqual(['medicine_changed', null].sort());
    const alarms = await world.db.select().from(medicineAlarms).where(eq(medicineAlarms.medicineId, typed.id));
    const [row] = await world.db.select().from(petMedicines).where(eq(petMedicines.id, typed.id));
    expect(alarms.map(({ time }) => time)).toEqual(JSON.parse(row?.times ?? ''));
    const { data } = await mutate('medicines.end', { id: typed.id }, { token: theirs });
    expect(data.find(({ id }: { id: string }) => id === typed.id).endedBy).toBe('Beto Cano');
    expect((await send({ version: 3 })).key).toBe('medicine_changed');
    expect(await world.db.select().from(medicineAlarms).where(eq(medicineAlarms.medicineId, typed.id))).toEqual([]);
  });

  test('noted by mistake it is taken away with its hours, by whoever noted it or the owner, and never once it was given', async () => {
    const { save, mine, theirs, medicine, pet, tick, list } = await scene();
    const remove = (id: string, token: string) => mutate('medicines.remove', { id, petId: pet.id }, { token });
    expect((await remove(medicine.id, theirs)).key).toBe('medicine_of_another');
    const { data } = await save({}, theirs);
    const own = data.find(({ id }: { id: string }) => id !== medicine.id);
    const left = await remove(own.id, theirs);
    expect(left.data.map(({ id }: { id: string }) => id)).toEqual([medicine.id]);
    // Sent again it is gone.
    expect((await remove(own.id, theirs)).data).toEqual(left.data);
    expect(await world.db.select().from(medicineAlarms).where(eq(medicineAlarms.medicineId, own.id))).toEqual([]);
    await tick(theirs);
    expect((await remove(medicine.id, mine)).key).toBe('medicine_ticked');
    expect(await list()).toMatchObject([{ id: medicine.id }]);
    // Of another animal of theirs it is not taken.
    const other = await save({}, mine);
    const typed = other.data.find(({ id }: { id: string }) => id !== medicine.id);
    const elsewhere = await aPet(world, { id: pet.ownerId ?? '' }, { name: 'Maní' });
    await mutate('medicines.remove', { id: typed.id, petId: elsewhere.id }, { token: mine });
    expect(await list()).toHaveLength(2);
  });

  test('an animal has so many and no more, none where it died or is put away', async () => {
    const { pet, save, mine, tick } = await scene();
    for (let n = 1; n < MAX_KEPT_MEDICINES; n += 1) await aMedicine(world, pet);
    expect((await save()).key).toBe('medicines_full');
    await world.db.delete(petMedicines).where(sql`rowid > 1`);
    for (const state of [{ diedAt: NOW }, { archivedAt: NOW, diedAt: null }]) {
      await world.db.update(pets).set(state).where(eq(pets.id, pet.id));
      expect([(await save()).key, (await tick(mine)).key]).toEqual(['medicine_closed', 'medicine_closed']);
    }
  });
});

describe('that it was given', () => {
  test('of two at once one stands, and the other is told who and when', async () => {
    const { tick, mine, theirs, list } = await scene();
    const both = await Promise.all([tick(mine), tick(theirs)]);
    const late = both.find(({ status }) => status === 409);
    const winner = both[0] === late ? 'Beto Cano' : 'Ana Ruiz';
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([late?.key, late?.details]).toEqual(['medicine_given', { tick: { by: winner, isMine: false, at: NOW } }]);
    expect(await world.db.select().from(medicineTicks)).toHaveLength(1);
    expect((await list())[0].ticks).toEqual([{ due: EIGHT, by: winner, isMine: winner === 'Ana Ruiz', at: NOW }]);
  });

  test('said twice by the same person it is said', async () => {
    const { tick, mine } = await scene();
    expect([(await tick(mine)).status, (await tick(mine)).status]).toEqual([200, 200]);
  });

  test.each([
    ['an hour that is none of its own', '2026-11-25T09:00', 'medicine_not_due'],
    ['before its first day', '2026-11-24T08:00', 'medicine_not_due'],
    ['far back', '2026-11-10T08:00', 'medicine_not_due'],
    ['more than two hours ahead', '2026-11-25T20:00', 'medicine_too_early'],
    ['tomorrow', '2026-11-26T08:00', 'medicine_too_early'],
    ['a day that is none', '2026-02-30T08:00', 'invalid'],
  ])('is not said of %s', async (_, at, key) => {
    const { tick, mine } = await scene();
    expect((await tick(mine, at)).key).toBe(key);
    expect(await world.db.select().from(medicineTicks)).toEqual([]);
  });

  test('is said two hours before its hour, and six days after', async () => {
    const { tick, mine } = await scene();
    vi.setSystemTime(instantOf(`${TODAY}T18:00`));
    expect((await tick(mine, `${TODAY}T20:00`)).status).toBe(200);
    vi.setSystemTime(instantOf('2026-12-01T23:00'));
    expect((await tick(mine)).status).toBe(200);
    vi.setSystemTime(instantOf('2026-12-02T00:01'));
    expect((await tick(mine, `${TODAY}T20:00`)).key).toBe('medicine_not_due');
  });

  test('is taken back by whoever said it and by the owner, by nobody else', async () => {
    const { tick, untick, mine, theirs, owner, list } = await scene();
    await tick(mine);
    expect((await untick(theirs)).key).toBe('tick_of_another');
    expect((await untick(mine)).data[0].ticks).toEqual([]);
    await tick(theirs);
    const third = await aSession(world, await aCarer(owner));
    expect((await untick(third)).key).toBe('tick_of_another');
    expect((await untick(mine)).status).toBe(200);
    expect((await untick(mine)).status).toBe(200);
    await tick(theirs);
    expect([(await untick(theirs)).status, (await list())[0].ticks]).toEqual([200, []]);
  });

  test('of hours that were changed only the new ones are asked for', async () => {
    const { medicine, pet, mine, list } = await scene();
    const change = { ...medicineOf(pet.id), id: medicine.id, version: 1, times: ['07:30', '19:30'] };
    expect((await mutate('medicines.save', change, { token: mine })).status).toBe(200);
    const [now] = await list();
    expect(duesOn(now, TODAY)).toEqual([`${TODAY}T19:30`]);
    expect((await mutate('medicines.tick', { id: medicine.id, at: `${TODAY}T07:30` }, { token: mine })).key).toBe(
      'medicine_not_due',
    );
  });
});

test('the hours that the database takes are those that screens show', async () => {
  const pet = await aPet(world, await aUser(world));
  const schedules = [
    { everyDays: 1 },
    { everyDays: 3 },
    { everyDays: null, weekdays: '17' },
    { everyDays: null, weekdays: '236', toOn: addDays(TODAY, 4) },
    { everyDays: 2, hoursSince: `${TODAY}T12:00` },
    { everyDays: 90 },
  ];
  for (const has of schedules) {
    const row = await aMedicine(world, pet, { ...has, from: '2026-11-22' });
    const schedule = {
      times: ['08:00', '20:00'],
      everyDays: row.everyDays,
      weekdays: row.weekdays ? [...row.weekdays].map(Number) : null,
      from: row.fromOn,
      to: row.toOn ?? null,
      since: row.hoursSince,
    };
    for (let day = -2; day < 20; day += 1)
      for (const time of ['08:00', '20:00', '12:00']) {
        const at = `${addDays('2026-11-22', day)}T${time}`;
        const [found] = await world.db.all<{ is: number }>(
          sql`SELECT ${isDueAt(sql`${at}`)} AS "is" FROM pet_medicines m WHERE m.id = ${row.id}`,
        );
        expect([has, at, found?.is === 1]).toEqual([has, at, duesOn(schedule, at.slice(0, 10)).includes(at)]);
      }
  }
});

describe('who sees and does it', () => {
  const strangers = {
    stranger: async () => aUser(world),
    'former member': async ({ owner }: Awaited<ReturnType<typeof scene>>) => {
      const former = await aCarer(owner);
      await world.db.run(sql`DELETE FROM household_members WHERE member_id = ${former.id}`);
      return former;
    },
  };
  test.each(Object.entries(strangers))('a %s neither sees nor does anything', async (_, who) => {
    const found = await scene();
    const token = await aSession(world, await who(found));
    const { pet, medicine, tick, untick, save, mine } = found;
    await tick(mine);
    const answers = [
      await query('medicines.ofPet', { petId: pet.id }, { token }),
      await save({}, token),
      await save({ id: medicine.id, version: 1 }, token),
      await mutate('medicines.end', { id: medicine.id }, { token }),
      await mutate('medicines.remove', { id: medicine.id, petId: pet.id }, { token }),
      await tick(token),
      await untick(token),
    ];
    expect(answers.map(({ key }) => key)).toEqual([
      'pet_not_found',
      'pet_not_found',
      'pet_not_found',
      'medicine_not_found',
      'pet_not_found',
      'medicine_not_found',
      'medicine_not_found',
    ]);
    expect((await query('owner.summary', undefined, { token })).data.medicines).toEqual([]);
    expect([await world.db.select().from(petMedicines), await world.db.select().from(medicineTicks)]).toMatchObject([
      [{ version: 1, endedAt: null }],
      [{ givenByName: 'Ana Ruiz' }],
    ]);
  });

  test('a clinic reads what is given in these days where the file is open, and ticks of nobody', async () => {
    const { pet, medicine } = await scene();
    await aMedicine(world, pet, { name: 'Terminada', endedAt: NOW });
    await aMedicine(world, pet, { name: 'Pasada', from: '2026-11-01', toOn: '2026-11-10' });
    const [clinic, vet] = [await aClinic(world), await aUser(world, { role: 'business' })];
    await aMember(world, vet, clinic);
    const token = await aSession(world, vet);
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-26T10:00' });
    const read = async () => (await query('clinicRecords.file', { petId: pet.id }, { token })).data.file;
    expect(await read()).toBe(null);
    await mutate('visits.setStatus', { id: visit.id, version: 1, act: 'confirm' }, { token });
    const [shown, ...more] = (await read()).given;
    expect([shown, more]).toEqual([
      {
        name: medicine.name,
        instruction: null,
        times: ['08:00', '20:00'],
        everyDays: 1,
        weekdays: null,
        from: TODAY,
        to: null,
      },
      [],
    ]);
    expect((await query('visits.get', { id: visit.id }, { token })).data.file.given).toEqual([medicine.name]);
    const another = await aClinic(world);
    const other = await aUser(world, { role: 'business' });
    await aMember(world, other, another);
    expect((await query('clinicRecords.file', { petId: pet.id }, { token: await aSession(world, other) })).status).toBe(
      404,
    );
  });

  test('the emergency card names them', async () => {
    const { mine, medicine, pet } = await scene();
    await aMedicine(world, pet, { name: 'Terminada', endedAt: NOW });
    expect((await query('pets.cards', undefined, { token: mine })).data[0].given).toEqual([medicine.name]);
  });

  test('the dashboard names what is of about now and not given, of all animals', async () => {
    const { owner, pet, medicine, mine, theirs, tick } = await scene();
    const mota = await aPet(world, owner, { name: 'Mota' });
    await aMedicine(world, mota, { name: 'Gotas', times: ['06:00', '11:59', '12:01'] });
    await aMedicine(world, await aPet(world, owner, { diedAt: NOW }), {});
    const seen = async (token = mine) =>
      (await query('owner.summary', undefined, { token })).data.medicines.map(
        (one: { name: string; at: string; petName: string }) => `${one.petName} ${one.at.slice(11)} ${one.name}`,
      );
    const all = ['Mota 06:00 Gotas', `${pet.name} 08:00 ${medicine.name}`, 'Mota 11:59 Gotas'];
    expect([await seen(), await seen(theirs)]).toEqual([all, all]);
    await tick(theirs);
    expect(await seen()).toEqual([all[0], all[2]]);
  });
});

describe('what becomes of them', () => {
  test('with the animal they go to its new owner, without the names of who gave them', async () => {
    const { pet, mine, tick } = await scene();
    await tick(mine);
    const { env } = aMailbox();
    const offered = await mutate('household.handOver', { petId: pet.id, label: null }, { token: mine, env });
    const token = await aSession(world, await aUser(world), shownAgain(world));
    await mutate('household.accept', { token: tokenOf(offered), agrees: true }, { token, env });
    const [medicine] = (await query('medicines.ofPet', { petId: pet.id }, { token })).data;
    expect(medicine).toMatchObject({ addedBy: null, ticks: [{ due: EIGHT, by: null, isMine: false }] });
    expect((await world.db.select().from(medicineTicks))[0]?.givenByName).toBe('');
    expect((await query('medicines.ofPet', { petId: pet.id }, { token: mine })).key).toBe('pet_not_found');
  });

  test('the owner’s copy has them, in words', async () => {
    const { mine, theirs, tick } = await scene();
    await tick(theirs);
    const { data } = await mutate('profile.export', undefined, { token: mine });
    expect(data['medicinas a sus horas']).toMatchObject([
      { mascota: 'Nube', medicina: 'Cefalexina 500 mg', horas: ['08:00', '20:00'], 'la anotó': 'Ana Ruiz' },
    ]);
    expect(data['medicinas dadas']).toEqual([
      {
        mascota: 'Nube',
        medicina: 'Cefalexina 500 mg',
        'de la hora': EIGHT,
        'la dio': 'Beto Cano',
        marcada: '2026-11-25T10:00',
      },
    ]);
    const copy = await mutate('profile.export', undefined, { token: theirs });
    expect(copy.data['medicinas a sus horas']).toEqual([]);
  });

  test('with the account they are erased, of an animal that a clinic keeps too', async () => {
    const owner = await aUser(world, { password: 'sombrilla-roja' });
    const { pet } = await aFormula(owner);
    const medicine = await aMedicine(world, pet);
    await world.db
      .insert(medicineTicks)
      .values({ medicineId: medicine.id, dueAt: EIGHT, givenByName: 'X', givenAt: NOW });
    const token = await aSession(world, owner);
    expect((await mutate('profile.erase', { password: 'sombrilla-roja' }, { token })).key).toBe(null);
    expect(await world.db.select().from(pets)).toMatchObject([{ id: pet.id, ownerId: null }]);
    for (const table of [petMedicines, medicineTicks, medicineAlarms])
      expect(await world.db.select().from(table)).toEqual([]);
  });

  test('of somebody of the household whose account is erased the tick stays, without their name', async () => {
    const { owner, pet, medicine, mine, list } = await scene();
    const helper = await aCarer(owner);
    await world.db.run(
      sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${
        (await aUser(world, { password: 'sombrilla-roja' })).id
      }) WHERE id = ${helper.id}`,
    );
    const token = await aSession(world, helper);
    await mutate('medicines.save', medicineOf(pet.id), { token });
    await mutate('medicines.tick', { id: medicine.id, at: EIGHT }, { token });
    expect((await mutate('profile.erase', { password: 'sombrilla-roja' }, { token })).key).toBe(null);
    const both: { id: string; ticks: object[]; addedBy: string | null }[] = await list(mine);
    const of = (isFirst: boolean) => both.find(({ id }) => (id === medicine.id) === isFirst);
    expect([of(true)?.ticks, of(false)?.addedBy]).toEqual([[{ due: EIGHT, by: null, isMine: false, at: NOW }], null]);
    expect((await world.db.select().from(medicineTicks))[0]).toMatchObject({ givenBy: null, givenByName: '' });
  });
});

describe('the reminder', () => {
  const ready = async () => {
    const found = await scene();
    const service = await aPushService();
    const mailbox = aMailbox();
    const env = { ...mailbox.env, ...service.env };
    for (const token of [found.mine, found.theirs])
      await mutate('post.addDevice', await service.newBrowser(), { token, env: { ...POST_VARS, ...service.env } });
    await world.db.delete(outbox);
    mailbox.sent.length = 0;
    const minute = async (wall: string) => {
      vi.setSystemTime(instantOf(wall));
      await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
    };
    return { ...found, pushed: service.pushed, sent: mailbox.sent, minute };
  };

  test('goes at its hour, once to each device of the household, names nothing, and by mail only to who asked', async () => {
    const { minute, pushed, sent, pet, owner } = await ready();
    await aMedicine(world, pet, { name: 'Otra', times: ['20:00'] });
    await minute(`${TODAY}T19:59`);
    expect(pushed).toEqual([]);
    await minute(`${TODAY}T20:00`);
    await minute(`${TODAY}T20:01`);
    expect(pushed.map(({ said }) => said.title)).toEqual(['Toca algo de tus animales', 'Toca algo de tus animales']);
    expect(pushed[0]?.said.body).toBe('Es de las 8:00\u00a0p.\u00a0m. Mira qué es y márcalo.');
    expect(JSON.stringify(pushed[0]?.said)).not.toMatch(/Nube|Cefalexina|Otra|medic/i);
    expect(sent).toEqual([]);
    await world.db.insert(noticeChoices).values({ userId: owner.id, kind: 'medicine_due', way: 'email', wanted: true });
    await minute('2026-11-26T08:04');
    expect([pushed.length, sent.map(({ to, subject }) => [to, subject])]).toEqual([
      4,
      [[owner.email, 'Toca una medicina (8:00\u00a0a.\u00a0m.)']],
    ]);
    expect(sent[0]?.text).not.toMatch(/Cefalexina|Otra/);
  });

  test('goes at night too: its hour is theirs', async () => {
    const { minute, pushed, pet } = await ready();
    await aMedicine(world, pet, { times: ['23:00'] });
    await minute(`${TODAY}T23:00`);
    expect(pushed).toHaveLength(2);
  });

  const stops: Record<string, (of: Awaited<ReturnType<typeof ready>>) => Promise<unknown>> = {
    'it was given': async ({ tick, theirs }) => {
      vi.setSystemTime(instantOf(`${TODAY}T19:00`));
      return tick(theirs, `${TODAY}T20:00`);
    },
    'it ended': ({ medicine, mine }) => mutate('medicines.end', { id: medicine.id }, { token: mine }),
    'its last day passed': ({ medicine }) =>
      world.db.run(
        sql`UPDATE pet_medicines SET from_on = '2026-11-01', to_on = '2026-11-24' WHERE id = ${medicine.id}`,
      ),
    'the animal died': ({ pet, mine }) => mutate('pets.markDied', { id: pet.id }, { token: mine }),
    'the animal is put away': ({ pet, mine }) => mutate('pets.archive', { id: pet.id }, { token: mine }),
    'both switched it off': async ({ mine, theirs }) => {
      for (const token of [mine, theirs])
        await mutate('post.choose', { kind: 'medicine_due', way: 'push', wanted: false }, { token });
    },
  };
  test.each(Object.entries(stops))('does not go once %s', async (_, stop) => {
    const found = await ready();
    await stop(found);
    await found.minute(`${TODAY}T20:00`);
    expect([found.pushed, await world.db.select().from(outbox)]).toEqual([[], []]);
  });

  test.each(Object.entries(stops))('nor where it waits to go out, and %s', async (name, stop) => {
    const found = await ready();
    await found.minute(`${TODAY}T19:00`);
    await mutate('post.setQuiet', { startsAt: '10:00', endsAt: '10:00' }, { token: found.mine });
    vi.setSystemTime(instantOf(`${TODAY}T20:00`));
    await world.db.run(sql`INSERT INTO outbox SELECT 'espera', 'medicine_due', ${found.owner.id}, 'push',
      json_object('at', ${`${TODAY}T20:00`}, 'push', d.id), ${Date.now()}, ${Date.now()}, 0, 'waiting', NULL, NULL, NULL, ${Date.now()}, NULL, NULL
      FROM push_subscriptions d WHERE d.user_id = ${found.owner.id}`);
    await stop(found);
    await found.minute(`${TODAY}T20:20`);
    expect([name, found.pushed]).toEqual([name, []]);
  });
});
