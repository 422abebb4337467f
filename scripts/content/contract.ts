import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ContractFile } from '../../content/schema/contract.ts';
import type { PolicyFile } from '../../content/schema/policy.ts';
import { writeShared } from './shared-file.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../content', name), 'utf8');
const contract = read('contrato.yaml');
const { controller } = parse(read('politica.yaml')) as PolicyFile;
// Another party is another contract.
const version = createHash('sha256')
  .update(contract + JSON.stringify(controller))
  .digest('hex')
  .slice(0, 16);

/** `node scripts/content/contract.ts` writes src/shared/contract.ts; with `--check` it only says whether it is current. */
writeShared(
  'contract',
  'content/contrato.yaml',
  `/** Written by scripts/content/contract.ts from content/contrato.yaml and the controller of content/politica.yaml. */
type Contract = { title: string; since: string; content: { subtitle: string; paragraphs: string[] }[] };

/** The hash of the processing contract and of who answers for the service. */
export const CONTRACT_VERSION = ${JSON.stringify(version)};
/** The text that a clinic accepts. */
export const CONTRACT: Contract = ${JSON.stringify(parse(contract) as ContractFile, null, 2)};
/** Who processes the data; null: a trial installation names nobody. */
export const PROCESSOR: { name: string; address: string; email: string } | null = ${JSON.stringify(controller)};
`,
);
