import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { geranium, snakePlant } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

const FAR: [number, number][] = [
  [-20, 250],
  [120, 205],
  [260, 236],
  [400, 178],
  [520, 214],
  [680, 160],
  [800, 206],
  [930, 150],
  [1060, 186],
  [1220, 140],
];
const NEAR: [number, number][] = [
  [-20, 300],
  [90, 262],
  [200, 300],
  [300, 238],
  [400, 196],
  [470, 214],
  [560, 268],
  [650, 300],
  [760, 246],
  [880, 190],
  [960, 158],
  [1010, 170],
  [1090, 226],
  [1220, 250],
];

const monserrate = (b: Brush, x: number, y: number) => {
  b.path(`M${x - 34} ${y + 4}v-18h20v-16l8 -10 8 10v16h34v18Z`, '#F7F3EA');
  b.path(`M${x + 2} ${y + 4}v-34l-6 -8v42ZM${x + 20} ${y - 14}h16v18h-16Z`, '#CFC9C4');
  b.path(`M${x - 36} ${y - 14}h22v-4h-18ZM${x + 2} ${y - 14}h36l-4 -6h-30Z`, '#A65A42');
  b.line(`M${x - 6} ${y - 40}v-9m-3 3h6`, '#7b6b64', 1.6);
  b.line(
    `M${x - 30} ${y + 8}C${x - 90} ${y + 90} ${x - 130} ${y + 160} ${x - 190} ${y + 250}`,
    '#D7E0D2',
    2,
    'opacity=".7"',
  );
};

/** A block of brick with rows of windows; its right flank in shade. */
const block = (
  b: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  wall: string,
  shade: string,
  columns: number,
) => {
  b.rect(x, y, width, height, wall).rect(x + width * 0.72, y, width * 0.28, height, shade);
  const step = width / columns;
  for (let row = 0; row * 28 + 30 < height; row++)
    for (let k = 0; k < columns; k++) {
      const dark = k / columns > 0.66;
      const lit = b.random() < 0.25;
      const fill = lit ? (dark ? '#b89a72' : '#F0DDB0') : dark ? '#5d4a4a' : '#7b6460';
      b.rect(x + k * step + step * 0.22, y + 12 + row * 28, step * 0.56, 15, fill);
    }
  b.rect(x - 3, y - 5, width + 6, 7, shade);
};

const town = (b: Brush) => {
  const blocks: [number, number, number, string, string, number][] = [
    [20, 380, 120, '#C07A5C', '#99583F', 4],
    [150, 424, 150, '#CF9478', '#A96C50', 5],
    [316, 340, 92, '#B8664A', '#8E4A33', 3],
    [420, 440, 170, '#C98566', '#A25F44', 6],
    [600, 474, 90, '#B56E55', '#8F5039', 3],
    [700, 410, 120, '#BF7354', '#95533A', 4],
    [836, 452, 150, '#D39E84', '#AC7559', 5],
    [1000, 370, 110, '#B8664A', '#8E4A33', 4],
    [1120, 434, 120, '#CB8A6C', '#A5654A', 4],
  ];
  for (const [x, y, width, wall, shade, columns] of blocks) block(b, x, y, width, 660 - y, wall, shade, columns);
  b.scatter(70, () => ({
    x: b.random() * 1200,
    y: 646 - b.random() * 26,
    angle: -1.57 + b.range(-0.5, 0.5),
    length: b.range(26, 46),
    width: 14,
    fill: b.between('#3F6A4C', '#86A56A'),
  }));
};

/** Floor of clay tiles and the black rail. */
const terrace = (b: Brush) => {
  b.rect(0, 636, 1200, 264, '#CF9A77');
  for (const [row, y] of [650, 684, 728, 784, 854].entries()) b.line(`M0 ${y}H1200`, '#B27E5E', 2 + row * 0.5);
  for (let i = -9; i <= 9; i++) b.line(`M${600 + i * 92} 636L${600 + i * 168} 900`, '#B27E5E', 2.2);
  b.rect(0, 392, 1200, 17, '#2C3436').rect(0, 392, 1200, 5, '#566264').rect(0, 628, 1200, 11, '#2C3436');
  for (let x = 30; x < 1210; x += 46) b.rect(x, 405, 8, 226, '#2C3436').rect(x, 405, 2.6, 226, '#5d696b');
};

const brickWall = (b: Brush) => {
  b.path('M0 0H118V900H0Z', '#B7684B').path('M118 0h34v792l-34 108Z', '#8F4C36');
  for (let row = 0; row < 34; row++) {
    b.line(`M0 ${row * 27}H118`, '#D39B80', 3);
    for (const x of [row % 2 ? 22 : 48, row % 2 ? 78 : 104]) b.line(`M${x} ${row * 27}v27`, '#D39B80', 3);
  }
};

export type Balcony = {
  /** Where plants stand, and which. */
  pots?: readonly (readonly [kind: 'geranium' | 'snake', x: number, y: number, k: number])[];
  wall?: boolean;
  seed?: number;
};
const POTS: NonNullable<Balcony['pots']> = [
  ['geranium', 1050, 812, 1.25],
  ['snake', 226, 790, 1],
];

/** A balcony in Bogotá: eastern hills with Monserrate, brick town, black rail, floor of clay tiles. Floor from y 640. */
export const balcony = ({ pots = POTS, wall = true, seed = 5 }: Balcony = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#C9DBE2', '#D8E4E4', '#E6E9DF']);
  clouds(b, [
    [180, 92, 330],
    [520, 60, 260],
    [880, 120, 380],
    [1080, 60, 240],
  ]);
  b.ridge(FAR, '#A9C0BC', 660);
  const top = b.ridge(NEAR, '#5E8773', 660);
  forest(b, top, 240, 900, '#3F6A58', '#8DB08A');
  monserrate(b, 962, top(962) + 4);
  town(b);
  terrace(b);
  if (wall) brickWall(b);
  for (const [kind, x, y, k] of pots) (kind === 'geranium' ? geranium : snakePlant)(b, x, y, k);
  return { behind: b.svg };
};

/** A woven mat on the floor: its middle, half width, at y. */
export const mat = (
  x: number,
  y: number,
  half: number,
  colors: readonly [string, string, string] = ['#7B3B33', '#E3C27A', '#2F5D62'],
): string => {
  const b = new Brush(3);
  const slant = half * 0.12;
  const band = (from: number, to: number, fill: string) => {
    const at = (t: number) => half * (0.88 + 0.16 * t);
    b.path(
      `M${x - at(from)} ${y + from * 90}L${x + at(from)} ${y + from * 90 - slant * 0.1}L${x + at(to)} ${y + to * 90 - slant * 0.1}L${x - at(to)} ${y + to * 90}Z`,
      fill,
    );
  };
  band(0, 1, colors[0]);
  band(0.12, 0.3, colors[1]);
  band(0.42, 0.62, colors[2]);
  band(0.74, 0.88, '#E9D9BE');
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    for (const side of [-1, 1])
      b.line(
        `M${x + side * half * (0.88 + 0.16 * t)} ${y + t * 90}l${side * 15} ${b.range(2, 6).toFixed(1)}`,
        colors[0],
        3,
      );
  }
  return b.svg;
};

/** A bowl of water. */
export const bowl = (x: number, y: number, color = '#2F6F78'): string => {
  const b = new Brush(2);
  b.shadow(x + 6, y + 4, 88, 16);
  b.path(
    `M${x - 78} ${y - 40}Q${x - 74} ${y + 4} ${x - 46} ${y + 6}H${x + 46}Q${x + 74} ${y + 4} ${x + 78} ${y - 40}Z`,
    color,
  );
  b.oval(x, y - 40, 78, 15, b.mixed(color, '#ffffff', 0.35)).oval(x, y - 38, 66, 10, '#BFE0E2');
  b.line(`M${x - 46} ${y - 40}q30 -8 60 -3`, '#ffffff', 3, 'opacity=".8"');
  return b.svg;
};
