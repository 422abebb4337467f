import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ROOT } from '../../setup/places.ts';
import { HEIGHT, WIDTH } from '../engine/painter.ts';
import type { Label, Plate } from '../plates.ts';
import type { Drawn } from './draw.ts';

export type PictureWords = {
  n: number;
  alt: string;
  caption: string;
  marks?: Drawn['marks'];
  labels?: readonly Label[];
  credit?: { author: string; licence: string; url?: string };
};

/** How near to the edge a mark may stand, px: a point that the frame cuts off is shown at it. */
const RIM = 16;
const within = (value: number, size: number) => Math.min(size - RIM, Math.max(RIM, value));

export const wordsOf = (n: number, plate: Plate, marks: Drawn['marks']): PictureWords => ({
  n,
  alt: plate.alt,
  caption: plate.caption,
  ...(marks.length > 0
    ? { marks: marks.map((mark) => ({ ...mark, x: within(mark.x, WIDTH), y: within(mark.y, HEIGHT) })) }
    : {}),
  ...(plate.labels ? { labels: plate.labels } : {}),
});

export const recordFile = (folder: string, slug: string): string =>
  join(ROOT, 'content', folder, 'razas', `${slug}.yaml`);

/** Rows of yaml: one picture a block, one mark a line. */
const blockOf = (pictures: readonly PictureWords[]): string => {
  const flow = (value: unknown) =>
    stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();
  const rows = pictures.flatMap(({ n, alt, caption, marks, labels, credit }) => [
    `  - n: ${n}`,
    `    alt: ${flow(alt)}`,
    `    caption: ${flow(caption)}`,
    ...(marks ? ['    marks:', ...marks.map((mark) => `      - ${flow(mark)}`)] : []),
    ...(labels ? ['    labels:', ...labels.map((label) => `      - ${flow(label)}`)] : []),
    ...(credit ? [`    credit: ${flow(credit)}`] : []),
  ]);
  return `pictures:\n${rows.join('\n')}\n`;
};

/** The record's text with its `pictures` replaced: everything else stays as people wrote it. */
export const withPictures = (text: string, pictures: readonly PictureWords[]): string => {
  const rest = text.replace(/^pictures:.*\n(?:(?:[ \t]+.*|-.*)?\n)*?(?=^\S|$(?![\s\S]))/m, '').trimEnd();
  return `${rest}\n${blockOf(pictures)}`;
};

/** Writes what the drawings show into the breed's record; false when there is none. */
export const writeRecord = (folder: string, slug: string, pictures: readonly PictureWords[]): boolean => {
  const file = recordFile(folder, slug);
  if (!existsSync(file)) return false;
  const before = readFileSync(file, 'utf8');
  const after = withPictures(before, pictures);
  if (after !== before) writeFileSync(file, after);
  return true;
};
