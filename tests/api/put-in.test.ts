import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../../src/shared/limits.ts';
import { NEVER } from '../../worker/auth/clinic-entry.ts';
import { clinicEntries, clinicMembers } from '../../worker/db/schema/clinics.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser, shownAgain } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const [PASSWORD, WHY] = ['balcon-amarillo-31', 'Vino en persona'];
const NO = '/no-fui-yo/';

/** A clinic with a patient and one titular, an administrator, a toor, and a mailbox. */
const scene = async () => {
  const { sent, env } = aMailbox();
  const clinic = await aClinic(world, { name: 'Los Sauces' });
  const titular = await aUser(world, { role: 'business', email: 'titular@correo.test', name: 'Ana Ruiz' });
  await aMember(world, titular, clinic);
  const pet = await aPet(world, await aUser(world));
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
  const [admin, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
  const by = async (user: typeof admin) => ({ token: await aSession({ ...world, now: Date.now() }, user), env });
  const putIn = async (email: string) =>
    (
      await mutate(
        'accounts.create',
        { email, password: PASSWORD, name: 'Nueva', role: 'business', clinicId: clinic.id },
        await by(admin),
      )
    ).data.id as string;
  const takeOut = async (id: string) =>
    expect((await mutate('accounts.leaveClinic', { id }, await by(admin))).status).toBe(200);
  const entryOf = async (userId: string) =>
    (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, userId)))[0];
  const placeOf = async (userId: string) =>
    (await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, userId)))[0]?.memberRole;
  const patients = async (id: string) =>
    (await query('clinic.patients', undefined, await by({ id, role: 'business' } as typeof admin))).key;
  const told = (to: string, subject: string) => sent.filter((mail) => mail.to === to && mail.subject === subject);
  const press = async (mail: (typeof sent)[number] | undefined) => {
    const path = `${NO}${mail ? linkIn(mail, NO) : 'none'}`;
    const shown = await send('GET', path, { env });
    expect(shown.text).toContain('¿No es de tu clínica?');
    return async () => (await send('POST', path, { env })).text;
  };
  return { sent, env, clinic, titular, admin, toor, by, putIn, takeOut, entryOf, placeOf, patients, told, press };
};
const ASKED = 'Una cuenta de tu clínica entró por la administración';
const OUT = 'Tu cuenta salió de una clínica';

describe('a titular whom an administrator takes out', () => {
  test('is told, and by one press keeps out whom the administration put in; who stays is told too', async () => {
    const { clinic, titular, toor, by, putIn, takeOut, entryOf, patients, told, press } = await scene();
    await aMember(world, await aUser(world, { role: 'business' }), clinic, 'veterinario');
    const first = await putIn('primera@correo.test');
    await takeOut(titular.id);
    const [out] = told(titular.email, OUT);
    expect(out?.text).toContain('sacó tu cuenta de Los Sauces');
    expect(told('primera@correo.test', 'La administración sacó a alguien de tu clínica')).toHaveLength(1);
    const pressed = await press(out);
    expect((await entryOf(first))?.decision).toBe(null);
    expect(await pressed()).toContain('La clínica está cerrada para esa cuenta');
    expect(await entryOf(first)).toMatchObject({ decision: 'refused', decidedBy: null, opensAt: NEVER });
    expect(told(toor.email, 'Un titular no aceptó una cuenta en su clínica')).toHaveLength(1);
    // Weeks later an administrator puts another one there: it is told as well, with a press of its own.
    vi.setSystemTime(NOW + 20 * 24 * HOUR);
    const second = await putIn('segunda@correo.test');
    expect((await entryOf(second))?.opensAt).toBe(Date.now() + ENTRY_HOURS * HOUR);
    await (await press(told(titular.email, ASKED).at(-1)))();
    expect(await patients(second)).toBe('must_change_password');
    expect((await entryOf(second))?.opensAt).toBe(NEVER);
    // Only toor lets in whom a link refused, with a reason.
    const open = async (user: typeof toor) =>
      (await mutate('entries.shorten', { id: second, reason: WHY }, await by(user))).status;
    expect(await open(toor)).toBe(200);
  });

  test('has no successor by insertion: where only such accounts would stay the act is refused in words', async () => {
    const { titular, admin, by, putIn, takeOut, placeOf } = await scene();
    const [first, second] = [await putIn('primera@correo.test'), await putIn('segunda@correo.test')];
    for (const act of ['leaveClinic', 'remove'])
      expect((await mutate(`accounts.${act}`, { id: titular.id }, await by(admin))).key).toBe('clinic_needs_titular');
    expect([await placeOf(titular.id), await placeOf(first), await placeOf(second)]).toEqual([
      'titular',
      'equipo',
      'equipo',
    ]);
    // Whoever put them there takes them out first, and closes the clinic in words.
    await takeOut(first);
    await takeOut(second);
    expect((await mutate('accounts.leaveClinic', { id: titular.id }, await by(admin))).key).toBe('last_member');
  });

  test('by another titular is told, and keeps nobody out', async () => {
    const { env, clinic, titular, putIn, entryOf, told } = await scene();
    const other = await aUser(world, { role: 'business', email: 'otra@correo.test' });
    await aMember(world, other, clinic);
    const waiting = await putIn('primera@correo.test');
    const token = await aSession(world, titular, shownAgain(world));
    await mutate('clinicSettings.removeMember', { userId: other.id }, { token, env });
    const [out] = told(other.email, OUT);
    expect(out?.text).toContain('Una persona titular sacó tu cuenta');
    expect(out?.text).not.toContain(NO);
    expect((await entryOf(waiting))?.decision).toBe(null);
  });
});

describe('a sole titular whose account is seized', () => {
  test.each(['an administrator’s address', 'a rescue'])(
    'by %s waits a week; the old address is told, and its press closes the clinic until toor opens it',
    async (way) => {
      const { env, titular, admin, toor, by, entryOf, patients, sent, told, press } = await scene();
      const email = 'ladron@correo.test';
      const seized =
        way === 'a rescue'
          ? await mutate('accounts.rescue', { id: titular.id, email, reason: WHY }, await by(toor))
          : await mutate('accounts.update', { id: titular.id, email }, await by(admin));
      expect(seized.status).toBe(200);
      // Ten days later: the link back of an administrator's change is over.
      vi.setSystemTime(NOW + 10 * 24 * HOUR);
      await mutate('auth.askRecovery', { email }, { env });
      const recovery = sent.findLast(({ subject }) => subject === 'Pon una contraseña nueva');
      const set = { token: linkIn(recovery as (typeof sent)[number], '/clave#'), password: PASSWORD };
      expect((await mutate('auth.setPassword', set, { env })).status).toBe(200);
      expect((await entryOf(titular.id))?.opensAt).toBe(Date.now() + ENTRY_ALONE_HOURS * HOUR);
      expect(told(email, ASKED)).toHaveLength(1);
      const [warned] = told('titular@correo.test', ASKED);
      expect(await (await press(warned))()).toContain('La clínica está cerrada para esa cuenta');
      expect(await patients(titular.id)).toBe('clinic_refused');
      const other = await aUser(world, { role: 'toor' });
      expect((await mutate('entries.shorten', { id: titular.id, reason: WHY }, await by(other))).status).toBe(200);
      expect(await patients(titular.id)).toBe(null);
      expect(told('titular@correo.test', 'Se adelantó el acceso de una cuenta a tu clínica')).toHaveLength(1);
    },
  );

  test('is told of to those who are in, not to whom the administration put there before', async () => {
    const { titular, by, admin, putIn, told } = await scene();
    await putIn('puesta@correo.test');
    const before = told('puesta@correo.test', ASKED).length;
    const given = await mutate('accounts.update', { id: titular.id, password: 'sombrilla-azul-77' }, await by(admin));
    expect(given.status).toBe(200);
    expect(told(titular.email, ASKED).length).toBeGreaterThan(1);
    expect(told('puesta@correo.test', ASKED)).toHaveLength(before);
  });
});
