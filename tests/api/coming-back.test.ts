// Longer than 200 lines: one clinic that is emptied, and every way back into it.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ENTRY_ALONE_HOURS } from '../../src/shared/limits.ts';
import { NEVER } from '../../worker/auth/clinic-entry.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicEntries, clinicMembers, clinics } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { aClinic, aMember, anAppointment, aPasswordLink, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const [PASSWORD, WHY] = ['balcon-amarillo-31', 'Vino con su cédula'];
const BACK = 'La administración devolvió a alguien a tu clínica';

/** A clinic with a patient, a titular and one of the team, all taken out one by one by an administrator; a toor. */
const scene = async () => {
  const { sent, env } = aMailbox();
  const clinic = await aClinic(world, { name: 'Los Sauces', isBookable: true });
  const titular = await aUser(world, { role: 'business', email: 'titular@correo.test', name: 'Ana Ruiz' });
  const vet = await aUser(world, { role: 'business', email: 'vet@correo.test', name: 'Luz Mora' });
  await aMember(world, titular, clinic);
  await aMember(world, vet, clinic, 'veterinario');
  const pet = await aPet(world, await aUser(world));
  await anAppointment(world, { pet, clinic, startsAt: '2026-11-23T15:00', status: 'completed' });
  for (const { id } of [titular, vet])
    await world.db
      .update(users)
      .set({ passwordSetAt: NOW - HOUR })
      .where(eq(users.id, id));
  const [admin, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
  const by = async (user: Parameters<typeof aSession>[1]) => ({
    token: await aSession({ ...world, now: Date.now() }, user),
    env,
  });
  const takeOut = async ({ id }: { id: string }, closing?: string) =>
    (await mutate('accounts.leaveClinic', { id, closing }, await by(admin))).key;
  const back = async ({ id }: { id: string }, who = toor) =>
    (await mutate('entries.returnTitular', { id, clinicId: clinic.id, reason: WHY }, await by(who))).key;
  const agenda = async (user: { id: string }) =>
    (await query('clinic.today', undefined, await by({ id: user.id, role: 'business' }))).key;
  const entryOf = async ({ id }: { id: string }) =>
    (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, id)))[0];
  const placeOf = async ({ id }: { id: string }) =>
    (await world.db.select().from(clinicMembers).where(eq(clinicMembers.userId, id)))[0]?.memberRole;
  const theClinic = async () => (await world.db.select().from(clinics).where(eq(clinics.id, clinic.id)))[0];
  const told = (to: string, subject: string) => sent.filter((mail) => mail.to === to && mail.subject === subject);
  const close = async () => {
    expect([await takeOut(titular), await takeOut(vet, 'Se cierra')]).toEqual([null, null]);
    expect(await theClinic()).toMatchObject({ closedAt: NOW, isBookable: false });
    vi.setSystemTime(NOW + HOUR);
  };
  return {
    env,
    clinic,
    titular,
    vet,
    admin,
    toor,
    by,
    takeOut,
    back,
    agenda,
    entryOf,
    placeOf,
    theClinic,
    told,
    close,
  };
};

describe('a clinic that the administration closed by taking its people out one by one', () => {
  test('is opened by toor with its titular, who is in as before; all whom it had are told', async () => {
    const { clinic, titular, toor, back, agenda, placeOf, theClinic, told, close } = await scene();
    await close();
    expect(await agenda(titular)).toBe('clinic_incomplete');
    expect(await back(titular)).toBe(null);
    expect(await theClinic()).toMatchObject({ closedAt: null, isBookable: false });
    expect([await placeOf(titular), await agenda(titular)]).toEqual(['titular', null]);
    expect(told('vet@correo.test', BACK)[0]?.text).toContain('a la cuenta de Ana Ruiz a Los Sauces, como titular');
    expect(told('titular@correo.test', 'Tu lugar en una clínica cambió')).toHaveLength(1);
    const acts = (await world.db.select().from(auditLog)).filter(({ reason }) => reason === WHY);
    expect(acts.map(({ actorId, action, targetId }) => [actorId, action, targetId]).sort()).toEqual(
      [
        [toor.id, 'clinic.reopened', clinic.id],
        [toor.id, 'member.made_titular', titular.id],
      ].sort(),
    );
    // Where somebody governs nobody is given to it.
    expect(await back(titular)).toBe('clinic_governed');
  });

  test('is given to no administrator’s own account, by nobody who is no toor, and not without a reason', async () => {
    const { clinic, titular, vet, admin, toor, by, back, takeOut, theClinic } = await scene();
    const account = { email: 'puesta@correo.test', password: PASSWORD, name: 'Puesta', role: 'business' };
    const put = await mutate('accounts.create', { ...account, clinicId: clinic.id }, await by(admin));
    expect(await takeOut(titular)).toBe(null);
    // Nobody is left but whom the administration put there.
    expect(await takeOut(vet)).toBe('clinic_needs_titular');
    expect(await takeOut(put.data)).toBe(null);
    await mutate('accounts.leaveClinic', { id: vet.id, closing: 'Se cierra' }, await by(admin));
    expect((await theClinic())?.closedAt).toBe(NOW);
    expect(await back(put.data)).toBe('not_former');
    expect(await back(await aUser(world, { role: 'business' }))).toBe('not_former');
    expect(await back(titular, admin)).toBe('forbidden');
    const silent = { id: titular.id, clinicId: clinic.id, reason: ' ' };
    expect((await mutate('entries.returnTitular', silent, await by(toor))).key).toBe('invalid');
    expect((await theClinic())?.closedAt).toBe(NOW);
  });

  test.each(['a link', 'a password', 'an e-mail'])(
    'opens to nobody who came by %s of the administration, until its person did by a mail of their own',
    async (way) => {
      const { env, titular, admin, by, back, agenda, entryOf, told, close } = await scene();
      await close();
      const { id } = titular;
      if (way === 'a link') {
        const link = await aPasswordLink({ ...world, now: Date.now() }, { id }, { createdBy: admin.id });
        expect((await mutate('auth.setPassword', { token: link, password: PASSWORD }, { env })).status).toBe(200);
      } else if (way === 'a password') await mutate('accounts.update', { id, password: PASSWORD }, await by(admin));
      else {
        await mutate('accounts.update', { id, email: 'ladron@correo.test' }, await by(admin));
        await mutate('auth.askRecovery', { email: 'ladron@correo.test' }, { env });
        const [mail] = told('ladron@correo.test', 'Pon una contraseña nueva');
        const token = linkIn(mail as NonNullable<typeof mail>, '/clave#');
        expect((await mutate('auth.setPassword', { token, password: PASSWORD }, { env })).status).toBe(200);
      }
      expect(await back(titular)).toBe(null);
      expect((await entryOf(titular))?.opensAt).toBe(Date.now() + ENTRY_ALONE_HOURS * HOUR);
      expect(await agenda(titular)).not.toBe(null);
      const asked = told('titular@correo.test', 'Una cuenta de tu clínica entró por la administración');
      expect(asked).toHaveLength(1);
      if (way === 'an e-mail') {
        const path = `/no-fui-yo/${linkIn(asked[0] as (typeof asked)[number], '/no-fui-yo/')}`;
        await send('POST', path, { env });
        expect((await entryOf(titular))?.opensAt).toBe(NEVER);
        return;
      }
      await mutate('auth.askRecovery', { email: titular.email }, { env });
      const mail = told('titular@correo.test', 'Pon una contraseña nueva').at(-1);
      const token = linkIn(mail as NonNullable<typeof mail>, '/clave#');
      expect((await mutate('auth.setPassword', { token, password: `${PASSWORD}-2` }, { env })).status).toBe(200);
      expect(await agenda(titular)).toBe(null);
    },
  );

  test('is closed by a press of its titular to one who was given to it in their place; toor decides then', async () => {
    const { env, vet, toor, back, agenda, entryOf, placeOf, told, close, by } = await scene();
    await close();
    // Who inherited it by an administrator's act was titular when they were taken out.
    expect(await back(vet)).toBe(null);
    expect([await placeOf(vet), await agenda(vet)]).toEqual(['titular', null]);
    const [mail] = told('titular@correo.test', BACK);
    const path = `/no-fui-yo/${linkIn(mail as NonNullable<typeof mail>, '/no-fui-yo/')}`;
    expect((await send('POST', path, { env })).text).toContain('La clínica está cerrada para esa cuenta');
    expect([(await entryOf(vet))?.opensAt, await agenda(vet)]).toEqual([NEVER, 'clinic_refused']);
    expect((await mutate('entries.shorten', { id: vet.id, reason: WHY }, await by(toor))).key).toBe(
      'entry_needs_another',
    );
    const other = await aUser(world, { role: 'toor' });
    expect((await mutate('entries.shorten', { id: vet.id, reason: WHY }, await by(other))).status).toBe(200);
    expect(await agenda(vet)).toBe(null);
  });

  test('that its own titular closed stays closed; its people read their records again', async () => {
    const { clinic, titular, vet, takeOut, back, theClinic } = await scene();
    await world.db
      .update(clinics)
      .set({ closedAt: NOW - HOUR, isBookable: false })
      .where(eq(clinics.id, clinic.id));
    expect([await takeOut(vet), await takeOut(titular, 'Ya cerró')]).toEqual([null, null]);
    vi.setSystemTime(NOW + HOUR);
    expect(await back(titular)).toBe(null);
    expect((await theClinic())?.closedAt).toBe(NOW - HOUR);
  });
});

describe('who comes back by an administrator', () => {
  const join = async ({ by, admin, clinic }: Awaited<ReturnType<typeof scene>>, { id }: { id: string }) =>
    (await mutate('accounts.update', { id, clinicId: clinic.id }, await by(admin))).status;

  test('is titular as before: at once where nobody else could say no, else once somebody did not', async () => {
    const all = await scene();
    const { titular, vet, takeOut, agenda, placeOf, entryOf, told } = all;
    await takeOut(titular);
    vi.setSystemTime(NOW + HOUR);
    expect(await join(all, titular)).toBe(200);
    // The team's inherited it, and is asked.
    expect([await placeOf(titular), await agenda(titular)]).toEqual(['titular', 'clinic_closed_to_link']);
    // What an older version left behind: people, and nobody who governs.
    await world.db.delete(clinicMembers).where(eq(clinicMembers.userId, titular.id));
    await world.db.delete(clinicEntries);
    await world.db.update(clinicMembers).set({ memberRole: 'equipo' }).where(eq(clinicMembers.userId, vet.id));
    expect(await join(all, titular)).toBe(200);
    expect([await placeOf(titular), await agenda(titular)]).toEqual(['titular', null]);
    expect(await entryOf(titular)).toMatchObject({ decision: null, opensAt: NOW + HOUR });
    expect(told(vet.email, BACK)).toHaveLength(1);
  });

  test('of the team is of the team, and waits', async () => {
    const all = await scene();
    const { vet, takeOut, agenda, placeOf } = all;
    await takeOut(vet);
    vi.setSystemTime(NOW + HOUR);
    await join(all, vet);
    expect([await placeOf(vet), await agenda(vet)]).toEqual(['equipo', 'clinic_closed_to_link']);
  });
});
