import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../setup/places.ts';

const FOLDER = 'tests/e2e';

/** What Playwright answers of a page as it is at this moment. */
const READS = new Set([
  'allInnerTexts',
  'allTextContents',
  'ariaSnapshot',
  'boundingBox',
  'count',
  'evaluate',
  'evaluateAll',
  'getAttribute',
  'innerHTML',
  'innerText',
  'inputValue',
  'isChecked',
  'isDisabled',
  'isEditable',
  'isEnabled',
  'isHidden',
  'isVisible',
  'jsonValue',
  'textContent',
]);

const SAID =
  'judges a page by one look: it may still be on its way there. `await expect(locator).toHave…`, `await expect.poll(() => …)` or `await expect(async () => { … }).toPass()` look again';

const nameOf = (call: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : call.expression.getText();

/** Functions of the file that answer what a page says now, and act or wait for nothing themselves. */
const readersOf = (source: ts.SourceFile): Set<string> => {
  const readers = new Set<string>();
  const look = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      node.initializer &&
      ts.isArrowFunction(node.initializer) &&
      isReading(node.initializer.body, readers) &&
      !/\.(click|fill|check|goto|press|waitFor\w+)\(|\bexpect\b/.test(node.initializer.body.getText())
    )
      readers.add(node.name.getText());
    ts.forEachChild(node, look);
  };
  look(source);
  return readers;
};

const isReading = (node: ts.Node, readers: ReadonlySet<string>): boolean =>
  (ts.isCallExpression(node) && (ts.isPropertyAccessExpression(node.expression) ? READS : readers).has(nameOf(node))) ||
  (ts.forEachChild(node, (child) => isReading(child, readers) || undefined) ?? false);

/** An `await` of such a read, outside of a function that somebody calls again. */
const awaitsRead = (node: ts.Node, readers: ReadonlySet<string>): boolean => {
  if (ts.isArrowFunction(node)) return false;
  if (ts.isAwaitExpression(node)) return isReading(node.expression, readers);
  return ts.forEachChild(node, (child) => awaitsRead(child, readers) || undefined) ?? false;
};

const isRetried = (node: ts.Node): boolean =>
  ts.isArrowFunction(node) &&
  ts.isCallExpression(node.parent) &&
  /^expect(\.poll)?$/.test(node.parent.expression.getText());

/** What is wrong with a walk, in words that say what to do; empty when nothing is. */
export const problemsOf = (file: string, text: string): string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const readers = readersOf(source);
  const problems: string[] = [];
  const look = (node: ts.Node): void => {
    if (isRetried(node)) return;
    const [judged] = ts.isCallExpression(node) && node.expression.getText() === 'expect' ? node.arguments : [];
    if (judged && awaitsRead(judged, readers))
      problems.push(`:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${SAID}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return problems;
};

if (import.meta.filename === process.argv[1]) {
  const files = readdirSync(join(ROOT, FOLDER)).filter((file) => file.endsWith('.ts'));
  const problems = files.flatMap((file) =>
    problemsOf(file, readFileSync(join(ROOT, FOLDER, file), 'utf8')).map((problem) => `${FOLDER}/${file}${problem}.`),
  );
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
