import { aClinic, aMember, anAppointment, aPet, aRecord, aSession, aUser } from './builders.ts';
import { mutate, query, world } from './world.ts';

const BLANK = {
  title: null,
  reason: null,
  findings: null,
  diagnosis: null,
  plan: null,
  text: null,
  weight: null,
  planKey: null,
  product: null,
  lot: null,
  nextDue: null,
};

/** A nota as the form sends it; `has` says what matters. */
export const noteOf = (petId: string, has: Record<string, unknown> = {}) => ({
  ...BLANK,
  id: crypto.randomUUID(),
  petId,
  kind: 'nota',
  date: '2026-11-24',
  title: 'Nota',
  text: 'Come bien',
  ...has,
});

/** A vaccine as a clinic's form sends it. */
export const vaccineOf = (petId: string, has: Record<string, unknown> = {}) =>
  noteOf(petId, {
    kind: 'vacuna',
    title: 'Rabia',
    text: null,
    planKey: 'rabia',
    product: 'Rabisin',
    lot: 'L-4471',
    nextDue: '2027-11-24',
    ...has,
  });

/** Every procedure about records and carnés once, doing its work, in a world of their own. */
export const recordCalls = async () => {
  const clinic = await aClinic(world);
  const [owner, vet] = [await aUser(world), await aUser(world, { role: 'business' })];
  await aMember(world, vet, clinic);
  const [mine, theirs] = [await aSession(world, owner), await aSession(world, vet)];
  const pet = await aPet(world, owner);
  const petId = pet.id;
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  const own = await aRecord(world, pet, null, { weightG: 4000 });
  const written = await aRecord(world, pet, clinic, { weightG: 4100 });
  const wrong = await aRecord(world, pet, clinic, { weightG: 4200, date: '2026-11-20' });
  const pair = { petId, clinicId: clinic.id };
  const shareOf = { petId, label: 'Guardería', days: 7 };
  const { data: share } = await mutate('records.share', shareOf, { token: mine });
  const first = await query('records.list', { petId, limit: 1 }, { token: mine });
  const filters = { petId, kinds: ['nota', 'vacuna'], source: 'owner', from: '2026-01-01', to: '2026-12-31' };
  const fix = (rootId: string) => ({ ...noteOf(petId, { weight: 4.2 }), rootId, version: 1, correction: 'Peso' });
  const [draft, other] = [noteOf(petId), noteOf(petId)];
  return [
    [query, 'records.list', { petId }, mine],
    [query, 'records.list', { petId, limit: 1, cursor: first.data.next as string }, mine],
    [query, 'records.list', filters, mine],
    [query, 'records.versions', { rootId: own.rootId }, mine],
    [mutate, 'records.create', noteOf(petId, { weight: 4.2 }), mine],
    [mutate, 'records.correct', fix(own.rootId), mine],
    [query, 'records.due', undefined, mine],
    [query, 'records.carne', { petId }, mine],
    [query, 'records.history', { petId }, mine],
    [mutate, 'records.share', shareOf, mine],
    [mutate, 'records.revokeShare', { id: share.id }, mine],
    [mutate, 'records.grant', pair, mine],
    [query, 'clinicRecords.file', { petId }, theirs],
    [query, 'clinicRecords.list', { petId }, theirs],
    [query, 'clinicRecords.list', { ...filters, source: 'mine' }, theirs],
    [query, 'clinicRecords.versions', { rootId: written.rootId }, theirs],
    [mutate, 'clinicRecords.create', vaccineOf(petId, { weight: 4.3 }), theirs],
    [mutate, 'clinicRecords.correct', fix(written.rootId), theirs],
    [mutate, 'clinicRecords.withdraw', { rootId: wrong.rootId, version: 1, reason: 'Era de otro paciente' }, theirs],
    [mutate, 'clinicRecords.saveDraft', { ...draft, version: null }, theirs],
    [mutate, 'clinicRecords.saveDraft', { ...draft, title: 'Otra', version: 1 }, theirs],
    [mutate, 'clinicRecords.create', { ...draft, draft: 2 }, theirs],
    [mutate, 'clinicRecords.saveDraft', { ...other, version: null }, theirs],
    [mutate, 'clinicRecords.removeDraft', { id: other.id, petId, version: 1 }, theirs],
    [mutate, 'clinicRecords.answerAllergies', { petId, allergies: 'Pollo' }, theirs],
    [mutate, 'records.revokeGrant', pair, mine],
  ] as const;
};
