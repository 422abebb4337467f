import { describe, expect, test, vi } from 'vitest';
import { instantOf } from '../../src/shared/time.ts';
import { aClinic, anAppointment, aPet, aSession, aUser } from '../support/builders.ts';
import { anOwner } from '../support/owner.ts';
import { query, world } from '../support/world.ts';

describe("an owner's visits", () => {
  test('those to come, soonest first, then the past and the cancelled, latest first, page by page', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world, { capacity: 3 });
    const visits = [
      ['2026-11-25T09:30', 'confirmed'],
      ['2026-11-25T09:00', 'completed'],
      ['2026-12-02T09:00', 'pending'],
      ['2026-11-26T09:00', 'confirmed'],
      ['2026-12-01T09:00', 'cancelled'],
      ['2026-10-01T09:00', 'no_show'],
    ] as const;
    for (const [startsAt, status] of visits) await anAppointment(world, { pet: owner.pet, clinic, startsAt, status });
    await anAppointment(world, {
      pet: await aPet(world, await aUser(world)),
      clinic,
      startsAt: '2026-11-26T09:00',
      seat: 1,
    });
    // 09:30 lasts until 10:00: it is over now.
    const order = [
      '2026-11-26T09:00',
      '2026-12-02T09:00',
      '2026-12-01T09:00',
      '2026-11-25T09:30',
      '2026-11-25T09:00',
      '2026-10-01T09:00',
    ];
    for (const limit of [1, 2, 4, 500]) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const { data } = await query('appointments.list', { limit, cursor }, { token: owner.token });
        expect(data.rows.length).toBeLessThanOrEqual(limit);
        seen.push(...data.rows.map(({ date }: { date: string }) => date));
        cursor = data.next ?? undefined;
      } while (cursor);
      expect([limit, seen]).toEqual([limit, order]);
    }
  });

  test('a visit under way still counts as coming', async () => {
    const owner = await anOwner();
    const clinic = await aClinic(world);
    await anAppointment(world, { pet: owner.pet, clinic, startsAt: '2026-11-25T09:30', status: 'in_progress' });
    await anAppointment(world, { pet: owner.pet, clinic, startsAt: '2026-11-25T12:00', status: 'pending' });
    vi.setSystemTime(instantOf('2026-11-25T09:59'));
    const token = await aSession({ ...world, now: Date.now() }, owner.user);
    const { data } = await query('appointments.list', undefined, { token });
    expect(data.rows.map(({ date }: { date: string }) => date)).toEqual(['2026-11-25T09:30', '2026-11-25T12:00']);
  });
});
