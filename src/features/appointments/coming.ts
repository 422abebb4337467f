import { LIVE_STATUSES } from '../../shared/appointments.ts';
import type { Appointment } from '../../shared/schemas/appointment.ts';

const LIVE: readonly string[] = LIVE_STATUSES;
const HALF_HOUR_MS = 30 * 60 * 1000;

/** A visit counts as coming until its half hour is over, unless it ended before. `now` is Bogotá wall time, `YYYY-MM-DDTHH:mm`. */
export const isComing = ({ date, status }: Pick<Appointment, 'date' | 'status'>, now: string): boolean =>
  LIVE.includes(status) && Date.parse(`${date}:00Z`) + HALF_HOUR_MS > Date.parse(`${now}:00Z`);
