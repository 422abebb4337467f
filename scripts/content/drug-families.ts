import { join } from 'node:path';
import type { DrugFamiliesFile } from '../../content/schema/drug-families.ts';
import { folded } from '../../src/shared/fold.ts';
import { loadContent } from './load.ts';
import { writeShared } from './shared-file.ts';

const record = loadContent(join(import.meta.dirname, '../../content')).records.find(
  ({ path }) => path === 'familias-de-medicinas',
);
if (!record) throw new Error('content/familias-de-medicinas.yaml no responde a su esquema: ejecuta npm run check');
const families = (record.data as DrugFamiliesFile).families.map(({ name, members, near }) => ({
  name,
  members: members.map(folded),
  near,
}));

const draft = `/** Written by scripts/content/drug-families.ts from content/familias-de-medicinas.yaml: both sides need it, and neither reads content. */

/** Medicines of one family, folded, a word each; \`near\` are families that may cross with it. */
export type DrugFamily = { name: string; members: readonly string[]; near: readonly string[] };
export const DRUG_FAMILIES: readonly DrugFamily[] = ${JSON.stringify(families)};
`;

/** `node scripts/content/drug-families.ts` writes it. */
writeShared('drug-families', 'content/familias-de-medicinas.yaml', draft);
