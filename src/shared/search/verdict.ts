import { FOLDER_OF, FOLDERS, type Species } from '../species.ts';
import type { Guides } from './guides.ts';
import { readQuery } from './query.ts';
import { rankPages } from './rank.ts';

/** Share of what was asked that a whole name of a toxic must say: 'manzana' says no 'semillas de manzana'. */
const NAMED = 0.2;

/** What is said first of something, by its place in SEVERITIES (content/schema/toxic-kinds.ts): where nobody knows, the answer is no too. */
const WORDS = [
  null,
  'Mejor no: le puede caer mal.',
  'No: le puede hacer daño.',
  'No: lo puede matar.',
  'Mejor no: no se sabe bien qué le hace.',
] as const;

/** A plain no to whether something may be given to an animal of this species, where the guides hold it among what harms; else null. */
export const verdictOf = ({ all, index, vocabulary }: Guides, question: string, species: Species): string | null => {
  const folder = FOLDER_OF[species];
  const read = readQuery(question, vocabulary);
  if (read.wanted.length === 0) return null;
  const [toxic] = rankPages(all, index, { ...read, folders: [folder] })
    .filter(({ page, named }) => all.pages[page]?.kind === 'toxic' && named >= NAMED)
    .sort((a, b) => b.named - a.named);
  const severity = toxic && all.pages[toxic.page]?.severity?.[FOLDERS.indexOf(folder)];
  return severity === undefined ? null : (WORDS[severity] ?? null);
};
