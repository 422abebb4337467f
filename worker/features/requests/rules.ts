import { addBusinessDays } from '../../../src/shared/business-days.ts';
import { AppError } from '../../../src/shared/errors.ts';
import { REQUEST_TERMS, type RequestKind } from '../../../src/shared/schemas/request.ts';

/** Last day to answer a request filed on `date` (YYYY-MM-DD). */
export const dueOn = (kind: RequestKind, date: string): string => addBusinessDays(date, REQUEST_TERMS[kind].days);

/** The last day once extended, by kind: business days after the first term's end `due`, whenever it is extended. */
export const extendedDueOn = (due: string): Record<RequestKind, string> => ({
  consulta: addBusinessDays(due, REQUEST_TERMS.consulta.more),
  reclamo: addBusinessDays(due, REQUEST_TERMS.reclamo.more),
});

type State = { answeredAt: number | null; extension: string | null; dueOn: string };

/** The rule that kept a request from being answered. `request` is how it stands; null: there is none. */
export const answerRefusal = (request: State | null): AppError =>
  new AppError(request ? 'request_answered' : 'request_not_found');

/** The rule that kept a term from being extended: once only, and only while it runs (the person is told before it ends). */
export const extensionRefusal = (request: State | null, today: string): AppError => {
  if (!request || request.answeredAt !== null) return answerRefusal(request);
  return new AppError(request.extension === null && request.dueOn < today ? 'request_overdue' : 'request_extended');
};
