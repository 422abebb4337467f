import { expect, test } from 'vitest';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

const entries = RECORDS.filter(({ kind }) => kind === 'first-aid').map(({ path, data }) => ({
  slug: path.slice('primeros-auxilios/'.length),
  record: data as FirstAid,
}));
const situations = entries.filter(
  (one): one is { slug: string; record: FirstAidSituation } => one.record.kind === 'situation',
);
const stepsOf = ({ first_minute, then }: FirstAidSituation) => [...first_minute, ...then];

/** An imperative that puts a cloth over the head; 'nunca le tapes la cabeza' is none. */
const COVERS_HEAD = /(cúbre|tápa)(le|la|lo) la (cabeza|cara|nariz)/i;

test('no step covers the head of an animal', () => {
  const covering = situations.flatMap(({ slug, record }) =>
    stepsOf(record)
      .filter(({ text }) => COVERS_HEAD.test(text))
      .map(({ title }) => `${slug}: ${title}`),
  );
  expect(covering).toEqual([]);
});

/** Current, venom that stops the breath, water, a blow, choking: the heart may stop while somebody reads. */
const MAY_STOP_THE_HEART = /corriente|\bcables?\b|ahog|atrop|coral|deja de respirar/i;

test('what can stop the heart leads to the page of compressions', () => {
  const cut = situations
    .filter(({ slug }) => slug !== 'rcp')
    .filter(({ record }) => MAY_STOP_THE_HEART.test(JSON.stringify([record.triage, stepsOf(record)])))
    .filter(({ record }) => !record.related.includes('rcp'))
    .map(({ slug }) => slug);
  expect(cut).toEqual([]);
});

/** Pressing a wound hurts: whoever bends over it must have read that it bites. */
test('each page that says to press a wound says that pain bites', () => {
  const silent = situations
    .filter(({ record }) =>
      stepsOf(record).some(({ title, text }) => /\b(presiona|aprieta)\b.*\b(palma|gasa)\b/i.test(`${title} ${text}`)),
    )
    .filter(({ record }) => !stepsOf(record).some(({ text }) => /morde|muerde/i.test(text)))
    .map(({ slug }) => slug);
  expect(silent).toEqual([]);
});

test('each sign leads to an entry and a step that exist', () => {
  const idsOf = (slug: string) => {
    const target = situations.find((one) => one.slug === slug);
    return target && new Set(stepsOf(target.record).flatMap(({ id }) => id ?? []));
  };
  const lost = situations.flatMap(({ slug, record: { triage } }) =>
    [...triage.signs, triage.otherwise]
      .filter(({ step, entry }) => {
        const ids = idsOf(entry ?? slug);
        return !ids || (step !== undefined && !ids.has(step)) || entry === slug;
      })
      .map(({ sign }) => `${slug}: ${sign}`),
  );
  expect(lost).toEqual([]);
});

test('every step that has a name is led to', () => {
  const led = new Set(
    situations.flatMap(({ slug, record: { triage } }) =>
      [...triage.signs, triage.otherwise].map(({ step, entry }) => `${entry ?? slug}#${step}`),
    ),
  );
  const idle = situations.flatMap(({ slug, record }) =>
    stepsOf(record).flatMap(({ id }) => (id && !led.has(`${slug}#${id}`) ? [`${slug}#${id}`] : [])),
  );
  expect(idle).toEqual([]);
});
