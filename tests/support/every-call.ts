// Longer than 200 lines: every procedure once, in one order.
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy-version.ts';
import { SESSION_LIVES } from '../../src/shared/session-lives.ts';
import { sessions } from '../../worker/db/schema/accounts.ts';
import {
  aClinic,
  aMember,
  aNotice,
  anAccess,
  anAppointment,
  aPasswordLink,
  aPet,
  aRequest,
  aSession,
  aUser,
} from './builders.ts';
import { careCalls } from './care-calls.ts';
import { clinicCalls } from './clinic-calls.ts';
import { factorCalls } from './factor-calls.ts';
import { fileCalls } from './file-calls.ts';
import { householdCalls } from './household-calls.ts';
import { POST_VARS } from './mail.ts';
import { mailCalls } from './mail-calls.ts';
import { medicineCalls } from './medicine-calls.ts';
import { petCalls } from './pet-calls.ts';
import { aBrowser, vapidKeys } from './push-service.ts';
import { recordCalls } from './record-calls.ts';
import { waitCalls } from './wait-calls.ts';
import { mutate, NOW, query, TODAY, world } from './world.ts';

const PASSWORD = 'sombrilla-roja';

/** Every procedure once, in an order in which each does its work, with what it needs to. A test asks that none is missing. */
export const everyCall = async () => {
  const clinic = await aClinic(world, { capacity: 2 });
  const [owner, vet, toor] = [
    await aUser(world, { email: 'ana@correo.test', password: PASSWORD }),
    await aUser(world, { role: 'business' }),
    await aUser(world, { role: 'toor' }),
  ];
  await aMember(world, vet, clinic);
  const pet = await aPet(world, owner);
  const seen = await aPet(world, owner);
  await anAppointment(world, { pet: seen, clinic, startsAt: '2026-11-24T15:00', status: 'completed' });
  for (const startsAt of ['2026-11-25T15:00', '2026-11-26T15:00'])
    await anAppointment(world, { pet, clinic, startsAt });
  const mine = await aSession(world, owner);
  await mutate('profile.export', undefined, { token: mine });
  await mutate('profile.export', undefined, { token: mine });
  await aSession(world, owner);
  const open: { id: string; isCurrent: boolean }[] = (await query('profile.sessions', undefined, { token: mine })).data;
  const other = open.find(({ isCurrent }) => !isCurrent);
  const asked = await aRequest(world, owner);
  await aRequest(world, owner, { kind: 'reclamo' });
  const second = await aUser(world, { password: PASSWORD });
  for (const kind of ['login', 'login_failed']) await anAccess(world, owner, { kind });
  const again = await aSession(world, second);
  const leaving = await aSession(world, await aUser(world, { password: PASSWORD }));
  const link = await aPasswordLink(world, owner);
  const [third, fourth] = [await aUser(world), await aUser(world)];
  await anAppointment(world, { pet: await aPet(world, fourth), clinic, startsAt: '2026-11-26T15:00', seat: 1 });
  await aSession(world, fourth);
  const [opened] = await world.db.select().from(sessions).where(eq(sessions.userId, fourth.id));
  const theirs = opened?.publicId ?? '';
  const clinics = await aSession(world, vet);
  const admins = await aSession(world, toor);
  const [keys, { told }, { told: former }] = [await vapidKeys(), await aBrowser(), await aBrowser()];
  const pushing: typeof mutate = (name, input, more = {}) =>
    mutate(name, input, { ...more, env: { ...POST_VARS, ...keys, ...more.env } });
  await pushing('post.addDevice', former, { token: clinics });
  const device = (await query('post.devices', undefined, { token: clinics })).data[0].id;
  const account = {
    email: 'beto@correo.test',
    password: PASSWORD,
    name: 'Beto',
    phone: '3105551234',
    address: 'Cra 7',
  };
  const profile = { name: 'Ana', phone: '3105551234', address: 'Calle 8' };
  const animal = { name: 'Maní', species: 'hamster', age: 1, weight: 0.1 };
  const visit = { petId: pet.id, date: '2026-11-27T10:00', type: 'checkup' };
  const message = () => ({ id: crypto.randomUUID(), text: 'Hola' });
  const { threadId } = (
    await mutate('messages.send', { petId: pet.id, clinicId: clinic.id, ...message() }, { token: mine })
  ).data;
  const page = { limit: 1 };
  // Cursors of a first page, so that second pages are planned too.
  const after = async (procedure: string, token: string) => {
    const { data } = await query(procedure, page, { token });
    expect([procedure, typeof data.next]).toEqual([procedure, 'string']);
    return { limit: 1, cursor: data.next as string };
  };
  return [
    [query, 'post.state', undefined, undefined],
    [query, 'post.choices', undefined, mine],
    [mutate, 'post.choose', { kind: 'request_answered', wanted: false }, mine],
    [query, 'post.quiet', undefined, mine],
    [query, 'post.ofPet', { petId: pet.id }, mine],
    [mutate, 'post.setQuiet', { startsAt: '22:00', endsAt: '05:00' }, mine],
    [query, 'post.devices', undefined, mine],
    [pushing, 'post.addDevice', told, mine],
    [pushing, 'post.removeDevice', { id: device }, clinics],
    [query, 'post.outbox', undefined, admins],
    [mutate, 'post.retry', { id: await aNotice(world, owner, { state: 'given_up' }) }, admins],
    [query, 'auth.session', undefined, mine],
    [query, 'profile.get', undefined, mine],
    [mutate, 'profile.update', profile, mine],
    [query, 'profile.details', undefined, mine],
    [query, 'profile.sessions', undefined, mine],
    [mutate, 'profile.endSession', { id: other?.id }, mine],
    [mutate, 'profile.endOtherSessions', undefined, mine],
    [mutate, 'profile.endOtherSessionsOnly', undefined, mine],
    [query, 'profile.openLinks', undefined, mine],
    [query, 'profile.acts', undefined, mine],
    [query, 'profile.acts', await after('profile.acts', mine), mine],
    [mutate, 'profile.export', undefined, mine],
    [query, 'pets.list', undefined, mine],
    [query, 'pets.list', await after('pets.list', mine), mine],
    [mutate, 'pets.create', animal, mine],
    ...(await petCalls()),
    ...(await householdCalls()),
    ...(await medicineCalls()),
    ...(await waitCalls()),
    [query, 'appointments.list', undefined, mine],
    [query, 'appointments.list', await after('appointments.list', mine), mine],
    [mutate, 'appointments.create', { ...visit, clinicId: clinic.id }, mine],
    [mutate, 'appointments.create', visit, mine],
    [query, 'clinics.list', undefined, mine],
    [query, 'clinics.slots', { clinicId: clinic.id, date: '2026-11-27' }, mine],
    [query, 'clinic.appointments', undefined, clinics],
    [query, 'clinic.appointments', await after('clinic.appointments', clinics), clinics],
    [query, 'clinic.today', undefined, clinics],
    [query, 'clinic.statistics', undefined, clinics],
    [query, 'clinic.patients', undefined, clinics],
    [query, 'clinic.patients', await after('clinic.patients', clinics), clinics],
    [query, 'messages.contacts', undefined, mine],
    [mutate, 'messages.send', { petId: pet.id, clinicId: clinic.id, ...message() }, mine],
    [mutate, 'clinicMessages.send', { petId: seen.id, ...message() }, clinics],
    [query, 'messages.threads', undefined, mine],
    [query, 'clinicMessages.threads', undefined, clinics],
    [query, 'messages.list', { threadId }, mine],
    [query, 'clinicMessages.list', { threadId }, clinics],
    [mutate, 'messages.markRead', { threadId, until: new Date(NOW).toISOString() }, mine],
    [mutate, 'clinicMessages.markRead', { threadId, until: new Date(NOW).toISOString() }, clinics],
    [query, 'messages.unread', undefined, mine],
    [query, 'clinicMessages.canned', undefined, clinics],
    ...(await clinicCalls()),
    ...(await recordCalls()),
    ...(await careCalls()),
    ...(await fileCalls()),
    [query, 'accounts.list', undefined, admins],
    [query, 'accounts.list', await after('accounts.list', admins), admins],
    [query, 'accounts.list', { q: 'ana' }, admins],
    [query, 'accounts.list', { role: 'user' }, admins],
    [query, 'accounts.list', { state: 'active' }, admins],
    [query, 'accounts.list', { role: 'user', state: 'active', q: 'ana' }, admins],
    ...(['name', 'email', 'newest'] as const).flatMap((sort) =>
      [
        {},
        { role: 'admin' },
        { state: 'inactive' },
        { role: 'user', state: 'inactive' },
        { q: 'ana co' },
        { q: 'rreo' },
        { q: 'an' },
      ].map((filter) => [query, 'accounts.list', { sort, ...filter }, admins] as const),
    ),
    ...[
      {},
      { q: 'ana' },
      { q: 'an' },
      { role: 'admin' },
      { state: 'inactive' },
      { q: 'rreo', state: 'active' },
    ].flatMap((filter) => [
      [query, 'accounts.count', filter, admins] as const,
      [mutate, 'accounts.export', filter, admins] as const,
    ]),
    [mutate, 'accounts.export', await after('accounts.list', admins), admins],
    [query, 'accounts.clinics', { q: 'ana' }, admins],
    [query, 'accounts.get', { id: vet.id }, admins],
    [query, 'accounts.consequences', { id: vet.id }, admins],
    [query, 'accounts.withoutConsent', undefined, admins],
    [query, 'accounts.withoutConsent', await after('accounts.withoutConsent', admins), admins],
    [query, 'accesses.own', undefined, mine],
    [query, 'accesses.own', { ...(await after('accesses.own', mine)), failed: true }, mine],
    [query, 'accesses.list', undefined, admins],
    [query, 'accesses.list', await after('accesses.list', admins), admins],
    [mutate, 'accesses.export', { network: '190.25.3.7' }, admins],
    [query, 'accesses.list', { user: owner.id, from: TODAY }, admins],
    [query, 'accesses.list', { kind: 'login_failed', to: TODAY }, admins],
    [query, 'accesses.list', { network: '190.25.3.7' }, admins],
    [query, 'accounts.acts', undefined, admins],
    [query, 'accounts.acts', await after('accounts.acts', admins), admins],
    [query, 'accounts.acts', { actor: owner.id, from: TODAY }, admins],
    [mutate, 'accounts.exportActs', { actor: owner.id, from: TODAY }, admins],
    [query, 'accounts.acts', { target: owner.id, to: TODAY }, admins],
    [query, 'accounts.acts', { action: 'data.exported' }, admins],
    [
      mutate,
      'accounts.create',
      { email: 'luz@correo.test', password: PASSWORD, name: 'Luz', role: 'business' },
      admins,
    ],
    [mutate, 'accounts.update', { id: third.id, name: 'Sol', role: 'business', clinicId: clinic.id }, admins],
    [mutate, 'accounts.update', { id: third.id, email: 'sol@correo.test', password: PASSWORD }, admins],
    // Its e-mail is read beside the session.
    [mutate, 'accounts.update', { id: third.id, password: PASSWORD }, admins],
    [mutate, 'accounts.issueLink', { id: third.id }, admins],
    [mutate, 'accounts.endSession', { id: fourth.id, sessionId: theirs }, admins],
    [mutate, 'accounts.revokeSessions', { id: third.id }, admins],
    [mutate, 'accounts.leaveClinic', { id: third.id }, admins],
    [mutate, 'accounts.setActive', { id: third.id, active: false }, admins],
    [mutate, 'accounts.deactivate', { ids: [third.id, fourth.id], reason: 'Cuentas de prueba' }, admins],
    [mutate, 'accounts.remove', { id: fourth.id }, admins],
    [query, 'settings.get', undefined, admins],
    [query, 'settings.service', undefined, admins],
    [query, 'settings.sessionLives', undefined, admins],
    [mutate, 'settings.setSessionLives', SESSION_LIVES, admins],
    [mutate, 'settings.setBanner', { banner: { text: 'Mantenimiento', tone: 'info', until: null } }, admins],
    [mutate, 'settings.setBanner', { banner: null }, admins],
    [mutate, 'settings.setRegistration', { registration: 'open' }, admins],
    [mutate, 'settings.setDefaultClinic', { clinicId: clinic.id }, admins],
    [mutate, 'settings.setDefaultClinic', { clinicId: null }, admins],
    [mutate, 'accounts.toggle', { id: vet.id }, admins],
    [query, 'requests.mine', undefined, mine],
    [query, 'requests.mine', await after('requests.mine', mine), mine],
    [mutate, 'requests.file', { kind: 'consulta', text: '¿Qué tienen de mí?' }, mine],
    [query, 'requests.inbox', undefined, admins],
    [query, 'requests.inbox', await after('requests.inbox', admins), admins],
    [query, 'requests.inbox', { state: 'answered' }, admins],
    [query, 'requests.pending', undefined, admins],
    [mutate, 'requests.extend', { id: asked.id, dueOn: asked.dueOn, reason: 'Falta un dato' }, admins],
    [mutate, 'requests.answer', { id: asked.id, answer: 'Los de tu perfil' }, admins],
    [mutate, 'auth.register', account, undefined],
    [mutate, 'auth.login', { email: owner.email, password: PASSWORD }, undefined],
    [mutate, 'auth.acceptPolicy', { version: POLICY_VERSION }, mine],
    [mutate, 'auth.checkLink', { token: link }, undefined],
    [mutate, 'auth.logout', undefined, mine],
    [mutate, 'auth.setPassword', { token: link, password: 'paraguas-verde' }, undefined],
    ...(await mailCalls()),
    ...(await factorCalls()),
    [query, 'profile.consequences', undefined, again],
    [mutate, 'auth.stepUp', { password: PASSWORD }, again],
    [mutate, 'auth.changePassword', { current: PASSWORD, password: 'balcon-amarillo' }, again],
    [mutate, 'profile.erase', { password: PASSWORD }, leaving],
  ] as const;
};
