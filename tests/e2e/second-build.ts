import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOffline } from '../../scripts/prerender/offline.ts';
import { DIST } from '../../scripts/setup/places.ts';

/** Prefix of every script and style of the second build: none of the first has its name. */
export const SECOND = 'segunda-';
/** Words of the footer that the second build has changed. */
export const SECOND_WORDS = 'Hecho en Colombia, otra vez.';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const scriptOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

/**
 * What a deploy of a changed site looks like from outside: the first build with other words in its footer, every script and
 * style under another name, packed and stamped by the build's own last step. Answers its folder; `client` inside is served.
 */
export const secondBuild = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'patas-y-plumas-second-'));
  const client = join(folder, 'client');
  cpSync(join(DIST, 'client'), client, { recursive: true });
  const assets = join(client, 'assets');
  for (const name of readdirSync(assets)) if (name.endsWith('.pack')) rmSync(join(assets, name));
  const code = new Set(readdirSync(assets).filter((name) => /\.(js|css)$/.test(name)));
  const renamed = (text: string) =>
    text
      .replace(/[\p{L}\w.-]+\.(?:js|css)\b/gu, (name) => (code.has(name) ? SECOND + name : name))
      .replaceAll('Hecho en Colombia.', SECOND_WORDS);

  const before = scriptOf(readFileSync(join(client, 'index.html'), 'utf8'));
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    const path = join(client, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
  for (const name of code) renameSync(join(assets, name), join(assets, SECOND + name));
  const script = sha256(renamed(before));
  const headers = readFileSync(join(client, '_headers'), 'utf8');
  writeFileSync(join(client, '_headers'), headers.replaceAll(sha256(before), script));
  const manifest = JSON.parse(renamed(readFileSync(join(DIST, 'manifest.json'), 'utf8')));
  // Every inline script of a page has its hash in the policy.
  const page = readFileSync(join(client, 'index.html'), 'utf8');
  const hashes = Array.from(page.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text = '']) => sha256(text));
  await writeOffline(client, manifest, hashes);
  return folder;
};
