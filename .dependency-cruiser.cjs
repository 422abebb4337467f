/**
 * Who may import whom: the rooms of this project as rules. Every comment says what to do instead.
 * A type-only import is erased before anything runs; rules that allow one say so with `dependencyTypesNot: ['type-only']`.
 */
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** Folders that may need each other, with their reasons: docs/decisions/0156-circles-between-rooms.md. */
const TWO_WAY = ['^src/features/guides/(first-aid|toxics|chocolate|vital-signs)', '^src/shared/(search|red-flags)'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    error(
      'no-cycles',
      'Two files that need each other are one thing, or both need a third: move what they share there.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    {
      ...error(
        'rooms-go-one-way',
        'Two rooms need each other: what both need gets a folder of its own below them (as availability stands below appointments and clinics, authority below accounts and leaving). Those that may are in docs/decisions/0156.',
        { path: '^(worker|content|src)/', pathNot: TWO_WAY },
        { circular: true },
      ),
      scope: 'folder',
    },
    error(
      'resolvable',
      'This import names no file and no installed package: mend its path or install it.',
      {},
      { couldNotResolve: true, pathNot: ['^(cloudflare:|guides:)', '^__ENTRY__$'] },
    ),
    error(
      'shared-is-a-leaf',
      'src/shared runs on both sides and knows nobody: pass what it needs as a parameter, or put the code in the room that knows.',
      { path: '^src/shared/' },
      { pathNot: ['^src/shared/', npm('zod', 'colombian-holidays')] },
    ),
    error(
      'search-engine-comes-late',
      'The engine weighs as much as a page: load it with import() where somebody searches (features/guides/search/search-engine.ts), or through worker/features/guides.',
      {
        path: '^(src|worker)/',
        pathNot: ['^src/shared/search/', '^src/features/guides/search/search-engine\\.ts$', '^worker/features/guides/'],
      },
      {
        path: '^src/shared/search/(guides|index-of|scores|rank|pages|passages|suggest)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'content-knows-shared-only',
      'Content schemas describe data: they may use zod, the shared contracts and, at build time, the Markdown parser. Reading files belongs to scripts/content.',
      { path: '^content/' },
      { pathNot: ['^content/', '^src/shared/', npm('zod', 'mdast-util-from-markdown')] },
    ),
    error(
      'worker-knows-shared-only',
      'The Worker never sees the app, the content or the scripts: what both sides agree on goes to src/shared, what is built goes through the ASSETS binding.',
      { path: '^worker/' },
      {
        pathNot: ['^worker/', '^src/shared/', '^node_modules/', '^node:', '^cloudflare:'],
        dependencyTypesNot: ['core'],
      },
    ),
    error(
      'features-are-behind-the-edge',
      'Only the edge knows Request, headers and status codes: throw an AppError, or return a value that rest/ or index.ts turns into an answer.',
      { path: '^worker/(features|auth|db|post)/' },
      { path: ['^worker/(rest|edge|pages)/', '^worker/(index|router)\\.ts$', npm('hono')] },
    ),
    error(
      'no-procedure-calls-a-procedure',
      "A router is a door: call the other feature's queries.ts or rules.ts instead of its router.ts.",
      { path: '^worker/', pathNot: '^worker/router\\.ts$' },
      { path: '^worker/features/[^/]+/router\\.ts$' },
    ),
    error(
      'another-feature-gives-queries-rules-and-words',
      "Another feature's queries.ts, rules.ts and words.ts are open to you; its other files are its own affair.",
      { path: '^worker/features/([^/]+)/' },
      { path: '^worker/features/', pathNot: ['^worker/features/$1/', '/(queries|rules|words)\\.ts$'] },
    ),
    error(
      'database-knows-no-feature',
      'db/ and auth/ stand below the features: pass what they need as a parameter.',
      { path: '^worker/(db|auth)/' },
      { path: '^worker/features/' },
    ),
    error(
      'the-post-knows-the-database-only',
      'The post stands beside auth: features announce to it (worker/post/announce.ts) and hand it ids; it reads what a text needs when it sends.',
      { path: '^worker/post/' },
      { path: '^worker/', pathNot: ['^worker/(post|db)/', '^worker/(base64url|env)\\.ts$'] },
    ),
    error(
      'ui-fits-any-product',
      'A part of src/ui takes props and gives events: no noun of ours, no call, no session. Put the rest into the feature that uses it.',
      { path: '^src/ui/' },
      {
        pathNot: [
          '^src/ui/',
          npm('react', 'react-dom', '@types/react', '@types/react-dom', '@ariakit/react', 'wouter'),
        ],
      },
    ),
    error(
      'lib-stands-below-features',
      'src/lib is what features need: it may not need them. Move the code up into the feature, or pass it in.',
      { path: '^src/lib/' },
      { path: ['^src/(ui|features|screens|app)/', '^content/', '^scripts/', '^tests/'] },
    ),
    error(
      'app-takes-only-types-of-the-worker',
      'The browser may know the shape of AppRouter and nothing else of the Worker: import its type in src/lib, call it there.',
      { path: '^src/', pathNot: '^src/lib/' },
      { path: '^worker/' },
    ),
    error(
      'no-worker-code-in-the-browser',
      "Write `import type`: the Worker's code must not reach the browser.",
      { path: '^src/lib/' },
      { path: '^worker/', dependencyTypesNot: ['type-only'] },
    ),
    error(
      'features-do-not-know-each-other',
      'Compose two features in a screen, move a part that fits any product to src/ui, move what features share to src/lib.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/$1/' },
    ),
    error(
      'features-stand-below-screens',
      'Imports go downwards: screens and app compose features, a feature does not know where it stands.',
      { path: '^src/features/' },
      { path: ['^src/(screens|app)/', '^src/[^/]+$', '^scripts/', '^tests/'], pathNot: '\\.d\\.ts$' },
    ),
    error(
      'only-guides-touch-content',
      'Ask src/features/guides for what you need of the guides.',
      { path: '^src/', pathNot: ['^src/features/guides/', '^src/shared/', '\\.d\\.ts$'] },
      { path: '^content/' },
    ),
    error(
      'content-schemas-stay-at-build-time',
      'Write `import type`: a schema in the browser brings zod and the Markdown parser along. Files of plain data (traits, toxic-told, …-groups, …-kinds) may come whole.',
      { path: '^src/', pathNot: '\\.d\\.ts$' },
      {
        path: '^content/',
        pathNot: '^content/schema/(traits|toxic-told|[a-z-]+-(groups|kinds))\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'plain-data-stays-plain',
      'The browser takes this file whole: what needs zod or the Markdown parser goes into the schema beside it.',
      { path: '^content/schema/(traits|toxic-told|[a-z-]+-(groups|kinds))\\.ts$' },
      {
        path: ['^content/', '^node_modules/'],
        pathNot: '^content/schema/[a-z-]+-kinds\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    error(
      'screens-stand-below-app',
      'Imports go downwards: a screen knows features, ui, lib and shared. What exists once and a screen needs goes to src/lib.',
      { path: '^src/screens/' },
      { path: ['^src/app/', '^src/[^/]+$'], pathNot: '\\.d\\.ts$' },
    ),
    error(
      'screens-fetch-nothing',
      'A screen composes features: the call belongs to the feature that shows its answer.',
      { path: '^src/screens/' },
      { path: npm('@trpc/[^/]+', '@tanstack/[^/]+') },
    ),
    error(
      'the-service-worker-stands-alone',
      'src/sw is a runtime of its own: it knows the shared contracts and Workbox. What a page and it agree on goes to src/shared/offline.ts.',
      { path: '^src/sw/' },
      {
        pathNot: [
          '^src/(sw|shared)/',
          npm('workbox-core', 'workbox-expiration', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'),
        ],
      },
    ),
    error(
      'nobody-in-the-page-imports-the-service-worker',
      'Send it a message (src/lib/service-worker.ts): its code runs elsewhere.',
      { path: '^src/', pathNot: '^src/sw/' },
      { path: '^src/sw/' },
    ),
    error(
      'nobody-imports-scripts',
      'Scripts run at build time or by hand: move what the product needs into its room.',
      { path: '^(src|worker|content)/' },
      { path: '^scripts/' },
    ),
    error(
      'nobody-imports-tests',
      'Only the seed shares builders with the tests: move what the product needs into its room.',
      { path: '^(src|worker|content|scripts)/', pathNot: '^scripts/seed(\\.ts$|/)' },
      { path: '^tests/' },
    ),
    error(
      'the-product-needs-no-development-packages',
      'What runs in the product stands under dependencies in package.json.',
      { path: '^(src|worker)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    builtInModules: { add: ['cloudflare:workers', 'cloudflare:test'] },
  },
};
