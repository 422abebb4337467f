import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { MAILS_AN_HOUR } from '../../src/shared/limits.ts';
import { emailChanges } from '../../worker/db/schema/post.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aPasswordLink, aSession, aUser } from '../support/builders.ts';
import { aMailbox, CHANGE_ASKED, codeIn, linkIn, type Sent } from '../support/mail.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'sombrilla-roja';
const NEW = 'nueva@correo.test';

/** Somebody whose change of e-mail waits, and what they can do about it. */
const aChange = async () => {
  const { sent, env } = aMailbox(undefined, CHANGE_ASKED);
  const { user, token } = await signedIn('user', { password: PASSWORD });
  const call = (name: string, input?: object, as = token) => mutate(`profile.${name}`, input, { token: as, env });
  expect((await call('changeEmail', { email: NEW, current: PASSWORD })).status).toBe(200);
  const waits = async () => (await query('profile.details', undefined, { token })).data.newEmail;
  expect(await waits()).toBe(NEW);
  const proofs = () => sent.map((mail) => ({ link: linkIn(mail as Sent, '/verificar#'), code: codeIn(mail as Sent) }));
  const press = (link: string | undefined) => mutate('auth.prove', { token: link }, { token, env });
  return { user, token, sent, env, call, waits, proofs, press };
};

describe('a change of e-mail that waits', () => {
  test('is sent again without the password: the last mail serves, for a day from then', async () => {
    const { call, proofs, sent, press, waits } = await aChange();
    vi.setSystemTime(NOW + 20 * HOUR);
    expect((await call('resendEmailChange', { email: NEW })).status).toBe(200);
    expect(sent.map(({ to }) => to)).toEqual([NEW, NEW]);
    vi.setSystemTime(NOW + 30 * HOUR);
    expect(await waits()).toBe(NEW);
    const [first, second] = proofs();
    expect((await press(first?.link)).key).toBe('link_replaced');
    expect((await press(second?.link)).data).toMatchObject({ email: NEW, isDone: true });
  });

  test('is sent to no other address than the one the password was given for', async () => {
    const { user, call, sent } = await aChange();
    expect((await call('resendEmailChange', { email: 'ladron@correo.test' })).key).toBe('change_gone');
    const stranger = await aSession(world, await aUser(world));
    expect((await call('resendEmailChange', { email: NEW }, stranger)).key).toBe('change_gone');
    expect(sent).toHaveLength(1);
    expect(await world.db.select().from(emailChanges).where(eq(emailChanges.userId, user.id))).toHaveLength(1);
  });

  test('is sent a few times an hour, all ways of asking together, and that is told', async () => {
    const { call, sent } = await aChange();
    const keys = [];
    for (let n = 0; n < MAILS_AN_HOUR; n += 1) keys.push((await call('resendEmailChange', { email: NEW })).key);
    expect(keys).toEqual([...Array(MAILS_AN_HOUR - 1).fill(null), 'too_many_mails']);
    expect(sent).toHaveLength(MAILS_AN_HOUR);
  });

  test('taken back leaves no link or code that serves, in one trace', async () => {
    const { user, call, proofs, press, waits } = await aChange();
    const [both] = await Promise.all([call('cancelEmailChange'), call('cancelEmailChange')]);
    expect(['change_gone', null]).toContain(both.key);
    expect(await waits()).toBeNull();
    const [proof] = proofs();
    expect((await press(proof?.link)).status).toBe(404);
    expect((await call('prove', { code: proof?.code ?? '' })).key).toBe('invalid');
    expect((await call('resendEmailChange', { email: NEW })).key).toBe('change_gone');
    const acts = await world.db.select().from(auditLog).where(eq(auditLog.targetId, user.id));
    expect(acts.filter(({ action }) => action === 'email.change_cancelled')).toHaveLength(1);
    expect((await query('profile.get', undefined, { token: await aSession(world, user) })).data.email).toBe(user.email);
  });

  test('is not touched by somebody else, and not where none waits', async () => {
    const { call, waits } = await aChange();
    const stranger = await aSession(world, await aUser(world));
    expect((await call('cancelEmailChange', undefined, stranger)).key).toBe('change_gone');
    expect(await waits()).toBe(NEW);
  });
});

describe('the first own password of an account that somebody else made', () => {
  const subjects = (sent: Sent[]) => sent.map(({ subject }) => subject).sort();

  test('set by a link that was handed over brings the mail that proves the e-mail, once', async () => {
    const { sent, env } = aMailbox(undefined, CHANGE_ASKED);
    const user = await aUser(world, { emailVerifiedAt: null });
    const set = async (password: string) =>
      mutate('auth.setPassword', { token: await aPasswordLink(world, user), password }, { env });
    expect((await set('paraguas-verde')).status).toBe(200);
    const proof = sent.find((mail) => mail.text.includes('/verificar#'));
    expect(sent).toHaveLength(2);
    expect((await mutate('auth.checkProof', { token: linkIn(proof as Sent, '/verificar#') }, { env })).data).toEqual({
      email: user.email,
      isChange: false,
      isDone: false,
    });
    // The link that serves is enough.
    expect((await set('un-puente-largo')).status).toBe(200);
    expect(sent).toHaveLength(3);
  });

  test('in place of a temporary one too; a proven e-mail and an own password bring none', async () => {
    const changed = async (has: object) => {
      const { sent, env } = aMailbox(undefined, CHANGE_ASKED);
      const user = await aUser(world, { password: PASSWORD, emailVerifiedAt: null, ...has });
      const token = await aSession(world, user);
      const input = { current: PASSWORD, password: 'un-puente-largo' };
      expect((await mutate('auth.changePassword', input, { token, env })).status).toBe(200);
      return subjects(sent as Sent[]).length;
    };
    const { id } = await aUser(world, { role: 'admin' });
    expect(await changed({ passwordSetBy: id })).toBe(2);
    expect(await changed({ passwordSetBy: id, emailVerifiedAt: NOW })).toBe(1);
    expect(await changed({})).toBe(1);
  });

  test('brings none where the deployment has no e-mail', async () => {
    const user = await aUser(world, { emailVerifiedAt: null });
    const input = { token: await aPasswordLink(world, user), password: 'paraguas-verde' };
    expect((await mutate('auth.setPassword', input)).status).toBe(200);
  });
});
