import { expect, test } from 'vitest';
import { aClinic, aConversation, anAppointment, aPet } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { mutate, NOW, query, world } from '../support/world.ts';

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
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', type: 'vaccination' });
  const data = await summaryOf(token);
  expect(rabies(data)).toMatchObject({ visitOn: '2026-11-27T10:00' });
  expect(data.nextVisit).toMatchObject({ petId: pet.id, date: '2026-11-27T10:00' });
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
