import { expect, test } from 'vitest';
import type { FirstAid, FirstAidKit, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// What a frightened reader meets first on a page of first aid, and what a list lets a small body be given.

const entries = RECORDS.filter(({ kind }) => kind === 'first-aid').map(({ path, data }) => ({
  slug: path.slice('primeros-auxilios/'.length),
  record: data as FirstAid,
}));
const situations = entries.flatMap(({ slug, record }) =>
  record.kind === 'situation' ? [{ slug, ...(record as FirstAidSituation) }] : [],
);

/** Leaving at once, told as a sentence of the first step: nobody who skims reads it. Where there is smoke, it belongs to what harms. */
const LEAVES = /(?<!humo, )\bsal ya\b/i;

test('who must leave at once reads it as the title of a step, not inside the first one', () => {
  const hidden = situations
    .filter(({ first_minute: [first] }) => LEAVES.test(first?.text ?? '') && !/\bsal\b/i.test(first?.title ?? ''))
    .map(({ slug }) => slug);
  expect(hidden).toEqual([]);
});

test('a stiff hamster has a step of its own, right behind the look at its breath', () => {
  const steps = situations.find(({ slug }) => slug === 'hamster-frio')?.first_minute ?? [];
  expect(steps.map(({ id, title }) => id ?? title).slice(0, 2)).toEqual([
    'mirar',
    expect.stringMatching(/^Frío y tieso, dale calor .*\bsal$/),
  ]);
  expect(steps.slice(2).filter(({ text }) => /r[ií]gido|tieso/.test(text))).toEqual([]);
});

/** What is put round a body: a bird cannot move its chest under it, a hamster eats it. */
const WRAPS = /\b(venda|bozal|cono|curita|malla)\b/i;

test('no list gives a bird or a hamster something to be wrapped with', () => {
  const wrapped = entries.flatMap(({ slug, record }) =>
    record.kind === 'kit'
      ? (record as FirstAidKit).items
          .filter(({ name, species }) => WRAPS.test(name) && (!species || /hamsters|loros/.test(species.join())))
          .map(({ name }) => `${slug}: ${name}`)
      : [],
  );
  expect(wrapped).toEqual([]);
});
