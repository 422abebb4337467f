import { expect, test } from 'vitest';
import type { Act } from '../../content/schema/act-kinds.ts';
import { type TriageWay, triage, triageProblems } from '../../content/schema/first-aid-triage.ts';

const STEPS = new Set(['agua', 'comprimir']);
const sees = (sign: string, first: Act, to: Partial<TriageWay> = { step: 'agua' }): TriageWay => ({
  sign,
  first,
  ...to,
});
const problems = (...signs: TriageWay[]) =>
  triageProblems(
    triage.parse({
      question: '¿Responde?',
      signs: [
        ...signs,
        { ...sees('Está caliente', 'enfriar'), main: signs.some(({ main }) => main) ? undefined : true },
      ],
      otherwise: { sign: 'Ninguna', first: 'pasos' },
    }),
    STEPS,
  ).map(({ message }) => message);

test.each([
  ['No responde y no respira', 'salir', {}],
  ['Solo da bocanadas sueltas', 'revisar', { entry: 'rcp' }],
  ['Está inconsciente', 'salir', {}],
  ['Se desmaya en el paseo', 'quieto', { step: 'agua' }],
  ['Mordió un cable', 'enfriar', { step: 'agua' }],
  ['Respiró humo', 'salir', {}],
  ['Sangra a chorro', 'salir', {}],
  ['Una cría nació y no respira', 'salir', {}],
] as const)('«%s» whose first act is %s is refused', (sign, first, to) => {
  expect(problems(sees(sign, first, to))).toEqual([expect.stringContaining(`«${sign}» pide`)]);
});

test.each([
  ['No responde y no respira', 'comprimir', { step: 'comprimir' }],
  ['Está inconsciente', 'revisar', { entry: 'rcp' }],
  ['No despierta, aunque respira', 'salir', {}],
  ['Vomita sangre', 'salir', {}],
  ['Respiró humo', 'aire', { step: 'agua' }],
] as const)('«%s» whose first act is %s stands', (sign, first, to) => {
  expect(problems(sees(sign, first, to))).toEqual([]);
});

test('a way leads somewhere that exists, and one that leaves leads to the clinic', () => {
  expect(problems(sees('Está tieso', 'enfriar', { step: 'hielo' }))).toEqual([expect.stringContaining('«hielo»')]);
  expect(problems(sees('Está tieso', 'enfriar', {}))).toEqual([expect.stringContaining('a dónde lleva')]);
  expect(problems(sees('Está tieso', 'salir', { step: 'agua' }))).toEqual([expect.stringContaining('quita step')]);
});

test('the door of a bird alone may stand before what asks for compressions: its own page asks about breath', () => {
  const box: TriageWay = {
    ...sees('Ave que respira con esfuerzo', 'caja', { entry: 'ave-con-dificultad' }),
    for: ['loros'],
  };
  const breath = sees('No responde', 'revisar', { entry: 'rcp' });
  const crisis: TriageWay = { ...sees('Tiembla', 'reloj'), main: true };
  expect(problems(box, crisis, breath)).toEqual([]);
  expect(problems({ ...box, for: undefined }, crisis, breath)).toEqual([expect.stringContaining('principal va antes')]);
});

test('the main sign alone may stand before what asks for compressions, and each page has one', () => {
  const breath = sees('No responde', 'revisar', { entry: 'rcp' });
  const crisis: TriageWay = { ...sees('Tiembla', 'reloj'), main: true };
  expect(problems(crisis, sees('Babea', 'reloj'), breath)).toEqual([]);
  expect(problems(crisis, sees('Vomita', 'salir', {}), breath)).toEqual([
    expect.stringContaining('principal va antes'),
  ]);
  expect(problems(crisis, crisis)).toEqual([expect.stringContaining('no 2')]);
});

test('what asks for compressions never stands behind another sign', () => {
  const late = problems(sees('Vomita sangre', 'salir', {}), sees('No responde', 'revisar', { entry: 'rcp' }));
  expect(late).toEqual([expect.stringContaining('va antes')]);
});
