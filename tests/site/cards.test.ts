import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CONTENT_ROOT, readGuides } from '../../scripts/content/guides.ts';
import { fileOf } from '../../scripts/pictures/cards/card.ts';
import { allCards } from '../../scripts/pictures/cards/catalogue.ts';
import { CARDS_DIR, inputsOf, readManifest, standing } from '../../scripts/pictures/cards/manifest.ts';
import { CLIENT, pages, tagsOf } from './built.ts';

const KB = 1024;
/** What messengers still show, and what the repository carries for it. */
const ONE_CARD = 60 * KB;
const ALL_CARDS = 6 * KB * KB;

const shared = pages.filter(({ page }) => page?.served === 'static');
const propertyOf = (html: string, key: string) =>
  tagsOf(html).find(({ attributes: { property, name } }) => property === key || name === key)?.attributes.content ?? '';

/** The card of a page as a file of the built site. */
const cardFile = (html: string) => join(CLIENT, decodeURI(new URL(propertyOf(html, 'og:image')).pathname));

const cards = allCards(readGuides(CONTENT_ROOT));

test('every page for everybody has a card that stands, of the size that its head says', async () => {
  const files = new Map<string, { width?: number; height?: number }>();
  for (const { path, html } of shared) {
    const file = cardFile(html);
    const size = files.get(file) ?? (await sharp(file).metadata());
    files.set(file, size);
    expect(String(size.width), path).toBe(propertyOf(html, 'og:image:width'));
    expect(String(size.height), path).toBe(propertyOf(html, 'og:image:height'));
    expect(size, path).toMatchObject({ width: 1200, height: 630 });
    expect(propertyOf(html, 'og:image:alt').length, path).toBeGreaterThan(15);
    expect(propertyOf(html, 'twitter:card'), path).toBe('summary_large_image');
  }
  expect(files.size).toBeGreaterThan(100);
});

test('a breed, a topic and an entry of the first-aid guide have a card of their own', () => {
  const own = shared.filter(({ page }) => ['breed', 'topic', 'first-aid-entry'].includes(page?.screen ?? ''));
  const files = own.map(({ html }) => cardFile(html));
  expect(new Set(files).size).toBe(own.length);
});

test('cards are light', () => {
  const sizes = cards.map((card) => ({ file: fileOf(card), bytes: statSync(join(CARDS_DIR, fileOf(card))).size }));
  expect(sizes.filter(({ bytes }) => bytes > ONE_CARD)).toEqual([]);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(ALL_CARDS);
});

test('no card is older than what it is made of, and none belongs to no page: else run npm run pictures:cards', () => {
  const known = readManifest();
  expect(cards.filter((card) => known[fileOf(card)] !== inputsOf(card)).map(fileOf)).toEqual([]);
  expect(standing().sort()).toEqual(cards.map(fileOf).sort());
});
