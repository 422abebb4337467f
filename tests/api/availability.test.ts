// Longer than 200 lines: one decision, every reason beside the others.
import { eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPOINTMENT_TYPES, type AppointmentType, isLive, STATUSES } from '../../src/shared/appointments.ts';
import { holidayName } from '../../src/shared/holidays.ts';
import type { Refusal } from '../../src/shared/schemas/appointment.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays, instantOf, today, wallTime, weekday } from '../../src/shared/time.ts';
import { clinicAgendas, clinicBlocks, clinicOpenHolidays, clinicWeeklyBlocks } from '../../worker/db/schema/clinics.ts';
import { appointments, visitSlots } from '../../worker/db/schema/visits.ts';
import { insertAppointment, moveAppointment } from '../../worker/features/appointments/writes.ts';
import { listFreeAround, listSlots, nearestOf } from '../../worker/features/availability/queries.ts';
import { storedDays } from '../../worker/features/clinic-settings/queries.ts';
import { moveVisit } from '../../worker/features/visits/moves.ts';
import { bookVisit } from '../../worker/features/visits/writes.ts';
import { postOf } from '../../worker/post/post.ts';
import { aClinic, anAppointment, aPet, aUser, someAgendas } from '../support/builders.ts';
import { runs } from '../support/crowd.ts';
import { world } from '../support/world.ts';

const SILENT = postOf(null, () => undefined);

const MINUTE = 60_000;
const half = fc.integer({ min: 0, max: 47 });
const clockOf = (halves: number) =>
  `${String(Math.floor(halves / 2)).padStart(2, '0')}:${halves % 2 === 0 ? '00' : '30'}`;

/** Any hours of a day: closed now and then, mostly around the grid. */
const dayHours = fc.oneof(
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 4, arbitrary: fc.constant(['09:00', '17:30'] as [string, string]) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(half, half)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => [clockOf(Math.min(a, b)), clockOf(Math.max(a, b))] as [string, string]),
  },
);

/** Lunch, or any hours, within those of the day or not. */
const dayPause = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.constant(['12:00', '14:00'] as [string, string]) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(half, half)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => [clockOf(Math.min(a, b)), clockOf(Math.max(a, b))] as [string, string]),
  },
);

/** Somebody asks for a day of some clinic, some time before: near holidays, blocks and closing hours more often than chance has it. */
const situation = fc.record({
  hours: fc.array(dayHours, { minLength: 7, maxLength: 7 }),
  pauses: fc.array(dayPause, { minLength: 7, maxLength: 7 }),
  capacity: fc.integer({ min: 1, max: 3 }),
  minNoticeMin: fc.oneof(fc.constantFrom(0, 120), fc.integer({ min: 1, max: 3000 })),
  horizonDays: fc.integer({ min: 1, max: 40 }),
  takesEmergencies: fc.boolean(),
  state: fc.oneof({ weight: 8, arbitrary: fc.constant('open') }, fc.constant('paused'), fc.constant('closed')),
  day: fc.constantFrom('2026-11-16', '2026-11-27', '2026-12-08', '2026-12-25', '2027-01-11', '2026-12-13'),
  /** Minutes between the asking and the day's first hour; negative: the day has begun. */
  ahead: fc.oneof(
    fc.integer({ min: -16, max: 12 }).map((halves) => halves * 30),
    fc.integer({ min: -600, max: 45 * 24 * 60 }),
  ),
  opensHoliday: fc.boolean(),
  blocks: fc.array(fc.tuple(fc.integer({ min: -30, max: 47 }), fc.integer({ min: 1, max: 60 })), { maxLength: 2 }),
  /** Days, first and last half hour of a day, days before and after (null: none) the day asked for. */
  weekly: fc.array(
    fc.tuple(
      fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }),
      fc.integer({ min: 0, max: 46 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: -2, max: 20 }),
      fc.option(fc.integer({ min: -2, max: 20 })),
    ),
    { maxLength: 2 },
  ),
  sold: fc.array(
    fc.tuple(fc.nat(SLOTS.length - 1), fc.nat(2), fc.constantFrom(...STATUSES), fc.integer({ min: 1, max: 4 })),
    { maxLength: 8 },
  ),
  /** Half hours by type; a type without any takes one. */
  lengths: fc
    .array(fc.tuple(fc.constantFrom<AppointmentType>(...APPOINTMENT_TYPES), fc.integer({ min: 1, max: 4 })))
    .map((pairs): Partial<Record<AppointmentType, number>> => Object.fromEntries(pairs)),
  type: fc.constantFrom<AppointmentType>(...APPOINTMENT_TYPES),
  /** Seats that have a name; none: they are a number. */
  agendas: fc.oneof({ weight: 1, arbitrary: fc.constant<number[]>([]) }, fc.subarray([0, 1, 2, 3], { minLength: 1 })),
  /** Hours out of one agenda: which, first half hour, how many; on that date or every day. */
  away: fc.array(fc.tuple(fc.nat(3), fc.integer({ min: 16, max: 34 }), fc.integer({ min: 1, max: 6 }), fc.boolean()), {
    maxLength: 3,
  }),
  /** Agendas that owners may ask for. */
  choosable: fc.subarray([0, 1, 2, 3]),
  /** Which agenda is asked for; one that there is not too. */
  agenda: fc.option(fc.nat(3), { nil: undefined }),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const wallAfter = (day: string, halves: number) => wallTime(instantOf(`${day}T00:00`) + halves * 30 * MINUTE);

const weeklyOf = (s: Situation) =>
  s.weekly.map(([days, from, long, before, after]) => ({
    days,
    fromTime: clockOf(from),
    untilTime: clockOf(Math.min(from + long, 47)),
    fromDate: addDays(s.day, -before),
    untilDate: after === null ? null : addDays(s.day, Math.max(after, -before)),
  }));

const isBlocked = (s: Situation, at: string, end: string) => {
  const day = at.slice(0, 10);
  return (
    s.blocks.some(([from, long]) => wallAfter(s.day, from) < end && wallAfter(s.day, from + long) > at) ||
    weeklyOf(s).some(
      ({ days, fromTime, untilTime, fromDate, untilDate }) =>
        days.includes(weekday(day) - 1) &&
        fromDate <= day &&
        (untilDate === null || day <= untilDate) &&
        fromTime < end.slice(11) &&
        untilTime > at.slice(11),
    )
  );
};

const isPaused = (s: Situation, day: string, time: string, end: string) => {
  const pause = s.pauses[weekday(day) - 1];
  return !!pause && time < pause[1] && end.slice(11) > pause[0];
};

/** The clinic sees somebody on that day. */
const isOpenOn = (s: Situation, day: string) => {
  const hours = s.hours[weekday(day) - 1];
  if (!hours || (holidayName(day) && !(day === s.day && s.opensHoliday))) return false;
  return SLOTS.some((time) => {
    const end = wallTime(instantOf(`${day}T${time}`) + 30 * MINUTE);
    const isWithin = time >= hours[0] && end.slice(11) <= hours[1] && !isPaused(s, day, time, end);
    return isWithin && !isBlocked(s, `${day}T${time}`, end);
  });
};

/** A day on which the clinic is open lies between today and the day that is asked for. */
const waits = (s: Situation, now: number) => {
  for (let day = addDays(today(now), 1); day < s.day; day = addDays(day, 1)) if (isOpenOn(s, day)) return true;
  return false;
};

const ofOwners = (s: Situation, at: string, now: number): Refusal | null => {
  const hurried = s.type === 'emergency' && s.takesEmergencies;
  if (!hurried && instantOf(at) < instantOf(wallTime(now)) + s.minNoticeMin * MINUTE) return 'short_notice';
  if (s.day > addDays(today(now), s.horizonDays)) return 'too_far';
  return s.type === 'emergency' && waits(s, now) ? 'emergency_later' : null;
};

/** The half hours that a visit takes from a wall time on. */
const halvesOf = (at: string, many: number) =>
  Array.from({ length: many }, (_, nth) => wallTime(instantOf(at) + nth * 30 * MINUTE));

const awayOf = (s: Situation) =>
  s.away.map(([agenda, from, long, weekly]) => ({ agenda, from, until: Math.min(from + long, 47), weekly }));

type By = 'owner' | 'clinic';
type Held = ReadonlyMap<string, readonly number[]>;

/** Some agenda (the one asked for) is there, and free through all these half hours. */
const hasFreeAgenda = (s: Situation, by: By, at: string, long: number, held: Held, agenda: number | undefined) =>
  s.agendas.some(
    (number) =>
      (agenda === undefined || (agenda === number && (by === 'clinic' || s.choosable.includes(number)))) &&
      halvesOf(at, long).every((half) => !held.get(half)?.includes(number)) &&
      awayOf(s).every(
        (away) =>
          away.agenda !== number ||
          wallAfter(s.day, away.until) <= at ||
          wallAfter(s.day, away.from) >= wallTime(instantOf(at) + long * 30 * MINUTE),
      ),
  );

/** Nobody is left for it, or no agenda. */
const isFull = (s: Situation, by: By, at: string, held: Held, agenda: number | undefined) => {
  const long = s.lengths[s.type] ?? 1;
  const seats = s.agendas.length || s.capacity;
  if (halvesOf(at, long).some((half) => (held.get(half)?.length ?? 0) >= seats)) return true;
  return (s.agendas.length > 0 || agenda !== undefined) && !hasFreeAgenda(s, by, at, long, held, agenda);
};

/** The rules once more, in plain words and without a database. `held`: the seats sold, by half hour. */
const refused = (
  s: Situation,
  by: 'owner' | 'clinic',
  time: string,
  held: Held,
  now: number,
  agenda?: number,
): Refusal | null => {
  const at = `${s.day}T${time}`;
  const long = s.lengths[s.type] ?? 1;
  const end = wallTime(instantOf(at) + long * 30 * MINUTE);
  const firstEnd = wallTime(instantOf(at) + 30 * MINUTE);
  const hours = s.hours[weekday(s.day) - 1];
  const takes = by === 'owner' ? s.state === 'open' : s.state !== 'closed';
  if ((by === 'owner' ? at : firstEnd) <= wallTime(now)) return 'past';
  if (!takes) return 'clinic_closed_to_bookings';
  if (!hours || time < hours[0] || end.slice(11) > hours[1]) return 'clinic_closed';
  if (isPaused(s, s.day, time, end)) return 'clinic_closed';
  if (holidayName(s.day) && !s.opensHoliday) return 'clinic_holiday';
  if (isBlocked(s, at, end)) return 'clinic_blocked';
  return (by === 'owner' ? ofOwners(s, at, now) : null) ?? (isFull(s, by, at, held, agenda) ? 'slot_taken' : null);
};

/** The rules with their one exception: a clinic writes who came unannounced into the half hour that runs, the last of a day that is over. */
const expected: typeof refused = (s, by, time, held, now, agenda) => {
  const begun = SLOTS.filter((one) => instantOf(`${today(now)}T${one}`) <= now).at(-1) ?? '09:00';
  const walksIn = by === 'clinic' && s.type === 'emergency' && agenda === undefined && s.state !== 'closed';
  return walksIn && `${s.day}T${time}` === `${today(now)}T${begun}` ? null : refused(s, by, time, held, now, agenda);
};

/** Builds the situation; answers the clinic, the moment of the asking, and the seats sold of each slot. */
const build = async (s: Situation) => {
  const now = instantOf(`${s.day}T09:00`) - s.ahead * MINUTE;
  const { hours, pauses, capacity, minNoticeMin, horizonDays, takesEmergencies, lengths } = s;
  const clinic = await aClinic(world, {
    ...{ hours, pauses, capacity, minNoticeMin, horizonDays, takesEmergencies, lengths },
    isBookable: s.state === 'open',
    closedAt: s.state === 'closed' ? now : null,
  });
  for (const [from, long] of s.blocks) {
    const [startsAt, endsAt] = [wallAfter(s.day, from), wallAfter(s.day, from + long)];
    await world.db
      .insert(clinicBlocks)
      .values({ id: crypto.randomUUID(), clinicId: clinic.id, startsAt, endsAt, createdBy: 'x', createdAt: now });
  }
  for (const { days, ...block } of weeklyOf(s))
    await world.db.insert(clinicWeeklyBlocks).values({
      id: crypto.randomUUID(),
      clinicId: clinic.id,
      days: storedDays(days),
      ...block,
      createdBy: 'x',
      createdAt: now,
    });
  await someAgendas(world, clinic, s.agendas);
  await world.db.update(clinicAgendas).set({ isChoosable: true }).where(inArray(clinicAgendas.number, s.choosable));
  for (const { agenda, from, until, weekly } of awayOf(s)) {
    const row = { id: crypto.randomUUID(), clinicId: clinic.id, agenda, createdBy: 'x', createdAt: now };
    const times = { fromTime: clockOf(from), untilTime: clockOf(until), fromDate: s.day, days: '1111111' };
    const span = { startsAt: wallAfter(s.day, from), endsAt: wallAfter(s.day, until) };
    await (weekly
      ? world.db.insert(clinicWeeklyBlocks).values({ ...row, ...times })
      : world.db.insert(clinicBlocks).values({ ...row, ...span }));
  }
  if (s.opensHoliday) await world.db.insert(clinicOpenHolidays).values({ clinicId: clinic.id, date: s.day });
  const owner = await aUser(world);
  for (const [slot, seat, status, halfHours] of s.sold) {
    const startsAt = `${s.day}T${SLOTS[slot]}`;
    const rows = await world.db.select().from(visitSlots).where(eq(visitSlots.clinicId, clinic.id));
    // The seat of an agenda is free through the whole visit, or it was never sold.
    const needed = s.agendas.includes(seat) ? halvesOf(startsAt, halfHours) : [startsAt];
    if (isLive(status) && rows.some((row) => needed.includes(row.startsAt) && row.seat === seat)) continue;
    await anAppointment(world, { pet: await aPet(world, owner), clinic, startsAt, seat, status, halfHours });
  }
  const held = new Map<string, number[]>();
  for (const { startsAt, seat } of await world.db.select().from(visitSlots).where(eq(visitSlots.clinicId, clinic.id)))
    held.set(startsAt, [...(held.get(startsAt) ?? []), seat]);
  return { clinic, owner, now, held };
};

const askerOf = (by: 'owner' | 'clinic', { type, agenda }: Pick<Situation, 'type' | 'agenda'>, now: number) =>
  by === 'owner' ? { by, ownerId: sql`'nadie'`, actorId: null, type, now, agenda } : { by, type, now, agenda };
const refusalsOf = async (clinicId: string, s: Situation, by: 'owner' | 'clinic', now: number) =>
  new Map(
    (await listSlots(world.db, clinicId, [s.day], askerOf(by, s, now))).map(({ time, refusal }) => [time, refusal]),
  );

type Scene = Awaited<ReturnType<typeof build>>;
const someTimes = fc.shuffledSubarray([...SLOTS], { minLength: 3, maxLength: 3 });

/** A visit of the scene's owner, far from the day that is asked for. */
const farVisit = async ({ clinic, owner }: Scene, type: AppointmentType) =>
  anAppointment(world, {
    pet: await aPet(world, owner),
    clinic,
    startsAt: '2027-06-01T09:00',
    seat: 4 + (await world.db.select().from(appointments)).length,
    type,
  });

/** Each tries to get a time, and answers why it did not; null: it did. */
const ownerBooks = async ({ clinic, owner, now }: Scene, s: Situation, date: string) => {
  const pet = await aPet(world, owner);
  const input = { petId: pet.id, clinicId: clinic.id, date, type: s.type, notes: null, agenda: s.agenda };
  const id = crypto.randomUUID();
  const { mine, facts } = await insertAppointment(world.db, { id, from: id, to: id }, owner.id, input, {
    now,
    post: SILENT,
    calendar: null,
  });
  return mine ? null : facts?.refusal;
};
const ownerMoves = async (scene: Scene, s: Situation, date: string) => {
  const { id } = await farVisit(scene, s.type);
  const act = { userId: scene.owner.id, id, version: 1, now: scene.now };
  const { done, visit, refusal } = await moveAppointment(world.db, act, date, { post: SILENT, lapsesAt: null });
  return done && visit?.date === date ? null : refusal;
};
const actorOf = ({ clinic, owner, now }: Scene) => ({ clinicId: clinic.id, actorId: owner.id, now, isProven: false });
const clinicBooks = async (scene: Scene, s: Situation, date: string) => {
  const { petId } = await farVisit(scene, s.type);
  const input = { petId, date, type: s.type, notes: null, agenda: s.agenda };
  const { visit, refusal } = await bookVisit(world.db, actorOf(scene), crypto.randomUUID(), input, SILENT);
  return visit ? null : refusal;
};
const clinicMoves = async (scene: Scene, s: Situation, date: string) => {
  const { id } = await farVisit(scene, s.type);
  const move = { id, version: 1, date, reason: null, agenda: s.agenda };
  const { done, refusal } = await moveVisit(world.db, actorOf(scene), move, SILENT);
  return done ? null : refusal;
};

test('who comes unannounced after the last hour stands on the board of today, though it is full', async () => {
  const clinic = await aClinic(world, { capacity: 1 });
  await someAgendas(world, clinic, [0]);
  const owner = await aUser(world);
  await anAppointment(world, {
    pet: await aPet(world, owner),
    clinic,
    startsAt: '2026-11-26T17:00',
    status: 'confirmed',
  });
  const pet = await aPet(world, owner);
  await anAppointment(world, { pet, clinic, startsAt: '2026-10-01T09:00', status: 'completed' });
  const actor = { clinicId: clinic.id, actorId: owner.id, now: instantOf('2026-11-26T17:54'), isProven: false };
  const book = (type: AppointmentType, date = '2026-11-26T17:00') =>
    bookVisit(
      world.db,
      actor,
      crypto.randomUUID(),
      { petId: pet.id, date, type, notes: null, agenda: undefined },
      SILENT,
    );
  expect((await book('checkup')).refusal).toBe('past');
  expect((await book('emergency', '2026-11-26T16:30')).refusal).toBe('past');
  expect((await book('emergency')).visit).toMatchObject({ date: '2026-11-26', time: '17:00', status: 'confirmed' });
});

describe('what is offered and what can be booked are one decision', () => {
  test('slots are offered to owners and to the clinic as the rules say', async () => {
    await fc.assert(
      fc.asyncProperty(situation, async (s) => {
        const { clinic, now, held } = await build(s);
        for (const by of ['owner', 'clinic'] as const) {
          const refusals = await refusalsOf(clinic.id, s, by, now);
          const wanted = SLOTS.map((time) => [time, expected(s, by, time, held, now, s.agenda)]);
          expect([by, SLOTS.map((time) => [time, refusals.get(time)])]).toEqual([by, wanted]);
        }
      }),
      runs(60, 24),
    );
  });

  test.each([
    ['an owner books', 'owner', ownerBooks],
    ['an owner moves to', 'owner', ownerMoves],
    ['a clinic books', 'clinic', clinicBooks],
    ['a clinic moves to', 'clinic', clinicMoves],
  ] as const)('%s exactly what is offered', async (_, by, tryTo) => {
    await fc.assert(
      fc.asyncProperty(situation, someTimes, async (s, times) => {
        const scene = await build(s);
        for (const time of times) {
          // Who moves names nobody: their own agenda, else whoever is free.
          const asked = tryTo === ownerMoves ? { ...s, agenda: undefined } : s;
          const offered = (await refusalsOf(scene.clinic.id, asked, by, scene.now)).get(time) ?? null;
          const start = `${s.day}T${time}`;
          expect([start, await tryTo(scene, s, start)]).toEqual([start, offered]);
        }
      }),
      runs(15, 6),
    );
  });

  test('the times told beside a refusal are free, in order, and none that is nearer is left out', async () => {
    await fc.assert(
      fc.asyncProperty(situation, fc.constantFrom(...SLOTS), async (s, time) => {
        const { clinic, now } = await build(s);
        const asker = askerOf('owner', s, now);
        const start = `${s.day}T${time}`;
        const free = await listFreeAround(world.db, sql`${clinic.id}`, start, asker);
        const nearest = nearestOf(free, start);
        expect(nearest).toEqual([...nearest].sort());
        const away = (at: string) => Math.abs(instantOf(at) - instantOf(start));
        const farthest = Math.max(0, ...nearest.map(away));
        const nearer = free.filter((one) => !nearest.includes(one.start) && away(one.start) < farthest);
        expect([nearest.length, nearer]).toEqual([Math.min(6, free.length), []]);
        const refusals = await refusalsOf(clinic.id, s, 'owner', now);
        for (const at of nearest.filter((one) => one.startsWith(s.day))) expect(refusals.get(at.slice(11))).toBeNull();
      }),
      runs(20, 8),
    );
  });
});
