/** Spanish words as the search compares them. What is indexed and what is typed pass through the same functions. */

/** Lower case without accents, ñ kept: 'Uñas' is not 'unas' until the common words are out. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');

/** 'mi pero' is a dog: the misspelling is too common to lose, and no typo of an unknown word. */
export const withDogs = (folded: string): string =>
  folded.replace(/\b(mi|un|el|mis|los|del|al) pero(s?)\b/g, '$1 perro$2');

/** The words of a folded text, in order. */
export const wordsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that stand in every guide and in every question. 'unas' is not among them: it may be 'uñas' from a keyboard without ñ. */
const COMMON = new Set(
  `a al algo ante doy das darle darles damos di mia mio mios mias ahi necesito quisiera tuvo tenia estaba cuantos aqui asi aun aunque bien cada como con cosa cosas cual cuales cuando cuanta cuantas cuanto cuantos da dan
  dar de del desde donde dos e el ella ellas ellos en entre era eran es esa esas ese eso esos esta estan estar estas este esto
  estos estoy favor fue gracias sale salen saliendo ha hace hacen hacer hacerle hago han hasta hay hola la las le les lo los mas me mi mis mucha
  muchas mucho muchos muy nada ni no nos o otra otras otro otros para pero poco poquito por porque pues que quiero saber se
  sea sean segun ser si sido sin sirve sobre solo son su sus tal tambien tan te tener tengo ti tiene tienen toda todas todo
  todos tu tus u un una uno unos va van ve ver y ya yo puedo puede pueden puedes debo debe deben deberia hacerlo seria`
    .split(/\s+/)
    .filter(Boolean),
);

/** -ito, -ico, -cito on animals and their parts; on any word it would turn 'vómito' into 'vom'. */
const SMALL =
  /^(perr|gat|lor|cachorr|pajar|conej|animal|hamster|periqu|pat|oj|orej|barrigu|uñ|colit|col|hociqu|naric|bocat|boqu|cuerp|pobr)(?:s?c)?(?:it|ic|ill)([oa]s?)$/;

/** Verbs whose forms share too few letters, or whose stem is too short to lose an -ió; and nouns that only look like a form of one. */
const IRREGULAR = new Map(
  Object.entries({
    part: 'parir pariendo pario pare',
    // What an animal does every day is no bite that it was given.
    muerde: 'muerde muerden',
    // The droppings are not the popper.
    popo: 'popo popos',
    caid: 'cae caer caerse cayo cayeron caido',
    com: 'comio comia comian',
    beb: 'bebio bebia bebian',
    lam: 'lamio lamia lamian',
    limpid: 'limpido',
    // Whom a dog attacked has no 'ataque'.
    ataca: 'ataca atacan atacar ataco atacaron atacado atacada',
    persa: 'persa persas',
    mata: 'mata matas',
    pasa: 'pasa pasas',
  }).flatMap(([short, forms]) => forms.split(' ').map((form) => [form, short] as const)),
);

/** Endings of the same word, longest first; what is left must still be three letters. */
const ENDINGS = [
  /(?<=.{5})edad(?:es)?$/,
  /(?:a[cs]iones|a[cs]ion|amientos?|imientos?|atori[oa]s?|idades|idad)$/,
  /(?:iendo|ando|ieron|aron|aban|arse|erse|irse|ad[oa]s?|id[oa]s?)$/,
  /(?:aba|(?<=.{4})(?:ian|ia|io)|ar|er|ir|an|en|a|e|o)$/,
];

/** 'hua' sounds as 'gua': before the ending goes, because it may be part of it. */
const HUA = /hu(?=[aeio]|$)/g;

/** The part that a word shares with its plural, gender, diminutive and verb forms: 'vomitando', 'vómitos' → 'vomit'. */
export const stem = (folded: string): string => {
  const irregular = IRREGULAR.get(folded);
  if (irregular) return irregular;
  let word = folded.replace(SMALL, '$1$2').replace(/ñ/g, 'n').replace(HUA, 'gu');
  if (word.length < 4) return word;
  // Pronouns behind a verb: 'bañarlo', 'dejándola'.
  word = word.replace(/(?<=.{2}(?:ar|er|ir|ando|iendo))(?:me|te|se|nos|l[aeo]s?)$/, '');
  word = word
    .replace(/ces$/, 'z')
    .replace(/(?<=.{3}[rlndj])es$/, '')
    .replace(/(?<=.{2}[aeiou]|.{4})s$/, '');
  for (const ending of ENDINGS) {
    const short = word.replace(ending, '');
    if (short !== word && short.length >= 3) return short;
  }
  return word;
};

/** Spellings in the order in which they are heard, each with a letter without which it cannot stand: most words hold few of them. */
const SOUNDS: readonly (readonly [letter: string, spelling: RegExp, said: string])[] = [
  ['ch', /ch/g, '1'],
  ['s', /[ck]s/g, 'x'],
  ['ph', /ph/g, 'f'],
  ['q', /qu(?=[eiy]|$)|q/g, 'k'],
  ['c', /c(?=[eiy])/g, 's'],
  ['g', /g(?=[eiy])/g, 'j'],
  ['w', /w/g, 'gu'],
  ['hu', /hu(?=[aeio])/g, 'gu'],
  ['gu', /gu(?=[ei])/g, 'g'],
  ['h', /h/g, ''],
  // 'ynchada': nobody says a y there.
  ['y', /^y(?=[^aeiouy])/, 'i'],
  ['ll', /ll/g, 'y'],
  ['c', /c/g, 'k'],
  ['z', /z/g, 's'],
  ['x', /x/g, 's'],
  ['v', /v/g, 'b'],
  ['n', /n(?=[bp])/g, 'm'],
];

/**
 * How a stem sounds in Colombia, so that what is written by ear is found: 'combulcion', 'gueso', 'bomito'. b = v, s = z = soft c,
 * x = cs, ll = y, silent h, k = hard c = qu, single for double letters.
 */
export const sound = (plain: string): string => {
  let heard = plain;
  for (const [letter, spelling, said] of SOUNDS) if (heard.includes(letter)) heard = heard.replace(spelling, said);
  return heard.replace(/(.)\1+/g, '$1').replace(/(?<=.{3})s$/, '');
};

/** Longer than any word of ours, or one letter over and over ('aaaa' is no 'AA'): a finger that stayed on a key. */
const LONGEST = 30;

const known = new Map<string, string | null>();

/** The term that stands for a folded word; null for words that say nothing alone. Each word is worked out once. */
export const termOf = (word: string): string | null => {
  const before = known.get(word);
  if (before !== undefined) return before;
  const dull =
    COMMON.has(word) ||
    word.length > LONGEST ||
    /^(.)\1\1+$/.test(word) ||
    /^\d{1,2}$/.test(word) ||
    (word.length < 2 && !/\d/.test(word));
  const term = dull ? null : sound(stem(word));
  // Guides hold some 10.000 words; what people type must not fill the memory.
  if (known.size < 20_000) known.set(word, term);
  return term;
};

/** The same for a word of our guides: who writes them has an ñ, so that 'unas' is no nail there. */
export const guideTermOf = (word: string): string | null => (word === 'unas' ? null : termOf(word));

/** Every term of a text, common words left out. */
export const termsOf = (text: string): string[] => wordsOf(fold(text)).flatMap((word) => termOf(word) ?? []);

/** A word as it sounds, its ending kept: 'comió' differs from 'come' here. */
export const soundOf = (word: string): string => sound(word.replace(/ñ/g, 'n'));
