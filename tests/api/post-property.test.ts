import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { outbox } from '../../worker/db/schema/post.ts';
import { aNotice, aUser } from '../support/builders.ts';
import { runs } from '../support/crowd.ts';
import { FAULTS, faultyDatabase } from '../support/faulty.ts';
import { aPost, linkIn, type Sent } from '../support/mail.ts';
import { NOW, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** How the service answers while it lasts. */
const MODES = ['well', 'throws', 'throws after taking it', 'refuses', 'hangs'] as const;
type Mode = (typeof MODES)[number];

/** Where whoever sends dies: nowhere, or at a trip to the database, before or after it was done. */
const DEATHS = [null, [2, 'before'], [2, 'after'], [3, 'before'], [3, 'after']] as const;

const step = fc.oneof(
  fc.record({ announce: fc.constantFrom('password_changed' as const, 'request_answered' as const) }),
  fc.record({ mode: fc.constantFrom(...MODES) }),
  fc.record({ wait: fc.constantFrom(1, MINUTE, 2 * MINUTE, 20 * MINUTE, 5 * HOUR, 13 * HOUR) }),
  fc.record({ send: fc.constantFrom(...DEATHS), twice: fc.boolean() }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** The row of a mail, from the link that it carries. */
const idOf = async ({ post }: ReturnType<typeof aPost>, mail: Sent): Promise<string | null> =>
  (await post.readLink('not_me', linkIn(mail, '/no-fui-yo/'))) ?? post.readLink('unsubscribe', linkIn(mail, '/baja/'));

/** A post whose service answers as `state.mode` says; what it took stands in `taken`, be it that it said so or not. */
const aService = () => {
  const state: { mode: Mode; taken: Sent[] } = { mode: 'well', taken: [] };
  const post = aPost({
    fault: (mail) => {
      if (state.mode === 'throws') throw new Error('connection lost');
      if (state.mode === 'refuses') throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
      if (state.mode === 'hangs') return new Promise(() => {});
      state.taken.push(mail);
      if (state.mode === 'throws after taking it') throw new Error('connection lost');
    },
  });
  return { state, post };
};
type Service = ReturnType<typeof aService>;

/** Plays the steps from `NOW` on; answers when it ended, and the rows that were announced. */
const play = async ({ state, post }: Service, steps: Step[]) => {
  const user = await aUser(world);
  const announced: string[] = [];
  let now = NOW;
  for (const one of steps) {
    vi.setSystemTime(now);
    if ('announce' in one) announced.push(await aNotice({ ...world, now }, user, { kind: one.announce }));
    else if ('mode' in one) state.mode = one.mode;
    else if ('wait' in one) now += one.wait;
    else {
      const [trip, moment] = one.send ?? [99, 'before'];
      const dying = post.send(faultyDatabase(trip, moment, { fault: FAULTS.broken }).DB).catch(() => 'died');
      await Promise.all([dying, ...(one.twice ? [post.send()] : [])]);
    }
  }
  return { now, announced };
};

/** Whether what became of a row, of which the service took so many mails, is what its kind was promised. */
const isKept = ({ kind, state }: typeof outbox.$inferSelect, times: number): boolean => {
  if (state === 'sent' && times === 0) return false;
  if (kind === 'request_answered') return times <= 1 && ['sent', 'unknown', 'given_up'].includes(state);
  return state === 'sent' || state === 'given_up';
};

test('whatever happens, nothing is lost: security goes out at least once or is given up in sight, all else at most once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 18 }), async (steps) => {
      await world.db.delete(outbox);
      const service = aService();
      const { now, announced } = await play(service, steps);
      // The service is well again, and a day passes.
      service.state.mode = 'well';
      for (let hour = 0; hour < 27; hour += 1) {
        vi.setSystemTime(now + hour * HOUR);
        await service.post.send();
      }
      const rows = await world.db.select().from(outbox);
      expect(rows.map(({ id }) => id).sort()).toEqual(announced.toSorted());
      const ids = await Promise.all(service.state.taken.map((mail) => idOf(service.post, mail)));
      const broken = rows.filter((row) => !isKept(row, ids.filter((id) => id === row.id).length));
      expect(broken).toEqual([]);
    }),
    runs(200, 12),
  );
});
