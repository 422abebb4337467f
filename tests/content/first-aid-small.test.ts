import { expect, test } from 'vitest';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// What first aid says to a bird or a hamster: a body of grams that bears neither hands, water nor an hour of watching.

const situations = RECORDS.filter(({ kind }) => kind === 'first-aid').flatMap(({ path, data }) => {
  const record = data as FirstAid;
  return record.kind === 'situation' ? [{ slug: path.slice('primeros-auxilios/'.length), record }] : [];
});
const stepsOf = ({ first_minute, then }: FirstAidSituation) => [...first_minute, ...then];

/** Held round the body, a bird that is short of air stops breathing: who reads of the towel reads of that too. */
test('no bird is held in a towel without a word for the one that breathes badly', () => {
  const held = situations.flatMap(({ slug, record }) =>
    [
      ...stepsOf(record).flatMap(({ instead }) =>
        instead?.loros ? [`${instead.loros.title} ${instead.loros.text}`] : [],
      ),
      JSON.stringify(record.differences.loros ?? ''),
    ]
      .filter((text) => /toalla/i.test(text) && /suj[eé]t|envuel/i.test(text) && !/respira (mal|bien)/i.test(text))
      .map((text) => `${slug}: ${text}`),
  );
  expect(held).toEqual([]);
});

/** A body of grams is not watched after a sting: its own way says to leave. */
test('what a dog or a cat is watched for, a bird or a hamster leaves with', () => {
  const watched = situations.flatMap(({ slug, record }) =>
    stepsOf(record)
      .filter(({ title, for: own }) => /\bmíralo una hora\b/i.test(title) && !own)
      .flatMap(({ instead, title }) =>
        (['hamsters', 'loros'] as const)
          .filter((folder) => !/\bsal ya\b/i.test(instead?.[folder]?.title ?? ''))
          .map((folder) => `${slug}: ${title}: ${folder}`),
      ),
  );
  expect(watched).toEqual([]);
});
