import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { plansFile } from '../../content/schema/plans.ts';

const ROOT = join(import.meta.dirname, '../..');
const NAME = 'src/shared/default-plans.ts';
const TARGET = join(ROOT, NAME);

const { plans, revised, reviewer } = plansFile.parse(
  parse(readFileSync(join(ROOT, 'content/planes.yaml'), 'utf8')) as unknown,
);
const shown = Object.fromEntries(
  Object.entries(plans).map(([species, { note, items, sources }]) => [
    species,
    {
      note,
      items,
      sources: [...new Set(sources.map(({ publisher, year }) => (year ? `${publisher}, ${year}` : publisher)))],
    },
  ]),
);

const draft = `/** Written by scripts/content/default-plans.ts from content/planes.yaml: both sides need it, and neither reads content. */
import type { PlanItem } from './schemas/plan.ts';
import type { Species } from './species.ts';

/** The plan of a species where a clinic has none of its own; \`sources\` are who answers for it. */
export type DefaultPlan = { note: string; items: PlanItem[]; sources: string[] };
/** Day of the last revision, and the vet who signed it (null: nobody has). */
export const DEFAULT_PLANS_REVISED = ${JSON.stringify(revised)};
export const DEFAULT_PLANS_REVIEWER: { name: string; licence: string; date: string } | null = ${JSON.stringify(reviewer)};
export const DEFAULT_PLANS: Record<Species, DefaultPlan> = ${JSON.stringify(shown, null, 2)};
`;

/** In the formatter's own hand, so that linting finds nothing to change. */
const source = spawnSync(
  process.execPath,
  ['node_modules/@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${NAME}`],
  {
    cwd: ROOT,
    input: draft,
    encoding: 'utf8',
  },
).stdout;

/** `node scripts/content/default-plans.ts` writes src/shared/default-plans.ts; with `--check` it only says whether it is current. */
if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== source) {
    console.error('content/planes.yaml cambió: ejecuta npm run fix para actualizar src/shared/default-plans.ts');
    process.exit(1);
  }
} else writeFileSync(TARGET, source);
