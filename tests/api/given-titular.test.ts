import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { clinicEntries } from '../../worker/db/schema/clinics.ts';
import { aClinic, aMember, aSession, aUser, shownAgain } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, send, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const [PASSWORD, OWN] = ['balcon-amarillo-31', 'sombrilla-azul-77'];
const NO = '/no-fui-yo/';

/** An empty clinic with a titular of its own, and an account that an administrator put there. */
const scene = async () => {
  const { sent, env } = aMailbox();
  const clinic = await aClinic(world, { name: 'Los Sauces' });
  const titular = await aUser(world, { role: 'business', email: 'titular@correo.test', emailVerifiedAt: NOW });
  await aMember(world, titular, clinic);
  const admin = await aUser(world, { role: 'admin' });
  const by = async (user: Parameters<typeof aSession>[1]) => {
    const at = { ...world, now: Date.now() };
    return { token: await aSession(at, user, shownAgain(at)), env };
  };
  const account = { email: 'puesta@correo.test', password: PASSWORD, name: 'Puesta', role: 'business' };
  const put = await mutate('accounts.create', { ...account, clinicId: clinic.id }, await by(admin));
  const { id } = put.data as { id: string };
  const entry = async () => (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, id)))[0];
  const decide = async (agrees: boolean, refused: boolean) =>
    (await mutate('entries.decide', { userId: id, agrees, refused }, await by(titular))).key;
  const told = (to: string, subject: string) => sent.filter((mail) => mail.to === to && mail.subject === subject);
  const press = async (subject: string) => {
    const mail = told(titular.email, subject).at(-1);
    return (await send('POST', `${NO}${linkIn(mail as NonNullable<typeof mail>, NO)}`, { env })).text;
  };
  return { sent, env, titular, admin, by, id, entry, decide, press };
};
const ASKED = 'Una cuenta de tu clínica entró por la administración';

test.each(['password', 'link'] as const)(
  'a titular’s session by a %s of the administration gives nobody a place in an empty clinic before an own mail',
  async (how) => {
    const { sent, env, titular, admin, by, id, entry, decide, press } = await scene();
    expect(await press(ASKED)).toContain('La clínica está cerrada para esa cuenta');
    if (how === 'password') {
      await mutate('accounts.update', { id: titular.id, password: PASSWORD }, await by(admin));
      const change = { current: PASSWORD, password: OWN };
      const opened = await mutate('auth.login', { email: titular.email, password: PASSWORD }, { env });
      expect((await mutate('auth.changePassword', change, { env, token: opened.data.token })).status).toBe(200);
    } else {
      const { data } = await mutate('accounts.issueLink', { id: titular.id }, await by(admin));
      expect((await mutate('auth.setPassword', { token: data.token, password: OWN }, { env })).status).toBe(200);
    }
    expect(await decide(true, true)).toBe('titular_way_given');
    expect((await entry())?.decision).toBe('refused');
    const member = { name: 'Otra', email: 'otra@correo.test', memberRole: 'veterinario' };
    const add = async () => (await mutate('clinicSettings.addMember', member, await by(titular))).key;
    const role = async () =>
      (await mutate('clinicSettings.setMemberRole', { userId: id, memberRole: 'titular' }, await by(titular))).key;
    expect([await add(), await role()]).toEqual(['titular_way_given', 'titular_way_given']);
    await mutate('auth.askRecovery', { email: titular.email }, { env });
    const mail = sent.findLast(({ subject }) => subject === 'Pon una contraseña nueva');
    const set = { token: linkIn(mail as (typeof sent)[number], '/clave#'), password: 'terraza-verde-52' };
    expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
    expect([await add(), await decide(true, true)]).toEqual([null, null]);
  },
);

test('nor for a week without one', async () => {
  const { titular, admin, by, decide, press } = await scene();
  await press(ASKED);
  await mutate('accounts.update', { id: titular.id, password: PASSWORD }, await by(admin));
  const day = await mutate('auth.login', { email: titular.email, password: PASSWORD });
  await mutate('auth.changePassword', { current: PASSWORD, password: OWN }, { token: day.data.token });
  vi.setSystemTime(NOW + 6 * DAY);
  expect(await decide(true, true)).toBe('titular_way_given');
  vi.setSystemTime(NOW + 7 * DAY + 1);
  expect(await decide(true, true)).toBe(null);
});
