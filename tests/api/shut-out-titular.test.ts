import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../../src/shared/limits.ts';
import { NEVER } from '../../worker/auth/clinic-entry.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicEntries } from '../../worker/db/schema/clinics.ts';
import worker from '../../worker/index.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { bindings, mutate, NOW, query, send, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const [PASSWORD, WHY] = ['balcon-amarillo-31', 'Vino en persona'];
const ASKED = 'Una cuenta de tu clínica entró por la administración';

/** A clinic with a patient, whose titular is there, and an account that an administrator put into it today. */
const scene = async () => {
  const { sent, env } = aMailbox();
  const clinic = await aClinic(world, { name: 'Los Sauces' });
  const titular = await aUser(world, { role: 'business', email: 'titular@correo.test' });
  await aMember(world, titular, clinic);
  await anAppointment(world, {
    pet: await aPet(world, await aUser(world)),
    clinic,
    startsAt: '2026-11-23T15:00',
    status: 'completed',
  });
  const [admin, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
  const by = async (user: Parameters<typeof aSession>[1]) => ({
    token: await aSession({ ...world, now: Date.now() }, user),
    env,
  });
  const account = { email: 'puesta@correo.test', password: PASSWORD, name: 'Puesta', role: 'business' };
  const put = await mutate('accounts.create', { ...account, clinicId: clinic.id }, await by(admin));
  const { id } = put.data as { id: string };
  await world.db.update(users).set({ passwordSetBy: null, heldUntil: null }).where(eq(users.id, id));
  /** Lets days go by, each with the work of its minutes as far as it counts. */
  const days = async (until: number) => {
    const from = (Date.now() - NOW) / HOUR;
    for (let hours = from + 11; hours <= until * 24; hours += 11) {
      vi.setSystemTime(NOW + hours * HOUR);
      await worker.scheduled?.(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
    }
    vi.setSystemTime(NOW + until * 24 * HOUR);
  };
  const agenda = async () => (await query('clinic.today', undefined, await by({ id, role: 'business' }))).key;
  const opensAt = async () =>
    (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, id)))[0]?.opensAt;
  const told = (subject: string) => sent.filter((mail) => mail.to === titular.email && mail.subject === subject);
  const turn = async (active: boolean) =>
    expect((await mutate('accounts.setActive', { id: titular.id, active }, await by(admin))).status).toBe(200);
  return { env, titular, admin, toor, id, by, days, agenda, opensAt, told, turn };
};

describe('who was put into a clinic whose titular an administrator turned off', () => {
  test('waits however long; the titular is told again, with a press that keeps them out', async () => {
    const { env, titular, by, days, agenda, opensAt, told, turn } = await scene();
    // There today, and silent.
    await by(titular);
    await days(6);
    await turn(false);
    const before = told(ASKED).length;
    await days(6.5);
    expect(told(ASKED)).toHaveLength(before + 1);
    // The press of the first mail is over by now; that of the second is not.
    await days(13);
    const path = `/no-fui-yo/${linkIn(told(ASKED).at(-1) as ReturnType<typeof told>[number], '/no-fui-yo/')}`;
    await days(20);
    expect(await agenda()).toBe('clinic_closed_to_link');
    vi.setSystemTime(NOW + 13 * 24 * HOUR);
    expect((await send('POST', path, { env })).text).toContain('La clínica está cerrada para esa cuenta');
    expect(await opensAt()).toBe(NEVER);
  });

  test('comes in by a toor’s reason, which the titular reads at their address', async () => {
    const { toor, id, by, days, agenda, told, turn } = await scene();
    await turn(false);
    await days(9);
    expect(await agenda()).toBe('clinic_closed_to_link');
    expect((await mutate('entries.shorten', { id, reason: WHY }, await by(toor))).status).toBe(200);
    expect(await agenda()).toBe(null);
    await days(9.5);
    expect(told('Se adelantó el acceso de una cuenta a tu clínica')).toHaveLength(1);
  });

  test('waits a week more once the titular is turned on again, who is told and may say no', async () => {
    const { titular, id, by, days, agenda, opensAt, told, turn } = await scene();
    await turn(false);
    await days(9);
    await turn(true);
    expect(await opensAt()).toBe(Date.now() + ENTRY_ALONE_HOURS * HOUR);
    const before = told(ASKED).length;
    await days(9.5);
    expect(told(ASKED)).toHaveLength(before + 1);
    await days(15);
    expect(await agenda()).toBe('clinic_closed_to_link');
    const no = { userId: id, agrees: false, refused: false };
    expect((await mutate('entries.decide', no, await by(titular))).status).toBe(200);
    expect(await opensAt()).toBe(NEVER);
  });
});

describe('who was put into a clinic whose titular got a password or a link from the administration', () => {
  test.each(['password', 'link'] as const)('waits while the %s stands for the titular', async (how) => {
    const { env, titular, admin, by, days, agenda } = await scene();
    if (how === 'password') await mutate('accounts.update', { id: titular.id, password: PASSWORD }, await by(admin));
    else {
      const { data } = await mutate('accounts.issueLink', { id: titular.id }, await by(admin));
      expect((await mutate('auth.setPassword', { token: data.token, password: PASSWORD }, { env })).status).toBe(200);
    }
    // A given password nobody took over, well past the seven days; a link for as long as its own wait.
    await days(how === 'password' ? 16 : ENTRY_ALONE_HOURS / 24 + (ENTRY_HOURS / 24) * 0.5);
    expect(await agenda()).toBe('clinic_closed_to_link');
  });
});
