import { AppError } from '../../../../src/shared/errors.ts';
import type { FileType } from '../../../../src/shared/files.ts';
import { MAX_PIXELS, MAX_SIDE } from '../../../../src/shared/limits.ts';

/** What a reader of a form asks for next: so many bytes, to pass over so many, to pass over all up to a byte, or whatever comes. */
type Ask = { take: number } | { skip: number } | { past: number } | 'chunk';

/**
 * A reader of one form, written as if the whole file were there; the bytes come as they arrive, so that a file is judged while it is
 * stored and never stands in memory. It answers the file's kind and ends with its last byte. `chunk` gives null at the end.
 */
export type Reading = Generator<Ask, FileType, Uint8Array | null>;

const NONE = new Uint8Array();

/** Next bytes, that must be there. */
export const take = function* (size: number): Generator<Ask, Uint8Array, Uint8Array | null> {
  return (yield { take: size }) ?? NONE;
};
export const skip = function* (size: number): Generator<Ask, void, Uint8Array | null> {
  if (size > 0) yield { skip: size };
};

export const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Throws for a picture that would unfold to more than anybody needs, or to nothing. */
export const assertSize = (width: number, height: number): void => {
  if (width < 1 || height < 1) throw new AppError('file_broken');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) throw new AppError('file_pixels');
};

const joined = (first: Uint8Array, second: Uint8Array): Uint8Array => {
  if (first.length === 0) return second;
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
};

/** What one wish takes of the bytes at hand: `used` of them; `given` goes to the reader once the wish is `met`. */
type Served = { used: number; met: boolean; given: Uint8Array | null };

const serve = (ask: Ask, bytes: Uint8Array, passed: number): Served => {
  if (ask === 'chunk') return { used: bytes.length, met: true, given: bytes };
  if ('take' in ask) {
    const met = bytes.length >= ask.take;
    return { used: met ? ask.take : 0, met, given: bytes.subarray(0, ask.take) };
  }
  if ('skip' in ask) {
    const used = Math.min(ask.skip - passed, bytes.length);
    return { used, met: passed + used === ask.skip, given: null };
  }
  const at = bytes.indexOf(ask.past);
  return { used: at < 0 ? bytes.length : at + 1, met: at >= 0, given: null };
};

/** Gives a reader its bytes as they arrive. `push` and `end` throw what the reader throws, `file_broken` and `file_odd`. */
export const fed = (reading: Reading) => {
  let step = reading.next();
  /** Bytes that were too few for the reader's wish: less than a hand full. */
  let kept: Uint8Array = NONE;
  /** How much of what is to be passed over has gone by. */
  let passed = 0;
  const answer = (given: Uint8Array | null) => {
    passed = 0;
    step = reading.next(given);
  };
  return {
    push: (chunk: Uint8Array): void => {
      let rest = joined(kept, chunk);
      while (rest.length > 0) {
        if (step.done) throw new AppError('file_odd');
        const { used, met, given } = serve(step.value, rest, passed);
        rest = rest.subarray(used);
        passed += used;
        if (met) answer(given);
        else if (used === 0) break;
      }
      kept = rest.slice();
    },
    end: (): FileType => {
      if (!step.done && step.value === 'chunk') answer(null);
      if (!step.done) throw new AppError('file_broken');
      return step.value;
    },
  };
};
