import { expect, test } from 'vitest';
import { GUARDS, isForBig, smallAct, wets } from '../../content/schema/guard-kinds.ts';
import { toxicSummary } from '../../content/schema/summary.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { toldTo } from '../../content/schema/toxic-told.ts';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { toxicActs } from '../../scripts/content/search/guide-passages.ts';
import { FOLDERS } from '../../src/shared/species.ts';

const toxics = [...readGuides(CONTENT_ROOT).byPath]
  .filter(([path]) => path.startsWith('toxicos/'))
  .map(([path, { data }]) => ({ path, record: data as Toxic }));

const actsFor = (acts: ReturnType<typeof toxicActs>, folder: (typeof FOLDERS)[number]) =>
  acts.filter((act) => !act.for || act.for.includes(folder));

test('a result says to each species what its page says to it first', () => {
  expect(toxics.length).toBeGreaterThan(200);
  const wrong = toxics.flatMap(({ path, record }) =>
    FOLDERS.filter((folder) => {
      const all = toldTo(record, folder);
      const told = actsFor(toxicActs(record), folder)[0]?.text ?? '';
      const upToTheCall = all.slice(0, all.findIndex((text) => text.startsWith('Llama')) + 1).join(' ');
      // Who has no sign yet leaves as well: the pipette on a cat.
      const withThoseToo = all[1]?.includes('aunque todavía no') ? all.slice(0, 2).join(' ') : null;
      return told !== (withThoseToo ?? all[0] ?? '') && told !== upToTheCall;
    }).map((folder) => `${path} ${folder}`),
  );
  expect(wrong).toEqual([]);
});

test('a condition to leave by says what to do otherwise, where the page says it', () => {
  const open = toxics.flatMap(({ path, record }) =>
    FOLDERS.filter((folder) => {
      const told = actsFor(toxicActs(record), folder)[0]?.text ?? '';
      const otherwise = toldTo(record, folder).some((text) => text.startsWith('Llama'));
      return otherwise && told.startsWith('Sal ya si') && !/\bllama\b/i.test(told);
    }).map((folder) => `${path} ${folder}`),
  );
  expect(open).toEqual([]);
});

test('no sentence travels that a result never says', () => {
  const idle = toxics.flatMap(({ path, record }) => {
    const acts = toxicActs(record);
    return acts
      .filter((act) => !FOLDERS.some((folder) => actsFor(acts, folder)[0] === act))
      .map(({ text }) => `${path}: ${text}`);
  });
  expect(idle).toEqual([]);
});

test('the index says no piece of a sentence, and is silent of none that leaves without signs', () => {
  const lost = toxics.flatMap(({ path: slug, record }) => {
    const { go } = toxicSummary(slug, record);
    const cut = go.filter(({ text }) => text.endsWith('…')).map(({ text }) => `${slug}: ${text}`);
    const silent = FOLDERS.filter(
      (folder) =>
        record.severity[folder] !== 'leve' &&
        toldTo(record, folder).some((text) => /^Sal ya con cualquier|^Sal ya .*\baunque\b/.test(text)) &&
        !go.some(({ for: who }) => who.includes(folder)),
    );
    return [...cut, ...silent.map((folder) => `${slug}: ${folder}`)];
  });
  expect(lost).toEqual([]);
});

test('with what a dog is called about, well as it looks, a bird or a hamster leaves', () => {
  const calls = toxics.flatMap(({ path: slug, record }) =>
    (['hamsters', 'loros'] as const).flatMap((folder) =>
      toldTo(record, folder)
        .filter((text) =>
          /^Llama ya si (?:comió|tragó|lamió|mordió) (?!much)[^.]*\baunque (?:parezca|se vea)/.test(text),
        )
        .map((text) => `${slug}: ${text}`),
    ),
  );
  expect(calls).toEqual([]);
  const leaves = {
    kind: 'planta',
    severity: { loros: 'sin dato', perros: 'leve' },
    go_now: [] as { text: string }[],
  } as const;
  const told = (text: string, species: string) => toldTo({ ...leaves, go_now: [{ text }] }, species);
  expect(told('Llama ya si comió hojas, aunque parezca bien.', 'loros')).toEqual([
    'Sal ya si la mordió, aunque se vea bien.',
  ]);
  expect(told('Llama ya si comió hojas, aunque parezca bien.', 'perros')).toEqual([
    'Llama ya si comió hojas, aunque parezca bien.',
  ]);
  expect(told('Llama ya si fue un perro mediano.', 'loros')).toEqual(['Sal ya si la mordió, aunque se vea bien.']);
  // Signs and amounts alone: a body of grams reads what it does before them, and nothing to wait for.
  expect(told('Sal ya si respira con ruido.', 'loros')).toEqual(['Sal ya si la mordió, aunque se vea bien.']);
  expect(told('Llama ya si comió mucho, o vomita.', 'loros')).toEqual(['Sal ya si la mordió, aunque se vea bien.']);
  expect(told('Sal ya si respira con ruido.', 'perros')).toEqual(['Sal ya si respira con ruido.']);
});

test('no row that is a hamster’s own waits for it to vomit, which it cannot', () => {
  const waiting = toxics.flatMap(({ path, record }) =>
    record.go_now
      .filter(({ for: who, text }) => who?.includes('hamsters') && /v[oó]mit/i.test(text))
      .map(({ text }) => `${path}: ${text}`),
  );
  expect(waiting).toEqual([]);
});

test('an act that wets the hair or the mouth names whom it is for', () => {
  const unnamed = toxics.flatMap(({ path, record }) =>
    record.action
      .filter((text) => wets(text) && !text.startsWith(GUARDS.quema))
      .filter((text) => !/\b(?:aves?|picos?|hámsters?|perr[oa]s?|gat[oa]s?)\b/i.test(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(unnamed).toEqual([]);
});

test('what washes says first whom: an animal that only swallowed it is not bathed before it leaves', () => {
  const unsaid = toxics.flatMap(({ path, record }) =>
    record.action
      .filter(
        (text) => text.includes(GUARDS.lavar.slice(1)) && !/^(?:Al perro o al gato, s|S)i lo tiene encima, /.test(text),
      )
      .map((text) => `${path}: ${text}`),
  );
  expect(unsaid).toEqual([]);
});

/** What a bird or a hamster reads of the steps: those that are not a dog's or a cat's, and what stands in their place. */
const stepsOfSmall = (record: Toxic) => [...record.action.filter((act) => !isForBig(act)), smallAct(record) ?? ''];

test('no bird or hamster is told to wait, to be cooled or to be fed on a page that sends it out', () => {
  const slow = toxics.flatMap(({ path, record }) =>
    stepsOfSmall(record)
      .filter((act) => /\b(?:obsérvalo|vigílalo|llama si|consulta si|hielo picado|mójal[oe])\b/i.test(act))
      .filter((act) => !/\b(?:perro|gato|ave|hámster)s?\b/i.test(act))
      .map((act) => `${path}: ${act}`),
  );
  expect(slow).toEqual([]);
});

test('what must not be rubbed or pulled off is rubbed by no line for small bodies', () => {
  const rubbed = toxics
    .filter(({ record }) =>
      /\b(?:no (?:lo )?frotes|sin intentar despegar)/i.test([...record.action, record.note].join(' ')),
    )
    .filter(({ record }) => stepsOfSmall(record).some((act) => act.includes('limpia lo untado')))
    .map(({ path }) => path);
  expect(rubbed).toEqual([]);
});
