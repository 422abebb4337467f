import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { fern, snakePlant } from './plants.ts';

export type Zaguan = {
  /** Colours of the door. */
  door?: readonly [light: string, base: string, shade: string];
  /** The street shows through the open leaf. */
  open?: boolean;
  wall?: string;
  seed?: number;
};

/** Hydraulic tiles: a star in a square, smaller with distance. */
const tiles = (b: Brush) => {
  b.rect(0, 660, 1200, 240, '#E6DAC2');
  const rows = [660, 690, 728, 778, 840, 916];
  const at = (i: number, y: number) => 600 + (i * (y - 420)) / 2.5;
  for (let r = 0; r < rows.length - 1; r++) {
    const [y0, y1] = [rows[r] as number, rows[r + 1] as number];
    const ym = (y0 + y1) / 2;
    for (let i = -8; i < 8; i++) {
      if ((i + r) % 2 === 0)
        b.path(`M${at(i, y0)} ${y0}L${at(i + 1, y0)} ${y0}L${at(i + 1, y1)} ${y1}L${at(i, y1)} ${y1}Z`, '#3E6F74');
      const ink = (i + r) % 2 === 0 ? '#E6DAC2' : '#B4573E';
      b.path(
        `M${at(i + 0.5, y0 + 4)} ${y0 + 4}L${at(i + 0.86, ym)} ${ym}L${at(i + 0.5, y1 - 4)} ${y1 - 4}L${at(i + 0.14, ym)} ${ym}Z`,
        ink,
      );
      b.oval(at(i + 0.5, ym), ym, (y1 - y0) * 0.24, (y1 - y0) * 0.15, (i + r) % 2 === 0 ? '#B4573E' : '#3E6F74');
    }
  }
};

/** The street outside: houses of two colours, a kerb, hills. */
const street = (b: Brush) => {
  b.out.push('<clipPath id="way"><rect x="440" y="96" width="330" height="564"/></clipPath><g clip-path="url(#way)">');
  b.rect(440, 96, 330, 564, '#BFDCE6').path('M440 250Q540 190 640 236T780 200V400H440Z', '#7FA88B');
  b.rect(440, 280, 150, 300, '#E9B64C').rect(590, 300, 190, 280, '#F1E7D6').rect(590, 300, 40, 280, '#DCCFBA');
  for (let x = 430; x < 790; x += 26)
    b.path(`M${x} ${x < 588 ? 270 : 292}h26v18h-26Z`, b.pick(['#B45B3E', '#C87350', '#A14C33']));
  b.rect(470, 350, 56, 84, '#3F7C86')
    .rect(474, 354, 48, 76, '#2C5C66')
    .rect(660, 360, 64, 220, '#A5352B')
    .rect(668, 372, 48, 200, '#8A2A24');
  b.rect(440, 520, 150, 62, '#8C3B2E').rect(590, 520, 190, 62, '#4F7F56').rect(660, 400, 64, 182, '#A5352B');
  b.rect(440, 580, 330, 16, '#CFC6B6').rect(440, 596, 330, 66, '#9A938A');
  for (let i = 0; i < 46; i++)
    b.oval(b.range(440, 770), b.range(602, 656), 12, 5, b.pick(['#8A837A', '#ADA59A', '#7B756E']));
  b.path('M440 660L560 640H770V660Z', '#F6E6BE', 'opacity=".5"');
  b.out.push('</g>');
};

const leaf = (b: Brush, x: number, wide: number, [light, base, shade]: readonly [string, string, string]) => {
  b.rect(x, 96, wide, 564, base)
    .rect(x, 96, 8, 564, light)
    .rect(x + wide - 8, 96, 8, 564, shade);
  for (const [y, h] of [
    [130, 150],
    [304, 130],
    [458, 170],
  ] as const) {
    b.rect(x + wide * 0.16, y, wide * 0.68, h, shade).rect(x + wide * 0.22, y + 10, wide * 0.56, h - 20, base);
    b.rect(x + wide * 0.22, y + 10, wide * 0.56, 7, light);
  }
};

/** The entrance of a house: a panelled door on the street, painted wall, patterned tiles, a leash on its hook. Floor from y 660. */
export const zaguan = ({
  door = ['#3F8F86', '#2C6E68', '#1E524E'],
  open = true,
  wall = '#F2E6D2',
  seed = 35,
}: Zaguan = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, wall).path('M0 0H1200V60Q600 100 0 50Z', '#c9b594', 'opacity=".3"');
  b.rect(0, 470, 1200, 192, '#C2573F').rect(0, 462, 1200, 10, '#8F3D2D').rect(0, 652, 1200, 10, '#8F3D2D');
  b.rect(396, 56, 418, 606, '#8A6342').rect(396, 56, 418, 14, '#A87E58').rect(800, 56, 14, 606, '#6B4A30');
  if (open) {
    street(b);
    b.path('M440 96L372 60V700L440 660Z', door[2]).path('M440 96L384 66V692L440 660Z', door[1]);
    for (const [y0, y1] of [
      [140, 280],
      [320, 440],
      [480, 630],
    ] as const)
      b.path(`M430 ${y0}L394 ${y0 - 14}V${y1 + 14}L430 ${y1}Z`, door[2]);
  } else {
    leaf(b, 440, 164, door);
    leaf(b, 606, 164, door);
    b.oval(590, 392, 11, 11, '#D9B25C').oval(588, 389, 4, 4, '#F6E2A6');
  }
  tiles(b);
  if (open) b.path('M440 660H770L940 900H300Z', '#FFF3CF', 'opacity=".34"');
  b.rect(404, 654, 402, 10, '#6B4A30');
  // Leash, hat and bag on their hooks; a console with keys.
  b.rect(900, 250, 230, 18, '#8A6342');
  for (const x of [930, 1016, 1100]) b.line(`M${x} 262v22q0 10 10 8`, '#4a3a30', 6);
  b.line('M938 288Q906 380 934 430T958 300', '#B4352B', 9).line('M934 430q-16 24 -2 34q16 6 16 -16', '#B4352B', 9);
  b.path('M978 300Q1022 268 1062 302L1080 318Q1022 340 962 316Z', '#E7CF98').path(
    'M984 304Q1022 296 1058 304L1060 312Q1022 320 982 312Z',
    '#4A3A30',
  );
  b.path('M1070 300H1130L1142 400H1058Z', '#D98F3E')
    .line('M1078 340H1130M1072 368H1136', '#3F7C86', 9)
    .line('M1084 300q16 -34 32 0', '#B96F28', 6);
  b.rect(48, 200, 190, 236, '#8A6342')
    .rect(60, 212, 166, 212, '#CFE0DE')
    .path('M60 424V340L130 290L226 360V424Z', '#7FA88B')
    .path('M60 212H120L60 300Z', '#ffffff', 'opacity=".5"');
  snakePlant(b, 150, 724, 1.25);
  fern(b, 1078, 620, 0.9);
  b.path('M1034 616H1122L1110 716H1046Z', '#3F6F7A').path('M1086 616H1122L1110 716H1084Z', '#2D535C');
  return { behind: b.svg };
};

/** A doormat of fique with a border. */
export const doormat = (x: number, y: number, half: number): string => {
  const b = new Brush(4);
  b.path(`M${x - half} ${y}H${x + half}L${x + half * 1.12} ${y + half * 0.34}H${x - half * 1.12}Z`, '#8A6A3E');
  b.path(
    `M${x - half * 0.95} ${y + 6}H${x + half * 0.95}L${x + half * 1.04} ${y + half * 0.34 - 7}H${x - half * 1.04}Z`,
    '#C9A468',
  );
  for (let i = 0; i < 150; i++)
    b.stroke(
      x + b.range(-0.92, 0.92) * half,
      y + 9 + b.random() * (half * 0.34 - 20),
      b.range(-0.3, 0.3),
      b.range(14, 26),
      3.4,
      b.pick(['#B38C50', '#DDBF87', '#A37D44']),
    );
  return b.svg;
};
