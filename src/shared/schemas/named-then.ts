import * as z from 'zod';
import { ROLES } from '../roles.ts';

/**
 * An account in a row of a log: of a clinic's people and of administration as they were called when it was written, of owners as they are
 * now (decision 0194). All null: it was erased, and nothing of it was kept.
 */
export const namedThen = z.object({
  id: z.string(),
  name: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  email: z.string().nullable(),
  /** The account is there to be looked at. */
  stands: z.boolean(),
});
