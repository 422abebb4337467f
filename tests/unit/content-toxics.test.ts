import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { GUARDS } from '../../content/schema/guards.ts';
import { describeProblem, loadContent } from '../../scripts/content/load.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** What the loader makes of one record of ours with some fields changed, alone in a content folder. */
const loaded = (place: string, change: Record<string, unknown>) => {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(dirname(join(root, place)), { recursive: true });
  const record = parse(readFileSync(join(CONTENT, place), 'utf8'));
  writeFileSync(join(root, place), stringify({ ...record, ...change }));
  const { records, problems } = loadContent(root);
  rmSync(root, { recursive: true });
  return { data: records[0]?.data as Record<string, unknown> | undefined, said: problems.map(describeProblem) };
};

const grave = { perros: 'grave', gatos: 'leve', hamsters: 'sin dato', loros: 'grave' };
const toxic = (change: Record<string, unknown>) =>
  loaded('toxicos/chocolate.yaml', {
    action: ['No provoques el vómito.'],
    note: undefined,
    severity: grave,
    ...change,
  });

test('a species marked grave without a sentence that sends it out is named, with the mend', () => {
  const { said } = toxic({
    go_now: [
      { for: ['perros'], text: 'Llama ya si vomita; sal ya si tiembla.' },
      { for: ['loros', 'gatos'], text: 'Llama ya con cualquier cantidad.' },
    ],
  });
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(
    /chocolate\.yaml:\d+ · go_now · es grave para loros y nada dice cuándo salir: agrega una fila/,
  );
  expect(toxic({ go_now: [{ text: 'Sal ya si tiembla.' }] }).said).toEqual([]);
});

test('a go-now sentence that begins otherwise is refused', () => {
  const { said } = toxic({ go_now: [{ text: 'Sal si tiembla.' }] });
  expect(said.join()).toMatch(/go_now\[0\]\.text · una frase completa que empiece por «Sal ya» o «Llama ya»/);
});

test('a guard adds its one sentence to an act and to a step', () => {
  const action = [{ text: 'Lava el pelo con agua tibia y jabón de platos.', guard: 'lavar' }];
  expect(toxic({ action }).data?.action).toEqual([`Lava el pelo con agua tibia y jabón de platos. ${GUARDS.lavar}`]);
  const step = { title: 'Lava', text: 'Con agua.', guard: 'lavar' };
  const { data, said } = loaded('primeros-auxilios/intoxicaciones.yaml', { first_minute: [step] });
  expect(said).toEqual([]);
  expect(data?.first_minute).toEqual([{ title: 'Lava', text: `Con agua. ${GUARDS.lavar}` }]);
});

test('a guard that nobody wrote is refused with the keys there are', () => {
  const { said } = toxic({ action: [{ text: 'Lava el pelo con agua tibia.', guard: 'bañar' }] });
  expect(said.join()).toMatch(/action\[0\] · guard: usa uno de: lavar, enjuagar, envolver, beber/);
});
