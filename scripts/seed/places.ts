import { eq } from 'drizzle-orm';
import { addDays, DAY_MS, today } from '../../src/shared/time.ts';
import { aBlock, aClinic, anAnswer, aSetting, OPEN_ALL_WEEK, type World } from '../../tests/support/builders.ts';
import { clinics } from '../../worker/db/schema/clinics.ts';

/** Two clinics, the first of them the default one. */
export const aPlace = async (world: World) => {
  const bogota = await aClinic(world, {
    name: 'Veterinaria Los Sauces (demo)',
    city: 'Bogotá',
    address: 'Carrera 13 # 53-00, Chapinero',
    phone: '6015550100',
    // Its day has visits in the afternoon, whatever day it is.
    hours: OPEN_ALL_WEEK,
    capacity: 2,
    takesEmergencies: true,
    isListed: true,
    species: ['perro', 'gato', 'hamster'],
    allHoursAt: world.now - 20 * DAY_MS,
    prices: { checkup: 70_000, vaccination: 85_000, emergency: 120_000, grooming: 65_000 },
    priceIva: { checkup: '19', vaccination: 'excluido', emergency: '19', grooming: '19' },
  });
  const medellin = await aClinic(world, {
    name: 'Clínica Animal La Ceiba (demo)',
    city: 'Medellín',
    address: 'Calle 10 # 40-00, El Poblado',
    phone: '6045550100',
    hours: [...OPEN_ALL_WEEK.slice(0, 5), ['09:00', '13:00'], null],
    minNoticeMin: 24 * 60,
    isListed: true,
    species: ['perro', 'gato', 'loro'],
    prices: { checkup: 60_000, vaccination: 75_000 },
  });
  await aSetting(world, 'default_clinic', bogota.id);
  return { bogota, medellin };
};

/** What a clinic has arranged for itself. */
export const someArrangements = async (world: World, clinic: { id: string }, vet: { id: string }) => {
  await world.db.update(clinics).set({ contractBy: vet.id }).where(eq(clinics.id, clinic.id));
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
