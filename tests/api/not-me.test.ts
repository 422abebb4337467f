import { describe, expect, test, vi } from 'vitest';
import { aPasswordLink, aPet, aSession, aShare, aUser } from '../support/builders.ts';
import { CHROME, FIREFOX, logInWith, PASSWORD } from '../support/devices.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;

describe('‘No fui yo’', () => {
  /** Somebody else logged in, and the notice of it lies in the mailbox. */
  const scene = async () => {
    const { env, sent } = aMailbox();
    const user = await aUser(world, { password: PASSWORD });
    await logInWith(user.email, CHROME, env);
    const { data } = await logInWith(user.email, FIREFOX, env);
    const [mail] = sent;
    if (!mail) throw new Error('no notice');
    const path = `/no-fui-yo/${linkIn(mail, '/no-fui-yo/')}`;
    const isIn = async () => (await query('auth.session', undefined, { token: data.token })).status === 200;
    return { env, user, path, isIn };
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
