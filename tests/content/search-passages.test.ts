import { expect, test } from 'vitest';
import { searchPassages } from '../../src/shared/search/passages.ts';
import { FOLDER_OF, type Species } from '../../src/shared/species.ts';
import { full } from './searched.ts';

const ask = (question: string, species?: Species) =>
  searchPassages(full, question, { limit: 6, ...(species ? { species } : {}) });
const pathsOf = (question: string, species?: Species) => ask(question, species).map(({ path }) => path);

/** Questions as people ask them, and a place that must be among the first three passages. */
const QUESTIONS: [question: string, path: string | RegExp, species?: Species][] = [
  ['mi perro comió chocolate', '/toxicos/chocolate#cuando-salir'],
  ['cuantas veces come un cachorro', '/perros/alimentacion/porciones-recomendadas#comidas-al-dia-segun-la-edad'],
  ['gata no orina', /^\/primeros-auxilios\/gato-que-no-orina#/],
  ['hámster con diarrea', /^\/hamsters\/salud\/cola-mojada#/],
  ['perico con plumas esponjadas', /^\/(primeros-auxilios\/ave-con-dificultad|loros\/)/, 'loro'],
  ['cada cuánto debo bañar a mi perro', /^\/perros\/cuidados\/rutina-bano#/],
  ['qué hago si mi perro convulsiona', /^\/primeros-auxilios\/convulsiones#/],
  ['mi gato tomó dólex', /^\/toxicos\/acetaminofen#/],
  ['cuál es la temperatura normal de un gato', '/primeros-auxilios#signos-vitales', 'gato'],
  ['qué vacunas necesita un gatito', /^\/gatos\/salud\/vacunacion#/],
  ['es legal tener una lora en la casa', /^\/loros\/razas\//],
  ['el pitbull necesita bozal', /^\/perros\/razas\/pitbull/],
  ['cuántos años vive un labrador', /^\/perros\/razas\/labrador/],
  ['el hámster sirio puede vivir con otro', '/hamsters/razas/sirio#general'],
  ['qué tan grande debe ser la jaula de un hámster chino', '/hamsters/razas/chino#cuidados'],
  ['mi gato orina fuera del arenero', '/gatos/cuidados/arenero#orina-fuera-de-la-caja'],
  ['puedo darle aguacate a mi loro', /aguacate|#el-aguacate-va-primero/, 'loro'],
  ['le picó una abeja en la trompa', /^\/primeros-auxilios\/picaduras#/],
  ['cómo le corto las uñas a mi perro', /^\/perros\/cuidados\/cuidado-unas#/],
  ['mi loro se arranca las plumas', /^\/loros\/salud\/picaje#/],
  ['hamster dormido y helado no despierta', /^\/(primeros-auxilios\/hamster-frio|hamsters\/salud\/letargo-por-frio)#/],
  ['a mi perro lo atropelló una moto', /^\/primeros-auxilios\/golpes-y-caidas#/],
  ['cómo le doy respiración boca a boca', /^\/primeros-auxilios\/rcp#/],
  ['mi gato no come hace dos días', '/gatos/salud/signos-alerta#no-come-vomita-o-se-pone-amarillo'],
  [
    'bulldog frances ronca y no respira bien',
    /^\/(perros\/razas\/bulldog-frances|primeros-auxilios\/dificultad-respiratoria)/,
  ],
];

test.each(QUESTIONS)('«%s» brings up %s', (question, path, species) => {
  const first = pathsOf(question, species).slice(0, 3);
  expect(
    first.some((one) => (typeof path === 'string' ? one === path : path.test(one))),
    first.join(' · '),
  ).toBe(true);
});

test('a passage can be cited: title, heading, address, text', () => {
  const [first] = ask('mi perro comió chocolate');
  expect(first).toMatchObject({ title: 'Chocolate y cacao', kind: 'toxic', folder: 'perros', score: 1 });
  expect(first?.section).not.toBe('');
  expect(first?.text.length).toBeGreaterThan(40);
});

test.each([
  ['se comió un chocolate', 'gato', '/toxicos/chocolate', /^Sal ya/],
  ['se tragó un dolex', 'gato', '/toxicos/acetaminofen', /^Sal ya/],
  ['mi perro comió xilitol', undefined, '/toxicos/xilitol', /^Sal ya/],
  ['probó límpido', 'loro', '/toxicos/limpido', /^(Sal|Llama) ya/],
] as const)('«%s» of a %s: what sends it out comes before the rest of that page', (question, species, page, words) => {
  const own = ask(question, species).filter(({ path }) => path.startsWith(page));
  expect(own[0]).toMatchObject({ path: `${page}#cuando-salir`, text: expect.stringMatching(words) });
  if (species) expect([null, FOLDER_OF[species]]).toContain(own[0]?.folder);
  expect(own).toHaveLength(2);
});

test('with a species, only what is for it or for all', () => {
  for (const species of ['perro', 'gato', 'hamster', 'loro'] as const) {
    const others = ask('vómito y diarrea', species).filter(({ folder }) => folder && folder !== FOLDER_OF[species]);
    expect(others).toEqual([]);
  }
});

test('no page speaks more than twice, no text twice, scores fall', () => {
  for (const [question] of QUESTIONS) {
    const found = ask(question);
    const pages = found.map(({ path }) => path.replace(/#.*/, ''));
    for (const page of pages) expect(pages.filter((one) => one === page).length).toBeLessThanOrEqual(2);
    expect(new Set(found.map(({ text }) => text)).size).toBe(found.length);
    expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
  }
});

test('a question about nothing gets nothing', () => {
  expect(ask('')).toEqual([]);
  expect(ask('¿y eso qué es?')).toEqual([]);
});
