import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, anAppointment } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { correctionOf } from '../support/clinic-calls.ts';
import { editOf } from '../support/pet-calls.ts';
import { mutate, query, TODAY, world } from '../support/world.ts';

/** A practice with a client of its own: Rosa and her cat Lila. */
const aDesk = async () => {
  const practice = await aPractice();
  const { data: patient } = await mutate(
    'clients.register',
    {
      client: { name: 'Rosa', phone: '3115550199', email: null, authorisation: 'Firmó en papel' },
      pet: { name: 'Lila', species: 'gato', age: 2, weight: 4 },
    },
    { token: practice.theirs },
  );
  return { ...practice, patient: patient as { id: string; clientId: string } };
};
const stored = async () => [await world.db.select().from(pets), await world.db.select().from(clinicClients)];
const fileOf = async (petId: string, token: string) => (await query('clinicRecords.file', { petId }, { token })).data;
const acts = () => world.db.select().from(auditLog).where(eq(auditLog.action, 'client.corrected'));

test('a clinic corrects its client and their animal, and is found by what is right', async () => {
  const { theirs, patient } = await aDesk();
  const { file: before } = await fileOf(patient.id, theirs);
  const edit = {
    name: 'Lilo',
    breed: 'Siamés',
    birthMonth: '2023-04',
    sex: 'macho',
    isNeutered: true,
    colour: 'Crema',
    microchip: '170 098 100 518 804',
    noAllergies: true,
    medicines: 'Ninguna fija',
    contact: { name: 'Rosa Díaz', phone: '310 555 0000', email: 'Rosa@Correo.test' },
  };
  const sent = { ...correctionOf(patient, edit), ...before.own };
  const { data } = await mutate('clients.correct', sent, { token: theirs });
  expect(data).toMatchObject({
    name: 'Lilo',
    owner: 'Rosa Díaz',
    ownerPhone: '3105550000',
    clientId: patient.clientId,
  });
  const { pet, owner, file } = await fileOf(patient.id, theirs);
  expect([pet.breed, pet.birthMonth, owner.phone, file.ownerEmail]).toEqual([
    'Siamés',
    '2023-04',
    '3105550000',
    'rosa@correo.test',
  ]);
  expect(file).toMatchObject({
    sex: 'macho',
    isNeutered: true,
    colour: 'Crema',
    microchip: '170098100518804',
    allergies: null,
    allergiesNoneOn: TODAY,
    medicines: 'Ninguna fija',
  });
  for (const q of ['lilo', 'diaz', '3105550000', '170098100518804'])
    expect([q, (await query('clients.find', { q }, { token: theirs })).data.rows]).toEqual([q, [data]]);
  expect((await query('clients.find', { q: '3115550199' }, { token: theirs })).data.rows).toEqual([]);
  expect(await acts()).toMatchObject([{ targetId: patient.id }]);
});

test('who writes second is told, and neither row changes', async () => {
  const { theirs, patient } = await aDesk();
  const first = correctionOf(patient, { name: 'Lola' });
  expect((await mutate('clients.correct', first, { token: theirs })).status).toBe(200);
  const before = await stored();
  expect((await mutate('clients.correct', first, { token: theirs })).key).toBe('client_changed');
  // The animal as it is, with its client as they were.
  const half = await mutate('clients.correct', { ...first, version: 2 }, { token: theirs });
  expect([half.status, half.key]).toEqual([409, 'client_changed']);
  expect(await stored()).toEqual(before);
  expect(await acts()).toHaveLength(1);
});

test('another clinic’s client, an owner’s animal and a claimed one are not its own', async () => {
  const { clinic, pet, theirs, mine, patient } = await aDesk();
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
  const other = await aColleague(await aClinic(world), 'titular');
  const refused = async (id: string, token: string, version = 1) => {
    const before = await stored();
    const { status, key } = await mutate('clients.correct', correctionOf({ id }, { version }), { token });
    expect(await stored()).toEqual(before);
    return [status, key];
  };
  expect(await refused(patient.id, other.token)).toEqual([404, 'client_not_found']);
  expect(await refused(pet.id, theirs)).toEqual([404, 'client_not_found']);
  expect((await fileOf(pet.id, theirs)).file.own).toBeNull();
  const { data: issued } = await mutate('clients.issueCode', { petId: patient.id }, { token: theirs });
  await mutate('claims.redeem', { code: issued.code }, { token: mine });
  expect(await refused(patient.id, theirs)).toEqual([404, 'client_not_found']);
  expect(await refused(patient.id, theirs, 2)).toEqual([404, 'client_not_found']);
  expect(await acts()).toEqual([]);
  // Its owner says from now on what is so.
  const edit = editOf({ id: patient.id, version: 2, name: 'Lila', birthMonth: '2024-11' }, { allergies: 'Pollo' });
  expect((await mutate('pets.update', edit, { token: mine })).status).toBe(200);
});

test('nobody is left without a phone and an e-mail, and no birth lies ahead', async () => {
  const { theirs, patient } = await aDesk();
  const bad = async (edit: object) =>
    (await mutate('clients.correct', correctionOf(patient, edit), { token: theirs })).issues.map(({ path }) => path);
  expect(await bad({ contact: { name: 'Rosa', phone: ' ', email: '' } })).toEqual(['contact.phone']);
  expect(await bad({ birthMonth: '2026-12' })).toEqual(['birthMonth']);
  expect(await bad({ microchip: '123' })).toEqual(['microchip']);
});
