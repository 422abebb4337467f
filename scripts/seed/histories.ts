// Longer than 200 lines: what the demo's animals lived through, one after the other.
import { addDays, instantOf, today } from '../../src/shared/time.ts';
import { aCorrection, aGrant, aRecord, aRecordText, aShare, type World } from '../../tests/support/builders.ts';

type Pet = { id: string; ownerId: string | null };
type Clinic = { id: string };
type Scene = {
  canela: Pet;
  nube: Pet;
  mani: Pet;
  silbo: Pet;
  bogota: Clinic;
  medellin: Clinic;
  vet: { id: string; name: string };
  vet2: { id: string; name: string };
};
type Has = NonNullable<Parameters<typeof aRecord>[3]>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Writers of the demo: each of their records stands `days` from today, written that afternoon. */
const writers = (world: World, { bogota, medellin, vet, vet2 }: Scene) => {
  const dated = (days: number): Has => {
    const date = addDays(today(world.now), days);
    return { date, createdAt: Math.min(world.now, instantOf(`${date}T15:10`)) };
  };
  const by =
    (clinic: Clinic | null, author: { id: string; name: string } | null) => (pet: Pet, days: number, has: Has) =>
      aRecord(world, pet, clinic, {
        authorId: author?.id ?? pet.ownerId,
        authorName: author?.name ?? '',
        ...dated(days),
        body: {},
        ...has,
      });
  return {
    day: (days: number) => addDays(today(world.now), days),
    clara: by(bogota, vet),
    camilo: by(medellin, vet2),
    owner: by(null, null),
  };
};

const canelas = async (world: World, scene: Scene) => {
  const { canela, vet } = scene;
  const { day, clara, owner } = writers(world, scene);
  const polivalente = {
    kind: 'vacuna',
    planKey: 'polivalente',
    title: 'Polivalente (moquillo, adenovirus y parvovirus)',
  } as const;
  const rabia = { kind: 'vacuna', planKey: 'rabia', title: 'Rabia' } as const;
  const gusanos = { kind: 'desparasitacion', planKey: 'desparasitacion', title: 'Desparasitación interna' } as const;
  await clara(canela, -560, {
    ...polivalente,
    product: 'Polivalente canina (demo)',
    lot: 'PC-2291',
    nextDue: day(-195),
  });
  await clara(canela, -190, {
    ...polivalente,
    product: 'Polivalente canina (demo)',
    lot: 'PC-3140',
    nextDue: day(175),
    weightG: 28_100,
  });
  await owner(canela, -742, { ...rabia, body: { text: 'Jornada gratuita en el parque.' }, nextDue: day(-377) });
  await clara(canela, -377, { ...rabia, product: 'Rabia inactivada (demo)', lot: 'RB-0812', nextDue: day(-12) });
  await clara(canela, -320, {
    kind: 'vacuna',
    title: 'Tos de las perreras',
    product: 'Intranasal (demo)',
    lot: 'TP-114',
    nextDue: day(45),
    body: { text: 'Entra a guardería dos días por semana.' },
  });
  await owner(canela, -172, { ...gusanos, product: 'Tableta para 30 kg' });
  await owner(canela, -84, { ...gusanos, product: 'Tableta para 30 kg', nextDue: day(7) });
  await clara(canela, -190, {
    kind: 'consulta',
    title: 'Control anual y refuerzo',
    body: {
      reason: 'Control anual y refuerzo',
      findings: 'Condición corporal 6/9. Sarro leve en carniceros. Sin dolor en cadera ni codos.',
      diagnosis: 'Sana, con sobrepeso leve.',
      plan: 'Ración pesada en gramera y dos caminatas de 40 minutos. Control de peso en dos meses.',
    },
    weightG: 28_800,
  });
  const ear = await clara(canela, -96, {
    kind: 'consulta',
    title: 'Se rasca la oreja izquierda',
    body: {
      reason: 'Se rasca la oreja izquierda',
      findings: 'Canal derecho enrojecido, cerumen café. Citología con levaduras.',
      diagnosis: 'Otitis externa por Malassezia, de base alérgica.',
      plan: 'Limpieza del canal y tratamiento formulado por 10 días. Revisión a los 14.',
    },
    weightG: 28_500,
  });
  await aCorrection(
    world,
    ear,
    { id: vet.id, name: vet.name },
    {
      correction: 'El canal afectado es el izquierdo',
      body: { ...ear.body, findings: 'Canal izquierdo enrojecido, cerumen café. Citología con levaduras.' },
      createdAt: ear.createdAt + 2 * 60 * 60 * 1000,
    },
  );
  await clara(canela, -82, {
    kind: 'examen',
    title: 'Citología de oído, control',
    body: { text: 'Sin levaduras. Se suspende el tratamiento.' },
  });
  await owner(canela, -30, {
    title: 'Come pasto por la mañana',
    body: { text: 'Dos veces esta semana vomitó espuma amarilla antes del desayuno. Está animada.' },
  });
  await aGrant(world, canela, scene.bogota, world.now - 60 * DAY_MS);
  await aShare(world, canela, {
    label: 'Guardería Los Pinos',
    createdAt: world.now - 5 * DAY_MS,
    expiresAt: world.now + 25 * DAY_MS,
    openedCount: 3,
    lastOpenedAt: world.now - 20 * 60 * 60 * 1000,
  });
  await aShare(world, canela, {
    label: 'Hotel en Villa de Leyva',
    createdAt: world.now - 50 * DAY_MS,
    expiresAt: world.now - 43 * DAY_MS,
    openedCount: 1,
    lastOpenedAt: world.now - 48 * DAY_MS,
  });
};

const nubes = async (world: World, scene: Scene) => {
  const { nube } = scene;
  const { day, clara, camilo, owner } = writers(world, scene);
  const triple = {
    kind: 'vacuna',
    planKey: 'triple',
    title: 'Triple felina',
    product: 'Triple felina (demo)',
  } as const;
  await camilo(nube, -840, { ...triple, lot: 'TF-102' });
  await camilo(nube, -805, { ...triple, lot: 'TF-118', nextDue: day(-440) });
  await clara(nube, -440, { ...triple, lot: 'TF-377', nextDue: day(-75) });
  await clara(nube, -75, { ...triple, lot: 'TF-420', nextDue: day(290), weightG: 4000 });
  await camilo(nube, -770, {
    kind: 'vacuna',
    planKey: 'rabia',
    title: 'Rabia',
    product: 'Rabia inactivada (demo)',
    lot: 'RB-0640',
    nextDue: day(-405),
  });
  await clara(nube, -345, {
    kind: 'vacuna',
    planKey: 'rabia',
    title: 'Rabia',
    product: 'Rabia inactivada (demo)',
    lot: 'RB-0901',
    nextDue: day(20),
  });
  await owner(nube, -70, {
    kind: 'desparasitacion',
    planKey: 'desparasitacion',
    title: 'Desparasitación interna',
    product: 'Pasta oral',
  });
  await clara(nube, -75, {
    kind: 'consulta',
    title: 'Ojos llorosos desde hace cuatro días',
    body: {
      reason: 'Ojos llorosos desde hace cuatro días',
      findings: 'Epífora bilateral, conjuntiva rosada. Sin úlcera con fluoresceína. Respira bien.',
      diagnosis: 'Conjuntivitis compatible con herpesvirus felino.',
      plan: 'Gotas formuladas por 7 días. Volver si cierra un ojo o deja de comer.',
    },
    weightG: 4050,
  });
  await clara(nube, -68, {
    kind: 'nota',
    title: 'Revisión de ojos',
    body: { text: 'Sin secreción. Se suspenden las gotas.' },
  });
  await camilo(nube, -700, {
    kind: 'procedimiento',
    title: 'Esterilización',
    body: { text: 'Ovariohisterectomía sin complicaciones. Retiro de puntos a los 10 días.' },
  });
};

const others = async (world: World, scene: Scene) => {
  const { mani, silbo } = scene;
  const { day, clara, camilo, owner } = writers(world, scene);
  await clara(mani, -120, {
    kind: 'consulta',
    title: 'Primer control',
    body: {
      reason: 'Primer control',
      findings: 'Dientes de buen largo, pelo brillante, uñas gastadas por la rueda.',
      diagnosis: 'Sano.',
      plan: 'Pesarlo cada mes.',
    },
    weightG: 118,
  });
  await owner(mani, -12, {
    title: 'Cambio de aserrín a papel',
    body: { text: 'Estornudaba con la viruta. Con papel picado dejó de hacerlo en dos días.' },
  });
  await camilo(silbo, -40, {
    kind: 'consulta',
    title: 'Corte de uñas y control',
    body: {
      reason: 'Corte de uñas y control',
      findings: 'Quilla palpable, plumaje completo, narinas limpias.',
      diagnosis: 'Sano, peso justo.',
      plan: 'Más verde y menos semilla. Coprológico en seis meses.',
    },
    weightG: 93,
    nextDue: day(142),
  });
  await camilo(silbo, -40, {
    kind: 'examen',
    title: 'Coprológico',
    body: { text: 'Sin parásitos ni levaduras.' },
    nextDue: day(142),
  });
};

/** Histories, carnés, links and grants of the demo's animals, and the beginnings that the first clinic keeps ready. */
export const someHistories = async (world: World, scene: Scene): Promise<void> => {
  await canelas(world, scene);
  await nubes(world, scene);
  await others(world, scene);
  await aRecordText(world, scene.bogota, 'consulta', 'Control anual', {
    reason: 'Control anual',
    findings:
      'Mucosas rosadas, tiempo de llenado capilar menor de 2 s. Condición corporal /9. Boca: . Piel: . Corazón y pulmón: .',
    plan: 'Próximo control en un año.',
  });
  await aRecordText(world, scene.bogota, 'consulta', 'Vómito o diarrea', {
    findings: 'Hidratación: . Abdomen: . Temperatura: . Última comida: .',
    plan: 'Señales para volver ya: sangre, vómito repetido, decaimiento o que deje de tomar agua.',
  });
  await aRecordText(world, scene.bogota, 'procedimiento', 'Limpieza dental', {
    title: 'Limpieza dental',
    text: 'Bajo anestesia general, con radiografías. Piezas extraídas: ninguna.',
  });
};
