import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { fern } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

export type Bosque = {
  /** Mossy branch for a bird to perch on: height of its top at the middle; null leaves the sky open. */
  branch?: number | null;
  /** Ground to stand on, from y 720. */
  floor?: boolean;
  seed?: number;
};

/** A yarumo: a thin pale trunk under hands of silver leaves. */
const yarumo = (b: Brush, x: number, y: number, height: number) => {
  b.path(`M${x - 7} ${y}L${x - 5} ${y - height}h10L${x + 8} ${y}Z`, '#C9C6B4').path(
    `M${x + 1} ${y}V${y - height}h4L${x + 8} ${y}Z`,
    '#9FA08E',
  );
  for (let i = 1; i < 12; i++) b.line(`M${x - 6} ${(y - (height * i) / 12).toFixed(0)}h13`, '#8f907e', 1.8);
  for (const [dx, dy] of [
    [-66, 8],
    [66, 2],
    [-34, -48],
    [36, -52],
    [0, -14],
  ] as const)
    for (let i = 0; i < 9; i++)
      b.stroke(
        x + dx,
        y - height + dy,
        (i / 9) * 6.28 + 0.2,
        b.range(38, 52),
        19,
        b.between('#7E9A84', '#DCE6D6', 0.62 - Math.sin((i / 9) * 6.28) * 0.3, 0.2),
      );
};

/** A tree fern. */
const helecho = (b: Brush, x: number, y: number, height: number) => {
  b.path(`M${x - 13} ${y}L${x - 9} ${y - height}h18L${x + 15} ${y}Z`, '#54432F');
  for (let i = 0; i < 40; i++)
    b.stroke(
      x + b.range(-11, 11),
      y - b.random() * height,
      1.57 + b.range(-0.4, 0.4),
      16,
      5,
      b.pick(['#6B563C', '#3E3122']),
    );
  for (let f = 0; f < 11; f++) {
    const angle = -Math.PI * 1.1 + (f / 10) * Math.PI * 1.2;
    for (let i = 2; i < 26; i++) {
      const t = i / 26;
      const [px, py] = [x + Math.cos(angle) * 150 * t, y - height + Math.sin(angle) * 96 * t + 78 * t * t];
      b.stroke(
        px,
        py,
        angle + (i % 2 ? 1 : -1) * 1.1 + 0.5 * t,
        30 * (1 - t * 0.7) + 6,
        7,
        b.between('#2E6440', '#96BE6A', 0.45 - Math.sin(angle) * 0.3, 0.25),
        6,
      );
    }
  }
};

const mossy = (b: Brush, y: number) => {
  b.path(
    `M-20 ${y + 46}Q300 ${y + 14} 620 ${y + 4}T1220 ${y - 42}V${y}Q900 ${y + 44} 620 ${y + 52}T-20 ${y + 112}Z`,
    '#6E5640',
  );
  b.path(
    `M-20 ${y + 84}Q300 ${y + 50} 620 ${y + 38}T1220 ${y - 12}V${y}Q900 ${y + 44} 620 ${y + 52}T-20 ${y + 112}Z`,
    '#503C2C',
  );
  const top = (x: number) => y + 46 - (x + 20) * 0.071;
  for (let i = 0; i < 260; i++) {
    const x = b.range(-20, 1220);
    b.stroke(
      x,
      top(x) + b.range(-4, 14),
      b.range(-0.4, 3.5),
      b.range(10, 26),
      6,
      b.between('#4E7A3C', '#B4CB6E', b.random()),
    );
  }
  for (const [x, k] of [
    [170, 0.7],
    [980, 0.6],
    [1120, 0.8],
  ] as const)
    fern(b, x, top(x) + 6, k);
  for (const [x, fill] of [
    [300, '#C9466A'],
    [860, '#E08A3A'],
  ] as const) {
    for (let i = 0; i < 13; i++)
      b.stroke(
        x,
        top(x) + 6,
        -Math.PI + (i / 12) * Math.PI,
        b.range(60, 86),
        15,
        b.between('#4F8050', '#9BBE74', 0.5),
        10,
      );
    for (let i = 0; i < 9; i++)
      b.stroke(
        x,
        top(x) - 6,
        -Math.PI / 2 + (i - 4) * 0.16,
        b.range(56, 84),
        12,
        i % 2 ? fill : b.mixed(fill, '#ffffff', 0.3),
      );
  }
};

/** Cloud forest: yarumos and tree ferns over layered green, with a mossy branch (birds) or a path of leaves (dogs). */
export const bosque = ({ branch = null, floor = branch === null, seed = 49 }: Bosque = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#C4DBD8', '#D6E6DC', '#EEF1DF'], 560);
  clouds(b, [
    [260, 140, 380],
    [900, 110, 420],
  ]);
  const layer = (
    heights: readonly number[],
    fill: string,
    dark: string,
    light: string,
    count: number,
    depth: number,
  ) => {
    const top = b.ridge(
      heights.map((y, i) => [-20 + i * 206, y] as const),
      fill,
      920,
    );
    forest(b, top, depth, count, dark, light);
    return top;
  };
  layer([330, 270, 320, 250, 300, 240, 280], '#A9C4B2', '#93B4A0', '#C6D9BE', 300, 120);
  const mid = layer([450, 400, 440, 470, 420, 370, 410], '#719C72', '#558460', '#A5C68A', 800, 210);
  for (const [x, h] of [
    [150, 240],
    [700, 200],
    [840, 270],
    [1090, 230],
  ] as const)
    yarumo(b, x, mid(x) + 110, h);
  layer([600, 570, 640, 660, 630, 560, 540], '#4C7C4D', '#356440', '#85B265', 1100, 260);
  helecho(b, 60, 720, 240);
  helecho(b, 1150, 700, 270);
  helecho(b, 420, 660, 110);
  for (const [x, y, half] of [
    [330, 462, 300],
    [560, 486, 220],
    [1010, 470, 260],
  ] as const)
    for (const k of [1, 0.72, 0.45]) b.oval(x + (1 - k) * 60, y, half * k, 17 * k + 6, '#F1F4EC', 'opacity=".22"');
  if (floor) {
    b.path('M0 720Q300 690 620 706T1200 690V900H0Z', '#7A6243').path(
      'M180 900Q420 760 590 706H690Q740 780 1010 900Z',
      '#A58A5E',
    );
    for (let i = 0; i < 420; i++)
      b.stroke(
        b.range(-10, 1210),
        b.range(706, 900),
        b.range(-0.5, 0.5),
        b.range(16, 34),
        b.range(7, 12),
        b.pick(['#8F7248', '#6A5236', '#B39058', '#5F7A42', '#8DA055', '#A9673A']),
      );
    fern(b, 120, 760, 0.9);
    fern(b, 1080, 750, 1);
    fern(b, 960, 720, 0.6);
    fern(b, 300, 726, 0.6);
  }
  if (branch !== null) mossy(b, branch);
  return { behind: b.svg };
};
