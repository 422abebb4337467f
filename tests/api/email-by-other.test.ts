// Longer than 200 lines: an e-mail that somebody else changed, by each way back.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { EMAIL_BACK_HOURS } from '../../src/shared/limits.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { aClinic, aMember, anAppointment, anEntry, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn, type Sent } from '../support/mail.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const TEMPORARY = 'balcon-amarillo-31';
const BACK = '/clave#';

/** Somebody who reads the mails to an address sets a password by one. */
const recover = async (sent: readonly Sent[], env: object, email: string) => {
  await mutate('auth.askRecovery', { email }, { env });
  const mail = sent.findLast(({ to, subject }) => to === email && subject === 'Pon una contraseña nueva');
  const set = { token: mail ? linkIn(mail, BACK) : '', password: 'paraguas-verde' };
  expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
};

/** A titular of a clinic with records, a member of its team, and an administrator who changes what they want. */
const scene = async () => {
  const { sent, env } = aMailbox();
  const clinic = await aClinic(world);
  const [titular, vet] = [
    await aUser(world, { role: 'business', email: 'ana@correo.test' }),
    await aUser(world, { role: 'business', email: 'vet@correo.test' }),
  ];
  await aMember(world, titular, clinic);
  await aMember(world, vet, clinic, 'veterinario');
  await anAppointment(world, {
    pet: await aPet(world, await aUser(world)),
    clinic,
    startsAt: '2026-11-24T15:00',
    status: 'completed',
  });
  const admin = (await signedIn('admin')).token;
  const update = async (id: string, change: object) =>
    expect((await mutate('accounts.update', { id, ...change }, { token: admin, env })).status).toBe(200);
  const to = (email: string) => sent.filter((mail) => mail.to === email).map(({ subject }) => subject);
  const back = (mail: Sent | undefined) => (mail ? linkIn(mail, BACK) : '');
  const restore = (token: string) => mutate('auth.setPassword', { token, password: 'paraguas-verde' }, { env });
  const emailOf = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0]?.email;
  return { sent, env, clinic, titular, vet, admin, update, to, back, restore, emailOf };
};

const patients = async (user: Parameters<typeof aSession>[1]) =>
  (await query('clinic.patients', undefined, { token: await aSession(world, user) })).key;

describe('an e-mail that an administrator changes', () => {
  test('may be taken back from the old one for three days, whatever else the administrator does', async () => {
    const { sent, env, titular, admin, update, back, restore, emailOf } = await scene();
    await update(titular.id, { email: 'de.admin@correo.test' });
    const [told] = sent;
    expect([told?.to, told?.text.includes('Lo cambió la administración')]).toEqual(['ana@correo.test', true]);
    await update(titular.id, { email: 'de.admin2@correo.test' });
    await mutate('accounts.deactivate', { ids: [titular.id], reason: 'x' }, { token: admin, env });
    for (const active of [true, false, true])
      await mutate('accounts.setActive', { id: titular.id, active, reason: null }, { token: admin, env });
    expect((await restore(back(told))).status).toBe(200);
    expect(await emailOf(titular.id)).toBe('ana@correo.test');
    // Who lost it has no way back, from no address.
    for (const mail of sent.filter(({ to }) => to.startsWith('de.admin'))) expect(mail.text).not.toContain(BACK);
  });

  test('keeps the time that it had left while the account is turned off', async () => {
    const { sent, env, titular, update, back, restore, emailOf } = await scene();
    await update(titular.id, { email: 'de.admin@correo.test' });
    const toor = await aUser(world, { role: 'toor' });
    const turn = async (active: boolean) => {
      const token = await aSession({ ...world, now: Date.now() }, toor);
      return mutate('accounts.setActive', { id: titular.id, active, reason: null }, { token, env });
    };
    expect((await turn(false)).status).toBe(200);
    vi.setSystemTime(NOW + (EMAIL_BACK_HOURS + 24) * HOUR);
    expect((await turn(true)).status).toBe(200);
    expect((await restore(back(sent[0]))).status).toBe(200);
    expect(await emailOf(titular.id)).toBe('ana@correo.test');
  });

  test('not after that; not one that nobody had proven; nor by who is put out of an account that gets its own one back', async () => {
    const { sent, titular, vet, update, back, restore, emailOf } = await scene();
    await world.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, vet.id));
    await update(vet.id, { email: 'corregida@correo.test' });
    // Whoever reads it takes nothing; that they may close the account is below.
    expect([sent[0]?.to, sent[0]?.text.includes(BACK)]).toEqual(['vet@correo.test', false]);
    await update(titular.id, { email: 'ladron@correo.test' });
    const first = back(sent.find(({ to }) => to === 'ana@correo.test'));
    await world.db.update(users).set({ emailVerifiedAt: NOW }).where(eq(users.id, titular.id));
    await update(titular.id, { email: 'ana@correo.test' });
    for (const mail of sent.filter(({ to }) => to === 'ladron@correo.test')) expect(back(mail)).toBe('');
    vi.setSystemTime(NOW + EMAIL_BACK_HOURS * HOUR);
    expect((await restore(first)).key).toBe('link_expired');
    expect(await emailOf(titular.id)).toBe('ana@correo.test');
  });

  test('stands in the history with both addresses, for its person and for toor', async () => {
    const { titular, update, sent, back, restore } = await scene();
    await update(titular.id, { email: 'de.admin@correo.test' });
    vi.setSystemTime(NOW + HOUR);
    await restore(back(sent[0]));
    const at = { ...world, now: Date.now() };
    const toor = await aSession(at, await aUser(at, { role: 'toor' }));
    const emails = ({ data }: { data: { rows: { action: string; emails: unknown }[] } }) =>
      data.rows.filter((act) => act.emails !== null).map((act) => [act.action, act.emails]);
    const both = [
      ['email.restored', ['de.admin@correo.test', 'ana@correo.test']],
      ['account.updated', ['ana@correo.test', 'de.admin@correo.test']],
    ];
    expect(emails(await query('profile.acts', undefined, { token: await aSession(at, titular) }))).toEqual(both);
    expect(emails(await query('accounts.acts', { target: titular.id }, { token: toor }))).toEqual(both);
  });

  test('leaves the old one hearing of a temporary password and of who asks for the clinic, until it was taken back', async () => {
    const { sent, titular, vet, update, to, back, restore } = await scene();
    await update(titular.id, { email: 'de.admin@correo.test' });
    const link = back(sent[0]);
    await update(titular.id, { password: TEMPORARY });
    await update(vet.id, { password: TEMPORARY });
    const [set, asked] = [
      'Te pusieron una contraseña temporal',
      'Una cuenta de tu clínica entró por la administración',
    ];
    expect(to('ana@correo.test').toSorted()).toEqual(['El correo de tu cuenta cambió', set, asked, asked].toSorted());
    expect(to('de.admin@correo.test').toSorted()).toEqual(
      ['Confirma que este correo es tuyo', set, asked, asked].toSorted(),
    );
    // Nobody but the one who waits is titular: all of the clinic are asked.
    expect(to('vet@correo.test').toSorted()).toEqual([set, asked].toSorted());
    expect(await patients(titular)).toBe('account_held');
    expect((await restore(link)).status).toBe(200);
    // Their own again, the clinic is not closed to them for what somebody else did; the other login waits on.
    expect([await patients(titular), await patients(vet)]).toEqual([null, 'account_held']);
    sent.length = 0;
    await update(titular.id, { password: TEMPORARY });
    expect([to('ana@correo.test').toSorted(), to('de.admin@correo.test')]).toEqual([[set, asked].toSorted(), []]);
  });

  test('stays quiet about the account once its time is over', async () => {
    const { titular, update, to } = await scene();
    await update(titular.id, { email: 'de.admin@correo.test' });
    vi.setSystemTime(NOW + EMAIL_BACK_HOURS * HOUR);
    await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, titular.id));
    const admin = await aSession({ ...world, now: Date.now() }, await aUser(world, { role: 'admin' }));
    const { env } = aMailbox();
    await mutate('accounts.update', { id: titular.id, password: TEMPORARY }, { token: admin, env });
    expect(to('ana@correo.test')).toEqual(['El correo de tu cuenta cambió']);
  });
});

describe('an address that nobody had proven', () => {
  const NO = '/no-fui-yo/';
  const press = (mail: Sent | undefined, env: object, method: string) =>
    send(method, `${NO}${mail ? linkIn(mail, NO) : ''}`, { env });

  test('closes by a press the account whose e-mail the administration changed, and opens nothing; toor is told', async () => {
    const { sent, env, update, emailOf } = await scene();
    const ana = await aUser(world, { email: 'vieja@correo.test', emailVerifiedAt: null });
    await aPet(world, ana);
    const toor = await aUser(world, { role: 'toor' });
    await update(ana.id, { email: 'de.admin@correo.test' });
    const token = await aSession(world, ana);
    const mail = sent.find(({ to }) => to === ana.email);
    expect((await press(mail, env, 'GET')).text).toContain('¿No pediste otro correo?');
    expect((await query('auth.session', undefined, { token })).status).toBe(200);
    expect((await press(mail, env, 'POST')).text).toContain('La cuenta está cerrada');
    expect((await query('auth.session', undefined, { token })).status).toBe(401);
    const pets = async () => (await query('pets.list', undefined, { token: await aSession(world, ana) })).key;
    expect([await pets(), await emailOf(ana.id)]).toEqual(['account_held', 'de.admin@correo.test']);
    const told = () => sent.filter(({ to, subject }) => to === toor.email && subject.startsWith('Alguien no pidió'));
    expect(told()).toHaveLength(1);
    // Once.
    await press(mail, env, 'POST');
    expect(told()).toHaveLength(1);
    await recover(sent, env, 'de.admin@correo.test');
    expect(await pets()).toBe('account_held');
  });

  test.each([
    ['a recovery by the new address', (ana, { sent, env }) => recover(sent, env, ana.newEmail)],
    [
      'a link of the administration',
      async (ana, { admin, env }) => {
        const { data } = await mutate('accounts.issueLink', { id: ana.id }, { token: admin, env });
        const set = { token: data.token, password: 'paraguas-verde' };
        expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
      },
    ],
  ] satisfies [
    string,
    (ana: { id: string; newEmail: string }, scene: { sent: Sent[]; env: object; admin: string }) => Promise<unknown>,
  ][])('keeps the account closed to %s, however long, until toor rescues it', async (_, enter) => {
    const { sent, env, update } = await scene();
    const ana = await aUser(world, { email: 'vieja@correo.test', emailVerifiedAt: null });
    await aPet(world, ana);
    const newEmail = 'de.admin@correo.test';
    await update(ana.id, { email: newEmail });
    await press(
      sent.find(({ to }) => to === ana.email),
      env,
      'POST',
    );
    const later = () => ({ ...world, now: Date.now() });
    const pets = async () => (await query('pets.list', undefined, { token: await aSession(later(), ana) })).key;
    const signed = async (role: 'admin' | 'toor') => aSession(later(), await aUser(later(), { role }));
    for (const days of [0, 2, 30]) {
      vi.setSystemTime(NOW + days * 24 * HOUR + HOUR);
      await enter({ id: ana.id, newEmail }, { sent, env, admin: await signed('admin') });
      vi.setSystemTime(Date.now() + 25 * HOUR);
      expect([days, await pets()]).toEqual([days, 'account_held']);
    }
    const rescue = { id: ana.id, email: 'hoy@correo.test', reason: 'Mostró su cédula' };
    expect((await mutate('accounts.rescue', rescue, { token: await signed('toor'), env })).status).toBe(200);
    vi.setSystemTime(Date.now() + HOUR);
    await recover(sent, env, 'hoy@correo.test');
    vi.setSystemTime(Date.now() + 25 * HOUR);
    expect(await pets()).toBe(null);
  });

  test('has none where nobody had chosen the account’s password yet: who typed a wrong address puts it right', async () => {
    const { sent, update } = await scene();
    const made = await aUser(world, { email: 'errada@correo.test', emailVerifiedAt: null, passwordSetBy: 'admin' });
    await update(made.id, { email: 'buena@correo.test' });
    const [mail] = sent.filter(({ to }) => to === made.email);
    expect(mail?.text.includes(NO)).toBe(false);
    // Changed together with a password it has one.
    const used = await aUser(world, { email: 'usada@correo.test', emailVerifiedAt: null });
    await update(used.id, { email: 'otra@correo.test', password: TEMPORARY });
    expect(sent.find(({ to, subject }) => to === used.email && subject.startsWith('El correo'))?.text).toContain(NO);
  });
});

test('who has an address from an administrator lets nobody into the clinic for three days, and may keep out', async () => {
  const { titular, vet, clinic, update } = await scene();
  await anEntry(world, vet, clinic, { opensAt: NOW + 10 * 24 * HOUR });
  await update(titular.id, { email: 'de.admin@correo.test' });
  const decide = async (agrees: boolean, refused = false) => {
    const token = await aSession({ ...world, now: Date.now() }, titular);
    return (await mutate('entries.decide', { userId: vet.id, agrees, refused }, { token })).key;
  };
  expect(await decide(true)).toBe('titular_email_given');
  expect(await decide(false)).toBe(null);
  expect(await decide(true, true)).toBe('titular_email_given');
  vi.setSystemTime(NOW + EMAIL_BACK_HOURS * HOUR);
  expect(await decide(true, true)).toBe(null);
  expect((await query('clinic.patients', undefined, { token: await aSession(world, vet) })).key).toBe(null);
});
