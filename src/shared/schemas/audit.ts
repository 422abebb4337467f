import * as z from 'zod';
import { ACTS, type Act } from '../acts.ts';
import { ACTS_PAGE, MAX_PAGE } from '../limits.ts';
import { ROLES } from '../roles.ts';
import { calendarDate } from './date.ts';
import { namedThen } from './named-then.ts';
import { MAX_CURSOR, pageOf } from './page.ts';

const id = z.string().min(1).max(64);

/** Filters of the audit log: ids of who did it and of what it was done to, the act, and days in Bogotá, both included. */
export const actsInput = z
  .object({
    actor: id.optional(),
    action: z.enum(Object.keys(ACTS) as [Act, ...Act[]]).optional(),
    target: id.optional(),
    from: calendarDate.optional(),
    to: calendarDate.optional(),
    cursor: z.string().max(MAX_CURSOR).optional(),
    limit: z.int().min(1).max(MAX_PAGE).default(ACTS_PAGE),
  })
  .prefault({});
export type ActsInput = z.output<typeof actsInput>;

/** An account of the log: its name of then, its role now; null: it is gone, or is no account. */
const named = z.object({ id: z.string(), name: z.string().nullable(), role: z.enum(ROLES).nullable() });
/** One act. `at` is ms UTC; `action` a key of ACTS (an older version's may be unknown); `actor` null: nobody was signed in. */
export const actOutput = z.object({
  id: z.string(),
  at: z.number(),
  action: z.string(),
  actor: namedThen.nullable(),
  target: named,
  reason: z.string().nullable(),
  /** The e-mail before and after, of an act that changed it lately; null: of others. */
  emails: z.tuple([z.string(), z.string()]).nullable(),
  /** The name before and after, likewise. */
  names: z.tuple([z.string(), z.string()]).nullable(),
});
export type AuditAct = z.output<typeof actOutput>;
export const actsOutput = pageOf(actOutput);
