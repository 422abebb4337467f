import { describe, expect, test, vi } from 'vitest';
import { type AgendaDay, clinicDayOutput, clinicWeekOutput } from '../../src/shared/schemas/visit.ts';
import { SLOTS } from '../../src/shared/slots.ts';
import { instantOf } from '../../src/shared/time.ts';
import { aClinic, anAppointment, aPet, OPEN_ALL_WEEK } from '../support/builders.ts';
import { aPractice } from '../support/clinic.ts';
import { mutate, query, TODAY, world } from '../support/world.ts';

const FRIDAY = '2026-11-27';
const slotAt = (day: AgendaDay, time: string) => day.slots.find((slot) => slot.time === time);

describe('the agenda', () => {
  test('of a day: the grid by seats sold, visits in order, cancelled ones apart', async () => {
    const { clinic, pet, owner, theirs } = await aPractice({ capacity: 2 });
    const other = await aPet(world, owner);
    await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T11:00` });
    await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T10:00`, status: 'confirmed' });
    await anAppointment(world, { pet: other, clinic, startsAt: `${FRIDAY}T10:00`, seat: 1 });
    await anAppointment(world, {
      pet: other,
      clinic,
      startsAt: `${FRIDAY}T09:00`,
      status: 'cancelled',
      cancelReason: 'Viaje',
    });
    await anAppointment(world, { pet, clinic, startsAt: '2026-11-28T09:00' });
    await anAppointment(world, { pet, clinic: await aClinic(world), startsAt: `${FRIDAY}T12:00` });
    const { data } = await query('clinic.day', { date: FRIDAY }, { token: theirs });
    expect(clinicDayOutput.parse(data)).toEqual(data);
    expect(data).toMatchObject({ date: FRIDAY, holiday: null, hours: ['09:00', '17:30'], blocks: [] });
    expect(data.slots.map(({ time }: { time: string }) => time)).toEqual(SLOTS);
    expect(data.visits.map(({ time, status }: { time: string; status: string }) => [time, status])).toEqual([
      ['10:00', expect.any(String)],
      ['10:00', expect.any(String)],
      ['11:00', 'pending'],
    ]);
    expect(data.cancelled).toMatchObject([{ time: '09:00', cancelReason: 'Viaje' }]);
    expect(slotAt(data, '10:00')).toEqual({ time: '10:00', capacity: 2, sold: 2, refusal: 'slot_taken' });
    expect(slotAt(data, '11:00')).toEqual({ time: '11:00', capacity: 2, sold: 1, refusal: null });
    expect(slotAt(data, '09:00')).toEqual({ time: '09:00', capacity: 2, sold: 0, refusal: null });
  });

  test('shows what closes an hour: weekday, holiday, block', async () => {
    const { theirs } = await aPractice({ hours: OPEN_ALL_WEEK.map((day, index) => (index === 6 ? null : day)) });
    const block = { startsAt: `${FRIDAY}T12:00`, endsAt: `${FRIDAY}T13:30`, reason: 'Almuerzo' };
    const { data: added } = await mutate('clinicSettings.addBlock', block, { token: theirs });
    const { data } = await query('clinic.week', { date: FRIDAY }, { token: theirs });
    expect(clinicWeekOutput.parse(data)).toEqual(data);
    // Seven days that roll: on a Sunday the week ahead, not the one that is over.
    expect([data.from, data.days.length]).toEqual([FRIDAY, 7]);
    expect(data.days[2]).toMatchObject({ date: '2026-11-29', hours: null, visits: [] });
    expect(slotAt(data.days[2], '10:00')?.refusal).toBe('clinic_closed');
    expect(data.days[0].blocks).toEqual([{ id: added.id, ...block, agenda: null }]);
    expect(data.days[1].blocks).toEqual([]);
    const blocked = data.days[0].slots.filter(({ refusal }: { refusal: string }) => refusal === 'clinic_blocked');
    expect(blocked.map(({ time }: { time: string }) => time)).toEqual(['12:00', '12:30', '13:00']);
    const { data: before } = await query('clinic.week', { date: '2026-11-24' }, { token: theirs });
    expect(slotAt(before.days[0], '10:00')?.refusal).toBe('past');

    const holiday = async () => (await query('clinic.day', { date: '2026-12-08' }, { token: theirs })).data;
    const closed = await holiday();
    expect([closed.holiday, closed.isHolidayOpen, slotAt(closed, '10:00')?.refusal]).toEqual([
      'Inmaculada Concepción',
      false,
      'clinic_holiday',
    ]);
    await mutate('clinicSettings.setHoliday', { date: '2026-12-08', isOpen: true }, { token: theirs });
    const open = await holiday();
    expect([open.isHolidayOpen, slotAt(open, '10:00')?.refusal]).toEqual([true, null]);
  });

  test('the slot under way can still be written down, the one before not', async () => {
    const { theirs } = await aPractice();
    const { data } = await query('clinic.day', { date: TODAY }, { token: theirs });
    expect(['09:30', '10:00', '10:30'].map((time) => slotAt(data, time)?.refusal)).toEqual(['past', null, null]);
  });

  test('its stamp changes with everything that it shows, and with nothing else', async () => {
    const { clinic, pet, owner, theirs, mine } = await aPractice({ capacity: 2 });
    const elsewhere = await aClinic(world);
    const stamp = async (date = FRIDAY, days = 1) =>
      (await query('clinic.stamp', { date, days }, { token: theirs })).data.stamp;
    const visit = await anAppointment(world, { pet, clinic, startsAt: `${FRIDAY}T10:00` });
    expect((await query('clinic.day', { date: FRIDAY }, { token: theirs })).data.stamp).toBe(await stamp());
    expect((await query('clinic.week', { date: FRIDAY }, { token: theirs })).data.stamp).toBe(await stamp(FRIDAY, 7));

    const seen = new Set([await stamp()]);
    const changes = [
      () => mutate('visits.setStatus', { id: visit.id, version: 1, act: 'confirm' }, { token: theirs }),
      () => mutate('appointments.move', { id: visit.id, version: 2, date: `${FRIDAY}T11:00` }, { token: mine }),
      () => mutate('appointments.move', { id: visit.id, version: 3, date: '2026-11-30T11:00' }, { token: mine }),
      () => mutate('appointments.move', { id: visit.id, version: 4, date: `${FRIDAY}T11:00` }, { token: mine }),
      () => mutate('appointments.cancel', { id: visit.id, version: 5, reason: 'x' }, { token: mine }),
      () =>
        mutate(
          'clinicSettings.addBlock',
          { startsAt: `${FRIDAY}T15:00`, endsAt: `${FRIDAY}T16:00` },
          { token: theirs },
        ),
      () =>
        mutate(
          'clinicSettings.addWeeklyBlock',
          { days: [4], fromTime: '16:00', untilTime: '17:00', fromDate: FRIDAY, untilDate: null, reason: null },
          { token: theirs },
        ),
      () => mutate('clinicSettings.updatePrices', { version: 1, prices: {} }, { token: theirs }),
      () =>
        mutate(
          'appointments.create',
          { petId: pet.id, clinicId: clinic.id, date: `${FRIDAY}T09:00`, type: 'checkup' },
          { token: mine },
        ),
    ];
    for (const [index, change] of changes.entries()) {
      vi.setSystemTime(instantOf('2026-11-25T10:00') + index * 1000);
      expect([index, (await change()).status]).toEqual([index, 200]);
      seen.add(await stamp());
      expect(seen.size).toBe(index + 2);
    }
    const last = await stamp();
    await anAppointment(world, { pet: await aPet(world, owner), clinic: elsewhere, startsAt: `${FRIDAY}T10:00` });
    await anAppointment(world, { pet: await aPet(world, owner), clinic, startsAt: '2026-11-28T10:00' });
    expect(await stamp()).toBe(last);
  });
});
