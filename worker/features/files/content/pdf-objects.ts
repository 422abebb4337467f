import { inflateSync } from 'node:zlib';
import { AppError } from '../../../../src/shared/errors.ts';

/** How far before its bytes a stream's own words may begin, signs. */
const WORDS = 4096;
/** Longest stream of objects, pressed and unfolded, bytes: real ones hold some hundred objects. */
const MAX_PRESSED = 1 << 20;
const MAX_UNFOLDED = 4 << 20;
/** All that is unfolded of one document, bytes. */
const MAX_ALL = 64 << 20;

const BEGIN = /\bstream[ \t]*(?:\r?\n|\r(?=[^\n]))/g;
const END = 'endstream';

/** A document says in its trailer by what it is encrypted (ISO 32000, 7.6.1). */
const ENCRYPTED = /\/Encrypt\s*(?:\d+\s+\d+\s+R\b|<<)/;
/** Longest of these that may lie across two pieces, signs. */
const ENCRYPTED_REACH = 40;

/**
 * `/N` and `/First` are what a reader needs of a stream of objects: some do not ask for its type. One of them alone stands in other
 * streams too.
 */
const isOfObjects = (words: string): boolean =>
  /\/ObjStm\b/.test(words) || (/\/First\b/.test(words) && /\/N\b/.test(words));

/** The words of the object that a text ends with. */
const lastWords = (text: string): string =>
  text.slice(Math.max(0, ...[...text.matchAll(/\bobj\b/g)].map((m) => m.index)));

export const latin1 = new TextDecoder('latin1');
/** What that name means (Encoding Standard: windows-1252) has signs of its own between 0x80 and 0x9f. */
const BACK = new Map(Array.from({ length: 32 }, (_, n) => [latin1.decode(Uint8Array.of(0x80 + n)), 0x80 + n] as const));
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (sign) => BACK.get(sign) ?? sign.charCodeAt(0));

/** Pressed once and in no other way turned about. */
const ONCE = /\/Filter\s*(?:\/(?:FlateDecode|Fl)\b|\[\s*\/(?:FlateDecode|Fl)\s*\])/;
const isPressedOnce = (words: string): boolean =>
  ONCE.test(words) && words.split('/Filter').length === 2 && !/\/DecodeParms\s*\d|\/Predictor\s+(?!1\b)/.test(words);

/** Objects as they were before they were pressed; null: they cannot be unfolded. */
const unpressed = (words: string, data: string): string | null => {
  if (!/\/(?:Filter|F)\b/.test(words)) return data;
  if (!isPressedOnce(words)) return null;
  try {
    return latin1.decode(inflateSync(bytesOf(data), { maxOutputLength: MAX_UNFOLDED }));
  } catch {
    return null;
  }
};

/**
 * Finds the streams in which a PDF presses its objects together (ISO 32000, 7.5.7), and gives what is in them to `look`, one at a time:
 * at most one stands in memory. What cannot be unfolded is refused as `file_sealed`, but for a document that is encrypted: laboratories
 * print such, and nobody reads them but who has the word. `plain` undoes a name's escapes.
 */
export const pressedObjects = (plain: (text: string) => string, look: (text: string) => void) => {
  /** What has not been looked through: the words before a stream, or a stream of objects from its begin on. */
  let text = '';
  /** The words of the stream of objects whose bytes `text` holds. */
  let open: string | null = null;
  let all = 0;
  /** Something could not be unfolded; whether the document is encrypted is known at its end. */
  let isSealed = false;
  let isEncrypted = false;

  const close = (words: string, data: string) => {
    const objects = unpressed(words, data);
    all += objects?.length ?? 0;
    if (objects === null || all > MAX_ALL) isSealed = true;
    else look(objects);
  };
  /** Looks into the stream that is open, once it ends. False: more must come first. */
  const inside = (words: string): boolean => {
    const end = text.indexOf(END);
    const isLong = (end < 0 ? text.length : end) > MAX_PRESSED;
    if (end < 0 && !isLong) return false;
    open = null;
    if (isLong) isSealed = true;
    else close(words, text.slice(0, end));
    if (end < 0) return true;
    text = text.slice(end + END.length);
    return true;
  };
  /** Goes on to the next stream of objects. False: more must come first. */
  const before = (): boolean => {
    let from = 0;
    for (const met of text.matchAll(BEGIN)) {
      const words = plain(lastWords(text.slice(Math.max(from, met.index - WORDS), met.index)));
      from = met.index + met[0].length;
      if (!isOfObjects(words)) continue;
      open = words;
      text = text.slice(from);
      return true;
    }
    text = text.slice(-WORDS);
    return false;
  };
  const step = (): boolean => (open === null ? before() : inside(open));
  return {
    push: (come: string): void => {
      isEncrypted ||= ENCRYPTED.test(text.slice(-ENCRYPTED_REACH) + come);
      text += come;
      while (step());
    },
    end: (): void => {
      if (open !== null) throw new AppError('file_broken');
      if (isSealed && !isEncrypted) throw new AppError('file_sealed');
    },
  };
};
