import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from './builders.ts';
import { vaccineOf } from './record-calls.ts';
import { mutate, query, world } from './world.ts';

/** A problem as its form sends it. */
export const problemOf = (petId: string, has: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  petId,
  version: null,
  title: 'Otitis crónica',
  since: '2026-08-02',
  resolvedOn: null,
  ...has,
});

/** A fórmula of one medicine as its form sends it. */
export const prescriptionOf = (petId: string, has: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  petId,
  items: [
    {
      name: 'Cefalexina',
      concentration: '500 mg',
      form: 'Tabletas',
      dose: 'Media tableta cada 12 horas, con comida',
      days: 7,
    },
  ],
  note: 'Control si vomita',
  ...has,
});

/** A consent as its form sends it. */
export const consentOf = (petId: string, has: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  petId,
  procedure: 'Esterilización con anestesia general',
  agreedBy: 'Ana Gómez',
  document: '52.111.222',
  agreedOn: '2026-11-24',
  way: 'papel',
  note: null,
  ...has,
});

/** A batch as its form sends it. */
export const batchOf = (has: Record<string, unknown> = {}) => ({
  batchId: crypto.randomUUID(),
  version: null,
  product: 'Rabisin',
  manufacturer: 'Boehringer',
  lot: 'L-9001',
  species: ['perro', 'gato'],
  expiresOn: '2027-06-30',
  quantity: 10,
  lowAt: 3,
  ...has,
});

/** Every procedure about problems, fórmulas, consents and the stock of vaccines once, in a world of their own. */
export const careCalls = async () => {
  const clinic = await aClinic(world);
  const [owner, vet] = [await aUser(world), await aUser(world, { role: 'business' })];
  await aMember(world, vet, clinic);
  const [mine, theirs] = [await aSession(world, owner), await aSession(world, vet)];
  const pet = await aPet(world, owner);
  const petId = pet.id;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  const [problem, formula, consent, batch] = [problemOf(petId), prescriptionOf(petId), consentOf(petId), batchOf()];
  return [
    [mutate, 'care.saveProblem', problem, theirs],
    [mutate, 'care.saveProblem', { ...problem, version: 1, resolvedOn: '2026-11-20' }, theirs],
    [mutate, 'care.prescribe', formula, theirs],
    [mutate, 'care.noteConsent', consent, theirs],
    [query, 'care.ofPatient', { petId }, theirs],
    [query, 'care.ofPet', { petId }, mine],
    [mutate, 'care.voidPrescription', { id: formula.id, reason: 'La dosis estaba mal' }, theirs],
    [mutate, 'care.endConsent', { id: consent.id, reason: 'Cambió de opinión' }, theirs],
    [mutate, 'stock.save', batch, theirs],
    [mutate, 'stock.save', { ...batch, version: 1, quantity: 12 }, theirs],
    [mutate, 'clinicRecords.create', vaccineOf(petId, { batchId: batch.batchId }), theirs],
    [query, 'stock.list', undefined, theirs],
    [query, 'stock.recall', { lot: batch.lot }, theirs],
  ] as const;
};
