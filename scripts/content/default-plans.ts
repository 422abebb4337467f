import { join } from 'node:path';
import type { PlansFile } from '../../content/schema/plans.ts';
import { today } from '../../src/shared/time.ts';
import { loadContent } from './load.ts';
import { reviewOf } from './reviews.ts';
import { writeShared } from './shared-file.ts';

const ROOT = join(import.meta.dirname, '../..');

const { records } = loadContent(join(ROOT, 'content'));
const record = records.find(({ path }) => path === 'planes');
if (!record) throw new Error('content/planes.yaml no responde a su esquema: ejecuta npm run check');
const { plans, revised } = record.data as PlansFile;
const review = reviewOf(record, records, today(Date.now()));
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
/** Day of the last revision, and the vet whose signature holds (null: none holds). */
export const DEFAULT_PLANS_REVISED = ${JSON.stringify(revised)};
export const DEFAULT_PLANS_SIGNED_BY: string | null = ${JSON.stringify(review?.state === 'holds' ? review.name : null)};
export const DEFAULT_PLANS: Record<Species, DefaultPlan> = ${JSON.stringify(shown, null, 2)};
`;

/** `node scripts/content/default-plans.ts` writes src/shared/default-plans.ts; with `--check` it only says whether it is current. */
writeShared('default-plans', 'content/planes.yaml', draft);
