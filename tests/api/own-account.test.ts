// Longer than 200 lines: everything that is kept of a person has to stand in the copy, and its scene with it.
import { describe, expect, test } from 'vitest';
import { sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinics } from '../../worker/db/schema/clinics.ts';
import { messages, threads } from '../../worker/db/schema/messages.ts';
import { carneShares, pets } from '../../worker/db/schema/pets.ts';
import { emailChanges, knownDevices } from '../../worker/db/schema/post.ts';
import { records } from '../../worker/db/schema/records.ts';
import { auditLog, securityEvents } from '../../worker/db/schema/settings.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, aNotice, anAppointment, aPet, aRequest, aSession, aUser, aWeight } from '../support/builders.ts';
import { aMailbox, linkIn } from '../support/mail.ts';
import { mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

type Session = { id: string; device: string | null; lastUsedAt: number; isCurrent: boolean };
const sessionsOf = async (token: string): Promise<Session[]> =>
  (await query('profile.sessions', undefined, { token })).data;
const actsOf = async (token: string, input?: object) => (await query('profile.acts', input, { token })).data;

describe('one’s own sessions', () => {
  test('are listed with their device and last use, the asking one marked, dead ones left out', async () => {
    const { user, token } = await signedIn();
    await aSession(world, user, { device: 'Chrome · Android', openedAt: NOW - 3 * DAY });
    await aSession(world, user, { device: 'Safari · iPhone', openedAt: NOW - 31 * DAY });
    await aSession(world, await aUser(world));
    const found = await sessionsOf(token);
    expect(found.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      [null, true],
      ['Chrome · Android', false],
    ]);
    expect(found[1]).toMatchObject({ createdAt: NOW - 3 * DAY, lastUsedAt: NOW - 3 * DAY });
    expect(JSON.stringify(found)).not.toContain(token);
  });

  test('one is ended: its token is dead at once, and the log says so', async () => {
    const { user, token } = await signedIn();
    const other = await aSession(world, user, { device: 'Firefox · Windows' });
    const phone = (await sessionsOf(token)).find(({ isCurrent }) => !isCurrent);
    expect((await mutate('profile.endSession', { id: phone?.id }, { token })).data).toEqual({ linksEnded: false });
    expect((await query('auth.session', undefined, { token: other })).key).toBe('unauthorized');
    expect((await actsOf(token)).rows).toMatchObject([{ at: NOW, action: 'session.ended', by: 'self' }]);
    expect((await mutate('profile.endSession', { id: phone?.id }, { token })).key).toBe('session_not_found');
  });

  test('somebody else’s is no session of mine', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const [theirs] = await sessionsOf(other.token);
    const refused = await mutate('profile.endSession', { id: theirs?.id }, { token: me.token });
    expect([refused.status, refused.key]).toEqual([404, 'session_not_found']);
    expect(await sessionsOf(other.token)).toHaveLength(1);
    expect((await actsOf(me.token)).rows).toEqual([]);
  });

  test('all others end, mine and other people’s stay', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    for (let count = 0; count < 3; count += 1) await aSession(world, me.user);
    expect((await mutate('profile.endOtherSessions', undefined, me)).data).toEqual({ ended: 3 });
    expect(await sessionsOf(me.token)).toHaveLength(1);
    expect(await world.db.select().from(sessions)).toHaveLength(2);
    expect((await mutate('profile.endOtherSessions', undefined, me)).data).toEqual({ ended: 0 });
    expect((await actsOf(me.token)).rows.map(({ action }: { action: string }) => action)).toEqual([
      'sessions.others_ended',
    ]);
    expect(await sessionsOf(other.token)).toHaveLength(1);
  });
});

test('the account tells when its password was set and which policy was accepted', async () => {
  const accepted = await signedIn('user', { passwordSetAt: NOW - DAY, consentVersion: 'v1', consentAt: NOW - HOUR });
  expect((await query('profile.details', undefined, accepted)).data).toEqual({
    passwordSetAt: NOW - DAY,
    emailVerifiedAt: NOW,
    proofSentAt: null,
    newEmail: null,
    consent: { version: 'v1', acceptedAt: NOW - HOUR },
  });
  expect((await query('profile.details', undefined, await signedIn())).data.consent).toBeNull();
});

describe('acts on one’s own account', () => {
  const anAct = (targetId: string, actorId: string | null, action: string, at: number, reason?: string) =>
    world.db.insert(auditLog).values({ id: crypto.randomUUID(), at, actorId, action, targetId, reason });

  test('tell who did them as a role, the latest first, page by page', async () => {
    const [me, admin] = [await signedIn(), await signedIn('admin')];
    await anAct(me.user.id, null, 'account.registered', NOW - 3 * DAY);
    await anAct(me.user.id, 'gone', 'account.deactivated', NOW - 2 * DAY, 'Cuenta repetida');
    await anAct(me.user.id, admin.user.id, 'account.activated', NOW - DAY);
    await anAct(me.user.id, me.user.id, 'session.ended', NOW);
    await anAct(admin.user.id, me.user.id, 'account.deactivated', NOW);
    const first = await actsOf(me.token, { limit: 3 });
    expect(first.rows.map(({ by, reason }: { by: string; reason: string }) => [by, reason])).toEqual([
      ['self', null],
      ['admin', null],
      ['gone', 'Cuenta repetida'],
    ]);
    const second = await actsOf(me.token, { limit: 3, cursor: first.next });
    expect([second.rows[0].by, second.next]).toEqual(['nobody', null]);
    expect(JSON.stringify([first, second])).not.toContain(admin.user.name);
  });
});

describe('the copy of one’s own data', () => {
  const copy = async (token: string) => (await mutate('profile.export', undefined, { token })).data;

  test('is told to its person by mail, with a press that ends the session which took it, and stands in their accesses', async () => {
    const { sent, env } = aMailbox();
    const { user, token } = await signedIn('user');
    expect((await mutate('profile.export', undefined, { token, env })).status).toBe(200);
    const [mail] = sent;
    expect([mail?.to, mail?.subject]).toEqual([user.email, 'Descargaron una copia de tus datos']);
    const kinds = (await world.db.select().from(securityEvents)).map(({ kind, userId }) => [kind, userId]);
    expect(kinds).toEqual([['data_exported', user.id]]);
    await send('POST', `/no-fui-yo/${linkIn(mail as (typeof sent)[number], '/no-fui-yo/')}`, { env });
    expect((await mutate('profile.export', undefined, { token, env })).status).toBe(401);
  });

  test('holds all that is kept of an owner, in words', async () => {
    const { user, token } = await signedIn('user', { name: 'Ana Gómez', email: 'ana@correo.test' });
    const clinic = await aClinic(world, { name: 'Los Sauces' });
    const pet = await aPet(world, user, {
      name: 'Canela',
      species: 'perro',
      weightKg: 28.4,
      microchip: '170098100412377',
    });
    await aWeight(world, pet, NOW - DAY, 27.9);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:30', notes: 'Estornuda' });
    await world.db.insert(records).values({
      id: 'r1',
      rootId: 'r1',
      version: 1,
      isCurrent: true,
      petId: pet.id,
      clinicId: clinic.id,
      authorName: 'Clara Nieto',
      kind: 'vacuna',
      date: '2026-03-09',
      title: 'Rabia',
      body: { text: 'Sin reacción' },
      product: 'Rabisin',
      createdAt: NOW,
    });
    await world.db.insert(threads).values({
      id: 't1',
      petId: pet.id,
      clinicId: clinic.id,
      ownerId: user.id,
      lastMessageAt: NOW,
    });
    await world.db.insert(messages).values([
      { id: 'm2', threadId: 't1', side: 'clinic', authorName: 'Clara Nieto', text: 'Claro que sí.', at: NOW },
      {
        id: 'm1',
        threadId: 't1',
        side: 'owner',
        authorId: user.id,
        authorName: '',
        text: '¿Puede comer?',
        at: NOW - 5,
      },
    ]);
    await world.db.insert(carneShares).values({
      id: 's1',
      tokenHash: 'no se muestra',
      petId: pet.id,
      label: 'La guardería',
      createdAt: NOW,
      expiresAt: NOW + DAY,
    });
    await aRequest(world, user);
    await aNotice(world, user, { state: 'sent' });
    await mutate('post.choose', { kind: 'request_answered', wanted: false }, { token });
    await world.db.insert(knownDevices).values({ userId: user.id, device: 'Chrome · Android', lastAt: NOW });
    const change = { id: 'e1', userId: user.id, oldEmail: 'antes@correo.test', newEmail: 'ana@correo.test' };
    await world.db.insert(emailChanges).values({ ...change, createdAt: NOW, confirmedAt: NOW });

    const found = await copy(token);
    expect(found).toMatchObject({
      avisos: [{ qué: 'Cambio de contraseña', 'por dónde': 'correo', estado: 'enviado' }],
      'avisos que elegiste': [
        { qué: 'Respuesta a una solicitud sobre tus datos', 'por dónde': 'correo', quieres: 'no' },
      ],
      'dispositivos desde los que entraste': [{ dispositivo: 'Chrome · Android' }],
      'cambios de correo': [{ antes: 'antes@correo.test', después: 'ana@correo.test' }],
    });
    expect(found.cuenta).toMatchObject({ correo: 'ana@correo.test', nombre: 'Ana Gómez', rol: 'Usuario' });
    expect(found.mascotas[0]).toMatchObject({
      nombre: 'Canela',
      especie: 'Perro',
      'peso (kg)': 28.4,
      microchip: '170098100412377',
      pesos: [
        { 'peso (kg)': 27.9, 'la pesó': 'tú' },
        { 'peso (kg)': 28.4, 'la pesó': 'tú' },
      ],
      'carnés compartidos': [{ 'para quién': 'La guardería', 'veces abierto': 0 }],
    });
    expect(found.citas).toMatchObject([
      { cuándo: '2026-11-27T10:30', mascota: 'Canela', clínica: 'Los Sauces', tipo: 'Control', estado: 'Pendiente' },
    ]);
    expect(found['historia clínica']).toMatchObject([
      { título: 'Rabia', texto: { text: 'Sin reacción' }, 'lo escribió': 'Clara Nieto (Los Sauces)' },
    ]);
    expect(found.conversaciones[0].mensajes).toEqual([
      { cuándo: '2026-11-25T09:59', 'lo escribió': 'tú', texto: '¿Puede comer?' },
      { cuándo: '2026-11-25T10:00', 'lo escribió': 'Clara Nieto', texto: 'Claro que sí.' },
    ]);
    expect(found.sesiones).toHaveLength(1);
    expect(found['solicitudes sobre tus datos']).toMatchObject([{ tipo: 'Consulta' }]);
    expect(found.incompleta).toBeUndefined();
    const text = JSON.stringify(found);
    for (const secret of ['no se muestra', user.passwordHash === '!' ? '"!"' : user.passwordHash, token])
      expect(text).not.toContain(secret);
  });

  test('holds nothing of anybody else, and leaves its act in the log', async () => {
    const [me, other] = [await signedIn(), await signedIn('user', { name: 'Otra Persona' })];
    const pet = await aPet(world, other.user, { name: 'Ajeno' });
    await anAppointment(world, { pet, clinic: await aClinic(world), startsAt: '2026-11-27T10:30' });
    const found = await copy(me.token);
    expect(JSON.stringify(found)).not.toMatch(/Ajeno|Otra Persona/);
    expect([found.mascotas, found.citas, found.conversaciones]).toEqual([[], [], []]);
    expect((await actsOf(me.token)).rows).toMatchObject([{ action: 'data.exported', by: 'self' }]);
  });

  test('is made for every role', async () => {
    const vet = await signedIn('business');
    expect((await copy(vet.token)).cuenta).toMatchObject({ rol: 'Clínica', clínica: { papel: 'titular' } });
    expect((await copy((await signedIn('toor')).token)).cuenta.rol).toBe('Superadministrador');
  });
});

describe('erasing one’s own account', () => {
  const PASSWORD = 'sombrilla-roja';

  test('asks for the password, and takes the account, its sessions and what the table says', async () => {
    const { user, token } = await signedIn('user', { password: PASSWORD });
    const other = await aSession(world, user);
    const clinic = await aClinic(world, { capacity: 2 });
    const [seen, unseen] = [await aPet(world, user), await aPet(world, user)];
    await anAppointment(world, { pet: seen, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    await anAppointment(world, { pet: seen, clinic, startsAt: '2026-11-27T10:00' });
    const { data } = await query('profile.consequences', undefined, { token });
    expect(data).toMatchObject({ sessions: 2, pets: 1, petsKept: 1, comingVisits: 1, pastVisits: 1, clinic: null });

    const wrong = await mutate('profile.erase', { password: 'otra-cosa' }, { token });
    expect([wrong.status, wrong.issues]).toEqual([
      400,
      [{ path: 'password', message: 'Esta no es tu contraseña actual.' }],
    ]);
    expect((await query('profile.get', undefined, { token: other })).status).toBe(200);

    expect((await mutate('profile.erase', { password: PASSWORD }, { token })).status).toBe(200);
    for (const dead of [token, other])
      expect((await query('profile.get', undefined, { token: dead })).key).toBe('unauthorized');
    expect((await mutate('auth.login', { email: user.email, password: PASSWORD })).key).toBe('login_failed');
    const left = await world.db.select().from(pets);
    expect(left.map(({ id, ownerId }) => [id, ownerId])).toEqual([[seen.id, null]]);
    expect(left.map(({ id }) => id)).not.toContain(unseen.id);
    const visits = await world.db.select().from(appointments);
    expect(visits.map(({ status, cancelReason }) => [status, cancelReason]).sort()).toEqual([
      ['cancelled', 'El dueño eliminó su cuenta.'],
      ['completed', null],
    ]);
    expect((await world.db.select().from(auditLog)).map(({ actorId, action }) => [actorId, action])).toEqual([
      [user.id, 'account.deleted'],
    ]);
    expect((await mutate('profile.erase', { password: PASSWORD }, { token })).key).toBe('unauthorized');
  });

  test('the last member of a clinic with files closes it, in words', async () => {
    const { user, token } = await signedIn('business', { password: PASSWORD });
    const [clinic] = await world.db.select().from(clinics);
    const pet = await aPet(world, await aUser(world));
    await anAppointment(world, { pet, clinic: { id: clinic?.id ?? '' }, startsAt: '2026-11-27T10:00' });
    expect((await mutate('profile.erase', { password: PASSWORD }, { token })).key).toBe('last_member');
    const closing = 'Nos jubilamos.';
    expect((await mutate('profile.erase', { password: PASSWORD, closing }, { token })).status).toBe(200);
    const [closed] = await world.db.select().from(clinics);
    expect(closed).toMatchObject({ closedAt: NOW, isBookable: false });
    expect(await world.db.select().from(appointments)).toMatchObject([{ status: 'cancelled', cancelReason: closing }]);
    expect((await query('profile.get', undefined, { token })).key).toBe('unauthorized');
    expect((await world.db.select().from(users)).map(({ id }) => id)).not.toContain(user.id);
  });

  test('the last toor stays; of two that go at once one stays', async () => {
    const one = await signedIn('toor', { password: PASSWORD });
    expect((await mutate('profile.erase', { password: PASSWORD }, one)).key).toBe('last_toor');
    const two = await signedIn('toor', { password: PASSWORD });
    const answers = await Promise.all(
      [one, two].map(({ token }) => mutate('profile.erase', { password: PASSWORD }, { token })),
    );
    expect(answers.map(({ status, key }) => `${status} ${key}`).sort()).toEqual(['200 null', '409 last_toor']);
  });

  test('guessing is counted like a login', async () => {
    const { token } = await signedIn('user', { password: PASSWORD });
    for (let n = 0; n < 5; n += 1) await mutate('profile.erase', { password: `mala-${n}` }, { token });
    expect((await mutate('profile.erase', { password: PASSWORD }, { token })).key).toBe('too_many');
    expect((await query('profile.get', undefined, { token })).status).toBe(200);
  });
});
