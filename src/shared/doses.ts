import { typosBetween } from './search/typos.ts';
import { fold, sound, stem, wordsOf } from './search/words.ts';

/** Words this long forgive one wrong letter; shorter ones would become others. */
const FORGIVING = 6;
const term = (word: string): string => sound(stem(word));
const heard = (text: string): string[] => wordsOf(fold(text)).map(term);
const terms = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(term));
const isSame = (typed: string, word: string): boolean =>
  typed === word || (word.length >= FORGIVING && typosBetween(typed, word, 1) === 1);

const MEDICINES = terms(
  [
    'dosis mg miligramos ml mililitros gotas pastilla pastillas tableta medicamento medicina remedio acetaminofen dolex ibuprofeno',
    'aspirina diclofenaco naproxeno meloxicam tramadol amoxicilina antibiotico prednisolona metronidazol ivermectina',
    'enrofloxacina loperamida omeprazol antipulgas desparasitante purgante antialergico loratadina',
  ].join(' '),
);
const ASKING = terms('cuanto cuanta cuantos cuantas dosis darle doy dar puedo sirve cada');

/** Whether a question asks how much of a medicine to give, or whether to give it: that is not answered here. */
export const asksForDose = (question: string): boolean => {
  const typed = heard(question);
  const isMedicine = (word: string) => [...MEDICINES].some((name) => isSame(word, name));
  return typed.some(isMedicine) && typed.some((word) => ASKING.has(word));
};

/** A text that names an amount of medicine: a number with a unit of one. */
export const namesDose = (text: string): boolean =>
  /\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ml|cc|ui|gotas?|tabletas?|pastillas?|comprimidos?|c[aá]psulas?)\b/i.test(text);
