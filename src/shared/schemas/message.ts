import * as z from 'zod';
import { MESSAGES_PAGE, TEXT } from '../limits.ts';
import { SPECIES } from '../species.ts';
import { paperOutput } from './file.ts';
import { MAX_CURSOR, pageOf } from './page.ts';
import { requiredText } from './text.ts';

const id = z.string().min(1).max(64);

/** The side that wrote a message: the pet's owner, or the clinic. */
export const SIDES = ['owner', 'clinic'] as const;
export type Side = (typeof SIDES)[number];

/** A conversation: one per pet and clinic. `unread` counts the other side's messages that this side has not opened. */
export const threadOutput = z.object({
  id: z.string(),
  petId: z.string(),
  petName: z.string(),
  species: z.enum(SPECIES),
  clinicId: z.string(),
  clinicName: z.string(),
  /** Name of the owner; 'usuario eliminado' once the account is gone. Only clinics need it. */
  ownerName: z.string(),
  /** Beginning of the last message. */
  lastText: z.string(),
  lastSide: z.enum(SIDES),
  /** ISO, UTC. */
  lastAt: z.string(),
  unread: z.int(),
  /** Whether this side may still write. */
  isOpen: z.boolean(),
});
export type Thread = z.output<typeof threadOutput>;

/** A pet and a clinic that may write to each other and have not yet. */
export const contactOutput = threadOutput.pick({
  petId: true,
  petName: true,
  species: true,
  clinicId: true,
  clinicName: true,
});
export type Contact = z.output<typeof contactOutput>;

export const threadsInput = z
  .object({ limit: z.int().min(1).max(100).default(MESSAGES_PAGE), cursor: z.string().max(MAX_CURSOR).optional() })
  .prefault({});
export type ThreadsInput = z.output<typeof threadsInput>;
export const threadsOutput = pageOf(threadOutput);

export const messagesInput = z.object({
  threadId: id,
  limit: z.int().min(1).max(100).default(MESSAGES_PAGE),
  cursor: z.string().max(MAX_CURSOR).optional(),
});
export type MessagesInput = z.output<typeof messagesInput>;

export const messageOutput = z.object({
  id: z.string(),
  side: z.enum(SIDES),
  /** Who of the clinic wrote it, or of the owner's household; empty: the reader, and to a clinic the pet's owner. */
  authorName: z.string(),
  text: z.string(),
  /** ISO, UTC. */
  at: z.string(),
});
/** A message as a conversation shows it: with the photos and papers that hang on it. */
const letterOutput = messageOutput.extend({ papers: z.array(paperOutput) });
export type Message = z.output<typeof letterOutput>;
/** Newest first. */
export const messagesOutput = pageOf(letterOutput);

/** `id` is made where the message is written, so that sending it again after a lost answer writes it once. */
const sent = { id: z.uuid(), text: requiredText(TEXT.message) };
export const ownerMessageInput = z.object({ ...sent, petId: id, clinicId: id });
export const clinicMessageInput = z.object({ ...sent, petId: id });

/** Form of one message. */
export const messageForm = z.object({ text: sent.text });

export const sentOutput = z.object({ threadId: z.string(), message: messageOutput });

/** Everything up to and with this instant (ISO) has been seen. */
export const readInput = z.object({ threadId: id, until: z.iso.datetime() });

/** An answer that a clinic keeps ready. */
export const cannedOutput = z.object({ id: z.string(), title: z.string(), text: z.string() });
export type Canned = z.output<typeof cannedOutput>;
