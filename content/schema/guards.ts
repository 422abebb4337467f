import * as z from 'zod';
import { GUARDS, type Guard } from './guard-kinds.ts';

/** Key of a guard in a record. */
export const guard = () => z.enum(Object.keys(GUARDS) as [Guard, ...Guard[]]);
