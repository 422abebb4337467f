import type { WordKind } from './own-words.ts';

/** Three words that nobody has together: an example, and therefore refused. Folded. */
export const EXAMPLE = 'tejado sandia jueves';

/** Why a password is refused. */
export type Refusal = 'common' | 'dressed' | 'row' | 'digits' | 'email' | 'example' | 'breached' | WordKind;

const WHY: Readonly<Record<Exclude<Refusal, 'example'>, string>> = {
  common: 'Es una de las contraseñas más usadas.',
  dressed: 'Es una palabra muy usada o un nombre: los números y signos que le pusiste no la esconden.',
  row: 'Sigue una serie o repite lo mismo, y eso se prueba primero.',
  digits: 'Son solo números: una fecha, una cédula o un teléfono se adivinan.',
  email: 'Se parece a tu correo.',
  breached: 'Ya apareció en datos robados de otros sitios: quien los tenga la probará aquí.',
  brand: 'Lleva el nombre de este sitio, lo primero que alguien prueba aquí.',
  animal: 'Son palabras o nombres de mascotas, de lo primero que alguien prueba aquí.',
  place: 'Es un lugar, con o sin números: se prueba entre las primeras.',
  time: 'Es una fecha, un día, un mes o una temporada: se prueba entre las primeras.',
  name: 'Es un nombre, con o sin números: se prueba entre las primeras.',
  club: 'Es un equipo o un jugador: se prueba entre las primeras.',
  food: 'Es comida o bebida de aquí, con o sin números: se prueba entre las primeras.',
  courtesy: 'Son palabras que mucha gente usa: se prueba entre las primeras.',
};
const BETTER =
  'Tres palabras que no van juntas, como «tejado sandía jueves», son más fáciles de recordar y más difíciles de adivinar.';

/** The sentence under the field: why in kind, and how to do better. */
export const refusalText = (refusal: Refusal): string =>
  refusal === 'example'
    ? 'Ese es nuestro ejemplo, que cualquiera lee aquí. Elige otras tres palabras que no vayan juntas.'
    : `${WHY[refusal]} ${BETTER}`;
