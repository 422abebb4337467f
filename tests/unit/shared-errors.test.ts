import { describe, expect, test } from 'vitest';
import { ACCOUNT_ERRORS } from '../../src/shared/errors/accounts.ts';
import { ANIMAL_ERRORS } from '../../src/shared/errors/animals.ts';
import { CALL_ERRORS } from '../../src/shared/errors/calls.ts';
import { CLINIC_ERRORS } from '../../src/shared/errors/clinics.ts';
import { FILE_ERRORS } from '../../src/shared/errors/files.ts';
import { VISIT_ERRORS } from '../../src/shared/errors/visits.ts';
import { WAY_IN_ERRORS } from '../../src/shared/errors/ways-in.ts';
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

  test('no two subjects have a rule of the same name: the later would take the place of the other', () => {
    const names = [
      CALL_ERRORS,
      WAY_IN_ERRORS,
      ACCOUNT_ERRORS,
      CLINIC_ERRORS,
      ANIMAL_ERRORS,
      FILE_ERRORS,
      VISIT_ERRORS,
    ].flatMap((table) => Object.keys(table));
    expect(names.toSorted()).toEqual(keys.toSorted());
  });

  test('only its own keys are keys', () => {
    for (const odd of ['toString', '__proto__', 'constructor', '', null, 7]) expect(isErrorKey(odd)).toBe(false);
    expect(isErrorKey('slot_taken')).toBe(true);
  });
});
