// Longer than 200 lines: one fault after the other on one stage.
import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { consents, dataRequests, users } from '../../worker/db/schema/accounts.ts';
import {
  clinicBlocks,
  clinicMembers,
  clinics,
  clinicTexts,
  clinicWeeklyBlocks,
} from '../../worker/db/schema/clinics.ts';
import { clinicPatients } from '../../worker/db/schema/patients.ts';
import { pets, petWeights } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import { aClinic } from '../support/builders.ts';
import { FAULTS, faultyDatabase, type Moment } from '../support/faulty.ts';
import { anOwner } from '../support/owner.ts';
import { mutate, query, send, signedIn, takeComplaints, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Each creating call: what it sends, as whom, and how many rows of which tables it makes. */
const CREATIONS = {
  'pets.create': async () => {
    const { token } = await anOwner();
    return {
      token,
      input: { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 },
      other: { name: 'Otra', species: 'hamster', age: 1, weight: 0.1 },
      makes: { pets: 1, petWeights: 1 },
    };
  },
  'appointments.create': async () => {
    const { token, pet } = await anOwner();
    const clinic = await aClinic(world, { capacity: 2 });
    const input = { petId: pet.id, clinicId: clinic.id, date: '2026-11-27T10:00', type: 'checkup' };
    return {
      token,
      input,
      other: { ...input, date: '2026-11-27T11:00' },
      makes: { appointments: 1, appointmentEvents: 1, clinicPatients: 1 },
    };
  },
  'accounts.create': async () => {
    const { token } = await signedIn('toor');
    const input = { email: 'luz@correo.test', password: PASSWORD, name: 'Luz', role: 'business' };
    return {
      token,
      input,
      other: { ...input, email: 'sol@correo.test' },
      makes: { users: 1, auditLog: 1, clinics: 1, clinicMembers: 1 },
    };
  },
  'auth.register': async () => {
    const input = {
      email: 'ana@correo.test',
      password: PASSWORD,
      name: 'Ana',
      phone: '3105551234',
      address: 'Calle 8',
      acceptedPolicy: POLICY_VERSION,
    };
    return {
      token: undefined,
      input,
      other: { ...input, name: 'Otra' },
      makes: { users: 1, auditLog: 1, consents: 1 },
    };
  },
  'requests.file': async () => {
    const { token } = await anOwner();
    const input = { kind: 'consulta', text: '¿Qué guardan de mí?' };
    return { token, input, other: { ...input, kind: 'reclamo' }, makes: { dataRequests: 1, auditLog: 1 } };
  },
  'clinicSettings.addBlock': async () => {
    const { token } = await signedIn('business');
    const input = { startsAt: '2026-12-24T00:00', endsAt: '2026-12-27T00:00', reason: 'Vacaciones' };
    return { token, input, other: { ...input, reason: 'Obras' }, makes: { clinicBlocks: 1, auditLog: 1 } };
  },
  'clinicSettings.addWeeklyBlock': async () => {
    const { token } = await signedIn('business');
    const times = { days: [0, 3], fromTime: '12:00', untilTime: '14:00' };
    const input = { ...times, fromDate: '2026-11-30', untilDate: null, reason: 'Reunión' };
    return { token, input, other: { ...input, reason: 'Banco' }, makes: { clinicWeeklyBlocks: 1, auditLog: 1 } };
  },
  'clinicSettings.saveText': async () => {
    const { token } = await signedIn('business');
    const input = { purpose: 'answer', title: 'Horario', body: { text: 'Abrimos de 9 a 5.' } };
    return { token, input, other: { ...input, title: 'Horas' }, makes: { clinicTexts: 1 } };
  },
} as const;
const NAMES = Object.keys(CREATIONS) as (keyof typeof CREATIONS)[];

const TABLES = {
  users,
  pets,
  petWeights,
  appointments,
  appointmentEvents,
  clinicPatients,
  clinics,
  clinicMembers,
  auditLog,
  consents,
  dataRequests,
  clinicBlocks,
  clinicWeeklyBlocks,
  clinicTexts,
};
const counts = async () => {
  const entries = Object.entries(TABLES).map(async ([name, table]) => [
    name,
    (await world.db.select().from(table)).length,
  ]);
  return Object.fromEntries(await Promise.all(entries)) as Record<keyof typeof TABLES, number>;
};
const grown = (before: Record<string, number>, makes: Record<string, number>) =>
  Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n + (makes[name] ?? 0)]));

describe('a fault of the database that passes', () => {
  const MOMENTS: Moment[] = ['before', 'after'];
  test.each(NAMES.flatMap((name) => MOMENTS.map((moment) => [name, moment] as const)))(
    '%s, failing %s its work, is done once, without a word to the caller or after asking again',
    async (name, moment) => {
      for (const nth of [1, 2]) {
        const { token, input, makes } = await CREATIONS[name]();
        const before = await counts();
        const headers = key();
        const fault = faultyDatabase(nth, moment);
        const first = await mutate(name, input, { token, headers, env: { DB: fault.DB } });
        // Counting attempts may not be repeated: there the caller is told, and asks again.
        if (first.status !== 200) expect([name, nth, first.key]).toEqual(['auth.register', 1, 'server']);
        const second = await mutate(name, input, { token, headers });
        expect([name, nth, second.status]).toEqual([name, nth, 200]);
        if (first.status === 200) expect(second.data).toEqual(first.data);
        expect(await counts()).toEqual(grown(before, makes));
        takeComplaints();
        if (name === 'auth.register' || name === 'accounts.create') {
          await world.db.delete(clinicMembers);
          await world.db.delete(users);
        }
      }
    },
  );

  test.each([FAULTS.lost, FAULTS.moved, FAULTS.updated])('a read bears “%s”, twice', async (fault) => {
    const { token } = await anOwner();
    const { DB, trips } = faultyDatabase(2, 'before', { fault, times: 2 });
    expect((await query('pets.list', undefined, { token, env: { DB } })).data.rows).toHaveLength(1);
    expect(trips()).toBe(4);
  });

  test('not for ever, and not what is no passing fault', async () => {
    const { token } = await anOwner();
    for (const [fault, tried] of [
      [FAULTS.lost, 3],
      [FAULTS.broken, 1],
    ] as const) {
      const { DB, trips } = faultyDatabase(1, 'before', { fault, times: 9 });
      expect((await query('pets.list', undefined, { token, env: { DB } })).key).toBe('server');
      expect(trips()).toBe(tried);
      expect(takeComplaints()).toHaveLength(1);
    }
  });

  test('never makes a write that is not marked happen twice', async () => {
    const { token } = await signedIn('toor');
    const { user } = await signedIn();
    const { DB, trips } = faultyDatabase(2, 'after');
    const { key: said } = await mutate('accounts.toggle', { id: user.id }, { token, env: { DB } });
    expect([said, trips()]).toEqual(['server', 2]);
    expect(await world.db.select().from(auditLog)).toHaveLength(1);
    takeComplaints();
  });
});

describe('a submission with a key', () => {
  test.each(NAMES)('%s, sent twice at once and once later, creates once', async (name) => {
    const { token, input, makes } = await CREATIONS[name]();
    const before = await counts();
    const headers = key();
    const sent = () => mutate(name, input, { token, headers });
    const answers = [...(await Promise.all([sent(), sent()])), await sent()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data);
    expect(await counts()).toEqual(grown(before, makes));
  });

  test.each(NAMES)('%s with other content is refused, and creates nothing', async (name) => {
    const { token, input, other } = await CREATIONS[name]();
    const headers = key();
    expect((await mutate(name, input, { token, headers })).status).toBe(200);
    const before = await counts();
    const { status, key: said } = await mutate(name, other, { token, headers });
    expect([status, said]).toEqual([409, 'key_reused']);
    expect(await counts()).toEqual(before);
    expect((await mutate(name, other, { token, headers: key() })).key).not.toBe('key_reused');
  });

  test('a registration repeated with another password is not said to have succeeded', async () => {
    const { input } = await CREATIONS['auth.register']();
    const headers = key();
    const sent = (password: string) => mutate('auth.register', { ...input, password }, { headers });
    expect((await sent(PASSWORD)).status).toBe(200);
    const before = await counts();
    expect((await sent('paraguas-verde')).key).toBe('key_reused');
    expect((await sent(PASSWORD)).status).toBe(200);
    const both = key();
    const race = (password: string) =>
      mutate('auth.register', { ...input, email: 'dos@correo.test', password }, { headers: both });
    const answers = await Promise.all([race(PASSWORD), race('paraguas-verde')]);
    expect(answers.map((answer) => answer.key).sort()).toEqual(['key_reused', null]);
    expect(await counts()).toEqual(grown(before, { users: 1, auditLog: 1, consents: 1 }));
  });

  test('gives an id from which nobody learns whom it was made of: the log keeps it after an erasure', async () => {
    const { input } = await CREATIONS['auth.register']();
    const ends: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      const { data } = await mutate('auth.register', input, { headers: key() });
      ends.push(data.user.id.slice(20));
      await world.db.delete(users);
    }
    // The same person's data leaves another id each time: nothing of it can be reckoned without the key.
    expect(ends[0]).not.toBe(ends[1]);
  });

  test('is of its person and its call', async () => {
    const headers = key();
    const [one, two] = [await anOwner(), await anOwner()];
    const pet = { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 };
    const made = await Promise.all([one, two].map(({ token }) => mutate('pets.create', pet, { token, headers })));
    expect(made[0]?.data.id).not.toBe(made[1]?.data.id);
    expect(await world.db.select().from(pets)).toHaveLength(4);
  });

  test('over REST too; a key that cannot be is refused', async () => {
    const { token } = await anOwner();
    const body = { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 };
    const headers = key();
    const [first, second] = [
      await send('POST', '/pets', { token, body, headers }),
      await send('POST', '/pets', { token, body, headers }),
    ];
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
    const short = await send('POST', '/pets', { token, body, headers: { 'idempotency-key': 'x' } });
    expect([short.status, short.body.issues[0].path]).toEqual([400, 'idempotency-key']);
  });

  test('without one, the same twice is two', async () => {
    const { token } = await anOwner();
    const pet = { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 };
    for (let n = 0; n < 2; n += 1) await mutate('pets.create', pet, { token });
    expect(await world.db.select().from(pets)).toHaveLength(3);
  });

  test('a booking that was cancelled since is answered as it is', async () => {
    const { token, input } = await CREATIONS['appointments.create']();
    const headers = key();
    const { data } = await mutate('appointments.create', input, { token, headers });
    await world.db.update(appointments).set({ status: 'cancelled', cancelledBy: 'owner' });
    const again = await mutate('appointments.create', input, { token, headers });
    expect(again.data).toMatchObject({ id: data.id, status: 'cancelled', repeated: false });
  });
});
