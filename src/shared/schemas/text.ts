import * as z from 'zod';
import { TEXT } from '../limits.ts';

/** Spanish messages for zod's own checks; forms and REST answers use them unless a schema says better. */
const spanish: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null || issue.input === ''
        ? 'Este campo es obligatorio.'
        : 'El valor no es del tipo esperado.';
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) <= 1
        ? 'Este campo es obligatorio.'
        : issue.origin === 'string'
          ? `Escribe al menos ${issue.minimum} caracteres.`
          : `El valor mínimo es ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Escribe como máximo ${issue.maximum} caracteres.`
        : `El valor máximo es ${issue.maximum}.`;
    case 'invalid_value':
      return 'Elige una de las opciones.';
    case 'unrecognized_keys':
      return 'La petición trae campos que no se esperaban.';
    default:
      return 'El valor no es válido.';
  }
};
// Neither the site's CSP nor the Worker lets code be made from text, so zod must not try: even the attempt is reported.
z.config({ customError: spanish, jitless: true });

/**
 * Signs that nobody sees, and that hide a text, turn its direction or make an empty one look filled. Emoji are made with some of
 * them: those sequences stay whole.
 */
const UNSEEN = /(\p{ExtPict}(?:\p{EMod}|\uFE0F|\u200D\p{ExtPict})*)|[\p{DI}\u2800\uFFF9-\uFFFB]/gu;

/** A text of several lines without what nobody sees. */
export const seen = (text: string): string => text.replace(UNSEEN, '$1');
/** The same on one line: whatever breaks it is a blank. */
export const onOneLine = (text: string): string => seen(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

const lines = (max: number) => z.string().overwrite(seen).trim().max(max);
const line = (max: number) => z.string().overwrite(onOneLine).trim().max(max);
/** Blank means null. */
const orNull = (text: string | null | undefined) => text || null;

/** A name, address and the like: one line, trimmed, at least one character that can be seen. */
export const requiredLine = (max: number) => line(max).min(1);
/** Text that may have several lines, the same otherwise. */
export const requiredText = (max: number) => lines(max).min(1);

/** What an animal, or the person of an account, is called. */
export const givenName = line(TEXT.givenName).min(1);

/** Optional: blank and missing both mean null. */
export const optionalLine = (max: number) => line(max).nullish().transform(orNull);
export const optionalText = (max: number) => lines(max).nullish().transform(orNull);

/** Blank means null; what is missing is not blank. */
export const lineOrBlank = (max: number) => line(max).nullable().transform(orNull);
export const textOrBlank = (max: number) => lines(max).nullable().transform(orNull);

/** E-mail, trimmed and lower-cased. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1)
  .max(TEXT.email)
  .pipe(z.email('Escribe un correo como nombre@correo.com.'));

const PHONE_HELP = 'Escribe un celular (3XX…) o un fijo (60…) de 10 dígitos.';

/**
 * A Colombian phone, stored as 10 digits: mobile 3XX XXX XXXX or landline 60 + region + 7 digits.
 * Spaces, hyphens, parentheses and `+57` are accepted.
 */
export const phone = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .transform((text) => text.replace(/[\s().-]/g, '').replace(/^(\+?57)(?=\d{10}$)/, ''))
  .refine((digits) => /^(3\d{9}|60[1-8]\d{7})$/.test(digits), PHONE_HELP);

/** A phone, or blank: null. What is missing is not blank. */
export const phoneOrBlank = z
  .string()
  .trim()
  .max(30)
  .nullable()
  .transform((text) => text || null)
  .pipe(phone.nullable());
