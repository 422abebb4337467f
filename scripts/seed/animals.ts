import { addDays, DAY_MS, today } from '../../src/shared/time.ts';
import { aPet, aWeight, type World } from '../../tests/support/builders.ts';

/**
 * One animal of each species, a dog of which the law asks papers, and one in the archive, in the order of their arrival, with the
 * weights of the months before.
 */
export const someAnimals = async (world: World, family: { id: string }) => {
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
  return { canela, nube, mani, silbo };
};
