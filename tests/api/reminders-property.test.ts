import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { mayContact } from '../../src/shared/contact-hours.ts';
import { dayBeforeAt, hoursBeforeAt } from '../../src/shared/reminder-hours.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays, instantOf, wallTime } from '../../src/shared/time.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { remindVisits } from '../../worker/features/reminders/tick.ts';
import { anAppointment, aPet } from '../support/builders.ts';
import { aPractice, type Practice } from '../support/clinic.ts';
import { runs } from '../support/crowd.ts';
import { aPost } from '../support/mail.ts';
import { world } from '../support/world.ts';

const MINUTE = 60_000;
const HALF = 30 * MINUTE;
/** A Thursday: a weekend and a holiday (8 December, a Tuesday) follow. */
const FIRST = '2026-12-03';
const DAYS = 5;
const START = instantOf(`${FIRST}T06:00`);
/** Visits of one owner, each of another animal. */
const MOST = 4;

const slot = fc
  .tuple(fc.integer({ min: 1, max: DAYS }), fc.constantFrom(...SLOTS))
  .map(([day, time]) => `${addDays(FIRST, day)}T${time}`);
/** What happens to a visit, at a minute on which no cron runs. */
const act = fc.record({
  at: fc.integer({ min: 0, max: DAYS * 48 }).map((half) => START + half * HALF + 7 * MINUTE),
  to: fc.oneof({ weight: 3, arbitrary: slot }, { weight: 1, arbitrary: fc.constant('cancel') }),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
const plan = fc.record({
  visits: fc.array(fc.record({ at: slot, acts: fc.array(act, { maxLength: 3 }) }), { minLength: 1, maxLength: MOST }),
  /** The cron comes so late, ms. */
  late: fc.constantFrom(0, 10, 20, 30).map((minutes) => minutes * MINUTE),
  /** E-mail refuses from then on, for so many half hours. */
  down: fc.record({ from: fc.integer({ min: 0, max: DAYS * 48 }), many: fc.integer({ min: 0, max: 40 }) }),
});
type Plan = typeof plan extends fc.Arbitrary<infer One> ? One : never;

/** When the cron runs: each half hour of the day, and at night now and then. */
const ticks = (late: number) =>
  Array.from({ length: (DAYS + 1) * 48 }, (_, half) => START + half * HALF)
    .filter((now) => /T(0[6-9]|1\d|20|22:00|00:00|03:00)/.test(wallTime(now)))
    .map((now) => now + late);

/** Acts in order, one at a time; nobody moves a visit to an hour that is over. */
const inOrder = (acts: readonly Act[]): Act[] =>
  acts
    .toSorted((a, b) => a.at - b.at)
    .filter((one, index, all) => one.at !== all[index - 1]?.at && (one.to === 'cancel' || instantOf(one.to) > one.at));

/** The hours that a visit had, each from when until when. */
const standsOf = (startsAt: string, acts: readonly Act[]) => {
  const stands = [{ startsAt, from: 0, until: Number.POSITIVE_INFINITY }];
  for (const { at, to } of acts) {
    const last = stands.at(-1);
    if (!last || last.until !== Number.POSITIVE_INFINITY) break;
    last.until = at;
    if (to !== 'cancel') stands.push({ startsAt: to, from: at, until: Number.POSITIVE_INFINITY });
  }
  return stands;
};

const play = async ({ owner, clinic, pets }: Practice & { pets: { id: string }[] }, { visits, late, down }: Plan) => {
  await world.db.delete(outbox);
  await world.db.run(sql`DELETE FROM appointments`);
  const isDown = (now: number) => now >= START + down.from * HALF && now < START + (down.from + down.many) * HALF;
  const { post, send } = aPost({
    fault: () => {
      if (isDown(Date.now())) throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
    },
  });
  const made: { id: string; acts: Act[]; stands: ReturnType<typeof standsOf> }[] = [];
  for (const [seat, { at, acts }] of visits.entries()) {
    const pet = { ...pets[seat], ownerId: owner.id } as never;
    const has = { pet, clinic, seat, startsAt: at, status: 'confirmed', updatedAt: START - 1 } as const;
    const done = inOrder(acts);
    made.push({ id: (await anAppointment(world, has)).id, acts: [...done], stands: standsOf(at, done) });
  }
  const change = async (id: string, { at, to }: Act) => {
    const has = to === 'cancel' ? ({ status: 'cancelled', cancelledBy: 'owner' } as const) : { startsAt: to };
    await world.db
      .update(appointments)
      .set({ ...has, updatedAt: at })
      .where(sql`id = ${id} AND status = 'confirmed'`);
  };
  for (const now of ticks(late)) {
    for (const { id, acts } of made) while (acts[0] && acts[0].at <= now) await change(id, acts.shift() as Act);
    vi.setSystemTime(now);
    await remindVisits(world.db, now, post);
    await send();
  }
  const rows = await world.db.select().from(outbox);
  return { made, isDown, sent: rows.filter(({ state }) => state === 'sent') };
};
type Played = Awaited<ReturnType<typeof play>>;

const nameOf = (kind: string, visit: string, at: string) => `${kind} ${visit} ${at}`;

/** What went out where it must not: at night, of a visit that had begun, or of an hour that it did not have then. */
const wrongOf = ({ made, sent }: Played) =>
  sent.filter(({ ids, sentAt }) => {
    const { visit = '', at = '' } = ids;
    const now = sentAt ?? 0;
    const stood = made
      .find(({ id }) => id === visit)
      ?.stands.some((one) => one.startsAt === at && one.from < now && now < one.until);
    return !stood || !mayContact(wallTime(now)) || now >= instantOf(at);
  });

const REMINDERS = { visit_tomorrow: dayBeforeAt, visit_soon: hoursBeforeAt };

/** What had to go out: its moment came while the visit stood so, and e-mail was well when the cron came. */
const dueOf = ({ made, isDown }: Played, late: number) =>
  made.flatMap(({ id, stands }) =>
    stands.flatMap(({ startsAt, from, until }) =>
      Object.entries(REMINDERS).flatMap(([kind, at]) => {
        const wall = at(startsAt);
        const due = wall === null ? 0 : instantOf(wall);
        if (due < START + late || due < from) return [];
        const tick = START + late + Math.ceil((due - START - late) / HALF) * HALF;
        return tick >= until || tick >= instantOf(startsAt) || isDown(tick) ? [] : [nameOf(kind, id, startsAt)];
      }),
    ),
  );

test('a reminder goes out exactly once, never at night, and never of a visit that was cancelled, moved or began', async () => {
  const practice = await aPractice();
  const pets = await Promise.all(Array.from({ length: MOST }, () => aPet(world, practice.owner)));
  await fc.assert(
    fc.asyncProperty(plan, async (one) => {
      const played = await play({ ...practice, pets }, one);
      const names = played.sent.map(({ kind, ids }) => nameOf(kind, ids.visit ?? '', ids.at ?? ''));
      expect(new Set(names).size).toBe(names.length);
      expect(wrongOf(played)).toEqual([]);
      expect(dueOf(played, one.late).filter((name) => !names.includes(name))).toEqual([]);
    }),
    {
      ...runs(100, 4),
      // An outage into the night, which pauses between retries outlive; a visit that comes back to the hour it had.
      examples: [
        [{ visits: [{ at: '2026-12-04T17:00', acts: [] }], late: 0, down: { from: 22, many: 6 } }],
        [
          {
            visits: [
              {
                at: '2026-12-05T10:00',
                acts: [
                  { at: instantOf('2026-12-04T10:37'), to: '2026-12-05T11:00' },
                  { at: instantOf('2026-12-04T12:07'), to: '2026-12-05T10:00' },
                ],
              },
            ],
            late: 0,
            down: { from: 0, many: 0 },
          },
        ],
      ],
    },
  );
});
