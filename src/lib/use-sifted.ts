import { useDeferredValue, useState } from 'react';
import { sift } from './sift.ts';

/**
 * A list that is all here, in portions of `portion`: narrowed by what is typed, longer by `more`. `words` is what an item is found
 * by. A list of one portion needs no search: `isLong` says whether it does.
 */
export const useSifted = <Item>(items: readonly Item[], portion: number, words: (item: Item) => string) => {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(portion);
  const found = sift(items, useDeferredValue(typed), words);
  return {
    isLong: items.length > portion,
    typed,
    type: (text: string) => {
      setTyped(text);
      setMost(portion);
    },
    found: found.length,
    shown: found.slice(0, most),
    /** How many the next portion brings; 0: all stand. */
    next: Math.min(portion, Math.max(0, found.length - most)),
    more: () => setMost(most + portion),
  };
};
