import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { drawingOf } from './drawings/sprite.ts';

/**
 * `node scripts/app-icons.ts`: writes public/icons and public/favicon.ico, the marks of the installed app, from the brand and the
 * line icons of the sprite (scripts/icons.ts). The same sprite gives the same bytes.
 */
const root = join(import.meta.dirname, '..');
const tokens = readFileSync(join(root, 'src/app/styles/tokens.css'), 'utf8');

/** Value of a colour in the light theme: an icon has no theme of its own. */
const colour = (name: string): string => {
  const value = new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (!value) throw new Error(`tokens.css has no colour ${name}`);
  return value;
};

/** What the sprite draws under a name, in plain colours. */
const drawing = (name: string, ink: string): string =>
  drawingOf(name)
    .replace(/var\(--color-([\w-]+)\)/g, (_all, role) => colour(role))
    .replaceAll('currentColor', ink);

type Plate = {
  /** Corner radius of the ground, of 100; 0 fills the whole square. */
  corner: number;
  /** How much of the width the mark takes, of 100. */
  mark: number;
};

/** Side of the box that the sprite draws in. */
const BOX = 24;

/** A square of 100 with the mark in its middle. `middle`: where the eye sees the mark's centre. */
const plate = (inner: string, ground: string, { corner, mark }: Plate, middle: [number, number]): string => {
  const scale = mark / BOX;
  const [x, y] = middle.map((at) => 50 - at * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${corner}" fill="${ground}"/><g transform="translate(${x} ${y}) scale(${scale})">${inner}</g></svg>`;
};

const png = (svg: string, size: number): Buffer =>
  Buffer.from(new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng());

const paper = colour('paper');
const brand = (shape: Plate) => plate(drawing('brand', colour('ink')), paper, shape, [11.58, 11.22]);
const shortcut = (name: string) =>
  plate(drawing(name, colour('on-solid')), colour('emergency'), { corner: 24, mark: 58 }, [12, 12]);

const ROUND = { corner: 22, mark: 90 };
/** Launchers cut shapes out of these: the mark stays within the circle of 80 % that none of them touches. */
const MASKABLE = { corner: 0, mark: 76 };
const APPLE = { corner: 0, mark: 86 };

/** An .ico that holds one png (32 px), for what asks for /favicon.ico without looking. */
const ico = (image: Buffer): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
};

const FILES: Record<string, Buffer> = {
  'icons/app-192.png': png(brand(ROUND), 192),
  'icons/app-512.png': png(brand(ROUND), 512),
  'icons/maskable-192.png': png(brand(MASKABLE), 192),
  'icons/maskable-512.png': png(brand(MASKABLE), 512),
  'icons/apple-touch-icon.png': png(brand(APPLE), 180),
  'icons/primeros-auxilios-96.png': png(shortcut('briefcase-medical'), 96),
  'icons/toxicos-96.png': png(shortcut('skull'), 96),
  'favicon.ico': ico(png(brand({ corner: 22, mark: 104 }), 32)),
};

mkdirSync(join(root, 'public/icons'), { recursive: true });
for (const [file, bytes] of Object.entries(FILES)) writeFileSync(join(root, 'public', file), bytes);
