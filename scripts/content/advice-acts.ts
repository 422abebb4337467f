import type { Guard } from '../../content/schema/guard-kinds.ts';

/** A sentence of advice as its record has it, before guards and shared figures are put in. */
export type Advice = {
  path: (string | number)[];
  text: string;
  guard?: Guard | undefined;
  /** Whether its field may carry a guard: a step does, a go-now sentence does not. */
  instructs: boolean;
};
export type AdviceProblem = { path: (string | number)[]; fix: string };

// Spanish forbids with another form of the verb («no laves», «sin lavar»): the imperative alone is an instruction. «se lava», «que baña» tell.
const TOLD = String.raw`(?<!\b(?:se|lo|la|le|los|las|te|me|que|quien|no|ni|nunca|sin|cuando|si)\s)`;
const imperative = (forms: string) => new RegExp(String.raw`(?<![\p{L}-])${TOLD}(?:${forms})(?![\p{L}-])`, 'giu');
const clitics = `(?:l[oae]s?|sel[oa]s?)`;

/** What is washed or wrapped and is no part of the animal. */
const THINGS =
  /^\s*(?:bien\s+|ya\s+|también\s+)?(?:l[ao]s?\s|el\s|un[ao]?\s|tus?\s|sus?\s)?(?:propias?\s)?(?:manos|ropa|sábanas|cobijas?|camas?|jaulas?|platos?|comederos?|bebederos?|juguetes?|pisos?|superficies?|guacal|urna|arenero|bandeja|percha|rueda|trapo|toallas?|medias?|zapatos|brazos|hielo|frío|bolsas?|botellas?|empaque|frasco|muestra|restos?|pilas?|semillas?|hojas?|fruta|verdura|arena)/iu;
/** «Restriega la jaula y enjuaga»: the thing stands before the verb. */
const THINGS_BEFORE =
  /\b(?:jaula|urna|platos?|comederos?|bebederos?|juguetes?|arena|trapo|fruta|verdura)\b[^.;,]*\by\s+$/iu;
const OWN_BODY = /^\s*tus?\s/iu;

const FOOD =
  /\b(?:agua|leche|suero|caldo|sorbos?|aceite|miel|panela|comida|alimento|concentrado|papilla|compota|pan|arroz|de\s+(?:beber|tomar|comer)|líquidos?|tragos?|carbón)\b/iu;

/** An eye that is to be rinsed, not one to be spared («sin que le entre a los ojos»). */
const EYE = /(?<!(?<!\p{L})(?:sin|lejos)(?!\p{L})[^.;:]*)(?<!\p{L})ojos?(?!\p{L})/iu;
const MOUTH = /(?<!\p{L})(?:boca|hocico|lengua|encías?|pico|garganta)(?!\p{L})/iu;

type Act = { name: string; guards: Guard[]; verb: RegExp; means: (rest: string, clause: string) => boolean };

const ofTheAnimal = (rest: string) => !THINGS.test(rest) && !OWN_BODY.test(rest);

/** Acts that can kill, each with the guards that allow it. `rest`: what follows the verb up to the end of its clause, `clause`: all of it. */
const ACTS: Act[] = [
  {
    name: 'lavar o bañar',
    guards: ['lavar', 'enjuagar'],
    verb: imperative(`baña|báña${clitics}|dúcha${clitics}|enjabona|enjabóna${clitics}`),
    means: ofTheAnimal,
  },
  {
    name: 'lavar o bañar',
    guards: ['lavar', 'enjuagar'],
    verb: imperative(`lava|láva${clitics}`),
    means: (rest, clause) => ofTheAnimal(rest) && !EYE.test(clause),
  },
  {
    name: 'enjuagar',
    guards: ['lavar', 'enjuagar', 'quema'],
    verb: imperative(`enjuaga|enjuága${clitics}`),
    means: ofTheAnimal,
  },
  {
    name: 'limpiar con agua',
    guards: ['lavar', 'enjuagar'],
    verb: imperative(`limpia|límpia${clitics}`),
    means: (rest) => ofTheAnimal(rest) && /\bcon agua\b/iu.test(rest),
  },
  {
    // Trembling forbids a rinse of the mouth, not of an eye: an eye that burns makes the animal tremble.
    name: 'enjuagar un ojo',
    guards: ['quema'],
    verb: imperative(`lava|láva${clitics}|enjuaga|enjuága${clitics}`),
    means: (rest, clause) => ofTheAnimal(rest) && EYE.test(clause),
  },
  {
    name: 'envolver',
    guards: ['envolver'],
    verb: imperative(`envuelve|envuélve${clitics}`),
    means: ofTheAnimal,
  },
  {
    name: 'llevarlo envuelto',
    guards: ['envolver'],
    verb: /\b(?:animal|perr[oa]|gat[oa]|hámster|ave|loro|periquito|mascota|llévalo|llévala)\s+envuelt[oa]\b/giu,
    means: () => true,
  },
  {
    name: 'dar de beber o de comer',
    guards: ['beber'],
    verb: imperative(`dale|dales|dásel[oa]s?|ofrece|ofréce${clitics}|hazlo beber|repón`),
    means: (rest) => FOOD.test(rest),
  },
];

/** What an act says: the rest of the sentence behind the verb. */
const restOf = (text: string, at: number) => text.slice(at).split(/[.;:]/u)[0] ?? '';
/** The clause that a place of the text stands in. */
const clauseAt = (text: string, at: number) => `${text.slice(0, at).split(/[.;:]/u).at(-1)}${restOf(text, at)}`;

const actsIn = (text: string): Act[] =>
  ACTS.filter(({ verb, means }) =>
    [...text.matchAll(verb)].some(
      (hit) =>
        !THINGS_BEFORE.test(text.slice(0, hit.index)) &&
        means(restOf(text, hit.index + hit[0].length), clauseAt(text, hit.index)),
    ),
  );

/** Washing, rinsing, wrapping and giving by mouth without the condition under which they are safe. */
export const guardProblems = ({ path, text, guard, instructs }: Advice): AdviceProblem[] =>
  actsIn(text).flatMap(({ name, guards }) => {
    if (guard === 'quema' && MOUTH.test(text))
      return [
        { path, fix: '«guard: quema» deja mojar aunque tiemble: parte la frase y dale a la boca «guard: enjuagar»' },
      ];
    if (guard && guards.includes(guard)) return [];
    const keys = guards.map((key) => `«guard: ${key}»`).join(' o ');
    const fix = instructs
      ? `pide ${name} sin su condición: dale ${keys} (en «action», como { text, guard })${guard ? ', y parte la frase en dos si pide dos cosas' : ''}`
      : `pide ${name}: eso va en un paso de «action», con ${keys}`;
    return [{ path, fix }];
  });

/** A guard ends on «en cualquier otro caso, sal ya sin lavarlo.»: a sentence that goes on with «Tampoco si la tragó…» would be read as an order to stay. */
const ALSO_NOT = /(?:^|\.\s)Tampoco si(?!\p{L})/u;
export const guardedOnProblems = ({ path, text, guard }: Advice): AdviceProblem[] =>
  guard && ALSO_NOT.test(text)
    ? [{ path, fix: '«Tampoco si…» detrás de «si no, sal sin…» se lee como no salir: di «Sal también sin lavar si…»' }]
    : [];

const BATH = imperative(`baña|báña${clitics}`);

/** A bath that names no species. A wet bird or hamster chills and may die of it, whatever it was bathed for. */
export const bathProblems = ({ path, text }: Advice): AdviceProblem[] =>
  text.split(/(?<=[.;:])\s/u).some((clause) => clause.search(BATH) >= 0 && !/\b(?:perr|gat)[oa]s?\b/iu.test(clause))
    ? [{ path, fix: 'pide un baño sin decir a quién: di «al perro o al gato»; un ave o un hámster mojado se enfría' }]
    : [];
