import { describe, expect, test } from 'vitest';
import type { RedFlagsFile } from '../../content/schema/red-flags.ts';
import { RECORDS } from '../../scripts/content/texts.ts';
import { pressHref } from '../../src/shared/search/labels.ts';
import { searchPages } from '../../src/shared/search/pages.ts';
import type { Folder } from '../../src/shared/species.ts';
import { short } from './searched.ts';

// What visitors who had never seen the product read under a bird's, a hamster's or a fainting dog's words (decision 0370).

const search = (typed: string) => searchPages(short, typed);
const firstOf = (typed: string) => {
  const { urgent, found } = search(typed);
  const [first] = found;
  return `${urgent ? 'urgent' : 'calm'} ${first?.path} ${first?.excerpt.map(({ text }) => text).join('')}`;
};

const file = RECORDS.find(({ kind }) => kind === 'alertas')?.data as RedFlagsFile;
const SMALL: readonly Folder[] = ['hamsters', 'loros'];
/** What is done with a large body, or with another animal than the one that was told of. */
const OF_OTHERS = /guacal|\btabla\b|perr[oa]|gat[oa]|gatito|cachorro|hasta la piel|levanta las patas|mira el reloj/i;

test.each(SMALL)('no rule that %s can raise says what is done with a dog or a cat', (folder) => {
  const wrong = file.flags.flatMap(({ key, species, first, own = [] }) => {
    if (species && !species.includes(folder)) return [];
    const said = own.find((one) => one.for.includes(folder))?.first ?? first;
    return OF_OTHERS.test(said) ? [`${key}: ${said}`] : [];
  });
  expect(wrong).toEqual([]);
});

const BOX = /^urgent \/primeros-auxilios\/golpes-y-caidas A una caja acolchada/;
const BIRD = /^urgent \/primeros-auxilios\/ave-con-dificultad A una caja tibia/;
const LOOKS = /^urgent \/primeros-auxilios\/rcp Sin apretarla, mira si respira/;
const TOUCH = /^urgent \/primeros-auxilios\/hamster-frio Tócalo/;
const AIR = /^urgent .*(aire limpio|aire libre)/;
const DROPS = /^urgent .*No lo bañes ni lo mojes/;
const INSIDE = /^urgent \/primeros-auxilios\/hemorragia No hay dónde presionar/;

describe('the first result', () => {
  test.each([
    ...[
      'mi loro se quebro el ala',
      'perico se quebro el ala',
      'cotorra con ala rota',
      'la cocatiel se quebro el ala',
      'canario ala rota',
      'pise al hamster sin querer',
      'mi niño le apreto muy duro al hamster',
      'mi cotorrita se partio la alita',
      'la puerta le cogio la cola al hamster',
      'me sente encima del hamster',
      'la ninfa se estrello con la ventana',
    ].map((typed) => [typed, BOX] as const),
    ...[
      'mi ninfa se cayo y no abre los ojos',
      'mi pajarito se cayó y no abre los ojitos',
      'se me cayo el canario de las manos y no se mueve',
    ].map((typed) => [typed, LOOKS] as const),
    ...[
      'se puso bolita y cierra los ojitos',
      'el pajarito está gordito y triste en el piso',
      'el pajarito esta bomitando',
      'mi ninfa vomita',
      'pajaro hace clic clic cuando respira',
      'perikito tiembla',
      'el ave esta patas arriba',
      'pajarito como dormido',
      'perikito se esta aogando',
      'canarito hecho una bola con los ojos cerrados',
    ].map((typed) => [typed, BIRD] as const),
    ...[
      'el hamster se puso durito',
      'mi hamster esta duro',
      'el hamstersito no despierta',
      'mi jamster se está muriendo',
    ].map((typed) => [typed, TOUCH] as const),
    ...[
      'olor a teflon quemado y mi ninfa respira raro',
      'olor a teflon quemado y respira raro',
      'amonio quedo en la jaula y el pajaro tose',
      'a mi loro le entro humo',
      'pintaron la casa y mi perico respira feo',
      'fumigaron y la ninfa abre el pico',
      'quemaron una olla y el lorito se esta ahogando',
    ].map((typed) => [typed, AIR] as const),
    ...['pipeta de pulgas en el hamster', 'al hamster le echaron frontline', 'le eche pulguicida a mi hamster'].map(
      (typed) => [typed, DROPS] as const,
    ),
    ...[
      'mi pajaro boto sangre por la colita',
      'al canario le sale sangre por la cola',
      'le sale sangrecita por atras',
      'le sale sangre por la vulva',
      'a mi perra operada le sale sangre por delante',
      'la gata esterilizada esta manchando sangre',
    ].map((typed) => [typed, INSIDE] as const),
    ['la perica tiene algo colgando de la cola', /^urgent .*Cúbrelo con una gasa/],
    ['le cuelga algo rojo debajo de la cola al perico', /^urgent .*Cúbrelo con una gasa/],
    ['el pajaro se callo al agua', /^urgent \/primeros-auxilios\/ahogamiento/],
    ['el periquito combulsiona', /^urgent .*Sal ya sin esperar a que pare/],
    ['el hamster se atoro con comida en el cachete', /^urgent .*No le abras la boca a la fuerza/],
    ['me mordio un murcielago', /^urgent .*urgencias de humanos/],
    ['un murcielago entro a la jaula', /^urgent .*No lo toques/],
    ['el hamster mordio a mi hija', /^calm .*agua y jabón/],
    ['me mordio el hamster', /^calm .*agua y jabón/],
    ['hamster mordio el cable', /^urgent .*Corta la luz/],
    ['perro se electrocuto mordio el cable', /^urgent .*Corta la luz/],
    [
      'perro golpe de calor esta jadeando mucho y se desmayo',
      /^urgent \/primeros-auxilios\/golpe-de-calor .*mójalo ya/,
    ],
    ['perro insolado se desmayo en el parque', /^urgent \/primeros-auxilios\/golpe-de-calor .*mójalo ya/],
    ['mi perro tiene las encias blancas', /^urgent \/primeros-auxilios\/hemorragia Puede estar perdiendo sangre/],
    ['gato con un hilo colgando del culo', /^urgent \/toxicos\/hilo-y-agujas No lo jales/],
    ['gata con una cinta saliendo por el ano', /^urgent \/toxicos\/hilo-y-agujas No lo jales/],
    ['mi perro se comio un raton muerto', /^urgent \/toxicos\/raticida-anticoagulante/],
    ['mi gato no ase popo hace 4 dias', /^calm .*Llama hoy y di desde cuándo/],
    ['mi perrito lleva 5 dias sin hacer del cuerpo', /^calm .*Llama hoy y di desde cuándo/],
    ['perro en transmilenio se puede', /^calm \/perros\/cuidados\/viajes-y-mudanzas/],
    ['🐶🤮🩸', /^urgent .*No hay dónde presionar/],
  ] as const)('«%s»', (typed, first) => {
    expect(firstOf(typed)).toMatch(first);
  });

  test.each([
    'mi perro no reacciona pero respira',
    'la gata no responde pero si respira',
    'mi perro se desmayo pero sigue respirando',
  ])('«%s» is offered nothing to press', (typed) => {
    expect(firstOf(typed)).toMatch(/^urgent .*No comprimas/);
    expect(search(typed).found.flatMap((one) => pressHref(one) ?? [])).toEqual([]);
  });

  test.each([
    'el loro regurgita frente al espejo',
    'cada cuanto baño a mi ninfa',
    'cuanto vive un agapornis',
    'como cojo al hamster sin apretarlo',
    'cual es la mejor pipeta para mi perro',
    'que huele a limpio en la casa del loro',
    'mi perra esta en celo y le sale sangre',
    'a mi gato le cuelga el pelo de la cola',
  ])('«%s» alarms nobody', (typed) => {
    expect(search(typed).urgent).toBe(false);
  });
});
