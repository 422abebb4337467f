// Longer than 200 lines: the whole demo world, in the order in which it comes to be.
import { POLICY_VERSION } from '../src/shared/policy-version.ts';
import { addDays, instantOf, today, wallTime } from '../src/shared/time.ts';
import {
  aBlock,
  aClient,
  aClinic,
  aConversation,
  aMember,
  anAct,
  anAnswer,
  anAppointment,
  aPet,
  aRecord,
  aRequest,
  aSetting,
  aUser,
  aVisitEvent,
  aWeight,
  OPEN_ALL_WEEK,
  type World,
} from '../tests/support/builders.ts';
import { hashPassword } from '../worker/auth/password.ts';
import { connect } from '../worker/db/client.ts';
import { users } from '../worker/db/schema/accounts.ts';
import { someHistories } from './seed/histories.ts';

/** The demo world of local runs: never part of a deployment. */
export const DEMO_PASSWORD = 'Patas-y-plumas-2026';
export const DEMO_ACCOUNTS = ['toor', 'admin', 'clinica', 'clinica2', 'familia', 'nueva', 'recepcion'].map(
  (name) => `${name}@patasyplumas.test`,
);

const DAY_MS = 24 * 60 * 60 * 1000;
/** 555-01XX numbers belong to nobody. */
const phoneOf = (last: string) => `310555${last}`;

const aPlace = async (world: World) => {
  const bogota = await aClinic(world, {
    name: 'Veterinaria Los Sauces (demo)',
    city: 'Bogotá',
    address: 'Carrera 13 # 53-00, Chapinero',
    phone: '6015550100',
    // Its day has visits in the afternoon, whatever day it is.
    hours: OPEN_ALL_WEEK,
    capacity: 2,
    takesEmergencies: true,
    prices: { checkup: 70_000, vaccination: 85_000, emergency: 120_000, grooming: 65_000 },
  });
  const medellin = await aClinic(world, {
    name: 'Clínica Animal La Ceiba (demo)',
    city: 'Medellín',
    address: 'Calle 10 # 40-00, El Poblado',
    phone: '6045550100',
    hours: [...OPEN_ALL_WEEK.slice(0, 5), ['09:00', '13:00'], null],
    minNoticeMin: 24 * 60,
    prices: { checkup: 60_000, vaccination: 75_000 },
  });
  await aSetting(world, 'default_clinic', bogota.id);
  return { bogota, medellin };
};

/** What was done lately, and somebody who has not come in since an account was made for them. */
const someAdministration = async (
  world: World,
  { passwordHash, runs, helps }: { passwordHash: string; runs: { id: string }; helps: { id: string } },
) => {
  const { now } = world;
  const hernan = await aUser(world, {
    passwordHash,
    passwordSetBy: helps.id,
    passwordSetAt: now - 2 * DAY_MS,
    createdAt: now - 2 * DAY_MS,
    email: 'hernan@patasyplumas.test',
    name: 'Hernán Vélez',
    phone: phoneOf('0107'),
    address: null,
  });
  const done = [
    { daysAgo: 6, actorId: null, action: 'toor.created', targetId: runs.id },
    { daysAgo: 5, actorId: runs.id, action: 'account.created', targetId: helps.id, reason: 'admin' },
    { daysAgo: 2, actorId: helps.id, action: 'account.created', targetId: hernan.id, reason: 'user' },
    { daysAgo: 1, actorId: helps.id, action: 'account.updated', targetId: hernan.id, reason: 'phone' },
  ] as const;
  for (const { daysAgo, ...act } of done) await anAct(world, { at: now - daysAgo * DAY_MS, ...act });
};

const somePeople = async (world: World) => {
  // One hash for all: each costs 0.2 s.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const consent = { passwordHash, consentVersion: POLICY_VERSION, consentAt: world.now };
  const [toor = '', admin = '', clinica = '', clinica2 = '', familia = '', nueva = '', recepcion = ''] = DEMO_ACCOUNTS;
  const runs = await aUser(world, {
    ...consent,
    email: toor,
    name: 'Tatiana Ortiz',
    role: 'toor',
    phone: phoneOf('0101'),
  });
  const helps = await aUser(world, {
    ...consent,
    email: admin,
    name: 'Andrés Mejía',
    role: 'admin',
    phone: phoneOf('0102'),
  });
  await aUser(world, { ...consent, email: nueva, name: 'Nora Bueno', phone: null, address: null });
  await someAdministration(world, { passwordHash, runs, helps });
  return {
    helps,
    vet: await aUser(world, {
      ...consent,
      email: clinica,
      name: 'Clara Nieto',
      role: 'business',
      phone: phoneOf('0103'),
    }),
    vet2: await aUser(world, {
      ...consent,
      email: clinica2,
      name: 'Camilo Restrepo',
      role: 'business',
      phone: phoneOf('0104'),
    }),
    reception: await aUser(world, {
      ...consent,
      email: recepcion,
      name: 'Rosa Cárdenas',
      role: 'business',
      phone: phoneOf('0106'),
    }),
    family: await aUser(world, {
      ...consent,
      email: familia,
      name: 'Familia Rojas Peña',
      phone: phoneOf('0105'),
      address: 'Calle 57 # 9-00, apartamento 301, Bogotá',
      createdAt: world.now - 30 * DAY_MS,
    }),
  };
};

/**
 * One animal of each species, a dog of which the law asks papers, and one in the archive, in the order of their arrival, with the
 * weights of the months before.
 */
const someAnimals = async (world: World, family: { id: string }) => {
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

type Visit = Parameters<typeof anAppointment>[1];
type Pet = Awaited<ReturnType<typeof aPet>>;

/** A visit that happened: its charge counts in the month it was completed in. */
const completed = (visit: Omit<Visit, 'status'>, chargeCop: number): Visit => ({
  ...visit,
  status: 'completed',
  chargeCop,
  completedAt: instantOf(visit.startsAt) + 25 * 60 * 1000,
});

/** Where a visit of today stands: over, under way, or still to come. */
const asOfNow = (visit: Omit<Visit, 'status'>, chargeCop: number, { now }: World): Visit => {
  if (visit.startsAt < wallTime(now - 30 * 60 * 1000)) return completed(visit, chargeCop);
  return { ...visit, status: visit.startsAt <= wallTime(now) ? 'in_progress' : 'confirmed' };
};

const someVisits = async (
  world: World,
  { bogota, medellin }: Awaited<ReturnType<typeof aPlace>>,
  { canela, nube, mani, silbo }: Awaited<ReturnType<typeof someAnimals>>,
  { vet, family }: Pick<Awaited<ReturnType<typeof somePeople>>, 'vet' | 'family'>,
) => {
  const at = (days: number, time: string) => `${addDays(today(world.now), days)}T${time}`;
  const visits: Visit[] = [
    completed(
      { pet: canela, clinic: bogota, startsAt: at(-190, '10:00'), type: 'vaccination', notes: 'Refuerzo anual' },
      85_000,
    ),
    completed({ pet: nube, clinic: bogota, startsAt: at(-75, '11:30'), type: 'checkup' }, 70_000),
    completed(
      { pet: silbo, clinic: medellin, startsAt: at(-40, '09:30'), type: 'checkup', notes: 'Corte de uñas' },
      60_000,
    ),
    {
      pet: mani,
      clinic: bogota,
      startsAt: at(-21, '12:00'),
      type: 'checkup',
      status: 'cancelled',
      cancelReason: 'No pudimos llegar',
    },
    { pet: nube, clinic: bogota, startsAt: at(-14, '09:00'), type: 'grooming', status: 'no_show' },
    asOfNow({ pet: canela, clinic: bogota, startsAt: at(0, '09:00'), type: 'grooming' }, 65_000, world),
    asOfNow(
      { pet: nube, clinic: bogota, startsAt: at(0, '10:30'), type: 'checkup', notes: 'Estornuda desde el lunes' },
      70_000,
      world,
    ),
    asOfNow({ pet: silbo, clinic: bogota, startsAt: at(0, '12:00'), type: 'checkup' }, 75_000, world),
    { pet: mani, clinic: bogota, startsAt: at(1, '09:30'), type: 'checkup', status: 'pending' },
    { pet: canela, clinic: bogota, startsAt: at(6, '10:00'), type: 'vaccination', status: 'confirmed', notes: 'Rabia' },
    { pet: silbo, clinic: medellin, startsAt: at(15, '11:00'), type: 'checkup', status: 'pending' },
  ];
  for (const visit of visits) {
    const written = await anAppointment(world, visit);
    const { status, cancelReason: reason } = written;
    const start = Math.min(world.now, instantOf(visit.startsAt));
    await aVisitEvent(world, written, family, { at: start - 3 * DAY_MS });
    if (status === 'pending') continue;
    const early = status === 'confirmed' || status === 'cancelled';
    const actor = status === 'cancelled' ? family : vet;
    await aVisitEvent(world, written, actor, { status, reason, at: early ? start - DAY_MS : start });
  }
};

/** People whom the clinic registered itself, with visits of today that wait for the desk whatever the hour is, and past ones. */
const someClients = async (world: World, clinic: { id: string }, vet: { id: string }) => {
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
    const written = await anAppointment(world, visit);
    const at = Math.min(world.now, instantOf(visit.startsAt)) - DAY_MS;
    await aVisitEvent(world, written, vet, { status: written.status, at });
  }
};

/** What the family and the clinics have written to each other; the clinic in Bogotá has something to read. */
const someMessages = async (
  world: World,
  { bogota, medellin }: Awaited<ReturnType<typeof aPlace>>,
  { canela, nube, mani, silbo }: Awaited<ReturnType<typeof someAnimals>>,
  { vet, reception, vet2, family }: Awaited<ReturnType<typeof somePeople>>,
) => {
  const { now } = world;
  const HOUR_MS = DAY_MS / 24;
  const owner = (text: string, ago: number) => ({ side: 'owner' as const, author: family, text, at: now - ago });
  const clinic = (author: { id: string; name: string }, text: string, ago: number) => ({
    side: 'clinic' as const,
    author,
    text,
    at: now - ago,
  });
  await aConversation(world, nube, bogota, [
    owner('Buenos días. Nube amaneció con un ojo lloroso, pero come y juega igual. ¿La llevo hoy?', 74 * DAY_MS),
    clinic(
      vet,
      'Hola. Si no lo cierra ni tiene secreción amarilla puede esperar a la cita de mañana.',
      74 * DAY_MS - HOUR_MS,
    ),
    owner('Perfecto, nos vemos mañana. Gracias.', 74 * DAY_MS - 2 * HOUR_MS),
  ]);
  await aConversation(
    world,
    mani,
    bogota,
    [
      owner('Maní duerme más de lo normal y dejó las semillas. ¿Espero a la cita de mañana?', 2 * HOUR_MS),
      owner('Está caliente y bebe agua.', 2 * HOUR_MS - 60_000),
    ],
    { clinic: 2 },
  );
  await aConversation(
    world,
    silbo,
    medellin,
    [
      owner('¿Puedo llevar a Silbo en su jaula pequeña o prefieren guacal?', 2 * DAY_MS),
      clinic(vet2, 'En la jaula pequeña, tapada con una tela y sin el agua durante el viaje.', DAY_MS),
      owner('Listo. ¿Le quito la comida antes?', 20 * HOUR_MS),
    ],
    { clinic: 1 },
  );
  await aConversation(
    world,
    canela,
    bogota,
    [
      owner('¿Qué tengo que llevar el día de la vacuna de Canela?', 5 * HOUR_MS),
      clinic(reception, 'Su carné y, si puedes, una muestra de materia fecal del mismo día.', 3 * HOUR_MS),
      clinic(reception, 'Llega diez minutos antes para pesarla con calma.', 3 * HOUR_MS - 60_000),
    ],
    { owner: 2 },
  );
};

/** What a clinic has arranged for itself. */
const someArrangements = async (world: World, clinic: { id: string }, vet: { id: string }) => {
  const day = addDays(today(world.now), 12);
  const lunch = { startsAt: `${day}T12:00`, endsAt: `${day}T14:00`, reason: 'Capacitación del equipo' };
  await aBlock(world, clinic, vet, lunch);
  await anAnswer(world, clinic, {
    title: 'Horario',
    text: 'Atendemos de lunes a sábado de 9:00 a. m. a 5:30 p. m. y los domingos con cita previa.',
  });
  await anAnswer(world, clinic, {
    title: 'Antes de la vacuna',
    text: 'Tráela sana, comida y con su carné. Si está con diarrea, vómito o fiebre, avísanos y movemos la cita.',
  });
};

/** What the family asked about its data: one answered, one that waits. */
const someRequests = async (world: World, { family, helps }: { family: { id: string }; helps: { id: string } }) => {
  const filed = world.now - 20 * DAY_MS;
  await aRequest(world, family, {
    text: '¿Quién ha visto mi dirección desde que abrí la cuenta?',
    createdAt: filed,
    answer: 'Las dos clínicas donde pediste cita ven tu nombre y tu teléfono, no tu dirección. La ves tú en tu perfil.',
    answeredAt: filed + 2 * DAY_MS,
  });
  await aRequest(world, family, {
    kind: 'reclamo',
    text: 'En mis citas pasadas aparece un teléfono viejo. Corríjanlo, por favor.',
    createdAt: world.now - DAY_MS,
  });
  const acts = [
    { at: filed - 10 * DAY_MS, actorId: family.id, action: 'account.registered' },
    { at: filed, actorId: family.id, action: 'request.filed' },
    { at: filed + 2 * DAY_MS, actorId: helps.id, action: 'request.answered' },
    { at: world.now - DAY_MS, actorId: family.id, action: 'request.filed' },
  ] as const;
  for (const act of acts) await anAct(world, { ...act, targetId: family.id });
};

/** Fills a database without users; any other is somebody's, and stays as it is. `now` is ms UTC. */
export const seed = async (d1: Parameters<typeof connect>[0], now: number): Promise<void> => {
  const world: World = { db: connect(d1), now };
  const anybody = await world.db.select({ id: users.id }).from(users).limit(1);
  if (anybody.length > 0) return;
  const places = await aPlace(world);
  const people = await somePeople(world);
  const { vet, vet2, reception, family } = people;
  await aMember(world, vet, places.bogota);
  await aMember(world, vet2, places.medellin);
  await someRequests(world, people);
  await aMember(world, reception, places.bogota, 'equipo');
  const animals = await someAnimals(world, family);
  await someVisits(world, places, animals, { vet, family });
  await someMessages(world, places, animals, people);
  await someClients(world, places.bogota, vet);
  await someHistories(world, { ...places, ...animals, vet, vet2 });
  await someArrangements(world, places.bogota, vet);
};
