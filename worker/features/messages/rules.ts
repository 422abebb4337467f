import { AppError, ISSUE } from '../../../src/shared/errors.ts';
import { MESSAGE_BURST, MESSAGE_BURST_MS } from '../../../src/shared/limits.ts';
import type { Message, Thread } from '../../../src/shared/schemas/message.ts';

type ThreadRow = Omit<Thread, 'lastAt' | 'isOpen'> & { lastAt: number; isOpen: number };
type MessageRow = Omit<Message, 'at' | 'papers'> & { at: number };

const iso = (at: number) => new Date(at).toISOString();

export const toThread = ({ lastAt, isOpen, ...row }: ThreadRow): Thread => ({
  id: row.id,
  petId: row.petId,
  petName: row.petName,
  species: row.species,
  clinicId: row.clinicId,
  clinicName: row.clinicName,
  ownerName: row.ownerName,
  lastText: row.lastText,
  lastSide: row.lastSide,
  unread: row.unread,
  lastAt: iso(lastAt),
  isOpen: isOpen === 1,
});

export const toMessage = ({ id, side, authorName, text, at }: MessageRow): Omit<Message, 'papers'> => ({
  id,
  side,
  authorName,
  text,
  at: iso(at),
});

/** What the database says of a message that was not written. */
export type MessageFacts = { known: number | null; isClosed: number | null; recent: number };

/** The broken rule behind a message that was not written. `known` null: that pet and clinic have nothing to do with each other. */
export const messageError = (facts: MessageFacts | undefined): Error => {
  if (!facts?.known) return new AppError('thread_not_found');
  if (facts.isClosed) return new AppError('thread_closed');
  if (facts.recent >= MESSAGE_BURST) return new AppError('too_many_messages', { retryAfter: MESSAGE_BURST_MS / 1000 });
  // The id stands already: in other words, or under another conversation or person.
  return new AppError('invalid', { issues: [{ path: 'id', message: ISSUE.message_stands }] });
};
