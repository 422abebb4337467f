import { type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../src/shared/acts.ts';
import type { Db } from './client.ts';
import { insertFrom } from './insert.ts';
import { auditLog } from './schema/settings.ts';

/** One act: ids only. `id` for `wasTraced`. `actorId` null: nobody was signed in, or a command did it. `targetId` may be read where it stands. */
export type AuditEntry = {
  id?: string;
  at: number;
  actorId: string | null;
  action: Act;
  targetId: string | SQL;
  reason?: string;
};

/** SQL: this very row stands in the log. For what follows from an act in its batch, where the statement before is another one. */
export const wasTraced = (id: string, action: Act): SQL =>
  sql`EXISTS (SELECT 1 FROM audit_log t WHERE t.id = ${id} AND t.action = ${action})`;

/** Statement: one row in the append-only log, if `on` holds. */
export const auditIf = (
  db: Db,
  { id = crypto.randomUUID(), at, actorId, action, targetId, reason }: AuditEntry,
  on: SQL,
) => insertFrom(db, auditLog, { id, at, actorId, action, targetId, reason: reason ?? null }, sql`WHERE ${on}`);

/** Statement: the same only when the statement before it in the batch changed a row (a batch goes on when an UPDATE matched none). */
export const auditIfChanged = (db: Db, entry: AuditEntry) => auditIf(db, entry, sql`changes() = 1`);

/** The reason of these is the id of the clinic that did it. */
const isOfClinic = sql`${auditLog.action} IN ('closure.made', 'closure.lifted', 'blocked.erased')`;

/**
 * SQL over audit_log: the clinic, by name, for which somebody did it to an owner's account; NULL: the act does not know one. Requests
 * that were declined say it by the visits that ended with them.
 */
export const clinicOfAct = sql<string | null>`(SELECT c.name FROM clinics c WHERE c.id = CASE
  WHEN ${isOfClinic} THEN ${auditLog.reason}
  WHEN ${auditLog.action} = 'requests.declined' THEN (SELECT a.clinic_id FROM appointments a
    CROSS JOIN appointment_events e ON e.appointment_id = a.id
    WHERE a.owner_id = ${auditLog.targetId} AND e.at = ${auditLog.at} AND e.actor_id = ${auditLog.actorId} LIMIT 1)
  END)`;

/** SQL over audit_log: the reason for people, the name of a clinic in place of its id. */
export const reasonOfAct = sql<string | null>`CASE WHEN ${isOfClinic} THEN ${clinicOfAct} ELSE ${auditLog.reason} END`;

const changesEmail = sql`audit_log.action IN ('email.changed', 'email.restored', 'account.updated')`;
const changeOfAct = sql`(SELECT json_array(c.old_email, c.new_email) FROM email_changes c
  WHERE c.user_id = audit_log.target_id AND c.confirmed_at = audit_log.at AND ${changesEmail} LIMIT 1)`;
const changeOfErased = sql`(SELECT json_array(j.value ->> 'old', j.value ->> 'new') FROM erased_accounts e CROSS JOIN json_each(e.changes) j
  WHERE e.user_id = audit_log.target_id AND j.value ->> 'at' = audit_log.at AND ${changesEmail} LIMIT 1)`;
const asPair = (json: SQL) =>
  json.mapWith((pair: string): [string, string] => JSON.parse(pair)).as('act_emails') as SQL.Aliased<
    [string, string] | null
  >;

/** The e-mail before and after an act that changed it, from rows of the log; null: another act, or too long ago (worker/post/purge.ts). */
export const emailsOfAct = asPair(changeOfAct);
/** The same, of accounts too that the administration erased in the last month (departures.ts): for toor. */
export const emailsOfAnyAct = asPair(sql`coalesce(${changeOfAct}, ${changeOfErased})`);

/** The name before and after an act that changed one, from rows of the log; null: another act, or nothing is kept of it any more. */
export const namesOfAct = sql`(SELECT json_array(n.name, n.new_name) FROM target_names n
  WHERE n.row_id = audit_log.id AND n.new_name IS NOT NULL)`
  .mapWith((pair: string): [string, string] => JSON.parse(pair))
  .as('act_names') as SQL.Aliased<[string, string] | null>;
