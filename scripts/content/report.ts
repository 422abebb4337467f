import { sentencesOf, shownTexts } from './texts.ts';

/**
 * `npm run content:report`: reading ease of every guide by the Szigriszt-Pazos formula (INFLESZ): above 55 is normal,
 * above 65 quite easy. Printed, not enforced: the names of diseases weigh on it as much as a bad sentence does.
 */

/** Syllables of a Spanish word: its vowel groups, where two strong vowels or a stressed weak one part the group. */
const syllables = (word: string): number => {
  const groups =
    word
      .toLowerCase()
      .replace(/qu|gu(?=[eiéí])/g, 'q')
      .match(/[aeiouáéíóúü]+/g) ?? [];
  const parts = groups.reduce((sum, group) => sum + (group.match(/[aeoáéóíú]/g)?.length || 1), 0);
  return Math.max(1, parts);
};

type Measure = { words: number; syllables: number; sentences: number };

const ease = ({ words, syllables, sentences }: Measure) => 206.835 - (62.3 * syllables) / words - words / sentences;

const measures = new Map<string, Measure>();
for (const { file, field, text } of shownTexts()) {
  // Running text only: labels and fragments have no sentences.
  if (text.length < 60 || /aliases|other_names|pictures/.test(field)) continue;
  const words = text.match(/\p{L}+/gu) ?? [];
  const sum = measures.get(file) ?? { words: 0, syllables: 0, sentences: 0 };
  sum.words += words.length;
  sum.syllables += words.reduce((total, word) => total + syllables(word), 0);
  sum.sentences += sentencesOf(text).length;
  measures.set(file, sum);
}

const rows = [...measures].map(([file, measure]) => ({ file, words: measure.words, ease: ease(measure) }));
const kindOf = (file: string) => file.replace(/^content\//, '').replace(/\/[^/]+$/, '');
for (const kind of [...new Set(rows.map(({ file }) => kindOf(file)))].sort()) {
  const own = rows.filter(({ file }) => kindOf(file) === kind).sort((a, b) => a.ease - b.ease);
  const mean = own.reduce((sum, row) => sum + row.ease, 0) / own.length;
  const hardest = own.slice(0, 3).map((row) => `${row.file.split('/').pop()} ${row.ease.toFixed(0)}`);
  const words = own.reduce((sum, row) => sum + row.words, 0);
  console.log(
    `${kind.padEnd(24)} ${String(own.length).padStart(3)} records ${String(words).padStart(7)} words  ease ${mean.toFixed(1)}  hardest: ${hardest.join(', ')}`,
  );
}
