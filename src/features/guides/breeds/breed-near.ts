import { folded } from '../../../shared/fold.ts';
import { heard, typosApart } from '../../../shared/search/typos.ts';
import { wordsOf } from '../../../shared/search/words.ts';
import type { Near } from '../../../ui/use-combobox.ts';
import type { ListedBreed } from './breed-filter.ts';

/** Shorter words are near to too many others. */
const SHORTEST = 4;
/** Breeds that a guess offers. */
const MOST_NEAR = 3;
/** Letters and sounds that may differ, added up; a species has some twenty names, so that a wide guess stays short. */
const mostApart = (letters: number) => (letters < 6 ? 2 : 3);

/** How far a breed's names are from the text: the nearest of its names whole, or of their words; Infinity where none is near. */
const apart = ({ name, otherNames }: ListedBreed, text: string): number => {
  const typed = wordsOf(folded(text));
  const wanted = heard(typed.join(''));
  const words = typed.filter(({ length }) => length >= SHORTEST).map(heard);
  const known = [name, ...otherNames].map((one) => wordsOf(folded(one)));
  const between = (one: typeof wanted, other: string) => {
    const most = mostApart(one.word.length);
    const far = typosApart(one, heard(other), most);
    return far <= most + 1 ? far : Number.POSITIVE_INFINITY;
  };
  const whole = wanted.word.length < SHORTEST ? [] : known.map((parts) => between(wanted, parts.join('')));
  const byWord = words.flatMap((one) =>
    known.flat().flatMap((other) => (other.length < SHORTEST ? [] : [between(one, other)])),
  );
  return Math.min(Number.POSITIVE_INFINITY, ...whole, ...byWord);
};

/** The breeds that a text which none of them holds may have meant, the nearest first. */
export const nearBreeds = (breeds: readonly ListedBreed[], text: string): Near<ListedBreed> => {
  const ranked = breeds
    .map((breed) => ({ breed, far: apart(breed, text) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((a, b) => a.far - b.far);
  const least = ranked[0]?.far ?? 0;
  const items = ranked
    .filter(({ far }) => far <= least + 1)
    .slice(0, MOST_NEAR)
    .map(({ breed }) => breed);
  const names = new Intl.ListFormat('es-CO', { type: 'disjunction' }).format(items.map(({ name }) => name));
  return { text, items, title: '¿Quisiste decir…?', said: `¿Quisiste decir ${names}?` };
};
