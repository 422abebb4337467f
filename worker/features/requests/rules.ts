import { type SQL, sql } from 'drizzle-orm';
import { addBusinessDays } from '../../../src/shared/business-days.ts';
import { AppError } from '../../../src/shared/errors.ts';
import { LOOKED_AFTER } from '../../../src/shared/looked-after.ts';
import { REQUEST_TERMS, type RequestKind } from '../../../src/shared/schemas/request.ts';
import { list } from '../../db/schema/columns.ts';
import { type Actor, actorStands } from '../authority/rules.ts';

/** Last day to answer a request filed on `date` (YYYY-MM-DD). */
export const dueOn = (kind: RequestKind, date: string): string => addBusinessDays(date, REQUEST_TERMS[kind].days);

/** The last day once extended, by kind: business days after the first term's end `due`, whenever it is extended. */
export const extendedDueOn = (due: string): Record<RequestKind, string> => ({
  consulta: addBusinessDays(due, REQUEST_TERMS.consulta.more),
  reclamo: addBusinessDays(due, REQUEST_TERMS.reclamo.more),
});

/**
 * SQL over data_requests: the actor may answer it. admin sees admins and toors only (product.md, Roles), so nobody but toor
 * answers theirs, and no admin answers their own.
 */
export const mayHandle = (actor: Actor): SQL =>
  sql`(${actorStands(actor)} AND ${
    actor.role === 'toor'
      ? sql`1`
      : sql`NOT EXISTS (SELECT 1 FROM users p WHERE p.id = data_requests.user_id AND p.role NOT IN (${list(LOOKED_AFTER)}))`
  })`;

type State = { answeredAt: number | null; extension: string | null; dueOn: string };

/** The rule that kept a request from being answered. `request` is how it stands; null: there is none. */
export const answerRefusal = (request: State | null): AppError => {
  if (!request) return new AppError('request_not_found');
  return new AppError(request.answeredAt === null ? 'forbidden' : 'request_answered');
};

/**
 * The rule that kept a term from being extended: once only, and only while it runs (the person is told before it ends). `asked`
 * is the last day from which it was to be.
 */
export const extensionRefusal = (request: State | null, asked: string, today: string): AppError => {
  if (!request || request.answeredAt !== null) return answerRefusal(request);
  if (request.extension !== null || request.dueOn !== asked) return new AppError('request_extended');
  return new AppError(request.dueOn < today ? 'request_overdue' : 'forbidden');
};
