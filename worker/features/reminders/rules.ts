import type { Reminder, ReminderWay } from '../../../src/shared/schemas/reminder.ts';
import type { findDuePatients } from '../records/queries.ts';
import type { Note } from './queries.ts';

type DuePatient = Awaited<ReturnType<typeof findDuePatients>>[number];

const urgency = ({ bookedAt, items }: Reminder): string =>
  `${bookedAt === null ? 0 : 1} ${items.map(({ dueOn }) => dueOn).sort()[0]}`;

/**
 * What is left to remind of: without what was closed by hand, with what was tried, and with the visit that a patient has here
 * already. What was done is due no more, so that it is not here at all. Most urgent first, those with a visit last.
 */
export const remindersOf = (
  patients: readonly DuePatient[],
  notes: readonly Note[],
  coming: readonly { petId: string; startsAt: string }[],
): Reminder[] => {
  const noted = new Map<string, Note[]>();
  for (const note of notes) {
    const of = `${note.petId} ${note.item} ${note.dueOn}`;
    noted.set(of, [...(noted.get(of) ?? []), note]);
  }
  const booked = new Map<string, string>();
  for (const { petId, startsAt } of coming) if (!booked.has(petId)) booked.set(petId, startsAt);
  return patients
    .map(
      ({ due, petId, petName, species, ownerName, ownerPhone, ownerEmail, isClient }): Reminder => ({
        petId,
        petName,
        species,
        ownerName,
        ownerPhone,
        ownerEmail,
        isClient,
        bookedAt: booked.get(petId) ?? null,
        items: due.flatMap(({ key, kind, name, dueOn, state, isMandatory }) => {
          const own = dueOn === null ? [] : (noted.get(`${petId} ${key} ${dueOn}`) ?? []);
          if (dueOn === null || own.some(({ what }) => what === 'closed')) return [];
          const attempts = own.map(({ what, at }) => ({ what: what as ReminderWay, at })).sort((a, b) => b.at - a.at);
          return [{ key, kind, name, dueOn, isOverdue: state === 'overdue', isMandatory, attempts }];
        }),
      }),
    )
    .filter(({ items }) => items.length > 0)
    .sort((a, b) => urgency(a).localeCompare(urgency(b)));
};
