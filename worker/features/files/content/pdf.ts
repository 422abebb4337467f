import { AppError } from '../../../../src/shared/errors.ts';
import { ascii, type Reading, take } from './reading.ts';

/**
 * Programs and files inside. What is compressed is not looked into: a PDF leaves as a download, sandboxed, and is never opened in our
 * origin; this refuses what plainly has them. Long enough that a picture's bytes do not spell one by chance.
 */
const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)[\s(<[/]|\/JS\s{0,2}(?:\(|<|\d+ \d+ R)/;
/** Longest of these, so that one between two pieces is found. */
const OVERLAP = 32;
/** A document ends within its last bytes; blanks may follow. */
const TAIL = 64;
/** The end of a zip archive, which may stand this far before the end of a file that is one too. */
const ZIP_END = 'PK\x05\x06';
const ZIP_REACH = 65_557;

const latin1 = new TextDecoder('latin1');

/** PDF: begins and ends as one, with nothing of another kind before or behind. */
export const readPdf = function* (): Reading {
  if (!/^%PDF-[12]\.\d/.test(ascii(yield* take(8)))) throw new AppError('file_kind');
  let tail = '';
  let at = 0;
  let zip = -1;
  for (;;) {
    const chunk = yield 'chunk';
    if (!chunk) break;
    const text = tail + latin1.decode(chunk);
    if (ACTIVE.test(text)) throw new AppError('file_active');
    const found = text.lastIndexOf(ZIP_END);
    if (found >= 0) zip = at - tail.length + found;
    at += chunk.length;
    tail = text.slice(-Math.max(TAIL, OVERLAP));
  }
  if (!/%%EOF[\s\0]*$/.test(tail)) throw new AppError(tail.includes('%%EOF') ? 'file_odd' : 'file_cut');
  if (zip >= 0 && at - zip <= ZIP_REACH) throw new AppError('file_odd');
  return 'application/pdf';
};
