import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { LEASE_MS } from '../../worker/post/deliver.ts';
import { aNotice, aSession, aUser } from '../support/builders.ts';
import { FAULTS, faultyDatabase } from '../support/faulty.ts';
import { aPost } from '../support/mail.ts';
import { bindings, mutate, NOW, query, signedIn, takeComplaints, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

const SECURITY = { kind: 'password_changed' } as const;
const OTHER = { kind: 'request_answered' } as const;

const stateOf = async (id: string) => {
  const [row] = await world.db.select().from(outbox).where(eq(outbox.id, id));
  return row && { state: row.state, error: row.lastError };
};
const at = (now: number) => vi.setSystemTime(now);
const refused = Object.assign(new Error('too fast for ana@correo.test'), { code: 'E_RATE_LIMIT_EXCEEDED' });

/** One security notice and one that may be switched off, due now. */
const two = async () => {
  const user = await aUser(world);
  return { security: await aNotice(world, user, SECURITY), other: await aNotice(world, user, OTHER) };
};

describe('when the service', () => {
  test('throws: security is tried again after growing pauses, of the other nobody knows whether it went out', async () => {
    const { security, other } = await two();
    let tries = 0;
    const { sent, tick } = aPost({
      fault: ({ subject }) => {
        if (!subject.includes('contraseña')) throw new Error('connection lost');
        tries += 1;
        throw new Error('connection lost');
      },
    });
    await tick();
    expect(await stateOf(other)).toEqual({ state: 'unknown', error: 'error' });
    expect(await stateOf(security)).toEqual({ state: 'waiting', error: 'error' });
    const triedAt = [0];
    for (let minute = 1; minute <= 3 * 60; minute += 1) {
      at(NOW + minute * MINUTE);
      const before = tries;
      await tick();
      if (tries > before) triedAt.push(minute);
    }
    expect(triedAt).toEqual([0, 1, 3, 8, 23, 83, 143]);
    expect(sent).toEqual([]);
  });

  test('refuses with a code: it certainly did not go out, so both are tried again; the log keeps the class, no address', async () => {
    const { security, other } = await two();
    let refuses = true;
    const { sent, tick } = aPost({
      fault: () => {
        if (refuses) throw refused;
      },
    });
    await tick();
    for (const id of [security, other])
      expect(await stateOf(id)).toEqual({ state: 'waiting', error: 'E_RATE_LIMIT_EXCEEDED' });
    refuses = false;
    at(NOW + MINUTE);
    await tick();
    expect(sent).toHaveLength(2);
  });

  test('hangs: the minute ends all the same', async () => {
    const { security, other } = await two();
    const { send } = aPost({ fault: () => new Promise(() => {}) });
    await send();
    expect(await stateOf(security)).toEqual({ state: 'waiting', error: 'timeout' });
    expect(await stateOf(other)).toEqual({ state: 'unknown', error: 'timeout' });
  });

  test('is gone: what waits is given up a day after it was to go out, and toor sees and retries it', async () => {
    const { security } = await two();
    const without = aPost({ without: true });
    at(NOW + 24 * HOUR - 1);
    await without.tick();
    expect((await stateOf(security))?.state).toBe('waiting');
    at(NOW + 24 * HOUR);
    await without.tick();
    expect((await stateOf(security))?.state).toBe('given_up');

    const toor = await aUser(world, { role: 'toor' });
    const token = await aSession({ ...world, now: Date.now() }, toor);
    const { data } = await query('post.outbox', undefined, { token });
    expect(data).toMatchObject({ enabled: false, waiting: [], waitingCount: 0, failedCount: 2, sentToday: 0 });
    expect(data.failed).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain('correo.test');
    expect((await mutate('post.retry', { id: security }, { token })).status).toBe(200);
    const { sent, tick } = aPost();
    await tick();
    expect(sent.map(({ subject }) => subject)).toEqual(['Tu contraseña cambió']);
    expect((await mutate('post.retry', { id: security }, { token })).key).toBe('notice_not_given_up');
  });
});

describe('when the Worker dies', () => {
  test('between writing and sending: the next minute sends', async () => {
    const user = await aUser(world);
    const { announce, sent, tick } = aPost();
    await announce({ kind: 'password_changed', userId: user.id });
    expect(sent).toEqual([]);
    await tick();
    expect(sent).toHaveLength(1);
  });

  // Its trips: what is too old is put aside, rows are taken, and what became of them is noted.
  test.each([
    ['after taking them', 2, 'after', { security: 1, other: 0 }],
    ['between sending and noting', 3, 'before', { security: 2, other: 1 }],
  ] as const)('%s: security goes out (again), the other never twice', async (_, trip, moment, times) => {
    const { security, other } = await two();
    const { sent, send, tick } = aPost();
    const { DB } = faultyDatabase(trip, moment, { fault: FAULTS.broken });
    await expect(send(DB)).rejects.toThrow();
    await tick();
    expect((await stateOf(security))?.state).toBe('sending');
    at(NOW + LEASE_MS);
    await tick();
    expect((await stateOf(security))?.state).toBe('sent');
    expect((await stateOf(other))?.state).toBe('unknown');
    const count = (word: string) => sent.filter(({ subject }) => subject.includes(word)).length;
    expect({ security: count('contraseña'), other: count('solicitud') }).toEqual(times);
  });

  test('in the cron, the next minute goes on, and the log names no address', async () => {
    const { security } = await two();
    const { env } = aPost();
    const { default: worker } = await import('../../worker/index.ts');
    const { DB } = faultyDatabase(1, 'before', { fault: FAULTS.broken });
    const controller = { cron: '* * * * *', scheduledTime: NOW, noRetry: () => {}, type: 'scheduled' } as never;
    await worker.scheduled(controller, { ...bindings, ...env, DB });
    const said = takeComplaints().flat().join();
    expect(said).toContain('something else');
    expect(said).not.toContain('correo.test');
    await worker.scheduled(controller, { ...bindings, ...env });
    expect((await stateOf(security))?.state).toBe('sent');
  });
});

describe('time', () => {
  test('two crons at once never send the same', async () => {
    const user = await aUser(world);
    for (let n = 0; n < 45; n += 1) await aNotice(world, user, SECURITY);
    const { sent, tick } = aPost({ fault: () => new Promise((resolve) => setTimeout(resolve, 5)) });
    await Promise.all([tick(), tick(), tick()]);
    expect(sent).toHaveLength(45);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(45);
  });

  test('a thousand due at one minute are out within five, oldest first, each once', async () => {
    const user = await aUser(world);
    await bindings.DB.prepare(
      `INSERT INTO outbox SELECT '00000000-0000-4000-8000-' || printf('%012d', value), 'password_changed', ?, 'email', '{}', ?, ?, 0,
        'waiting', NULL, NULL, NULL, ?, NULL, NULL FROM json_each(?)`,
    )
      .bind(user.id, NOW, NOW, NOW, JSON.stringify(Array.from({ length: 1000 }, (_, n) => n)))
      .run();
    const late = await aNotice(world, user, { ...OTHER, nextAt: NOW + 1 });
    const { sent, tick } = aPost();
    for (let minute = 0; minute < 5; minute += 1) {
      at(NOW + minute * MINUTE + 1);
      await tick();
    }
    expect(sent).toHaveLength(1001);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1001);
    expect(sent.at(-1)?.subject).toContain('solicitud');
    expect((await stateOf(late))?.state).toBe('sent');
  });

  test('what happened before midnight says so after it; its pauses go on', async () => {
    const night = instantOf('2026-12-31T23:59');
    at(night);
    const { user } = await signedIn();
    let fails = true;
    const { sent, tick } = aPost({
      fault: () => {
        if (fails) throw refused;
      },
    });
    await aNotice({ ...world, now: night }, user, SECURITY);
    await tick();
    fails = false;
    at(night + MINUTE);
    await tick();
    expect(sent[0]?.text).toContain('el jueves 31 de diciembre de 2026 a las 11:59');
  });
});
