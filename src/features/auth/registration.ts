import * as z from 'zod';
import { registerInput } from '../../shared/schemas/auth.ts';
import { TICK_CONSENT } from './consent-words.tsx';

/** The registration form: the call's fields and the box, which starts unticked (Ley 1581 de 2012). */
export const registration = registerInput.omit({ acceptedPolicy: true }).extend({
  consent: z.literal(true, TICK_CONSENT),
});
