import { type AnyColumn, and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { AppError, type ErrorKey } from '../../src/shared/errors.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/client.ts';
import { users } from '../db/schema/accounts.ts';
import { emailChanges, outbox } from '../db/schema/post.ts';
import { LINK_LIFE_MS, type LinkKind, liveLink } from '../post/links.ts';

/** Links of mails that change something of an account (worker/post derives and reads their tokens). */
export const MAIL_LINKS = [
  'recovery',
  'email_changed',
  'verify_email',
  'change_email',
] as const satisfies readonly LinkKind[];
export type MailLinkKind = (typeof MAIL_LINKS)[number];

/** A column under a name of its own: rows of a batch come by column name, and two of the same name would be one. */
const named = <T>(column: AnyColumn, name: string) => sql`${column}`.as(name) as SQL.Aliased<T>;

/** SQL over outbox: mails of this kind whose link serves at `now`, whoever they were sent to. */
const lives = (kind: MailLinkKind, now: number): SQL =>
  sql`${outbox.kind} = ${kind} AND ${outbox.usedAt} IS NULL AND ${outbox.claimedAt} > ${now - LINK_LIFE_MS[kind]}`;

/**
 * SQL over outbox: a newer mail of its kind, for the same person, that serves or is about to be sent. Rows are never rewritten, so
 * their order is that of their making.
 */
const hasNewer = (kind: MailLinkKind, now: number): SQL => sql`EXISTS (SELECT 1 FROM outbox n
  WHERE n.user_id = ${outbox.userId} AND n.kind = ${kind} AND n.rowid > outbox.rowid AND n.used_at IS NULL
    AND coalesce(n.claimed_at, n.created_at) > ${now - LINK_LIFE_MS[kind]})`;

/** SQL over outbox: the account has had another e-mail since. Who reads the mails of the old one learns nothing of it. */
const hasMoved = sql`EXISTS (SELECT 1 FROM email_changes c
  WHERE c.user_id = ${outbox.userId} AND c.confirmed_at >= ${outbox.createdAt})`;

/** Statement: mails of a kind that meet `where` (SQL over outbox and users), with all that their links are about; the newest. */
export const selectLink = (db: Db, kind: MailLinkKind, where: SQL, now: number) =>
  db
    .select({
      id: named<string>(outbox.id, 'link_id'),
      userId: named<string>(users.id, 'link_user'),
      name: users.name,
      email: users.email,
      isActive: users.isActive,
      isVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`.mapWith(Boolean).as('is_verified'),
      changeId: named<string | null>(emailChanges.id, 'change_id'),
      oldEmail: emailChanges.oldEmail,
      newEmail: emailChanges.newEmail,
      usedAt: outbox.usedAt,
      expiresAt: sql<number>`${outbox.claimedAt} + ${LINK_LIFE_MS[kind]}`.as('expires_at'),
      isLive: sql<boolean>`(${lives(kind, now)})`.mapWith(Boolean).as('is_live'),
      hasNewer: sql<boolean>`${hasNewer(kind, now)}`.mapWith(Boolean).as('has_newer'),
      hasMoved: sql<boolean>`${hasMoved}`.mapWith(Boolean).as('has_moved'),
    })
    .from(outbox)
    .innerJoin(users, eq(users.id, outbox.userId))
    .leftJoin(emailChanges, sql`${emailChanges.id} = ${outbox.ids} ->> 'change'`)
    .where(and(eq(outbox.kind, kind), where))
    .orderBy(sql`outbox.rowid DESC`)
    .limit(1);
export type MailLink = Awaited<ReturnType<typeof selectLink>>[number] & { kind: MailLinkKind };

/** The address that a link was sent to, if that may be told to who holds it; null: the account has another one by now. */
const sentTo = ({ kind, email, oldEmail, newEmail, hasMoved: moved }: MailLink): string | null => {
  if (kind === 'email_changed') return oldEmail;
  if (kind === 'change_email') return newEmail;
  return moved ? null : email;
};

const whyDead = ({ hasNewer: newer, usedAt }: MailLink): ErrorKey =>
  newer ? 'link_replaced' : usedAt === null ? 'link_expired' : 'link_used';

/** Why a link that was read serves no more; `details` carries the address with which to ask for another one. */
export const deadLink = (link: MailLink): AppError => {
  const email = sentTo(link);
  return new AppError(whyDead(link), email === null ? {} : { details: { email } });
};

/**
 * The mail of a link's token, whether or not it still serves (`isLive`). Throws `link_unknown` for a token that was not made
 * here, or for something else, and `link_dead` when its account is gone or inactive.
 */
export const findMailLink = async (
  { db, post }: Pick<Context, 'db' | 'post'>,
  kinds: readonly MailLinkKind[],
  token: string,
  now: number,
): Promise<MailLink> => {
  for (const kind of kinds) {
    const id = await post.readLink(kind, token);
    if (id === null) continue;
    const [row] = await selectLink(db, kind, eq(outbox.id, id), now);
    if (!row?.isActive) throw new AppError('link_dead');
    return { ...row, kind };
  }
  throw new AppError('link_unknown');
};

/** Statement: the mail of a kind whose code serves, for the active account that meets `whose` (SQL over users); none, or one. */
export const selectLiving = (db: Db, kind: MailLinkKind, whose: SQL, now: number) =>
  selectLink(db, kind, sql`${whose} AND ${users.isActive} = 1 AND ${lives(kind, now)}`, now);

/** Statement: uses a link up, once, while its account is active and `on` (SQL over outbox) holds; `changes()` tells whether. */
export const takeLink = (db: Db, { kind, id, userId }: MailLink, now: number, on: SQL = sql`1`) =>
  db
    .update(outbox)
    .set({ usedAt: now })
    .where(
      and(
        liveLink(kind, id, now),
        eq(outbox.kind, kind),
        sql`EXISTS (SELECT 1 FROM users WHERE id = ${userId} AND is_active = 1)`,
        on,
      ),
    );

/**
 * SQL over outbox: its link may be ended by another act. The way back from a change of e-mail that an administrator made may not, or a
 * second change, or turning the account off and on, would close it.
 */
const mayEnd = sql`NOT (${outbox.kind} = 'email_changed' AND ${outbox.ids} ->> 'actor' IS NOT NULL)`;

/** SQL over outbox: mails of these kinds whose link still serves and may be ended. */
export const endable = (kinds: readonly MailLinkKind[]) =>
  and(inArray(outbox.kind, kinds), isNull(outbox.usedAt), mayEnd);

/** Statement: mails of these kinds to a person (SQL or id; NULL: nobody) serve no more, sent or not, if `on` holds. */
export const endMails = (db: Db, userId: string | SQL, kinds: readonly MailLinkKind[], now: number, on: SQL) =>
  db
    .update(outbox)
    .set({ usedAt: now })
    .where(and(sql`${outbox.userId} = ${userId}`, endable(kinds), on));
