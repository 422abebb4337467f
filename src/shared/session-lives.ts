import type { Role } from './roles.ts';

/** How long sessions of a role live, hours: unused, and whatever happens. */
export type SessionLife = { idleHours: number; absoluteHours: number };
export type SessionLives = Record<Role, SessionLife>;

const DAY = 24;
const STAFF: SessionLife = { idleHours: 12, absoluteHours: 7 * DAY };

/** product.md, Sessions and credentials; toor may choose others within `SESSION_BOUNDS`. */
export const SESSION_LIVES: SessionLives = {
  user: { idleHours: 30 * DAY, absoluteHours: 90 * DAY },
  business: { idleHours: 7 * DAY, absoluteHours: 30 * DAY },
  admin: STAFF,
  toor: STAFF,
};

/** The last use is written once an hour: an idle life of less than this would end sessions in use. */
export const MIN_IDLE_HOURS = 2;
/** The longest lives that may be chosen. Administrators log in more often. */
export const SESSION_BOUNDS: SessionLives = {
  user: { idleHours: 90 * DAY, absoluteHours: 365 * DAY },
  business: { idleHours: 30 * DAY, absoluteHours: 90 * DAY },
  admin: { idleHours: 3 * DAY, absoluteHours: 30 * DAY },
  toor: { idleHours: 3 * DAY, absoluteHours: 30 * DAY },
};
