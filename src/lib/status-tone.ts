import type { AppointmentStatus } from '../shared/appointments.ts';

/** Tone of a status tag (design notes: pending is amber, never red; what is over is plain). */
export const STATUS_TONE: Record<AppointmentStatus, 'warn' | 'ok' | 'now' | 'plain'> = {
  pending: 'warn',
  confirmed: 'ok',
  in_progress: 'now',
  completed: 'plain',
  cancelled: 'plain',
  no_show: 'plain',
};
