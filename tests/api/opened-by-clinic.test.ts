import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aSession, shownAgain } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, query, send, world } from '../support/world.ts';

const EMAIL = 'luisa@correo.test';
const PASSWORD = 'balcon-amarillo-31';
const NO = '/no-fui-yo/';
const TOLD = 'Una clínica abrió una cuenta con tu correo';

/** A titular opens an account with somebody's address, and takes it into use by the link that they were given. */
const scene = async () => {
  const practice = await aPractice({ name: 'Los Sauces' });
  const { sent, env } = aMailbox();
  const call = (what: string, input: object, token = practice.theirs) => mutate(what, input, { token, env });
  const { data } = await call('clinicSettings.addMember', { email: EMAIL, name: 'Luisa Ríos', phone: '3105559999' });
  await call('auth.setPassword', { token: data.linkToken, password: 'la-puso-el-titular' });
  const { data: opened } = await call('auth.login', { email: EMAIL, password: 'la-puso-el-titular' });
  const id = data.userId as string;
  const mailOf = (subject: string) => {
    const mail = sent.findLast((one) => one.to === EMAIL && one.subject === subject);
    if (!mail) throw new Error(`no mail «${subject}»`);
    return mail;
  };
  const recovery = async () => {
    await call('auth.askRecovery', { email: EMAIL });
    return linkIn(mailOf('Pon una contraseña nueva'), '/clave#');
  };
  const row = async () => (await world.db.select().from(users).where(eq(users.id, id)))[0];
  const place = async () => (await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, id)))[0];
  const works = async () => (await query('clinicSettings.get', undefined, { token: opened.token })).key;
  return { ...practice, env, call, id, mailOf, recovery, row, place, works };
};

describe('whose address a titular opened an account with', () => {
  test('is told without a name that somebody typed, and erases it by a press', async () => {
    const { env, call, mailOf, row, place, works } = await scene();
    const told = mailOf(TOLD);
    expect(told.text).toContain('la cuenta es solo de esa clínica');
    expect(told.text).not.toMatch(/Luisa|Sauces/);
    expect(await works()).toBeNull();
    const path = `${NO}${linkIn(told, NO)}`;
    expect((await send('GET', path, { env })).text).toContain('¿No trabajas en esa clínica?');
    expect((await row())?.email).toBe(EMAIL);
    expect((await send('POST', path, { env })).text).toContain('La cuenta se borró');
    expect([await row(), await place(), await works()]).toEqual([undefined, undefined, 'unauthorized']);
    // The address is free for its person.
    const own = {
      email: EMAIL,
      password: PASSWORD,
      name: 'Luisa',
      phone: '3105559999',
      address: 'Calle 8',
      consent: true,
    };
    expect((await call('auth.register', own, '')).key).toBeNull();
  });

  test('ends its sessions by the same press once the address was shown to be theirs: it erases nothing then', async () => {
    const { env, mailOf, recovery, call, row, works } = await scene();
    await call('auth.setPassword', { token: await recovery(), password: PASSWORD, joins: true });
    const again = await call('auth.login', { email: EMAIL, password: PASSWORD });
    expect(again.data.user.role).toBe('business');
    expect((await send('POST', `${NO}${linkIn(mailOf(TOLD), NO)}`, { env })).text).toContain(
      'Las sesiones están cerradas',
    );
    expect([(await row())?.role, await works()]).toEqual(['business', 'unauthorized']);
  });

  test('is none of the clinic’s people after a recovery, unless they say so', async () => {
    const { call, id, recovery, row, place, works } = await scene();
    const token = await recovery();
    expect((await call('auth.checkLink', { token })).data).toMatchObject({ email: EMAIL, clinic: 'Los Sauces' });
    expect((await call('auth.setPassword', { token, password: PASSWORD })).status).toBe(200);
    expect([(await row())?.role, await place(), await works()]).toEqual(['user', undefined, 'unauthorized']);
    const { data } = await call('auth.login', { email: EMAIL, password: PASSWORD });
    expect([data.user.role, data.duties.lacksClinic]).toEqual(['user', false]);
    expect((await query('pets.list', {}, { token: data.token })).key).not.toBe('forbidden');
    const acts = await world.db.select().from(auditLog).where(eq(auditLog.action, 'member.declined'));
    expect(acts).toMatchObject([{ actorId: id, targetId: id }]);
  });

  test('stays with a yes, and is asked once', async () => {
    const { call, recovery, row, place } = await scene();
    const set = { token: await recovery(), password: PASSWORD, joins: true };
    expect((await call('auth.setPassword', set)).status).toBe(200);
    expect([(await row())?.role, (await place())?.memberRole]).toEqual(['business', 'equipo']);
    const token = await recovery();
    expect((await call('auth.checkLink', { token })).data.clinic).toBeNull();
    await call('auth.setPassword', { token, password: `${PASSWORD}-2` });
    expect((await place())?.memberRole).toBe('equipo');
  });

  test('is not asked by a titular’s own link: who holds it need not read the mails of that address', async () => {
    const { env, call } = await scene();
    const added = { email: 'otro@correo.test', name: 'Otro Ríos', phone: '3105559998' };
    const { data } = await call('clinicSettings.addMember', added);
    expect((await mutate('auth.checkLink', { token: data.linkToken }, { env })).data.clinic).toBeNull();
  });

  test('who is made the only titular stays: somebody answers for its patients', async () => {
    const { vet, call, id, recovery, row, place } = await scene();
    await call('clinicSettings.setMemberRole', { userId: id, memberRole: 'titular' });
    const theirs = await aSession(world, (await row()) as never, shownAgain(world));
    await call('clinicSettings.removeMember', { userId: vet.id }, theirs);
    await call('auth.setPassword', { token: await recovery(), password: PASSWORD });
    expect([(await row())?.role, (await place())?.memberRole]).toEqual(['business', 'titular']);
  });
});
