import type { BatchItem } from 'drizzle-orm/batch';
import type { Db } from './client.ts';

/** A select of which the first row is asked: see `one`. */
class One<Query extends BatchItem<'sqlite'>> {
  readonly query: Query;
  constructor(query: Query) {
    this.query = query;
  }
}

/** A statement, or statements that belong together: in order, or by name. Null and undefined: not this time. */
export type Member = BatchItem<'sqlite'> | One<BatchItem<'sqlite'>> | readonly Member[] | Group | null | undefined;
export type Group = { readonly [name: string]: Member };

/** What a member answers: rows of a select or `returning`, else D1's result; undefined for what was not asked. */
export type Answer<M> =
  M extends BatchItem<'sqlite'>
    ? M['_']['result']
    : M extends One<infer Query>
      ? Query['_']['result'] extends readonly (infer Row)[]
        ? Row | undefined
        : never
      : M extends null | undefined
        ? undefined
        : { -readonly [Name in keyof M]: Answer<M[Name]> };

const isStatement = (member: object): member is BatchItem<'sqlite'> => '_prepare' in member;

const statementsOf = (member: Member): BatchItem<'sqlite'>[] => {
  if (!member) return [];
  if (member instanceof One) return [member.query];
  return isStatement(member) ? [member] : Object.values<Member>(member).flatMap(statementsOf);
};

/** The answers in the shape of the members; `next` gives them in the order of `statementsOf`. */
const shaped = (member: Member, next: () => unknown): unknown => {
  if (!member) return undefined;
  if (member instanceof One) return (next() as unknown[])[0];
  if (isStatement(member)) return next();
  if (Array.isArray(member)) return member.map((one) => shaped(one, next));
  return Object.fromEntries(Object.entries(member).map(([name, one]) => [name, shaped(one, next)]));
};

/** A select in a batch that answers its first row; undefined: there is none. */
export const one = <Query extends BatchItem<'sqlite'>>(query: Query) => new One(query);

const run = async (db: Db, members: Group): Promise<unknown> => {
  const [first, ...rest] = statementsOf(members);
  const answers: readonly unknown[] = first ? await db.batch([first, ...rest]) : [];
  let read = 0;
  return shaped(members, () => answers[read++]);
};

/**
 * Statements in one round trip and one transaction, in the order in which they are written; answers stand under the same names:
 *
 *   const { pet, visits } = await batch(db, { trace: auditIf(…), pet: one(selectPet(db, id)), visits: selectVisits(db, id) });
 *
 * A group of statements keeps its own names (`{ change: changeVisit(…) }` answers `change.done`). No statement at all: no trip.
 */
export const batch = <const Members extends Group>(db: Db, members: Members): Promise<Answer<Members>> =>
  // An answer stands where its statement stood: the shape is the type's.
  run(db, members) as Promise<never>;
