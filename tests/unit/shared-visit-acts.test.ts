import { describe, expect, test } from 'vitest';
import {
  type AppointmentStatus,
  actRefusal,
  isLive,
  nextStatus,
  STATUSES,
  statusAfter,
  statusesBefore,
  VISIT_ACTS,
  type VisitAct,
} from '../../src/shared/appointments.ts';

/** The machine, drawn: what is not here does not exist. */
const DRAWN: Partial<Record<AppointmentStatus, Partial<Record<VisitAct, AppointmentStatus>>>> = {
  pending: { confirm: 'confirmed', no_show: 'no_show', cancel: 'cancelled' },
  confirmed: { arrive: 'confirmed', start: 'in_progress', no_show: 'no_show', cancel: 'cancelled' },
  in_progress: { complete: 'completed', cancel: 'cancelled' },
};
const everyStep = STATUSES.flatMap((status) => VISIT_ACTS.map((act) => [status, act] as const));

describe('the status machine', () => {
  test.each(everyStep)('%s, %s', (status, act) => {
    const to = DRAWN[status]?.[act] ?? null;
    expect(nextStatus(status, act)).toBe(to);
    expect(statusesBefore(act).includes(status)).toBe(to !== null);
    if (to) expect(statusAfter(act)).toBe(to);
  });

  test('what has ended stays as it ended', () => {
    const ended = STATUSES.filter((status) => !isLive(status));
    expect(ended).toEqual(['completed', 'cancelled', 'no_show']);
    for (const status of ended)
      for (const act of VISIT_ACTS)
        expect(actRefusal({ status, startsAt: '2026-11-25T10:00', arrivedAt: null }, act, '2026-11-25T10:00')).toBe(
          'visit_over',
        );
  });
});

describe('when a step can be taken', () => {
  const visit = { status: 'confirmed', startsAt: '2026-11-25T15:00', arrivedAt: null } as const;
  test.each([
    [visit, 'arrive', '2026-11-25T08:00', null],
    [visit, 'arrive', '2026-11-24T23:59', 'visit_not_yet'],
    [visit, 'arrive', '2026-11-26T09:00', null],
    [{ ...visit, arrivedAt: 1 }, 'arrive', '2026-11-25T15:00', 'already_arrived'],
    [visit, 'start', '2026-11-25T08:00', null],
    [visit, 'start', '2026-11-24T15:00', 'visit_not_yet'],
    [visit, 'no_show', '2026-11-25T14:59', 'visit_not_yet'],
    [visit, 'no_show', '2026-11-25T15:00', null],
    [{ ...visit, arrivedAt: 1 }, 'no_show', '2026-11-25T16:00', 'already_arrived'],
    [{ ...visit, arrivedAt: 1 }, 'cancel', '2026-11-25T16:00', null],
    [visit, 'confirm', '2026-11-25T08:00', 'act_refused'],
    [{ ...visit, status: 'pending' }, 'start', '2026-11-25T15:00', 'act_refused'],
  ] as const)('%j: %s at %s is %s', (state, act, wall, refusal) => expect(actRefusal(state, act, wall)).toBe(refusal));
});
