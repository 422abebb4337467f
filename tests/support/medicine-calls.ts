import { aClinic, aMedicine, aMember, anAppointment, aPet, aSession, aUser } from './builders.ts';
import { prescriptionOf } from './care-calls.ts';
import { mutate, query, TODAY, world } from './world.ts';

/** A medicine as its form sends it. */
export const medicineOf = (petId: string, has: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID(),
  petId,
  version: null,
  name: 'Cefalexina 500 mg',
  instruction: 'Con comida, como dijo la doctora',
  times: ['08:00', '20:00'],
  everyDays: 1,
  weekdays: null,
  from: TODAY,
  to: null,
  source: null,
  ...has,
});

/** An animal with a fórmula of two medicines that a clinic signed. */
export const aFormula = async (owner: { id: string }) => {
  const clinic = await aClinic(world);
  const vet = await aUser(world, { role: 'business' });
  await aMember(world, vet, clinic);
  const pet = await aPet(world, owner);
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T10:00', status: 'completed' });
  const theirs = await aSession(world, vet);
  const formula = prescriptionOf(pet.id);
  formula.items.push({ name: 'Probiótico', concentration: '', form: '', dose: 'Un sobre al día', days: 5 });
  const { status } = await mutate('care.prescribe', formula, { token: theirs });
  return { status, clinic, vet, pet, theirs, formula };
};

/** Every procedure of medicines once, doing its work, in a world of its own. */
export const medicineCalls = async () => {
  const owner = await aUser(world);
  const mine = await aSession(world, owner);
  const { pet, formula } = await aFormula(owner);
  const typed = medicineOf(pet.id);
  const { id } = await aMedicine(world, pet);
  const dose = { id, at: `${TODAY}T08:00` };
  return [
    [mutate, 'medicines.save', typed, mine],
    [mutate, 'medicines.save', { ...typed, version: 1, times: ['07:00'], everyDays: null, weekdays: [1, 3, 5] }, mine],
    [mutate, 'medicines.save', medicineOf(pet.id, { source: { prescriptionId: formula.id, position: 2 } }), mine],
    [mutate, 'medicines.tick', dose, mine],
    [query, 'medicines.ofPet', { petId: pet.id }, mine],
    [mutate, 'medicines.untick', dose, mine],
    [mutate, 'medicines.end', { id: typed.id }, mine],
    [mutate, 'medicines.remove', { id: typed.id, petId: pet.id }, mine],
  ] as const;
};
