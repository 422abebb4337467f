import * as z from 'zod';

/** An owner's private calendar feed. Instants are ms UTC; `lastReadAt` null: no calendar has asked for it yet. */
export const calendarOutput = z.object({ createdAt: z.int(), lastReadAt: z.int().nullable() }).nullable();
/** The address is told this once: `path` is under our own host. An older address stops serving. */
export const calendarCreated = z.object({ path: z.string(), createdAt: z.int() });
