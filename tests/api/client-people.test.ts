// Longer than 200 lines: what a clinic notes of people, and two that become one, with one scene.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../src/shared/time.ts';
import { clientMerges } from '../../worker/db/schema/clients.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aClinic, anAppointment } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { correctionOf } from '../support/clinic-calls.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

type Written = { id: string; clientId: string };
type Who = { phone?: string | null; email?: string | null };
const write = async (token: string, name: string, pet: string, who: Who): Promise<Written> =>
  (
    await mutate(
      'clients.register',
      {
        client: { name, phone: null, email: null, authorisation: 'Firmó en papel', ...who },
        pet: { name: pet, species: 'gato', age: 2, weight: 4 },
        anyway: true,
      },
      { token },
    )
  ).data;
const personOf = async (token: string, petId: string) => (await query('clients.person', { petId }, { token })).data;
const save = (token: string, petId: string, at: number, has: object) =>
  mutate('clients.saveCard', { petId, at, document: null, address: null, note: null, ...has }, { token });

/** Rosa, written down twice: with Lila and a phone, and with Toto, an e-mail and a debt. */
const aDesk = async () => {
  const practice = await aPractice();
  const { theirs } = practice;
  const lila = await write(theirs, 'Rosa Díaz', 'Lila', { phone: '3115550199' });
  const toto = await write(theirs, 'Rosita', 'Toto', { email: 'rosa@correo.test' });
  await mutate(
    'books.deposit',
    { petId: toto.id, appointmentId: null, paid: { card: 5_000 }, reason: null },
    { token: theirs },
  );
  return { ...practice, lila, toto };
};
const merge = async (token: string, from: Written, into: Written) => {
  const { data: seen } = await query('clients.previewMerge', { from: from.clientId, into: into.clientId }, { token });
  return mutate(
    'clients.merge',
    { from: from.clientId, fromAt: seen.from.at, into: into.clientId, intoAt: seen.into.at },
    { token },
  );
};
const tonight = () => worker.scheduled(createScheduledController({ cron: '10 9 * * *' }), bindings);

describe('what a clinic notes of a person', () => {
  test('of its own client: document, address and note, found by the document, until it is another', async () => {
    const { theirs, lila } = await aDesk();
    const { at } = await personOf(theirs, lila.id);
    const note = 'Paga a fin de mes';
    const first = await save(theirs, lila.id, at, { document: '1.020.304.050', address: 'Calle 1', note });
    expect(first.status).toBe(200);
    const person = await personOf(theirs, lila.id);
    expect(person).toMatchObject({ document: '1020304050', address: 'Calle 1', note, phone: '3115550199' });
    const found = async (q: string) =>
      (await query('clients.find', { q }, { token: theirs })).data.rows.map((row: { name: string }) => row.name);
    expect(await found('1020304050')).toEqual(['Lila']);
    expect((await save(theirs, lila.id, at, { note: 'Otra' })).key).toBe('client_changed');
    expect((await save(theirs, lila.id, person.at, { document: 'CE-778899' })).status).toBe(200);
    expect([await found('1020304050'), await found('ce-778899')]).toEqual([[], ['Lila']]);
    expect((await found('rosa')).toSorted()).toEqual(['Lila', 'Toto']);
  });

  test('of somebody with an account: a document and a note that neither they nor another clinic read', async () => {
    const { theirs, mine, clinic, pet, owner } = await aDesk();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const visit = { petId: pet.id, date: '2026-11-27T10:00', type: 'checkup', notes: null };
    expect((await mutate('visits.book', visit, { token: theirs })).status).toBe(200);
    expect((await save(theirs, pet.id, 0, { document: '99887766', note: 'Llega tarde' })).status).toBe(200);
    const person = await personOf(theirs, pet.id);
    expect(person).toMatchObject({ hasAccount: true, clientId: null, document: '99887766', note: 'Llega tarde' });
    expect((await save(theirs, pet.id, 0, { note: 'Otra' })).key).toBe('client_changed');
    const other = await aColleague(await aClinic(world), 'titular');
    expect((await query('clients.person', { petId: pet.id }, { token: other.token })).key).toBe('patient_not_found');
    expect(JSON.stringify(await query('profile.export', undefined, { token: mine }))).not.toContain('Llega tarde');
    expect(owner.name).toBe(person.name);
  });

  test('goes with the person who takes their animal over, and stays the clinic’s', async () => {
    const { theirs, mine, lila } = await aDesk();
    await save(theirs, lila.id, (await personOf(theirs, lila.id)).at, { document: '1020304050', note: 'Amable' });
    const { code } = (await mutate('clients.issueCode', { petId: lila.id }, { token: theirs })).data;
    expect((await mutate('claims.redeem', { code }, { token: mine })).status).toBe(200);
    expect(await personOf(theirs, lila.id)).toMatchObject({
      hasAccount: true,
      clientId: null,
      document: '1020304050',
      note: 'Amable',
    });
  });

  test('a document is letters and digits', async () => {
    const { theirs, lila } = await aDesk();
    const bad = await save(theirs, lila.id, (await personOf(theirs, lila.id)).at, { document: 'cédula #1' });
    expect([bad.status, bad.issues.map(({ path }) => path)]).toEqual([400, ['document']]);
  });
});

describe('two clients that are one person', () => {
  test('are shown with all that hangs on each, and become one with all of it', async () => {
    const { theirs, lila, toto } = await aDesk();
    const { data: seen } = await query(
      'clients.previewMerge',
      { from: toto.clientId, into: lila.clientId },
      { token: theirs },
    );
    expect(seen).toMatchObject({
      from: { name: 'Rosita', balance: 5_000, entries: 1, visits: 0, records: 0, animals: [{ name: 'Toto' }] },
      into: { name: 'Rosa Díaz', balance: 0, entries: 0, animals: [{ name: 'Lila' }] },
    });
    const { data } = await merge(theirs, toto, lila);
    expect(data.animals).toBe(1);
    expect(await personOf(theirs, toto.id)).toMatchObject({
      clientId: lila.clientId,
      name: 'Rosa Díaz',
      phone: '3115550199',
      email: 'rosa@correo.test',
      balance: 5_000,
      animals: [{ name: 'Lila' }, { name: 'Toto' }],
      merged: { id: data.id, name: 'Rosita' },
    });
    expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'client.merged'))).toMatchObject([
      { targetId: lila.clientId },
    ]);
  });

  test('become two again within a day, without what somebody corrected since', async () => {
    const { theirs, lila, toto } = await aDesk();
    const before = [await personOf(theirs, lila.id), await personOf(theirs, toto.id)].map(({ at: _, ...one }) => one);
    const { data } = await merge(theirs, toto, lila);
    expect((await mutate('clients.undoMerge', { id: data.id }, { token: theirs })).status).toBe(200);
    const after = [await personOf(theirs, lila.id), await personOf(theirs, toto.id)].map(({ at: _, ...one }) => one);
    expect(after).toEqual(before);
    vi.setSystemTime(NOW + 1);
    expect((await mutate('clients.undoMerge', { id: data.id }, { token: theirs })).key).toBe('merge_gone');

    const again = (await merge(theirs, toto, lila)).data;
    const file = (await query('clinicRecords.file', { petId: lila.id }, { token: theirs })).data.file;
    const contact = { name: 'Rosa Díaz', phone: '3115550199', email: 'nueva@correo.test' };
    const corrected = await mutate(
      'clients.correct',
      { ...correctionOf(lila, { contact }), ...file.own },
      { token: theirs },
    );
    expect(corrected.status).toBe(200);
    expect((await mutate('clients.undoMerge', { id: again.id }, { token: theirs })).status).toBe(200);
    expect(await personOf(theirs, lila.id)).toMatchObject({ email: 'nueva@correo.test', animals: [{}] });
    expect(await personOf(theirs, toto.id)).toMatchObject({ email: 'rosa@correo.test', balance: 5_000 });
  });

  test('after a day they are one, and nothing is left of the other', async () => {
    const { theirs, lila, toto } = await aDesk();
    const { data } = await merge(theirs, toto, lila);
    await tonight();
    expect(await world.db.select().from(clinicClients)).toHaveLength(2);
    vi.setSystemTime(NOW + DAY_MS + 1);
    expect((await mutate('clients.undoMerge', { id: data.id }, { token: theirs })).key).toBe('merge_gone');
    await tonight();
    expect(await world.db.select().from(clientMerges)).toEqual([]);
    expect((await world.db.select().from(clinicClients)).map(({ id }) => id)).toEqual([lila.clientId]);
  });

  test('mails that one of them ended stay ended', async () => {
    const { theirs, lila, toto } = await aDesk();
    await mutate('clients.allowMails', { petId: toto.id, how: 'En recepción' }, { token: theirs });
    await world.db.update(clinicClients).set({ mailsEndedAt: NOW }).where(eq(clinicClients.id, lila.clientId));
    await merge(theirs, toto, lila);
    const [row] = await world.db.select().from(clinicClients).where(eq(clinicClients.id, lila.clientId));
    expect(row).toMatchObject({ email: 'rosa@correo.test', mailsAuthorisation: 'En recepción', mailsEndedAt: NOW });
  });

  test('never of two clinics, never a client with itself, never as somebody else left them', async () => {
    const { theirs, lila, toto } = await aDesk();
    const other = await aColleague(await aClinic(world), 'titular');
    const foreign = await write(other.token, 'Rosa', 'Luz', { phone: '3115550100' });
    const rows = () => world.db.select().from(pets);
    const before = await rows();
    const ask = (from: Written, into: Written) =>
      query('clients.previewMerge', { from: from.clientId, into: into.clientId }, { token: theirs });
    expect([(await ask(foreign, lila)).key, (await ask(lila, foreign)).key, (await ask(lila, lila)).key]).toEqual([
      'client_not_found',
      'client_not_found',
      'clients_same',
    ]);
    const tries = [
      { from: foreign.clientId, fromAt: NOW, into: lila.clientId, intoAt: NOW },
      { from: lila.clientId, fromAt: NOW, into: foreign.clientId, intoAt: NOW },
      { from: lila.clientId, fromAt: NOW, into: lila.clientId, intoAt: NOW },
      { from: toto.clientId, fromAt: NOW - 1, into: lila.clientId, intoAt: NOW },
      { from: toto.clientId, fromAt: NOW, into: lila.clientId, intoAt: NOW - 1 },
    ];
    const key = async (input: object) => (await mutate('clients.merge', input, { token: theirs })).key;
    for (const [n, input] of tries.entries())
      expect([n, await key(input)]).toEqual([n, n < 3 ? 'client_not_found' : 'client_changed']);
    expect(await rows()).toEqual(before);
    const { data } = await merge(theirs, toto, lila);
    expect((await mutate('clients.undoMerge', { id: data.id }, { token: other.token })).key).toBe('client_not_found');
    // Sent twice, the second finds nothing to do.
    expect((await mutate('clients.merge', { ...tries[3], fromAt: NOW }, { token: theirs })).key).toBe('client_changed');
  });
});
