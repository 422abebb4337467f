// Longer than 200 lines: a visit's link, who opens it, and what each press does and does not.
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { encodeBase64url } from '../../worker/base64url.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { appointments, visitAssurances } from '../../worker/db/schema/visits.ts';
import { linkToken, visitToken } from '../../worker/post/links.ts';
import { aClient, anAppointment, aPet } from '../support/builders.ts';
import { aColleague, aPractice, type Practice } from '../support/clinic.ts';
import { POST_VARS } from '../support/mail.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const env = POST_VARS;
const AT = '2026-11-27T10:00';
const MINUTE = 60_000;

const rowOf = async (id: string) => (await world.db.select().from(appointments).where(eq(appointments.id, id)))[0];

const aStranger = async (role: 'business' | 'user') => (await signedIn(role)).token;

/** A visit of an owner, or of a clinic's client, with the links that its clinic hands out. */
const scene = async (
  { client = false, ...has }: { client?: boolean } & Partial<typeof appointments.$inferSelect> = {},
  own?: Practice,
) => {
  const practice = own ?? (await aPractice());
  const { clinic, theirs } = practice;
  const person = client ? await aClient(world, clinic) : null;
  const pet = person ? await aPet(world, null, { clientId: person.id, name: 'Coco' }) : practice.pet;
  const visit = await anAppointment(world, { pet, clinic, startsAt: AT, status: 'confirmed', ...has });
  const { data } = await query('visits.links', { id: visit.id }, { token: theirs, env });
  const path = (way: 'whatsapp' | 'sms' = 'whatsapp') => new URL(data[way]).pathname;
  const look = (search = '') => send('GET', path() + search, { env });
  const press = (fields: Record<string, string>, search = '', way: 'whatsapp' | 'sms' = 'whatsapp') =>
    send('POST', path(way) + search, {
      env,
      body: new URLSearchParams({ version: '1', ...fields }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { ...practice, pet, visit, path, look, press };
};

describe('the link to a visit', () => {
  test('shows it to whoever holds it, without account or script, and looking does nothing', async () => {
    const { visit, path, look } = await scene();
    const { status, text, headers } = await look();
    expect(status).toBe(200);
    expect(text).toContain('¿Vas a esta cita?');
    expect(text).toContain('Control de Nube');
    expect(text).toContain('viernes 27 de noviembre, 10:00\u00a0a.\u00a0m.');
    expect(text).toContain('601 555 0123');
    expect(text).not.toMatch(/<script|Ana Gómez|ana@correo/);
    // Programs that draw previews read the title.
    expect(text).toMatch(/<title>Tu cita · /);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const search of ['?mover', '?cancelar', '?mover&desde=2026-12-01', '?mover&desde=nada']) await look(search);
    await send('HEAD', path(), { env });
    expect(await rowOf(visit.id)).toMatchObject({ version: 1, status: 'confirmed', startsAt: AT });
    expect(await world.db.select().from(visitAssurances)).toEqual([]);
  });

  test('gives the visit to a calendar, as a file and as a link to Google’s, which the page itself asks nothing', async () => {
    const { path, look, press } = await scene({ client: true });
    const file = await look('?calendario');
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.text).toContain('DTSTART:20261127T150000Z');
    expect(file.text.replaceAll('\r\n ', '')).toContain(`https://patas.test${path()}`);
    const link = /https:\/\/calendar\.google\.com\/calendar\/render[^"]+/.exec((await look()).text)?.[0] ?? '';
    const asked = new URL(link.replaceAll('&amp;', '&')).searchParams;
    expect([asked.get('dates'), asked.get('text')]).toEqual([
      '20261127T150000Z/20261127T153000Z',
      expect.stringMatching(/^Control de Coco · /),
    ]);
    expect(link).not.toContain(path().slice('/cita/'.length));
    await press({ acto: 'cancelar' });
    expect((await look('?calendario')).text).toContain('Esta cita está cancelada');
  });

  test('opens nothing when it was changed, for another visit, or by another way’s letter; the answers are one', async () => {
    const { path, look } = await scene();
    const wrong = (token: string) => send('GET', `/cita/${token}`, { env });
    const token = path().slice('/cita/'.length);
    expect((await look()).status).toBe(200);
    const answers = await Promise.all(
      [
        `s${token.slice(1)}`,
        `x${token.slice(1)}`,
        token.slice(1),
        `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        'w',
      ].map(wrong),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // Who holds a link need not have an account: the way to one is offered to whoever does.
    expect(answers[0]?.text).toContain(
      '¿Tienes cuenta? <a href="/dashboard/user?vista=citas">Entra y mira tus citas</a>',
    );
    expect(answers[0]?.text).not.toContain('Ver mis citas');
    expect((await send('GET', path(), { env: { ...env, LINK_SECRET: 'otro' } })).status).toBe(404);
    expect((await send('POST', `/cita/s${token.slice(1)}`, { env, body: 'acto=cancelar&version=1' })).status).toBe(404);
  });

  test('says after moving for when it is now; once cancelled it promises no moving and leads an owner to another', async () => {
    const own = await scene();
    const moved = await own.press({ acto: 'mover', fecha: '2026-11-27T11:00' });
    const to = moved.headers.get('location') ?? '';
    expect(to).toMatch(/\?movida$/);
    const said = 'Listo: quedó para el viernes 27 de noviembre a las 11:00';
    expect((await send('GET', to, { env })).text).toContain(said);
    expect((await own.look()).text).not.toContain(said);
    await own.press({ acto: 'cancelar', version: '2' });
    const { text } = await send('GET', to, { env });
    expect(text).toContain('Esta cita está cancelada');
    expect(text).toContain(`href="/appointments?clinica=${own.clinic.id}#agendar"`);
    expect(text).not.toMatch(/moverla|Listo: quedó/);
    const client = await scene({ client: true, startsAt: '2026-11-27T12:00' }, own);
    await client.press({ acto: 'cancelar' });
    expect((await client.look()).text).not.toContain('Pedir otra cita');
  });

  test('ends with the visit’s hour, and with its beginning', async () => {
    const { visit, look, press } = await scene();
    vi.setSystemTime(instantOf(AT) - MINUTE);
    expect((await look()).status).toBe(200);
    vi.setSystemTime(instantOf(AT));
    expect((await look()).status).toBe(404);
    expect((await press({ acto: 'cancelar' })).status).toBe(404);
    vi.setSystemTime(NOW);
    await world.db.update(appointments).set({ arrivedAt: NOW }).where(eq(appointments.id, visit.id));
    expect((await look()).status).toBe(404);
    expect((await press({ acto: 'confirmar' })).status).toBe(404);
  });

  test.each([false, true])(
    'confirms in one press, once; the board says so and by which way (client: %s)',
    async (client) => {
      const { visit, theirs, look, press } = await scene({ client });
      const before = (await query('clinic.day', { date: '2026-11-27' }, { token: theirs })).data;
      vi.setSystemTime(NOW + MINUTE);
      const pressed = await press({ acto: 'confirmar' }, '', 'sms');
      expect([pressed.status, pressed.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/cita\/s/)]);
      expect((await press({ acto: 'confirmar' })).status).toBe(303);
      expect((await look()).text).toContain('lo confirmaste por SMS');
      const { data } = await query('clinic.day', { date: '2026-11-27' }, { token: theirs });
      expect(data.visits[0]).toMatchObject({ id: visit.id, assured: 'sms', version: 1 });
      // Who has the agenda open hears of it with the next poll.
      expect(data.stamp).not.toBe(before.stamp);
      expect((await query('visits.get', { id: visit.id }, { token: theirs })).data.assured).toBe('sms');
    },
  );

  test('a visit that moved is not confirmed any more; one that waits for the clinic cannot be', async () => {
    const first = await scene();
    const { visit, theirs, press, look } = first;
    await press({ acto: 'confirmar' });
    await mutate(
      'visits.move',
      { id: visit.id, version: 1, date: '2026-11-27T11:00', reason: null },
      { token: theirs },
    );
    expect((await query('visits.get', { id: visit.id }, { token: theirs })).data.assured).toBeNull();
    // The old page's press does not promise to come at the new hour.
    const late = await press({ acto: 'confirmar' });
    expect([late.status, late.text.includes('La cita cambió mientras la mirabas')]).toEqual([409, true]);
    expect(late.text).toContain('11:00\u00a0a.\u00a0m.');
    expect((await look()).text).toContain('¿Vas a esta cita?');
    expect((await press({ acto: 'confirmar', version: '2' })).status).toBe(303);

    const pending = await scene({ status: 'pending', startsAt: '2026-11-28T10:00' }, first);
    expect((await pending.look()).text).toContain('Tu cita espera respuesta');
    const refused = await pending.press({ acto: 'confirmar' });
    expect([refused.status, refused.text.includes('La clínica todavía no confirma esta cita')]).toEqual([409, true]);
  });

  test.each([false, true])('moves to a free hour, and the clinic is asked again (client: %s)', async (client) => {
    const { visit, clinic, owner, theirs, mine, look, press } = await scene({ client });
    const other = await aPet(world, owner);
    await anAppointment(world, { pet: other, clinic, startsAt: '2026-11-27T12:00', status: 'confirmed' });
    const { text } = await look('?mover&desde=2026-11-27');
    expect(text).toContain('value="2026-11-27T11:00"');
    expect(text).not.toContain('value="2026-11-27T12:00"');
    expect(text).toContain('?mover&amp;desde=2026-12-04');
    const taken = await press({ acto: 'mover', fecha: '2026-11-27T12:00' }, '?mover&desde=2026-11-27');
    expect([taken.status, taken.text.includes('Esa hora acaba de ocuparse')]).toEqual([409, true]);
    expect(taken.text).toContain('value="2026-11-27T11:00"');
    for (const fecha of ['', '2026-11-27T11:10', 'ayer'])
      expect((await press({ acto: 'mover', fecha }, '?mover')).text).toContain('Elige una de las horas libres.');
    expect((await press({ acto: 'mover', fecha: '2026-11-27T11:00' }, '?mover')).status).toBe(303);
    expect(await rowOf(visit.id)).toMatchObject({ startsAt: '2026-11-27T11:00', status: 'pending', version: 2 });
    expect((await rowOf(visit.id))?.lapsesAt).toBeGreaterThan(NOW);
    const { data } = await query('visits.get', { id: visit.id }, { token: theirs });
    expect(data.events.at(-1)).toMatchObject({ by: 'owner', movedTo: '2026-11-27T11:00' });
    const own = client ? null : (await query('appointments.get', { id: visit.id }, { token: mine })).data;
    expect(own?.events.at(-1).who ?? null).toBe(client ? null : 'Quien abrió el enlace');
    expect((await look()).text).toContain('Tu cita espera respuesta');
  });

  test.each([false, true])(
    'cancels after asking, with a reason or without; the seat is free (client: %s)',
    async (client) => {
      const first = await scene({ client });
      const { visit, clinic, owner, theirs, look, press } = first;
      expect((await look('?cancelar')).text).toContain('¿Cancelar esta cita?');
      expect((await press({ acto: 'cancelar', motivo: '  Viajamos\n ese día  ' }, '?cancelar')).status).toBe(303);
      expect(await rowOf(visit.id)).toMatchObject({
        status: 'cancelled',
        cancelledBy: 'owner',
        cancelReason: 'Viajamos ese día',
      });
      expect((await look()).text).toContain('Esta cita está cancelada');
      expect((await look()).text).not.toContain('<form');
      expect((await press({ acto: 'cancelar' })).status).toBe(303);
      expect((await query('visits.get', { id: visit.id }, { token: theirs })).data.events.at(-1).by).toBe('owner');
      await anAppointment(world, { pet: await aPet(world, owner), clinic, startsAt: AT, status: 'confirmed' });
      const mute = await scene({ startsAt: '2026-11-28T10:00' }, first);
      await mute.press({ acto: 'cancelar' });
      expect((await rowOf(mute.visit.id))?.cancelReason).toBe('Canceló desde el enlace de la cita.');
    },
  );

  test('a press that knows an older visit, another act or no body changes nothing and says so', async () => {
    const { visit, press, path } = await scene();
    await world.db.update(appointments).set({ version: 2 }).where(eq(appointments.id, visit.id));
    for (const fields of [
      { acto: 'cancelar' },
      { acto: 'mover', fecha: '2026-11-27T11:00' },
      { acto: 'borrar', version: '2' },
    ] as Record<string, string>[])
      expect((await press(fields)).status).toBe(409);
    expect((await send('POST', path(), { env })).status).toBe(409);
    expect(await rowOf(visit.id)).toMatchObject({ status: 'confirmed', startsAt: AT, version: 2 });
  });

  test('within the clinic’s notice it can be cancelled, and says to call for moving', async () => {
    const { look } = await scene();
    vi.setSystemTime(instantOf(AT) - 60 * MINUTE);
    const { text } = await look();
    expect(text).toContain('Para moverla, llama a la clínica.');
    expect(text).not.toContain('?mover');
    expect(text).toContain('?cancelar');
  });
});

describe('a link outlives nobody who gave it', () => {
  const mailedTo = async (visitId: string, giverId?: string) =>
    `/cita/${await visitToken(env.LINK_SECRET ?? '', 'email', visitId, giverId ? { giverId, at: NOW } : null)}`;
  const off = (id: string) => world.db.update(users).set({ isActive: false }).where(eq(users.id, id));

  test('one that somebody of the clinic handed out ends when they are turned off, or leave; a colleague’s goes on', async () => {
    const { visit, clinic, vet, path, look, press } = await scene();
    const { user, token } = await aColleague(clinic);
    const { data } = await query('visits.links', { id: visit.id }, { token, env });
    const other = new URL(data.whatsapp).pathname;
    expect(other).not.toBe(path());
    await off(user.id);
    expect([(await send('GET', other, { env })).status, (await look()).status]).toEqual([404, 200]);
    await world.db.delete(clinicMembers).where(eq(clinicMembers.userId, vet.id));
    expect([(await look()).status, (await press({ acto: 'cancelar' })).status]).toEqual([404, 404]);
    expect(await rowOf(visit.id)).toMatchObject({ status: 'confirmed', version: 1 });
  });

  test('one that somebody of the clinic handed out ends with their password of then; one of after it, a mail’s and an older one go on', async () => {
    const { visit, owner, vet, theirs, look, press } = await scene();
    const mailed = await mailedTo(visit.id, owner.id);
    vi.setSystemTime(NOW + MINUTE);
    await world.db
      .update(users)
      .set({ passwordSetAt: NOW + MINUTE })
      .where(eq(users.id, vet.id));
    expect([(await look()).status, (await press({ acto: 'cancelar' })).status]).toEqual([404, 404]);
    expect(await rowOf(visit.id)).toMatchObject({ status: 'confirmed', version: 1 });
    expect((await send('GET', mailed, { env })).status).toBe(200);
    const { data } = await query('visits.links', { id: visit.id }, { token: theirs, env });
    expect((await send('GET', new URL(data.whatsapp).pathname, { env })).status).toBe(200);
    // Of before links said when: they serve until the visit.
    const giver = encodeBase64url(
      Uint8Array.from(vet.id.replaceAll('-', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)),
    );
    const old = `w${giver}${await linkToken(env.LINK_SECRET ?? '', `visit_whatsapp${giver}`, visit.id)}`;
    expect((await send('GET', `/cita/${old}`, { env })).status).toBe(200);
  });

  test('nobody puts another giver’s name on it', async () => {
    const { clinic, path } = await scene();
    const { user } = await aColleague(clinic);
    const bytes = Uint8Array.from(user.id.replaceAll('-', '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
    const token = path().slice('/cita/'.length);
    const forged = `${token[0]}${encodeBase64url(bytes)}${token.slice(23)}`;
    expect(forged).toHaveLength(token.length);
    expect((await send('GET', `/cita/${forged}`, { env })).status).toBe(404);
    expect((await send('GET', `/cita/${token[0]}${token.slice(23)}`, { env })).status).toBe(404);
  });

  test('the one of a mail ends with its owner’s account', async () => {
    const first = await scene();
    const { visit, owner } = first;
    const mailed = await mailedTo(visit.id, owner.id);
    expect((await send('GET', mailed, { env })).status).toBe(200);
    // Of before links named whom they went to: nobody knows whose it is.
    expect((await send('GET', await mailedTo(visit.id), { env })).status).toBe(404);
    await off(owner.id);
    expect((await send('GET', mailed, { env })).status).toBe(404);
    const client = await scene({ client: true, startsAt: '2026-11-27T12:00' }, first);
    expect((await send('GET', await mailedTo(client.visit.id), { env })).status).toBe(200);
  });
});

describe('the clinic’s own press', () => {
  test('hands out links of its own visits to come, none where the deployment seals none', async () => {
    const { visit, theirs, mine } = await scene();
    expect((await query('visits.links', { id: visit.id }, { token: await aStranger('business'), env })).key).toBe(
      'visit_not_found',
    );
    expect((await query('visits.links', { id: visit.id }, { token: mine, env })).status).toBe(403);
    expect((await query('visits.links', { id: visit.id }, { token: theirs })).data).toMatchObject({
      whatsapp: null,
      sms: null,
    });
    await world.db.update(appointments).set({ status: 'cancelled', cancelledBy: 'owner' });
    expect((await query('visits.links', { id: visit.id }, { token: theirs, env })).key).toBe('visit_not_found');
  });

  test('is noted with who and by which way, only in the hours of Ley 2300', async () => {
    const { visit, theirs, vet } = await scene();
    const contact = (way: string, token = theirs) => mutate('visits.contacted', { id: visit.id, way }, { token });
    expect((await contact('whatsapp')).status).toBe(200);
    expect((await contact('whatsapp')).status).toBe(200);
    vi.setSystemTime(NOW + 2 * MINUTE);
    expect((await contact('phone')).status).toBe(200);
    const { data } = await query('visits.get', { id: visit.id }, { token: theirs });
    expect(data.contacts).toEqual([
      { way: 'phone', at: NOW + 2 * MINUTE, actorName: vet.name },
      { way: 'whatsapp', at: NOW, actorName: vet.name },
    ]);
    expect((await contact('sms', await aStranger('business'))).key).toBe('visit_not_found');
    vi.setSystemTime(instantOf('2026-11-25T19:00'));
    expect((await contact('sms')).key).toBe('outside_contact_hours');
  });

  test('notes who said on the telephone, or in their own account, that they come', async () => {
    const { visit, theirs, mine, clinic, pet } = await scene();
    expect((await mutate('visits.assure', { id: visit.id }, { token: await aStranger('business') })).key).toBe(
      'visit_not_found',
    );
    expect((await mutate('visits.assure', { id: visit.id }, { token: theirs })).status).toBe(200);
    expect((await query('appointments.get', { id: visit.id }, { token: mine })).data.assured).toBe('phone');
    const own = await anAppointment(world, { pet, clinic, startsAt: '2026-12-01T10:00', status: 'confirmed' });
    expect((await mutate('appointments.assure', { id: own.id }, { token: mine })).status).toBe(200);
    expect((await query('appointments.get', { id: own.id }, { token: mine })).data.assured).toBe('app');
    expect((await query('visits.get', { id: own.id }, { token: theirs })).data.assured).toBe('app');
    const waiting = await anAppointment(world, { pet, clinic, startsAt: '2026-12-02T10:00' });
    expect((await mutate('appointments.assure', { id: waiting.id }, { token: mine })).key).toBe('visit_not_confirmed');
    const stranger = await aStranger('user');
    expect((await mutate('appointments.assure', { id: own.id }, { token: stranger })).key).toBe('visit_not_found');
  });
});

describe('visits that nobody is reminded of', () => {
  const listed = async (token: string, own: object = {}) =>
    (await query('reminders.byHand', undefined, { token, env: own })).data.map(
      ({
        visit,
        reason,
        contact,
      }: {
        visit: { patientName: string };
        reason: string;
        contact: { way: string } | null;
      }) => [visit.patientName, reason, contact?.way ?? null],
    );

  test('stand on the desk’s list with the reason, until somebody says that they come', async () => {
    const { owner, clinic, theirs, visit, press } = await scene();
    const { aMailbox } = await import('../support/mail.ts');
    const { env: mailing } = aMailbox();
    expect(await listed(theirs)).toEqual([['Nube', 'no_mail', null]]);
    expect(await listed(theirs, mailing)).toEqual([]);
    const put = (has: object) => world.db.update(users).set(has).where(eq(users.id, owner.id));
    await put({ emailVerifiedAt: null });
    expect(await listed(theirs, mailing)).toEqual([['Nube', 'unverified', null]]);
    await put({ emailVerifiedAt: NOW, isActive: false });
    expect(await listed(theirs, mailing)).toEqual([['Nube', 'deactivated', null]]);
    const none = await aPet(world, null, { clientId: (await aClient(world, clinic)).id, name: 'Coco' });
    await anAppointment(world, { pet: none, clinic, startsAt: '2026-11-27T11:00', status: 'confirmed' });
    await anAppointment(world, { pet: none, clinic, startsAt: '2026-11-26T12:00', status: 'pending' });
    await anAppointment(world, { pet: none, clinic, startsAt: '2026-12-10T12:00', status: 'confirmed' });
    await mutate('visits.contacted', { id: visit.id, way: 'sms' }, { token: theirs });
    expect(await listed(theirs, mailing)).toEqual([
      ['Nube', 'deactivated', 'sms'],
      ['Coco', 'no_account', null],
    ]);
    await press({ acto: 'confirmar' });
    expect(await listed(theirs, mailing)).toHaveLength(1);
    expect(await listed(await aStranger('business'), mailing)).toEqual([]);
  });
});
