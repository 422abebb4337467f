import { expect, test } from 'vitest';
import type { FirstAid, FirstAidSituation } from '../../content/schema/first-aid.ts';
import { RECORDS } from '../../scripts/content/texts.ts';

// Lines that every species reads: what wets, feeds, presses, waits or counts in them is a dog's or a cat's, and must say so.

const entries = RECORDS.filter(({ kind }) => kind === 'first-aid').map(({ path, data }) => ({
  slug: path.slice('primeros-auxilios/'.length),
  record: data as FirstAid,
}));
const situations = entries.flatMap(({ slug, record }) => (record.kind === 'situation' ? [{ slug, record }] : []));
const situationOf = (slug: string) => situations.find((one) => one.slug === slug)?.record as FirstAidSituation;
const NAMED = /\bperr[oa]s?\b|\bgat[oa]s?\b|\baves?\b|hámsters?/i;
const unnamed = (lines: { slug: string; line: string }[], what: RegExp) =>
  lines
    .filter(({ line }) => what.test(line) && !NAMED.test(line))
    .map(({ slug, line }) => `${slug}: «${line}»: ¿de quién?`);
const linesOf = (key: 'leave_at_once' | 'never' | 'signs') =>
  situations.flatMap(({ slug, record }) => record[key].map((line) => ({ slug, line })));

test('what «Sal ya» waits for, washes or counts first names whose it is', () => {
  const waits =
    /primero el agua|de lavado|apenas (lo|le) laves|rondas|minutos de pujo|una hora después|medio día|\bminutos\b.*sombra|cumplió/i;
  expect(unnamed(linesOf('leave_at_once'), waits)).toEqual([]);
});

test('what is told to be normal names whose it is', () => {
  expect(unnamed(linesOf('signs'), /\bes normal\b/i)).toEqual([]);
});

test('what is never pressed, fed or left uncooled names whose it is', () => {
  expect(unnamed(linesOf('never'), /comprimas el vientre|hasta que lo examinen|sin haberlo refrescado/i)).toEqual([]);
});

test('no summary of a page washes or covers without saying whom', () => {
  const summaries = situations.map(({ slug, record }) => ({ slug, line: record.summary }));
  expect(unnamed(summaries, /\b(agua|jabón) (fresca|y el jabón)|lo primero|\btapar sin apretar\b/i)).toEqual([]);
});

/** Gauze on an eye is held on by hands: neither a bird nor a hamster bears them. */
test.each(['hamsters', 'loros'] as const)('no door covers an eye of %s', (folder) => {
  const covered = situations.flatMap(({ slug, record }) =>
    [...record.triage.signs, record.triage.otherwise]
      .filter(
        ({ sign, first, for: own }) =>
          /\bojo\b|de su sitio/i.test(sign) && first === 'tapar' && (!own || own.includes(folder)),
      )
      .map(({ sign }) => `${slug}: ${sign}`),
  );
  expect(covered).toEqual([]);
});

test('a hamster is not told to count its breath', () => {
  const { signs, otherwise } = situationOf('dificultad-respiratoria').triage;
  expect(otherwise.for).toEqual(['perros', 'gatos']);
  expect(signs.filter(({ first, for: own }) => first === 'hoy' && own?.includes('hamsters'))).toHaveLength(1);
});

/** Two sheets forbid water on what these pages would have wiped damp. */
test.each(['intoxicaciones', 'quemaduras'])('%s does not wet creolina or alcohol on a small body', (slug) => {
  const { first_minute, then } = situationOf(slug);
  const own = [...first_minute, ...then].flatMap(({ title, instead }) =>
    /químico|lava lo que tenga/i.test(title) ? [instead?.hamsters?.text, instead?.loros?.text] : [],
  );
  expect(own).toHaveLength(2);
  for (const text of own) expect(text).toMatch(/creolina o alcohol, no mojes/);
});

test('thin smoke sends a well bird nowhere: only dense smoke stands among what a bird breathes', () => {
  const plain = entries.filter(({ record }) => /teflón, humo, /i.test(JSON.stringify(record)));
  expect(plain.map(({ slug }) => slug)).toEqual([]);
});
