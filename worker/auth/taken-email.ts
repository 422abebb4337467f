import { type SQL, sql } from 'drizzle-orm';
import { LINK_LIFE_MS } from '../post/links.ts';

/**
 * SQL: an address is no longer free for an account (`of`: its id; null: one that is yet to be made). Another one has it, or had it and
 * may still take it back by the link that the change of its e-mail sent there: who changed it must not shut its person out by
 * giving the old address to somebody else. `now` is ms UTC.
 */
export const isEmailTaken = (email: SQL | string, of: SQL | string | null, now: number): SQL<number> =>
  sql<number>`(EXISTS (SELECT 1 FROM users e WHERE e.email = ${email} AND e.id IS NOT ${of})
    OR EXISTS (SELECT 1 FROM email_changes c JOIN outbox b ON b.user_id = c.user_id AND b.kind = 'email_changed'
      AND b.ids ->> 'change' = c.id AND b.used_at IS NULL
      AND coalesce(b.claimed_at, b.created_at) > ${now - LINK_LIFE_MS.email_changed}
      WHERE c.old_email = ${email} AND c.confirmed_at IS NOT NULL AND c.user_id IS NOT ${of}))`;
