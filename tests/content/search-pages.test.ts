import { describe, expect, test } from 'vitest';
import type { Piece } from '../../src/shared/search/excerpt.ts';
import { countLabel, kindLabel, severityLabel } from '../../src/shared/search/labels.ts';
import { MAX_FOUND, searchPages } from '../../src/shared/search/pages.ts';
import { short } from './searched.ts';

const search = (typed: string) => searchPages(short, typed);
const pathsOf = (typed: string) => search(typed).found.map(({ path }) => path.replace(/#.*/, ''));
const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');
const hits = (pieces: readonly Piece[]) => pieces.flatMap((piece) => (piece.hit ? [piece.text] : []));

describe('ranking', () => {
  test.each([
    ['labrador', '/perros/razas/labrador'],
    ['pastor aleman', '/perros/razas/pastor-aleman'],
    ['perro criollo', '/perros/razas/criollo'],
    ['gato criollo', '/gatos/razas/criollo'],
    ['lorito senegales', '/loros/razas/lorito-senegalés'],
    ['vacunas para gatos', '/gatos/salud/vacunacion'],
    ['cada cuánto baño a mi perro', '/perros/cuidados/rutina-bano'],
    ['el gato no usa la arena', '/gatos/cuidados/arenero'],
    ['mi loro se arranca las plumas', '/loros/salud/picaje'],
    ['dolex', '/toxicos/acetaminofen'],
    ['uvas', '/toxicos/uvas-y-pasas'],
    ['golpe de calor', '/primeros-auxilios/golpe-de-calor'],
    ['mi gato no come', '/gatos/salud/signos-alerta'],
    ['perros', '/perros'],
    ['hámster', '/hamsters'],
    ['temperatura normal de un perro', '/primeros-auxilios'],
    ['comparar razas de gatos', '/gatos/comparar'],
    ['qué mascota me conviene', '/encuentra'],
    ['datos personales', '/privacidad'],
    ['crear cuenta', '/register'],
  ])('«%s» leads to %s first', (typed, path) => {
    expect(pathsOf(typed)[0]).toBe(path);
  });

  test.each([
    ['displasia', '/perros/razas/pastor-aleman'],
    ['jaula para hámster', '/hamsters/cuidados/habitat'],
    ['perro chiquito para apartamento', '/perros/razas/chihuahua'],
    ['es legal tener una guacamaya', '/loros/razas'],
    ['garrapatas', '/perros/salud/signos-alerta'],
    ['olla antiadherente', '/toxicos/teflon'],
  ])('«%s» has %s among the first five', (typed, path) => {
    expect(pathsOf(typed).slice(0, 5)).toContain(path);
  });

  test('a species that is named pushes the others away', () => {
    expect(
      search('vacunas gato')
        .found.slice(0, 3)
        .map(({ folder }) => folder),
    ).not.toContain('perros');
    expect(search('vacunas perro').found[0]?.folder).toBe('perros');
  });

  test('at most thirty are shown, and the count says of how many', () => {
    const answer = search('agua');
    expect(answer.found.length).toBeLessThanOrEqual(MAX_FOUND);
    expect(countLabel({ found: answer.found, total: 48 })).toMatch(/^Los \d+ primeros de 48 resultados$/);
  });
});

describe('what is written wrong', () => {
  test.each([
    ['labrdor', 'labrador'],
    ['chiguagua', 'chihuahua'],
    ['rotwailer', 'rottweiler'],
    ['choclate', 'chocolate'],
    ['combulsiones', 'convulsiones'],
    ['BAÑO PERRO', 'baño perro'],
    ['bano perro', 'baño perro'],
    ['hamster sirio', 'hámster sirio'],
    ['mi pero tiene garrapatas', 'mi perro tiene garrapatas'],
    ['periquito autraliano', 'periquito australiano'],
    ['asetaminofen', 'acetaminofén'],
  ])('«%s» finds first what «%s» finds first', (wrong, right) => {
    expect(pathsOf(wrong)[0]).toBe(pathsOf(right)[0]);
  });

  test('the beginning of a word that is still typed is enough', () => {
    expect(pathsOf('chihu')[0]).toBe('/perros/razas/chihuahua');
    expect(pathsOf('acetam')[0]).toBe('/toxicos/acetaminofen');
  });
});

describe('an emergency', () => {
  test.each([
    ['mi perro comió chocolate', '/toxicos/chocolate', '/primeros-auxilios/intoxicaciones'],
    ['gato comio lirio', '/toxicos/lirio-y-azucena', '/primeros-auxilios/intoxicaciones'],
    ['combulciona', '/primeros-auxilios/convulsiones', null],
    ['mi perra esta pariendo y no puede', '/primeros-auxilios/parto-con-problemas', null],
    ['el gato no respira', '/primeros-auxilios/rcp', null],
    ['sangra mucho', '/primeros-auxilios/hemorragia', null],
    ['gata no orina', '/primeros-auxilios/gato-que-no-orina', null],
    ['perro con la barriga hinchada', '/primeros-auxilios/barriga-hinchada', null],
    ['se le salió el ojo', '/primeros-auxilios/ojo-herido', null],
    ['cayó a la piscina', '/primeros-auxilios/ahogamiento', null],
    ['el gato cazó un murciélago', '/primeros-auxilios/mordida-de-animal-silvestre', null],
    ['hamster frio no se mueve', '/primeros-auxilios/hamster-frio', null],
  ])('«%s» calls, and shows %s first', (typed, first, second) => {
    const answer = search(typed);
    expect(answer.urgent).toBe(true);
    expect(answer.found[0]).toMatchObject({ urgent: true });
    expect(pathsOf(typed)[0]).toBe(first);
    if (second) expect(pathsOf(typed).slice(0, 2)).toContain(second);
  });

  test('one sting is watched, and calls nobody yet', () => {
    expect(search('le pico una abeja').urgent).toBe(false);
    expect(pathsOf('le pico una abeja').slice(0, 2).sort()).toEqual([
      '/primeros-auxilios/picaduras',
      '/toxicos/abejas-y-avispas',
    ]);
    expect(search('le picó una abeja y se le hinchó la cara').urgent).toBe(true);
  });

  test('what must not wait stands before all else, at the top of its page', () => {
    const { found } = search('mi perro comió chocolate');
    const places = found.map(({ urgent }) => urgent);
    expect(places).toEqual([...places].sort((a, b) => Number(b) - Number(a)));
    for (const one of found.filter(({ urgent, kind }) => urgent && kind !== 'topic'))
      expect(one.path).not.toContain('#');
  });

  test.each(['cuántas veces come un cachorro', 'qué come un hámster', 'labrador', 'chocolate', 'mi gato no come'])(
    '«%s» is none',
    (typed) => {
      expect(search(typed).urgent).toBe(false);
    },
  );

  test('there are lines to call', () => {
    expect(short.corpus.lines.map(({ tel }) => tel)).toContain('123');
    expect(short.corpus.lines.length).toBe(2);
  });
});

describe('a result', () => {
  test('marks the words where they stand, other forms of them too', () => {
    const [first] = search('vomitar perro').found;
    expect(hits(first?.excerpt ?? []).join(' ')).toMatch(/vomit/i);
    expect(text(first?.excerpt ?? [])).not.toContain('\n');
  });

  test('says under which heading, and leads to it', () => {
    const first = search('cuántas veces come un cachorro').found[0];
    expect(text(first?.section ?? [])).toBe('Comidas al día según la edad');
    expect(first?.path).toBe('/perros/alimentacion/porciones-recomendadas#comidas-al-dia-segun-la-edad');
  });

  test('says by which other name it was found', () => {
    expect(text(search('cobrador').found[0]?.also ?? [])).toMatch(/cobrador/i);
  });

  test('says how bad it is for the animal that was named, else at its worst', () => {
    expect(search('uvas perro').found[0]?.severity).toEqual({ folder: 'perros', degree: 3 });
    expect(search('uvas').found[0]?.severity?.folder).toBeNull();
    expect(severityLabel({ folder: 'gatos', degree: 3 })).toBe('Gravedad en gatos: grave');
    expect(severityLabel({ folder: null, degree: 4 })).toBe('Gravedad: sin dato');
  });

  test('says what it is and of whom', () => {
    expect(search('labrador').found.slice(0, 1).map(kindLabel)).toEqual(['Raza · Perros']);
    expect(search('chocolate').found.slice(0, 1).map(kindLabel)).toEqual(['Tóxico']);
    expect(search('perros').found.slice(0, 1).map(kindLabel)).toEqual(['Especie']);
  });
});
