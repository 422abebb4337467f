import * as z from 'zod';
import { UNREACHED } from '../reach.ts';
import { RECORD_KINDS } from '../records.ts';
import { SPECIES } from '../species.ts';
import { HAND_WAYS } from '../visit-link.ts';
import { calendarDate } from './date.ts';
import { toldOutput } from './told.ts';
import { agendaVisitOutput } from './visit.ts';

/** Ways to remind somebody, and the end of a reminder by hand. */
export const REMINDER_WAYS = ['whatsapp', 'phone', 'email'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

/** One thing that is due. `attempts`: what the clinic did about it, latest first; `at` ms UTC. */
const reminderItem = z.object({
  key: z.string(),
  kind: z.enum(RECORD_KINDS),
  name: z.string(),
  /** YYYY-MM-DD; past: overdue. */
  dueOn: z.string(),
  isOverdue: z.boolean(),
  isMandatory: z.boolean(),
  attempts: z.array(z.object({ what: z.enum(REMINDER_WAYS), at: z.int() })),
});

/**
 * A patient of whom something is due in the next 30 days, or overdue for less than 90, and nobody closed it. What has its visit
 * already and what has none are two of them.
 */
export const reminderOutput = z.object({
  petId: z.string(),
  petName: z.string(),
  species: z.enum(SPECIES),
  ownerName: z.string(),
  ownerPhone: z.string().nullable(),
  ownerEmail: z.string().nullable(),
  isClient: z.boolean(),
  /** Wall time of the visit for these items that it has here already: nobody needs to be reminded. */
  bookedAt: z.string().nullable(),
  items: z.array(reminderItem),
  /** What the service told its owner of what is due, latest first. */
  told: z.array(toldOutput),
  /** Why the service would tell them by no way; null: it does, or they have no account. */
  unreached: z.enum(UNREACHED).nullable(),
});
export type Reminder = z.output<typeof reminderOutput>;

export const remindersOutput = z.object({
  clinicName: z.string(),
  clinicPhone: z.string(),
  /** Most urgent first, those with a visit to come last. */
  rows: z.array(reminderOutput),
});
export type Reminders = z.output<typeof remindersOutput>;

/** Notes what was done about things due of a pet: a way tried (only in the hours of Ley 2300), or closed by hand. */
export const reminderNoteInput = z.object({
  petId: z.string().min(1).max(64),
  items: z
    .array(z.object({ key: z.string().min(1).max(64), dueOn: calendarDate }))
    .min(1)
    .max(30),
  what: z.enum([...REMINDER_WAYS, 'closed']),
});
export type ReminderNote = z.output<typeof reminderNoteInput>;

/** A visit of the coming days whose reminder reaches nobody, or did not go out: the desk writes or calls. `contact`: what was done last; `at` ms UTC. */
export const byHandOutput = z.object({
  visit: agendaVisitOutput,
  reason: z.enum(UNREACHED),
  contact: z.object({ way: z.enum(HAND_WAYS), at: z.int() }).nullable(),
});
export type ByHand = z.output<typeof byHandOutput>;

/** A visit of the last and the coming days: what went out of it, or why nothing can; `contact`: what the desk did last. */
export const reachedOutput = z.object({
  visit: agendaVisitOutput,
  told: z.array(toldOutput),
  reason: z.enum(UNREACHED).nullable(),
  contact: z.object({ way: z.enum(HAND_WAYS), at: z.int() }).nullable(),
});
export type Reached = z.output<typeof reachedOutput>;
