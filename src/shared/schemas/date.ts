import * as z from 'zod';
import { isRealDate } from '../time.ts';

/** A date that the calendar has, YYYY-MM-DD. */
export const calendarDate = z.string().refine(isRealDate, 'Elige una fecha que exista.');
