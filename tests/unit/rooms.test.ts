import { expect, test } from 'vitest';
import { problemsOf } from '../../scripts/check/rooms.ts';

test.each(['src/utils/dates.ts', 'worker/helpers.ts', 'src/features/pets/hooks/use-pets.ts', 'src/lib/types.ts'])(
  '%s says nothing about what it holds and is refused',
  (file) => expect(problemsOf(file, 'export {};\n').join()).toContain('name it after what it holds'),
);

test('a barrel is refused, the entry of the Worker is none', () => {
  expect(problemsOf('src/features/pets/index.ts', 'export {};\n').join()).toContain('barrel');
  expect(problemsOf('worker/index.ts', 'export {};\n')).toEqual([]);
});

test('a long file says in its first line why', () => {
  const lines = 'const a = 1;\n'.repeat(201);
  expect(problemsOf('src/lib/long.ts', lines).join()).toContain('has 202 lines');
  expect(problemsOf('src/lib/long.ts', `// Long because a table is one thing.\n${lines}`)).toEqual([]);
  expect(problemsOf('src/lib/short.ts', 'const a = 1;\n'.repeat(199))).toEqual([]);
});
