// Longer than 200 lines: every role by every act, and what follows from them, in one world.
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { MemberRole } from '../../src/shared/member-roles.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { licences } from '../../worker/db/schema/licences.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { recordDrafts, records } from '../../worker/db/schema/records.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, anAppointment, aPet, aRecord, aSession, aUser } from '../support/builders.ts';
import { batchOf, consentOf, prescriptionOf, problemOf } from '../support/care-calls.ts';
import { chargeOf } from '../support/charges.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { putFile } from '../support/file-calls.ts';
import { noteOf, vaccineOf } from '../support/record-calls.ts';
import { mutate, query, world } from '../support/world.ts';

/** A practice whose pet's file is open, and one more person there. */
const aDesk = async (role: MemberRole, licence?: string | null) => {
  const practice = await aPractice();
  await anAppointment(world, {
    pet: practice.pet,
    clinic: practice.clinic,
    startsAt: '2026-11-24T10:00',
    status: 'completed',
  });
  const { user, token } = await aColleague(practice.clinic, role, licence);
  return { ...practice, user, token };
};
type Desk = Awaited<ReturnType<typeof aDesk>>;

const ROLES = ['titular', 'veterinario', 'sin matrícula', 'recepcion'] as const;
type Column = (typeof ROLES)[number];
const deskOf = (column: Column) => (column === 'sin matrícula' ? aDesk('veterinario', null) : aDesk(column));

/** What one of the clinic does, and why it is refused to whom; roles that are not named may. */
const ACTS: Record<
  string,
  [does: (desk: Desk) => Promise<{ key: string | null }>, refused: Partial<Record<Column, string>>]
> = {
  'signs a record': [
    ({ token, pet }) => mutate('clinicRecords.create', noteOf(pet.id), { token }),
    { recepcion: 'licence_needed', 'sin matrícula': 'licence_needed' },
  ],
  'corrects a record': [
    async ({ token, pet, clinic }) => {
      const { rootId } = await aRecord(world, pet, clinic, { kind: 'nota' });
      return mutate('clinicRecords.correct', { ...noteOf(pet.id), rootId, version: 1, correction: 'Fecha' }, { token });
    },
    { recepcion: 'licence_needed', 'sin matrícula': 'licence_needed' },
  ],
  'writes a draft': [
    ({ token, pet }) => mutate('clinicRecords.saveDraft', { ...noteOf(pet.id), version: null }, { token }),
    {},
  ],
  'withdraws a record': [
    async ({ token, pet, clinic }) => {
      const { rootId } = await aRecord(world, pet, clinic, { kind: 'nota' });
      return mutate('clinicRecords.withdraw', { rootId, version: 1, reason: 'Otro paciente' }, { token });
    },
    { recepcion: 'licence_needed', 'sin matrícula': 'licence_needed' },
  ],
  'signs a fórmula': [
    ({ token, pet }) => mutate('care.prescribe', prescriptionOf(pet.id), { token }),
    { recepcion: 'licence_needed', 'sin matrícula': 'licence_needed' },
  ],
  'notes a problem': [
    ({ token, pet }) => mutate('care.saveProblem', problemOf(pet.id), { token }),
    { recepcion: 'licence_needed', 'sin matrícula': 'licence_needed' },
  ],
  'notes a consent': [({ token, pet }) => mutate('care.noteConsent', consentOf(pet.id), { token }), {}],
  'receives a batch of vaccines': [({ token }) => mutate('stock.save', batchOf(), { token }), {}],
  'declares a licence': [
    ({ token }) => mutate('clinicSettings.declareLicence', { number: 'MP-555' }, { token }),
    { recepcion: 'not_for_reception' },
  ],
  "vouches for somebody's licence": [
    ({ token, vet }) => mutate('clinicSettings.checkLicence', { userId: vet.id, number: 'MP-20415' }, { token }),
    { recepcion: 'titular_only', veterinario: 'titular_only', 'sin matrícula': 'titular_only' },
  ],
  'adds somebody': [
    ({ token }) =>
      mutate('clinicSettings.addMember', { email: 'otra@clinica.test', name: 'Otra', phone: null }, { token }),
    { recepcion: 'titular_only', veterinario: 'titular_only', 'sin matrícula': 'titular_only' },
  ],
  'gives a role': [
    ({ token, vet }) => mutate('clinicSettings.setMemberRole', { userId: vet.id, memberRole: 'recepcion' }, { token }),
    { recepcion: 'titular_only', veterinario: 'titular_only', 'sin matrícula': 'titular_only' },
  ],
  'takes somebody out': [
    ({ token, vet }) => mutate('clinicSettings.removeMember', { userId: vet.id }, { token }),
    { recepcion: 'titular_only', veterinario: 'titular_only', 'sin matrícula': 'titular_only' },
  ],
  'sets prices': [
    ({ token }) => mutate('clinicSettings.updatePrices', { version: 1, prices: { checkup: 60_000 } }, { token }),
    { recepcion: 'not_for_reception' },
  ],
  'writes a service into the price list': [
    ({ token }) => mutate('books.saveService', { name: 'Ecografía', priceCop: 90_000, iva: 'excluido' }, { token }),
    { recepcion: 'not_for_reception' },
  ],
  'takes a service off it': [
    async (desk) => {
      const { data } = await mutate(
        'books.saveService',
        { name: 'Ecografía', priceCop: 90_000, iva: 'excluido' },
        { token: desk.token },
      );
      return mutate('books.removeService', { id: data?.id ?? 'none' }, { token: desk.token });
    },
    { recepcion: 'not_for_reception' },
  ],
  'sets the plan of vaccines': [
    ({ token }) => mutate('clinicSettings.resetPlan', { species: 'perro' }, { token }),
    { recepcion: 'not_for_reception' },
  ],
  'names the agendas': [
    ({ token }) =>
      mutate(
        'clinicSettings.updateAgendas',
        { version: 1, agendas: [{ name: 'Dra. Nieto', colour: 'pino' }] },
        { token },
      ),
    { recepcion: 'titular_only', veterinario: 'titular_only', 'sin matrícula': 'titular_only' },
  ],
  'closes the clinic': [
    ({ token, clinic }) =>
      mutate('clinicSettings.close', { version: 1, name: clinic.name, reason: 'Nos vamos' }, { token }),
    { recepcion: 'titular_only', veterinario: 'titular_only', 'sin matrícula': 'titular_only' },
  ],
  'registers a client': [
    ({ token }) =>
      mutate(
        'clients.register',
        {
          client: { name: 'Lía', phone: '3105550000', email: null, authorisation: 'Firmó en papel' },
          pet: { name: 'Lila', species: 'gato', age: 2, weight: 4 },
        },
        { token },
      ),
    {},
  ],
  'books, receives, and charges': [
    async ({ token, pet }) => {
      const booked = await mutate(
        'visits.book',
        { id: crypto.randomUUID(), petId: pet.id, date: '2026-11-25T16:00', type: 'checkup', notes: null },
        { token },
      );
      if (booked.key) return booked;
      const { id } = booked.data;
      let version = booked.data.version;
      for (const act of ['arrive', 'start', 'complete']) {
        const done = await mutate(
          'visits.setStatus',
          { id, version, act, ...(act === 'complete' && { charge: chargeOf(70_000) }) },
          { token },
        );
        if (done.key) return done;
        version = done.data.version;
      }
      return { key: null };
    },
    {},
  ],
  'blocks an afternoon': [
    ({ token }) =>
      mutate(
        'clinicSettings.addBlock',
        { startsAt: '2026-12-01T14:00', endsAt: '2026-12-01T17:00', reason: null },
        { token },
      ),
    {},
  ],
};

describe('role by act', () => {
  for (const [act, [does, refused]] of Object.entries(ACTS))
    test.each(ROLES)(`${act}: %s`, async (column) => {
      expect((await does(await deskOf(column))).key).toBe(refused[column] ?? null);
    });
});

const fileOf = async (token: string, petId: string) =>
  (await query('clinicRecords.file', { petId }, { token })).data.file;

describe('a draft', () => {
  test('is of its clinic alone, and counts for nothing, until somebody with a licence signs it', async () => {
    const { token, theirs, mine, pet, vet } = await aDesk('recepcion');
    const input = vaccineOf(pet.id, { date: '2026-11-25', weight: 4.4 });
    const { data: draft } = await mutate('clinicRecords.saveDraft', { ...input, version: null }, { token });
    expect(draft).toMatchObject({ version: 1, title: 'Rabia' });
    const owners = async () => ({
      history: (await query('records.list', { petId: pet.id }, { token: mine })).data.rows.length,
      acts: (await query('records.carne', { petId: pet.id }, { token: mine })).data.acts.length,
      weight: (await query('pets.get', { id: pet.id }, { token: mine })).data.weight,
      copy: JSON.stringify((await query('records.history', { petId: pet.id }, { token: mine })).data).includes(
        'L-4471',
      ),
    });
    expect(await owners()).toEqual({ history: 0, acts: 0, weight: 4.1, copy: false });
    expect((await fileOf(token, pet.id)).drafts).toHaveLength(1);
    expect((await fileOf(token, pet.id)).signs).toBe(false);
    expect((await mutate('clinicRecords.create', { ...input, draft: 1 }, { token })).key).toBe('licence_needed');
    const signed = await mutate('clinicRecords.create', { ...input, draft: 1 }, { token: theirs });
    expect(signed.data).toMatchObject({ rootId: input.id, version: 1, authorName: 'Clara Nieto' });
    // Sent again after a lost answer it is the same record.
    expect((await mutate('clinicRecords.create', { ...input, draft: 1 }, { token: theirs })).data).toEqual(signed.data);
    expect(await owners()).toEqual({ history: 1, acts: 1, weight: 4.4, copy: true });
    expect((await fileOf(token, pet.id)).drafts).toEqual([]);
    expect(await world.db.select().from(auditLog).where(eq(auditLog.action, 'record.signed'))).toMatchObject([
      { actorId: vet.id, targetId: pet.id },
    ]);
  });

  test('is signed as it was read: who changed it meanwhile is not signed over', async () => {
    const { token, theirs, pet } = await aDesk('recepcion');
    const note = noteOf(pet.id);
    const save = (has: object) => mutate('clinicRecords.saveDraft', { ...note, ...has }, { token });
    await save({ version: null });
    expect((await save({ text: 'Come poco', version: 1 })).data).toMatchObject({
      version: 2,
      body: { text: 'Come poco' },
    });
    expect((await save({ text: 'Come nada', version: 1 })).key).toBe('draft_changed');
    for (const draft of [1, null])
      expect((await mutate('clinicRecords.create', { ...note, draft }, { token: theirs })).status).not.toBe(200);
    expect(await world.db.select().from(records)).toEqual([]);
    expect(await world.db.select().from(recordDrafts)).toHaveLength(1);
    expect((await mutate('clinicRecords.create', { ...note, draft: 2 }, { token: theirs })).status).toBe(200);
    expect((await mutate('clinicRecords.removeDraft', { id: note.id, petId: pet.id, version: 2 }, { token })).key).toBe(
      'record_not_found',
    );
  });

  test('that somebody else wrote over says who did, and is not taken away without a licence', async () => {
    const { token, theirs, pet } = await aDesk('recepcion');
    const note = noteOf(pet.id);
    const save = (has: object, by: string) => mutate('clinicRecords.saveDraft', { ...note, ...has }, { token: by });
    expect((await save({ text: 'Dosis 1 mg', version: null }, theirs)).data.editedByName).toBeNull();
    const edited = await save({ text: 'Dosis 10 mg', version: 1 }, token);
    const [author, editor] = [edited.data.authorName, edited.data.editedByName];
    expect([author, typeof editor, editor === author]).toEqual(['Clara Nieto', 'string', false]);
    // Its author's own words after it take the name of the other not away.
    expect((await save({ text: 'Dosis 5 mg', version: 2 }, theirs)).data.editedByName).toBe(editor);
    expect((await fileOf(theirs, pet.id)).drafts).toMatchObject([{ authorName: author, editedByName: editor }]);
    const remove = (by: string) =>
      mutate('clinicRecords.removeDraft', { id: note.id, petId: pet.id, version: 3 }, { token: by });
    expect((await remove(token)).key).toBe('draft_of_other');
    expect((await remove(theirs)).key).toBeNull();
  });

  test('once signed, its papers are changed by who signs, and by who added them', async () => {
    const { token, theirs, pet } = await aDesk('recepcion');
    const note = noteOf(pet.id);
    expect((await mutate('clinicRecords.create', note, { token: theirs })).status).toBe(200);
    const added = async (by: string) => (await putFile(by, { kind: 'record', of: note.id })).id;
    const [exam, own] = [await added(theirs), await added(token)];
    const acts = async (id: string, by: string) => [
      (await mutate('clinicFiles.withdraw', { id, withdrawn: true }, { token: by })).key,
      (await mutate('clinicFiles.describe', { id, caption: 'Otra cosa', takenOn: null }, { token: by })).key,
    ];
    expect(await acts(exam, token)).toEqual(['file_of_other', 'file_of_other']);
    expect(await acts(own, token)).toEqual([null, null]);
    expect([await acts(exam, theirs), await acts(own, theirs)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('of another clinic is neither seen, changed, signed nor taken away', async () => {
    const { token, pet } = await aDesk('recepcion');
    const note = noteOf(pet.id);
    await mutate('clinicRecords.saveDraft', { ...note, version: null }, { token });
    const clinic = await aClinic(world);
    const { token: foreign } = await aColleague(clinic, 'titular');
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T11:00', status: 'completed' });
    const by = { token: foreign };
    expect((await fileOf(foreign, pet.id)).drafts).toEqual([]);
    expect((await mutate('clinicRecords.saveDraft', { ...note, text: 'Otro', version: 1 }, by)).key).toBe(
      'draft_changed',
    );
    expect((await mutate('clinicRecords.create', { ...note, draft: 1 }, by)).key).toBe('draft_changed');
    expect((await mutate('clinicRecords.removeDraft', { id: note.id, petId: pet.id, version: 1 }, by)).key).toBe(
      'record_not_found',
    );
    expect(await world.db.select().from(recordDrafts)).toMatchObject([{ version: 1, fields: { text: 'Come bien' } }]);
  });

  test('keeps its animal for the clinic when the owner erases the account', async () => {
    const { token, owner, clinic } = await aDesk('recepcion');
    const drafted = await aPet(world, owner, { name: 'Sola' });
    const visit = await anAppointment(world, {
      pet: drafted,
      clinic,
      startsAt: '2026-11-24T11:00',
      status: 'confirmed',
    });
    const note = { ...noteOf(drafted.id), version: null };
    expect((await mutate('clinicRecords.saveDraft', note, { token })).status).toBe(200);
    await world.db.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, visit.id));
    const admin = await aSession(world, await aUser(world, { role: 'admin' }));
    expect((await mutate('accounts.remove', { id: owner.id }, { token: admin })).status).toBe(200);
    expect(await world.db.select().from(pets).where(eq(pets.id, drafted.id))).toMatchObject([
      { ownerId: null, name: 'Sola' },
    ]);
    expect(await world.db.select().from(recordDrafts)).toHaveLength(1);
  });
});

describe('a licence', () => {
  test('is declared by its holder, verified by a titular, and declared again when the number is another', async () => {
    const { token, theirs, user, vet, clinic } = await aDesk('veterinario', null);
    const of = async () =>
      (await query('clinicSettings.listMembers', undefined, { token })).data.find(
        ({ userId }: { userId: string }) => userId === user.id,
      ).licence;
    expect(await of()).toBe(null);
    expect((await query('clinic.panel', undefined, { token })).data.asksLicence).toBe(true);
    expect((await mutate('clinicSettings.declareLicence', { number: ' mp  31962 ' }, { token })).status).toBe(200);
    expect(await of()).toMatchObject({ number: 'MP 31962', checked: null });
    expect((await query('clinic.panel', undefined, { token })).data.asksLicence).toBe(false);
    const check = (number: string) =>
      mutate('clinicSettings.checkLicence', { userId: user.id, number }, { token: theirs });
    expect((await check('MP-1')).key).toBe('licence_changed');
    expect((await check('MP 31962')).status).toBe(200);
    expect(await of()).toMatchObject({ checked: { by: vet.name, at: expect.any(Number) } });
    // What one clinic's titular found is not another clinic's word.
    await world.db.update(licences).set({ checkedFor: 'otra' }).where(eq(licences.userId, user.id));
    expect((await of()).checked).toBe(null);
    await world.db.update(licences).set({ checkedFor: clinic.id }).where(eq(licences.userId, user.id));
    await mutate('clinicSettings.declareLicence', { number: 'MP-2' }, { token });
    expect(await of()).toMatchObject({ number: 'MP-2', checked: null });
  });

  test('signs nothing for somebody who is at the desk now', async () => {
    const { token, theirs, user, pet } = await aDesk('veterinario');
    const sign = async () => (await mutate('clinicRecords.create', noteOf(pet.id), { token })).key;
    expect(await sign()).toBe(null);
    await mutate('clinicSettings.setMemberRole', { userId: user.id, memberRole: 'recepcion' }, { token: theirs });
    expect(await sign()).toBe('licence_needed');
    await mutate('clinicSettings.setMemberRole', { userId: user.id, memberRole: 'veterinario' }, { token: theirs });
    expect(await sign()).toBe(null);
  });

  test('that is no number is refused in words', async () => {
    const { token } = await aDesk('veterinario', null);
    for (const number of ['', '12', 'sin número', 'MP-1234567890123456789', '<b>1</b>'])
      expect((await mutate('clinicSettings.declareLicence', { number }, { token })).key).toBe('invalid');
  });
});

test('whoever becomes titular and is none again is what they were', async () => {
  const { theirs, user } = await aDesk('recepcion');
  const give = (memberRole: MemberRole) =>
    mutate('clinicSettings.setMemberRole', { userId: user.id, memberRole }, { token: theirs });
  const place = async () => (await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, user.id)))[0];
  await give('titular');
  expect(await place()).toMatchObject({ memberRole: 'titular', duty: 'recepcion' });
  await give('veterinario');
  expect(await place()).toMatchObject({ memberRole: 'equipo', duty: 'veterinario' });
});
