import { type SQL, sql } from 'drizzle-orm';
import { FORMER_DAYS } from '../../src/shared/limits.ts';
import { isChoosable, type NoticeKind } from '../../src/shared/notices.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { LINK_LIFE_MS } from './links.ts';

/** Kinds that go to an address of their own, or let in whoever reads them. */
const APART: readonly NoticeKind[] = [
  'recovery',
  'verify_email',
  'change_email',
  'email_changed',
  'email_changed_by_other',
  'account_erased',
];

/**
 * SQL that `u` joins: changes of e-mail that an administrator made and whose person may still take back. Until then the address that
 * an account had hears what the new one hears of its security, or who made the change would read all warnings alone.
 */
const former = (now: number) => sql`outbox f ON f.user_id = u.id AND f.kind = 'email_changed'
  AND f.ids ->> 'actor' IS NOT NULL AND f.used_at IS NULL AND f.created_at > ${now - LINK_LIFE_MS.email_changed}`;

/** Kinds that tell of who is put into a clinic, or out of it: whoever seizes a clinic's account changes its address first. */
const OF_CLINIC: readonly NoticeKind[] = [
  'entry_asked',
  'entry_shortened',
  'member_removed',
  'member_left',
  'member_returned',
];

/**
 * SQL that `u` joins, for those kinds: every address that somebody else took from the account in a month, where its person had shown that
 * it was theirs. A rescue leaves its old address nothing else (decision 0123).
 */
const replaced = (
  now: number,
) => sql`email_changes f ON f.user_id = u.id AND f.confirmed_at > ${now - FORMER_DAYS * DAY_MS}
  AND f.old_email <> u.email AND (EXISTS (SELECT 1 FROM outbox b WHERE b.user_id = u.id AND b.kind = 'email_changed'
    AND b.ids ->> 'change' = f.id)
  OR EXISTS (SELECT 1 FROM audit_log r WHERE r.target_id = u.id AND r.at = f.confirmed_at AND r.action = 'account.rescued'))`;

/** What else an announcement writes: rows of the kind to addresses that `u` had; `ids` with the address, and what to join. Null: none. */
export const formerlyOf = (kind: NoticeKind, ids: SQL | string, now: number) => {
  if (isChoosable(kind) || APART.includes(kind)) return null;
  return OF_CLINIC.includes(kind)
    ? { ids: sql`json_set(${ids}, '$.formerly', f.id)`, join: replaced(now) }
    : { ids: sql`json_set(${ids}, '$.formerly', f.ids ->> 'change')`, join: former(now) };
};
