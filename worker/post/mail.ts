import { type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '../../src/shared/notices.ts';
import type { Role } from '../../src/shared/roles.ts';
import { outbox } from '../db/schema/post.ts';
import { codeOf, type LinkKind, linkToken } from './links.ts';
import { htmlOf, textOf } from './mails/compose.ts';
import { MAILS } from './mails/table.ts';
import type { Channel } from './post.ts';
import type { Message } from './send.ts';

const named = <T>(query: SQL, name: string) => query.as(name) as SQL.Aliased<T>;

/**
 * SQL: the reader has shown that the address is theirs. To any other goes no word that somebody typed: whoever registers a stranger's
 * address would write to them in our name.
 */
const isProven = sql`outbox.kind NOT IN ('verify_email', 'change_email')
  AND EXISTS (SELECT 1 FROM users v WHERE v.id = outbox.user_id AND v.email_verified_at IS NOT NULL)`;

/** A row and all that its mail says, read in the statement that takes it: nothing of it is stored in the outbox. */
export const mailColumns = {
  id: outbox.id,
  kind: outbox.kind,
  attempts: outbox.attempts,
  claimedAt: sql<number>`claimed_at`,
  createdAt: outbox.createdAt,
  to: named<string | null>(
    sql`CASE outbox.kind
      WHEN 'change_email' THEN (SELECT c.new_email FROM email_changes c WHERE c.id = outbox.ids ->> 'change')
      WHEN 'email_changed' THEN (SELECT c.old_email FROM email_changes c WHERE c.id = outbox.ids ->> 'change')
      WHEN 'email_changed_by_other' THEN (SELECT c.old_email FROM email_changes c WHERE c.id = outbox.ids ->> 'change')
      ELSE (SELECT u.email FROM users u WHERE u.id = outbox.user_id) END`,
    'mail_to',
  ),
  /** Null: see `isProven`. */
  name: named<string | null>(
    sql`(SELECT u.name FROM users u WHERE u.id = outbox.user_id AND ${isProven})`,
    'mail_name',
  ),
  role: named<Role>(sql`(SELECT u.role FROM users u WHERE u.id = outbox.user_id)`, 'mail_role'),
  /** Null: the session has ended, or its client did not say. */
  device: named<string | null>(
    sql`(SELECT s.device FROM sessions s WHERE s.public_id = outbox.ids ->> 'session')`,
    'mail_device',
  ),
  /** Role of whoever did it; null: nobody else, or that account is gone. */
  actorRole: named<Role | null>(sql`(SELECT a.role FROM users a WHERE a.id = outbox.ids ->> 'actor')`, 'mail_actor'),
  /** Null: the pet or the link is gone, or see `isProven`. */
  petName: named<string | null>(
    sql`(SELECT p.name FROM carne_shares h JOIN pets p ON p.id = h.pet_id WHERE h.id = outbox.ids ->> 'share'
      AND ${isProven})`,
    'mail_pet',
  ),
};

export type Due = {
  id: string;
  kind: NoticeKind;
  attempts: number;
  claimedAt: number;
  createdAt: number;
  to: string | null;
  name: string | null;
  role: Role;
  device: string | null;
  actorRole: Role | null;
  petName: string | null;
};

/** What a text may say: the row's facts, and addresses and code that are made when it is sent. */
export type Facts = Omit<Due, 'id' | 'attempts' | 'claimedAt'> & {
  site: string;
  /** Address of a link of this row: `/recuperar#` and its token. */
  link: (path: string, kind: LinkKind) => string;
  code: string;
};

const LINKS = [
  'recovery',
  'verify_email',
  'change_email',
  'email_changed',
  'not_me',
  'unsubscribe',
] as const satisfies LinkKind[];
/** Kinds whose own link has a code too. */
const CODED = { recovery: 'recovery', verify_email: 'verify_email', change_email: 'change_email' } as const;

/** The mail of a row, in both forms, from one source. */
export const mailOf = async (channel: Channel, row: Due & { to: string }): Promise<Message> => {
  const { secret, site } = channel;
  const tokens = Object.fromEntries(
    await Promise.all(LINKS.map(async (kind) => [kind, await linkToken(secret, kind, row.id)] as const)),
  );
  const coded = CODED[row.kind as keyof typeof CODED];
  const { unsubscribe, ...mail } = MAILS[row.kind]({
    ...row,
    site,
    link: (path, kind) => `${site}${path}${tokens[kind]}`,
    code: coded ? await codeOf(secret, coded, row.id) : '',
  });
  return {
    to: row.to,
    subject: mail.subject,
    text: textOf(mail, site),
    html: htmlOf(mail, site),
    ...(unsubscribe && {
      headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    }),
  };
};
