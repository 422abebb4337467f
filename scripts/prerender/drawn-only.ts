import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from './offline-code.ts';

/** What a page begins with: the app, or the loader of a document's islands. */
const ENTRIES = ['main.tsx', 'loader/start.ts'];

/** Scripts of the browser's build that no entry leads to: of documents, which are drawn already (src/app/documents.ts). */
export const drawnOnly = (manifest: Manifest): string[] => {
  const led = new Set<string>();
  const walk = (key: string) => {
    if (led.has(key)) return;
    led.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) walk(next);
  };
  for (const entry of ENTRIES) walk(entry);
  const loaded = new Set([...led].map((key) => manifest[key]?.file));
  const scripts = Object.values(manifest).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
  return [...new Set(scripts)].filter((file) => !loaded.has(file));
};

/** Takes them away, so that nothing is served that nothing asks for. */
export const dropDrawnOnly = (client: string, manifest: Manifest): void => {
  for (const file of drawnOnly(manifest)) rmSync(join(client, file));
};
