import { ICalAlarmType, ICalCalendar, ICalEventStatus } from 'ical-generator';
import type { AppointmentStatus, AppointmentType } from '../../../src/shared/appointments.ts';
import { BRAND } from '../../../src/shared/brand.ts';
import { CALENDAR_PRODUCT, DUE_TEXT, dueTitle, visitText, visitTitle } from '../../../src/shared/calendar-words.ts';
import { type DueItem, visitTypeFor } from '../../../src/shared/due.ts';
import { DUE_ALARM_DAYS, VISIT_ALARM_HOURS } from '../../../src/shared/limits.ts';
import { paths } from '../../../src/shared/paths.ts';
import { SLOT_MINUTES } from '../../../src/shared/slots.ts';
import { addDays, instantOf } from '../../../src/shared/time.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/**
 * Anything that a calendar can show: a visit, and what comes due (vaccines), for which `on` is a whole day. `uid` and
 * `sequence` let a calendar replace what it has. `alarms` are seconds before the start.
 */
export type Entry = {
  uid: string;
  sequence: number;
  when: { startsAt: string; minutes: number } | { on: string };
  title: string;
  place: string | null;
  text: string;
  status: ICalEventStatus;
  changedAt: number;
  alarms: number[];
  /** Address or path of its page; missing: the owner's visits. */
  url?: string;
};

/** What a visit's entry is made of. */
export type CalendarVisit = {
  id: string;
  petId: string;
  version: number;
  startsAt: string;
  halfHours: number;
  type: AppointmentType;
  status: AppointmentStatus;
  petName: string;
  clinicName: string;
  clinicCity: string;
  clinicAddress: string;
  clinicPhone: string;
  updatedAt: number;
};

const STATUS_IN_CALENDAR: Partial<Record<AppointmentStatus, ICalEventStatus>> = {
  pending: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
  // Nobody came: a calendar that calls it confirmed says the contrary.
  no_show: ICalEventStatus.CANCELLED,
};
const VISIT_ALARMS = VISIT_ALARM_HOURS.map((hours) => hours * HOUR_S);

/** A visit as an entry. Only one to come rings. */
export const visitEntry = (visit: CalendarVisit): Entry => {
  const {
    id,
    version,
    startsAt,
    halfHours,
    type,
    status,
    petName,
    clinicName,
    clinicCity,
    clinicAddress,
    clinicPhone,
  } = visit;
  return {
    uid: `cita-${id}`,
    sequence: version,
    when: { startsAt, minutes: halfHours * SLOT_MINUTES },
    title: visitTitle(type, petName, clinicName),
    place: `${clinicName}, ${clinicAddress}, ${clinicCity}`,
    text: visitText(status, clinicPhone),
    status: STATUS_IN_CALENDAR[status] ?? ICalEventStatus.CONFIRMED,
    changedAt: visit.updatedAt,
    alarms: status === 'pending' || status === 'confirmed' ? VISIT_ALARMS : [],
  };
};

/** The same as its clinic's own calendar shows it: animal and type, without owner, telephone or a word of what it is for. It rings nowhere. */
export const clinicEntry = (visit: CalendarVisit): Entry => ({
  ...visitEntry(visit),
  title: visitTitle(visit.type, visit.petName, visit.clinicName),
  place: null,
  text: visit.status === 'pending' ? 'Falta confirmarla.' : '',
  alarms: [],
  url: '/dashboard/business/agenda',
});

/** An entry of a whole day begins at midnight: nine in the morning of a day before it. */
const DUE_ALARMS = DUE_ALARM_DAYS.map((days) => days * DAY_S - 9 * HOUR_S);
/** What is due stands in calendars from so many days ago to so many ahead. */
const DUE_PAST_DAYS = 60;
const DUE_AHEAD_DAYS = 400;

/** A visit of the act's type that is booked closes its reminder, as the act itself does by moving its day. */
const isBooked = (kind: DueItem['kind'], visits: readonly CalendarVisit[], petId: string, day: string): boolean =>
  visits.some(
    (visit) =>
      visit.petId === petId &&
      visit.startsAt >= day &&
      (visit.status === 'pending' || visit.status === 'confirmed') &&
      visit.type === visitTypeFor(kind),
  );

type PetDue = { petId: string; petName: string; birthMonth: string; due: readonly DueItem[] };

/** What is due of an owner's pets as whole days, those that are booked already left out. `day` is today. */
export const dueEntries = (pets: readonly PetDue[], visits: readonly CalendarVisit[], day: string): Entry[] =>
  pets.flatMap(({ petId, petName, birthMonth, due }) =>
    due.flatMap(({ key, kind, name, dueOn, last, doses }): Entry[] => {
      if (dueOn === null || dueOn < addDays(day, -DUE_PAST_DAYS) || dueOn > addDays(day, DUE_AHEAD_DAYS)) return [];
      if (isBooked(kind, visits, petId, day)) return [];
      return [
        {
          uid: `toca-${petId}-${key}`,
          sequence: doses,
          when: { on: dueOn },
          title: dueTitle(name, petName),
          place: null,
          text: DUE_TEXT,
          status: ICalEventStatus.TENTATIVE,
          changedAt: instantOf(`${last?.date ?? `${birthMonth}-01`}T12:00`),
          alarms: DUE_ALARMS,
        },
      ];
    }),
  );

/** A calendar file (RFC 5545). Instants are UTC, so that it needs no time zone of its own. `origin` is the site's. */
export const calendarText = (entries: readonly Entry[], origin: string): string => {
  const host = new URL(origin).host;
  const calendar = new ICalCalendar({
    name: BRAND,
    prodId: { company: BRAND, product: CALENDAR_PRODUCT, language: 'ES' },
    ttl: HOUR_S,
  });
  for (const { uid, sequence, when, title, place, text, status, changedAt, alarms, url } of entries) {
    const span =
      'on' in when
        ? { start: new Date(`${when.on}T00:00:00Z`), end: new Date(`${addDays(when.on, 1)}T00:00:00Z`), allDay: true }
        : {
            start: new Date(instantOf(when.startsAt)),
            end: new Date(instantOf(when.startsAt) + when.minutes * MINUTE_S * 1000),
          };
    calendar.createEvent({
      ...span,
      id: `${uid}@${host}`,
      sequence,
      stamp: new Date(changedAt),
      lastModified: new Date(changedAt),
      summary: title,
      location: place,
      description: text,
      url: new URL(url ?? paths.ownerTab('citas'), origin).href,
      status,
      alarms: alarms.map((trigger) => ({ type: ICalAlarmType.display, trigger, description: title })),
    });
  }
  // Every line ends (RFC 5545, 3.1), the last one too: the generator leaves it open.
  return `${calendar.toString()}\r\n`;
};
