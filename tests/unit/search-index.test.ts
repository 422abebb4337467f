import { expect, test, vi } from 'vitest';
import type { Corpus } from '../../src/shared/search/corpus.ts';
import { makeIndex, makeIndexSlowly, numbered } from '../../src/shared/search/index-of.ts';

const page = (title: string) => ({
  path: `/${title}`,
  kind: 'topic' as const,
  folder: null,
  title,
  names: [],
  lead: `Todo sobre ${title}`,
  passages: [{ section: title, text: `${title} y más` }],
});
const all = numbered({ pages: ['agua', 'baño', 'uñas'].map(page) } as unknown as Corpus);

test('the index that is made bit by bit is the whole one, and rests only where a rest is due', async () => {
  const due = [false, true, false, false, true, false];
  const rest = vi.fn(async () => {});
  const asked = vi.fn(() => (due.shift() ? rest() : null));
  expect(await makeIndexSlowly(all, asked)).toEqual(makeIndex(all));
  // A timer before every sixth of two thousand documents was a second of waiting.
  expect([asked.mock.calls.length, rest.mock.calls.length]).toEqual([6, 2]);
});
