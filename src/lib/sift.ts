import { searchKey } from '../shared/search-key.ts';

/** Those of a short list whose words hold every word typed, accents and capitals aside; all of them while nothing is typed. */
export const sift = <Item>(items: readonly Item[], typed: string, words: (item: Item) => string): Item[] => {
  const wanted = searchKey(typed).split(' ').filter(Boolean);
  if (wanted.length === 0) return [...items];
  return items.filter((item) => {
    const key = searchKey(words(item));
    return wanted.every((word) => key.includes(word));
  });
};
