import { afterEach, expect, test, vi } from 'vitest';
import { aPasswordLink, aUser } from '../support/builders.ts';
import { mutate, signedIn, takeComplaints, world } from '../support/world.ts';

const SERVICE = 'https://leaks.test/';
const LEAKED = 'paraguas-robado';
const PASSWORD = 'sombrilla-roja';
/** SHA-1 of `LEAKED`, as the service has it: five digits ask, the others answer. */
const HASH = 'D31279CF95A315137982C53DDB069E84732F19A7';

/** The service in place of the network: what it was asked, and its answer. */
const asked: string[] = [];
const serve = (answer: (signal: AbortSignal) => Response | Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url, headers, signal } = new Request(input, init);
    asked.push(`${url} ${headers.get('add-padding')} ${headers.get('authorization')}`);
    return answer(signal);
  });
const range = (count: number) => () =>
  new Response(`0018A45C4D1DEF81644B54AB7F969B88D65:3\r\n${HASH.slice(5)}:${count}\r\n`);
const env = { BREACHED_PASSWORDS_URL: SERVICE };
const register = (password: string, given: object = env) =>
  mutate(
    'auth.register',
    { email: 'ana@correo.test', password, name: 'Ana', phone: '3105551234', address: 'Calle 8' },
    { env: given },
  );

afterEach(() => {
  vi.restoreAllMocks();
  asked.length = 0;
});

test('a password that leaked is refused wherever one is set, and only five digits of its hash leave', async () => {
  serve(range(12));
  const user = await aUser(world, { password: PASSWORD });
  const { token } = await signedIn('user', { password: PASSWORD });
  const { token: toor } = await signedIn('toor');
  const person = { email: 'b@correo.test', name: 'Beto', password: LEAKED, role: 'user' };
  const answers = [
    await register(LEAKED),
    await mutate('auth.changePassword', { current: PASSWORD, password: LEAKED }, { token, env }),
    await mutate('auth.setPassword', { token: await aPasswordLink(world, user), password: LEAKED }, { env }),
    await mutate('accounts.create', person, { token: toor, env }),
    await mutate('accounts.update', { id: user.id, password: LEAKED }, { token: toor, env }),
  ];
  for (const { status, issues } of answers) {
    expect([status, issues.map(({ path }) => path)]).toEqual([400, ['password']]);
    expect(issues[0]?.message).toMatch(/^Ya apareció en datos robados .* Tres palabras que no van juntas/);
  }
  expect(new Set(asked)).toEqual(new Set([`https://leaks.test/range/${HASH.slice(0, 5)} true null`]));
  expect(JSON.stringify(asked)).not.toContain(HASH.slice(5));
});

test('one that did not leak passes, padding and other hashes of the same beginning too', async () => {
  serve(range(0));
  expect((await register(LEAKED)).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test.each([
  ['fails', () => new Response('no', { status: 503 })],
  ['is not there', () => Promise.reject(new TypeError('Network connection lost'))],
  [
    'does not answer',
    (signal: AbortSignal) =>
      new Promise<Response>((_, no) => signal.addEventListener('abort', () => no(signal.reason))),
  ],
])('a service that %s keeps nobody out, and leaves a line without the password', async (_, answer) => {
  serve(answer);
  const start = performance.now();
  expect((await register(LEAKED)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(10_000);
  const said = JSON.stringify(takeComplaints());
  expect(said).toContain('breaches');
  expect(said).not.toMatch(new RegExp(`${LEAKED}|${HASH.slice(0, 5)}`, 'i'));
});

test('off by default: nobody is asked', async () => {
  serve(range(12));
  expect((await register(LEAKED, {})).status).toBe(200);
  expect(asked).toEqual([]);
});

test('who is not admitted makes nobody be asked', async () => {
  serve(range(12));
  await mutate('auth.setPassword', { token: 'A'.repeat(43), password: LEAKED }, { env });
  await mutate('accounts.create', { email: 'b@correo.test', name: 'B', password: LEAKED, role: 'user' }, { env });
  expect(asked).toEqual([]);
});
