// Longer than 200 lines: whom a push reaches, what it says, and all that a push service may answer.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { noticeChoices, outbox, pushSubscriptions } from '../../worker/db/schema/post.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import worker from '../../worker/index.ts';
import { deliver } from '../../worker/post/deliver.ts';
import { channelOf } from '../../worker/post/post.ts';
import { anAppointment, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { aPushService } from '../support/push-service.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

afterEach(() => void vi.restoreAllMocks());

const MINUTE = 60_000;

const scene = async () => {
  const practice = await aPractice();
  const service = await aPushService();
  const { sent, env: mailEnv } = aMailbox();
  const env = { ...mailEnv, ...service.env };
  const add = async (token: string, host?: string) => {
    const told = await service.newBrowser(host);
    return { told, ...(await mutate('post.addDevice', told, { token, env })) };
  };
  const tick = async (wall?: string, has: object = {}) => {
    if (wall) vi.setSystemTime(instantOf(wall));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env, ...has });
  };
  const { pet, clinic } = practice;
  return {
    ...practice,
    ...service,
    env,
    sent,
    add,
    tick,
    visitAt: (startsAt: string, has: object = {}) =>
      anAppointment(world, { pet, clinic, startsAt, status: 'confirmed', ...has }),
    devices: async (token = practice.mine) => (await query('post.devices', undefined, { token, env })).data,
    rows: () => world.db.select().from(outbox).where(eq(outbox.way, 'push')),
    titles: () => service.pushed.map(({ said }) => said.title),
  };
};
type Scene = Awaited<ReturnType<typeof scene>>;

const REMINDED = '2026-11-26T10:30';
/** A reminder that falls due at REMINDED, pushed to one device of its owner. */
const reminded = async () => {
  const one = await scene();
  await one.add(one.mine);
  const visit = await one.visitAt('2026-11-27T10:30');
  return { ...one, visit };
};

describe('a device', () => {
  test('is added by a press, shows what happens, is listed without its address, and removed', async () => {
    const { mine, add, devices, pushed, visitAt, theirs, env, tick } = await scene();
    expect(await add(mine)).toMatchObject({ status: 200 });
    const { id } = await visitAt('2026-11-27T10:00', { status: 'pending' });
    await mutate('visits.setStatus', { id, version: 1, act: 'confirm' }, { token: theirs, env });
    await tick();
    expect(pushed.map(({ said }) => said)).toEqual([
      {
        title: 'Tu cita está confirmada',
        body: 'Es el viernes 27 de noviembre a las 10:00\u00a0a.\u00a0m.',
        path: expect.stringMatching(/^\/cita\/p[\w-]{91}$/),
      },
    ]);
    const [device] = await devices();
    expect(device).toEqual({
      id: device.id,
      device: null,
      isCurrent: true,
      createdAt: NOW,
      lastOkAt: NOW,
      failures: 0,
    });
    const page = await send('GET', pushed[0]?.said.path ?? '', { env });
    expect([page.status, await page.text]).toEqual([200, expect.stringContaining('Nube')]);
    expect((await mutate('post.removeDevice', { id: device.id }, { token: theirs, env })).key).toBe(
      'push_device_not_found',
    );
    expect((await mutate('post.removeDevice', { id: device.id }, { token: mine, env })).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  test('says by which way somebody confirmed that they come', async () => {
    const { mine, add, pushed, tick, visitAt, theirs, env } = await scene();
    await add(mine);
    const { id } = await visitAt('2026-11-27T10:30');
    await tick(REMINDED);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await send('POST', pushed[0]?.said.path ?? '', { env, headers, body: 'acto=confirmar&version=1' });
    const token = await aSession(
      { ...world, now: Date.now() },
      (await world.db.select().from(users).where(eq(users.role, 'business')))[0] as never,
    );
    const { data } = await query('visits.get', { id }, { token, env });
    expect([theirs.length > 0, JSON.stringify(data)]).toEqual([true, expect.stringContaining('"push"')]);
  });

  test.each([
    'https://push.test.evil.co/send/1',
    'https://elsewhere.test/send/1',
    'http://push.test/send/1',
    'https://push.test:8443/send/1',
    'https://fcm.googleapis.com.evil.co/1',
    'https://evilpush.apple.com.co/1',
    'https://ana:clave@push.test/send/1',
    'https://127.0.0.1/send/1',
    'no es una dirección',
  ])('of a service that nobody knows is refused: %s', async (endpoint) => {
    const { mine, newBrowser, env, devices } = await scene();
    const told = { ...(await newBrowser()), endpoint };
    expect((await mutate('post.addDevice', told, { token: mine, env })).key).toBe('push_refused');
    expect(await devices()).toEqual([]);
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://wns2-am3p.notify.windows.com/w/?token=x',
  ])('of a known service is taken: %s', async (endpoint) => {
    const { mine, newBrowser, env, devices } = await scene();
    const told = { ...(await newBrowser()), endpoint };
    expect((await mutate('post.addDevice', told, { token: mine, env })).status).toBe(200);
    expect(await devices()).toHaveLength(1);
  });

  test('the tests’ own service is none where the deployment does not name it; one that was kept is not written to', async () => {
    const { mine, newBrowser, env, add, rows, tick, state, visitAt } = await scene();
    const { PUSH_HOST: _, ...deployed } = env;
    const told = await newBrowser();
    expect((await mutate('post.addDevice', told, { token: mine, env: deployed })).key).toBe('push_refused');
    await add(mine);
    await visitAt('2026-11-27T10:30');
    await tick(REMINDED, { PUSH_HOST: undefined });
    expect([state.asked, (await rows())[0]?.lastError]).toEqual([0, 'E_PUSH_HOST']);
  });

  test('is one of each session, and passes to whoever presses in the same browser next', async () => {
    const { mine, theirs, add, newBrowser, env, devices } = await scene();
    await add(mine);
    await add(mine);
    expect(await devices()).toHaveLength(1);
    const told = await newBrowser();
    await mutate('post.addDevice', told, { token: mine, env });
    await mutate('post.addDevice', told, { token: theirs, env });
    expect([await devices(), (await devices(theirs)).length]).toEqual([[], 1]);
  });

  test('is erased with its account', async () => {
    const { mine, add, owner } = await scene();
    await add(mine);
    await world.db.delete(users).where(eq(users.id, owner.id));
    expect(await world.db.select().from(pushSubscriptions)).toEqual([]);
  });

  test('ends with its session: what waits for it goes nowhere', async () => {
    const { mine, add, owner, visitAt, tick, pushed, rows } = await scene();
    await add(mine);
    const other = await aSession(world, owner);
    await add(other);
    await visitAt('2026-11-27T10:30');
    await tick(REMINDED, { VAPID_PRIVATE_KEY: undefined });
    expect(await rows()).toEqual([]);
    await mutate('auth.logout', undefined, { token: other });
    await tick(REMINDED);
    expect(pushed).toHaveLength(0);
    expect(await world.db.select().from(pushSubscriptions)).toHaveLength(1);
  });
});

describe('a push', () => {
  test('goes to each device of its person, once, without a name or what the visit is for', async () => {
    const { mine, owner, add, visitAt, tick, pushed, sent, clinic } = await scene();
    await add(mine);
    await add(await aSession(world, owner));
    await add(await aSession(world, await aUser(world)));
    await visitAt('2026-11-27T10:30', { type: 'emergency' });
    for (const wall of [REMINDED, REMINDED, '2026-11-26T10:50']) await tick(wall);
    expect(pushed).toHaveLength(2);
    // Each of the three is told to its person by mail as it is added.
    const isAdded = ({ subject }: { subject: string }) => subject === 'Un dispositivo muestra tus avisos';
    expect([sent.filter(isAdded).length, sent.length]).toEqual([3, 4]);
    expect(JSON.stringify(pushed.map(({ said }) => said))).not.toMatch(
      new RegExp(`${owner.name}|Nube|${clinic.name}|urgencia|gato|perro`, 'i'),
    );
    expect(pushed[0]).toMatchObject({ ttl: 24 * 3600, urgency: 'high' });
    for (const wall of ['2026-11-27T08:30', '2026-11-27T08:31']) await tick(wall);
    expect(pushed.slice(2).map(({ said, ttl }) => [said.title, ttl])).toEqual([
      ['Tu cita es hoy', 2 * 3600],
      ['Tu cita es hoy', 2 * 3600],
    ]);
  });

  test('goes out where there is no e-mail, and to who never confirmed an address', async () => {
    const { titles, tick, owner, rows } = await reminded();
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    await tick(REMINDED, { EMAIL: undefined });
    expect(titles()).toEqual(['Recordatorio de tu cita']);
    const told = await world.db.select().from(outbox);
    expect(told.filter(({ kind }) => kind !== 'push_added').length).toBe((await rows()).length);
  });

  test('spares the desk: who has a device is not on its list of who is reached by nothing, unless they switched it off there', async () => {
    const { add, mine, theirs, visitAt, owner, env } = await scene();
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.id));
    await visitAt('2026-11-27T10:30');
    const reasons = async () =>
      (await query('reminders.byHand', undefined, { token: theirs, env })).data.map(
        ({ reason }: { reason: string }) => reason,
      );
    expect(await reasons()).toEqual(['unverified']);
    await add(mine);
    expect(await reasons()).toEqual([]);
    await mutate('post.choose', { kind: 'visit_tomorrow', way: 'push', wanted: false }, { token: mine, env });
    expect(await reasons()).toEqual(['unverified']);
  });

  test.each([
    [
      'switched off',
      ({ owner }: Scene) =>
        world.db.insert(noticeChoices).values({ userId: owner.id, kind: 'visit_tomorrow', way: 'push', wanted: false }),
    ],
    [
      'deactivated',
      ({ owner }: Scene) => world.db.update(users).set({ isActive: false }).where(eq(users.id, owner.id)),
    ],
    ['the session ended', ({ owner }: Scene) => world.db.delete(sessions).where(eq(sessions.userId, owner.id))],
    ['the visit was cancelled', () => world.db.update(appointments).set({ status: 'cancelled', cancelledBy: 'owner' })],
  ])('is not sent: %s', async (_, change) => {
    const before = await reminded();
    await change(before as never);
    await before.tick(REMINDED);
    expect(before.pushed).toEqual([]);
  });

  test('that waits goes out no more once it is switched off', async () => {
    const one = await reminded();
    one.state.status = 500;
    await one.tick(REMINDED);
    expect(await one.rows()).toHaveLength(1);
    await world.db
      .insert(noticeChoices)
      .values({ userId: one.owner.id, kind: 'visit_tomorrow', way: 'push', wanted: false });
    one.state.status = 201;
    await one.tick('2026-11-26T10:40');
    expect([one.pushed, await one.rows()]).toEqual([[], []]);
  });
});

describe('quiet hours', () => {
  test('hold what is pushed in the night until six, and say it once', async () => {
    const { titles, add, theirs, owner, pet, clinic, env, tick, state } = await scene();
    await add(theirs);
    vi.setSystemTime(instantOf('2026-11-25T23:30'));
    const token = await aSession({ ...world, now: instantOf('2026-11-25T23:30') }, owner);
    const input = { petId: pet.id, clinicId: clinic.id, date: '2026-11-30T10:00', type: 'checkup' };
    expect((await mutate('appointments.create', input, { token, env })).status).toBe(200);
    for (const at of ['2026-11-25T23:31', '2026-11-26T05:59']) await tick(at);
    expect([titles(), state.asked]).toEqual([[], 0]);
    for (const at of ['2026-11-26T06:00', '2026-11-26T06:01']) await tick(at);
    expect(titles()).toEqual(['Pidieron una cita']);
  });

  test('are those that somebody chose, by the time of going out; equal ends are none', async () => {
    const { mine, env, tick, titles, visitAt, add } = await scene();
    await add(mine);
    expect((await query('post.quiet', undefined, { token: mine, env })).data).toEqual({
      startsAt: '21:00',
      endsAt: '06:00',
    });
    const choose = (startsAt: string, endsAt: string) =>
      mutate('post.setQuiet', { startsAt, endsAt }, { token: mine, env });
    expect((await choose('21:15', '06:00')).status).toBe(400);
    expect((await choose('10:00', '12:00')).status).toBe(200);
    await visitAt('2026-11-27T10:30');
    await visitAt('2026-11-27T11:00');
    await tick('2026-11-26T11:00');
    expect(titles()).toEqual([]);
    await choose('00:00', '00:00');
    await tick('2026-11-26T11:59');
    expect(titles()).toEqual([]);
    await tick('2026-11-26T12:00');
    expect(titles()).toHaveLength(2);
  });

  test.each([
    ['would begin within the hour after them: at once', '2026-11-26T09:30', 1],
    ['begins later: at their end', '2026-11-26T10:30', 0],
  ])('a visit that is cancelled and %s', async (_, startsAt, atOnce) => {
    const { add, mine, vet, env, visitAt, tick, titles } = await scene();
    await add(mine);
    await mutate('post.setQuiet', { startsAt: '22:00', endsAt: '09:00' }, { token: mine, env });
    const { id } = await visitAt(startsAt);
    const now = instantOf('2026-11-26T07:30');
    vi.setSystemTime(now);
    const token = await aSession({ ...world, now }, vet);
    const input = { id, version: 1, act: 'cancel', reason: 'No hay luz' };
    expect((await mutate('visits.setStatus', input, { token, env })).status).toBe(200);
    await tick('2026-11-26T08:59');
    expect(titles()).toHaveLength(atOnce);
    for (const at of ['2026-11-26T09:00', '2026-11-26T09:01']) await tick(at);
    expect(titles()).toEqual(['La clínica canceló tu cita']);
  });
});

describe('the push service answers', () => {
  test.each([404, 410])('%i: the device is taken away, nothing waits, nothing is tried again', async (status) => {
    const { state, tick, rows, devices: _, visitAt } = await reminded();
    state.status = status;
    await tick(REMINDED);
    expect([await rows(), await world.db.select().from(pushSubscriptions)]).toEqual([[], []]);
    state.status = 201;
    await visitAt('2026-11-27T11:30');
    await tick('2026-11-26T11:30');
    expect(state.asked).toBe(1);
  });

  test.each([429, 500, 403])(
    '%i: it took nothing, so it is tried again after growing pauses, and the failures are told',
    async (status) => {
      const { state, tick, rows, pushed } = await reminded();
      state.status = status;
      for (const wall of [REMINDED, '2026-11-26T10:31', '2026-11-26T10:32']) await tick(wall);
      expect(state.asked).toBe(2);
      expect((await rows())[0]).toMatchObject({ state: 'waiting', attempts: 2, lastError: `E_PUSH_${status}` });
      expect((await world.db.select().from(pushSubscriptions))[0]?.failures).toBe(2);
      state.status = 201;
      await tick('2026-11-26T10:33');
      expect([pushed.length, (await rows())[0]?.state]).toEqual([1, 'sent']);
      expect((await world.db.select().from(pushSubscriptions))[0]).toMatchObject({ failures: 0, lastOkAt: Date.now() });
    },
  );

  test('a redirect: nobody is followed', async () => {
    const { state, tick, rows } = await reminded();
    state.status = 307;
    await tick(REMINDED);
    expect([state.asked, (await rows())[0]?.lastError]).toEqual([1, 'E_PUSH_307']);
  });

  test.each([
    ['never', 'timeout'],
    ['broken', 'error'],
  ] as const)('%s: nobody knows whether it arrived, so it is never sent again', async (status, error) => {
    const { state, tick, rows, env, pushed } = await reminded();
    state.status = status;
    // Announced by the minute; sent here, so that what hangs fails soon.
    await tick(REMINDED, { EMAIL: undefined, PUSH_HOST: undefined });
    await world.db.update(outbox).set({ state: 'waiting', nextAt: NOW });
    await deliver({ db: world.db, channel: channelOf({ ...bindings, ...env }), clock: Date.now }, 10, 30);
    expect((await rows())[0]).toMatchObject({ state: 'unknown', lastError: error });
    state.status = 201;
    await tick('2026-11-26T11:00');
    expect([pushed, Date.now() - NOW > MINUTE]).toEqual([[], true]);
  });
});
