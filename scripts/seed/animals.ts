import { addDays, DAY_MS, instantOf, today, wallTime } from '../../src/shared/time.ts';
import { aMedicine, aPet, aWeight, type World } from '../../tests/support/builders.ts';
import { medicineTicks } from '../../worker/db/schema/medicines.ts';

const MINUTE_MS = 60_000;

/** Something that somebody of the family gives morning and evening: the hour that came last is not marked yet, nor is one of two days ago. */
const aGivenMedicine = async (world: World, pet: { id: string }, family: { id: string; name: string }) => {
  const { db, now } = world;
  const first = addDays(today(now), -6);
  const { id } = await aMedicine(world, pet, {
    name: 'Suplemento para las articulaciones',
    instruction: 'Con la comida, como dijo la veterinaria.',
    times: ['07:00', '19:00'],
    from: first,
    addedBy: family.id,
    createdAt: instantOf(`${first}T06:30`),
  });
  const passed = Array.from({ length: 7 }, (_, n) => addDays(first, n))
    .flatMap((day) => ['07:00', '19:00'].map((time) => `${day}T${time}`))
    .filter((at) => at <= wallTime(now));
  const missed = [passed.at(-1), passed.at(-4)];
  await db.insert(medicineTicks).values(
    passed
      .filter((at) => !missed.includes(at))
      .map((dueAt) => ({
        medicineId: id,
        dueAt,
        givenBy: family.id,
        givenByName: family.name,
        givenAt: instantOf(dueAt) + 10 * MINUTE_MS,
      })),
  );
};

/**
 * One animal of each species, a dog of which the law asks papers, and one in the archive, in the order of their arrival, with the
 * weights of the months before.
 */
export const someAnimals = async (world: World, family: { id: string; name: string }) => {
  const { now } = world;
  const canela = await aPet(world, family, {
    name: 'Canela',
    species: 'perro',
    breed: 'Labrador',
    ageMonths: 50,
    weightKg: 28.4,
    notes: 'Le teme a los truenos. Come dos veces al día.',
    sex: 'hembra',
    isNeutered: true,
    colour: 'Amarillo miel',
    microchip: '170098100412377',
    allergies: 'Pollo: se rasca las orejas y las patas.',
    createdAt: now - 6,
  });
  const nube = await aPet(world, family, {
    name: 'Nube',
    species: 'gato',
    breed: 'Siamés',
    ageMonths: 30,
    weightKg: 4.1,
    sex: 'hembra',
    isNeutered: true,
    medicines: 'Gotas para los ojos, formuladas en el control de septiembre.',
    createdAt: now - 5,
  });
  const mani = await aPet(world, family, {
    name: 'Maní',
    species: 'hamster',
    breed: 'Hámster sirio',
    ageMonths: 9,
    weightKg: 0.142,
    createdAt: now - 4,
  });
  const silbo = await aPet(world, family, {
    name: 'Silbo',
    species: 'loro',
    breed: 'Ninfa',
    ageMonths: 40,
    weightKg: 0.094,
    notes: 'Vive con la jaula abierta por la tarde.',
    createdAt: now - 3,
  });
  const sultan = await aPet(world, family, {
    name: 'Sultán',
    species: 'perro',
    breed: 'Rottweiler',
    ageMonths: 28,
    weightKg: 46.2,
    sex: 'macho',
    microchip: '170098100518804',
    permitUntil: addDays(today(now), 18),
    policyUntil: addDays(today(now), -9),
    censusOn: addDays(today(now), -400),
    createdAt: now - 2,
  });
  await aPet(world, family, {
    name: 'Copito',
    species: 'hamster',
    breed: 'Roborovski',
    ageMonths: 31,
    weightKg: 0.024,
    createdAt: now - 1,
    archivedAt: now,
  });
  for (const [pet, weights] of [
    [canela, [27.1, 27.9, 28.8]],
    [sultan, [41.5, 44, 45.1]],
    [nube, [3.8, 4.0]],
    [mani, [0.118, 0.135]],
    [silbo, [0.091, 0.093]],
  ] as const) {
    for (const [index, kg] of weights.entries()) {
      await aWeight(world, pet, now - (weights.length - index) * 60 * DAY_MS, kg);
    }
  }
  await aGivenMedicine(world, sultan, family);
  return { canela, nube, mani, silbo };
};
