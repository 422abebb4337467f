/**
 * A pack: many pages of one build in one file, deflated. What two pages share stands once, in `words`; a page is a list of
 * indexes into it (`[first, count]` for a run of neighbours) and of texts that only it has. So 200 pages weigh what 10 do.
 */
export type Piece = string | number | [first: number, count: number];
export type Pack = {
  /** Headers of every page: those that the server sends with it, policy included. */
  headers: Record<string, string>;
  words: string[];
  pages: Record<string, Piece[]>;
};

/** The html of one page; null when the pack does not hold it. */
export const unpack = ({ words, pages }: Pick<Pack, 'words' | 'pages'>, path: string): string | null => {
  if (!Object.hasOwn(pages, path)) return null;
  const read = (piece: Piece) => {
    if (typeof piece === 'string') return piece;
    const [first, count] = typeof piece === 'number' ? [piece, 1] : piece;
    return words.slice(first, first + count).join('');
  };
  return (pages[path] ?? []).map(read).join('');
};

/** Appends an index to the pieces of a page; neighbours of the last one lengthen its run. */
const addWord = (pieces: Piece[], index: number) => {
  const last = pieces.at(-1);
  const [first, count] = typeof last === 'number' ? [last, 1] : Array.isArray(last) ? last : [Number.NaN, 0];
  if (first + count === index) pieces[pieces.length - 1] = [first, count + 1];
  else pieces.push(index);
};

const addText = (pieces: Piece[], text: string) => {
  const last = pieces.at(-1);
  if (typeof last === 'string') pieces[pieces.length - 1] = last + text;
  else pieces.push(text);
};

/** Packs html by path. The same pages in the same order give the same pack. */
export const pack = (pages: Record<string, string>): Pick<Pack, 'words' | 'pages'> => {
  // Also before a tag on a line of its own: the head, with its script, is that of every page.
  const split = Object.entries(pages).map(([path, html]) => [path, html.split(/(?<=>)(?=\s*<)/)] as const);
  const uses = new Map<string, number>();
  for (const [, tokens] of split) for (const token of tokens) uses.set(token, (uses.get(token) ?? 0) + 1);
  const words: string[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (token: string) => {
    const known = indexes.get(token);
    if (known !== undefined) return known;
    indexes.set(token, words.push(token) - 1);
    return words.length - 1;
  };
  const packed = split.map(([path, tokens]) => {
    const pieces: Piece[] = [];
    for (const token of tokens) {
      if ((uses.get(token) ?? 0) > 1) addWord(pieces, indexOf(token));
      else addText(pieces, token);
    }
    return [path, pieces] as const;
  });
  return { words, pages: Object.fromEntries(packed) };
};
