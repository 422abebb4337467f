import { describe, expect, test } from 'vitest';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { nearToxics } from '../../src/features/guides/toxic-near.ts';
import { matchingToxics } from '../../src/features/guides/toxic-search.ts';

const { toxics } = readGuides(CONTENT_ROOT);
const near = (text: string) => nearToxics(toxics, text).items.map(({ name }) => name);

describe('a mistyped substance', () => {
  test.each([
    ['chocolatte', 'Chocolate y cacao'],
    ['shocolate', 'Chocolate y cacao'],
    ['ibuprofneo', 'Ibuprofeno'],
    ['axetaminofen', 'Acetaminofén'],
    ['dolez', 'Acetaminofén'],
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
    expect(nearToxics(toxics, 'racumim').items[0]).toMatchObject({ name: 'Raticida anticoagulante', what: 'racumín' });
  });

  test('is heard as a question with the names', () => {
    expect(nearToxics(toxics, 'chocolatte').said).toBe('¿Quisiste decir Chocolate y cacao?');
  });
});

describe('what is no typo of a substance', () => {
  test.each(['zanahoria', 'dipirona', 'avena', 'tela', 'apio', 'pez', 'fab', 'luz', 'x', '¿?', 'de la', ''])(
    '«%s» is offered nothing',
    (typed) => {
      expect(near(typed)).toEqual([]);
    },
  );

  test('a substance that the look-up lists already is not offered again', () => {
    expect(matchingToxics(toxics, 'seboya').map(({ name }) => name)).toEqual(['Cebolla']);
    expect(near('seboya')).toEqual([]);
  });
});
