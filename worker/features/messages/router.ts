import * as z from 'zod';
import { AppError } from '../../../src/shared/errors.ts';
import {
  cannedOutput,
  clinicMessageInput,
  contactOutput,
  messagesInput,
  messagesOutput,
  ownerMessageInput,
  readInput,
  sentOutput,
  threadOutput,
  threadsInput,
  threadsOutput,
} from '../../../src/shared/schemas/message.ts';
import type { Db } from '../../db/client.ts';
import type { Post } from '../../post/post.ts';
import { filesProcedure, ownerProcedure, router } from '../../trpc.ts';
import { toPaper } from '../files/queries.ts';
import {
  countUnread,
  insertMessage,
  listCanned,
  listContacts,
  listMessages,
  listThreads,
  markRead,
  type NewMessage,
  type Party,
} from './queries.ts';
import { messageError, toMessage, toThread } from './rules.ts';

const conversation = messagesOutput.extend({ thread: threadOutput });

const markAs = async (db: Db, party: Party, { threadId, until }: z.output<typeof readInput>): Promise<void> => {
  const { meta } = await markRead(db, party, threadId, Date.parse(until));
  if (meta.changes === 0) throw new AppError('thread_not_found');
};

const read = async (db: Db, party: Party, input: z.output<typeof messagesInput>) => {
  const { thread, rows, papers, next } = await listMessages(db, party, input);
  if (!thread) throw new AppError('thread_not_found');
  const hung = papers.map(toPaper);
  return {
    thread: toThread(thread),
    rows: rows.map((row) => ({ ...toMessage(row), papers: hung.filter(({ messageId }) => messageId === row.id) })),
    next,
  };
};

const write = async (db: Db, party: Party, message: NewMessage, now: number, post: Post) => {
  const { sent, facts } = await insertMessage(db, party, message, now, post);
  if (!sent) throw messageError(facts);
  return { threadId: sent.threadId, message: toMessage(sent) };
};

/** Conversations of an owner with the clinics of their pets. */
export const messagesRouter = router({
  threads: ownerProcedure
    .input(threadsInput)
    .output(threadsOutput)
    .query(async ({ ctx, input }) => {
      const { rows, next } = await listThreads(ctx.db, { side: 'owner', id: ctx.user.id }, input);
      return { rows: rows.map(toThread), next };
    }),

  /** With whom one could begin to write. */
  contacts: ownerProcedure.output(z.array(contactOutput)).query(({ ctx }) => listContacts(ctx.db, ctx.user.id)),

  list: ownerProcedure
    .input(messagesInput)
    .output(conversation)
    .query(({ ctx, input }) => read(ctx.db, { side: 'owner', id: ctx.user.id }, input)),

  send: ownerProcedure
    .input(ownerMessageInput)
    .output(sentOutput)
    .mutation(({ ctx: { db, user, clock, post }, input }) =>
      write(db, { side: 'owner', id: user.id }, { ...input, authorId: user.id, authorName: '' }, clock(), post),
    ),

  markRead: ownerProcedure
    .input(readInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markAs(ctx.db, { side: 'owner', id: ctx.user.id }, input)),

  unread: ownerProcedure.output(z.int()).query(async ({ ctx }) => {
    const [row] = await countUnread(ctx.db, { side: 'owner', id: ctx.user.id });
    return row?.unread ?? 0;
  }),
});

/** Conversations of a clinic with the owners of its patients. */
export const clinicMessagesRouter = router({
  threads: filesProcedure
    .input(threadsInput)
    .output(threadsOutput)
    .query(async ({ ctx, input }) => {
      const { rows, next } = await listThreads(ctx.db, { side: 'clinic', id: ctx.clinicId }, input);
      return { rows: rows.map(toThread), next };
    }),

  list: filesProcedure
    .input(messagesInput)
    .output(conversation)
    .query(({ ctx, input }) => read(ctx.db, { side: 'clinic', id: ctx.clinicId }, input)),

  send: filesProcedure
    .input(clinicMessageInput)
    .output(sentOutput)
    .mutation(({ ctx: { db, user, clock, clinicId, post }, input }) =>
      write(
        db,
        { side: 'clinic', id: clinicId },
        { ...input, clinicId, authorId: user.id, authorName: user.name },
        clock(),
        post,
      ),
    ),

  markRead: filesProcedure
    .input(readInput)
    .output(z.void())
    .mutation(({ ctx, input }) => markAs(ctx.db, { side: 'clinic', id: ctx.clinicId }, input)),

  canned: filesProcedure.output(z.array(cannedOutput)).query(({ ctx }) => listCanned(ctx.db, ctx.clinicId)),
});
