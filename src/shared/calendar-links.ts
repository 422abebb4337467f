import type { AppointmentStatus, AppointmentType } from './appointments.ts';
import { visitText, visitTitle } from './calendar-words.ts';
import { SLOT_MINUTES } from './slots.ts';
import { instantOf } from './time.ts';

/**
 * Links by which a calendar takes what is ours in one tap. They are followed by whoever presses them: no page asks a calendar's maker
 * for anything (product.md, What goes out).
 */

const query = (facts: Record<string, string>): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** The calendar of the device follows a feed's address. */
export const webcalLink = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** Google Calendar follows it: its address goes to Google with the press. */
export const googleFeedLink = (address: string): string =>
  `https://calendar.google.com/calendar/r?${query({ cid: webcalLink(address) })}`;

/** What a visit's entry in somebody's calendar says; `startsAt` is wall time. */
export type CalendarFacts = {
  startsAt: string;
  halfHours: number;
  type: AppointmentType;
  status: AppointmentStatus;
  petName: string;
  clinicName: string;
  clinicAddress: string;
  clinicCity: string;
  clinicPhone: string;
};

/** '20261127T153000Z' */
const utc = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A visit ready in Google Calendar, to be saved there. It does not follow what happens to the visit. */
export const googleVisitLink = (visit: CalendarFacts): string => {
  const start = instantOf(visit.startsAt);
  const facts = {
    action: 'TEMPLATE',
    text: visitTitle(visit.type, visit.petName, visit.clinicName),
    dates: `${utc(start)}/${utc(start + visit.halfHours * SLOT_MINUTES * 60_000)}`,
    details: visitText(visit.status, visit.clinicPhone),
    location: `${visit.clinicName}, ${visit.clinicAddress}, ${visit.clinicCity}`,
  };
  return `https://calendar.google.com/calendar/render?${query(facts)}`;
};
