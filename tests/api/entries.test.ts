// Longer than 200 lines: who lets an administrator's login into a clinic's records, each way in and each answer.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../../src/shared/limits.ts';
import type { Role } from '../../src/shared/roles.ts';
import { NEVER } from '../../worker/auth/clinic-entry.ts';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicEntries, clinicMembers, clinics } from '../../worker/db/schema/clinics.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, anAppointment, anEntry, aPet, aSession, aUser, shownAgain } from '../support/builders.ts';
import { aMailbox, codeIn, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const PASSWORD = 'balcon-amarillo-31';

/** A clinic with a patient, its titular, a member of its team, and an administrator. */
const aPractice = async () => {
  const clinic = await aClinic(world);
  const [titular, vet] = [
    await aUser(world, { role: 'business', email: 'titular@correo.test' }),
    await aUser(world, { role: 'business', name: 'Óscar Peña', email: 'vet@correo.test' }),
  ];
  await aMember(world, titular, clinic);
  await aMember(world, vet, clinic, 'veterinario');
  const pet = await aPet(world, await aUser(world));
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
  return { clinic, titular, vet, pet };
};
const tokenOf = async (role: Role) => aSession(world, await aUser(world, { role }));
const entryOf = async (userId: string) =>
  (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, userId)))[0];
const loggedIn = async (email: string, password = PASSWORD) =>
  (await mutate('auth.login', { email, password })).data.token as string;
const patients = async (token: string) => (await query('clinic.patients', undefined, { token })).key;
const toldOf = async (kind: string) =>
  (await world.db.select().from(outbox)).filter((row) => row.kind === kind).map(({ userId }) => userId);

describe('the records of a clinic are closed', () => {
  test('to a login whose link an administrator handed out, from its use on; every titular is told', async () => {
    const { vet, titular } = await aPractice();
    const { sent, env } = aMailbox();
    const link = await mutate('accounts.issueLink', { id: vet.id }, { token: await tokenOf('admin') });
    // Until it is used whoever is in works on.
    expect(await patients(await aSession(world, vet))).toBe(null);
    await mutate('auth.setPassword', { token: link.data.token, password: PASSWORD }, { env });
    const token = await loggedIn(vet.email);
    expect(await patients(token)).toBe('clinic_closed_to_link');
    expect((await query('clinic.today', undefined, { token })).key).toBe('clinic_closed_to_link');
    expect((await query('clinicSettings.get', undefined, { token })).status).toBe(200);
    expect(await entryOf(vet.id)).toMatchObject({ cause: 'link', askedAt: NOW, opensAt: NOW + ENTRY_HOURS * HOUR });
    expect(await toldOf('entry_asked')).toEqual([titular.id]);
    const mail = sent.find(({ to }) => to === titular.email);
    expect(mail?.text).toContain('Óscar Peña');
    expect(mail?.text).toContain('No es de la clínica');
    const { data } = await query('auth.session', undefined, { token });
    expect(data.duties.recordsClosed).toEqual({ until: new Date(NOW + ENTRY_HOURS * HOUR).toISOString() });
  });

  test('to one whose password an administrator set, from our screens and by REST', async () => {
    for (const set of [
      (id: string, token: string) => mutate('accounts.update', { id, password: PASSWORD }, { token }),
      (id: string, token: string) => send('PUT', `/admin/users/${id}`, { token, body: { password: PASSWORD } }),
    ]) {
      const { vet, titular, clinic } = await aPractice();
      expect((await set(vet.id, await tokenOf('admin'))).status).toBe(200);
      const token = await loggedIn(vet.email);
      expect(await entryOf(vet.id)).toMatchObject({ cause: 'password', opensAt: NOW + ENTRY_HOURS * HOUR });
      // Whoever gave it may be the one who is in: the agenda waits as well (tests/api/held.test.ts).
      for (const path of ['/business/patients', '/stats/business-statistics', '/business/appointments'])
        expect((await send('GET', path, { token })).body.code).toBe('account_held');
      // Replaced by its own, it waits all the same.
      await mutate('auth.changePassword', { current: PASSWORD, password: 'terraza-violeta-9' }, { token });
      expect(await patients(await loggedIn(vet.email, 'terraza-violeta-9'))).toBe('account_held');
      await world.db.update(users).set({ heldUntil: null }).where(eq(users.id, vet.id));
      expect(await patients(await loggedIn(vet.email, 'terraza-violeta-9'))).toBe('clinic_closed_to_link');
      await world.db.delete(clinicMembers).where(eq(clinicMembers.clinicId, clinic.id));
      await world.db.delete(users).where(eq(users.id, vet.id));
      await world.db.delete(users).where(eq(users.id, titular.id));
    }
  });

  test('to an account that an administrator adds or makes for it', async () => {
    const { clinic } = await aPractice();
    const admin = await tokenOf('admin');
    const { data: made } = await mutate(
      'accounts.create',
      { email: 'nueva@correo.test', password: PASSWORD, name: 'Nueva', role: 'business', clinicId: clinic.id },
      { token: admin },
    );
    const other = await aUser(world);
    await mutate('accounts.update', { id: other.id, role: 'business', clinicId: clinic.id }, { token: admin });
    await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, made.id));
    for (const { id } of [made, other]) {
      expect(await patients(await aSession(world, { id, role: 'business' }))).toBe('clinic_closed_to_link');
      expect(await entryOf(id)).toMatchObject({ cause: 'joined' });
    }
  });

  test('to one recovered by an e-mail that an administrator had put; not by its person’s own', async () => {
    const { vet, titular } = await aPractice();
    const { sent, env } = aMailbox();
    const recover = async (email: string) => {
      await mutate('auth.askRecovery', { email }, { env });
      const mail = sent.findLast(({ to, subject }) => to === email && subject === 'Pon una contraseña nueva');
      if (!mail) throw new Error('no mail came');
      const set = { token: linkIn(mail, '/clave#'), password: PASSWORD };
      expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
      return loggedIn(email);
    };
    expect(await patients(await recover(titular.email))).toBe(null);
    const token = await aSession(world, await aUser(world, { role: 'admin', name: 'Ada Ruiz' }));
    await mutate('accounts.update', { id: vet.id, email: 'de.admin@correo.test' }, { token, env });
    expect(await entryOf(vet.id)).toBe(undefined);
    expect(await patients(await recover('de.admin@correo.test'))).toBe('clinic_closed_to_link');
    expect(await entryOf(vet.id)).toMatchObject({ cause: 'recovered' });
    // Who looks at the account reads whose mailbox it was, and of the other that nobody else's.
    const said = async (id: string) => (await query('accounts.get', { id }, { token })).data.passwordByMail;
    expect(await said(vet.id)).toEqual({ by: 'Ada Ruiz', at: NOW });
    expect(await said(titular.id)).toBeNull();
  });

  test('to one recovered by an e-mail that an administrator typed when they made the account, until it is its person’s', async () => {
    const { sent, env } = aMailbox();
    const ada = await aUser(world, { role: 'admin', name: 'Ada Ruiz' });
    const EMAIL = 'nueva@correo.test';
    const at = (hours: number) => vi.setSystemTime(NOW + hours * HOUR);
    const admin = async () => aSession({ ...world, now: Date.now() }, ada);
    const own = async () => aSession({ ...world, now: Date.now() }, { id, role: 'business' });
    const input = { email: EMAIL, password: PASSWORD, name: 'Sara', role: 'business' };
    const { id } = (await mutate('accounts.create', input, { token: await admin(), env })).data;
    const [member] = await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, id));
    const [clinic] = await world.db
      .select()
      .from(clinics)
      .where(eq(clinics.id, member?.clinicId ?? ''));
    if (!clinic) throw new Error('no clinic was made');
    const pet = await aPet(world, await aUser(world));
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
    const mailOf = (subject: string) => {
      const mail = sent.findLast((one) => one.subject === subject);
      if (!mail) throw new Error('no mail came');
      return mail;
    };
    const recovered = async () => {
      await mutate('auth.askRecovery', { email: EMAIL }, { env });
      const token = linkIn(mailOf('Pon una contraseña nueva'), '/clave#');
      expect((await mutate('auth.setPassword', { token, password: PASSWORD }, { env })).status).toBe(200);
      return patients(await own());
    };
    const giver = async () => (await query('accounts.get', { id }, { token: await admin() })).data.passwordByMail?.by;
    at(1);
    await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, id));
    // Shown by whoever reads the mailbox, in no session: that may be who typed it.
    await mutate('profile.askProof', undefined, { token: await own(), env });
    await mutate('auth.prove', { token: linkIn(mailOf('Confirma que este correo es tuyo'), '/verificar#') }, { env });
    at(2);
    expect([await recovered(), await giver()]).toEqual(['clinic_closed_to_link', 'Ada Ruiz']);
    expect(await entryOf(id)).toMatchObject({ cause: 'recovered', askedBy: ada.id });
    // The days are over: nobody objected to that mailbox, and it is not asked about again.
    at(2 + ENTRY_ALONE_HOURS);
    expect([await recovered(), await giver()]).toEqual([null, undefined]);
  });

  test('not to one whose person showed it in their session, unless a password was handed out since', async () => {
    const { vet } = await aPractice();
    const { sent, env } = aMailbox();
    const ada = await aUser(world, { role: 'admin' });
    const later = (hours: number) => {
      vi.setSystemTime(NOW + hours * HOUR);
      return { ...world, now: Date.now() };
    };
    const typed = { id: vet.id, email: 'otro@correo.test' };
    await mutate('accounts.update', typed, { token: await aSession(later(0), ada), env });
    const own = await aSession(later(1), vet);
    const proof = sent.findLast(({ subject }) => subject === 'Confirma que este correo es tuyo');
    if (!proof) throw new Error('no mail came');
    expect((await mutate('profile.prove', { code: codeIn(proof) }, { token: own, env })).status).toBe(200);
    const recovered = async () => {
      await mutate('auth.askRecovery', { email: typed.email }, { env });
      const mail = sent.findLast(({ subject }) => subject === 'Pon una contraseña nueva');
      await mutate('auth.setPassword', { token: linkIn(mail as typeof proof, '/clave#'), password: PASSWORD }, { env });
      return patients(await aSession({ ...world, now: Date.now() }, vet));
    };
    later(2);
    expect(await recovered()).toBe(null);
    const token = await aSession(later(3), ada);
    await mutate('accounts.update', { id: vet.id, password: PASSWORD }, { token, env });
    later(3 + ENTRY_HOURS);
    expect(await recovered()).toBe('clinic_closed_to_link');
  });

  test('but not where a titular hands the link out, nor where there are no records', async () => {
    const { vet, titular } = await aPractice();
    await world.db.update(users).set({ passwordSetBy: titular.id }).where(eq(users.id, vet.id));
    const token = await aSession(world, titular, shownAgain(world));
    const { data } = await mutate('clinicSettings.renewMemberLink', { userId: vet.id }, { token });
    await mutate('auth.setPassword', { token: data.linkToken, password: PASSWORD });
    expect(await patients(await loggedIn(vet.email))).toBe(null);
    const alone = await aUser(world, { role: 'business', email: 'vacia@correo.test' });
    await aMember(world, alone, await aClinic(world));
    await mutate('accounts.update', { id: alone.id, password: PASSWORD }, { token: await tokenOf('admin') });
    const bare = await loggedIn(alone.email);
    expect((await send('GET', '/business/patients', { token: bare })).status).toBe(200);
    const own = { current: PASSWORD, password: 'terraza-violeta-9' };
    expect(await patients((await mutate('auth.changePassword', own, { token: bare })).data.token)).toBe(null);
  });
});

describe('a titular', () => {
  test('sees who asks and lets them in, once', async () => {
    const { clinic, vet, titular } = await aPractice();
    const admin = await aUser(world, { role: 'admin', name: 'Ada' });
    await anEntry(world, vet, clinic, { askedBy: admin.id });
    const [token, theirs] = [await aSession(world, titular), await aSession(world, vet)];
    expect((await query('entries.list', undefined, { token })).data).toEqual({
      decides: true,
      gone: [],
      rows: [
        {
          userId: vet.id,
          name: vet.name,
          email: vet.email,
          cause: 'link',
          askedBy: 'Ada',
          askedByRole: 'admin',
          askedByEmail: admin.email,
          askedAt: NOW,
          opensAt: NOW + ENTRY_HOURS * HOUR,
        },
      ],
    });
    expect((await query('entries.list', undefined, { token: theirs })).data).toMatchObject({
      decides: false,
      rows: [{}],
    });
    const yes = { userId: vet.id, agrees: true, refused: false };
    expect((await mutate('entries.decide', yes, { token })).status).toBe(200);
    expect(await patients(theirs)).toBe(null);
    expect((await mutate('entries.decide', yes, { token })).key).toBe('entry_not_found');
    expect((await query('entries.list', undefined, { token })).data.rows).toEqual([]);
    const acts = (await world.db.select().from(auditLog)).map(({ action }) => action);
    expect(acts).toContain('entry.agreed');
  });

  test('keeps one out: sessions end, toor is told, another link opens nothing; later lets it in after all', async () => {
    const { clinic, vet, titular } = await aPractice();
    await anEntry(world, vet, clinic);
    const toor = await aUser(world, { role: 'toor' });
    await aSession(world, vet);
    const [token, { env }] = [await aSession(world, titular), aMailbox()];
    const no = { userId: vet.id, agrees: false, refused: false };
    expect((await mutate('entries.decide', no, { token, env })).status).toBe(200);
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, vet.id))).toEqual([]);
    expect(await toldOf('entry_refused')).toEqual([toor.id]);
    await mutate('accounts.update', { id: vet.id, password: PASSWORD }, { token: await aSession(world, toor) });
    expect(await entryOf(vet.id)).toMatchObject({ decision: 'refused', opensAt: NEVER });
    await world.db.update(users).set({ passwordSetBy: null, heldUntil: null }).where(eq(users.id, vet.id));
    const theirs = await loggedIn(vet.email);
    expect(await patients(theirs)).toBe('clinic_refused');
    expect((await query('clinic.today', undefined, { token: theirs })).key).toBe('clinic_refused');
    // Whoever still sees it waiting does not turn the refusal over.
    const unseen = { userId: vet.id, agrees: true, refused: false };
    expect((await mutate('entries.decide', unseen, { token })).key).toBe('entry_not_found');
    expect((await mutate('entries.decide', { ...unseen, refused: true }, { token })).status).toBe(200);
    expect(await patients(theirs)).toBe(null);
  });

  test('of a yes and a no at once one stands', async () => {
    const { clinic, vet, titular } = await aPractice();
    await anEntry(world, vet, clinic);
    const token = await aSession(world, titular);
    const got = await Promise.all(
      [true, false].map((agrees) => mutate('entries.decide', { userId: vet.id, agrees, refused: false }, { token })),
    );
    expect(got.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('decides for their own clinic alone, never about themselves, and not while they wait', async () => {
    const { clinic, vet } = await aPractice();
    await anEntry(world, vet, clinic);
    const yes = { userId: vet.id, agrees: true, refused: false };
    const stranger = await aUser(world, { role: 'business' });
    await aMember(world, stranger, await aClinic(world));
    expect((await mutate('entries.decide', yes, { token: await aSession(world, stranger) })).key).toBe(
      'entry_not_found',
    );
    const second = await aUser(world, { role: 'business' });
    await aMember(world, second, clinic);
    await anEntry(world, second, clinic);
    const token = await aSession(world, second);
    for (const userId of [second.id, vet.id])
      expect((await mutate('entries.decide', { ...yes, userId }, { token })).key).toBe('clinic_closed_to_link');
    // Nor does one who waits bring in somebody for whom nothing waits.
    const input = { email: 'x@correo.test', name: 'X', phone: '3105551234', memberRole: 'titular' };
    expect((await mutate('clinicSettings.addMember', input, { token })).key).toBe('clinic_closed_to_link');
    expect((await mutate('entries.decide', yes, { token: await aSession(world, vet) })).status).toBe(403);
  });

  test('who is alone and locked out waits a week, or until toor shortens it with a reason; not by an own mail', async () => {
    const { clinic, vet, titular } = await aPractice();
    await world.db.delete(clinicMembers).where(eq(clinicMembers.userId, vet.id));
    const { sent, env } = aMailbox();
    const toors = await tokenOf('toor');
    await mutate('accounts.update', { id: titular.id, password: PASSWORD }, { token: toors, env });
    expect(await toldOf('entry_asked')).toEqual([titular.id]);
    expect(await patients(await loggedIn(titular.email))).toBe('account_held');
    await mutate('auth.askRecovery', { email: titular.email }, { env });
    const fresh = { token: sent.map((mail) => linkIn(mail, '/clave#')).find(Boolean), password: PASSWORD };
    expect((await mutate('auth.setPassword', fresh, { env })).status).toBe(200);
    // Who gave the password reads no such mail.
    expect(await patients(await loggedIn(titular.email))).toBe(null);
    const { data } = await mutate('accounts.issueLink', { id: titular.id }, { token: toors, env });
    await mutate('auth.setPassword', { token: data.token, password: `${PASSWORD}-2` }, { env });
    expect(await entryOf(titular.id)).toMatchObject({ cause: 'link', opensAt: NOW + ENTRY_ALONE_HOURS * HOUR });
    const token = await loggedIn(titular.email, `${PASSWORD}-2`);
    expect(await patients(token)).toBe('clinic_closed_to_link');
    const shorten = (input: object, sent: object = {}) =>
      mutate('entries.shorten', input, { token: toors, env, ...sent });
    expect((await shorten({ id: titular.id, reason: '' })).key).toBe('invalid');
    expect((await shorten({ id: titular.id, reason: 'Vino en persona' }, { token: await tokenOf('admin') })).key).toBe(
      'forbidden',
    );
    // An attacker put in an account of their own and opened it in three calls.
    expect((await shorten({ id: titular.id, reason: 'Vino en persona' })).key).toBe('entry_needs_another');
    expect(await patients(token)).toBe('clinic_closed_to_link');
    // Another had used an administrator for it, whose password they had set.
    const giver = await aUser(world, { role: 'toor' });
    const hand = { id: 'mano', at: NOW - HOUR, actorId: giver.id, action: 'password.set' as const };
    const asker = (await entryOf(titular.id))?.askedBy as string;
    await world.db.insert(auditLog).values({ ...hand, targetId: asker });
    const reason = 'Vino en persona';
    const byGiver = await shorten({ id: titular.id, reason }, { token: await aSession(world, giver) });
    expect(byGiver.key).toBe('entry_needs_another');
    const other = await tokenOf('toor');
    expect((await shorten({ id: titular.id, reason }, { token: other })).status).toBe(200);
    expect(await patients(token)).toBe(null);
    expect(await toldOf('entry_shortened')).toEqual([titular.id]);
    const [act] = (await world.db.select().from(auditLog)).filter(({ action }) => action === 'entry.shortened');
    expect(act).toMatchObject({ targetId: titular.id, reason: 'Vino en persona' });
    expect((await entryOf(titular.id))?.clinicId).toBe(clinic.id);
  });
});

describe('where nobody of the clinic could say no, who was put into it waits a week', () => {
  const LONG = NOW + ENTRY_ALONE_HOURS * HOUR;
  const putIn = async (clinicId: string, token: string, env = {}) => {
    const account = { email: 'nueva@correo.test', password: PASSWORD, name: 'Nueva', role: 'business', clinicId };
    return (await mutate('accounts.create', account, { token, env })).data as { id: string };
  };
  const PUTS_OUT = {
    'taken out': (id: string, token: string) => mutate('accounts.leaveClinic', { id }, { token }),
    'turned off': (id: string, token: string) => mutate('accounts.setActive', { id, active: false }, { token }),
    'turned off with others': (id: string, token: string) =>
      mutate('accounts.deactivate', { ids: [id], reason: 'Se fue' }, { token }),
    erased: (id: string, token: string) => mutate('accounts.remove', { id }, { token }),
    'given a password': (id: string, token: string) => mutate('accounts.update', { id, password: PASSWORD }, { token }),
  };
  const ways = Object.keys(PUTS_OUT) as (keyof typeof PUTS_OUT)[];

  test.each(ways)('its titular is %s after it', async (way) => {
    const { clinic, titular, vet } = await aPractice();
    const admin = await tokenOf('admin');
    const { id } = await putIn(clinic.id, admin);
    // A second one who could say no: nothing changes for who waits.
    const second = await aUser(world, { role: 'business' });
    await aMember(world, second, clinic);
    const other = await PUTS_OUT[way](second.id, admin);
    expect([other.status, (await entryOf(id))?.opensAt]).toEqual([200, NOW + ENTRY_HOURS * HOUR]);
    // Nobody of the team inherits: then nobody takes a titular out.
    await world.db.delete(clinicMembers).where(eq(clinicMembers.userId, vet.id));
    if (way === 'taken out' || way === 'erased') {
      expect((await PUTS_OUT[way](titular.id, admin)).key).toBe('clinic_needs_titular');
      await PUTS_OUT['turned off'](titular.id, admin);
    } else expect((await PUTS_OUT[way](titular.id, admin)).status).toBe(200);
    expect((await entryOf(id))?.opensAt).toBe(LONG);
    // Nor does another password of the same administrator cut it.
    await mutate('accounts.update', { id, password: `${PASSWORD}-2` }, { token: admin });
    expect((await entryOf(id))?.opensAt).toBe(LONG);
  });

  test('its titular was turned off before it', async () => {
    const { clinic, titular, vet } = await aPractice();
    const admin = await tokenOf('admin');
    await PUTS_OUT['turned off'](titular.id, admin);
    const { id } = await putIn(clinic.id, admin, aMailbox().env);
    expect((await entryOf(id))?.opensAt).toBe(LONG);
    expect((await toldOf('entry_asked')).sort()).toEqual([titular.id, vet.id].sort());
  });

  test('a titular who lost the way in too, but not once a mail brought it back; and then says no', async () => {
    const { clinic, titular } = await aPractice();
    const { sent, env } = aMailbox();
    const admin = await tokenOf('admin');
    const { id } = await putIn(clinic.id, admin);
    await PUTS_OUT['given a password'](titular.id, admin);
    expect((await entryOf(titular.id))?.opensAt).toBe(LONG);
    await mutate('auth.askRecovery', { email: titular.email }, { env });
    const link = linkIn(sent[0] as (typeof sent)[number], '/clave#');
    expect((await mutate('auth.setPassword', { token: link, password: `${PASSWORD}-2` }, { env })).status).toBe(200);
    const token = await aSession({ ...world, now: Date.now() }, titular);
    const refused = await mutate('entries.decide', { userId: id, agrees: false, refused: false }, { token });
    expect([refused.key, (await entryOf(id))?.opensAt]).toEqual([null, NEVER]);
  });
});

describe('a clinic that holds nothing yet', () => {
  const putIn = async (clinicId: string, token: string, env = {}) =>
    (
      await mutate(
        'accounts.create',
        { email: 'nueva@correo.test', password: PASSWORD, name: 'Nueva', role: 'business', clinicId },
        { token, env },
      )
    ).data as { id: string };

  test('asks its titular all the same of whom the administration puts there: what comes later waits for the yes', async () => {
    const clinic = await aClinic(world);
    const titular = await aUser(world, { role: 'business' });
    await aMember(world, titular, clinic);
    const { id } = await putIn(clinic.id, await tokenOf('admin'), aMailbox().env);
    expect(await entryOf(id)).toMatchObject({ cause: 'joined', opensAt: NOW + ENTRY_HOURS * HOUR });
    expect(await toldOf('entry_asked')).toEqual([titular.id]);
    await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, id));
    expect(
      (await query('clinic.today', undefined, { token: await aSession(world, { id, role: 'business' }) })).key,
    ).toBe('clinic_closed_to_link');
  });

  test('opens at once where nobody could be asked, until a titular comes, who may say no', async () => {
    const clinic = await aClinic(world);
    const titular = await aUser(world, { role: 'business', isActive: false });
    await aMember(world, titular, clinic);
    const admin = await tokenOf('admin');
    const { id } = await putIn(clinic.id, admin);
    expect(await entryOf(id)).toMatchObject({ cause: 'joined', opensAt: NOW, decision: null });
    await world.db.update(users).set({ passwordSetBy: null }).where(eq(users.id, id));
    const theirs = await aSession(world, { id, role: 'business' });
    expect((await query('clinic.today', undefined, { token: theirs })).status).toBe(200);
    // Nothing asks them about themselves.
    expect((await query('entries.list', undefined, { token: theirs })).data.rows).toEqual([]);
    expect((await mutate('accounts.setActive', { id: titular.id, active: true }, { token: admin })).status).toBe(200);
    const token = await aSession(world, titular);
    expect((await query('entries.list', undefined, { token })).data).toMatchObject({
      decides: true,
      rows: [{ userId: id, cause: 'joined', askedAt: NOW, opensAt: NOW + ENTRY_HOURS * HOUR }],
    });
    expect((await query('clinic.today', undefined, { token: theirs })).key).toBe('clinic_closed_to_link');
    const no = { userId: id, agrees: false, refused: false };
    expect((await mutate('entries.decide', no, { token })).status).toBe(200);
    expect((await query('clinic.today', undefined, { token: theirs })).status).toBe(401);
    expect(await entryOf(id)).toMatchObject({ decision: 'refused', opensAt: NEVER });
  });

  test('whose first account the administration makes its titular asks nobody', async () => {
    const clinic = await aClinic(world);
    const { id } = await putIn(clinic.id, await tokenOf('admin'));
    expect(await entryOf(id)).toBe(undefined);
  });
});

test('a visit of the agenda tells such a login nothing of the patient, and no titular is made of it', async () => {
  const { clinic, titular, vet, pet } = await aPractice();
  const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T15:00' });
  await anEntry(world, vet, clinic, {});
  const token = await aSession(world, vet);
  expect((await query('visits.get', { id: visit.id }, { token })).key).toBe('clinic_closed_to_link');
  expect((await mutate('accounts.leaveClinic', { id: titular.id }, { token: await tokenOf('admin') })).key).toBe(
    'clinic_needs_titular',
  );
  const [member] = await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, vet.id));
  expect(member?.memberRole).toBe('equipo');
});
