import * as z from 'zod';
import { MAX_ENDPOINT } from '../limits.ts';
import { CHOOSABLE, NOTICES, type NoticeKind, SENDING_STATES, WAYS } from '../notices.ts';

/** Whether the deployment sends e-mail, and the key that browsers subscribe to its pushes with; null: it sends none. */
export const postOutput = z.object({ enabled: z.boolean(), pushKey: z.string().nullable() });

const sealed = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}=*$`));
/** What a browser's `PushSubscription` tells. */
export const subscribeInput = z.object({
  endpoint: z.string().max(MAX_ENDPOINT),
  p256dh: sealed(87),
  auth: sealed(22),
});

/** A browser that shows this person's notices; `isCurrent`: in this session. Instants are ms UTC. */
const pushDevice = z.object({
  id: z.string(),
  device: z.string().nullable(),
  isCurrent: z.boolean(),
  createdAt: z.number(),
  lastOkAt: z.number().nullable(),
  failures: z.number(),
});
export type PushDevice = z.infer<typeof pushDevice>;
export const pushDevicesOutput = z.array(pushDevice);
export const pushDeviceId = z.object({ id: z.uuid() });

/** What a person hears of by which way, of what may be chosen. */
export const choiceInput = z.object({
  kind: z.enum(CHOOSABLE),
  way: z.enum(WAYS).default('email'),
  wanted: z.boolean(),
});
export type NoticeChoice = z.infer<typeof choiceInput>;
export const choicesOutput = z.array(choiceInput);

const onTheHour = z.string().regex(/^([01]\d|2[0-3]):00$/, 'Elige horas en punto.');
/** See shared/quiet.ts. */
export const quietInput = z.object({ startsAt: onTheHour, endsAt: onTheHour });

export const outboxId = z.object({ id: z.uuid() });

/** A row of the outbox as toor sees it: no address, no text. Instants are ISO. */
const outboxRow = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(NOTICES) as [NoticeKind, ...NoticeKind[]]),
  state: z.enum(SENDING_STATES),
  /** Nulls: a clinic's own client, who has no account. */
  userId: z.string().nullable(),
  userName: z.string().nullable(),
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
