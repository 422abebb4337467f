import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MAILS_AN_HOUR } from '../../src/shared/limits.ts';
import { aSession, aUser } from '../support/builders.ts';
import { runs } from '../support/crowd.ts';
import { aMailbox, linkIn, type Sent } from '../support/mail.ts';
import { mutate, NOW, world } from '../support/world.ts';

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const PEOPLE = 2;

/** What may happen to who forgot the password, one after another. */
const event = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('ask' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 45 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('move' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('turn' as const), who: fc.nat(PEOPLE - 1) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('use' as const), who: fc.nat(PEOPLE - 1) }) },
);

type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;
type Token = { token: string; sentAt: number; isOver: boolean };
type Person = { id: string; email: string; isActive: boolean; tokens: Token[]; counts: Map<string, [number, number]> };

const lives = ({ isOver, sentAt }: Token, now: number) => !isOver && now < sentAt + HOUR;

/** What the model expects a link to answer. */
const expected = ({ isActive, tokens }: Person, one: Token, now: number): string | null => {
  if (!isActive) return 'link_dead';
  if (lives(one, now)) return null;
  const newer = tokens.slice(tokens.indexOf(one) + 1).some((token) => lives(token, now));
  return newer ? 'link_replaced' : one.isOver ? 'link_used' : 'link_expired';
};

/** A world of its own for one walk: two people, who runs the service, and what each event does to them and to the model. */
const aWalk = async (start: number, name: string) => {
  let now = start;
  vi.setSystemTime(now);
  const { sent, env } = aMailbox();
  const then = { db: world.db, now };
  const toor = await aUser(then, { role: 'toor' });
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) {
    const { id, email } = await aUser(then);
    people.push({ id, email, isActive: true, tokens: [], counts: new Map() });
  }
  /** Acts that give power ask for a login of these minutes. */
  const act = async (procedure: string, input: object) => {
    const token = await aSession({ ...then, now }, toor);
    expect([procedure, (await mutate(procedure, input, { token, env })).status]).toEqual([procedure, 200]);
  };
  const end = ({ tokens }: Person) => {
    for (const token of tokens) token.isOver = true;
  };
  /** Whether one more mail goes to this address within its hour. */
  const counted = ({ counts, email }: Person): boolean => {
    const [many, resetsAt] = counts.get(email) ?? [0, 0];
    const [before, until] = resetsAt > now ? [many, resetsAt] : [0, now + HOUR];
    counts.set(email, [Math.min(before + 1, MAILS_AN_HOUR), until]);
    return before < MAILS_AN_HOUR;
  };
  const does = {
    ask: async (person: Person, step: number) => {
      const headers = { 'cf-connecting-ip': `198.51.100.${step}` };
      expect((await mutate('auth.askRecovery', { email: person.email }, { env, headers })).status).toBe(200);
      if (!counted(person) || !person.isActive) return;
      end(person);
      const mail = sent.at(-1) as Sent;
      expect(mail.to).toBe(person.email);
      person.tokens.push({ token: linkIn(mail, '/clave#'), sentAt: now, isOver: false });
    },
    move: async (person: Person, step: number) => {
      person.email = `${name}-${step}@correo.test`;
      await act('accounts.update', { id: person.id, email: person.email });
      end(person);
    },
    turn: async (person: Person) => {
      person.isActive = !person.isActive;
      await act('accounts.setActive', { id: person.id, active: person.isActive });
      if (!person.isActive) end(person);
    },
    use: async (person: Person) => {
      const last = person.tokens.at(-1);
      const input = { token: last?.token ?? 'x', password: 'paraguas-verde' };
      const { key } = await mutate('auth.setPassword', input, { env });
      expect(key).toBe(last ? expected(person, last, now) : 'link_unknown');
      if (key === null) end(person);
    },
  };
  /** Every link says what the model expects, and one of a person serves at most. */
  const check = async (step: number) => {
    for (const person of people) {
      expect(person.tokens.filter((token) => lives(token, now)).length).toBeLessThanOrEqual(1);
      for (const token of person.tokens) {
        const { key, data } = await mutate('auth.checkLink', { token: token.token }, { env });
        expect([step, key]).toEqual([step, expected(person, token, now)]);
        if (key === null) expect(data.email).toBe(person.email);
      }
    }
  };
  return {
    step: async (one: Event, step: number) => {
      if (one.what === 'wait') {
        now += one.minutes * MINUTE;
        vi.setSystemTime(now);
      } else await does[one.what](people[one.who] as Person, step);
      await check(step);
    },
  };
};

test('whatever is asked, changed and waited for, one link of a person serves at most, and each says what became of it', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 6, maxLength: 14 }), async (events) => {
      run += 1;
      // Two days apart: nothing that one walk counted is counted in the next.
      const walk = await aWalk(NOW + run * 48 * HOUR, `paso${run}`);
      for (const [step, one] of events.entries()) await walk.step(one, step);
    }),
    runs(12, 5),
  );
});
