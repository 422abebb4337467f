import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { accountsInput } from '../../src/shared/schemas/account.ts';
import { appointmentInput, slotTime } from '../../src/shared/schemas/appointment.ts';
import { loginInput, registerInput } from '../../src/shared/schemas/auth.ts';
import { pageInput } from '../../src/shared/schemas/page.ts';
import { petInput } from '../../src/shared/schemas/pet.ts';
import { profileInput } from '../../src/shared/schemas/profile.ts';
import { email, optionalLine, optionalText, phone, requiredLine, requiredText } from '../../src/shared/schemas/text.ts';
import { SLOTS } from '../../src/shared/slots.ts';

const complaints = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('texts', () => {
  test.each([
    ['310 555 1234', '3105551234'],
    ['+57 310-555-1234', '3105551234'],
    ['57 3105551234', '3105551234'],
    ['(601) 555 0123', '6015550123'],
  ])('the phone %s is kept as %s', (typed, kept) => expect(phone.parse(typed)).toBe(kept));

  test.each(['5551234', '2105551234', '31055512345', '6095550123', 'no tengo', ''])('%j is no phone', (typed) => {
    expect(phone.safeParse(typed).success).toBe(false);
  });

  test('an e-mail is kept trimmed and in lower case', () => {
    expect(email.parse('  Ana.Gomez@Correo.CO ')).toBe('ana.gomez@correo.co');
    for (const typed of ['ana', 'ana@', '@correo.co', 'ana@correo', 'a b@correo.co'])
      expect(email.safeParse(typed).success).toBe(false);
  });

  test('optional text: blank, missing and null all mean null', () => {
    for (const typed of ['', '   ', undefined, null]) expect(optionalText(5).parse(typed)).toBeNull();
    expect(optionalText(5).parse(' hola ')).toBe('hola');
    expect(complaints(optionalText(5), 'demasiado')).toEqual([': Escribe como máximo 5 caracteres.']);
  });

  test.each([
    ['without width', 'Ca\u200Bne\u2060la\uFEFF', 'Canela'],
    ['that turns the direction', '\u202EalenaC\u202C \u2066x\u2069', 'alenaC x'],
    ['that breaks the line', 'Canela\r\nGarcía\u2028y\tLuz', 'Canela García y Luz'],
    ['of a terminal', 'Canela\u0007', 'Canela'],
    ['that fills', 'Canela\u3164\u2800', 'Canela'],
    ['that emoji are made of stays there', '👩🏽‍⚕️ Canela ❤️ a\u200Db', '👩🏽‍⚕️ Canela ❤️ ab'],
    ['of another script stays', 'שרה 田中 Ñandú', 'שרה 田中 Ñandú'],
  ])('a name keeps no sign %s', (_, typed, kept) => {
    expect(requiredLine(80).parse(typed)).toBe(kept);
    expect(requiredLine(80).parse(kept)).toBe(kept);
  });

  test('what nobody can see is no name', () => {
    for (const typed of ['\u200B\u200D', '\u202E', '\u3164', '\u2800 \u00AD', '\n\t'])
      expect([complaints(requiredLine(80), typed), optionalLine(80).parse(typed)]).toEqual([
        [': Este campo es obligatorio.'],
        null,
      ]);
  });

  test('a text of several lines keeps them, and nothing that turns or hides it', () => {
    expect(requiredText(80).parse('Una línea\n\tdos \u202E05 gm\u202C')).toBe('Una línea\n\tdos 05 gm');
    expect(complaints(requiredText(80), '\u200B')).toEqual([': Este campo es obligatorio.']);
  });

  test.each([
    ['profile', profileInput, { name: 'Ana', phone: '3105551234', address: 'Calle 8' }, ['name', 'address']],
    ['pet', petInput, { name: 'Maní', species: 'hamster', age: 1, weight: 0.1, breed: 'sirio' }, ['name', 'breed']],
    [
      'registration',
      registerInput,
      { email: 'a@correo.co', password: 'una frase mía', name: 'Ana', phone: '3105551234', address: 'Calle 8' },
      ['name', 'address'],
    ],
  ] as [string, z.ZodType, Record<string, unknown>, string[]][])(
    'the %s is of such lines',
    (_, schema, whole, fields) => {
      for (const field of fields) {
        const read = schema.parse({ ...whole, [field]: 'Lu\u200Bz\u202E\nA' }) as Record<string, unknown>;
        expect(read[field]).toBe('Luz A');
      }
    },
  );

  test('every message of zod that people can meet is Spanish', () => {
    const odd = z.strictObject({
      text: z.string().min(3),
      number: z.number().min(2).max(3),
      list: z.array(z.int()),
      when: z.iso.date(),
      choice: z.union([z.literal('a'), z.literal('b')]),
    });
    const values = [
      {},
      null,
      { text: 1, number: 'x', list: {}, when: 1, choice: 'c', extra: 1 },
      { text: '', number: 9, list: [0.5], when: 'ayer', choice: null },
      { text: 'ab', number: Number.NaN, list: null, when: '', choice: [] },
    ];
    for (const value of values) {
      const said = complaints(odd, value);
      expect(said.length).toBeGreaterThan(0);
      expect(said.join()).not.toMatch(/invalid|expected|required|received|unrecognized|too (small|big)|must|option/i);
    }
  });
});

describe('forms', () => {
  test('login lets any password through: the rules bind new ones', () => {
    expect(loginInput.parse({ email: 'ANA@correo.co', password: ' x ' })).toEqual({
      email: 'ana@correo.co',
      password: ' x ',
    });
    expect(complaints(loginInput, {})).toEqual([
      'email: Este campo es obligatorio.',
      'password: Este campo es obligatorio.',
    ]);
  });

  test('registration asks for all five; spaces are not a name', () => {
    const typed = { email: 'a@b.co', password: 'sombrilla', name: '   ', phone: '3105551234', address: 'Calle 1' };
    expect(complaints(registerInput, typed)).toEqual(['name: Este campo es obligatorio.']);
    expect(complaints(registerInput, { ...typed, name: 'A', password: 'corta' })).toEqual([
      'password: La contraseña debe tener al menos 8 caracteres.',
    ]);
  });

  test('the profile drops whatever else comes', () => {
    const typed = { name: ' Ana ', phone: '3105551234', address: 'Calle 1', role: 'toor', isActive: false };
    expect(profileInput.parse(typed)).toEqual({ name: 'Ana', phone: '3105551234', address: 'Calle 1' });
  });

  test('a pet: age and weight from 0, breed and notes optional', () => {
    const pet = { name: 'Maní', species: 'hamster', age: 0, weight: 0 };
    expect(petInput.parse(pet)).toEqual({ ...pet, breed: null, notes: null });
    expect(complaints(petInput, { ...pet, age: -0.1, weight: -1, species: 'pez' })).toEqual([
      'species: Elige una de las opciones.',
      'age: La edad no puede ser negativa.',
      'weight: El peso no puede ser negativo.',
    ]);
    for (const age of [Number.NaN, Number.POSITIVE_INFINITY, '3', null])
      expect(petInput.safeParse({ ...pet, age }).success).toBe(false);
  });

  test('every slot of the grid can be asked for, and nothing beside it', () => {
    expect(SLOTS).toHaveLength(17);
    for (const slot of SLOTS) expect(slotTime.parse(`2026-11-27T${slot}`)).toBe(`2026-11-27T${slot}`);
    expect(slotTime.parse('2026-11-27T10:00:00')).toBe('2026-11-27T10:00');
    expect(slotTime.parse('2026-11-27T10:00:00.000')).toBe('2026-11-27T10:00');
    for (const time of ['08:30', '17:30', '10:15', '10:00:30', '10:00Z', '25:00', '']) {
      expect([time, slotTime.safeParse(`2026-11-27T${time}`).success]).toEqual([time, false]);
    }
  });

  test('a booking', () => {
    const typed = { petId: 'p', date: '2026-11-27T10:00', type: 'checkup', notes: ' ', clinicId: null };
    expect(appointmentInput.parse(typed)).toEqual({ ...typed, notes: null });
    expect(complaints(appointmentInput, { ...typed, type: 'surgery' })).toEqual(['type: Elige una de las opciones.']);
  });

  test('pages have a size, and lists asked for nothing answer their first', () => {
    expect(pageInput.parse(undefined)).toEqual({ limit: 500 });
    expect(accountsInput.parse(undefined)).toEqual({ limit: 25, sort: 'name' });
    for (const limit of [0, 501, 1.5, '5', Number.NaN]) expect(pageInput.safeParse({ limit }).success).toBe(false);
  });
});
