import { expect, test } from 'vitest';
import { commentsOf, type Known, wrongFiles, wrongLaw } from '../../scripts/check/citations.ts';

/** Apart from its heading, so that the check does not read this file's examples as citations. */
const BOOK = 'product.md';
const known: Known = {
  sections: ['2', '5'],
  headings: ['Roles', 'REST and tRPC'],
  decisions: ['0007'],
  files: ['worker/auth/viewer.ts', 'worker/features/pets/rules.ts', 'worker/features/visits/rules.ts', 'README.md'],
};
const law = (source: string) => wrongLaw(source, known).map(({ number, text }) => `${number} ${text}`);
const files = (text: string) => wrongFiles(text, 'worker/features/pets/router.ts', known);

test('what the books have may be cited, over the end of a line too', () =>
  expect(law('// spec §2, §5\n/** (product.md,\n * REST and tRPC) and decisions/0007 */')).toEqual([]));

test.each([
  ['a section that is not there', '\n// spec §2, §9: a number', '2 cites spec §9'],
  ['a heading that is not there', `// ${BOOK}, Rolls`, `1 cites ${BOOK}, Rolls`],
  ['a decision that is not there', '// docs/decisions/0099', '1 cites decision 0099'],
])('%s is told with its line', (_, source, said) => expect(law(source).join()).toContain(said));

test('a file is named from the root, from its folder, or by the end of its path', () => {
  expect(files('see worker/auth/viewer.ts, auth/viewer.ts, viewer.ts, rules.ts, and README.md.')).toEqual([]);
  expect(files('see auth/watcher.ts').join()).toContain('is no file');
  expect(wrongFiles('see rules.ts', 'worker/trpc.ts', known).join()).toContain('of which there are 2');
});

test('comments are read whole, and strings are not', () => {
  const source = "/**\n * One\n * two.\n */\nconst a = 'see none.ts'; // three\n// four\n// five";
  expect(commentsOf(source).map(({ number, text }) => [number, text.trim()])).toEqual([
    [2, 'One two.'],
    [5, 'three'],
    [6, 'four five'],
  ]);
});
