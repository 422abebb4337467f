import { join } from 'node:path';
import type { Toxic } from '../../content/schema/toxic.ts';
import { folded } from '../../src/shared/fold.ts';
import { FOLDERS, SPECIES_OF } from '../../src/shared/species.ts';
import { loadContent } from './load.ts';
import { writeShared } from './shared-file.ts';

/** What a vet could write on a fórmula. */
const KINDS = new Set(['medicamento', 'plaguicida']);
/** Signs that say why it is grave. */
const SIGNS = 3;

/** 'Tramadol, codeína y otros opioides' → tramadol, codeína, opioides. */
const partsOf = (name: string) => name.split(/, | y | o |[()]/).map((part) => part.replace(/^otr[ao]s /, ''));

const grave = loadContent(join(import.meta.dirname, '../../content'))
  .records.filter(({ kind }) => kind === 'toxic')
  .map(({ path, data }) => ({ slug: path.split('/').at(-1) as string, ...(data as Toxic) }))
  .map(({ slug, name, kind, aliases, severity, signs }) => ({
    slug,
    name,
    kind,
    keys: [...new Set([...partsOf(name), ...aliases].map((key) => folded(key).trim()).filter(Boolean))],
    species: FOLDERS.filter((folder) => severity[folder] === 'grave').map((folder) => SPECIES_OF[folder]),
    signs: signs.slice(0, SIGNS).join('; '),
  }))
  .filter(({ kind, species }) => KINDS.has(kind) && species.length > 0)
  .toSorted((a, b) => a.slug.localeCompare(b.slug));

const draft = `/** Written by scripts/content/grave-medicines.ts from content/toxicos: both sides need it, and neither reads content. */
import type { Species } from './species.ts';

/** A substance that the guide calls grave for some species; \`keys\` are its names and brands, folded. */
export type GraveMedicine = { slug: string; name: string; keys: readonly string[]; species: readonly Species[] };
export const GRAVE_MEDICINES: readonly GraveMedicine[] = ${JSON.stringify(grave.map(({ kind: _, signs: __, ...one }) => one))};

/** What each does, by its slug, as the guide has it: the browser alone shows it. */
export const GRAVE_SIGNS: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(grave.map(({ slug, signs }) => [slug, signs])))};
`;

/** `node scripts/content/grave-medicines.ts` writes it. */
writeShared('grave-medicines', 'content/toxicos', draft);
