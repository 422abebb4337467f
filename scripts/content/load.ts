import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { aboutFile } from '../../content/schema/about.ts';
import { BREED_SCHEMAS } from '../../content/schema/breed.ts';
import { contractFile } from '../../content/schema/contract.ts';
import { drugFamiliesFile } from '../../content/schema/drug-families.ts';
import { chocolateFile, legalFile, numbersFile, vitalsFile } from '../../content/schema/facts.ts';
import { firstAid } from '../../content/schema/first-aid.ts';
import { plansFile } from '../../content/schema/plans.ts';
import { policyFile } from '../../content/schema/policy.ts';
import { redFlagsFile } from '../../content/schema/red-flags.ts';
import { reviewersFile } from '../../content/schema/review.ts';
import { searchFile } from '../../content/schema/search.ts';
import { sharedFiguresFile } from '../../content/schema/shared-figures.ts';
import { speciesPage } from '../../content/schema/species-page.ts';
import { topic } from '../../content/schema/topic.ts';
import { toxic } from '../../content/schema/toxic.ts';
import { firstAidAdviceProblems, type RawFirstAid, type RawToxic, toxicAdviceProblems } from './advice.ts';
import type { AdviceProblem } from './advice-acts.ts';
import { fieldName, fixFor } from './fixes.ts';
import { SHARED_FIGURES, sharedFiguresOf, withFigures } from './shared-figures.ts';

/** One problem of one content file, in words an editor can act on. */
export type ContentProblem = { file: string; line: number | null; field: string; fix: string };
/** One valid record: its file, its place (`perros/razas/labrador`), its kind and its data after the schema. */
export type ContentRecord = { file: string; path: string; kind: string; data: unknown };

const SINGLE_FILES: Record<string, z.ZodType> = {
  'numeros.yaml': numbersFile,
  'legal.yaml': legalFile,
  'signos-vitales.yaml': vitalsFile,
  'chocolate.yaml': chocolateFile,
  'politica.yaml': policyFile,
  'contrato.yaml': contractFile,
  'planes.yaml': plansFile,
  'familias-de-medicinas.yaml': drugFamiliesFile,
  'acerca.yaml': aboutFile,
  'busqueda.yaml': searchFile,
  'alertas.yaml': redFlagsFile,
  'revisores.yaml': reviewersFile,
  'como-se-revisa.yaml': aboutFile,
  [SHARED_FIGURES]: sharedFiguresFile,
};

/** Which schema a file answers to, from its place; null when the place is none of ours. */
const schemaFor = (path: string): { kind: string; schema: z.ZodType } | null => {
  const single = SINGLE_FILES[path];
  if (single) return { kind: path.replace('.yaml', ''), schema: single };
  const parts = path.split('/');
  if (parts.length === 2 && parts[0] && parts[0] in BREED_SCHEMAS && parts[1] === 'especie.yaml')
    return { kind: 'species', schema: speciesPage };
  if (parts.length === 3 && parts[0] && parts[0] in BREED_SCHEMAS) {
    const folder = parts[0] as keyof typeof BREED_SCHEMAS;
    if (parts[1] === 'razas') return { kind: 'breed', schema: BREED_SCHEMAS[folder] };
    if (['cuidados', 'alimentacion', 'salud'].includes(parts[1] ?? '')) return { kind: 'topic', schema: topic };
  }
  if (parts.length === 2 && parts[0] === 'primeros-auxilios') return { kind: 'first-aid', schema: firstAid };
  if (parts.length === 2 && parts[0] === 'toxicos') return { kind: 'toxic', schema: toxic };
  return null;
};

const yamlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return name === 'schema' ? [] : yamlFiles(path);
      return name.endsWith('.yaml') ? [path] : [];
    });

/** What the words of a valid record ask for that they may not (advice.ts), judged as its file has them. */
const adviceProblems = (kind: string, raw: unknown): AdviceProblem[] => {
  if (kind === 'first-aid') return firstAidAdviceProblems(raw as RawFirstAid);
  return kind === 'toxic' ? toxicAdviceProblems(raw as RawToxic) : [];
};

type Figures = ReadonlyMap<string, string>;

const parseFile = (
  root: string,
  file: string,
  figures: Figures,
): { record?: ContentRecord; problems: ContentProblem[] } => {
  const path = relative(root, file).split('\\').join('/');
  const shown = `content/${path}`;
  const problem = (field: string, fix: string, line: number | null = null) => ({ file: shown, line, field, fix });
  const target = schemaFor(path);
  if (!target) return { problems: [problem('(ubicación)', 'ningún tipo de contenido vive en esta carpeta')] };
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) =>
        problem('(YAML)', `no se puede leer: ${error.message.split('\n')[0]}`, error.linePos?.[0].line ?? null),
      ),
    };
  }
  const problemAt = (at: readonly PropertyKey[], fix: string) => {
    const node = document.getIn(at as (string | number)[], true) as { range?: [number, number, number] } | undefined;
    return problem(fieldName(at), fix, node?.range ? lines.linePos(node.range[0]).line : null);
  };
  const raw: unknown = document.toJS();
  const filled = withFigures(raw, figures);
  const result = target.schema.safeParse(filled.value, { reportInput: true });
  const problems = [
    ...filled.unknown.map(({ path: at, key }) =>
      problemAt(
        at,
        `«{{${key}}}» no está en content/${SHARED_FIGURES}: agrégala allá o usa una de ${[...figures.keys()].join(', ')}`,
      ),
    ),
    ...(result.success
      ? adviceProblems(target.kind, raw).map(({ path: at, fix }) => problemAt(at, fix))
      : result.error.issues.map((issue) => problemAt(issue.path, fixFor(issue)))),
  ];
  if (!result.success) return { problems };
  return {
    record: { file: shown, path: path.replace(/\.yaml$/, '').normalize('NFC'), kind: target.kind, data: result.data },
    problems,
  };
};

/** Reads and checks every YAML file below `root`. Never throws for bad content: the problems say file, field and fix. */
export const loadContent = (root: string): { records: ContentRecord[]; problems: ContentProblem[] } => {
  const figures = sharedFiguresOf(root);
  const parsed = yamlFiles(root).map((file) => parseFile(root, file, figures));
  return {
    records: parsed.flatMap((one) => (one.record ? [one.record] : [])),
    problems: parsed.flatMap((one) => one.problems),
  };
};

/** One problem as one line: `content/perros/razas/labrador.yaml:12 · energy_level.score · usa uno de…`. */
export const describeProblem = (problem: ContentProblem): string =>
  `${problem.file}${problem.line ? `:${problem.line}` : ''} · ${problem.field} · ${problem.fix}`;
