import { z } from 'zod';
import { registerInput } from '../../shared/schemas/auth.ts';

/** The registration form: the call's fields and the box, which starts unticked (Ley 1581 de 2012). */
export const registration = registerInput.omit({ acceptedPolicy: true }).extend({
  consent: z.literal(true, 'Marca la casilla: sin tu autorización no podemos guardar tus datos.'),
});
