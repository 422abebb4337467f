import { expect, test } from 'vitest';
import { smallAct } from '../../content/schema/guard-kinds.ts';
import type { Toxic } from '../../content/schema/toxic.ts';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';

const toxics = [...readGuides(CONTENT_ROOT).byPath]
  .filter(([path]) => path.startsWith('toxicos/'))
  .map(([path, { data }]) => ({ path, record: data as Toxic }));

const lineOf = ({ action, dry, kind }: Toxic) => smallAct(action, dry, kind) ?? '';

test('the line for small bodies speaks of smoke only where something is in the air', () => {
  const smoky = toxics.filter(({ record }) => /humo o vapor/.test(lineOf(record)));
  expect([...new Set(smoky.map(({ record }) => record.kind))].sort()).toEqual(['humo', 'limpieza', 'plaguicida']);
});

test('nobody is asked for a sample of what stings', () => {
  const asked = toxics.filter(({ record }) => record.kind === 'animal' && /muestra|empaque/.test(lineOf(record)));
  expect(asked.map(({ path }) => path)).toEqual([]);
});
