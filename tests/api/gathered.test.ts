// Longer than 200 lines: a burst of each kind by each way, and the property that it must keep.
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CLINIC_NOTICES_AN_HOUR, CLINIC_SUMMARY_MINUTES } from '../../src/shared/limits.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { addDays } from '../../src/shared/time.ts';
import { noticeChoices, outbox } from '../../worker/db/schema/post.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { clinicOf } from '../../worker/post/announce.ts';
import { deliver } from '../../worker/post/deliver.ts';
import { channelOf, postOf } from '../../worker/post/post.ts';
import { aClinic, anAppointment, aPet, aSession, aUser, OPEN_ALL_WEEK } from '../support/builders.ts';
import { aColleague } from '../support/clinic.ts';
import { runs } from '../support/crowd.ts';
import { aMailbox, type Sent } from '../support/mail.ts';
import { anOwner } from '../support/owner.ts';
import { aPushService } from '../support/push-service.ts';
import { bindings, mutate, NOW, world } from '../support/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SUMMARY = CLINIC_SUMMARY_MINUTES * MINUTE;
const MONDAY = '2026-11-30';
const timeOf = (n: number) => `${addDays(MONDAY, n % 5)}T${SLOTS[Math.floor(n / 5) % SLOTS.length]}`;

const ASKED = /^Pidieron (?:una|(\d+)) citas?$/;
/** How many requests these subjects tell of. */
const toldOf = (subjects: readonly string[]) =>
  subjects.reduce((sum, subject) => {
    const found = ASKED.exec(subject);
    return sum + (found ? Number(found[1] ?? 1) : 0);
  }, 0);

/** An open clinic with a member, who gets mails (and pushes where `ways` has their keys); `fault` is the mailbox's. */
const scene = async (fault?: Parameters<typeof aMailbox>[0], ways = {}) => {
  const mailbox = aMailbox(fault);
  const clinic = await aClinic(world, { capacity: 20, hours: OPEN_ALL_WEEK, takesEmergencies: true });
  const { user: vet, token: desk } = await aColleague(clinic);
  const env = { ...mailbox.env, ...ways };
  const channel = channelOf({ ...bindings, ...env });
  const post = postOf(channel, () => {});
  const { token, pet } = await anOwner();
  const user = await aUser(world);
  return {
    clinic,
    vet,
    desk,
    env,
    user,
    token,
    pet,
    sent: mailbox.sent,
    heard: (person = vet) => mailbox.sent.filter(({ to }) => to === person.email).map(({ subject }) => subject),
    book: (n: number, has: object = {}, who = { token, pet }) =>
      mutate(
        'appointments.create',
        { petId: who.pet.id, clinicId: clinic.id, date: timeOf(n), type: 'checkup', ...has },
        { token: who.token, env },
      ),
    cancel: ({ id, version }: { id: string; version: number }) =>
      mutate('appointments.cancel', { id, version, reason: 'Ya no' }, { token, env }),
    /** Requests that stand, as many as asked. */
    requests: (many: number) =>
      Promise.all(
        Array.from({ length: many }, async (_, n) =>
          anAppointment(world, { pet: await aPet(world, user), clinic, startsAt: timeOf(n), status: 'pending' }),
        ),
      ),
    tell: async ({ id }: { id: string }, kind: 'request_new' | 'visit_withdrawn' = 'request_new') => {
      const [first, ...rest] = post.announce(world.db, { kind, each: clinicOf(id) }, Date.now(), sql`1`);
      if (first) await world.db.batch([first, ...rest]);
    },
    send: async (at?: number) => {
      if (at) vi.setSystemTime(at);
      await deliver({ db: world.db, channel, clock: Date.now }, 200);
    },
  };
};

describe('what owners make a clinic hear of', () => {
  test('one who asks and cancels ten times sends six mails, and ten minutes later what still stands', async () => {
    const { book, cancel, heard, send } = await scene();
    for (let n = 0; n < 9; n += 1) expect((await cancel((await book(n)).data)).status).toBe(200);
    expect((await book(9)).status).toBe(200);
    const first = ['Pidieron una cita', 'Cancelaron una cita'];
    expect(heard()).toEqual([...first, ...first, ...first]);
    await send(NOW + SUMMARY - 1);
    expect(heard()).toHaveLength(CLINIC_NOTICES_AN_HOUR);
    await send(NOW + SUMMARY);
    // Six turns of which nobody had heard are told by neither of their mails.
    expect(heard().slice(CLINIC_NOTICES_AN_HOUR)).toEqual(['Pidieron una cita']);
    expect((await world.db.select().from(outbox)).filter(({ state }) => state === 'waiting')).toEqual([]);
  });

  test('of twenty-two at once comes in six mails at most, and all of it within ten minutes', async () => {
    const { book, heard, sent, send, vet, clinic } = await scene();
    const other = await aColleague(clinic);
    const crowd = await Promise.all(Array.from({ length: 22 }, anOwner));
    const answers = await Promise.all(crowd.map((one, n) => book(n, {}, one)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await send();
    expect(heard().length).toBeLessThanOrEqual(CLINIC_NOTICES_AN_HOUR);
    await send(NOW + SUMMARY);
    for (const person of [vet, other.user]) {
      expect(heard(person).length).toBeLessThanOrEqual(CLINIC_NOTICES_AN_HOUR + 1);
      expect(toldOf(heard(person))).toBe(22);
    }
    const gathered = sent.find(({ subject }) => /^Pidieron \d/.test(subject)) as Sent;
    expect(gathered.text).toMatch(/Llegaron \d+ solicitudes de cita\. .*un solo correo/);
    expect(gathered.text).toContain('/dashboard/business/solicitudes');
    expect(gathered.text).not.toContain('Alguien pide');
    expect(gathered.headers?.['List-Unsubscribe']).toContain('/baja/');
  });

  test('visits withdrawn after they were told are told as one, and lead to the agenda', async () => {
    const { requests, tell, send, heard, sent } = await scene();
    const all = await requests(8);
    for (const visit of all) await tell(visit);
    await send();
    expect(heard()).toEqual(['Pidieron 8 citas']);
    vi.setSystemTime(NOW + MINUTE);
    await world.db.update(appointments).set({ status: 'cancelled', cancelledBy: 'owner' });
    for (const visit of all) await tell(visit, 'visit_withdrawn');
    await send();
    expect(heard().slice(1)).toEqual(['Cancelaron 8 citas']);
    expect(sent.at(-1)?.text).toMatch(/Quienes las pidieron cancelaron 8 citas\. Esas horas están libres\./);
    expect(sent.at(-1)?.text).toMatch(/\/dashboard\/business\/agenda\n/);
  });

  test('hides no emergency, and nothing of another clinic', async () => {
    const { requests, tell, send, heard, clinic, user, book } = await scene();
    const all = await requests(9);
    for (const visit of all.slice(0, 6)) {
      await tell(visit);
      await send();
    }
    await tell(all[6] as never);
    await send();
    expect(heard()).toHaveLength(6);
    const urgent = await anAppointment(world, {
      pet: await aPet(world, user),
      clinic,
      startsAt: timeOf(30),
      status: 'pending',
      type: 'emergency',
    });
    await tell(urgent);
    await send();
    expect(heard()).toHaveLength(7);
    const elsewhere = await aClinic(world, { hours: OPEN_ALL_WEEK });
    const theirs = await aColleague(elsewhere);
    expect((await book(20, { clinicId: elsewhere.id })).status).toBe(200);
    expect(heard(theirs.user)).toEqual(['Pidieron una cita']);
  });

  test('a flood goes on every ten minutes in one mail; an emergency of whom the clinic attended comes at once, false ones do not', async () => {
    const { requests, tell, send, heard, clinic, token, pet, env, book } = await scene();
    const all = await requests(40);
    const urgent = async (n: number, who: { pet: { id: string }; token: string }) =>
      mutate(
        'appointments.create',
        { petId: who.pet.id, clinicId: clinic.id, date: `2026-11-26T${SLOTS[n]}`, type: 'emergency' },
        { token: who.token, env },
      );
    for (const visit of all.slice(0, 6)) {
      await tell(visit);
      await send();
    }
    for (const [n, one] of (await Promise.all(Array.from({ length: 9 }, anOwner))).entries())
      expect((await urgent(n, one)).key).toBeNull();
    // Six of the requests, six of the emergencies that nobody vouches for: the mailbox is as the flood leaves it.
    expect(heard()).toHaveLength(2 * CLINIC_NOTICES_AN_HOUR);
    for (const visit of all.slice(6)) await tell(visit);
    await send(NOW + MINUTE);
    expect(heard()).toHaveLength(2 * CLINIC_NOTICES_AN_HOUR);
    // Neither a visit elsewhere nor one that was only confirmed makes a client of this clinic.
    const elsewhere = await aClinic(world, { hours: OPEN_ALL_WEEK });
    const other = await anOwner();
    await anAppointment(world, { ...other, clinic: elsewhere, startsAt: '2026-11-20T10:00', status: 'completed' });
    await anAppointment(world, { ...other, clinic, startsAt: '2026-12-20T10:00', status: 'confirmed' });
    expect((await urgent(10, other)).key).toBeNull();
    expect(heard()).toHaveLength(2 * CLINIC_NOTICES_AN_HOUR);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    expect((await urgent(11, { pet, token })).key).toBeNull();
    expect(heard()).toHaveLength(2 * CLINIC_NOTICES_AN_HOUR + 1);
    // Nor does what they ask besides come before its turn.
    expect((await book(0, {}, { pet, token })).key).toBeNull();
    expect(heard()).toHaveLength(2 * CLINIC_NOTICES_AN_HOUR + 1);
    await send(NOW + SUMMARY);
    expect(
      heard()
        .slice(2 * CLINIC_NOTICES_AN_HOUR + 1)
        .sort(),
    ).toEqual(['Pidieron 35 citas', 'Pidieron 4 citas']);
  });

  test('a visit that the clinic confirmed meanwhile, or of which it had heard, is told when it is withdrawn', async () => {
    const { book, cancel, desk, env, heard, requests, tell, send } = await scene();
    const told = (await book(40)).data;
    for (const visit of (await requests(5)).slice(0, 5)) {
      await tell(visit);
      await send();
    }
    const waits = (await book(41)).data;
    expect(heard()).toHaveLength(6);
    const sure = { id: waits.id, version: waits.version, act: 'confirm' };
    const { data } = await mutate('visits.setStatus', sure, { token: desk, env });
    await cancel({ id: waits.id, version: data.version });
    await cancel(told);
    await send(NOW + HOUR);
    expect(heard().slice(6)).toEqual(['Cancelaron 2 citas']);
  });

  test('is not told once nobody wants it, works there or waits for an answer', async () => {
    const stops = [
      ({ vet }: Awaited<ReturnType<typeof scene>>) =>
        world.db.insert(noticeChoices).values({ userId: vet.id, kind: 'request_new', way: 'email', wanted: false }),
      ({ vet }: Awaited<ReturnType<typeof scene>>) =>
        world.db.run(sql`DELETE FROM clinic_members WHERE user_id = ${vet.id}`),
      ({ clinic }: Awaited<ReturnType<typeof scene>>) =>
        world.db.update(appointments).set({ status: 'confirmed' }).where(eq(appointments.clinicId, clinic.id)),
    ];
    for (const stop of stops) {
      let isDown = true;
      const one = await scene(() => {
        if (isDown) throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
      });
      vi.setSystemTime(NOW);
      for (const visit of await one.requests(8)) await one.tell(visit);
      await one.send();
      const [row, ...rest] = await world.db.select().from(outbox).where(eq(outbox.userId, one.vet.id));
      expect([row?.ids.many, row?.state, rest]).toEqual([8, 'waiting', []]);
      isDown = false;
      await stop(one);
      await one.send(NOW + HOUR);
      expect(one.sent).toEqual([]);
      expect(await world.db.select().from(outbox).where(eq(outbox.userId, one.vet.id))).toEqual([]);
    }
  });

  test('shows on each device as often', async () => {
    const service = await aPushService();
    const { vet, env, requests, tell, send } = await scene(undefined, service.env);
    for (const _ of [1, 2]) {
      const token = await aSession(world, vet);
      expect((await mutate('post.addDevice', await service.newBrowser(), { token, env })).status).toBe(200);
    }
    const all = await requests(9);
    for (const visit of all) {
      await tell(visit);
      await send();
    }
    const titles = () => service.pushed.map(({ said }) => said.title).filter((title) => ASKED.test(title));
    expect(titles()).toHaveLength(2 * CLINIC_NOTICES_AN_HOUR);
    await send(NOW + SUMMARY);
    expect(titles().slice(2 * CLINIC_NOTICES_AN_HOUR)).toEqual(['Pidieron 3 citas', 'Pidieron 3 citas']);
  });
});

test('whenever they come and whatever the service does: six in any hour and one each ten minutes, and each is told once', async () => {
  let isDown = false;
  const { requests, tell, send, sent } = await scene(() => {
    if (isDown) throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
  });
  const all = await requests(40);
  const step = fc.record({
    many: fc.integer({ min: 0, max: 9 }),
    after: fc.constantFrom(1, MINUTE, 7 * MINUTE, 13 * MINUTE, 40 * MINUTE, HOUR),
    down: fc.boolean(),
  });
  const took = async (steps: { many: number; after: number; down: boolean }[]) => {
    await world.db.delete(outbox);
    sent.length = 0;
    const times: number[] = [];
    let now = NOW;
    let asked = 0;
    const tick = async () => {
      const before = sent.length;
      await send(now);
      times.push(...Array(sent.length - before).fill(now));
    };
    for (const { many, after, down } of steps) {
      now += after;
      vi.setSystemTime(now);
      isDown = down;
      for (const visit of all.slice(asked, asked + many)) await tell(visit);
      asked = Math.min(asked + many, all.length);
      await tick();
    }
    isDown = false;
    for (let n = 0; n < 8; n += 1) {
      now += 30 * MINUTE;
      await tick();
    }
    return {
      times,
      asked,
      told: toldOf(sent.map(({ subject }) => subject)),
    };
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { times, asked, told } = await took(steps);
      expect(told).toBe(asked);
      for (const at of times)
        expect(times.filter((one) => one >= at && one < at + HOUR).length).toBeLessThanOrEqual(
          CLINIC_NOTICES_AN_HOUR + HOUR / SUMMARY,
        );
    }),
    runs(100, 4),
  );
});
