import { describe, expect, test } from 'vitest';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { nearToxics } from '../../src/features/guides/toxics/toxic-near.ts';
import { matchingToxics } from '../../src/features/guides/toxics/toxic-search.ts';

const { toxics } = readGuides(CONTENT_ROOT);
const near = (text: string) => nearToxics(toxics, text).items.map(({ name }) => name);

describe('a mistyped substance', () => {
  test.each([
    ['chocolatte', 'Chocolate y cacao'],
    ['shocolate', 'Chocolate y cacao'],
    ['ibuprofneo', 'Ibuprofeno'],
    ['axetaminofen', 'Acetaminofén'],
    ['dolez', 'Acetaminofén'],
    ['dolecs', 'Acetaminofén'],
    ['mi perro comio dolecs', 'Acetaminofén'],
    ['baigon', 'Insecticida en aerosol y placas'],
    ['campión', 'Matarratas ilegal y venenos sin rótulo'],
    ['silitol', 'Xilitol'],
    ['uba', 'Uvas y uvas pasas'],
    ['kafe', 'Café'],
    ['lirjo', 'Lirio y azucena'],
    ['limpito', 'Límpido (hipoclorito)'],
    ['mata ratas', 'Raticida anticoagulante'],
    ['permetrna', 'Pipetas de permetrina en gatos'],
  ])('«%s» leads to %s first', (typed, name) => {
    expect(near(typed)[0]).toBe(name);
  });

  test.each([
    ['mi perro se comió un chocolate', 'Chocolate y cacao'],
    ['pastilla de ibuprofeno', 'Ibuprofeno'],
    ['sapo jigante', 'Sapo gigante'],
  ])('in a sentence, «%s», leads to %s first', (typed, name) => {
    expect(near(typed)[0]).toBe(name);
  });

  test.each([
    ['mi perro se tragó dos Dolex', 'Acetaminofén'],
    ['se trago una pila', 'Pilas, incluidas las de botón'],
    ['mi perro se tragó un trago', 'Bebidas alcohólicas'],
    ['mi gata tomó té', 'Té negro, té verde y mate'],
    ['mi loro lamió soda cáustica', 'Soda cáustica y destapacaños'],
  ])('a sentence that names it is not asked what it meant: «%s» is %s', (typed, name) => {
    const { items, title } = nearToxics(toxics, typed);
    expect([title, ...items.map((one) => one.name)]).toEqual(['Está en la lista', name]);
  });

  test('names are found in a sentence, and nearly always first', () => {
    const names = toxics
      .flatMap((toxic) => [toxic.name, ...toxic.aliases].map((text) => ({ text, name: toxic.name })))
      // Whom it happened to is not what was eaten: 'lana para hámster' is wool.
      .filter(({ text }, at) => at % 5 === 0 && !/para /.test(text));
    const answers = names.map(({ text, name }) => ({ text, at: near(`mi perro se tragó dos ${text}`).indexOf(name) }));
    expect(answers.filter(({ at }) => at < 0)).toEqual([]);
    expect(answers.filter(({ at }) => at > 0).length).toBeLessThan(answers.length / 30);
  });

  test('leads to its own substance, whichever letter of a name is left out or changed', () => {
    const typed = toxics.map(({ name }, at) => {
      const place = 1 + (at % (name.length - 2));
      return { name, text: name.slice(0, place) + (at % 2 ? 'w' : '') + name.slice(place + 1) };
    });
    const lost = typed.filter(({ name, text }) => {
      const found = [...matchingToxics(toxics, text).map((toxic) => toxic.name), ...near(text)];
      return name.length > 5 && !found.includes(name);
    });
    expect(lost).toEqual([]);
  });

  test('says the other name that was meant', () => {
    expect(nearToxics(toxics, 'racumim').items[0]).toMatchObject({ name: 'Raticida anticoagulante', what: 'Racumín' });
  });

  test('is heard as a question with the names', () => {
    expect(nearToxics(toxics, 'chocolatte').said).toMatch(
      /^¿Quisiste decir Chocolate y cacao\? .*no quiere decir que sea/,
    );
  });
});

describe('what is no typo of a substance', () => {
  test.each([
    'zanahoria',
    'mi perro',
    'se comió algo',
    'dipirona',
    'avena',
    'tela',
    'apio',
    'pez',
    'fab',
    'luz',
    'x',
    '¿?',
    'de la',
    '',
  ])('«%s» is offered nothing', (typed) => {
    expect(near(typed)).toEqual([]);
  });

  test('of a text that begins a word of a name the look-up lists all there is', () => {
    expect([near('choco'), near('cacao')]).toEqual([[], []]);
    // In the middle of a word it may be a typo of another: 'uba' stands in 'jazmín de cuba'.
    expect(near('uba')).not.toEqual([]);
  });

  test('a substance that the look-up lists already is not offered again', () => {
    expect(matchingToxics(toxics, 'seboya').map(({ name }) => name)).toEqual(['Cebolla']);
    expect(near('seboya')).toEqual([]);
  });
});
