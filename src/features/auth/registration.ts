import { z } from 'zod';
import { registerInput } from '../../shared/schemas/auth.ts';

/** Version of the data policy that this build shows (its hash); the box says yes to exactly that one. */
export const POLICY_VERSION: string = import.meta.env.VITE_POLICY_VERSION ?? 'sin-version';

/** The registration form: the call's fields and the box, which starts unticked (Ley 1581 de 2012). */
export const registration = registerInput.omit({ acceptedPolicy: true }).extend({
  consent: z.literal(true, 'Marca la casilla: sin tu autorización no podemos guardar tus datos.'),
});
