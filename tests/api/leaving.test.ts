// Longer than 200 lines: what stays and what goes, table by table.
import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { sha256 } from '../../worker/auth/hash.ts';
import { consents, sessions, users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers, clinics } from '../../worker/db/schema/clinics.ts';
import { messages, threads } from '../../worker/db/schema/messages.ts';
import { clinicPatients, petGrants } from '../../worker/db/schema/patients.ts';
import { carneShares, pets, petWeights } from '../../worker/db/schema/pets.ts';
import { records } from '../../worker/db/schema/records.ts';
import { auditLog, settings } from '../../worker/db/schema/settings.ts';
import { appointmentEvents, appointments } from '../../worker/db/schema/visits.ts';
import worker from '../../worker/index.ts';
import {
  aClinic,
  aMember,
  anAppointment,
  aPet,
  aRecord,
  aSession,
  aSetting,
  aThread,
  aUser,
} from '../support/builders.ts';
import { bindings, mutate, NOW, query, send, signedIn, world } from '../support/world.ts';

const DAY = 24 * 60 * 60 * 1000;

const remove = (token: string, id: string, has: object = {}) => mutate('accounts.remove', { id, ...has }, { token });
const acts = async () =>
  (await world.db.select().from(auditLog)).map(({ actorId, action, targetId }) => [actorId, action, targetId]);
const theAccount = async (id: string) => (await world.db.select().from(users).where(eq(users.id, id)))[0];

/** An owner with an animal of every sort: seen by a clinic, only booked, only talked about, and unknown to all. */
const anOwnerKnownToAClinic = async () => {
  const clinic = await aClinic(world, { capacity: 9 });
  const owner = await aUser(world, { name: 'Ana Gómez', email: 'ana@correo.test', phone: '3001112233' });
  const details = { notes: 'Timbre 301', microchip: '123456789012345', allergies: 'Pollo', permitUntil: '2027-01-01' };
  const seen = await aPet(world, owner, { name: 'Vista', ...details });
  const booked = await aPet(world, owner, { name: 'Pedida', ...details });
  const talked = await aPet(world, owner, { name: 'Hablada', ...details });
  const unknown = await aPet(world, owner, { name: 'Sola', ...details });
  const past = await anAppointment(world, {
    pet: seen,
    clinic,
    startsAt: '2026-11-20T10:00',
    status: 'completed',
    chargeCop: 80_000,
  });
  await aRecord(world, seen, clinic);
  await aRecord(world, seen, null, { title: 'Lo que vi en casa' });
  await aRecord(world, unknown, null);
  const coming = await anAppointment(world, {
    pet: seen,
    clinic,
    startsAt: '2026-11-27T10:00',
    status: 'confirmed',
    notes: 'Llamar a Luis',
  });
  await anAppointment(world, { pet: booked, clinic, startsAt: '2026-11-27T11:00' });
  await aThread(world, talked, clinic, '¿Atienden hoy?');
  await world.db.insert(petGrants).values({ petId: seen.id, clinicId: clinic.id, grantedBy: owner.id, grantedAt: NOW });
  for (const pet of [seen, unknown]) {
    await world.db.insert(carneShares).values({
      id: `c${pet.name}`,
      tokenHash: `h${pet.name}`,
      petId: pet.id,
      createdAt: NOW,
      expiresAt: NOW + DAY,
    });
  }
  await world.db.insert(consents).values({
    id: 'proof',
    userId: owner.id,
    subject: await sha256(owner.email),
    version: 'v',
    via: 'register',
    acceptedAt: NOW,
  });
  return { clinic, owner, seen, booked, talked, unknown, past, coming };
};

describe('deleting an account', () => {
  test('does with each thing what the policy says', async () => {
    const { user: toor, token } = await signedIn('toor');
    const { clinic, owner, seen, booked, talked, past, coming } = await anOwnerKnownToAClinic();
    const session = await aSession(world, owner);
    expect((await send('DELETE', `/admin/users/${owner.id}`, { token })).status).toBe(204);

    expect(await theAccount(owner.id)).toBeUndefined();
    expect((await query('auth.session', undefined, { token: session })).status).toBe(401);
    expect(await acts()).toEqual([[toor.id, 'account.deleted', owner.id]]);

    const left = await world.db.select().from(pets);
    expect(left.map(({ name }) => name).sort()).toEqual(['Hablada', 'Pedida', 'Vista']);
    for (const pet of left) expect(pet).toMatchObject({ ownerId: null, notes: null, permitUntil: null });
    // What a clinic treated keeps what treating needs; the others lose it, and wait for the end of what holds them.
    expect(left.find(({ id }) => id === seen.id)).toMatchObject({ allergies: 'Pollo', archivedAt: null });
    for (const { id } of [booked, talked])
      expect(left.find((pet) => pet.id === id)).toMatchObject({ allergies: null, microchip: null, archivedAt: NOW });

    const visits = await world.db.select().from(appointments);
    expect(visits.every(({ ownerId }) => ownerId === null)).toBe(true);
    expect(visits.find(({ id }) => id === past.id)).toMatchObject({ status: 'completed', chargeCop: 80_000 });
    expect(visits.find(({ id }) => id === coming.id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
      cancelReason: 'La cuenta del dueño se eliminó.',
      notes: null,
      version: 2,
    });
    const events = await world.db.select().from(appointmentEvents);
    expect(events.map(({ status, actorId, at }) => [status, actorId, at])).toEqual([
      ['cancelled', null, NOW],
      ['cancelled', null, NOW],
    ]);
    expect(await world.db.select().from(clinicPatients)).toMatchObject([
      { clinicId: clinic.id, petId: seen.id, lastSeenOn: '2026-11-25', lastVisitOn: '2026-11-25' },
    ]);
    expect((await world.db.select().from(records)).map(({ clinicId }) => clinicId)).toEqual([clinic.id]);
    expect(await world.db.select().from(carneShares)).toEqual([]);
    expect(await world.db.select().from(petGrants)).toEqual([]);
    expect(await world.db.select().from(threads)).toMatchObject([{ ownerId: null, eraseAt: NOW + 365 * DAY }]);
    expect(await world.db.select().from(messages)).toMatchObject([{ authorId: null, text: '¿Atienden hoy?' }]);
    expect(await world.db.select().from(consents)).toMatchObject([
      { userId: null, subject: await sha256(owner.email) },
    ]);
    // Nothing names the person any more.
    const tables = [users, pets, appointments, appointmentEvents, records, threads, messages, consents, auditLog];
    const everything = JSON.stringify(await Promise.all(tables.map((table) => world.db.select().from(table))));
    expect(everything).not.toMatch(/Ana Gómez|ana@correo|3001112233|Timbre 301|Llamar a Luis/);
  });

  test('what a cancelled visit or a conversation held goes when they are over', async () => {
    const { token } = await signedIn('toor');
    const { owner, seen } = await anOwnerKnownToAClinic();
    await remove(token, owner.id);
    const names = async () => (await world.db.select().from(pets)).map(({ name }) => name).sort();
    const night = (at: number) => {
      vi.setSystemTime(at);
      return worker.scheduled(createScheduledController(), bindings);
    };
    await night(NOW + DAY);
    expect(await names()).toEqual(['Hablada', 'Pedida', 'Vista']);
    await night(NOW + 3 * DAY);
    expect(await names()).toEqual(['Hablada', 'Vista']);
    await night(NOW + 364 * DAY);
    expect(await world.db.select().from(messages)).toHaveLength(1);
    await night(NOW + 365 * DAY);
    expect(await names()).toEqual(['Vista']);
    expect(await world.db.select().from(messages)).toEqual([]);
    expect(await world.db.select().from(petWeights)).toMatchObject([{ petId: seen.id }]);
    // What the clinic wrote stays, however late.
    await night(NOW + 3000 * DAY);
    expect(await world.db.select().from(records)).toHaveLength(1);
  });

  test.each([
    ['oneself', 'toor', 'self', 'self_forbidden'],
    ['an admin, as admin', 'admin', 'admin', 'forbidden'],
    ['a toor, as admin', 'admin', 'toor', 'forbidden'],
    ['nobody', 'toor', 'nobody', 'user_not_found'],
  ] as const)('is refused: %s', async (_, role, target, key) => {
    const { user, token } = await signedIn(role);
    if (target === 'self') await aUser(world, { role: 'toor' });
    const id = target === 'self' ? user.id : target === 'nobody' ? 'nadie' : (await aUser(world, { role: target })).id;
    const before = await world.db.select().from(users);
    expect((await remove(token, id)).key).toBe(key);
    expect(await world.db.select().from(users)).toEqual(before);
    expect(await acts()).toEqual([]);
  });

  test('leaves the reason in the log', async () => {
    const { token } = await signedIn('admin');
    const user = await aUser(world);
    await remove(token, user.id, { reason: 'Lo pidió por escrito' });
    expect(await world.db.select().from(auditLog)).toMatchObject([{ reason: 'Lo pidió por escrito' }]);
  });
});

describe('a clinic whose people leave', () => {
  const aStaffedClinic = async (...roles: ('titular' | 'veterinario')[]) => {
    const clinic = await aClinic(world, { name: 'Los Sauces', capacity: 2 });
    const staff = [];
    for (const [index, role] of roles.entries()) {
      const vet = await aUser(world, { role: 'business' });
      await aMember({ ...world, now: NOW + index }, vet, clinic, role);
      staff.push(vet);
    }
    return { clinic, staff };
  };
  const theClinic = async () => (await world.db.select().from(clinics))[0];

  test('is handed over by its only titular to the longest serving of the others', async () => {
    const { token } = await signedIn('toor');
    const { staff } = await aStaffedClinic('titular', 'veterinario', 'veterinario');
    expect((await remove(token, staff[0]?.id ?? '')).status).toBe(200);
    const members = await world.db.select().from(clinicMembers);
    expect(members.map(({ userId, memberRole }) => [userId, memberRole])).toEqual([
      [staff[1]?.id, 'titular'],
      [staff[2]?.id, 'equipo'],
    ]);
    expect((await acts()).map(([, action]) => action)).toEqual(['account.deleted', 'member.made_titular']);
    expect(await theClinic()).toMatchObject({ closedAt: null, isBookable: true });
  });

  test('closes with its last member, only if that is said, with a reason for those who have visits', async () => {
    const { user: toor, token } = await signedIn('toor');
    const { clinic, staff } = await aStaffedClinic('titular');
    const [vet = { id: '' }] = staff;
    const owner = await aUser(world);
    const pet = await aPet(world, owner);
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-20T10:00', status: 'completed' });
    const coming = await anAppointment(world, { pet, clinic, startsAt: '2026-11-27T10:00', notes: 'Cojea' });
    await aSetting(world, 'default_clinic', clinic.id);
    expect((await send('DELETE', `/admin/users/${vet.id}`, { token })).body.code).toBe('last_member');
    const { data } = await query('accounts.consequences', { id: vet.id }, { token });
    expect(data.clinic).toEqual({
      id: clinic.id,
      name: 'Los Sauces',
      isLastActive: true,
      isLastMember: true,
      hasFiles: true,
      comingVisits: 1,
    });

    expect((await remove(token, vet.id, { closing: 'La clínica cerró sus puertas.' })).status).toBe(200);
    expect(await theClinic()).toMatchObject({ closedAt: NOW, isBookable: false });
    const visits = await world.db.select().from(appointments);
    expect(visits.find(({ id }) => id === coming.id)).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
      cancelReason: 'La clínica cerró sus puertas.',
      notes: 'Cojea',
      ownerId: owner.id,
    });
    expect(await world.db.select().from(appointmentEvents)).toMatchObject([
      { appointmentId: coming.id, status: 'cancelled', reason: 'La clínica cerró sus puertas.' },
    ]);
    expect(await world.db.select().from(clinicPatients)).toMatchObject([{ lastSeenOn: '2026-11-20' }]);
    expect(await world.db.select().from(settings)).toEqual([]);
    expect(await acts()).toEqual([
      [toor.id, 'account.deleted', vet.id],
      [toor.id, 'clinic.closed', clinic.id],
    ]);
  });

  test('closes quietly with its last member when it never had a patient', async () => {
    const { token } = await signedIn('admin');
    const { staff } = await aStaffedClinic('titular');
    expect((await remove(token, staff[0]?.id ?? '')).status).toBe(200);
    expect(await theClinic()).toMatchObject({ closedAt: NOW, isBookable: false });
  });

  test('lets a member go who stays an account, and may then be something else', async () => {
    const { token } = await signedIn('admin');
    const { staff } = await aStaffedClinic('titular', 'veterinario');
    const [, vet = { id: '' }] = staff;
    const session = await aSession(world, { id: vet.id, role: 'business' });
    const become = () => mutate('accounts.update', { id: vet.id, role: 'user' }, { token });
    expect((await become()).key).toBe('is_member');
    const leave = () => mutate('accounts.leaveClinic', { id: vet.id }, { token });
    expect((await leave()).status).toBe(200);
    expect((await leave()).key).toBe('not_member');
    expect((await query('auth.session', undefined, { token: session })).status).toBe(401);
    expect((await become()).data.role).toBe('user');
    expect((await acts()).map(([, action]) => action)).toEqual(['member.removed', 'account.role_changed']);
  });

  test('two last members who are removed at once: the clinic closes with the second, or that one stays', async () => {
    const { token } = await signedIn('toor');
    const { clinic, staff } = await aStaffedClinic('titular', 'titular');
    await anAppointment(world, {
      pet: await aPet(world, await aUser(world)),
      clinic,
      startsAt: '2026-11-20T10:00',
      status: 'completed',
    });
    const answers = await Promise.all(staff.map(({ id }) => remove(token, id)));
    expect(answers.map(({ key }) => key).sort()).toEqual(['last_member', null]);
    expect(await world.db.select().from(clinicMembers)).toHaveLength(1);
  });
});

describe('what would happen', () => {
  test('is told before', async () => {
    const { token } = await signedIn('admin');
    const { owner } = await anOwnerKnownToAClinic();
    await aSession(world, owner);
    const { data } = await query('accounts.consequences', { id: owner.id }, { token });
    expect(data).toEqual({
      user: expect.objectContaining({ id: owner.id, name: 'Ana Gómez' }),
      sessions: 1,
      pets: 3,
      petsKept: 1,
      comingVisits: 2,
      pastVisits: 1,
      threads: 1,
      openRequests: 0,
      clinic: null,
    });
    expect(await world.db.select().from(sessions)).toHaveLength(2);
    expect((await query('accounts.consequences', { id: 'nadie' }, { token })).key).toBe('user_not_found');
  });
});
