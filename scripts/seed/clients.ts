import { addDays, DAY_MS, instantOf, today } from '../../src/shared/time.ts';
import { aClient, aPet, aRecord, aVisitEvent, type World } from '../../tests/support/builders.ts';
import { aChargedVisit } from './books.ts';
import { phoneOf } from './phones.ts';
import { completed, type Pet, type Visit } from './visits.ts';

/** People whom the clinic registered itself, with visits of today that wait for the desk whatever the hour is, and past ones. */
export const someClients = async (world: World, clinic: { id: string }, vet: { id: string }) => {
  const day = (days: number, time: string) => `${addDays(today(world.now), days)}T${time}`;
  const people = [
    { name: 'Óscar Duque', phone: phoneOf('0111'), pet: 'Toby', species: 'perro', breed: 'Beagle', weightKg: 12.5 },
    { name: 'Sara Inés Gil', phone: phoneOf('0112'), pet: 'Lola', species: 'perro', breed: 'Poodle', weightKg: 6.2 },
    { name: 'Mateo Ríos', phone: phoneOf('0113'), pet: 'Greta', species: 'gato', breed: 'Persa', weightKg: 4.4 },
    {
      name: 'Daniel Rueda',
      phone: phoneOf('0114'),
      pet: 'Coco',
      species: 'hamster',
      breed: 'Hámster sirio',
      weightKg: 0.13,
    },
    { name: 'Julia Ospina', phone: phoneOf('0116'), pet: 'Max', species: 'perro', breed: 'Pug', weightKg: 8.1 },
    { name: 'Hernán Vélez', phone: phoneOf('0115'), pet: 'Rocco', species: 'loro', breed: 'Ninfa', weightKg: 0.09 },
  ] as const;
  const pets = [];
  for (const { pet: name, species, breed, weightKg, ...person } of people) {
    const client = await aClient(world, clinic, person);
    pets.push(await aPet(world, null, { clientId: client.id, name, species, breed, weightKg }));
  }
  const [toby, lola, greta, coco, max, rocco] = pets as [Pet, Pet, Pet, Pet, Pet, Pet];
  const arrivedAt = Math.max(world.now - 12 * 60_000, instantOf(day(0, '00:00')));
  const visits: Visit[] = [
    { pet: toby, clinic, startsAt: day(0, '15:30'), type: 'vaccination', status: 'pending', notes: 'Refuerzo anual' },
    {
      pet: greta,
      clinic,
      startsAt: day(0, '16:00'),
      type: 'emergency',
      status: 'confirmed',
      notes: 'No come desde ayer',
    },
    { pet: lola, clinic, startsAt: day(0, '16:30'), type: 'grooming', status: 'confirmed', arrivedAt },
    { pet: rocco, clinic, startsAt: day(0, '17:00'), type: 'checkup', status: 'pending' },
    completed({ pet: coco, clinic, startsAt: day(-3, '10:00'), type: 'checkup' }, 70_000),
  ];
  for (const months of [1, 2, 3, 4, 5, 6, 7, 8])
    visits.push(
      completed({ pet: toby, clinic, startsAt: day(-30 * months, '09:30'), type: 'checkup' }, 70_000),
      completed({ pet: lola, clinic, startsAt: day(-30 * months, '11:00'), type: 'grooming' }, 45_000 + 5_000 * months),
      completed({ pet: greta, clinic, startsAt: day(-30 * months - 4, '15:00'), type: 'vaccination' }, 85_000),
    );
  const dueIn = (days: number) => addDays(today(world.now), days);
  const shot = {
    kind: 'vacuna',
    title: 'Rabia',
    planKey: 'rabia',
    product: 'Rabisin',
    lot: 'L4521',
    date: dueIn(-357),
  } as const;
  await aRecord(world, toby, clinic, { ...shot, nextDue: dueIn(8) });
  await aRecord(world, max, clinic, { ...shot, date: dueIn(-340), nextDue: dueIn(25) });
  await aRecord(world, greta, clinic, { ...shot, date: dueIn(-340), nextDue: dueIn(25) });
  const worms = { kind: 'desparasitacion', title: 'Desparasitación interna', planKey: 'desparasitacion' } as const;
  await aRecord(world, lola, clinic, {
    ...worms,
    product: 'Drontal',
    lot: 'D118',
    date: dueIn(-95),
    nextDue: dueIn(-5),
  });
  for (const visit of visits) {
    const written = await aChargedVisit(world, visit, vet);
    const at = Math.min(world.now, instantOf(visit.startsAt)) - DAY_MS;
    await aVisitEvent(world, written, vet, { status: written.status, at });
  }
};
