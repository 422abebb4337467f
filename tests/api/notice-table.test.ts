// Longer than 200 lines: every kind against every condition, by both ways and in every hour.
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { CHOOSABLE, isChoosable, NOTICES, type NoticeKind, TO_CLIENTS } from '../../src/shared/notices.ts';
import { instantOf } from '../../src/shared/time.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { deliver } from '../../worker/post/deliver.ts';
import { channelOf, postOf } from '../../worker/post/post.ts';
import { aNotice, aRecord, aSession, aUser } from '../support/builders.ts';
import { aMailbox } from '../support/mail.ts';
import { aTellingPractice, ROWS, SCREENS, STOPS, type Stop, type TellingPractice } from '../support/notice-rows.ts';
import { aPushService } from '../support/push-service.ts';
import { bindings, mutate, NOW, TODAY, world } from '../support/world.ts';

const MINUTE = 60_000;
const KINDS = Object.keys(NOTICES) as NoticeKind[];

/** The post of a deployment with e-mail, and with pushes where `env` has their keys. */
const postWith = (env: object) => {
  const mailbox = aMailbox();
  const channel = channelOf({ ...bindings, ...mailbox.env, ...env });
  const post = postOf(channel, () => {});
  return {
    sent: mailbox.sent,
    env: { ...mailbox.env, ...env },
    announce: async (of: TellingPractice, kinds: readonly NoticeKind[] = KINDS) => {
      const all = kinds.flatMap((kind) => post.announce(world.db, ROWS[kind].event(of), Date.now(), sql`1`));
      const [first, ...rest] = all;
      if (first) await world.db.batch([first, ...rest]);
    },
    send: async (wall?: string) => {
      if (wall) vi.setSystemTime(instantOf(wall));
      await deliver({ db: world.db, channel, clock: Date.now }, 200);
    },
  };
};

/** Kinds of rows by their state; one of two ways counts. */
const kindsOf = async (state: 'sent' | 'waiting', way: 'email' | 'push' = 'email') =>
  [
    ...new Set(
      (await world.db.select().from(outbox))
        .filter((row) => row.state === state && row.way === way)
        .map(({ kind }) => kind),
    ),
  ].sort();
const those = (is: (kind: NoticeKind) => boolean) => KINDS.filter(is).sort();

const run = (...parts: Parameters<typeof sql>) => world.db.run(sql(...parts));
const of = (practice: TellingPractice) => sql`(${practice.owner.id}, ${practice.vet.id})`;
/** What each condition is, once all is announced. */
const COMES: Record<Stop, (practice: TellingPractice) => Promise<unknown> | unknown> = {
  switched_off: (practice) =>
    run`INSERT OR REPLACE INTO notice_choices (user_id, kind, way, wanted) SELECT u.id, k.value, w.value, 0 FROM users u,
      json_each(${JSON.stringify(CHOOSABLE)}) k, json_each('["email","push"]') w WHERE u.id IN ${of(practice)}`,
  unverified: (practice) => run`UPDATE users SET email_verified_at = NULL WHERE id IN ${of(practice)}`,
  deactivated: (practice) => run`UPDATE users SET is_active = 0 WHERE id IN ${of(practice)}`,
  done: async ({ pet, clinic }) => {
    await run`UPDATE appointments SET status = 'completed', completed_at = ${NOW} WHERE status <> 'cancelled'`;
    await run`UPDATE threads SET owner_unread = 0`;
    await run`INSERT INTO medicine_ticks SELECT m.id, o.ids ->> 'at', NULL, '', 1 FROM outbox o, pet_medicines m
      WHERE o.kind = 'medicine_due' AND o.way = 'email'`;
    await aRecord({ ...world, now: NOW + 1 }, pet, clinic, { kind: 'vacuna', title: 'Rabia' });
  },
  cancelled: () => run`UPDATE appointments SET status = 'cancelled', cancelled_by = 'owner'`,
  moved: () => run`UPDATE appointments SET starts_at = '2026-11-30T15:00' WHERE status <> 'cancelled'`,
  begun: () => vi.setSystemTime(instantOf(`${TODAY}T15:00`)),
  next_day: () => vi.setSystemTime(instantOf('2026-11-26T09:00')),
  left: () => run`DELETE FROM clinic_members`,
  not_theirs: async ({ pet }) => run`UPDATE pets SET owner_id = ${(await aUser(world)).id} WHERE id = ${pet.id}`,
};

test('every kind has its row, and every condition stops something', () => {
  expect(Object.keys(ROWS).sort()).toEqual(KINDS.toSorted());
  expect(Object.keys(SCREENS).sort()).toEqual(CHOOSABLE.toSorted());
  for (const stop of STOPS) expect([stop, KINDS.some((kind) => ROWS[kind].stops.includes(stop))]).toEqual([stop, true]);
  for (const kind of KINDS)
    expect([kind, ROWS[kind].stops.includes('switched_off')]).toEqual([kind, isChoosable(kind)]);
});

/** A practice whose people have a device each. */
const scene = async (day = TODAY) => {
  const practice = await aTellingPractice(day);
  const service = await aPushService();
  const one = postWith(service.env);
  for (const token of [practice.mine, practice.theirs])
    await mutate('post.addDevice', await service.newBrowser(), { token, env: one.env });
  // That a device was added is told too.
  await world.db.delete(outbox);
  one.sent.length = 0;
  return {
    ...one,
    ...service,
    practice,
    titles: () => service.pushed.map(({ said }) => said.title.replace(/: \d citas$/, '')).sort(),
  };
};
const screens = (kinds: readonly NoticeKind[]) =>
  kinds.flatMap((kind) => (isChoosable(kind) ? [SCREENS[kind]] : [])).sort();

const PEOPLES: readonly Stop[] = ['switched_off', 'unverified', 'deactivated', 'cancelled', 'left'];

test.each(STOPS)('%s: what is stopped does not go out by either way, all else does', async (stop) => {
  const { announce, send, sent, practice, titles } = await scene();
  await announce(practice);
  await COMES[stop](practice);
  await send();
  const expected = those((kind) => !ROWS[kind].stops.includes(stop));
  expect([await kindsOf('sent'), await kindsOf('waiting')]).toEqual([expected, []]);
  expect(sent).toHaveLength(expected.length);
  // A device is its person's, be their address proven or not.
  expect(titles()).toEqual(screens(stop === 'unverified' ? CHOOSABLE : expected));
  if (stop === 'unverified') {
    const typed = new RegExp(`Nube|Mota|No hay luz|${practice.clinic.name}|${practice.owner.name}`);
    expect(sent.filter(({ subject, text }) => typed.test(subject + text))).toEqual([]);
  }
  if (!PEOPLES.includes(stop)) return;
  await world.db.delete(outbox);
  await announce(practice);
  await send();
  expect(await kindsOf('sent')).toEqual(expected);
});

describe('by mail', () => {
  test('each kind goes to its addressee alone, once, and says what it is for', async () => {
    const practice = await aTellingPractice(TODAY);
    const { announce, send, sent } = postWith({});
    await announce(practice);
    await send();
    await send();
    expect(sent).toHaveLength(KINDS.length);
    for (const kind of KINDS) {
      const { to, subject, says } = ROWS[kind];
      const address = to === 'owner' || to === 'vet' ? practice[to].email : to;
      const own = sent.filter((mail) => mail.to === address && mail.subject.includes(subject) && says.test(mail.text));
      expect([kind, own.map(({ headers }) => Boolean(headers?.['List-Unsubscribe']))]).toEqual([
        kind,
        [isChoosable(kind)],
      ]);
    }
  });

  test.each([
    ['a weekday’s evening', '2026-11-26T19:00', '2026-11-27T06:59', '2026-11-27T07:00'],
    ['a Saturday’s afternoon', '2026-11-28T15:00', '2026-11-30T06:59', '2026-11-30T07:00'],
    ['a Sunday', '2026-11-29T10:00', '2026-11-30T06:59', '2026-11-30T07:00'],
    ['a holiday and the night before it', '2026-12-07T20:00', '2026-12-09T06:59', '2026-12-09T07:00'],
  ])(
    '%s: what a clinic starts waits for the next of its hours, and is not given up before',
    async (_, now, before, next) => {
      const practice = await aTellingPractice('2026-12-11');
      const { announce, send } = postWith({});
      vi.setSystemTime(instantOf(now));
      const held = those((kind) => ROWS[kind].hours !== 'any');
      await announce(practice);
      await send();
      expect([await kindsOf('waiting'), await kindsOf('sent')]).toEqual([held, those((kind) => !held.includes(kind))]);
      await send(before);
      expect(await kindsOf('waiting')).toEqual(held);
      await send(next);
      expect([await kindsOf('waiting'), await kindsOf('sent')]).toEqual([[], KINDS.toSorted()]);
    },
  );

  test('what is about a visit before those hours cannot wait', async () => {
    const practice = await aTellingPractice('2026-11-29', '09:30');
    const { announce, send } = postWith({});
    vi.setSystemTime(instantOf('2026-11-29T07:30'));
    await announce(practice);
    await send();
    expect(await kindsOf('waiting')).toEqual(those((kind) => ROWS[kind].hours === 'law' || kind === 'message_new'));
  });

  test('of what goes to people without an account only these kinds do, by the clinic’s note alone', async () => {
    const practice = await aTellingPractice(TODAY);
    const { client, theirVisits, theirPet, owner } = practice;
    const { sent } = postWith({});
    const theirs = { ...practice, sure: theirVisits.sure, asked: theirVisits.sure, gone: theirVisits.gone };
    const kinds = KINDS.filter(
      (kind) => 'each' in ROWS[kind].event(theirs) && ROWS[kind].to === 'owner' && kind !== 'message_new',
    );
    const goes = async (change: Promise<unknown> | null) => {
      await world.db.delete(outbox);
      await change;
      const one = postWith({});
      await one.announce(theirs, kinds);
      await one.send();
      expect(one.sent.every(({ to, text }) => to === client.email && !/Coco|Lía/.test(text))).toBe(true);
      return kindsOf('sent');
    };
    expect(await goes(null)).toEqual(TO_CLIENTS.toSorted());
    for (const [change, back] of [
      ['mails_since = NULL', `mails_since = ${NOW}`],
      ['mails_ended_at = 1', 'mails_ended_at = NULL'],
      ['email = NULL', `email = '${client.email}'`],
    ] as const) {
      expect([change, await goes(run`UPDATE clinic_clients SET ${sql.raw(change)}`)]).toEqual([change, []]);
      await run`UPDATE clinic_clients SET ${sql.raw(back)}`;
    }
    expect(await goes(run`UPDATE pets SET client_id = NULL, owner_id = ${owner.id} WHERE id = ${theirPet.id}`)).toEqual(
      [],
    );
    expect(sent).toEqual([]);
  });
});

describe('to a device', () => {
  test('each kind that may be switched off is shown, without a name, and leads to a page of ours; no other is', async () => {
    const { announce, send, titles, pushed, practice } = await scene();
    await announce(practice);
    await send();
    await send();
    expect(titles()).toEqual(screens(CHOOSABLE));
    for (const { said } of pushed) {
      expect(said.path).toMatch(/^\/(cita\/p|dashboard\/|cuenta)/);
      expect(`${said.title} ${said.body}`).not.toMatch(/Nube|Mota|Ana|Clara|Clínica \d|No hay luz|undefined|null/);
    }
  });

  test('the end of its session stops all', async () => {
    const { announce, send, titles, practice } = await scene();
    await announce(practice);
    await run`DELETE FROM sessions`;
    await send();
    expect(titles()).toEqual([]);
  });

  test('in quiet hours all waits but what somebody would set out for within the hour after them', async () => {
    const { announce, send, titles, practice, env } = await scene('2026-11-26');
    const token = await aSession(world, practice.owner);
    for (const one of [token, await aSession(world, practice.vet)])
      expect((await mutate('post.setQuiet', { startsAt: '10:00', endsAt: '15:00' }, { token: one, env })).status).toBe(
        200,
      );
    vi.setSystemTime(instantOf('2026-11-26T10:30'));
    await announce(practice);
    await send();
    const loud = [
      'visit_moved',
      'visit_cancelled',
      'visit_lapsed',
      'visits_declined',
      'visit_withdrawn',
      'request_new',
      'medicine_due',
    ];
    expect(titles()).toEqual(screens(those((kind) => loud.includes(kind))));
    await send('2026-11-26T14:59');
    expect(titles()).toHaveLength(loud.length);
    await send('2026-11-26T15:00');
    expect(titles()).toEqual(
      screens(CHOOSABLE.filter((kind) => !ROWS[kind].stops.includes('begun') || loud.includes(kind))),
    );
  });
});

test('a reminder that failed on Saturday is tried when Monday’s hours begin, and not given up unseen', async () => {
  const practice = await aTellingPractice('2026-11-30');
  const { send } = postWith({});
  const notBefore = instantOf('2026-11-28T14:00');
  const ids = { visit: practice.sure.id, at: practice.startsAt };
  await aNotice(world, practice.owner, {
    kind: 'visit_tomorrow',
    ids,
    notBefore,
    nextAt: notBefore + 70 * MINUTE,
    attempts: 4,
  });
  await send('2026-11-28T15:10');
  await send('2026-11-29T14:10');
  expect(await kindsOf('waiting')).toEqual(['visit_tomorrow']);
  await send('2026-11-30T07:00');
  expect(await kindsOf('sent')).toEqual(['visit_tomorrow']);
});
