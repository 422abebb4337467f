// Longer than 200 lines: a second telling of product.md's rules on accounts, plain enough to be read against it.
import { createScheduledController } from 'cloudflare:test';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { STEP_UP_MS } from '../../src/shared/limits.ts';
import { ROLES, type Role } from '../../src/shared/roles.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import worker from '../../worker/index.ts';
import { aSession } from './builders.ts';
import { bindings, mutate, query, world } from './world.ts';

const HOUR = 60 * 60 * 1000;
export const PASSWORD = 'sombrilla-roja';

type Session = {
  token: string;
  openedAt: number;
  lastUsedAt: number;
  aliveUntil: number;
  endsAt: number;
  ended: boolean;
};
type Account = { id: string; email: string; role: Role; isActive: boolean; isMember: boolean; sessions: Session[] };

/** What ought to be true. Accounts that were erased stay in the list, marked, so that their ids go on being used. */
export type Model = { now: number; accounts: (Account & { erased: boolean })[] };
/** The Worker is reached over HTTP; nothing of it is kept here. */
export type Real = Record<string, never>;

export const anAccountOf = (
  account: Pick<Account, 'id' | 'email' | 'role' | 'isActive' | 'isMember'>,
): Model['accounts'][number] => ({ ...account, sessions: [], erased: false });

const opened = (token: string, role: Role, now: number): Session => {
  const { idleHours, absoluteHours } = SESSION_LIVES[role];
  const endsAt = now + absoluteHours * HOUR;
  const aliveUntil = Math.min(now + idleHours * HOUR, endsAt);
  return { token, openedAt: now, lastUsedAt: now, aliveUntil, endsAt, ended: false };
};

const isAlive = (account: Account, session: Session, now: number) =>
  account.isActive && !session.ended && session.aliveUntil > now;

/** Opens a session of an account, in the world and in the model. */
export const withSession = async <T extends Account>(account: T, now: number): Promise<T> => {
  account.sessions.push(opened(await aSession({ ...world, now }, account), account.role, now));
  return account;
};

/** A session is used: at most hourly its idle end moves. */
const used = (account: Account, session: Session, now: number) => {
  if (now - session.lastUsedAt < HOUR) return;
  session.lastUsedAt = now;
  session.aliveUntil = Math.min(now + SESSION_LIVES[account.role].idleHours * HOUR, session.endsAt);
};

const endAll = (account: Account) => {
  for (const session of account.sessions) session.ended = true;
};

type Command = fc.AsyncCommand<Model, Real>;
const pick = <T>(list: T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

const named = (name: string, run: (model: Model) => Promise<void>): Command => ({
  check: () => true,
  run: async (model) => {
    vi.setSystemTime(model.now);
    await run(model);
  },
  toString: () => name,
});

const sessionOf = (model: Model, a: number, s: number) => {
  const account = pick(model.accounts, a);
  return { account, session: account && pick(account.sessions, s) };
};

/** Who acts, with their session: what keeps them from looking after accounts, and from anything at all. */
const doorOf = (model: Model, a: number, s: number) => {
  const { account, session } = sessionOf(model, a, s);
  if (!account || !session) return null;
  const alive = !account.erased && isAlive(account, session, model.now);
  if (alive) used(account, session, model.now);
  const mayManage = account.role === 'admin' || account.role === 'toor';
  const key = !alive ? 'unauthorized' : mayManage ? null : 'forbidden';
  return { actor: account, session, key };
};

/** The rule that keeps an actor from touching a target; null: none. */
const touching = (actor: Account, target: Model['accounts'][number]) => {
  if (target.erased) return 'user_not_found';
  const isOpen = target.role === 'user' || target.role === 'business' || target.id === actor.id;
  return actor.role === 'toor' || isOpen ? null : 'forbidden';
};

const onTarget = (
  name: string,
  [a, s, t]: [number, number, number],
  judge: (actor: Account, target: Model['accounts'][number], session: Session, now: number) => string | null,
  call: (target: Account, token: string) => ReturnType<typeof mutate>,
  follow: (target: Model['accounts'][number], answer: Awaited<ReturnType<typeof mutate>>, model: Model) => void,
) =>
  named(`${name}(${a},${s} → ${t})`, async (model) => {
    const door = doorOf(model, a, s);
    const target = pick(model.accounts, t);
    if (!door || !target) return;
    const expected = door.key ?? judge(door.actor, target, door.session, model.now);
    const answer = await call(target, door.session.token);
    expect([name, answer.key]).toEqual([name, expected]);
    if (expected === null) follow(target, answer, model);
  });

/** Whether a credential is asked has its own tests (step-up): here it is always shown. */
const SHOWN = { currentPassword: PASSWORD };

const n = fc.nat({ max: 11 });
const trio = fc.tuple(n, n, n);

/** Everything that can happen to sessions, roles and states of accounts. */
export const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.tuple(n).map(([a]) =>
    named(`open(${a})`, async (model) => {
      const account = pick(model.accounts, a);
      if (!account || account.erased || !account.isActive) return;
      await withSession(account, model.now);
    }),
  ),
  fc.tuple(n).map(([a]) =>
    named(`logIn(${a})`, async (model) => {
      const account = pick(model.accounts, a);
      if (!account) return;
      // A network of its own each time: throttling has its own tests.
      const headers = { 'cf-connecting-ip': `10.${Math.floor(Math.random() * 1e6) % 250}.0.${model.now % 250}` };
      const answer = await mutate('auth.login', { email: account.email, password: PASSWORD }, { headers });
      const gets = !account.erased && account.isActive;
      expect(['login', answer.key]).toEqual(['login', gets ? null : 'login_failed']);
      if (gets) account.sessions.push(opened(answer.data.token, account.role, model.now));
    }),
  ),
  fc.tuple(n, n).map(([a, s]) =>
    named(`ask(${a},${s})`, async (model) => {
      const { account, session } = sessionOf(model, a, s);
      if (!account || !session) return;
      const alive = !account.erased && isAlive(account, session, model.now);
      const answer = await query('auth.session', undefined, { token: session.token });
      expect(['ask', answer.key, answer.data?.role]).toEqual([
        'ask',
        alive ? null : 'unauthorized',
        alive ? account.role : undefined,
      ]);
      if (alive) used(account, session, model.now);
    }),
  ),
  fc.tuple(n, n).map(([a, s]) =>
    named(`logOut(${a},${s})`, async (model) => {
      const { session } = sessionOf(model, a, s);
      if (!session) return;
      expect((await mutate('auth.logout', undefined, { token: session.token })).status).toBe(200);
      session.ended = true;
    }),
  ),
  fc.tuple(n, n).map(([a, s]) =>
    named(`endOthers(${a},${s})`, async (model) => {
      const { account, session } = sessionOf(model, a, s);
      if (!account || !session) return;
      const alive = !account.erased && isAlive(account, session, model.now);
      if (alive) used(account, session, model.now);
      const answer = await mutate('profile.endOtherSessions', undefined, { token: session.token });
      expect(['endOthers', answer.key]).toEqual(['endOthers', alive ? null : 'unauthorized']);
      if (alive) for (const one of account.sessions) one.ended ||= one !== session;
    }),
  ),
  trio.map((who) =>
    onTarget(
      'toggle',
      who,
      (actor, target) => (actor.id === target.id ? 'self_forbidden' : touching(actor, target)),
      ({ id }, token) => mutate('accounts.toggle', { id, ...SHOWN }, { token }),
      (target, { data }) => {
        target.isActive = !target.isActive;
        expect(data.isActive).toBe(target.isActive);
        if (!target.isActive) endAll(target);
      },
    ),
  ),
  fc.tuple(trio, fc.constantFrom(...ROLES)).map(([who, role]) =>
    onTarget(
      `become ${role}`,
      who,
      (actor, target) => {
        const isSelf = actor.id === target.id;
        if (isSelf && role !== actor.role) return 'self_forbidden';
        if (!isSelf && actor.role !== 'toor' && (role === 'admin' || role === 'toor')) return 'forbidden';
        return touching(actor, target) ?? (role !== 'business' && target.isMember ? 'is_member' : null);
      },
      ({ id }, token) => mutate('accounts.update', { id, role, ...SHOWN }, { token }),
      (target) => {
        if (target.role !== role) endAll(target);
        target.role = role;
        target.isMember ||= role === 'business';
      },
    ),
  ),
  trio.map((who) =>
    onTarget(
      'revoke',
      who,
      touching,
      ({ id }, token) => mutate('accounts.revokeSessions', { id, ...SHOWN }, { token }),
      (target, { data }, { now }) => {
        const alive = target.sessions.filter(({ ended, aliveUntil }) => !ended && aliveUntil > now);
        expect(data.revoked).toBe(alive.length);
        endAll(target);
      },
    ),
  ),
  trio.map((who) =>
    onTarget(
      'leaveClinic',
      who,
      (actor, target, { openedAt }, now) =>
        // It takes no password along: the login is the credential, for as long as it is one.
        now - openedAt >= STEP_UP_MS
          ? 'step_up_required'
          : (touching(actor, target) ?? (target.isMember ? null : 'not_member')),
      ({ id }, token) => mutate('accounts.leaveClinic', { id }, { token }),
      (target) => {
        target.isMember = false;
        endAll(target);
      },
    ),
  ),
  trio.map((who) =>
    onTarget(
      'erase',
      who,
      (actor, target) => (actor.id === target.id ? 'self_forbidden' : touching(actor, target)),
      ({ id }, token) => mutate('accounts.remove', { id, ...SHOWN }, { token }),
      (target) => {
        target.erased = true;
        endAll(target);
      },
    ),
  ),
  fc.constantFrom(0.5, 1, 3, 13, 24 * 8, 24 * 31).map((hours) =>
    named(`wait ${hours} h`, async (model) => {
      model.now += hours * HOUR;
    }),
  ),
  fc.constant(
    named('purge', async () => {
      await worker.scheduled(createScheduledController(), bindings);
    }),
  ),
];
