import { createScheduledController } from 'cloudflare:test';
import { type SQL, sql } from 'drizzle-orm';
import { connect } from '../../worker/db/client.ts';
import type { Env } from '../../worker/env.ts';
import worker from '../../worker/index.ts';
import type { PostEvent } from '../../worker/post/announce.ts';
import { deliver } from '../../worker/post/deliver.ts';
import { channelOf, postOf } from '../../worker/post/post.ts';
import { bindings, world } from './world.ts';

/** What an address is told that its account may leave: with every change of e-mail that is asked for. */
export const CHANGE_ASKED = 'Pidieron cambiar el correo de tu cuenta';

/** A mail as the binding got it. */
export type Sent = { to: string; subject: string; text: string; html: string; headers?: Record<string, string> };

/** What a test's post has beside its binding. */
export const POST_VARS = {
  MAIL_FROM: 'avisos@patas.test',
  MAIL_REPLY_TO: 'ayuda@patas.test',
  SITE_URL: 'https://patas.test',
  LINK_SECRET: 'un-secreto-de-las-pruebas',
};

/**
 * A stand-in for Cloudflare's Email Service, with its interface: `send` takes a mail and answers a message id. `fault` is asked
 * before a mail is taken: it may throw, or never come back. Mails taken stand in `sent`, but those of a subject that the test does not
 * read (`unread`).
 */
export const aMailbox = (fault: (mail: Sent) => void | Promise<void> = () => {}, unread?: string) => {
  const sent: Sent[] = [];
  const EMAIL: SendEmail = {
    send: async (mail: unknown) => {
      await fault(mail as Sent);
      if ((mail as Sent).subject !== unread) sent.push(mail as Sent);
      return { messageId: `<${crypto.randomUUID()}@patas.test>` };
    },
  };
  return { sent, env: { EMAIL, ...POST_VARS } satisfies Partial<Env> };
};

/** The token of a mail's link that leads to `path` (`/recuperar#`). */
export const linkIn = ({ text }: Sent, path: string): string =>
  new RegExp(`https://patas\\.test${path}([\\w-]{64})(?![\\w-])`).exec(text)?.[1] ?? '';

/** What hangs counts as failed after this long. */
const HANGS_MS = 30;

/** The six digits that a mail carries. */
export const codeIn = ({ text }: Sent): string => /^Código: (\d{6})$/m.exec(text)?.[1] ?? '';

/**
 * The post over a mailbox: announces in a batch of its own, and sends. `fault` is the mailbox's; `without`: the deployment has no
 * e-mail. What hangs fails soon.
 */
export const aPost = ({
  fault,
  without = false,
}: {
  fault?: Parameters<typeof aMailbox>[0];
  without?: boolean;
} = {}) => {
  const { sent, env } = aMailbox(fault);
  const own: Env = { ...bindings, ...(without ? {} : env) };
  const channel = channelOf(own);
  const post = postOf(channel, () => {});
  return {
    sent,
    env,
    post,
    announce: async (event: PostEvent, on: SQL = sql`1`) => {
      const [first, ...rest] = post.announce(world.db, event, Date.now(), on);
      if (first) await world.db.batch([first, ...rest]);
    },
    /** Sends what is due; through another database, whose trips may fail: whoever sends dies there. */
    send: (DB = bindings.DB, most?: number) => deliver({ db: connect(DB), channel, clock: Date.now }, most, HANGS_MS),
    tick: () => worker.scheduled(createScheduledController({ cron: '* * * * *' }), own),
  };
};
