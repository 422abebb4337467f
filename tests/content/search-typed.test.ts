import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Piece } from '../../src/shared/search/excerpt.ts';
import { countLabel } from '../../src/shared/search/labels.ts';
import { MAX_FOUND, searchPages } from '../../src/shared/search/pages.ts';
import { queryKey } from '../../src/shared/search/query-key.ts';
import { MAX_QUERY, shownQuery } from '../../src/shared/search/typed.ts';
import { typosBetween } from '../../src/shared/search/typos.ts';
import { short } from './searched.ts';

const search = (typed: string) => searchPages(short, typed);
const text = (pieces: readonly Piece[]) => pieces.map((piece) => piece.text).join('');

describe('nothing', () => {
  test.each(['', '   ', '¿?', 'el de la', '🐶'])('«%s» asks for nothing and gets nothing', (typed) => {
    expect(search(typed)).toMatchObject({ found: [], total: 0, suggestions: [], urgent: false });
  });

  test('what no guide has finds nothing, and something near is offered', () => {
    const answer = search('fenilbutazolona');
    expect(answer.total).toBe(0);
    expect(countLabel(answer)).toBe('Ningún resultado');
    for (const one of answer.suggestions) expect(search(one).total).toBeGreaterThan(0);
  });

  test('a suggestion is a word that readers know', () => {
    const { suggestions } = search('xilotrones');
    expect(suggestions).toContain('xilitol');
  });
});

describe('a typo', () => {
  test.each([
    ['vacuncion', 'vacunación'],
    ['vacunasion gato', 'vacunación gato'],
    ['ragdlol', 'ragdoll'],
    ['giolden', 'golden'],
    ['hgado', 'hígado'],
    ['mi perro no repira', 'mi perro no respira'],
    ['firulais', 'perro'],
  ])('«%s» leads where «%s» does', (typed, right) => {
    expect(search(typed).found[0]?.path).toBe(search(right).found[0]?.path);
  });

  test('in the word that tells of an emergency does not hide it', () => {
    expect(search('mi perro no repira').urgent).toBe(true);
  });

  test.each([
    ['perro', 'perro', 0],
    ['perro', 'prero', 1],
    ['hueso', 'huesos', 1],
    ['gato', 'pato', 1],
    ['loro', 'gato', 3],
    ['', 'ave', 3],
    ['abc', 'bcab', 3],
    ['convulcion', 'ocnvulsion', 2],
  ])('from «%s» to «%s»: %i', (a, b, typos) => {
    expect(typosBetween(a, b)).toBe(typos);
    // Within a bound it is the same number, or told to be more.
    for (const most of [0, 1, 2, 3])
      expect(typosBetween(a, b, most)).toBe(typos <= most ? typos : Number.POSITIVE_INFINITY);
  });
});

describe('what is typed', () => {
  test('is shown on one line, cut at its limit, without what cannot be seen', () => {
    expect(shownQuery('  mi\n perro\u0000\u200b \t ')).toBe('mi perro');
    expect([...shownQuery('ñ'.repeat(500))]).toHaveLength(MAX_QUERY);
    expect(shownQuery(null)).toBe('');
  });

  test('spellings of one search share one key', () => {
    expect(queryKey('  ¡Mi PERRO vomitó! ')).toBe(queryKey('mi perro vomito'));
    expect(queryKey('uña')).not.toBe(queryKey('una'));
  });

  test('may be anything: the answer is always whole, and what is shown is our text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' })), (typed) => {
        const { found, total, query } = search(typed);
        expect(found.length).toBe(Math.min(total, MAX_FOUND));
        expect([...query].length).toBeLessThanOrEqual(MAX_QUERY);
        for (const { path, title } of found) {
          const page = short.corpus.pages.find((one) => one.path === path.replace(/#.*/, ''));
          expect(text(title)).toBe(page?.title);
        }
      }),
      { numRuns: 60 },
    );
  });
});
