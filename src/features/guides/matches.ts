import { folded } from '../../shared/fold.ts';

/** The name in three parts around the match, to underline it; null when only another name matched. */
export const markedName = (name: string, text: string): [string, string, string] | null => {
  const at = folded(name).indexOf(folded(text.trim()));
  const length = text.trim().length;
  // Folding may change the length of exotic letters; then nothing is marked rather than the wrong ones.
  if (at < 0 || folded(name).length !== name.length) return null;
  return [name.slice(0, at), name.slice(at, at + length), name.slice(at + length)];
};
