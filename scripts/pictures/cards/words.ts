import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The site's Fraunces at two optical sizes as plain outlines: the drawing library reads no woff2 and no variable font. */
export const FONTS = {
  title: { family: 'Fraunces Title', file: join(import.meta.dirname, 'fonts/fraunces-title.ttf') },
  text: { family: 'Fraunces Text', file: join(import.meta.dirname, 'fonts/fraunces-text.ttf') },
} as const;
type Face = keyof typeof FONTS;

/** Advance of each character, in shares of the font's size. */
type Widths = (character: string) => number;

const tablesOf = (font: DataView): Record<string, number> => {
  const tables: Record<string, number> = {};
  for (let at = 12; at < 12 + font.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)));
    tables[name] = font.getUint32(at + 8);
  }
  return tables;
};

/** Glyph of a character by the font's table of Unicode segments (cmap, format 4); 0: it has none. */
const glyphsOf = (font: DataView, cmap: number) => {
  const count = font.getUint16(cmap + 2);
  const places = Array.from({ length: count }, (_, index) => cmap + font.getUint32(cmap + 4 + index * 8 + 4));
  const table = places.find((place) => font.getUint16(place) === 4);
  if (table === undefined) throw new Error('the font has no table of characters that is understood');
  const segments = font.getUint16(table + 6) / 2;
  const row = (name: number, segment: number) => table + 14 + name * segments * 2 + (name > 0 ? 2 : 0) + segment * 2;
  return (code: number): number => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (code > font.getUint16(row(0, segment))) continue;
      const start = font.getUint16(row(1, segment));
      if (code < start) return 0;
      const shift = font.getInt16(row(2, segment));
      const range = font.getUint16(row(3, segment));
      if (range === 0) return (code + shift) & 0xffff;
      const glyph = font.getUint16(row(3, segment) + range + (code - start) * 2);
      return glyph === 0 ? 0 : (glyph + shift) & 0xffff;
    }
    return 0;
  };
};

const widthsOf = (file: string): Widths => {
  const bytes = readFileSync(file);
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { cmap = 0, hmtx = 0, hhea = 0, head = 0 } = tablesOf(font);
  const glyphOf = glyphsOf(font, cmap);
  const last = font.getUint16(hhea + 34) - 1;
  const em = font.getUint16(head + 18);
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new Error(`the card's font has no «${character}»`);
    return font.getUint16(hmtx + Math.min(glyph, last) * 4) / em;
  };
};

const widths: Record<Face, Widths> = { title: widthsOf(FONTS.title.file), text: widthsOf(FONTS.text.file) };

/** Width of a line, px; pairs that stand closer are not counted, so it is rather too wide than too narrow. */
export const widthOf = (text: string, face: Face, size: number): number =>
  [...text].reduce((sum, character) => sum + widths[face](character), 0) * size;

/** Lines of a text within a width, as even as the fewest lines allow. */
const linesOf = (text: string, face: Face, size: number, room: number): string[] => {
  const wrapped = (limit: number) =>
    text.split(' ').reduce<string[]>((lines, word) => {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && widthOf(longer, face, size) <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
      return lines;
    }, []);
  const fewest = wrapped(room);
  for (let limit = room / 2; limit < room; limit += 8) {
    const even = wrapped(limit);
    if (even.length === fewest.length && even.every((line) => widthOf(line, face, size) <= room)) return even;
  }
  return fewest;
};

/** The largest of the sizes at which a text stands in a box, with its lines. Throws when none is small enough. */
export const fitted = (
  text: string,
  face: Face,
  sizes: number[],
  box: { width: number; height: number; leading: number },
) => {
  for (const size of sizes) {
    const lines = linesOf(text, face, size, box.width);
    const fits = lines.every((line) => widthOf(line, face, size) <= box.width);
    if (fits && lines.length * size * box.leading <= box.height) return { size, lines };
  }
  throw new Error(`«${text}» does not fit its card`);
};
