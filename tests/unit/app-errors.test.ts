import { expect, test } from 'vitest';
import { loginProblem } from '../../src/features/auth/login-problem.ts';
import { errorText, knownError, NO_ANSWER } from '../../src/lib/errors.ts';
import { errorMessage, FALLBACK } from '../../src/shared/errors.ts';

const answer = (key: string, more: object = {}) =>
  Object.assign(new Error(errorMessage('slot_taken')), { data: { key, requestId: 'r-1', ...more } });

test('a known rule shows the sentence of the server', () => {
  expect(errorText(answer('slot_taken'), FALLBACK.appointment)).toBe('Esa hora acaba de ocuparse. Elige otra.');
});

test('what is not ours shows the fallback of the screen, and that nobody answered', () => {
  expect(errorText(new TypeError('Failed to fetch'), FALLBACK.petsLoad)).toBe(
    `No se pudieron cargar tus mascotas. ${NO_ANSWER}`,
  );
  expect(errorText(answer('something_else'), FALLBACK.pet)).toBe(`Error al registrar la mascota. ${NO_ANSWER}`);
  expect(errorText(new TypeError('Failed to fetch'), FALLBACK.appointment)).toBe(
    `${FALLBACK.appointment} ${NO_ANSWER}`,
  );
  expect(knownError(null)).toBeNull();
});

test('a fault of ours shows the fallback and the number to ask with', () => {
  expect(errorText(answer('server'), FALLBACK.profile)).toBe('Error al actualizar el perfil (código r-1)');
});

test('throttling says how long to wait', () => {
  expect(errorText(answer('too_many', { retryAfter: 42 }), '')).toBe(
    'Demasiados intentos. Vuelve a intentar en 42 segundos.',
  );
});

test('a login that fails never says which of both was wrong, and tells a lost connection apart', () => {
  expect(loginProblem(answer('login_failed'))).toBe('Revisa el correo y la contraseña, y vuelve a intentar.');
  expect(loginProblem(answer('too_many', { retryAfter: 120 }))).toContain('2 minutos');
  expect(loginProblem(new TypeError('Failed to fetch'))).toBe(`Error en la autenticación. ${NO_ANSWER}`);
});
