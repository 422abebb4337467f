import { SEARCH_PATH } from '../shared/offline.ts';

/**
 * A pack: many pages of one build in one file, deflated. What two pages share stands once, in `words`; what only one has stands
 * in `texts`, in the order of the pages. A page is a list of indexes into `words` (`[first, count]` for a run of neighbours),
 * with OWN where its next text stands. So 200 pages weigh what 10 do; texts apart from indexes, because prose presses better alone.
 */
export type Piece = number | [first: number, count: number];
export type Pack = {
  /** Headers of every page: those that the server sends with it, policy included. */
  headers: Record<string, string>;
  words: string[];
  texts: string[];
  /** Where a page's texts begin, then its pieces. */
  pages: Record<string, [at: number, ...Piece[]]>;
};

/** Packs of a build by what they hold: first aid and the frames, toxics, the search. */
export type PackName = 'urgent' | 'toxics' | 'search';

/** The one pack that may hold a path: to show the search nobody reads two hundred toxics first. */
export const packNameOf = (path: string): PackName => {
  if (path === SEARCH_PATH) return 'search';
  return /^\/toxicos(\/|$)/.test(path) ? 'toxics' : 'urgent';
};

/** Stands for the next text of the page. */
const OWN = -1;

/** The html of one page; null when the pack does not hold it. */
export const unpack = ({ words, texts, pages }: Omit<Pack, 'headers'>, path: string): string | null => {
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!page) return null;
  let [at, ...pieces] = page;
  const read = (piece: Piece) => {
    if (piece === OWN) return texts[at++];
    const [first, count] = typeof piece === 'number' ? [piece, 1] : piece;
    return words.slice(first, first + count).join('');
  };
  return pieces.map(read).join('');
};

/** Appends an index to the pieces of a page; neighbours of the last one lengthen its run. */
const addWord = (pieces: Piece[], index: number) => {
  const last = pieces.at(-1);
  const [first, count] = typeof last === 'number' ? [last, 1] : (last ?? [Number.NaN, 0]);
  if (first !== OWN && first + count === index) pieces[pieces.length - 1] = [first, count + 1];
  else pieces.push(index);
};

/** Appends a text of the page alone; one behind another is one. */
const addText = (pieces: Piece[], texts: string[], text: string) => {
  if (pieces.at(-1) === OWN) texts[texts.length - 1] += text;
  else {
    pieces.push(OWN);
    texts.push(text);
  }
};

/** Packs html by path. The same pages in the same order give the same pack. */
export const pack = (pages: Record<string, string>): Omit<Pack, 'headers'> => {
  // Also before a tag on a line of its own: the head, with its script, is that of every page.
  const split = Object.entries(pages).map(([path, html]) => [path, html.split(/(?<=>)(?=\s*<)/)] as const);
  const uses = new Map<string, number>();
  for (const [, tokens] of split) for (const token of tokens) uses.set(token, (uses.get(token) ?? 0) + 1);
  const words: string[] = [];
  const texts: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (token: string) => {
    const known = indexes.get(token);
    if (known !== undefined) return known;
    indexes.set(token, words.push(token) - 1);
    return words.length - 1;
  };
  const packed = split.map(([path, tokens]) => {
    const at = texts.length;
    const pieces: Piece[] = [];
    for (const token of tokens) {
      if ((uses.get(token) ?? 0) > 1) addWord(pieces, indexOf(token));
      else addText(pieces, texts, token);
    }
    return [path, [at, ...pieces] satisfies Pack['pages'][string]] as const;
  });
  return { words, texts, pages: Object.fromEntries(packed) };
};
