import { addDays, today } from '../../src/shared/time.ts';
import type { World } from '../../tests/support/builders.ts';
import { petProblems, prescriptionItems, prescriptions, procedureConsents } from '../../worker/db/schema/care.ts';
import { vaccineBatches } from '../../worker/db/schema/stock.ts';

type Scene = {
  canela: { id: string };
  bogota: { id: string };
  vet: { id: string; name: string };
};

/** What the demo's clinic keeps beside its histories: a problem, a fórmula, a consent, and the vaccines in its fridge. */
export const someCare = async ({ db, now }: World, { canela, bogota, vet }: Scene): Promise<void> => {
  const day = (days: number) => addDays(today(now), days);
  const of = { clinicId: bogota.id, petId: canela.id, authorId: vet.id, authorName: vet.name, createdAt: now };
  await db.insert(petProblems).values({
    ...of,
    id: crypto.randomUUID(),
    title: 'Otitis que vuelve, oído izquierdo',
    since: day(-190),
    state: 'active',
    updatedAt: now,
  });
  const id = crypto.randomUUID();
  await db.insert(prescriptions).values({
    ...of,
    id,
    date: day(-40),
    licence: 'MP-20415',
    licenceChecked: false,
    note: 'Volver si el oído sigue rojo en una semana.',
  });
  await db.insert(prescriptionItems).values({
    prescriptionId: id,
    position: 1,
    name: 'Limpiador de oídos (demo)',
    form: 'Solución ótica',
    dose: 'Llenar el oído, masajear y dejar que sacuda, una vez al día',
    days: 7,
  });
  await db.insert(procedureConsents).values({
    ...of,
    id: crypto.randomUUID(),
    procedure: 'Limpieza dental con anestesia',
    agreedBy: 'Familia de Canela',
    agreedOn: day(-60),
    way: 'papel',
  });
  const batch = { clinicId: bogota.id, lowAt: 3, authorName: vet.name, createdAt: now, updatedAt: now };
  await db.insert(vaccineBatches).values([
    {
      ...batch,
      id: crypto.randomUUID(),
      product: 'Antirrábica (demo)',
      species: ['perro', 'gato'],
      manufacturer: 'Laboratorio de muestra',
      lot: 'R-5510',
      expiresOn: day(400),
      quantity: 20,
    },
    {
      ...batch,
      id: crypto.randomUUID(),
      product: 'Polivalente canina (demo)',
      species: ['perro'],
      manufacturer: 'Laboratorio de muestra',
      lot: 'PC-3107',
      expiresOn: day(20),
      quantity: 6,
    },
  ]);
};
