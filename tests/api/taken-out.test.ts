import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { clinicEntries } from '../../worker/db/schema/clinics.ts';
import { aClinic, aMember, aSession, aUser } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, send, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;
const REFUSED = 'Un titular no aceptó una cuenta en su clínica';

/** A clinic with a titular who accepted an account that an administrator put there, and the press of the mail once they are taken out. */
const scene = async ({ colleague = false } = {}) => {
  const { sent, env } = aMailbox();
  const clinic = await aClinic(world, { name: 'Los Sauces' });
  const titular = await aUser(world, { role: 'business', email: 'titular@correo.test' });
  await aMember(world, titular, clinic);
  if (colleague) await aMember(world, await aUser(world, { role: 'business' }), clinic, 'veterinario');
  const [admin, toor] = [await aUser(world, { role: 'admin' }), await aUser(world, { role: 'toor' })];
  const by = async (user: Parameters<typeof aSession>[1]) => ({
    token: await aSession({ ...world, now: Date.now() }, user),
    env,
  });
  const account = { email: 'puesta@correo.test', password: 'balcon-amarillo-31', name: 'Puesta', role: 'business' };
  const putIn = async () => {
    const put = await mutate('accounts.create', { ...account, clinicId: clinic.id }, await by(admin));
    const { id } = put.data as { id: string };
    const yes = { userId: id, agrees: true, refused: false };
    expect((await mutate('entries.decide', yes, await by(titular))).key).toBe(null);
    return id;
  };
  const takeOut = async () => (await mutate('accounts.leaveClinic', { id: titular.id }, await by(admin))).key;
  const press = async () => {
    const mail = sent.findLast(({ subject }) => subject === 'Tu cuenta salió de una clínica');
    return (await send('POST', `/no-fui-yo/${linkIn(mail as (typeof sent)[number], '/no-fui-yo/')}`, { env })).text;
  };
  const decision = async (id: string) =>
    (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, id)))[0]?.decision;
  const toldToor = () => sent.filter((mail) => mail.to === toor.email && mail.subject === REFUSED);
  return { putIn, takeOut, press, decision, toldToor };
};

test('whom the administration put in within a month inherits no clinic from the titular it takes out, accepted or not', async () => {
  const { putIn, takeOut } = await scene();
  await putIn();
  expect(await takeOut()).toBe('clinic_needs_titular');
  vi.setSystemTime(NOW + 31 * DAY);
  expect(await takeOut()).toBe(null);
});

test('the press of who was taken out closes the clinic to an accepted one too, and toor is told', async () => {
  const { putIn, takeOut, press, decision, toldToor } = await scene({ colleague: true });
  const id = await putIn();
  expect(await takeOut()).toBe(null);
  expect(await press()).toContain('La clínica está cerrada para esa cuenta');
  expect(await decision(id)).toBe('refused');
  expect(toldToor()).toHaveLength(1);
});

test('it says so where it closed the clinic to nobody, and toor is told all the same', async () => {
  const { takeOut, press, toldToor } = await scene({ colleague: true });
  expect(await takeOut()).toBe(null);
  expect(await press()).toContain('No había a quién cerrarle la clínica');
  expect(await press()).toContain('No había a quién cerrarle la clínica');
  expect(toldToor()).toHaveLength(1);
  expect(toldToor()[0]?.text).toContain('No había cuentas');
});
