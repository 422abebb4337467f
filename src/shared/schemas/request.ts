import * as z from 'zod';
import { MAX_PAGE, REQUESTS_PAGE, TEXT } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { calendarDate } from './date.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { requiredText } from './text.ts';

/** Habeas data (Ley 1581 de 2012): a consulta asks what is kept, a reclamo asks to correct, erase or stop. */
export const REQUEST_KINDS = ['consulta', 'reclamo'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REQUEST_KIND_NAME: Record<RequestKind, string> = { consulta: 'Consulta', reclamo: 'Reclamo' };

/** Business days of each kind's term, and by how many it may be extended once (arts. 14 and 15). */
export const REQUEST_TERMS: Record<RequestKind, { days: number; more: number }> = {
  consulta: { days: 10, more: 5 },
  reclamo: { days: 15, more: 8 },
};

export const requestInput = z.object({ kind: z.enum(REQUEST_KINDS), text: requiredText(TEXT.request) });

export const requestOutput = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  text: z.string(),
  /** ms UTC. */
  createdAt: z.number(),
  /** Last day to answer, YYYY-MM-DD. */
  dueOn: z.string(),
  /** Why the answer takes longer; null: the term was not extended. */
  extension: z.string().nullable(),
  answer: z.string().nullable(),
  /** ms UTC; null: still open. */
  answeredAt: z.number().nullable(),
});
export type DataRequest = z.output<typeof requestOutput>;
export const requestsOutput = pageOf(requestOutput);

/** A request as those who answer see it. `person` null: the account is gone. */
export const inboxRow = requestOutput.extend({
  person: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) }).nullable(),
});
export type InboxRequest = z.output<typeof inboxRow>;
export const inboxOutput = pageOf(inboxRow);

export const INBOX_STATES = ['open', 'answered'] as const;
export const inboxInput = z
  .object({
    state: z.enum(INBOX_STATES).default('open'),
    cursor: z.string().max(MAX_CURSOR).optional(),
    limit: z.int().min(1).max(MAX_PAGE).default(REQUESTS_PAGE),
  })
  .prefault({});
export type InboxInput = z.output<typeof inboxInput>;

/** How many wait for an answer (as far as `MAX_COUNTED + 1`), and the first due day; null: none waits. */
export const pendingOutput = z.object({ open: z.number(), dueOn: z.string().nullable() });

const requestId = z.string().min(1).max(64);
export const answerInput = z.object({ id: requestId, answer: requiredText(TEXT.request) });
/** `dueOn` is the day that is extended, as it was read: a term that changed meanwhile stays. */
export const extensionInput = z.object({ id: requestId, dueOn: calendarDate, reason: requiredText(TEXT.reason) });
