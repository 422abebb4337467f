import { answerDue } from '../../src/shared/answer-by.ts';
import { type AppointmentType, LAPSED_REASON } from '../../src/shared/appointments.ts';
import { addDays, DAY_MS, instantOf, today } from '../../src/shared/time.ts';
import { anAppointment, aPet, aUser, aVisitEvent, OPEN_ALL_WEEK, type World } from '../../tests/support/builders.ts';

const MINUTE_MS = 60_000;

/** When a clinic that opens every day has to have answered what was asked at an instant (ms UTC). */
export const dueOf = (at: number, startsAt: string, type: AppointmentType): number =>
  answerDue(at, startsAt, type, { hours: OPEN_ALL_WEEK, openHolidays: [], blocks: [] });

/**
 * People who ask a clinic for visits: an account of yesterday that asks for much and did not come once, somebody as most are, and
 * two whom nobody answered in time.
 */
export const someAskers = async (world: World, clinic: { id: string }, passwordHash: string): Promise<void> => {
  const { now } = world;
  const at = (days: number, time: string) => `${addDays(today(now), days)}T${time}`;
  const person = (name: string, email: string, phone: string, has: Partial<Parameters<typeof aUser>[1]> = {}) =>
    aUser(world, { passwordHash, name, email: `${email}@patasyplumas.test`, phone, address: null, ...has });
  const lucia = await person('Lucía Marín', 'lucia', '3105550117', {
    emailVerifiedAt: null,
    createdAt: now - 2 * DAY_MS,
  });
  const mauricio = await person('Mauricio Peña', 'mauricio', '3105550118', { createdAt: now - 200 * DAY_MS });
  const bruno = await aPet(world, lucia, { name: 'Bruno', breed: 'Beagle', ageMonths: 40 });
  const mia = await aPet(world, lucia, { name: 'Mía', species: 'gato', breed: 'Siamés', weightKg: 4 });
  const luna = await aPet(world, mauricio, { name: 'Luna', breed: 'Poodle', weightKg: 7 });
  const asked = [
    { pet: bruno, startsAt: at(3, '10:00'), type: 'emergency' as const, ago: 25 },
    { pet: bruno, startsAt: at(4, '10:00'), type: 'emergency' as const, ago: 24 },
    { pet: mia, startsAt: at(4, '10:30'), type: 'checkup' as const, ago: 23 },
    { pet: luna, startsAt: at(5, '16:00'), type: 'vaccination' as const, ago: 90 },
  ];
  for (const { ago, ...visit } of asked) {
    const createdAt = now - ago * MINUTE_MS;
    const lapsesAt = dueOf(createdAt, visit.startsAt, visit.type);
    const written = await anAppointment(world, { ...visit, clinic, seat: 1, createdAt, lapsesAt });
    await aVisitEvent(world, written, { id: visit.pet.ownerId ?? '' }, { at: createdAt });
  }
  await anAppointment(world, { pet: bruno, clinic, startsAt: at(-1, '09:30'), seat: 1, status: 'no_show' });
  for (const [days, startsAt] of [
    [5, at(-4, '11:00')],
    [9, at(-7, '15:00')],
  ] as const) {
    const lapsedAt = Math.min(now, instantOf(startsAt));
    const ended = { status: 'cancelled', cancelledBy: 'system', cancelReason: LAPSED_REASON } as const;
    const createdAt = now - days * DAY_MS;
    const written = await anAppointment(world, { pet: luna, clinic, startsAt, seat: 1, ...ended, createdAt, lapsedAt });
    await aVisitEvent(world, written, mauricio, { at: createdAt });
    await aVisitEvent(world, written, null, { at: lapsedAt, status: 'cancelled', reason: LAPSED_REASON });
  }
};
