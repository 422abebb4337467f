import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: { name: string; comment: string }[];
  options: ICruiseOptions;
};

/** For every rule one import that it must refuse: `from` imports `to`. */
const REFUSED: Record<string, { from: string; to: string }> = {
  'no-cycles': { from: 'src/lib/session.ts', to: 'src/lib/store.ts' },
  'rooms-go-one-way': { from: 'worker/features/visits/rules.ts', to: 'worker/features/agenda/rules.ts' },
  resolvable: { from: 'src/lib/lost.ts', to: 'src/lib/nowhere.ts' },
  'shared-is-a-leaf': { from: 'src/shared/slots.ts', to: 'src/lib/store.ts' },
  'search-engine-comes-late': { from: 'src/features/guides/search-page.ts', to: 'src/shared/search/rank.ts' },
  'content-knows-shared-only': { from: 'content/schema/breed.ts', to: 'scripts/content/load.ts' },
  'the-post-knows-the-database-only': { from: 'worker/post/deliver.ts', to: 'worker/auth/hash.ts' },
  'worker-knows-shared-only': { from: 'worker/pages/misses.ts', to: 'src/ui/button.ts' },
  'features-are-behind-the-edge': { from: 'worker/features/pets/rules.ts', to: 'worker/edge/answer.ts' },
  'no-procedure-calls-a-procedure': { from: 'worker/features/pets/queries.ts', to: 'worker/features/clinic/router.ts' },
  'another-feature-gives-queries-rules-and-words': {
    from: 'worker/features/pets/router.ts',
    to: 'worker/features/clinic/prices.ts',
  },
  'database-knows-no-feature': { from: 'worker/db/client.ts', to: 'worker/features/clinic/queries.ts' },
  'ui-fits-any-product': { from: 'src/ui/button.ts', to: 'src/shared/roles.ts' },
  'lib-stands-below-features': { from: 'src/lib/formats.ts', to: 'src/features/pets/list.ts' },
  'app-takes-only-types-of-the-worker': { from: 'src/features/pets/list.ts', to: 'worker/router.ts' },
  'no-worker-code-in-the-browser': { from: 'src/lib/trpc.ts', to: 'worker/router.ts' },
  'features-do-not-know-each-other': { from: 'src/features/pets/form.ts', to: 'src/features/clinic/agenda.ts' },
  'features-stand-below-screens': { from: 'src/features/pets/card.ts', to: 'src/screens/home.ts' },
  'only-guides-touch-content': { from: 'src/features/pets/breeds.ts', to: 'content/schema/topic.ts' },
  'content-schemas-stay-at-build-time': { from: 'src/features/guides/topic.ts', to: 'content/schema/topic.ts' },
  'plain-data-stays-plain': { from: 'content/schema/toxic-kinds.ts', to: 'content/schema/topic.ts' },
  'screens-stand-below-app': { from: 'src/screens/login.ts', to: 'src/app/guard.ts' },
  'screens-fetch-nothing': { from: 'src/screens/pets.ts', to: 'node_modules/@trpc/client/index.ts' },
  'nobody-imports-scripts': { from: 'worker/features/pets/seed.ts', to: 'scripts/seed.ts' },
  'nobody-imports-tests': { from: 'scripts/build.ts', to: 'tests/support/builders.ts' },
  'the-service-worker-stands-alone': { from: 'src/sw/keep.ts', to: 'src/lib/formats.ts' },
  'nobody-in-the-page-imports-the-service-worker': { from: 'src/app/offline/start.ts', to: 'src/sw/install.ts' },
  'the-product-needs-no-development-packages': { from: 'src/lib/toy.ts', to: 'node_modules/toy/index.ts' },
};

/** Imports of the same kinds that the rules must let pass. */
const ALLOWED = [
  { from: 'worker/features/pets/list.ts', to: 'worker/features/clinic/queries.ts' },
  { from: 'src/features/pets/form-fields.ts', to: 'src/ui/button.ts' },
  { from: 'src/screens/agenda.ts', to: 'src/features/clinic/agenda.ts' },
  { from: 'scripts/seed.ts', to: 'tests/support/builders.ts' },
  { from: 'worker/auth/password.ts', to: 'src/shared/roles.ts' },
  { from: 'content/schema/topic.ts', to: 'src/shared/roles.ts' },
  { from: 'src/features/guides/toxic-list.ts', to: 'content/schema/traits.ts' },
];

/** What makes circles of two of the imports above. */
const WAYS_BACK = [
  { from: 'src/lib/store.ts', to: 'src/lib/session.ts' },
  { from: 'worker/features/agenda/queries.ts', to: 'worker/features/visits/queries.ts' },
];
/** Rules about folders tell folders. */
const toldAs = (rule: string, file: string) => (rule === 'rooms-go-one-way' ? dirname(file) : file);

const sandbox = mkdtempSync(join(tmpdir(), 'import-rules-'));
const found = new Set<string>();

const put = (path: string, text: string) => {
  mkdirSync(dirname(join(sandbox, path)), { recursive: true });
  writeFileSync(join(sandbox, path), text);
};

const specifier = (from: string, to: string) =>
  to.startsWith('node_modules/')
    ? to.replace('node_modules/', '').replace('/index.ts', '')
    : `${'../'.repeat(from.split('/').length - 1)}${to}`;

beforeAll(async () => {
  const edges = [...Object.values(REFUSED), ...ALLOWED, ...WAYS_BACK];
  const imports = Map.groupBy(edges, ({ from }) => from);
  for (const { to } of edges) if (to !== 'src/lib/nowhere.ts' && !imports.has(to)) put(to, 'export const x = 1;\n');
  for (const [from, own] of imports) {
    const lines = own.map(
      ({ to }, n) => `import * as m${n} from '${specifier(from, to)}';\nexport const x${n} = m${n};\n`,
    );
    put(from, lines.join(''));
  }
  for (const name of ['@trpc/client', 'toy']) {
    put(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.ts' }));
  }
  put('package.json', JSON.stringify({ dependencies: { '@trpc/client': '1' }, devDependencies: { toy: '1' } }));
  const { output } = await cruise(['src', 'worker', 'content', 'scripts', 'tests'], {
    ...rules.options,
    tsConfig: undefined,
    baseDir: sandbox,
    validate: true,
    ruleSet: { forbidden: rules.forbidden },
  } as ICruiseOptions);
  for (const { rule, from, to } of (output as ICruiseResult).summary.violations)
    found.add(`${rule.name}: ${from} → ${to}`);
});

afterAll(() => rmSync(sandbox, { recursive: true }));

test('every rule has an import here that it must refuse', () => {
  expect(rules.forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(REFUSED).sort());
});

test.each(Object.entries(REFUSED))('%s bites', (name, { from, to }) => {
  const refused = [...found].filter((line) => line.startsWith(`${name}: `));
  expect(refused.join('\n')).toContain(`${name}: ${toldAs(name, from)} → `);
  if (name !== 'resolvable') expect(refused.join('\n')).toContain(toldAs(name, to));
});

test.each(ALLOWED)('$from may import $to', ({ from, to }) => {
  expect([...found].filter((line) => line.endsWith(`: ${from} → ${to}`))).toEqual([]);
});

test('every rule says what to do instead', () => {
  for (const { name, comment } of rules.forbidden) expect(comment.length, name).toBeGreaterThan(40);
});
