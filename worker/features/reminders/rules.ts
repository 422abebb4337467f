import type { AppointmentType } from '../../../src/shared/appointments.ts';
import { visitTypeFor } from '../../../src/shared/due.ts';
import type { Unreached } from '../../../src/shared/reach.ts';
import type { Reminder, ReminderWay } from '../../../src/shared/schemas/reminder.ts';
import type { Told } from '../../../src/shared/schemas/told.ts';
import type { findDuePatients } from '../records/queries.ts';
import type { Note } from './queries.ts';

type DuePatient = Awaited<ReturnType<typeof findDuePatients>>[number];

const urgency = ({ bookedAt, items }: Reminder): string =>
  `${bookedAt === null ? 0 : 1} ${items.map(({ dueOn }) => dueOn).sort()[0]}`;

const grouped = <One, Key>(list: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> => {
  const groups = new Map<Key, One[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
};

type Coming = { petId: string; type: AppointmentType; startsAt: string };

/** The first visit to come of each pet and type. */
const firstVisits = (coming: readonly Coming[]): Map<string, string> => {
  const first = new Map<string, string>();
  for (const { petId, type, startsAt } of coming)
    if (!first.has(`${petId} ${type}`)) first.set(`${petId} ${type}`, startsAt);
  return first;
};

type Facts = {
  notes: readonly Note[];
  coming: readonly Coming[];
  told: ReadonlyMap<string, Told[]>;
  /** Why no notice of what is due reaches the owner of a pet. */
  deaf: ReadonlyMap<string, Unreached | null>;
};

/**
 * What is left to remind of: without what was closed by hand, with what was tried. What was done is due no more, so that it is not
 * here at all; a visit to come quiets only what it is for (`visitTypeFor`), in a row of its own. Most urgent first, those with a
 * visit last.
 */
export const remindersOf = (patients: readonly DuePatient[], { notes, coming, told, deaf }: Facts): Reminder[] => {
  const noted = grouped(notes, ({ petId, item, dueOn }) => `${petId} ${item} ${dueOn}`);
  const booked = firstVisits(coming);
  return patients
    .flatMap(({ due, petId, petName, species, ownerName, ownerPhone, ownerEmail, isClient }): Reminder[] => {
      const items = due.flatMap(({ key, kind, name, dueOn, state, isMandatory }) => {
        const own = dueOn === null ? [] : (noted.get(`${petId} ${key} ${dueOn}`) ?? []);
        if (dueOn === null || own.some(({ what }) => what === 'closed')) return [];
        const attempts = own.map(({ what, at }) => ({ what: what as ReminderWay, at })).sort((a, b) => b.at - a.at);
        return [{ key, kind, name, dueOn, isOverdue: state === 'overdue', isMandatory, attempts }];
      });
      const byVisit = grouped(items, ({ kind }) => booked.get(`${petId} ${visitTypeFor(kind)}`) ?? null);
      const who = { petId, petName, species, ownerName, ownerPhone, ownerEmail, isClient };
      return [...byVisit].map(([bookedAt, of]) => ({
        ...who,
        bookedAt,
        items: of,
        told: told.get(petId) ?? [],
        unreached: deaf.get(petId) ?? null,
      }));
    })
    .sort((a, b) => urgency(a).localeCompare(urgency(b)));
};
