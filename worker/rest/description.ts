import type * as z from 'zod';
import type { ErrorKey } from '../../src/shared/errors.ts';

/** What the document says of a call beyond its path; its input comes from the procedure. */
export type Described = {
  /** The procedure that answers it, by its name in the router. */
  procedure: string;
  summary: string;
  description?: string;
  tag: 'Sessions' | 'Own account' | 'Owner' | 'Clinic' | 'Administration';
  /** Who may call it; `any`: whoever is logged in; null: anybody. */
  roles: 'any' | readonly string[] | null;
  /** What REST answers where that is not the procedure's own answer; of a list, one row. */
  answer?: z.ZodType;
  /** Broken rules of its own; those of its kind (body, list, roles) are added. */
  errors?: readonly ErrorKey[];
  /** An example of the body, where it takes one. */
  body?: unknown;
  /** An example of the answer; of a list, of one row. */
  example?: unknown;
  /** A new thing is made: an idempotency key is taken. */
  creates?: boolean;
  /** Other statuses of success, and when. */
  also?: Readonly<Record<string, string>>;
};
