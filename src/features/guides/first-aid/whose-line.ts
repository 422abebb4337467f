import { FOLDERS, type Folder } from '../../../shared/species.ts';

/** A line that begins with whom it is for: 'Perro o gato que…', 'Es cachorro', 'Gata que puja'. */
const OPENS_BIG =
  /^(?:es (?:un[ao]? )?|al? |un[ao]? )?(?:perr[oa]|gat[oa]|gatic[oa]|gatit[oa]|cachorr[oa])s?(?!\p{L})/iu;
const OPENS_SMALL = /^(?:es (?:un[ao]? )?|al? |un[ao]? )?(?:aves?|lor[oa]s?|hámsters?)(?!\p{L})/iu;
/** What nobody takes, sees or does with a body of grams. */
const BODY_OF_BIG =
  /(?<!\p{L})(?:rectal|encías?|cuatro patas|axilas|hocico|traílla|bozal|cono|oxitocina|preñada)(?!\p{L})/iu;
const NAMES_BIG = /(?<!\p{L})(?:perr[oa]|gat[oa]|gatit[oa]|gatic[oa]|cachorr[oa])s?(?!\p{L})/iu;
const NAMES_SMALL = /(?<!\p{L})(?:aves?|lor[oa]s?|hámsters?|picos?|alas?|plumas?|cloaca|buche)(?!\p{L})/iu;

const BIG: readonly Folder[] = ['perros', 'gatos'];
const SMALL: readonly Folder[] = ['hamsters', 'loros'];

/**
 * Species that a line of a list of first aid is for, read in its words; null: all. It is named by how the line opens, so that what
 * bit it, a cat or a dog, leaves nobody out.
 */
export const whoseLine = (text: string): readonly Folder[] | null => {
  if ((OPENS_BIG.test(text) || BODY_OF_BIG.test(text)) && !NAMES_SMALL.test(text)) return BIG;
  if (OPENS_SMALL.test(text) && !NAMES_BIG.test(text)) return SMALL;
  return null;
};

/** What of `texts` somebody reads who chose a species. */
export const linesFor = (texts: readonly string[], folder: Folder): string[] =>
  texts.filter((text) => whoseLine(text)?.includes(folder) ?? true);

/** The species whose line it is, as an attribute of the page: none where it is for all. */
export const forAttribute = (text: string): string | undefined => {
  const own = whoseLine(text);
  return own && own.length < FOLDERS.length ? own.join(' ') : undefined;
};
