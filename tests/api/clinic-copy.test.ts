// Longer than 200 lines: one clinic in which everything happened once, its copy, and what reads it back.
import { eq, getTableName } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sessions } from '../../worker/db/schema/accounts.ts';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../worker/db/schema/care.ts';
import { clinicAgendas, clinicOpenHolidays } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { vaccineBatches } from '../../worker/db/schema/stock.ts';
import { chargeEntries } from '../../worker/db/schema/visits.ts';
import { sweepBlocked } from '../../worker/features/blocked/sweep.ts';
import { PARTS } from '../../worker/features/clinic-copy/parts.ts';
import worker from '../../worker/index.ts';
import { aClinic, anAppointment, anEntry, aPet, aRecord, aSession } from '../support/builders.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { RABIES, WEEKLY } from '../support/clinic-calls.ts';
import { putFile } from '../support/file-calls.ts';
import { freshDatabase } from '../support/fresh-database.ts';
import { aMailbox } from '../support/mail.ts';
import { readsTooMuch } from '../support/plans.ts';
import { readBack, rowsIn } from '../support/read-back.ts';
import { noteOf } from '../support/record-calls.ts';
import { jpeg, pdf } from '../support/sample-files.ts';
import { watchedDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, send, signedIn, world } from '../support/world.ts';
import { unzipped } from './unzipped.ts';

const PATH = '/clinica.zip';
const emptied = async () => {
  const { objects } = await bindings.FILES.list();
  if (objects.length > 0) await bindings.FILES.delete(objects.map(({ key }) => key));
};
beforeEach(emptied);

const copyOf = async (token: string, env: object = {}) => {
  const request = new Request(`https://patas.test${PATH}`, { headers: { authorization: `Bearer ${token}` } });
  const answer = await worker.fetch(request as never, { ...bindings, ...env }, { waitUntil: () => undefined } as never);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="clinica-2026-11-25.zip"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return unzipped(new Uint8Array(await answer.arrayBuffer()));
};

/** A clinic in which everything of the copy happened once, and another beside it. */
const stage = async () => {
  const practice = await aPractice();
  const { pet, clinic, vet, theirs, mine } = practice;
  const ok = async (made: Promise<{ status: number; data: unknown; key?: string | null; issues?: unknown }>) => {
    const { status, key, data, issues } = await made;
    expect([status, key ?? null, issues ?? []]).toEqual([200, null, []]);
    // biome-ignore lint/suspicious/noExplicitAny: answers are judged by the test that reads them
    return data as any;
  };
  const call = (name: string, input: unknown) => ok(mutate(name, input, { token: theirs }));
  const sold = await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T09:00', status: 'in_progress' });
  await call('visits.setStatus', { id: sold.id, version: 1, act: 'complete', charge: chargeOf(70_000) });
  await call('books.deliver', undefined);
  await call('visits.correctCharge', {
    id: sold.id,
    version: 2,
    reason: 'Con tarjeta',
    charge: chargeOf(65_000, { card: 60_000 }),
  });
  await anAppointment(world, { pet, clinic, startsAt: '2026-10-20T09:00', status: 'completed', chargeCop: 30_000 });
  const entry = await call('books.deposit', {
    petId: pet.id,
    appointmentId: null,
    paid: { cash: 5_000 },
    reason: 'Cirugía',
  });
  await call('books.voidDeposit', { id: entry.id, reason: 'No era' });
  await call('books.closeCash', { day: '2026-11-24', userId: vet.id, opening: 0, book: 0, counted: 5, note: 'Sobró' });
  await call('books.closeMonth', { month: '2026-10', openCash: 0 });
  await call('books.saveService', { name: 'Baño', priceCop: 40_000, iva: '19' });
  const lila = await call('clients.register', {
    client: { name: 'Rosa Díaz', phone: '3115550199', email: 'rosa@correo.test', authorisation: 'Firmó en papel' },
    pet: { name: 'Lila', species: 'loro', age: 2, weight: 0.4 },
  });
  await call('clients.saveCard', {
    petId: lila.id,
    at: NOW,
    document: '1020304050',
    address: 'Calle 1',
    note: 'Paga tarde',
  });
  await call('clients.saveCard', { petId: pet.id, at: 0, document: '99887766', address: null, note: 'Amable' });
  await call('clients.allowMails', { petId: lila.id, how: 'En recepción' });
  const booked = await call('visits.book', { petId: lila.id, date: '2026-12-01T10:00', type: 'checkup', notes: 'Ñ' });
  await call('visits.move', { id: booked.id, version: 1, date: '2026-12-02T10:00', reason: null });
  await call('visits.assure', { id: booked.id });
  await call('visits.contacted', { id: booked.id, way: 'phone' });
  const { rootId } = await aRecord(world, pet, clinic, { weightG: 4200 });
  await call('clinicRecords.correct', { ...noteOf(pet.id), rootId, version: 1, correction: 'Era otra cosa' });
  await call('clinicRecords.saveDraft', { ...noteOf(lila.id), version: null });
  await aRecord(world, pet, null, { title: 'De su dueño' });
  await call('reminders.note', { petId: lila.id, items: [{ key: 'rabia', dueOn: '2026-12-01' }], what: 'closed' });
  const message = crypto.randomUUID();
  await call('clinicMessages.send', { id: message, petId: pet.id, text: 'La radiografía' });
  await ok(
    mutate(
      'messages.send',
      { id: crypto.randomUUID(), petId: pet.id, clinicId: clinic.id, text: 'Gracias' },
      { token: mine },
    ),
  );
  const paper = await putFile(theirs, { kind: 'record', of: rootId }, { bytes: pdf() });
  await putFile(theirs, { kind: 'message', of: message }, { bytes: jpeg({ drawn: 62 }) });
  await putFile(mine, { kind: 'carne', of: pet.id }, { bytes: jpeg({ drawn: 60 }) });
  await call('clinicSettings.addBlock', {
    startsAt: '2026-12-24T00:00',
    endsAt: '2026-12-27T00:00',
    reason: 'Vacaciones',
  });
  await call('clinicSettings.addWeeklyBlock', WEEKLY);
  await call('clinicSettings.saveText', { purpose: 'answer', title: 'Horario', body: { text: 'De 9 a 5.' } });
  await call('clinicSettings.savePlan', { species: 'perro', items: [RABIES] });
  const both = { clinicId: clinic.id, petId: pet.id, authorName: 'Clara Nieto', createdAt: NOW };
  await world.db
    .insert(clinicAgendas)
    .values({ clinicId: clinic.id, number: 0, name: 'Dra. Nieto', colour: 'pino', since: '2026-11-01T00:00' });
  await world.db.insert(clinicOpenHolidays).values({ clinicId: clinic.id, date: '2026-12-08' });
  await world.db
    .insert(petProblems)
    .values({ ...both, id: 'p', title: 'Otitis', since: '2026-11-01', state: 'active', updatedAt: NOW });
  await world.db
    .insert(prescriptions)
    .values({ ...both, id: 'f', date: '2026-11-24', licence: 'MP-20415', licenceChecked: true });
  await world.db
    .insert(prescriptionItems)
    .values({ prescriptionId: 'f', position: 1, name: 'Gotas', dose: 'Dos al día' });
  await world.db.insert(procedureConsents).values({
    ...both,
    id: 'k',
    procedure: 'Limpieza',
    agreedBy: 'Ana',
    agreedOn: '2026-11-24',
    way: 'papel',
  });
  await world.db.insert(vaccineBatches).values({
    id: 'v',
    clinicId: clinic.id,
    product: 'Rabisin',
    manufacturer: 'B',
    lot: 'L-1',
    expiresOn: '2027-01-01',
    quantity: 10,
    lowAt: 2,
    authorName: 'Clara',
    createdAt: NOW,
    updatedAt: NOW,
  });
  await world.db
    .insert(chargeEntries)
    .values({ id: 'c', clinicId: clinic.id, appointmentId: sold.id, cop: 1, at: NOW });
  // Somebody erased their account: what the clinic wrote is blocked.
  const shadow = await aPet(world, null, { name: 'Sombra' });
  await aRecord(world, shadow, clinic, { title: 'De entonces' });
  await anAppointment(world, {
    pet: shadow,
    clinic,
    startsAt: '2026-10-21T09:00',
    status: 'completed',
    chargeCop: 9_000,
  });
  await sweepBlocked(world.db, NOW);
  const other = await aColleague(await aClinic(world, { name: 'La de enfrente' }), 'titular');
  await mutate(
    'clients.register',
    {
      client: { name: 'Ajena', phone: '3115550100', email: null, authorisation: 'Firmó' },
      pet: { name: 'Ajeno', species: 'gato', age: 2, weight: 4 },
    },
    { token: other.token },
  );
  return { ...practice, lila, paper, other };
};

/** What the clinic's screens are told. */
const answersOf = async (token: string, pets: readonly string[], paper: string) => {
  const ask = async (name: string, input?: unknown) => {
    const { status, data } = await query(name, input, { token });
    expect([name, status]).toEqual([name, 200]);
    return data;
  };
  const answers = {
    patients: await ask('clients.find', { counted: true }),
    byDocument: await ask('clients.find', { q: '1020304050' }),
    people: await Promise.all(pets.map((petId) => ask('clients.person', { petId }))),
    files: await Promise.all(pets.map((petId) => ask('clinicRecords.file', { petId }))),
    histories: await Promise.all(pets.map((petId) => ask('clinicRecords.list', { petId }))),
    book: await ask('books.list', { month: '2026-11' }),
    before: await ask('books.list', { month: '2026-10' }),
    balances: await ask('books.balances'),
    month: await ask('books.month', { month: '2026-11' }),
    cash: await ask('books.cash', { day: '2026-11-24' }),
    services: await ask('books.services'),
    deliveries: await ask('books.deliveries'),
    income: await ask('clinic.income', { until: '2026-11' }),
    charges: await ask('clinic.charges', { month: '2026-11' }),
    days: [await ask('clinic.day', { date: '2026-11-25' }), await ask('clinic.day', { date: '2026-12-02' })],
    settings: await ask('clinicSettings.get'),
    blocked: await Promise.all(
      (await ask('blocked.list')).rows.map(({ petId }: { petId: string }) => ask('blocked.read', { petId })),
    ),
    // To whom nobody can write any more: their account stayed behind.
    threads: (await ask('clinicMessages.threads')).rows.map(
      ({ isOpen: _, ownerName: __, ...row }: Record<string, unknown>) => row,
    ),
    paper: (await send('GET', `/archivos/${paper}`, { token })).text,
  };
  // Whoever had an account is a client of the clinic: nobody makes accounts for others.
  const ACCOUNT = [
    'clientId',
    'hasAccount',
    'isClient',
    'own',
    'authorisation',
    'authorisedAt',
    'at',
    'address',
    'isOwner',
  ];
  return JSON.parse(JSON.stringify(answers, (name, value) => (ACCOUNT.includes(name) ? undefined : value)));
};

/** A row without whose account wrote it: an owner's stays behind. */
const asRead = ({ authorId: _, createdBy: __, ...row }: Record<string, unknown>) => row;

test('a clinic leaves with everything, and an empty installation that reads it answers the same', async () => {
  const { theirs, pet, lila, vet, paper } = await stage();
  const pets = [pet.id, lila.id];
  const before = await answersOf(theirs, pets, paper.id);
  expect(before.blocked).toMatchObject([{ name: 'Sombra', until: '2036-11-25' }]);
  const all = await copyOf(theirs);
  for (const { name } of PARTS) expect([name, rowsIn(all, name).length > 0]).toEqual([name, true]);
  expect(JSON.parse(new TextDecoder().decode(all.get('copia.json')))).toEqual({
    format: 'patas-y-plumas/clinica/1',
    madeAt: '2026-11-25T10:00:00-05:00',
    part: 1,
    parts: 1,
    missing: [],
  });
  const text = [...all].map(([name, bytes]) => name + new TextDecoder().decode(bytes)).join();
  for (const foreign of ['Ajen', 'De su dueño', 'La de enfrente'])
    expect([foreign, text.includes(foreign)]).toEqual([foreign, false]);
  await freshDatabase();
  await emptied();
  await readBack(all);
  const again = await aSession(world, vet);
  expect(await answersOf(again, pets, paper.id)).toEqual(before);
  const second = await copyOf(again);
  for (const { name } of PARTS.filter(
    ({ name: one }) => !['pacientes', 'clientes', 'citas', 'conversaciones'].includes(one),
  ))
    expect([name, rowsIn(second, name).map(asRead)]).toEqual([name, rowsIn(all, name).map(asRead)]);
});

test('every table that names a clinic goes along, or stays for a reason', async () => {
  const STAYS: Record<string, string> = {
    book_balances: 'derived by triggers',
    book_delivered: 'a column of the book',
    book_pending: 'derived by triggers',
    client_imports: 'how clients came, for a day',
    client_merges: 'for a day',
    clinic_closures: 'accounts of people',
    clinic_feeds: 'addresses that open nothing elsewhere',
    clinic_entries: 'how accounts came in here',
    clinic_leavings: 'accounts of people',
    clinic_members: 'written by its own list',
    clinic_owner_cards: 'columns of the patients',
    clinic_patients: 'columns of the patients',
    gone_entries: 'how accounts came in here',
    pet_claims: 'codes that open nothing elsewhere',
    pet_grants: 'an owner gives them',
    security_events: 'the log of this service',
    slot_waits: 'of some days, and told from here',
    visit_slots: 'derived by triggers',
  };
  const { results } = await bindings.DB.prepare(
    "SELECT m.name FROM sqlite_master m WHERE m.type = 'table' AND m.sql LIKE '%`clinic_id`%'",
  ).all<{ name: string }>();
  const copied = new Set(PARTS.map(({ table }) => getTableName(table)));
  expect(results.map(({ name }) => name).filter((name) => !copied.has(name) && !Object.hasOwn(STAYS, name))).toEqual(
    [],
  );
});

test('only the titular takes it, who has shown who they are, and every titular hears of it', async () => {
  const { theirs, mine, clinic, other } = await stage();
  const told = async (token?: string, method = 'GET') => {
    const { status, body } = await send(method, PATH, { token });
    return [status, body?.code];
  };
  expect(await told()).toEqual([401, 'unauthorized']);
  expect(await told(mine)).toEqual([403, 'forbidden']);
  for (const role of ['admin', 'toor'] as const)
    expect(await told((await signedIn(role)).token)).toEqual([403, 'forbidden']);
  expect(await told((await aColleague(clinic, 'recepcion')).token)).toEqual([403, 'titular_only']);
  expect(await told((await aColleague(clinic, 'veterinario')).token)).toEqual([403, 'titular_only']);
  const waiting = await aColleague(clinic, 'titular');
  await anEntry(world, waiting.user, clinic);
  expect(await told(waiting.token)).toEqual([403, 'clinic_closed_to_link']);
  expect((await told(theirs, 'POST'))[0]).toBe(405);
  const { sent, env } = aMailbox();
  expect((await send('HEAD', PATH, { token: theirs, env })).headers.get('x-archive-parts')).toBe('1');
  expect(sent).toEqual([]);
  await send('GET', PATH, { token: theirs, env });
  const told2 = sent.filter(({ subject }) => subject === 'Descargaron una copia de toda tu clínica');
  expect(told2.length).toBe(2);
  expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'clinic.copied'))).toMatchObject([
    { targetId: clinic.id },
  ]);
  expect(other.user.email).not.toBe(told2[0]?.to);
  await world.db.update(sessions).set({ provenAt: 0 });
  expect(await told(theirs)).toEqual([403, 'step_up_required']);
});

test('it asks no table for more than the clinic’s rows, and goes on where a page ended', async () => {
  const { theirs, clinic } = await stage();
  const extra = 1200;
  const rows = Array.from({ length: extra }, (_, n) => `('s-${n}', '${clinic.id}', 'Servicio ${n}', 1, '19', 1)`);
  for (let at = 0; at < extra; at += 300)
    await bindings.DB.prepare(
      `INSERT INTO clinic_services (id, clinic_id, name, price_cop, iva, updated_at) VALUES ${rows.slice(at, at + 300)}`,
    ).run();
  const { DB, statements } = watchedDatabase();
  const all = await copyOf(theirs, { DB });
  const names = rowsIn(all, 'servicios').map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([extra + 1, extra + 1]);
  const wrong: string[] = [];
  for (const statement of new Set(statements)) wrong.push(...(await readsTooMuch(statement)));
  // What happened to one visit, or was said in one conversation, is put in order by itself.
  expect(wrong.filter((one) => !one.startsWith('USE TEMP B-TREE FOR LAST 2 TERMS'))).toEqual([]);
});
