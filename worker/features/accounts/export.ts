import { sql } from 'drizzle-orm';
import type { AccountsInput } from '../../../src/shared/schemas/account.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { actorStands } from '../authority/rules.ts';
import { accountsPage } from './search.ts';
import type { Doing } from './statements.ts';

/** A page of the accounts of a filter, for a file that leaves the service. The first page leaves the trace of the whole. */
export const exportAccounts = async (db: Db, input: AccountsInput, { actor, now }: Doing) => {
  const { statements, pageOf } = accountsPage(db, input, now);
  const filters = [input.role, input.state, input.q && 'q'].filter(Boolean).join(', ');
  const first = input.cursor ? sql`0` : actorStands(actor);
  const trace = db.insert(auditLog).select(sql`
    SELECT ${crypto.randomUUID()}, ${now}, ${actor.id}, 'accounts.exported', ${actor.id}, ${filters || null} WHERE ${first}`);
  const { rows } = await batch(db, {
    trace,
    rows: statements,
  });
  return pageOf(rows.flat());
};
