import { asksForDose } from './doses.ts';
import type { RecordKind } from './records.ts';
import type { ConsultIntent } from './schemas/consult.ts';
import { searchKey } from './search-key.ts';

// What an owner asks for, in their words and spelling. What must not wait is told before, by the rules of the red flags.

const FOOD =
  '(com(e|er|en|ida|idas|a)|desayun|cen(a|ar)|concentrado|consentrado|concentrao|cuido|purina|pepas|pepitas|croquetas?|alimento|pellets?|semillas|racion|porcion|snacks?|premios|le sirvo)';
const VET = '(veterinari[oa]s?|beterinari[oa]s?|veterinaria|vet|clinicas?|doctor|doctora)';

/** In this order: the first that fits is meant. */
const KINDS: readonly [Exclude<ConsultIntent, 'substance' | 'other'>, RegExp][] = [
  [
    'price',
    /\b(cuanto|que|cuantos?) (me |nos )?(cuestan?|quesst?a|vale[n]?|bale[n]?|cobran?|saldra|sale por|sale (la|el|una|un|esa|ese|ponerle|operar|esterilizar|castrar|banar)|salen (las|los))\b|\bprecios?\b|\bprecio\b|\btarifas?\b|\bcostos?\b|\bcostar(a|ia)?\b|\b(que|el) valor\b|\ba como (esta|sale|es|queda|la|el)\b|\bpresupuesto\b|\bcobran (por|la|el|una|mas)\b|\bque tan car[oa]\b|\bmas barat[oa]\b/,
  ],
  [
    'booking',
    /\b(agend|ajend|reserv|apart(o|ar|arle|eme)\b|separ(o|ar|arle) (una? )?(cita|hora|turno|espacio|cupo)|sac(o|ar|arle) (una |la )?(cita|sita|hora|turno)|pid(o|e) (una )?(cita|sita|turno)|pedir(le)? (una )?(cita|sita|turno)|program(o|ar|arle) (una |la )?(cita|visita|consulta|cirugia))|\b(cita|sita|turno)s?\b|\bcontrol (para|el) (manana|lunes|martes|miercoles|jueves|viernes|sabado)\b/,
  ],
  [
    'care',
    /\b(vacun|bacun|bakun|desparasit|desparacit|desparasist|deparasit|despulg|refuerzo|antirrabica|antirabica|moquillo y parvo|triple felina|purg(a|o|ar|arlo|arla|ue)\b|lombric|lombris|gusanos en|parasit|paracit|carne de vacun|carnet|garrapat|pulgas?\b|pipeta)/,
  ],
  [
    'portion',
    new RegExp(
      `\\b(cuant[oa]s?|que cantidad|cual(es)? (es|son) (la|las) (racion|porcion|cantidad)|cuantas (veces|beces|veses)|cada cuanto)\\b.{0,32}\\b${FOOD}|\\b(racion|porcion|porciones)\\b|\\bcuantos gramos\\b|\\bgramos de\\b`,
    ),
  ],
  [
    'breed',
    /\b(que|cual|k) (razas?|rasas?)\b|\b(que|cual) (perro|perrito|gato|gatico|loro|ave|pajaro|hamster|mascota|animal|animalito) (me |nos |le )?(recom|conv|sirve|es mejor|es bueno|puedo tener|adopt|compr|escoj|elij|consig|tengo|va bien)|\brazas? (para|de (perro|gato) para|buena|tranquil|que)\b|\b(recomiend|recomend|aconsej)\w* .{0,20}\b(raza|perro|gato|loro|hamster|mascota)\b|\b(quiero|pienso|quisiera|vamos a) (tener |adoptar |comprar |conseguir )(otr[oa]|un[ao]?|mas)\b/,
  ],
  [
    'place',
    new RegExp(
      `\\b(donde|dnde|adonde|a donde|en donde)\\b.{0,40}\\b(llev|${VET}|atiend|queda|ven(den|do)|consig|compr|guarder|pasea|hotel|esteriliz|castr|vacun|emergenc|urgenc)|\\b(24 horas|24h|24 h|de turno|a domicilio|abiert[oa]s? (hoy|ahora|domingo|festivo|a esta hora))\\b|\\b${VET}\\b.{0,24}\\b(cerca|cercan[oa]|abiert|por aqui|en (bogota|medellin|cali|barranquilla|mi barrio|chapinero|suba)|de aves|exotic)|\\b(direccion|telefono|numero|celular|whatsapp|horario)s?\\b|\\ba que horas? (abren|cierran|atienden)|\\batienden\\b|\\b(guarderia|hotel|peluqueria|paseador|cementerio|cremacion)\\b`,
    ),
  ],
];

/** A pipette or worm medicine that is named with an amount is a question for a dose; without one, of dates. */
const NAMES_AMOUNT = /\b(dosis|mg|ml|gotas?|pastillas?|tabletas?|miligramos|mililitros|cucharad)/;
const HARMS = /\b(hace|hara|hacen) (algun )?(dano|mal)\b|\bes (malo|peligros[oa])\b|\bpasa algo\b/;
const WORM = /desparasit|desparacit|purg|lombri|pipeta|despulg/;

/** Whether to give something is a question of what it does, not of how often it is eaten. */
const ASKS_TO_GIVE =
  /\b(puedo|puede[ns]?|podemos)\b.{0,24}\b(com(er|a|an)|dar(le|les|la|lo)?|tomar|beber|lamer|roer|morder|masticar|echar(le)?|poner(le)?|untar(le)?|aplicar(le)?|usar|limpiar\w*|curar\w*|banar\w* con)\b|\b(le doy|le damos|le des|dar|darles?|come|comen|comer)\b|\bes (malo|mala|bueno|buena|toxic[oa]|venenos[oa])\b|\b(le )?(hace|hacen|cae|caen) (dano|mal)\b/;

export const intentOf = (question: string): ConsultIntent => {
  const key = searchKey(question);
  const found = KINDS.find(([, words]) => words.test(key))?.[0];
  if (found === 'price' || found === 'booking') return found;
  if (HARMS.test(key) && NAMES_AMOUNT.test(key)) return 'substance';
  if (asksForDose(question) && !(WORM.test(key) && !NAMES_AMOUNT.test(key))) return 'substance';
  return found ?? 'other';
};

/** Whether a question is about what may be given, so that a toxic of that name says no first. */
export const asksWhether = (question: string): boolean => ASKS_TO_GIVE.test(searchKey(question));

/** Of which acts a question of the carné asks: of vaccines, of worms, or of both. */
export const careKinds = (question: string): readonly RecordKind[] => {
  const key = searchKey(question);
  const vaccine = /vacun|bacun|bakun|refuerzo|antirra|rabia|triple|moquillo|parvo/.test(key);
  const worm = /desparas|desparac|deparas|despulg|purg|lombri|gusano|parasit|paracit|garrapat|pulga|pipeta/.test(key);
  if (vaccine === worm) return ['vacuna', 'desparasitacion'];
  return vaccine ? ['vacuna'] : ['desparasitacion'];
};

/** Where the answer of each kind stands in the guides; null: what the product knows is the answer. */
export const PLACES: Record<ConsultIntent, RegExp | null> = {
  substance: /^\/(toxicos|primeros-auxilios|[a-z]+\/(alimentacion|salud))/,
  price: null,
  booking: null,
  breed: null,
  place: null,
  care: /^\/[a-z]+\/salud\/|^\/toxicos\/(permetrina|piretroides|amitraz|ivermectina)/,
  portion: /^\/[a-z]+\/(alimentacion|razas)\//,
  other: /./,
};

/** What the guides' tables of grams by weight are found with. */
export const TABLE_OF_GRAMS = 'gramos de concentrado al día según su peso';
