import { expect, test } from 'vitest';
import { aClinic, aConversation, anAppointment, aPet } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { readsTooMuch } from '../support/plans.ts';
import { watchedDatabase } from '../support/watched.ts';
import { bindings, mutate, NOW, query, world } from '../support/world.ts';

const summaryOf = async (token: string) => (await query('owner.summary', undefined, { token })).data;
const aRecord = (petId: string, has: object) => ({ id: crypto.randomUUID(), petId, kind: 'vacuna', ...has });

test('a new owner has nothing due', async () => {
  const { token, user } = await anOwner();
  const pet = await aPet(world, user, { archivedAt: NOW, permitUntil: '2026-11-01' });
  const data = await summaryOf(token);
  expect(data).toMatchObject({ petCount: 1, nextVisit: null, papers: [], unread: [] });
  expect(data.acts.some(({ petId }: { petId: string }) => petId === pet.id)).toBe(false);
});

test('the first pets come in the order of registration, one more than the summary shows', async () => {
  const { token, user, pet } = await anOwner();
  for (const name of ['Dos', 'Tres', 'Cuatro']) await aPet(world, user, { name, createdAt: NOW + name.length });
  const data = await summaryOf(token);
  expect(data.petCount).toBe(4);
  expect(data.pets).toHaveLength(3);
  expect(data.pets[0].id).toBe(pet.id);
});

test('a vaccine past its day is overdue, and a coming visit for it is named', async () => {
  const { token, pet } = await anOwner();
  const given = { planKey: 'rabia', title: 'Rabia', date: '2025-11-10' };
  expect((await mutate('records.create', aRecord(pet.id, given), { token })).status).toBe(200);
  const rabies = (data: { acts: { key: string }[] }) => data.acts.find(({ key }) => key === 'rabia');
  expect(rabies(await summaryOf(token))).toMatchObject({
    petName: pet.name,
    state: 'overdue',
    dueOn: '2026-11-10',
    isFirst: false,
    isMandatory: true,
    visitOn: null,
  });
  const clinic = await aClinic(world);
  // Sneezing is looked at before: no vaccine and no deworming is waiting for that.
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-26T10:00', type: 'checkup' });
  const { acts } = await summaryOf(token);
  expect(acts.filter(({ visitOn }: { visitOn: string | null }) => visitOn)).toEqual([]);
  expect(acts.map(({ kind }: { kind: string }) => kind)).toContain('desparasitacion');
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', type: 'vaccination' });
  const data = await summaryOf(token);
  expect(rabies(data)).toMatchObject({ visitOn: '2026-11-27T10:00' });
  expect(data.nextVisit).toMatchObject({ petId: pet.id, date: '2026-11-26T10:00' });
});

test('papers that ended or end within a month are told, the soonest first', async () => {
  const { token, user } = await anOwner();
  await aPet(world, user, { breed: 'Rottweiler', permitUntil: '2026-12-10', policyUntil: '2026-11-01' });
  await aPet(world, user, { breed: 'Pitbull', permitUntil: '2027-06-01', policyUntil: null });
  const { papers } = await summaryOf(token);
  expect(papers.map(({ paper, state }: { paper: string; state: string }) => [paper, state])).toEqual([
    ['policy', 'expired'],
    ['permit', 'soon'],
  ]);
});

test('unread messages are told with the clinic’s last words; what somebody else has is not', async () => {
  const { token, user, pet } = await anOwner();
  const other = await anOwner();
  const clinic = await aClinic(world, { name: 'La Ceiba' });
  const vet = { id: user.id, name: 'Clara' };
  const said = [
    { side: 'clinic' as const, author: vet, text: 'Trae el carné', at: NOW - 2000 },
    { side: 'owner' as const, author: vet, text: 'Listo', at: NOW - 1000 },
  ];
  await aConversation(world, pet, clinic, said, { owner: 1 });
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00' });
  expect((await summaryOf(token)).unread).toMatchObject([
    { clinicName: 'La Ceiba', lastText: 'Trae el carné', unread: 1 },
  ]);
  expect(await summaryOf(other.token)).toMatchObject({ unread: [], nextVisit: null, petCount: 1 });
});

test('fifty pets and two thousand visits are one trip beside the session, and no table is read whole', async () => {
  const { token, user } = await anOwner();
  const clinic = await aClinic(world, { name: 'La Ceiba' });
  const numbers = (last: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${last}) `;
  await bindings.DB.batch([
    bindings.DB.prepare(`INSERT INTO pets (id, owner_id, name, species, birth_month, weight_g, search_key, created_at, updated_at)
      ${numbers(48)} SELECT 'many' || i, ?1, 'Huella ' || i, 'perro', '2022-05', 9000, 'huella', ?2 + i, ?2 FROM n`).bind(
      user.id,
      NOW,
    ),
    // Two a day, the last on the fiftieth day to come.
    bindings.DB.prepare(`INSERT INTO appointments (id, pet_id, clinic_id, owner_id, starts_at, seat, type, status, version, completed_at, created_at, updated_at)
      ${numbers(1999)} SELECT 'many' || i, 'many' || (i % 49), ?1, ?2, date('2026-11-25', (i / 2 - 949) || ' days') ||
      iif(i % 2, 'T15:30', 'T10:00'), 0, 'checkup', iif(i < 1898, 'completed', 'confirmed'), 1, iif(i < 1898, ?3, NULL), ?3, ?3 FROM n`).bind(
      clinic.id,
      user.id,
      NOW,
    ),
  ]);
  const { DB, trips, statements } = watchedDatabase();
  const { data } = await query('owner.summary', undefined, { token, env: { DB } });
  expect(data.petCount).toBe(50);
  expect(data.pets).toHaveLength(3);
  expect(data.nextVisit.date).toMatch(/^2026-11-25T/);
  expect(data.acts.length).toBeLessThanOrEqual(20);
  expect(trips()).toBe(2);
  const plans: string[] = [];
  for (const statement of new Set(statements)) plans.push(...(await readsTooMuch(statement)));
  expect(plans).toEqual([]);
});
