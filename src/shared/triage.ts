import { fold, sound, stem, wordsOf } from './search/words.ts';
import { FOLDER_OF, type Species } from './species.ts';
import { TRIAGE_RULES, type TriageRule } from './triage-rules.ts';

/** Words that may stand between two words of a sign. */
const GAP = 3;
/** Words this long forgive one wrong letter; shorter ones would become others. */
const FORGIVING = 6;

/** A word as it sounds without its ending; what hardly leaves anything ('helado' → 'el') keeps it. */
const term = (word: string): string => {
  const short = sound(stem(word));
  return short.length < 3 ? sound(word) : short;
};
const heard = (text: string): string[] => wordsOf(fold(text)).map(term);

const isOneOff = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped;
};
const isSame = (typed: string, word: string): boolean =>
  typed === word || (word.length >= FORGIVING && isOneOff(typed, word));

const terms = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(term));
/** Little words of a sign that people leave out or change. */
const LITTLE = terms('de del la el un una los las con y por al a en se le lo');

const isSaid = (typed: readonly string[], sign: readonly string[]): boolean => {
  const from = (start: number, at: number): boolean => {
    const word = sign[at];
    if (word === undefined) return true;
    const until = at === 0 ? typed.length : Math.min(typed.length, start + GAP + 1);
    for (let place = start; place < until; place += 1)
      if (isSame(typed[place] ?? '', word) && from(place + 1, at + 1)) return true;
    return false;
  };
  return from(0, 0);
};

const tellingWords = (sign: string): string[] => {
  const words = heard(sign);
  const telling = words.filter((word) => !LITTLE.has(word));
  return telling.length > 0 ? telling : words;
};

const RULES = TRIAGE_RULES.map((rule) => ({
  rule,
  signs: rule.signs.map(tellingWords),
  unless: (rule.unless ?? []).map(tellingWords),
}));
const DENIALS = terms('no sin ni');

/** Signs of one word mean nothing behind 'no' or 'sin': 'no tiene fiebre'. */
const isDenied = (typed: readonly string[], sign: readonly string[]): boolean => {
  if (sign.length > 1) return false;
  const places = typed.flatMap((word, at) => (isSame(word, sign[0] ?? '') ? [at] : []));
  return (
    places.length > 0 && places.every((at) => typed.slice(Math.max(0, at - 2), at).some((word) => DENIALS.has(word)))
  );
};

/** A guide of signs is that of the animal's own species. */
const pathFor = (path: string, species: Species): string => {
  const [, folder, ...rest] = path.split('/');
  if (folder === 'primeros-auxilios' || folder === FOLDER_OF[species]) return path;
  if (rest.join('/') !== 'salud/signos-alerta') return path;
  return species === 'loro' ? '/loros/salud/signos-de-enfermedad' : `/${FOLDER_OF[species]}/salud/signos-alerta`;
};

export type Flag = Pick<TriageRule, 'key' | 'urgency' | 'title' | 'first' | 'leadsTo'>;
export type Urgency = 'now' | 'today' | 'none';

/** What of a question must not wait, the gravest first. Explicit rules: no model and no ranking decides this. */
export const triage = (question: string, species: Species): { urgency: Urgency; flags: Flag[] } => {
  const typed = heard(question);
  const flags = RULES.filter(
    ({ rule, signs, unless }) =>
      !unless.some((words) => isSaid(typed, words)) &&
      (!rule.species || rule.species.includes(species)) &&
      signs.some((sign) => isSaid(typed, sign) && !isDenied(typed, sign)),
  ).map(({ rule: { key, urgency, title, first, leadsTo } }) => ({
    key,
    urgency,
    title,
    first,
    leadsTo: pathFor(leadsTo, species),
  }));
  const grave = flags.filter(({ urgency }) => urgency === 'now');
  if (grave.length > 0) return { urgency: 'now', flags: grave };
  return { urgency: flags.length > 0 ? 'today' : 'none', flags };
};

const MEDICINES = terms(
  [
    'dosis mg miligramos ml mililitros gotas pastilla pastillas tableta medicamento medicina remedio acetaminofen dolex ibuprofeno',
    'aspirina diclofenaco naproxeno meloxicam tramadol amoxicilina antibiotico prednisolona metronidazol ivermectina',
    'enrofloxacina loperamida omeprazol antipulgas desparasitante purgante antialergico loratadina',
  ].join(' '),
);
const ASKING = terms('cuanto cuanta cuantos cuantas dosis darle doy dar puedo sirve cada');

/** Somebody asks how much of a medicine to give, or whether to: that is never answered here. */
export const asksForDose = (question: string): boolean => {
  const typed = heard(question);
  const isMedicine = (word: string) => [...MEDICINES].some((name) => isSame(word, name));
  return typed.some(isMedicine) && typed.some((word) => ASKING.has(word));
};

/** A text that names an amount of medicine: a number with a unit of one. */
export const namesDose = (text: string): boolean =>
  /\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ml|cc|ui|gotas?|tabletas?|pastillas?|comprimidos?|c[aá]psulas?)\b/i.test(text);
