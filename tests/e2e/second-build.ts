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
const scriptsOf = (html: string) => Array.from(html.matchAll(/<script>([\s\S]*?)<\/script>/g), ([, text = '']) => text);

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

  // Every inline script of a page has its hash in the policy; pages of several kinds have several.
  const scripts = new Set<string>();
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    const path = join(client, file);
    const text = readFileSync(path, 'utf8');
    if (file.endsWith('.html')) for (const script of scriptsOf(text)) scripts.add(script);
    writeFileSync(path, renamed(text));
  }
  for (const name of code) renameSync(join(assets, name), join(assets, SECOND + name));
  const headers = readFileSync(join(client, '_headers'), 'utf8');
  const rehashed = (text: string, script: string) => text.replaceAll(sha256(script), sha256(renamed(script)));
  writeFileSync(join(client, '_headers'), [...scripts].reduce(rehashed, headers));
  const manifest = JSON.parse(renamed(readFileSync(join(DIST, 'manifest.json'), 'utf8')));
  await writeOffline(
    client,
    manifest,
    [...scripts].map((script) => sha256(renamed(script))),
  );
  return folder;
};
