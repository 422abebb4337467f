import { addDays, DAY_MS, instantOf, today, wallTime } from '../../src/shared/time.ts';
import { type anAppointment, type aPet, aVisitEvent, type World } from '../../tests/support/builders.ts';
import type { someAnimals } from './animals.ts';
import { aChargedVisit } from './books.ts';
import type { somePeople } from './people.ts';
import type { aPlace } from './places.ts';
import { dueOf } from './requests.ts';

export type Visit = Parameters<typeof anAppointment>[1];
export type Pet = Awaited<ReturnType<typeof aPet>>;

/** A visit that happened: its charge counts in the month it was completed in. */
export const completed = (visit: Omit<Visit, 'status'>, chargeCop: number): Visit => ({
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

export const someVisits = async (
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
    const isAsked = visit.status === 'pending';
    const lapsesAt = isAsked ? dueOf(world.now, visit.startsAt, visit.type ?? 'checkup') : null;
    // A part of one is still owed.
    const paid = visit.pet === nube && visit.chargeCop ? { cash: visit.chargeCop - 20_000 } : undefined;
    const written = await aChargedVisit(world, { ...visit, lapsesAt }, vet, paid);
    const { status, cancelReason: reason } = written;
    const start = Math.min(world.now, instantOf(visit.startsAt));
    await aVisitEvent(world, written, family, { at: start - 3 * DAY_MS });
    if (status === 'pending') continue;
    const early = status === 'confirmed' || status === 'cancelled';
    const actor = status === 'cancelled' ? family : vet;
    await aVisitEvent(world, written, actor, { status, reason, at: early ? start - DAY_MS : start });
  }
};
