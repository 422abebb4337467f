import { describe, expect, test } from 'vitest';
import { AppError, ERRORS, type ErrorKey, errorMessage, errorStatus, isErrorKey } from '../../src/shared/errors.ts';

const keys = Object.keys(ERRORS) as ErrorKey[];

describe('the error catalogue', () => {
  test.each(keys)('%s has a status of failure and a sentence for people', (key) => {
    expect(errorStatus(key)).toBeGreaterThanOrEqual(400);
    expect(errorStatus(key)).toBeLessThan(600);
    expect(errorMessage(key)).toMatch(/^[A-ZÁÉÍÓÚÑ¿].*\.$/);
  });

  test('an error carries its sentence, its fields and its wait', () => {
    const error = new AppError('too_many', { retryAfter: 9 });
    expect([error.message, error.key, error.retryAfter, error.issues]).toEqual([
      ERRORS.too_many[1],
      'too_many',
      9,
      undefined,
    ]);
  });

  test('only its own keys are keys', () => {
    for (const odd of ['toString', '__proto__', 'constructor', '', null, 7]) expect(isErrorKey(odd)).toBe(false);
    expect(isErrorKey('slot_taken')).toBe(true);
  });
});
