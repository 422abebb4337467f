// Longer than 200 lines: the model of what may come between a notice and its going out, beside the property that it must keep.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { mayContact, nextContact } from '../../src/shared/contact-hours.ts';
import { isChoosable, NOTICES, type NoticeKind } from '../../src/shared/notices.ts';
import { CLINIC_ACTS, CLINIC_REMINDERS } from '../../src/shared/quiet.ts';
import { wallTime } from '../../src/shared/time.ts';
import { connect } from '../../worker/db/client.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { deliver } from '../../worker/post/deliver.ts';
import { channelOf, postOf } from '../../worker/post/post.ts';
import { runs } from '../support/crowd.ts';
import { FAULTS, faultyDatabase } from '../support/faulty.ts';
import { aMailbox, type Sent } from '../support/mail.ts';
import { aTellingPractice, ROWS, type Stop, type TellingPractice } from '../support/notice-rows.ts';
import { bindings, NOW, world } from '../support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const KINDS = Object.keys(NOTICES) as NoticeKind[];

/** How the service answers while it lasts. */
const MODES = ['well', 'throws', 'throws after taking it', 'refuses', 'hangs'] as const;
type Mode = (typeof MODES)[number];
/** Where whoever sends dies: nowhere, or at a trip to the database, before or after it was done. */
const DEATHS = [null, [2, 'before'], [2, 'after'], [3, 'before'], [3, 'after']] as const;

/** What comes and goes of whoever is told; `SETS` says by which statement. */
const CHANGES = [
  'switched_off',
  'unverified',
  'deactivated',
  'cancelled',
  'left',
  'not_theirs',
  'done',
] as const satisfies Stop[];
type Change = (typeof CHANGES)[number];

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ announce: fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 8 }) }),
  },
  { weight: 2, arbitrary: fc.record({ mode: fc.constantFrom(...MODES) }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(1, MINUTE, 20 * MINUTE, 5 * HOUR, 9 * HOUR, 30 * HOUR) }) },
  { weight: 2, arbitrary: fc.record({ change: fc.constantFrom(...CHANGES), to: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ send: fc.constantFrom(...DEATHS), twice: fc.boolean() }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Visits far enough that most of the random waits are before them, and on a Sunday, which is after a Saturday's short hours. */
const DAY_OF_VISIT = '2026-11-29';

const SETS: Record<Change, (practice: TellingPractice, on: boolean) => Promise<unknown>> = {
  switched_off: ({ owner, vet }, on) =>
    on
      ? world.db.run(sql`INSERT OR REPLACE INTO notice_choices (user_id, kind, way, wanted)
          SELECT u.id, k.value, 'email', 0 FROM users u, json_each(${JSON.stringify(KINDS.filter(isChoosable))}) k WHERE u.id IN (${owner.id}, ${vet.id})`)
      : world.db.run(sql`UPDATE notice_choices SET wanted = 1`),
  unverified: (_, on) => world.db.run(sql`UPDATE users SET email_verified_at = ${on ? null : 1}`),
  deactivated: (_, on) => world.db.run(sql`UPDATE users SET is_active = ${on ? 0 : 1}`),
  cancelled: ({ sure, asked }, on) =>
    world.db.run(sql`UPDATE appointments SET status = iif(${on ? 1 : 0}, 'cancelled', iif(id = ${sure.id}, 'confirmed', 'pending')),
      cancelled_by = iif(${on ? 1 : 0}, 'owner', NULL) WHERE id IN (${sure.id}, ${asked.id})`),
  left: ({ vet, clinic }, on) =>
    on
      ? world.db.run(sql`DELETE FROM clinic_members`)
      : world.db.run(sql`INSERT OR IGNORE INTO clinic_members (user_id, clinic_id, member_role, created_at)
          VALUES (${vet.id}, ${clinic.id}, 'titular', 1)`),
  not_theirs: ({ pet, owner, vet }, on) =>
    world.db.run(sql`UPDATE pets SET owner_id = ${on ? vet.id : owner.id} WHERE id = ${pet.id}`),
  done: (_, on) => world.db.run(sql`UPDATE threads SET owner_unread = ${on ? 0 : 1}`),
};
/** Of what is done here only the conversation can be undone: it stops one kind. */
const stopsAt = (kind: NoticeKind, change: Change) =>
  change === 'done' ? kind === 'message_new' : ROWS[kind].stops.includes(change);

type Taken = { kind: NoticeKind; at: number; against: Change[] };

const addressOf = (practice: TellingPractice, { to }: (typeof ROWS)[NoticeKind]) =>
  to === 'owner' || to === 'vet' ? practice[to].email : to;
/** Two kinds have one subject. */
const APART: readonly NoticeKind[] = ['email_changed', 'email_changed_by_other'];

const kindOf = (practice: TellingPractice, { to, subject, text }: Sent): NoticeKind => {
  const found = KINDS.filter((kind) => {
    const row = ROWS[kind];
    const subjects = SUBJECT[kind] ?? [row.subject];
    return (
      addressOf(practice, row) === to &&
      subjects.some((one) => subject.includes(one)) &&
      (!APART.includes(kind) || row.says.test(text))
    );
  });
  expect([subject, found.length]).toEqual([subject, 1]);
  return found[0] as NoticeKind;
};

/** A post whose service answers as `mode` says; what it took, with all that stopped something then (`was`) or at any time (`ever`). */
const aService = (practice: TellingPractice) => {
  const state = { mode: 'well' as Mode, taken: [] as Taken[], was: new Set<Change>(), ever: new Set<Change>() };
  const { env } = aMailbox((mail) => {
    if (state.mode === 'throws') throw new Error('connection lost');
    if (state.mode === 'refuses') throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
    if (state.mode === 'hangs') return new Promise(() => {});
    state.taken.push({ kind: kindOf(practice, mail), at: Date.now(), against: [...state.was] });
    if (state.mode === 'throws after taking it') throw new Error('connection lost');
  });
  const channel = channelOf({ ...bindings, ...env });
  const told = new Set<NoticeKind>();
  const send = (DB = bindings.DB) => deliver({ db: connect(DB), channel, clock: Date.now }, 100, 30);
  return {
    state,
    told,
    send,
    /** Each kind once, and not while something stops it: a second of the same is another event. */
    announce: async (kinds: readonly NoticeKind[]) => {
      const fresh = kinds.filter((kind) => !told.has(kind) && ![...state.was].some((stop) => stopsAt(kind, stop)));
      const post = postOf(channel, () => {});
      const [first, ...rest] = fresh.flatMap((kind) =>
        post.announce(world.db, ROWS[kind].event(practice), Date.now(), sql`1`),
      );
      if (first) await world.db.batch([first, ...rest]);
      for (const kind of fresh) told.add(kind);
    },
    change: async (one: Change, to: boolean) => {
      await SETS[one](practice, to);
      if (to) state.ever.add(one);
      state.was[to ? 'add' : 'delete'](one);
    },
    sendDying: async (death: (typeof DEATHS)[number], twice: boolean) => {
      const [trip, moment] = death ?? [99, 'before'];
      const dying = send(faultyDatabase(trip, moment, { fault: FAULTS.broken }).DB).catch(() => 'died');
      await Promise.all([dying, ...(twice ? [send()] : [])]);
    },
  };
};

/** Plays the steps, and a week after them in which the service is well. */
const play = async (practice: TellingPractice, steps: Step[]) => {
  const { state, told, send, announce, change, sendDying } = aService(practice);
  let now = NOW;
  for (const one of steps) {
    vi.setSystemTime(now);
    if ('announce' in one) await announce(one.announce);
    else if ('mode' in one) state.mode = one.mode;
    else if ('wait' in one) now += one.wait;
    else if ('change' in one) await change(one.change, one.to);
    else await sendDying(one.send, one.twice);
  }
  state.mode = 'well';
  for (let hours = 0; hours < 7 * 24; hours += 3) {
    now += 3 * HOUR;
    vi.setSystemTime(now);
    await send();
  }
  const rows = await world.db.select().from(outbox);
  for (const one of CHANGES) await SETS[one](practice, false);
  await world.db.delete(outbox);
  return { ...state, told, rows };
};
/** Whose subject is another where nobody proved the address. */
const SUBJECT: Partial<Record<NoticeKind, readonly string[]>> = {
  visit_lapsed: ['no respondió tu solicitud'],
  visits_declined: ['no puede recibir'],
  visit_tomorrow: ['Tu cita del', 'Tu próxima cita'],
  care_due: ['fecha del carné'],
};
type Played = Awaited<ReturnType<typeof play>>;

const STARTS = `${DAY_OF_VISIT}T15:00`;

/** What was taken where it must not be, in words. */
const wrongOf = ({ taken }: Played): string[] =>
  taken.flatMap(({ kind, at, against }) => {
    const wall = wallTime(at);
    const isEarly = STARTS.slice(0, 10) > (mayContact(wall) ? wall : nextContact(wall)).slice(0, 10);
    const waits =
      CLINIC_REMINDERS.includes(kind as never) ||
      (CLINIC_ACTS.includes(kind as never) && (kind === 'message_new' || isEarly));
    return [
      ...(waits && !mayContact(wall) ? [`${kind} at ${wall}`] : []),
      ...(ROWS[kind].stops.includes('begun') && wall >= STARTS ? [`${kind} at ${wall}, after its visit began`] : []),
      ...against.filter((change) => stopsAt(kind, change)).map((change) => `${kind} though ${change}`),
    ];
  });

/** What became of a kind that was announced, against what it was promised. */
const brokenOf = ({ taken, told, rows, ever }: Played): string[] =>
  [...told].flatMap((kind) => {
    const times = taken.filter((one) => one.kind === kind).length;
    const [row] = rows.filter((one) => one.kind === kind);
    if (isChoosable(kind) && times > 1) return [`${kind} went out ${times} times`];
    if (row?.state === 'sent' && times === 0) return [`${kind} is said to be sent`];
    if (row) return ['sent', 'unknown', 'given_up'].includes(row.state) ? [] : [`${kind} is ${row.state} for ever`];
    const mayVanish =
      CHANGES.some((change) => ever.has(change) && stopsAt(kind, change)) ||
      ROWS[kind].stops.some((stop) => stop === 'begun' || stop === 'next_day');
    return mayVanish ? [] : [`${kind} vanished`];
  });

test('whatever happens and whenever: no kind goes out twice, at a forbidden hour, to whom or of what it must not; none is lost unseen', async () => {
  const practice = await aTellingPractice(DAY_OF_VISIT);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      const played = await play(practice, steps);
      expect([...wrongOf(played), ...brokenOf(played)]).toEqual([]);
    }),
    {
      ...runs(200, 6),
      examples: [
        // All of them, on a Saturday afternoon whose service is down until the hours are over.
        [
          [
            { wait: 76 * HOUR } as never,
            { mode: 'refuses' },
            { announce: KINDS },
            { send: null, twice: true },
            { wait: 9 * HOUR },
            { send: null, twice: false },
          ],
        ],
        // All of them in the night, and each thing that may stop them comes before the morning.
        ...CHANGES.map((change): [Step[]] => [
          [
            { wait: 9 * HOUR },
            { mode: 'refuses' },
            { announce: KINDS },
            { send: null, twice: false },
            { change, to: true },
            { mode: 'well' },
            { wait: 20 * MINUTE },
            { send: null, twice: true },
          ],
        ]),
      ],
    },
  );
});
