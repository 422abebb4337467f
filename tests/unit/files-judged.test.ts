import { expect, test } from 'vitest';
import { AppError } from '../../src/shared/errors.ts';
import { judge } from '../../worker/features/files/content/judge.ts';
import { GOOD, REFUSED } from '../support/corpus.ts';

/** What a file is judged to be, or the rule that it breaks, if it comes in pieces of so many bytes. */
const verdict = (bytes: Uint8Array, size: number): string => {
  const judging = judge();
  try {
    for (let at = 0; at < bytes.length; at += size) judging.push(bytes.subarray(at, at + size));
    return judging.end();
  } catch (error) {
    return error instanceof AppError ? error.key : String(error);
  }
};

test.each(Object.entries({ ...GOOD, ...REFUSED }))('%s: the same in pieces of every size', (_, [bytes, expected]) => {
  for (const size of [1 << 16, 1000, 7, 1]) expect([size, verdict(bytes, size)]).toEqual([size, expected]);
});
