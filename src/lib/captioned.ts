import { TEXT } from '../shared/limits.ts';
import type { Captioned } from './sent-files.ts';

/** Words that a camera, a telephone or a program puts into a name by itself: they say nothing of what is in the file. */
const GIVEN =
  /(?<!\p{L})(?:img|image|imagen|dsc|dscn|dscf|pxl|mvimg|fotos?|photo|picture|captura|pantalla|screenshot|scan|escaneo|escaneado|scanned|whatsapp|signal|telegram|file|archivo|document|documento|doc|pdf|untitled|download|descarga|edited|editada|copia|copy)(?!\p{L})/giu;

/** What a file's own name says that it is: `Hemograma_Nube-2026.pdf` is «Hemograma Nube-2026»; empty for a name that no person gave. */
export const captionOf = (name: string): string => {
  const words = name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .normalize('NFC');
  // A row of signs and numbers is nobody's word.
  const isSaid = /\p{L}{3}/u.test(words.replace(GIVEN, '')) && !/^[0-9a-f -]{16,}$/i.test(words);
  if (!isSaid) return '';
  // What does not fit is seen to be cut.
  return words.length > TEXT.caption ? `${words.slice(0, TEXT.caption - 1).trim()}…` : words;
};

/** Chosen files with what their names say that they are: their person may write something else. */
export const captioned = (files: readonly File[]): Captioned[] =>
  files.map((file) => ({ file, caption: captionOf(file.name) }));
