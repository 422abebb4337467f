import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Rendered } from '../src/prerender.tsx';
import { comparePath, type DrawnComparison, drawnFile } from '../src/shared/compare.ts';
import { DIRECTORY_PATH } from '../src/shared/directory.ts';
import { COMPARE_FRAMES, headersFile, LINKS_AHEAD, SPECIAL_FILES } from '../src/shared/headers.ts';
import { matchPage, type Page } from '../src/shared/routes.ts';
import { FOLDERS, type Folder } from '../src/shared/species.ts';
import { CONTENT_ROOT, ContentError, readGuides } from './content/guides.ts';
import { writeSearchFiles } from './content/search/files.ts';
import type { Card } from './pictures/cards/card.ts';
import { cardOf } from './pictures/cards/catalogue.ts';
import { composePage, readTemplate } from './prerender/compose.ts';
import { dropDrawnOnly } from './prerender/drawn-only.ts';
import { lastModified } from './prerender/last-modified.ts';
import { licences } from './prerender/licences.ts';
import { linksAhead } from './prerender/links-ahead.ts';
import { writeOffline } from './prerender/offline.ts';
import { ownSecurityTxt, SECURITY_TXT } from './prerender/security-txt.ts';
import { robots, sitemap } from './prerender/sitemap.ts';
import { webManifest } from './prerender/web-manifest.ts';

const root = join(import.meta.dirname, '..');
const dist = process.env.DIST_DIR ?? join(root, 'dist');
const client = join(dist, 'client');

type PrerenderEntry = {
  renderPage: (path: string) => Promise<Rendered>;
  renderSpecial: (name: 'shell' | 'not-found' | 'not-found-breed' | 'not-found-topic') => Promise<Rendered>;
  renderComparison: (folder: Folder) => Promise<DrawnComparison>;
  listPaths: () => Promise<{ path: string; page: Page }[]>;
};

/** File of a prerendered path: `/perros` → `perros.html`, so that it answers 200 without a redirect. */
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${decodeURI(path).slice(1)}.html`);

const write = (file: string, text: string) => {
  const target = join(client, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
};

/** Builds dist/client: the browser's files, every public page as html, the shell, the 404 pages, headers, sitemap, robots, manifest and service worker. */
const run = async () => {
  process.env.NODE_ENV = 'production';
  const guides = readGuides(CONTENT_ROOT);
  rmSync(dist, { recursive: true, force: true });
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: { ssr: true } });
  const entry: PrerenderEntry = await import(pathToFileURL(join(dist, 'prerender/prerender.js')).href);

  const template = readTemplate(root, dist);
  const pages = await entry.listPaths();
  for (const { path, page } of pages) {
    const rendered = await entry.renderPage(path);
    if (rendered.status !== 200) throw new Error(`${path} se prerenderizó como ${rendered.status}`);
    write(
      fileOf(path),
      composePage(template, rendered, { path, card: page.served === 'static' ? cardOf(page, path, guides) : null }),
    );
  }
  const specials = {
    shell: 'shell.html',
    'not-found': '404.html',
    'not-found-breed': '404-raza.html',
    'not-found-topic': '404-tema.html',
  } as const;
  for (const [name, file] of Object.entries(specials)) {
    const rendered = await entry.renderSpecial(name as keyof typeof specials);
    write(file, composePage(template, rendered, { path: null, card: null }));
  }
  // The Worker's pages: what stands before anything is searched or compared, for it to fill (worker/pages/search.ts, worker/pages/compare.ts).
  const writeFrame = async (path: string, file: string, card: Card | null = null) =>
    write(`${file.slice(1)}.html`, composePage(template, await entry.renderPage(path), { path, card }));
  await writeFrame('/buscar', SPECIAL_FILES.search);
  // Search engines find the directory, which is the Worker's, as they find a page of the build.
  const directory = matchPage(DIRECTORY_PATH)?.page;
  if (!directory) throw new Error('the route table has no directory of clinics');
  await writeFrame(DIRECTORY_PATH, SPECIAL_FILES.clinics, cardOf(directory, DIRECTORY_PATH, guides));
  for (const folder of FOLDERS) {
    await writeFrame(comparePath(folder, []), COMPARE_FRAMES[folder]);
    write(drawnFile(folder).slice(1), JSON.stringify(await entry.renderComparison(folder)));
  }
  writeSearchFiles(guides, client);
  write(
    'sitemap.xml',
    sitemap(
      [...pages.filter(({ page }) => page.served === 'static').map(({ path }) => path), DIRECTORY_PATH].map((path) => ({
        path,
        modified: lastModified(guides, path),
      })),
    ),
  );
  write('licencias.txt', licences(root));
  write(LINKS_AHEAD, linksAhead());
  write('robots.txt', robots());
  const contact = ownSecurityTxt(CONTENT_ROOT);
  if (contact) write(SECURITY_TXT, contact);
  write('_headers', headersFile(template.scriptHashes));
  write('manifest.webmanifest', webManifest());
  dropDrawnOnly(client, template.manifest);
  const precache = await writeOffline(client, template.manifest, template.scriptHashes);
  writeFileSync(join(dist, 'precache.json'), JSON.stringify(precache, null, 1));
  rmSync(join(dist, 'prerender'), { recursive: true, force: true });
  console.log(`${pages.length + 10} páginas en ${client}`);
};

try {
  await run();
} catch (error) {
  // Bad content is for the editor: the problems in words, no stack.
  console.error(error instanceof ContentError ? error.message : error);
  process.exit(1);
}
