import { bindings } from './world.ts';

/** The search of accounts sorts what a rare word finds: at most 20,000 (worker/features/accounts/search.ts). */
const SORTS_A_FEW = /CROSS JOIN user_(words|parts) c/;

/** What somebody cares for may be of several owners: at most 200 animals of each of 21, with their visits and conversations. */
const SORTS_A_HOUSE = /household_members hm/;

/** Rows come in the order of an index; those of the same instant are put in order by their id. */
const SORTS_TIES = 'USE TEMP B-TREE FOR LAST TERM OF ORDER BY';

/**
 * SQLite notes that a new row may mend references that were left broken until the end of the transaction. We leave none, so it
 * never looks through those tables, which the statement itself does not name.
 */
const isCheckOfInsert = (statement: string, detail: string) => {
  const [, table = ''] = /^SCAN (\w+)/.exec(detail) ?? [];
  return statement.startsWith('insert') && !new RegExp(`\\b${table}\\b`).test(statement);
};

/** Lists of a fixed length, and lists in the order of an index, which stop at their LIMIT. */
const HARMLESS =
  /^SCAN (\w+ (EXISTS )?VIRTUAL TABLE|CONSTANT ROW|\(subquery-\d+\)|(choice|pairs|one|rarest)\b|\w+ USING (COVERING )?INDEX (users|clinics|audit|data_requests|security_events)_)/;

/** Steps of a statement's plan that read all of a table, or sort what they read. */
export const readsTooMuch = async (statement: string): Promise<string[]> => {
  const places = statement.match(/\?/g)?.length ?? 0;
  const explain = bindings.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...Array(places).fill('1'));
  const { results } = await explain.all<{ detail: string }>();
  return results
    .map(({ detail }) => detail)
    .filter((detail) =>
      detail.startsWith('SCAN')
        ? !HARMLESS.test(detail) && !isCheckOfInsert(statement, detail)
        : detail.includes('USE TEMP B-TREE') &&
          detail !== SORTS_TIES &&
          !SORTS_A_FEW.test(statement) &&
          !SORTS_A_HOUSE.test(statement),
    )
    .map((detail) => `${detail} ← ${statement}`);
};
