import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../setup/places.ts';
import { CARDS_PATH, type Card } from './card.ts';
import { drawCard } from './drawing.ts';
import { portraitFile } from './render.ts';
import { FONTS } from './words.ts';

export const CARDS_DIR = join(ROOT, 'public', CARDS_PATH);
const FILE = join(import.meta.dirname, 'manifest.json');

/** What each card was drawn from, by its file. */
export type Manifest = Record<string, string>;

export const readManifest = (): Manifest => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});
export const writeManifest = (manifest: Manifest): void => {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};

const HOW = [...Object.values(FONTS).map(({ file }) => file), join(import.meta.dirname, 'render.ts')].map((file) =>
  readFileSync(file),
);

/** One hash of all that a card is made of: its drawing, its retratos, the fonts and how they are put together. */
export const inputsOf = (card: Card): string => {
  const { svg, portraits } = drawCard(card);
  const hash = createHash('sha256').update(svg);
  for (const { animal, ...box } of portraits)
    hash.update(JSON.stringify(box)).update(readFileSync(portraitFile(animal)));
  for (const part of HOW) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

/** Files that stand in the cards' folder, as the cards name them. */
export const standing = (): string[] =>
  existsSync(CARDS_DIR)
    ? readdirSync(CARDS_DIR, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(jpg|png)$/.test(name))
        .map((name) => name.normalize('NFC'))
    : [];
