import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { clinicClients } from '../../worker/db/schema/clinics.ts';
import { pets } from '../../worker/db/schema/pets.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aClient, aClinic, anAppointment, aPet } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { bindings, mutate, query, send, world } from '../support/world.ts';

const AT = '2026-11-27T10:30';
const REMINDED = '2026-11-26T10:30';
const HOW = 'Lo dijo en recepción el 22 de noviembre';

/** A client with an animal and a confirmed visit. */
const scene = async (has: Parameters<typeof aClient>[2] = { email: 'lia@correo.test' }, fault?: () => void) => {
  const practice = await aPractice();
  const { sent, env } = aMailbox(fault);
  const client = await aClient(world, practice.clinic, { name: 'Lía Rojas', ...has });
  const coco = await aPet(world, null, { clientId: client.id, name: 'Coco' });
  const visit = await anAppointment(world, { pet: coco, clinic: practice.clinic, startsAt: AT, status: 'confirmed' });
  const allow = (token = practice.theirs, petId = coco.id) =>
    mutate('clients.allowMails', { petId, how: HOW }, { token, env });
  const tick = async (wall: string) => {
    vi.setSystemTime(instantOf(wall));
    await worker.scheduled(createScheduledController({ cron: '* * * * *' }), { ...bindings, ...env });
  };
  const reasons = async () =>
    (await query('reminders.byHand', undefined, { token: practice.theirs, env })).data.map(
      ({ reason }: { reason: string }) => reason,
    );
  return {
    ...practice,
    sent,
    env,
    client,
    coco,
    visit,
    allow,
    tick,
    reasons,
    subjects: () => sent.map((one) => one.subject),
  };
};

describe('mails to somebody without an account', () => {
  test('go out once their clinic noted how they authorised it, with the visit’s link and no name', async () => {
    const { allow, tick, sent, reasons, clinic, env } = await scene();
    expect(await reasons()).toEqual(['not_authorised']);
    expect((await allow()).status).toBe(200);
    expect(await reasons()).toEqual([]);
    expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({ action: 'client.mails_allowed' });
    for (const wall of [REMINDED, '2026-11-26T10:31', '2026-11-27T08:30']) await tick(wall);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['lia@correo.test', 'Tu cita del viernes 27 de noviembre'],
      ['lia@correo.test', 'Tu cita es hoy'],
    ]);
    const [{ text } = { text: '' }] = sent;
    expect(text).toContain(`Tienes cita en ${clinic.name} el viernes 27 de noviembre`);
    expect(text).not.toMatch(/Coco|Lía|Rojas/);
    const path = /\/cita\/e[\w-]{64}/.exec(text)?.[0] ?? '';
    vi.setSystemTime(instantOf('2026-11-26T11:00'));
    expect((await send('GET', path, { env })).text).toContain('¿Vas a esta cita?');
  });

  test('tell them that their clinic confirmed, moved or cancelled; its reason stays on the page', async () => {
    const { allow, theirs, env, visit, sent, subjects } = await scene();
    await allow();
    const call = (name: string, input: object) => mutate(name, { id: visit.id, ...input }, { token: theirs, env });
    expect((await call('visits.move', { version: 1, date: '2026-11-27T11:30', reason: null })).status).toBe(200);
    expect(
      (await call('visits.setStatus', { version: 2, act: 'cancel', reason: 'Gana dinero en evil.test' })).status,
    ).toBe(200);
    expect(subjects()).toEqual(['La clínica movió tu cita', 'La clínica canceló tu cita']);
    expect(sent.map(({ text }) => text).join()).not.toContain('evil.test');
  });

  test.each([
    ['nobody noted it', {}, false, 'not_authorised'],
    ['there is no e-mail', { email: null, phone: '3105550000' }, true, 'no_account'],
  ])('do not go out where %s', async (_, has, isNoted, reason) => {
    const { allow, tick, sent, reasons } = await scene({ email: 'lia@correo.test', ...has });
    if (isNoted) expect((await allow()).key).toBe('client_mails_refused');
    expect(await reasons()).toEqual([reason]);
    await tick(REMINDED);
    expect([sent, await world.db.select().from(outbox)]).toEqual([[], []]);
  });

  test('are ended by their link, for good: looking does nothing, the press ends them, the clinic cannot begin again', async () => {
    const { allow, tick, sent, env, reasons, clinic } = await scene();
    await allow();
    await tick(REMINDED);
    const path = `/baja/${linkIn(sent[0] as never, '/baja/')}`;
    expect((await send('GET', path, { env })).text).toContain(`${clinic.name} no te escribirá más`);
    expect(await reasons()).toEqual([]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('POST', path, { env, headers, body: '' })).status).toBe(200);
    await tick('2026-11-27T08:30');
    expect(sent).toHaveLength(1);
    vi.setSystemTime(instantOf(REMINDED));
    expect((await allow()).key).toBe('client_mails_refused');
    expect(await reasons()).toEqual(['ended']);
  });

  test.each([
    [
      'they ended them',
      ({ client }: Scene) =>
        world.db.update(clinicClients).set({ mailsEndedAt: 1 }).where(eq(clinicClients.id, client.id)),
    ],
    [
      'they claimed the animal',
      ({ coco, owner }: Scene) =>
        world.db.update(pets).set({ clientId: null, ownerId: owner.id }).where(eq(pets.id, coco.id)),
    ],
  ])('that wait are taken out when %s', async (_, change) => {
    let down = true;
    const one = await scene(undefined, () => {
      if (down) throw Object.assign(new Error('no'), { code: 'E_INTERNAL_SERVER_ERROR' });
    });
    await one.allow();
    await one.tick(REMINDED);
    expect(await world.db.select().from(outbox)).toHaveLength(1);
    down = false;
    await change(one);
    await one.tick('2026-11-26T10:40');
    expect([one.sent, await world.db.select().from(outbox)]).toEqual([[], []]);
  });

  test('are noted by their own clinic alone, and the first note stays', async () => {
    const { allow, client } = await scene();
    const { token } = await aColleague(await aClinic(world));
    expect((await allow(token)).key).toBe('client_not_found');
    await allow();
    const since = async () =>
      (await world.db.select().from(clinicClients).where(eq(clinicClients.id, client.id)))[0]?.mailsSince;
    const first = await since();
    vi.setSystemTime(instantOf('2026-11-26T09:00'));
    await allow();
    expect(await since()).toBe(first);
  });
});
type Scene = Awaited<ReturnType<typeof scene>>;
