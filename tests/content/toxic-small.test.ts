import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isForBig, smallAct, wets } from '../../content/schema/guard-kinds.ts';
import { type Toxic, toxic } from '../../content/schema/toxic.ts';
import { toldTo } from '../../content/schema/toxic-told.ts';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';

const toxics = [...readGuides(CONTENT_ROOT).byPath]
  .filter(([path]) => path.startsWith('toxicos/'))
  .map(([path, { data }]) => ({ path, record: data as Toxic }));

const lineOf = (record: Toxic) => smallAct(record) ?? '';

test('the line for small bodies speaks of smoke only where something is in the air', () => {
  const smoky = toxics.filter(({ record }) => /humo o vapor/.test(lineOf(record)));
  expect([...new Set(smoky.map(({ record }) => record.kind))].sort()).toEqual(['humo', 'limpieza', 'plaguicida']);
});

test('nobody is asked for a sample of what stings, nor of smoke', () => {
  const asked = toxics.filter(
    ({ record }) => ['animal', 'humo'].includes(record.kind) && /muestra|empaque/.test(lineOf(record)),
  );
  expect(asked.map(({ path }) => path)).toEqual([]);
});

test('what keeps the rescuer alive is left out for nobody: air, gas, the telephone, compressions', () => {
  const hidden = toxics.flatMap(({ path, record }) =>
    record.action
      .filter(
        (act) =>
          isForBig(act) &&
          /\b123\b|\baire libre\b|compresiones|otra persona maneje|sin respirar el/.test(act) &&
          !wets(act),
      )
      .map((act) => `${path}: ${act}`),
  );
  expect(hidden).toEqual([]);
});

test('a body of grams reads one line where any of it sends it out: no amount, no sign to wait for', () => {
  const told = (go_now: { for?: string[]; text: string }[], kind: 'planta' | 'humo' = 'planta') =>
    toldTo({ kind, severity: { hamsters: 'sin dato' }, go_now }, 'hamsters');
  expect(
    told([
      { text: 'Sal ya si respira con ruido.' },
      { for: ['hamsters'], text: 'Sal ya con cualquier bocado, aunque se vea bien.' },
    ]),
  ).toEqual(['Sal ya con cualquier bocado, aunque se vea bien.']);
  // Another way in is not the mouth's: it stays.
  expect(told([{ text: 'Sal ya si le cayó en un ojo.' }])).toContain('Sal ya si le cayó en un ojo.');
  // A plant that only a cat is told of is not silent for a hamster.
  expect(told([{ for: ['gatos'], text: 'Sal ya si en el ramo había un lirio.' }])).toEqual([
    'Sal ya si la mordió, aunque se vea bien.',
  ]);
});

const refused = (edit: object): string[] => {
  const read = toxic.safeParse({ ...parse(readFileSync('content/toxicos/alacran.yaml', 'utf8')), ...edit });
  return read.success ? [] : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

test('a row that waits for a hamster to vomit, or lists dogs to a parrot, is refused with its mend', () => {
  expect(refused({})).toEqual([]);
  const [vomits = ''] = refused({ go_now: [{ text: 'Sal ya si vomita o tiembla.' }] });
  expect(vomits).toMatch(/^go_now: .*llega a hámsters y espera «vomita».*for: \[perros, gatos\]/);
  const [lists = ''] = refused({ go_now: [{ text: 'Sal ya si es cachorro, ave o hámster, aunque parezca bien.' }] });
  expect(lists).toMatch(/nombra «cachorro»/);
});

test('who leaves unwashed is named by the step that washes', () => {
  const action = [{ text: 'Lava la boca del perro.', guard: 'enjuagar' }];
  const go_now = [{ for: ['perros', 'gatos'], text: 'Sal ya sin lavarle la boca si tiembla o se desmaya.' }];
  expect(refused({ go_now, action })).toEqual([expect.stringMatching(/^action: .*«se desmaya»/)]);
});

test('what calms in a note says of whom it is known, where a body of grams leaves', () => {
  const note = 'Su mordida pica y rara vez es grave.';
  expect(refused({ note })).toEqual([expect.stringMatching(/^note: .*«En perros y gatos/)]);
  expect(refused({ note: `En perros y gatos, ${note}` })).toEqual([]);
});
