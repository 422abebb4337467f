import * as z from 'zod';
import { MAX_AGENDAS } from '../agendas.ts';

/** An owner's private calendar feed. Instants are ms UTC; `lastReadAt` null: no calendar has asked for it yet. */
export const calendarOutput = z.object({ createdAt: z.int(), lastReadAt: z.int().nullable() }).nullable();
/** The address is told this once: `path` is under our own host. An older address stops serving. */
export const calendarCreated = z.object({ path: z.string(), createdAt: z.int() });

/** A feed of a clinic's agenda (null: of all) for one of its people. */
export const clinicFeedInput = z.object({
  agenda: z
    .int()
    .min(0)
    .max(MAX_AGENDAS - 1)
    .nullable(),
});
export const feedIdInput = z.object({ id: z.string().min(1).max(64) });
export const clinicFeedsOutput = z.array(
  z.object({
    id: z.string(),
    agendaName: z.string().nullable(),
    createdAt: z.int(),
    lastReadAt: z.int().nullable(),
  }),
);
