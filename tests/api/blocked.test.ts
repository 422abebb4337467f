// Longer than 200 lines: what a law makes a clinic keep of those who are gone, from the day they go to the end of its term.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { OWNER_GONE, PATIENT_GONE } from '../../src/shared/appointments.ts';
import { instantOf } from '../../src/shared/time.ts';
import { bookEntries } from '../../worker/db/schema/books.ts';
import { procedureConsents } from '../../worker/db/schema/care.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { blockedPatients, clinicPatients } from '../../worker/db/schema/patients.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { records } from '../../worker/db/schema/records.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import worker from '../../worker/index.ts';
import { aClient, anAppointment, aPet, aRecord, aSession, aUser, shownAgain } from '../support/builders.ts';
import { aColleague, anotherClinic, aPractice, type Practice } from '../support/clinic.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const night = () => worker.scheduled(createScheduledController({ cron: '0 8 * * *' }), bindings);
const nightOf = (date: string) => {
  vi.setSystemTime(instantOf(`${date}T03:00`));
  return night();
};
const erase = async ({ id }: { id: string }) => {
  const toor = await aSession(world, await aUser(world, { role: 'toor' }), shownAgain(world));
  expect((await mutate('accounts.remove', { id }, { token: toor })).status).toBe(200);
};
/** What a clinic did with an animal up to the 25th of November 2026: an entry, a consent, a visit that was charged. */
const treated = async (clinic: Practice['clinic'], pet: { id: string; ownerId: string | null }, by: string) => {
  await aRecord(world, pet, clinic, { title: 'Otitis', body: { text: 'Oído izquierdo' } });
  const startsAt = '2026-11-20T10:00';
  await anAppointment(world, { pet, clinic, startsAt, status: 'completed', chargeCop: 80_000, notes: 'Timbre 301' });
  await world.db.insert(procedureConsents).values({
    id: crypto.randomUUID(),
    clinicId: clinic.id,
    petId: pet.id,
    procedure: 'Limpieza',
    agreedBy: by,
    document: '10203040',
    agreedOn: '2026-11-20',
    way: 'papel',
    authorName: 'Clara',
    createdAt: NOW,
  });
};
const someoneGone = async () => {
  const practice = await aPractice();
  await treated(practice.clinic, practice.pet, 'Ana Gómez');
  await erase(practice.owner);
  return practice;
};

describe('the file of somebody who erased their account', () => {
  test('is blocked in the night: no list, search nor file has it, and the titular alone reads it', async () => {
    const { clinic, pet, theirs } = await someoneGone();
    await night();
    expect(await world.db.select().from(clinicPatients)).toEqual([]);
    const { data: found } = await query('clients.find', { q: 'nube', counted: true }, { token: theirs });
    expect(found).toMatchObject({ rows: [], total: 0 });
    for (const name of ['clinicRecords.file', 'clients.person', 'books.patient'])
      expect([name, (await query(name, { petId: pet.id }, { token: theirs })).status]).toEqual([name, 404]);
    expect((await query('clinicRecords.list', { petId: pet.id }, { token: theirs })).data?.rows ?? []).toEqual([]);
    expect((await query('clinic.statistics', undefined, { token: theirs })).data.totalPatients).toBe(0);
    // Names nobody, and the money of the month adds up.
    expect((await query('books.list', { month: '2026-11' }, { token: theirs })).data.rows).toMatchObject([
      { ownerName: OWNER_GONE, patientName: 'Bloqueado por ley', totalCop: 80_000 },
    ]);
    const { data } = await query('blocked.list', undefined, { token: theirs });
    expect(data.rows).toMatchObject([{ petId: pet.id, name: 'Nube', lastOn: '2026-11-25', until: '2036-11-25' }]);
    const { data: file } = await query('blocked.read', { petId: pet.id }, { token: theirs });
    expect(file.acts.map(({ what }: { what: string }) => what).sort()).toEqual([
      'charge',
      'consent',
      'record',
      'visit',
    ]);
    expect(JSON.stringify(file)).toContain('Oído izquierdo');
    expect(JSON.stringify(file)).not.toContain('Ana');
    const asked = [
      ['blocked.list', undefined],
      ['blocked.read', { petId: pet.id }],
    ] as const;
    for (const role of ['veterinario', 'recepcion'] as const) {
      const { token } = await aColleague(clinic, role);
      for (const [name, input] of asked) expect((await query(name, input, { token })).key).toBe('titular_only');
    }
    const { theirs: foreign } = await anotherClinic();
    expect((await query('blocked.list', undefined, { token: foreign })).data.rows).toEqual([]);
    expect((await query('blocked.read', { petId: pet.id }, { token: foreign })).key).toBe('blocked_not_found');
  });

  test('stays blocked when the clinic moves something of it', async () => {
    const { clinic, pet, theirs } = await someoneGone();
    await anAppointment(world, {
      pet: { ...pet, ownerId: null },
      clinic,
      startsAt: '2026-11-24T10:00',
      status: 'in_progress',
    });
    await night();
    const [, open] = await world.db.select().from(appointments);
    await mutate('visits.setStatus', { id: open?.id, version: 1, act: 'cancel', reason: 'No vino' }, { token: theirs });
    expect(await world.db.select().from(clinicPatients)).toEqual([]);
    expect(await world.db.select().from(blockedPatients)).toHaveLength(1);
  });

  test('goes the day after its term and not before: the book keeps its numbers, the log the act', async () => {
    const { clinic, pet, vet } = await someoneGone();
    await night();
    await nightOf('2036-11-25');
    expect(await world.db.select().from(blockedPatients)).toHaveLength(1);
    expect(await world.db.select().from(records)).toHaveLength(1);
    await nightOf('2036-11-26');
    for (const table of [blockedPatients, records, procedureConsents])
      expect(await world.db.select().from(table)).toEqual([]);
    expect(await world.db.select().from(pets)).toMatchObject([{ id: pet.id, name: PATIENT_GONE, searchKey: '' }]);
    expect(await world.db.select().from(appointments)).toMatchObject([{ notes: null, chargeCop: 80_000 }]);
    expect(await world.db.select().from(bookEntries)).toMatchObject([{ totalCop: 80_000 }]);
    expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'blocked.erased'))).toMatchObject([
      { actorId: null, targetId: pet.id, reason: clinic.id },
    ]);
    const theirs = await aSession({ ...world, now: Date.now() }, vet, shownAgain({ ...world, now: Date.now() }));
    expect((await query('blocked.read', { petId: pet.id }, { token: theirs })).key).toBe('blocked_not_found');
    // Nothing comes back the next night.
    await nightOf('2036-11-27');
    expect(await world.db.select().from(blockedPatients)).toEqual([]);
  });

  test('each clinic keeps its part for its own term', async () => {
    const practice = await aPractice({ retentionYears: 5 });
    const { clinic: longer } = await anotherClinic();
    for (const clinic of [practice.clinic, longer]) await treated(clinic, practice.pet, 'Ana Gómez');
    await erase(practice.owner);
    await night();
    await nightOf('2031-11-25');
    expect(await world.db.select().from(blockedPatients)).toHaveLength(2);
    await nightOf('2031-11-26');
    expect(await world.db.select().from(blockedPatients)).toMatchObject([{ clinicId: longer.id }]);
    expect(await world.db.select().from(records)).toMatchObject([{ clinicId: longer.id }]);
    expect(await world.db.select().from(pets)).toMatchObject([{ name: 'Nube' }]);
    expect((await world.db.select().from(appointments)).map(({ notes }) => notes).sort()).toEqual(['Timbre 301', null]);
  });

  test('a term is chosen by the titular, from five to twenty years; none is the usual one', async () => {
    const { clinic, theirs, pet } = await someoneGone();
    await night();
    const choose = (version: number, years: number | null, token = theirs) =>
      mutate('clinicSettings.updateRetention', { version, years }, { token });
    for (const years of [4, 21, 7.5]) expect((await choose(1, years)).issues[0]?.path).toBe('years');
    expect((await choose(1, 6, (await aColleague(clinic)).token)).key).toBe('titular_only');
    const until = async () => (await query('blocked.read', { petId: pet.id }, { token: theirs })).data.until;
    expect((await choose(1, 20)).data.retentionYears).toBe(20);
    expect(await until()).toBe('2046-11-25');
    expect((await choose(1, 6)).key).toBe('settings_changed');
    expect((await choose(2, null)).data.retentionYears).toBe(null);
    expect(await until()).toBe('2036-11-25');
  });

  test('a clinic with nothing but blocked files is one with files: its last member stays', async () => {
    const { vet } = await someoneGone();
    await night();
    const toor = await aSession(world, await aUser(world, { role: 'toor' }), shownAgain(world));
    expect((await mutate('accounts.remove', { id: vet.id }, { token: toor })).key).toBe('last_member');
  });
});

describe('a client whom the clinic erases', () => {
  const stage = async () => {
    const practice = await aPractice();
    const client = await aClient(world, practice.clinic, {
      name: 'Rosa Díaz',
      document: '99887766',
      note: 'Paga tarde',
    });
    const seen = await aPet(world, null, { name: 'Lila', clientId: client.id, notes: 'De Rosa' });
    const idle = await aPet(world, null, { name: 'Kira', clientId: client.id });
    await treated(practice.clinic, seen, 'Rosa Díaz');
    const { clinic } = practice;
    const past = { lastVisitOn: null, lastSeenOn: '', isOpen: true };
    await world.db.insert(clinicPatients).values({ clinicId: clinic.id, petId: idle.id, ...past });
    const gone = (has: object = {}, token = practice.theirs) =>
      mutate('clients.erase', { clientId: client.id, at: client.updatedAt, ...has }, { token });
    return { ...practice, client, seen, idle, gone };
  };

  test('leaves nothing of the person: what was written stays, blocked; what was not goes', async () => {
    const { clinic, client, seen, gone, theirs } = await stage();
    expect((await gone()).status).toBe(200);
    expect(await world.db.select().from(clinicClients)).toEqual([]);
    expect(await world.db.select().from(procedureConsents)).toMatchObject([{ agreedBy: OWNER_GONE, document: null }]);
    await night();
    const left = (await world.db.select().from(pets)).filter(({ ownerId }) => ownerId === null);
    expect(left).toMatchObject([{ id: seen.id, clientId: null, notes: null }]);
    expect(await world.db.select().from(blockedPatients)).toMatchObject([{ clinicId: clinic.id, petId: seen.id }]);
    expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'client.erased'))).toMatchObject([
      { targetId: client.id },
    ]);
    expect((await query('clients.find', { q: 'rosa' }, { token: theirs })).data.rows).toEqual([]);
  });

  test('is the titular’s act, with a credential, over what the screen showed, and not while a visit comes', async () => {
    const { clinic, seen, gone, vet } = await stage();
    expect((await gone({}, (await aColleague(clinic)).token)).key).toBe('titular_only');
    expect((await gone({}, await aSession(world, vet, { openedAt: NOW - 3_600_000 }))).key).toBe('step_up_required');
    expect((await gone({}, (await anotherClinic()).theirs)).key).not.toBe(null);
    expect((await gone({ at: 1 })).key).toBe('client_changed');
    const visit = await anAppointment(world, { pet: seen, clinic, startsAt: '2026-12-02T10:00', status: 'confirmed' });
    expect((await gone()).key).toBe('client_has_visits');
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, visit.id));
    expect((await gone()).status).toBe(200);
    expect((await gone()).key).toBe('client_not_found');
  });
});

/** Two people, with an account and without, and their animals: seen by both clinics, by one, and by none. */
const twoPeople = async () => {
  const practice = await aPractice({ capacity: 9 });
  const { clinic: second } = await anotherClinic();
  const person = { name: 'Zulma Quijano', email: 'zulma@correo.test', phone: '3119998877', address: 'Calle 77 # 8-9' };
  const zulma = await aUser(world, person);
  const client = await aClient(world, practice.clinic, { ...person, document: '55667788', note: 'Zulma paga tarde' });
  const animals = [
    [zulma, [practice.clinic, second]],
    [zulma, []],
    [null, [practice.clinic]],
    [null, []],
  ] as const;
  for (const [keeper, seenBy] of animals) {
    const pet = await aPet(world, keeper, { notes: 'De Zulma', clientId: keeper ? null : client.id });
    for (const [n, place] of seenBy.entries()) {
      await treated(place, pet, 'Zulma Quijano');
      if (keeper)
        await anAppointment(world, { pet, clinic: place, startsAt: `2026-12-0${n + 1}T10:00`, notes: 'Zulma' });
    }
  }
  return { ...practice, zulma, client };
};

/** Rows of every table of the database, by its name. */
const everything = async () => {
  const { results } = await bindings.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND substr(name, 1, 3) <> '_cf'",
  ).all<{ name: string }>();
  const rows = results.map(async ({ name }) => [
    name,
    (await bindings.DB.prepare(`SELECT * FROM "${name}"`).all()).results,
  ]);
  return (await Promise.all(rows)) as [string, Record<string, unknown>[]][];
};

test('of whoever is erased every row is gone, without a name, or blocked', async () => {
  const { theirs, zulma, client, pet: anothers } = await twoPeople();
  await erase(zulma);
  const gone = { clientId: client.id, at: client.updatedAt };
  expect((await mutate('clients.erase', gone, { token: theirs })).status).toBe(200);
  await night();
  // For a month the administration reads whom it erased by mistake (decision 0171).
  await nightOf('2026-12-26');
  const tables = await everything();
  const secrets = ['Zulma', 'zulma', '3119998877', '55667788', 'Calle 77'];
  expect(secrets.flatMap((secret) => tables.filter(([, rows]) => JSON.stringify(rows).includes(secret)))).toEqual([]);
  const pair = ({ clinic_id, pet_id }: Record<string, unknown>) => `${clinic_id} ${pet_id}`;
  const blocked = (await world.db.select().from(blockedPatients)).map(({ clinicId, petId }) => `${clinicId} ${petId}`);
  expect(blocked).toHaveLength(3);
  const open = tables.flatMap(([name, rows]) =>
    rows
      .filter((row) => {
        const { clinic_id, pet_id } = row;
        return clinic_id && pet_id && pet_id !== anothers.id && !blocked.includes(pair(row));
      })
      .map((row) => [name, row]),
  );
  expect(open).toEqual([]);
});
