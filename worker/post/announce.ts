import { type SQL, sql } from 'drizzle-orm';
import { CHOOSABLE, type NoticeKind } from '../../src/shared/notices.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/post.ts';

/** What happened, to whom, and the ids that its notice is made of. A `userId` that is SQL and finds nobody announces nothing. */
export type PostEvent =
  | {
      kind:
        | 'recovery'
        | 'verify_email'
        | 'password_changed'
        | 'password_set'
        | 'role_changed'
        | 'deactivated'
        | 'feed_made';
      userId: string | SQL;
    }
  | { kind: 'change_email' | 'email_changed' | 'email_changed_by_other'; userId: string | SQL; ids: { change: string } }
  | { kind: 'new_device'; userId: string; ids: { session: string } }
  | { kind: 'link_issued'; userId: string | SQL; ids: { actor: string } }
  | { kind: 'share_made'; userId: string; ids: { share: string } }
  | { kind: 'request_answered'; userId: string | SQL; ids: { request: string } };

const isChoosable = (kind: NoticeKind) => CHOOSABLE.some((one) => one === kind);

/**
 * Who hears what of an event, by which way and when: the one place that decides it. Today everything goes by e-mail, at once, to the
 * person whose account it is about. Returns the statements for the batch of the cause; they write only where `on` holds, by
 * default when the statement before them changed a row.
 */
export const rowsOf = (db: Db, event: PostEvent, now: number, on: SQL = sql`changes() = 1`) => {
  const { kind, userId } = event;
  const ids = JSON.stringify('ids' in event ? event.ids : {});
  const chosen = isChoosable(kind)
    ? sql`NOT EXISTS (SELECT 1 FROM notice_choices c WHERE c.user_id = u.id AND c.kind = ${kind} AND c.way = 'email'
        AND c.wanted = 0)`
    : sql`1`;
  return [
    db.insert(outbox).select(sql`
      SELECT ${crypto.randomUUID()}, ${kind}, u.id, 'email', ${ids}, ${now}, ${now}, 0, 'waiting', NULL, NULL, NULL, ${now},
        NULL FROM users u WHERE u.id = ${userId} AND ${on} AND ${chosen}`),
  ];
};
