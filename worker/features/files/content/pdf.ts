import { AppError } from '../../../../src/shared/errors.ts';
import { latin1, pressedObjects } from './pdf-objects.ts';
import { ascii, type Reading, take } from './reading.ts';

/**
 * Programs and files inside, also of names written with escapes (`/J#61vaScript`) and of objects that are pressed together. Contents of
 * pages are not looked into: a PDF leaves as a download, sandboxed, and is never opened in our origin. Long enough that a picture's
 * bytes do not spell one by chance.
 */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)[\s(<[/]|\/JS\s{0,2}(?:\(|<|\d+ \d+ R)/;
/** Longest of these with all its signs escaped, so that one between two pieces is found. */
const OVERLAP = 96;
/** A document ends within its last bytes; blanks may follow. */
const TAIL = 64;
/** The end of a zip archive, which may stand this far before the end of a file that is one too. */
const ZIP_END = 'PK\x05\x06';
const ZIP_REACH = 65_557;

/** Names as their readers see them: `#4a` is a J (ISO 32000, 7.3.5). */
const plain = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const assertQuiet = (text: string): void => {
  if (ACTIVE.test(text) || (text.includes('#') && ACTIVE.test(plain(text)))) throw new AppError('file_active');
};

/** PDF: begins and ends as one, with nothing of another kind before or behind. */
export const readPdf = function* (): Reading {
  if (!/^%PDF-[12]\.\d/.test(ascii(yield* take(8)))) throw new AppError('file_kind');
  const objects = pressedObjects(plain, assertQuiet);
  let tail = '';
  let at = 0;
  let zip = -1;
  for (;;) {
    const chunk = yield 'chunk';
    if (!chunk) break;
    const come = latin1.decode(chunk);
    const text = tail + come;
    assertQuiet(text);
    objects.push(come);
    const found = text.lastIndexOf(ZIP_END);
    if (found >= 0) zip = at - tail.length + found;
    at += chunk.length;
    tail = text.slice(-Math.max(TAIL, OVERLAP));
  }
  if (!/%%EOF[\s\0]*$/.test(tail.slice(-TAIL))) throw new AppError(tail.includes('%%EOF') ? 'file_odd' : 'file_broken');
  if (zip >= 0 && at - zip <= ZIP_REACH) throw new AppError('file_odd');
  objects.end();
  return 'application/pdf';
};
