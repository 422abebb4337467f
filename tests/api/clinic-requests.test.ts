// Longer than 200 lines: a clinic's acts on what an account asks, and what that account then may.
import { describe, expect, test, vi } from 'vitest';
import { clinicRequestsOutput } from '../../src/shared/schemas/clinic-request.ts';
import { instantOf } from '../../src/shared/time.ts';
import { clinicClosures } from '../../worker/db/schema/clinics.ts';
import { auditLog } from '../../worker/db/schema/settings.ts';
import { appointments } from '../../worker/db/schema/visits.ts';
import { aClinic, aMember, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { aMailbox } from '../support/mail.ts';
import { mutate, NOW, query, send, world } from '../support/world.ts';

const DAY = '2026-11-30';
const DAY_MS = 24 * 60 * 60 * 1000;

/** An owner with three requests at a clinic, and something past there and elsewhere. */
const aRun = async () => {
  const practice = await aPractice({ capacity: 3 });
  const { clinic, owner, pet } = practice;
  const requests = [];
  for (const [n, time] of ['10:00', '11:00', '12:00'].entries())
    requests.push(
      await anAppointment(world, { pet, clinic, startsAt: `${DAY}T${time}`, lapsesAt: NOW + (3 - n) * 60_000 }),
    );
  const past = { pet, clinic, status: 'cancelled', cancelledBy: 'owner' } as const;
  await anAppointment(world, { ...past, startsAt: '2026-11-10T10:00' });
  await anAppointment(world, { ...past, startsAt: '2026-11-11T10:00', cancelledBy: 'clinic' });
  await anAppointment(world, { ...past, startsAt: '2026-11-12T10:00', status: 'no_show' });
  await anAppointment(world, {
    ...past,
    clinic: await aClinic(world),
    startsAt: '2026-11-13T10:00',
    status: 'no_show',
  });
  return { ...practice, owner, requests, ids: requests.map(({ id }) => id) };
};
/** Another practice, opened at `now` (ms UTC): its people are others. */
const another = async (now = NOW) => {
  const clinic = await aClinic(world);
  const [vet, owner] = [await aUser(world, { role: 'business' }), await aUser(world)];
  await aMember(world, vet, clinic);
  return { clinic, vet, owner, pet: await aPet(world, owner), theirs: await aSession({ ...world, now }, vet) };
};
const list = async ({ theirs }: { theirs: string }) =>
  (await query('clinicRequests.list', undefined, { token: theirs })).data;
const REASON = 'No hay veterinario ese día.';
const acts = async () => (await world.db.select().from(auditLog)).map(({ action }) => action);
const statuses = async (ids: string[]) =>
  (await world.db.select().from(appointments)).filter(({ id }) => ids.includes(id)).map(({ status }) => status);

describe('a clinic’s requests', () => {
  test('stand by account, with what it may know of who asks: nothing of other clinics', async () => {
    const run = await aRun();
    const stranger = await aUser(world, { emailVerifiedAt: null, name: 'Lucía Marín' });
    const theirs = await anAppointment(world, {
      pet: await aPet(world, stranger),
      clinic: run.clinic,
      startsAt: `${DAY}T09:00`,
      lapsesAt: NOW + 30_000,
    });
    await anAppointment(world, {
      pet: run.pet,
      clinic: run.clinic,
      startsAt: '2026-11-20T10:00',
      lapsedAt: NOW - DAY_MS,
      cancelledBy: 'system',
      status: 'cancelled',
    });
    const data = await list(run);
    expect(clinicRequestsOutput.parse(data)).toEqual(data);
    expect([data.waiting, data.lapsed, data.closed]).toEqual([4, 1, []]);
    const [first, second] = data.accounts;
    expect(first.asker).toEqual({
      userId: stranger.id,
      name: 'Lucía Marín',
      createdAt: NOW,
      isVerified: false,
      cancelled: 0,
      noShow: 0,
      isClosed: false,
    });
    expect(first.visits.map(({ id }: { id: string }) => id)).toEqual([theirs.id]);
    expect(second.asker).toMatchObject({ name: 'Ana Gómez', isVerified: true, cancelled: 1, noShow: 1 });
    expect(second.visits.map(({ time }: { time: string }) => time)).toEqual(['10:00', '11:00', '12:00']);
    expect(JSON.stringify(data)).not.toContain('@');
    const { data: panel } = await query('clinic.panel', undefined, { token: run.theirs });
    expect(panel.figures).toMatchObject({ waitingRequests: 4, lapsedRequests: 1 });
    expect(await list(await another())).toMatchObject({ accounts: [], waiting: 0, lapsed: 0 });
  });

  test('of one account are declined in one act, with one notice', async () => {
    const run = await aRun();
    const { sent, env } = aMailbox();
    const input = { userId: run.owner.id, ids: run.ids, reason: REASON };
    const done = await mutate('clinicRequests.decline', input, { token: run.theirs, env });
    expect([done.key, done.data]).toEqual([null, { declined: 3 }]);
    for (const { id } of run.requests) {
      const { data } = await query('appointments.get', { id }, { token: run.mine });
      expect(data).toMatchObject({ status: 'cancelled', cancelledBy: 'clinic', cancelReason: REASON, version: 2 });
      expect(data.events).toMatchObject([{ by: 'clinic', status: 'cancelled', reason: REASON }]);
    }
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [run.owner.email, `${run.clinic.name} no puede recibir tus 3 citas`],
    ]);
    expect(sent[0]?.text).toContain(`Motivo de la clínica: ${REASON}`);
    expect(await acts()).toEqual(['requests.declined']);
    const { data: mine } = await query('profile.acts', undefined, { token: run.mine });
    expect(mine.rows[0]).toMatchObject({ action: 'requests.declined', clinic: run.clinic.name, reason: REASON });
    expect((await list(run)).accounts).toEqual([]);
    const { data: summary } = await query('owner.summary', undefined, { token: run.mine });
    expect(summary.lost).toHaveLength(3);
    expect(summary.lost[0]).toMatchObject({
      petName: 'Nube',
      isLapsed: false,
      reason: REASON,
      clinicPhone: '6015550123',
    });
    // Done, it is not done again.
    const again = await mutate('clinicRequests.decline', input, { token: run.theirs, env });
    expect([again.status, again.key, sent.length]).toEqual([409, 'requests_gone', 1]);
  });

  test('that somebody confirmed meanwhile, that came since, or that are another’s, stay', async () => {
    const run = await aRun();
    const other = await another();
    const [first = '', second = '', third = ''] = run.ids;
    await mutate('visits.setStatus', { id: first, version: 1, act: 'confirm' }, { token: run.theirs });
    const input = { userId: run.owner.id, ids: [first, second], reason: REASON };
    expect((await mutate('clinicRequests.decline', input, { token: other.theirs })).key).toBe('asker_not_found');
    expect(
      (await mutate('clinicRequests.decline', { ...input, userId: other.owner.id }, { token: run.theirs })).key,
    ).toBe('asker_not_found');
    expect((await mutate('clinicRequests.decline', input, { token: run.theirs })).data).toEqual({ declined: 1 });
    expect((await statuses([first, second, third])).sort()).toEqual(['cancelled', 'confirmed', 'pending']);
    expect((await mutate('clinicRequests.decline', { ...input, reason: ' ' }, { token: run.theirs })).status).toBe(400);
  });

  test('declined by fifty presses at once are declined once', async () => {
    const run = await aRun();
    const { sent, env } = aMailbox();
    const input = { userId: run.owner.id, ids: run.ids, reason: REASON, close: true };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => mutate('clinicRequests.decline', input, { token: run.theirs, env })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sent).toHaveLength(1);
    expect((await acts()).sort()).toEqual(['closure.made', 'requests.declined']);
  });

  test('are declined in the night: the mail answers what somebody asked, and goes at once', async () => {
    const night = instantOf('2026-11-27T21:00');
    vi.setSystemTime(night);
    const { pet, clinic, theirs, owner } = await another(night);
    const { id } = await anAppointment(world, { pet, clinic, startsAt: '2026-12-02T10:00' });
    const { sent, env } = aMailbox();
    const input = { userId: owner.id, ids: [id], reason: REASON };
    expect((await mutate('clinicRequests.decline', input, { token: theirs, env })).key).toBeNull();
    expect(sent.map(({ to }) => to)).toEqual([owner.email]);
  });
});

describe('a clinic closed to an account', () => {
  const closed = async () => {
    const run = await aRun();
    const act = (name: string) => mutate(`clinicRequests.${name}`, { userId: run.owner.id }, { token: run.theirs });
    expect((await act('close')).key).toBeNull();
    expect((await act('close')).key).toBeNull();
    const book = (startsAt: string, type = 'checkup') =>
      mutate(
        'appointments.create',
        { petId: run.pet.id, clinicId: run.clinic.id, date: startsAt, type },
        { token: run.mine },
      );
    return { ...run, act, book };
  };

  test('refuses its requests and moves in words, offers it no hours, and keeps what stands', async () => {
    const { pet, clinic, mine, theirs, requests, book } = await closed();
    const refused = await book('2026-12-01T10:00');
    expect([refused.status, refused.key, refused.message]).toEqual([
      409,
      'clinic_closed_to_you',
      'Esta clínica no recibe solicitudes tuyas por la aplicación. Elige otra o llámala.',
    ]);
    expect((await book('2026-12-01T10:00', 'emergency')).key).toBe('clinic_closed_to_you');
    const rest = { petId: pet.id, clinicId: clinic.id, date: '2026-12-01T10:00', type: 'checkup' };
    expect((await send('POST', '/appointments', { token: mine, body: rest })).body.code).toBe('clinic_closed_to_you');
    const [first, second, third] = requests;
    // What it had asked before is answered first.
    expect((await book(`${DAY}T10:00`)).data.id).toBe(first?.id);
    const moved = await mutate(
      'appointments.move',
      { id: first?.id, version: 1, date: `${DAY}T13:00` },
      { token: mine },
    );
    expect(moved.key).toBe('clinic_closed_to_you');
    const at = { clinicId: clinic.id, date: '2026-12-01' };
    const slots = await query('clinics.slots', at, { token: mine });
    expect(slots.data.slots.some(({ free }: { free: boolean }) => free)).toBe(false);
    const days = await query('clinics.days', at, { token: mine });
    expect(days.data.every(({ free }: { free: number }) => free === 0)).toBe(true);
    expect((await query('clinics.nearest', { ...at, date: '2026-12-01T10:00' }, { token: mine })).data).toEqual([]);
    const listed = await query('clinics.list', undefined, { token: mine });
    expect(listed.data.find(({ id }: { id: string }) => id === clinic.id).isClosedToMe).toBe(true);
    // The clinic still confirms, the owner still cancels and reads.
    await mutate('visits.setStatus', { id: second?.id, version: 1, act: 'confirm' }, { token: theirs });
    expect(
      (await mutate('appointments.cancel', { id: third?.id, version: 1, reason: 'No' }, { token: mine })).key,
    ).toBeNull();
    expect((await query('appointments.get', { id: second?.id }, { token: mine })).data.status).toBe('confirmed');
    expect((await query('records.list', { petId: pet.id }, { token: mine })).status).toBe(200);
    expect(
      (
        await mutate(
          'visits.book',
          { petId: pet.id, date: '2026-12-03T10:00', type: 'checkup', notes: null },
          { token: theirs },
        )
      ).key,
    ).toBeNull();
    // Nobody else is kept out.
    const other = await aUser(world);
    const theirPet = await aPet(world, other);
    const input = { petId: theirPet.id, clinicId: clinic.id, date: '2026-12-01T10:00', type: 'checkup' };
    expect((await mutate('appointments.create', input, { token: await aSession(world, other) })).key).toBeNull();
  });

  test('stands in its list with who did it, is opened again there, and each act is in the log', async () => {
    const run = await closed();
    const data = await list(run);
    expect(data.accounts[0].asker.isClosed).toBe(true);
    expect(data.closed).toEqual([{ userId: run.owner.id, name: 'Ana Gómez', closedAt: NOW, closedBy: 'Clara Nieto' }]);
    expect((await run.act('reopen')).key).toBeNull();
    expect((await run.act('reopen')).key).toBeNull();
    expect((await run.book('2026-12-01T10:00')).key).not.toBe('clinic_closed_to_you');
    expect(await acts()).toEqual(['closure.made', 'closure.lifted']);
    // The owner reads which clinic it was, in their account and in the copy of their data; toor too.
    const { data: own } = await query('profile.acts', undefined, { token: run.mine });
    const name = run.clinic.name;
    expect(own.rows).toEqual(
      expect.arrayContaining(
        ['closure.made', 'closure.lifted'].map((action) =>
          expect.objectContaining({ action, clinic: name, by: 'business' }),
        ),
      ),
    );
    const toor = await aSession(world, await aUser(world, { role: 'toor' }));
    const { data: log } = await query('accounts.acts', { action: 'closure.made' }, { token: toor });
    expect(log.rows[0].reason).toBe(name);
  });

  test('is never closed to who did not ask there, nor by another clinic', async () => {
    const run = await aRun();
    const other = await another();
    const close = (token: string, userId: string) => mutate('clinicRequests.close', { userId }, { token });
    for (const [token, userId] of [
      [other.theirs, run.owner.id],
      [run.theirs, other.owner.id],
      [run.theirs, run.vet.id],
      [run.theirs, 'nadie'],
    ] as const)
      expect((await close(token, userId)).key).toBe('asker_not_found');
    expect(await world.db.select().from(clinicClosures)).toEqual([]);
  });
});
