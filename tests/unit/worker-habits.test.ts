import { expect, test } from 'vitest';
import { problemsOf } from '../../scripts/check/worker.ts';

const FILE = 'worker/features/pets/rules.ts';

test.each([
  ["const text = 'Cuéntanos qué pasó';", 'an accent'],
  ["const text = 'Escribe el nombre de tu mascota';", 'no accent'],
  ['const text = { clínica: 1 };', 'the name of a field'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is judged
  ['const text = `Quedan ${n} citas por confirmar`;', 'a template'],
])('%s (%s) stands in no file but words.ts', (code) => {
  expect(problemsOf(FILE, code).join()).toContain('words.ts');
  expect(problemsOf('worker/features/pets/words.ts', code)).toEqual([]);
  expect(problemsOf('worker/post/mails/visits.ts', code)).toEqual([]);
});

test('English, SQL, comments and tables of letters are nobody’s words', () => {
  const codes = [
    "throw new Error('a pet was written and is not there');",
    "const kinds = sql`SELECT de FROM la WHERE el = 'clínica'`;",
    '// La clínica\nconst a = 1;',
    "const folds = { aáÁ: 'a' };",
  ];
  for (const code of codes) expect(problemsOf(FILE, code)).toEqual([]);
});

test('a batch by position is refused, whoever’s it is', () => {
  for (const code of ['db.batch([a, b])', 'repeatable(db).batch([a])', 'ctx.db.batch([...all])'])
    expect(problemsOf(FILE, `const [x] = await ${code};`).join()).toContain('batch(db, { name: statement })');
  expect(problemsOf(FILE, 'const { x } = await batch(db, { x: a });')).toEqual([]);
  expect(problemsOf('worker/db/batch.ts', 'const x = await db.batch([a]);')).toEqual([]);
});

test('a column’s type is the schema’s, not somebody’s word', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is judged
  for (const code of ['sql<string>`p.name`', "sql<number>`p.id`.as('id')", 'sql<string | null>`${clinics.name}`'])
    expect(problemsOf(FILE, `const x = ${code};`).join()).toContain('named({ name: p.name })');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is judged
  for (const code of ['sql`p.name`', 'sql<number>`count(*)`', 'sql<string>`d.value`', 'sql<string>`${last}`'])
    expect(problemsOf(FILE, `const x = ${code};`)).toEqual([]);
});

test('an insert names its columns', () => {
  const code = 'const x = db.insert(pets).select(sql`SELECT 1, 2`);';
  expect(problemsOf(FILE, code).join()).toContain('insertFrom(db, table');
  expect(problemsOf('worker/db/insert.ts', code)).toEqual([]);
  expect(problemsOf(FILE, "const x = insertFrom(db, pets, { name: 'Luna' }, sql`WHERE 1`);")).toEqual([]);
});
