import { expect, test } from 'vitest';
import { SEVERITIES, type Severity } from '../../content/schema/toxic-kinds.ts';
import { byDanger, countText } from '../../src/features/guides/toxics/toxic-count.ts';
import { folderSaid, NO_FILTERS, toxicFilters, toxicQuery } from '../../src/features/guides/toxics/toxic-filters.ts';
import { neighbours, shownAliases } from '../../src/features/guides/toxics/toxic-page-parts.ts';
import { matchedAlias, matchingToxics } from '../../src/features/guides/toxics/toxic-search.ts';

const named = (name: string, ...aliases: string[]) => ({ name, aliases });
const CHOCOLATE = named('Chocolate y cacao', 'cocoa', 'milo', 'choclate');
const COFFEE = named('Café', 'tinto', 'grano cubierto de chocolate');
const PARACETAMOL = named('Acetaminofén', 'dólex', 'paracetamol');
const ALL = [PARACETAMOL, COFFEE, CHOCOLATE];

const found = (text: string) => matchingToxics(ALL, text).map(({ name }) => name);

test('a substance is found by part of its name or of another one, accents and case aside', () => {
  expect(found('ACETAMINOFEN')).toEqual(['Acetaminofén']);
  expect(found('dolex')).toEqual(['Acetaminofén']);
  expect(found('cacao')).toEqual(['Chocolate y cacao']);
  expect(found('  ')).toEqual([]);
  expect(found('piedra')).toEqual([]);
});

test('what begins with the text stands before what only holds it', () => {
  expect(found('choc')).toEqual(['Chocolate y cacao', 'Café']);
});

test('of several that begin so the one called so stands first, and of equals the one that is grave for more', () => {
  const grave = { perros: 'leve', gatos: 'grave' } as const;
  const lilies = [
    { ...named('Lirio de día'), severity: grave },
    { ...named('Lirios falsos'), severity: grave },
    { ...named('Lirio de agua'), severity: { perros: 'grave', gatos: 'grave' } as const },
    { ...named('Lirio y azucena'), severity: grave },
  ];
  expect(matchingToxics(lilies, 'lirio').map(({ name }) => name)).toEqual([
    'Lirio y azucena',
    'Lirio de agua',
    'Lirio de día',
    'Lirios falsos',
  ]);
});

test('the list says under which other name a substance was found', () => {
  expect(matchedAlias(PARACETAMOL, 'DOLEX')).toBe('dólex');
  expect(matchedAlias(PARACETAMOL, 'aceta')).toBeUndefined();
});

test('filters go into the address and come back from it', () => {
  const filters = { folder: 'loros', kind: 'humo' } as const;
  expect(toxicQuery(filters)).toBe('?especie=loros&tipo=humo');
  expect(toxicFilters(toxicQuery(filters))).toEqual(filters);
  expect(toxicQuery(NO_FILTERS)).toBe('');
  expect(toxicFilters('tipo=planta')).toEqual({ folder: null, kind: 'planta' });
});

test('an address with unknown filters shows everything', () => {
  expect(toxicFilters('?especie=vacas&tipo=<b>&otro=1')).toEqual(NO_FILTERS);
});

test('the gravest stands first, and what nobody knows stands before what does no harm', () => {
  expect([...SEVERITIES].sort(byDanger)).toEqual(['grave', 'moderada', 'leve', 'sin dato', 'ninguna']);
});

test('the count says how bad what is left is for the chosen species', () => {
  const toxic = (kind: 'humo' | 'planta', loros: Severity) => ({
    kind,
    severity: { perros: 'leve', gatos: 'leve', hamsters: 'sin dato', loros } as const,
  });
  const toxics = [toxic('humo', 'grave'), toxic('humo', 'sin dato'), toxic('planta', 'leve')];
  expect(countText(toxics, NO_FILTERS)).toBe('');
  expect(countText(toxics, { folder: null, kind: 'planta' })).toBe('1 sustancia.');
  expect(countText(toxics, { folder: 'loros', kind: 'humo' })).toBe(
    '2 sustancias, las más graves primero. Gravedad en loros: grave\u00a01, sin dato\u00a01.',
  );
});

test('neighbours are of the same kind and go round, so that every page is named by another', () => {
  const toxics = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, kind: 'planta' as const }));
  const other = { slug: 'x', kind: 'humo' as const };
  const near = (slug: string) => neighbours([...toxics, other], slug, 2).map((one) => one.slug);
  expect(near('a')).toEqual(['b', 'c']);
  expect(near('d')).toEqual(['a', 'b']);
  expect(near('x')).toEqual([]);
});

test('other names that only lack the accents of one already shown are not read twice', () => {
  expect(shownAliases(named('Café', 'cafe', 'tinto'))).toEqual(['tinto']);
  expect(shownAliases(named('Explosivos', 'polvora', 'pólvora', 'volador'))).toEqual(['pólvora', 'volador']);
});

test('whom a sentence is about is heard; two animals, or none, are nobody', () => {
  expect(folderSaid('mi gato se comió un dólex')).toBe('gatos');
  expect(folderSaid('MI GATICA lamió un lirio')).toBe('gatos');
  expect(folderSaid('el cachorro mordió una pila')).toBe('perros');
  expect(folderSaid('hámster aguacate')).toBe('hamsters');
  expect(folderSaid('la cacatúa respiró teflón')).toBe('loros');
  expect(folderSaid('mi perro comió comida de gato')).toBeNull();
  expect(folderSaid('gatorade')).toBeNull();
});
