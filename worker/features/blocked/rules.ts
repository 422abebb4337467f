import { type SQL, sql } from 'drizzle-orm';
import { RETENTION_YEARS } from '../../../src/shared/limits.ts';

/** SQL over `b` (blocked_patients) and its clinic `c`: the last day of the term, YYYY-MM-DD. */
export const blockedUntil: SQL<string> = sql`date(b.last_on, '+' || coalesce(c.retention_years, ${RETENTION_YEARS.usual}) || ' years')`;

/** The month of birth of an animal that every term has erased: a row without anything, which rows of a book still name by its id. */
export const GONE_MONTH = '0000-00';
