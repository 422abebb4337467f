import { join } from 'node:path';
import { describeProblem, loadContent } from './load.ts';

/** `node scripts/content/check.ts [path-part…]`: prints every problem of the content files (or of those named) and fails if there is one. */
const wanted = process.argv.slice(2);
const { records, problems } = loadContent(join(import.meta.dirname, '../../content'));
const shown = problems.filter((problem) => wanted.length === 0 || wanted.some((part) => problem.file.includes(part)));
for (const problem of shown) console.error(describeProblem(problem));
console.log(`${records.length} registros correctos, ${shown.length} problemas`);
if (shown.length > 0) process.exit(1);
