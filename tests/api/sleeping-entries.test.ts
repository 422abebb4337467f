import { createScheduledController } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { ENTRY_ALONE_HOURS, ENTRY_HOURS } from '../../src/shared/limits.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicEntries } from '../../worker/db/schema/clinics.ts';
import { outbox } from '../../worker/db/schema/post.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import worker from '../../worker/index.ts';
import { aClinic, aMember, anAppointment, anEntry, aPasswordLink, aPet, aSession, aUser } from '../support/builders.ts';
import { aColleague } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { bindings, mutate, NOW, query, signedIn, world } from '../support/world.ts';

const HOUR = 60 * 60 * 1000;
const GIVEN = 'balcon-amarillo-31';

const entryOf = async (id: string) =>
  (await world.db.select().from(clinicEntries).where(eq(clinicEntries.userId, id)))[0];
const minute = () =>
  worker.scheduled?.(createScheduledController({ scheduledTime: Date.now(), cron: '* * * * *' }), {
    ...bindings,
    ...aMailbox().env,
  });
const told = async () =>
  (await world.db.select().from(outbox).where(eq(outbox.kind, 'entry_asked'))).map(({ userId }) => userId);
const asked = async () => (await world.db.select().from(auditLog).where(eq(auditLog.action, 'entry.asked'))).length;
const today = async (id: string) =>
  (await query('clinic.today', undefined, { token: await aSession(world, { id, role: 'business' }) })).key;
const own = (id: string) =>
  world.db.update(users).set({ passwordSetBy: null, heldUntil: null }).where(eq(users.id, id));

/** A clinic that holds nothing, whose titular is turned off, and somebody whom an administrator put there. */
const anEmptyClinic = async ({ isActive = false } = {}) => {
  const clinic = await aClinic(world);
  const titular = await aUser(world, { role: 'business', isActive });
  await aMember(world, titular, clinic);
  const { user: admin, token } = await signedIn('admin');
  const member = await aUser(world, { role: 'business' });
  return { clinic, titular, admin, token, member };
};
const putIn = async (clinicId: string, token: string) => {
  const input = { email: 'nueva@correo.test', password: GIVEN, name: 'Nueva', role: 'business', clinicId };
  const { id } = (await mutate('accounts.create', input, { token })).data as { id: string };
  await own(id);
  return id;
};

describe('who was put into an empty clinic where nobody could be asked', () => {
  test('waits once something comes: a week, told in the next minute to the titular', async () => {
    const { clinic, titular, token } = await anEmptyClinic();
    const id = await putIn(clinic.id, token);
    expect([await today(id), await asked()]).toEqual([null, 0]);
    const pet = await aPet(world, await aUser(world));
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-26T10:00' });
    expect(await today(id)).toBe('clinic_closed_to_link');
    expect(await entryOf(id)).toMatchObject({ askedAt: NOW, opensAt: NOW + ENTRY_ALONE_HOURS * HOUR });
    expect(await told()).toEqual([]);
    await minute();
    await minute();
    expect([await told(), await asked()]).toEqual([[titular.id], 1]);
    vi.setSystemTime(NOW + (ENTRY_ALONE_HOURS - 1) * HOUR);
    expect(await today(id)).toBe('clinic_closed_to_link');
  });

  test('waits for the titular who is turned on again, who may say yes', async () => {
    const { clinic, titular, token } = await anEmptyClinic();
    const id = await putIn(clinic.id, token);
    expect((await mutate('accounts.setActive', { id: titular.id, active: true }, { token })).status).toBe(200);
    expect(await today(id)).toBe('clinic_closed_to_link');
    expect((await entryOf(id))?.opensAt).toBe(NOW + ENTRY_HOURS * HOUR);
    await minute();
    expect(await told()).toEqual([titular.id]);
    const yes = { userId: id, agrees: true, refused: false };
    expect((await mutate('entries.decide', yes, { token: await aSession(world, titular) })).status).toBe(200);
    const pet = await aPet(world, await aUser(world));
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-26T10:00' });
    expect(await today(id)).toBe(null);
  });

  test('by a password or a link too, though they were there before; a titular who sets the clinic up does not', async () => {
    for (const how of ['password', 'link'] as const) {
      const { clinic, admin, token, member, titular } = await anEmptyClinic();
      await aMember(world, member, clinic, 'veterinario');
      for (const { id } of [member, titular]) {
        await world.db.update(users).set({ isActive: true }).where(eq(users.id, id));
        if (how === 'password') await mutate('accounts.update', { id, password: GIVEN }, { token });
        else {
          const link = await aPasswordLink(world, { id }, { createdBy: admin.id });
          expect((await mutate('auth.setPassword', { token: link, password: GIVEN })).status).toBe(200);
        }
        await own(id);
        if (id === member.id) await world.db.update(users).set({ isActive: false }).where(eq(users.id, titular.id));
      }
      expect([how, await entryOf(titular.id)]).toEqual([how, undefined]);
      expect(await entryOf(member.id)).toMatchObject({ cause: how });
      const pet = await aPet(world, await aUser(world));
      await anAppointment(world, { pet, clinic, startsAt: '2026-11-26T10:00' });
      expect(await today(member.id)).toBe('clinic_closed_to_link');
    }
  });
});

describe('silence', () => {
  /** Somebody who waits for a clinic with one titular; a day and more pass, minute by minute as far as it counts. */
  const aDayLater = async (seen: { token: boolean; daysAgo?: number }) => {
    const { clinic, titular } = await anEmptyClinic({ isActive: true });
    const { user } = await aColleague(clinic);
    await anEntry(world, user, clinic);
    if (seen.token) await aSession(world, titular, { openedAt: NOW - (seen.daysAgo ?? 0) * 24 * HOUR });
    for (const hours of [12, 23, 24.5, 47]) {
      vi.setSystemTime(NOW + hours * HOUR);
      await minute();
    }
    vi.setSystemTime(NOW + 48 * HOUR);
    return { user, titular, now: await entryOf(user.id) };
  };

  test('of a titular who is there opens nothing, however long; their yes does', async () => {
    const { user, titular, now } = await aDayLater({ token: true });
    expect(now?.opensAt).toBe(NOW + (47 + ENTRY_HOURS) * HOUR);
    const later = { ...world, now: NOW + 48 * HOUR };
    const theirs = await aSession(later, user);
    expect((await query('clinic.today', undefined, { token: theirs })).key).toBe('clinic_closed_to_link');
    const yes = { userId: user.id, agrees: true, refused: false };
    expect((await mutate('entries.decide', yes, { token: await aSession(later, titular) })).status).toBe(200);
    expect((await query('clinic.today', undefined, { token: theirs })).status).toBe(200);
  });

  test('of one who has not been there for a week opens after the day', async () => {
    for (const seen of [{ token: false }, { token: true, daysAgo: 8 }]) {
      const { now } = await aDayLater(seen);
      expect([seen, now?.opensAt]).toEqual([seen, NOW + ENTRY_HOURS * HOUR]);
      vi.setSystemTime(NOW);
    }
  });
});

test('of an empty clinic its titular is asked of a password too', async () => {
  const { clinic, titular, token, member } = await anEmptyClinic({ isActive: true });
  await aMember(world, member, clinic, 'veterinario');
  await mutate('accounts.update', { id: member.id, password: GIVEN }, { token, env: aMailbox().env });
  expect(await entryOf(member.id)).toMatchObject({ cause: 'password', opensAt: NOW + ENTRY_HOURS * HOUR });
  expect(await told()).toEqual([titular.id]);
});
