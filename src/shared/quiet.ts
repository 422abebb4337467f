import type { Choosable } from './notices.ts';

/**
 * Hours in which no device sounds, wall time `HH:mm`; equal: none. They may go over midnight. Whoever chose nothing has the night.
 */
export type QuietHours = { startsAt: string; endsAt: string };
export const QUIET: QuietHours = { startsAt: '21:00', endsAt: '06:00' };

/**
 * What may not wait for their end where the visit that it is about would begin within the hour after it, or before; nor an hour that
 * somebody gave to a medicine themselves.
 */
export const LOUD: readonly Choosable[] = [
  'visit_moved',
  'visit_cancelled',
  'visit_lapsed',
  'visits_declined',
  'visit_withdrawn',
  'request_new',
  'medicine_due',
];

/** Reminders, which a clinic starts: they go out in the hours of Ley 2300 alone. */
export const CLINIC_REMINDERS: readonly Choosable[] = ['visit_tomorrow', 'visit_soon', 'care_due'];
/** What a clinic's people did, which may not be able to wait for them. The answer to a request is not theirs to start: it goes at once. */
export const CLINIC_ACTS: readonly Choosable[] = ['visit_confirmed', 'visit_moved', 'visit_cancelled', 'message_new'];
