import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import type { Role } from '../../src/shared/roles.ts';
import { passkeys, totps } from '../../worker/db/schema/factors.ts';
import { aPasswordLink, aPet, aSession, aShare, aUser } from '../support/builders.ts';
import { CHROME, FIREFOX, logInWith, PASSWORD } from '../support/devices.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, type Sent, send, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const TEMPORARY = 'balcon-amarillo-31';

describe('‘No fui yo’', () => {
  /** Somebody else logged in, and the notice of it lies in the mailbox. */
  const scene = async (role: Role = 'user') => {
    const { env, sent } = aMailbox();
    const user = await aUser(world, { password: PASSWORD, role });
    await logInWith(user.email, CHROME, env);
    const { data } = await logInWith(user.email, FIREFOX, env);
    const [mail] = sent;
    if (!mail) throw new Error('no notice');
    const path = `/no-fui-yo/${linkIn(mail, '/no-fui-yo/')}`;
    const isIn = async () => (await query('auth.session', undefined, { token: data.token })).status === 200;
    return { env, user, path, isIn };
  };

  const addedAt = async ({ id: userId }: { id: string }, createdAt: number, name: string) => {
    const key = { userId, createdAt, name, publicKey: 'x', counter: 0, transports: [], isBackedUp: false };
    await world.db.insert(passkeys).values({ ...key, id: name, credentialId: name });
  };
  const left = async ({ id }: { id: string }) => {
    const keys = await world.db.select().from(passkeys).where(eq(passkeys.userId, id));
    const apps = await world.db.select().from(totps).where(eq(totps.userId, id));
    return { keys: keys.map(({ name }) => name).sort(), apps: apps.length };
  };

  test('looking at it does nothing, however often a scanner does; pressing it ends what somebody else may hold', async () => {
    const { env, user, path, isIn } = await scene();
    const mine = await aSession(world, user);
    const pet = await aPet(world, user);
    await aShare(world, pet);
    const link = await aPasswordLink(world, user);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await send(method, path, { env })).status).toBe(200);
    expect(await isIn()).toBe(true);

    const pressed = await send('POST', path, { env });
    expect(pressed.status).toBe(200);
    expect(pressed.text).toContain('href="/recuperar"');
    expect(await isIn()).toBe(false);
    expect((await query('auth.session', undefined, { token: mine })).status).toBe(401);
    expect((await mutate('auth.checkLink', { token: link })).key).toBe('link_dead');
    const { token } = { token: await aSession(world, user) };
    expect((await query('profile.openLinks', undefined, { token })).data.shares).toEqual([]);
    const { data } = await query('profile.acts', undefined, { token });
    expect(JSON.stringify(data)).toContain('sessions.ended_by_link');

    const again = await send('POST', path, { env });
    expect(again.text).toContain('Este enlace ya cerró las sesiones');
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
  });

  test('whichever notice it is, what was added in the seven days before goes; what is older stays', async () => {
    const { env, user, path } = await scene();
    await addedAt(user, NOW - 7 * 24 * HOUR, 'vieja');
    await addedAt(user, NOW - 6 * 24 * HOUR, 'reciente');
    vi.setSystemTime(NOW + HOUR);
    // Added after the notice: it goes too.
    const app = { userId: user.id, id: 'app', secret: 'x', confirmedAt: NOW + HOUR, lastStep: 0 };
    await world.db.insert(totps).values(app);
    expect((await send('GET', path, { env })).text).toContain('También se quitan las llaves de acceso');
    expect(await left(user)).toEqual({ keys: ['reciente', 'vieja'], apps: 1 });
    expect((await send('POST', path, { env })).text).toContain('ya no sirven');
    expect(await left(user)).toEqual({ keys: ['vieja'], apps: 0 });
  });

  test('who looks after others keeps them: a mailbox alone takes no second step of theirs', async () => {
    const { env, user, path } = await scene('admin');
    await addedAt(user, NOW, 'reciente');
    expect((await send('GET', path, { env })).text).not.toContain('También se quitan');
    await send('POST', path, { env });
    expect(await left(user)).toEqual({ keys: ['reciente'], apps: 0 });
  });

  test.each([
    ['our screens', (id: string, sent: Sent) => mutate('accounts.update', { id, password: TEMPORARY }, sent)],
    ['REST', (id: string, sent: Sent) => send('PUT', `/admin/users/${id}`, { ...sent, body: { password: TEMPORARY } })],
  ])(
    'pressed in the mail about a temporary password of %s, that password opens nothing; one’s own stays',
    async (_, set) => {
      const { sent, env } = aMailbox();
      const { user, token } = await signedIn('user');
      const toor = { token: (await signedIn('toor')).token, env };
      expect((await set(user.id, toor)).status).toBe(200);
      const notice = sent.at(-1);
      const tried = () => mutate('auth.login', { email: user.email, password: TEMPORARY }, { env });
      expect((await tried()).status).toBe(200);
      await send('POST', `/no-fui-yo/${linkIn(notice as (typeof sent)[number], '/no-fui-yo/')}`, { env });
      expect([(await tried()).key, (await query('auth.session', undefined, { token })).status]).toEqual([
        'temporary_password_expired',
        401,
      ]);
      const own = await scene();
      await send('POST', own.path, { env: own.env });
      expect((await logInWith(own.user.email, CHROME, own.env)).status).toBe(200);
    },
  );

  test('after a week it says so, and ends nothing; a forged one is nobody’s', async () => {
    const { env, user, path } = await scene();
    vi.setSystemTime(NOW + 7 * 24 * HOUR);
    const token = await aSession({ ...world, now: Date.now() }, user);
    expect((await send('POST', path, { env })).text).toContain('Este enlace ya venció');
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
    for (const forged of [`${path.slice(0, -1)}_`, `${path.slice(0, -1)}A`, '/no-fui-yo/x'])
      if (forged !== path) expect((await send('POST', forged, { env })).status).toBe(404);
    expect((await send('POST', path.replace('no-fui-yo', 'baja'), { env })).status).toBe(404);
  });

  test('it is a page without script that nobody keeps, and its log names no token', async () => {
    const { env, path } = await scene();
    const { headers, text } = await send('GET', path, { env });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(text).not.toContain('<script');
  });
});
