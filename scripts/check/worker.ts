import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup/places.ts';

/**
 * Where the Worker's Spanish stands, so that a feature's words can be read whole: files named words beside its queries, the mails, the
 * html of pages, the description of the API. Sentences of errors stand in src/shared/errors/.
 */
const SEAMS = [
  /(^|[/-])words(-of-[a-z-]+)?\.ts$/,
  /^worker\/post\/mails\//,
  /^worker\/pages\/[a-z-]+-html\.ts$/,
  /^worker\/rest\//,
];
/** Letters that English has not, and small words of Spanish that English has not either. */
const SPANISH = /[áéíóúñ¿¡]|(^|\s)(de|del|que|tu|tus|para|una|con|los|las|por|el|la)(\s|$)/i;
/** A table of letters says nothing: one plain letter and its accented forms. */
const LETTERS = /^[a-z][áéíóúüñ]+$/i;

/** The one file that may speak to D1's batch by position: everybody else gets answers by name from it. */
const BATCH = 'worker/db/batch.ts';

/** Who may write an INSERT … SELECT: the helper; the outbox's union of two; the patients' whole rows. */
const INSERTERS = ['worker/db/insert.ts', 'worker/post/announce.ts', 'worker/features/patients/queries.ts'];

/** A column whose type is given by hand: `sql<string>` of `p.name` or of a column of the schema. `value` and `rowid` are in no schema. */
const isTypedByHand = (node: ts.Node): boolean => {
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql' || !node.typeArguments) return false;
  const said = ts.isNoSubstitutionTemplateLiteral(node.template)
    ? node.template.text
    : /^\$\{([\s\S]*)\}$/.exec(node.template.getText().slice(1, -1))?.[1];
  return /^\w+\.(?!(?:value|rowid)$)\w+$/.test(said?.trim() ?? '');
};

/** `insert(table).select(…)`, whose SELECT counts commas against the schema's order. */
const isCountedInsert = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'select' &&
  ts.isCallExpression(node.expression.expression) &&
  ts.isPropertyAccessExpression(node.expression.expression.expression) &&
  node.expression.expression.expression.name.text === 'insert';

const isSql = (node: ts.Node): boolean =>
  ts.isTaggedTemplateExpression(node.parent) && node.parent.tag.getText().startsWith('sql');

const textOf = (node: ts.Node): string | null => {
  if (ts.isStringLiteral(node) && !ts.isImportDeclaration(node.parent)) return node.text;
  if (ts.isNoSubstitutionTemplateLiteral(node)) return isSql(node) ? null : node.text;
  if (ts.isTemplateExpression(node))
    return isSql(node)
      ? null
      : [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ');
  return null;
};

/** Habits that a syntax tree shows: what breaks one, who may, and what to do instead. */
const HABITS: { breaks: (node: ts.Node) => boolean; but: string[]; said: string }[] = [
  {
    breaks: (node) =>
      ts.isPropertyAccessExpression(node) &&
      node.name.text === 'batch' &&
      ts.isCallExpression(node.parent) &&
      ts.isArrayLiteralExpression(node.parent.arguments[0] ?? node),
    but: [BATCH],
    said: `reads a batch by position: batch(db, { name: statement }) of ${BATCH} answers by name`,
  },
  {
    breaks: isCountedInsert,
    but: INSERTERS,
    said: 'gives the columns of an insert by position: insertFrom(db, table, { column: value }, sql`FROM …`) of worker/db/insert.ts names them',
  },
  {
    breaks: isTypedByHand,
    but: [],
    said: 'types a column by hand: named({ name: p.name }) of worker/db/columns.ts takes its type from the schema',
  },
];

/** What is wrong with a file of the Worker, in words that say what to do; empty when nothing is. */
export const problemsOf = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isSeam = SEAMS.some((seam) => seam.test(file));
  const habits = HABITS.filter(({ but }) => !but.includes(file));
  const problems: string[] = [];
  const at = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const look = (node: ts.Node): void => {
    const words = isSeam ? null : (textOf(node) ?? (ts.isIdentifier(node) ? node.text : null));
    if (words !== null && SPANISH.test(words) && !LETTERS.test(words))
      problems.push(
        `:${at(node)} has Spanish (${words.slice(0, 40)}): it stands in the feature's words.ts, the error catalogue or the mails`,
      );
    for (const { breaks, said } of habits) if (breaks(node)) problems.push(`:${at(node)} ${said}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return problems;
};

if (import.meta.filename === process.argv[1]) {
  const files = readdirSync(join(ROOT, 'worker'), { recursive: true, encoding: 'utf8' })
    .map((name) => `worker/${name}`)
    .filter((file) => file.endsWith('.ts'));
  const problems = files.flatMap((file) =>
    problemsOf(file, readFileSync(join(ROOT, file), 'utf8')).map((problem) => `${file}${problem}.`),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
