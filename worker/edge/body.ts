import { AppError } from '../../src/shared/errors.ts';
import { MAX_BODY_BYTES } from '../../src/shared/limits.ts';

const decoded = (decoder: TextDecoder, chunk?: Uint8Array): string => {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch {
    throw new AppError('bad_json');
  }
};

/** JSON that may spell a NUL or half of a surrogate pair; rare enough to look closer. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;
const HALF = /\p{Surrogate}/u;

const isStorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? !(value.includes('\0') || HALF.test(value))
    : typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);

/** Throws `bad_text` for JSON with texts that UTF-8 or SQLite would change: what is stored is what came. */
const assertStorable = (text: string): void => {
  if (!SUSPECT.test(text)) return;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return; // Whoever reads it says so.
  }
  if (!isStorable(value)) throw new AppError('bad_text');
};

/**
 * A request's body as text. Throws `too_large` past 64 KB, whatever its length header says, without reading the rest;
 * `bad_json` for bytes that are no UTF-8, `bad_text` for texts that could not be stored as they came.
 */
export const readBody = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new AppError('too_large');
  if (!request.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) throw new AppError('too_large');
    text += decoded(decoder, chunk);
  }
  text += decoded(decoder);
  assertStorable(text);
  return text;
};

/** True when the request says that its body is JSON. */
export const saysJson = (request: Request): boolean =>
  /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');
