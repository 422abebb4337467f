import type { Allergies } from '../shared/schemas/patient-file.ts';
import { shortDate } from './formats.ts';

/** In words, after 'Alergias:'. 'Nobody asked' is not worded as 'ninguna'. */
export const allergyText = ({ allergies, allergiesNoneOn }: Allergies): string =>
  allergies ??
  (allergiesNoneOn === null ? 'no se ha preguntado' : `ninguna, se preguntó el ${shortDate(allergiesNoneOn)}`);

/** The same where it stands alone. */
export const allergyFact = (of: Allergies): string => {
  const text = allergyText(of);
  return text.charAt(0).toUpperCase() + text.slice(1);
};
