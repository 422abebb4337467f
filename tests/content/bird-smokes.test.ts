import { expect, test } from 'vitest';
import { plainText } from '../../content/schema/prose.ts';
import type { Topic } from '../../content/schema/topic.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// What a bird must not breathe stands in the sheets of toxics; the parrots' page about smokes tells all of it, as urgently as they do.

/** A sentence that sends out a bird that only breathed it. */
const BREATHED =
  /\brespiró(?! con| mal)|sitio del gas|estaba en el cuarto|cuarto lleno|contacto o vapor|esté al aire libre/;

const sheets = RECORDS.filter(({ kind }) => kind === 'toxic').map(({ path, data }) => ({
  slug: path.slice('toxicos/'.length),
  toxic: data as Toxic,
}));
const told = (order: RegExp) =>
  sheets
    .filter(({ toxic }) =>
      toxic.go_now
        .filter((one) => !one.for || one.for.includes('loros'))
        .flatMap(({ text }) => text.split(/(?<=[.;])\s/))
        .some((text) => order.test(text) && BREATHED.test(text)),
    )
    .map(({ slug }) => slug);

/** By which word the page names it, in the sentence that says how urgent it is. */
const LEAVES: Record<string, string> = {
  'acido-muriatico': 'ácido',
  aji: 'gas',
  amoniaco: 'amoniaco',
  eucalipto: 'vapor de eucalipto',
  'gas-de-cocina': 'gas',
  'gasolina-y-acpm': 'gasolina',
  'humo-de-lena': 'humo denso',
  'incienso-y-velas': 'incienso',
  'insecticida-aerosol': 'insecticida',
  limpido: 'límpido',
  marihuana: 'marihuana',
  'mezcla-de-limpiadores': 'gas',
  'monoxido-de-carbono': 'monóxido',
  'pintura-fresca': 'pintura',
  'repelentes-y-espirales': 'espiral',
  teflon: 'teflón',
  thinner: 'tíner',
};
const CALLS: Record<string, string> = { 'aceites-esenciales': 'difusor', ambientadores: 'ambientador' };
const TODAY: Record<string, string> = { 'humo-de-cigarrillo-y-vapeador': 'cigarrillo' };

const smokes = RECORDS.find(({ path }) => path === 'loros/salud/humos-toxicos') as { data: Topic } | undefined;
const page = (smokes?.data.content ?? []).map(({ text }) => plainText(text)).join('\n');
const sentence = (order: RegExp) =>
  page
    .split(/(?<=[.:])\s/)
    .filter((one) => order.test(one))
    .join(' ');

test('the page about smokes sends out a bird for what the sheets send it out for', () => {
  expect(told(/^Sal ya/).sort()).toEqual(Object.keys(LEAVES).sort());
  const out = sentence(/^Sal ya, aunque se vea bien, si respiró/);
  expect(Object.values(LEAVES).filter((word) => !out.includes(word))).toEqual([]);
});

test('and tells who calls and who asks today, where they do', () => {
  expect(told(/llama ya/i).sort()).toEqual(Object.keys(CALLS).sort());
  expect(Object.values(CALLS).filter((word) => !sentence(/llama ya/).includes(word))).toEqual([]);
  expect(told(/consulta hoy/).sort()).toEqual(Object.keys(TODAY).sort());
  expect(Object.values(TODAY).filter((word) => !sentence(/consulta hoy/).includes(word))).toEqual([]);
});

test('every smoke of the sheets is among what it must not breathe', () => {
  const words: Record<string, string> = { ...LEAVES, ...CALLS, ...TODAY, 'gas-de-cocina': 'Gas de la cocina' };
  const lost = sheets
    .filter(
      ({ slug, toxic }) => toxic.kind === 'humo' && !page.toLowerCase().includes((words[slug] ?? slug).toLowerCase()),
    )
    .map(({ slug }) => slug);
  expect(lost).toEqual([]);
});
