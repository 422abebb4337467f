import * as z from 'zod';
import { CHOOSABLE, NOTICES, type NoticeKind, SENDING_STATES } from '../notices.ts';

/** Whether the deployment sends e-mail. */
export const postOutput = z.object({ enabled: z.boolean() });

/** What a person hears of by e-mail, of what may be chosen. */
export const choiceInput = z.object({ kind: z.enum(CHOOSABLE), wanted: z.boolean() });
export type NoticeChoice = z.infer<typeof choiceInput>;
export const choicesOutput = z.array(choiceInput);

export const outboxId = z.object({ id: z.uuid() });

/** A row of the outbox as toor sees it: no address, no text. Instants are ISO. */
const outboxRow = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(NOTICES) as [NoticeKind, ...NoticeKind[]]),
  state: z.enum(SENDING_STATES),
  userId: z.string(),
  userName: z.string(),
  attempts: z.number(),
  /** Class of the last fault; null: none yet. */
  lastError: z.string().nullable(),
  createdAt: z.string(),
  nextAt: z.string(),
});
export type OutboxRow = z.infer<typeof outboxRow>;

/** What waits, what failed, and how much went out in a day. Counts stop at MAX_COUNTED + 1. */
export const outboxOutput = z.object({
  enabled: z.boolean(),
  waiting: z.array(outboxRow),
  failed: z.array(outboxRow),
  waitingCount: z.number(),
  failedCount: z.number(),
  sentToday: z.number(),
});
