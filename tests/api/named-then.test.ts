import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ACTOR_NAMES_DAYS } from '../../src/shared/limits.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { purge } from '../../worker/auth/purge.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { actorNames, securityEvents } from '../../worker/db/schema/settings.ts';
import { anAppointment, anEntry, aSession, aUser } from '../support/builders.ts';
import { aColleague, aPractice } from '../support/clinic.ts';
import { mutate, NOW, query, signedIn, world } from '../support/world.ts';

const rename = (id: string, name: string, email: string) =>
  world.db.update(users).set({ name, email }).where(eq(users.id, id));
const erase = async (id: string) => {
  const { token } = await signedIn('toor');
  expect((await mutate('accounts.remove', { id, reason: 'Se fue' }, { token })).status).toBe(200);
};

/** A clinic whose records a login from the administration has just read. */
const aReading = async () => {
  const practice = await aPractice();
  const { clinic, theirs } = practice;
  const { user, token } = await aColleague(clinic);
  await rename(user.id, 'Ada por fuera', 'ada@fuera.test');
  await anEntry(world, user, clinic, { opensAt: NOW - 1 });
  expect((await query('clinic.patients', undefined, { token })).status).toBe(200);
  const readers = async () =>
    (await query('accesses.ofClinic', {}, { token: theirs })).data.rows.map(
      ({ reader, readerRole, readerEmail }: Record<string, unknown>) => [reader, readerRole, readerEmail],
    );
  return { ...practice, user, token, readers };
};

describe('whoever does something in a clinic or to others stands with the name of then', () => {
  test('who read its records, after another name and after the account is gone; what else they did is nobody’s then', async () => {
    const { user, token, readers } = await aReading();
    await mutate('auth.logout', undefined, { token });
    const then = [['Ada por fuera', 'business', 'ada@fuera.test']];
    await rename(user.id, 'Otra Persona', 'otra@correo.test');
    expect(await readers()).toEqual(then);
    await erase(user.id);
    expect(await readers()).toEqual(then);
    const left = await world.db.select().from(securityEvents);
    const [logout, read] = ['logout', 'records_read'].map((kind) => left.find((row) => row.kind === kind));
    expect([logout?.name, logout?.email, read?.name]).toEqual([null, null, 'Ada por fuera']);
    // One pseudonym for both would say whose the others were.
    expect(new Set([logout?.userId, read?.userId, user.id]).size).toBe(3);
  });

  test('who wrote in a visit’s history', async () => {
    const { clinic, pet, theirs } = await aPractice();
    const visit = await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T15:00', status: 'pending' });
    const { user, token } = await aColleague(clinic);
    await rename(user.id, 'Ada Ruiz', 'ada@clinica.test');
    expect(
      (await mutate('visits.setStatus', { id: visit.id, version: visit.version, act: 'confirm' }, { token })).status,
    ).toBe(200);
    await rename(user.id, 'Otra Persona', 'otra@correo.test');
    const names = async () =>
      (await query('visits.get', { id: visit.id }, { token: theirs })).data.events.map(
        (event: { actorName: string | null }) => event.actorName,
      );
    expect(await names()).toContain('Ada Ruiz');
    await erase(user.id);
    expect(await names()).toContain('Ada Ruiz');
  });

  test('who asked for an entry, and gave it', async () => {
    const { theirs, clinic, pet } = await aPractice();
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-25T15:00' });
    const { user } = await aColleague(clinic);
    const { user: admin, token } = await signedIn('admin', { name: 'Ada Ruiz', email: 'ada@servicio.test' });
    expect((await mutate('accounts.update', { id: user.id, password: 'balcon-amarillo-31' }, { token })).status).toBe(
      200,
    );
    const asked = async () => {
      const { data } = await query('entries.list', undefined, { token: theirs });
      return data.rows.map((row: Record<string, unknown>) => [row.askedBy, row.askedByRole, row.askedByEmail]);
    };
    const then = [['Ada Ruiz', 'admin', 'ada@servicio.test']];
    expect(await asked()).toEqual(then);
    await rename(admin.id, 'Otra Persona', 'otra@correo.test');
    expect(await asked()).toEqual(then);
    await erase(admin.id);
    expect(await asked()).toEqual(then);
  });

  test('in the log of acts and of accesses, for two years; an owner is called as they are, and not at all once they are gone', async () => {
    const owner = await aUser(world, { name: 'Ana Gómez', email: 'ana@correo.test' });
    const { user: admin, token } = await signedIn('admin', { name: 'Ada Ruiz', email: 'ada@servicio.test' });
    await mutate('accounts.setActive', { id: owner.id, active: false }, { token });
    await mutate('accounts.setActive', { id: owner.id, active: true }, { token });
    await mutate('auth.logout', undefined, { token });
    await mutate('auth.logout', undefined, { token: await aSession(world, owner) });
    await rename(admin.id, 'Otra Persona', 'otra@correo.test');
    await rename(owner.id, 'Ana María', 'ana.maria@correo.test');
    const { token: toor } = await signedIn('toor');
    const actors = async () =>
      (
        await query('accounts.acts', { target: owner.id, action: 'account.deactivated' }, { token: toor })
      ).data.rows.map(({ actor }: { actor: object }) => actor);
    const whose = async () =>
      (await query('accesses.list', { kind: 'logout' }, { token: toor })).data.rows
        .map(({ user }: { user: { name: string | null; email: string | null } }) => [user.name, user.email])
        .toSorted();
    const then = { id: admin.id, name: 'Ada Ruiz', role: 'admin', email: 'ada@servicio.test', stands: true };
    expect(await actors()).toEqual([then]);
    expect(await whose()).toEqual([
      ['Ada Ruiz', 'ada@servicio.test'],
      ['Ana María', 'ana.maria@correo.test'],
    ]);
    await erase(admin.id);
    await erase(owner.id);
    expect(await actors()).toEqual([{ ...then, stands: false }]);
    expect(await whose()).toEqual([
      [null, null],
      [null, null],
    ]);
    vi.setSystemTime(NOW + (ACTOR_NAMES_DAYS + 1) * DAY_MS);
    await purge(world.db, NOW + (ACTOR_NAMES_DAYS + 1) * DAY_MS);
    expect(await world.db.select().from(actorNames)).toEqual([]);
  });
});
