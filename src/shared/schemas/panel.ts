import * as z from 'zod';
import { clinicAppointmentOutput } from './appointment.ts';
import { threadOutput } from './message.ts';
import { patientOutput, statisticsOutput } from './patient.ts';

/** The four figures and what stands beneath each: visits of today by state, charges of the month, the oldest unread message. */
const panelFigures = statisticsOutput.extend({
  completedToday: z.int(),
  pendingToday: z.int(),
  missedToday: z.int(),
  chargedVisits: z.int(),
  /** Requests that wait for an answer, and that ended of late for want of one. */
  waitingRequests: z.int(),
  lapsedRequests: z.int(),
  /** ISO, UTC; null: nothing is unread. */
  oldestUnreadAt: z.string().nullable(),
});
export type PanelFigures = z.output<typeof panelFigures>;

/** All that the clinic's panel shows beside the day itself, in one answer. */
export const panelOutput = z.object({
  clinicName: z.string(),
  figures: panelFigures,
  /** The reader may sign and has no licence on file: they are asked for it. */
  asksLicence: z.boolean(),
  /** The next visits after today, soonest first. */
  coming: z.array(clinicAppointmentOutput),
  /** The patients seen last. */
  recent: z.array(patientOutput.extend({ isOpen: z.boolean() })),
  /** Unread conversations, the newest first. */
  unread: z.array(threadOutput.pick({ id: true, petName: true, ownerName: true, lastText: true, lastAt: true })),
});
export type Panel = z.output<typeof panelOutput>;
