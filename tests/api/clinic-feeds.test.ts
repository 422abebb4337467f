import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { NEVER } from '../../worker/auth/clinic-entry.ts';
import { users } from '../../worker/db/schema/accounts.ts';
import { clinicMembers } from '../../worker/db/schema/clinics.ts';
import { clinicFeeds } from '../../worker/db/schema/waits.ts';
import { aMember, anAppointment, anEntry, aPet, aSession, aUser, someAgendas } from '../support/builders.ts';
import { anotherClinic, aPractice } from '../support/clinic.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const PASSWORD = 'sombrilla-roja';
const at = (time: string) => `2026-11-26T${time}`;

/** A clinic of two agendas with a visit in each, and a vet of its team who follows the first one. */
const aFollower = async () => {
  const practice = await aPractice();
  const { clinic, pet, owner } = practice;
  await someAgendas(world, clinic, [0, 1]);
  const notes = 'Vomita desde ayer';
  await anAppointment(world, { pet, clinic, startsAt: at('09:00'), seat: 0, status: 'confirmed', notes });
  const luna = await aPet(world, owner, { name: 'Luna' });
  await anAppointment(world, { pet: luna, clinic, startsAt: at('10:00'), seat: 1 });
  const rex = await aPet(world, await aUser(world), { name: 'Rex' });
  await anAppointment(world, { pet: rex, clinic: (await anotherClinic()).clinic, startsAt: at('09:00') });
  const user = await aUser(world, { role: 'business', password: PASSWORD });
  await aMember(world, user, clinic, 'veterinario');
  const vet = { user, token: await aSession(world, user) };
  const made = await mutate('clinicCalendar.create', { agenda: 0 }, { token: vet.token });
  const path: string = made.data.path;
  const titles = async () => {
    const { status, text } = await send('GET', path);
    return status === 200 ? [...text.matchAll(/SUMMARY:(.*)\r/g)].map(([, title]) => title?.split(' · ')[0]) : status;
  };
  return { ...practice, vetAccount: vet.user, token: vet.token, path, titles };
};

test('a feed shows the visits of its agenda, or of the clinic, by animal and type alone', async () => {
  const { titles, path, owner, token } = await aFollower();
  expect(await titles()).toEqual(['Control de Nube']);
  const { text, headers } = await send('GET', path);
  expect(headers.get('content-type')).toContain('text/calendar');
  expect(text).toContain('/dashboard/business/agenda');
  for (const word of [owner.name, owner.phone ?? 'x', 'Vomita', 'VALARM']) expect(text).not.toContain(word);
  const [row] = await world.db.select().from(clinicFeeds);
  expect([row?.lastReadAt, path.includes(row?.tokenHash ?? '')]).toEqual([NOW, false]);
  const whole = await mutate('clinicCalendar.create', { agenda: null }, { token });
  expect((await send('GET', whole.data.path)).text).toMatch(/Control de Nube[\s\S]*Control de Luna/);
});

test('it is listed for who made it and ends with a press; five at a time, of agendas that there are', async () => {
  const { titles, token, theirs } = await aFollower();
  const list = async (of = token) => (await query('clinicCalendar.list', undefined, { token: of })).data;
  const [feed] = await list();
  expect(feed).toMatchObject({ agendaName: 'Agenda 0', createdAt: NOW, lastReadAt: null });
  expect(await list(theirs)).toEqual([]);
  const create = (agenda: number | null) => mutate('clinicCalendar.create', { agenda }, { token });
  expect((await create(7)).key).toBe('agenda_gone');
  for (const _ of [2, 3, 4, 5]) expect((await create(null)).key).toBeNull();
  expect((await create(null)).key).toBe('feeds_full');
  const other = await mutate('clinicCalendar.revoke', { id: feed.id }, { token: theirs });
  expect(other.key).toBe('feed_not_found');
  expect(await titles()).toHaveLength(1);
  await mutate('clinicCalendar.revoke', { id: feed.id }, { token });
  expect(await titles()).toBe(404);
});

type Follower = Awaited<ReturnType<typeof aFollower>>;
test.each([
  [
    'a titular takes them out',
    async ({ vetAccount, theirs }: Follower) => {
      const out = await mutate('clinicSettings.removeMember', { userId: vetAccount.id }, { token: theirs });
      expect(out.key).toBeNull();
      expect(await world.db.select().from(clinicFeeds)).toEqual([]);
    },
  ],
  [
    'they come back elsewhere',
    ({ vetAccount }: Follower) => world.db.delete(clinicMembers).where(eq(clinicMembers.userId, vetAccount.id)),
  ],
  [
    'their password changes',
    async ({ token }: Follower) => {
      const change = { current: PASSWORD, password: 'paraguas-verde-9', keepFeed: true };
      expect((await mutate('auth.changePassword', change, { token })).key).toBeNull();
    },
  ],
  [
    'the account is turned off',
    ({ vetAccount }: Follower) => world.db.update(users).set({ isActive: false }).where(eq(users.id, vetAccount.id)),
  ],
  [
    'a titular does not let them in',
    ({ vetAccount, clinic }: Follower) => anEntry(world, vetAccount, clinic, { decision: 'refused', opensAt: NEVER }),
  ],
])('it ends where %s', async (_, happens) => {
  const follower = await aFollower();
  expect(await follower.titles()).toHaveLength(1);
  await happens(follower);
  expect(await follower.titles()).toBe(404);
});
