import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { aboutFile } from '../../content/schema/about.ts';
import { BREED_SCHEMAS } from '../../content/schema/breed.ts';
import { chocolateFile, legalFile, numbersFile, vitalsFile } from '../../content/schema/facts.ts';
import { firstAid } from '../../content/schema/first-aid.ts';
import { plansFile } from '../../content/schema/plans.ts';
import { policyFile } from '../../content/schema/policy.ts';
import { reviewersFile } from '../../content/schema/review.ts';
import { searchFile } from '../../content/schema/search.ts';
import { speciesPage } from '../../content/schema/species-page.ts';
import { topic } from '../../content/schema/topic.ts';
import { toxic } from '../../content/schema/toxic.ts';

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
  'planes.yaml': plansFile,
  'acerca.yaml': aboutFile,
  'busqueda.yaml': searchFile,
  'revisores.yaml': reviewersFile,
  'como-se-revisa.yaml': aboutFile,
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

const fieldName = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '') || '(todo el archivo)';

const TYPE_NAME: Record<string, string> = {
  string: 'texto',
  number: 'número',
  int: 'número entero',
  boolean: 'true o false',
  array: 'lista',
  object: 'grupo de campos',
};

/** What a text that has the wrong form should look like; a schema with a sentence of its own has said it already. */
const formFix = (issue: z.core.$ZodIssueInvalidStringFormat): string => {
  if (!issue.message.startsWith('Invalid')) return issue.message;
  if (issue.format === 'url') return 'escribe la dirección completa, desde https://';
  if ('prefix' in issue) return `debe empezar por «${issue.prefix}»`;
  return `no tiene la forma que pide el esquema${issue.pattern ? ` (${issue.pattern})` : ''}`;
};

/** What is wrong with a value that may have several forms, judged by the form whose type it has; null when it has none. */
const nearestBranch = ({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue | null =>
  errors.find((issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0))?.[0] ?? null;

/** What to do about a zod issue, in Spanish words rather than zod's. */
const fixFor = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `quita o corrige ${issue.keys.map((key) => `«${key}»`).join(', ')}: el esquema no conoce ese campo`;
    case 'invalid_type':
      if (issue.input === undefined) return 'falta este campo: agrégalo';
      return `debe ser de tipo ${TYPE_NAME[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `usa uno de: ${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.message.startsWith('Too') ? `muy corto o pequeño: el mínimo es ${issue.minimum}` : issue.message;
    case 'too_big':
      return issue.message.startsWith('Too') ? `muy largo o grande: el máximo es ${issue.maximum}` : issue.message;
    case 'invalid_format':
      return formFix(issue as z.core.$ZodIssueInvalidStringFormat);
    case 'invalid_union': {
      const near = nearestBranch(issue);
      return near
        ? `${near.path.length > 0 ? `${fieldName(near.path)}: ` : ''}${fixFor(near)}`
        : 'no tiene ninguna de las formas que admite el esquema: revisa sus campos y su tipo';
    }
    case 'invalid_key':
    case 'invalid_element':
      return 'tiene una clave o un valor que el esquema no admite';
    default:
      return issue.message;
  }
};

const parseFile = (root: string, file: string): { record?: ContentRecord; problems: ContentProblem[] } => {
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
  const result = target.schema.safeParse(document.toJS(), { reportInput: true });
  if (result.success) {
    return {
      record: { file: shown, path: path.replace(/\.yaml$/, '').normalize('NFC'), kind: target.kind, data: result.data },
      problems: [],
    };
  }
  return {
    problems: result.error.issues.map((issue) => {
      const node = document.getIn(issue.path as (string | number)[], true) as
        | { range?: [number, number, number] }
        | undefined;
      return problem(fieldName(issue.path), fixFor(issue), node?.range ? lines.linePos(node.range[0]).line : null);
    }),
  };
};

/** Reads and checks every YAML file below `root`. Never throws for bad content: the problems say file, field and fix. */
export const loadContent = (root: string): { records: ContentRecord[]; problems: ContentProblem[] } => {
  const parsed = yamlFiles(root).map((file) => parseFile(root, file));
  return {
    records: parsed.flatMap((one) => (one.record ? [one.record] : [])),
    problems: parsed.flatMap((one) => one.problems),
  };
};

/** One problem as one line: `content/perros/razas/labrador.yaml:12 · energy_level.score · usa uno de…`. */
export const describeProblem = (problem: ContentProblem): string =>
  `${problem.file}${problem.line ? `:${problem.line}` : ''} · ${problem.field} · ${problem.fix}`;
