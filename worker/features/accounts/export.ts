import { sql } from 'drizzle-orm';
import type { AccountsInput } from '../../../src/shared/schemas/account.ts';
import type { ActsInput } from '../../../src/shared/schemas/audit.ts';
import { batch } from '../../db/batch.ts';
import type { Db } from '../../db/client.ts';
import { insertFrom } from '../../db/insert.ts';
import { auditLog } from '../../db/schema/settings.ts';
import { actorStands } from '../authority/rules.ts';
import { pageOfActs, selectActs } from './queries.ts';
import { accountsPage } from './search.ts';
import type { Doing } from './statements.ts';

/** A page of the accounts of a filter, for a file that leaves the service. The first page leaves the trace of the whole. */
export const exportAccounts = async (db: Db, input: AccountsInput, { actor, now }: Doing) => {
  const { statements, pageOf } = accountsPage(db, input, now);
  const filters = [input.role, input.state, input.q && 'q'].filter(Boolean).join(', ');
  const first = input.cursor ? sql`0` : actorStands(actor);
  const trace = insertFrom(
    db,
    auditLog,
    {
      id: crypto.randomUUID(),
      at: now,
      actorId: actor.id,
      action: 'accounts.exported',
      targetId: actor.id,
      reason: filters || null,
    },
    sql`WHERE ${first}`,
  );
  const { rows } = await batch(db, {
    trace,
    rows: statements,
  });
  return pageOf(rows.flat());
};

/** The same of the audit log itself: who takes it along stands in it. */
export const exportActs = async (db: Db, input: ActsInput, { actorId, now }: { actorId: string; now: number }) => {
  const names = (['actor', 'action', 'target', 'from', 'to'] as const).filter((name) => input[name] !== undefined);
  const { rows } = await batch(db, {
    rows: selectActs(db, input),
    trace: insertFrom(
      db,
      auditLog,
      {
        id: crypto.randomUUID(),
        at: now,
        actorId,
        action: 'acts.exported',
        targetId: actorId,
        reason: names.join(', ') || null,
      },
      sql`WHERE ${input.cursor === undefined ? 1 : 0}`,
    ),
  });
  return pageOfActs(rows, input);
};
