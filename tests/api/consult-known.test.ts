import { expect, test } from 'vitest';
import { CONSULT_PATH, type ConsultLine } from '../../src/shared/schemas/consult.ts';
import { aClinic, anAppointment, aPet, aRecord } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { send, world } from '../support/world.ts';

const ask = async (question: string, petId: string, token: string) => {
  const { text } = await send('POST', CONSULT_PATH, { token, body: { petId, question } });
  const found = JSON.parse(text.trim().split('\n')[0] ?? '{}') as ConsultLine;
  if (found.kind !== 'found') throw new Error(text);
  return found;
};

test('what the product knows answers: prices, address, carné, grams, where to book; a no comes first', async () => {
  const { token, user } = await anOwner();
  const pet = await aPet(world, user, { name: 'Canela', species: 'perro', weightG: 15_000, birthMonth: '2021-05' });
  const clinic = await aClinic(world, {
    name: 'Los Nogales',
    phone: '6015550142',
    address: 'Calle 45 # 12-30',
    prices: { checkup: 60_000 },
  });
  await anAppointment(world, { pet, clinic, startsAt: '2026-01-10T10:00', status: 'completed' });
  await aRecord(world, pet, null, { kind: 'vacuna', title: 'Rabia', planKey: 'rabia', date: '2020-03-01' });

  const price = await ask('cuanto cuesta una consulta', pet.id, token);
  expect(price.known?.text).toMatch(/Los Nogales. Control: \$\s60\.000\./);
  expect(price.passages).toEqual([]);
  expect((await ask('donde queda la clinica', pet.id, token)).known).toMatchObject({
    text: expect.stringContaining('Calle 45 # 12-30'),
    ways: [{ href: 'tel:+576015550142' }, {}],
  });
  const care = await ask('cuando le toca la vacuna', pet.id, token);
  expect(care.known?.text).toMatch(/Según el carné de Canela\..*Rabia: venció el 1 de marzo de 2021/);
  expect(care.known?.text).not.toMatch(/[Dd]esparasitación/);
  expect((await ask('cada cuanto lo desparasito', pet.id, token)).known?.text).toMatch(/[Dd]esparasitación/);
  expect((await ask('cuanta comida le doy', pet.id, token)).known?.text).toContain('180–220 g');
  expect((await ask('quiero una cita', pet.id, token)).known?.ways[0]?.href).toContain(pet.id);
  expect((await ask('que raza me recomienda', pet.id, token)).known?.ways[0]?.href).toBe('/encuentra');
  const dose = await ask('cuanto acetaminofen le puedo dar', pet.id, token);
  expect(dose).toMatchObject({ asksDose: true, intent: 'substance', verdict: expect.stringMatching(/^No: /) });
  expect(dose.known?.text).toContain('llama ahora');
  const bird = await aPet(world, user, { name: 'Pepa', species: 'loro' });
  expect((await ask('cuanto acetaminofen le doy', bird.id, token)).known?.text).toContain('sal ya, aunque se vea bien');
  expect(await ask('cual es la capital de francia', pet.id, token)).toMatchObject({ passages: [], known: null });
});

test('nothing of another owner’s animal or clinic is told', async () => {
  const { token } = await anOwner();
  const other = await anOwner();
  const { status } = await send('POST', CONSULT_PATH, {
    token,
    body: { petId: other.pet.id, question: 'cuanto cuesta una consulta' },
  });
  expect(status).toBe(404);
});
