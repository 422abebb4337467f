import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { fern, snakePlant } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

export type Sala = {
  /** Colours of wall and sofa. */
  wall?: string;
  sofa?: readonly [light: string, base: string, shade: string];
  /** What the window shows. */
  view?: 'hills' | 'night';
  seed?: number;
};

const townOf = (b: Brush, night: boolean) => {
  for (const [x, y, w, fill] of [
    [130, 330, 60, '#C07A5C'],
    [210, 350, 76, '#CF9478'],
    [310, 318, 52, '#B8664A'],
    [380, 346, 90, '#C98566'],
    [490, 326, 64, '#BF7354'],
  ] as const) {
    b.rect(x, y, w, 120, night ? b.mixed(fill, '#1d2436', 0.6) : fill);
    for (let r = 0; r < 3; r++)
      for (let k = 0; k < 3; k++)
        b.rect(
          x + 8 + (k * (w - 14)) / 3,
          y + 12 + r * 26,
          9,
          12,
          b.random() < (night ? 0.6 : 0.25) ? '#F0DDB0' : '#6d5650',
        );
  }
};

const windowOf = (b: Brush, night: boolean) => {
  b.out.push(
    '<clipPath id="pane"><rect x="120" y="60" width="470" height="360"/></clipPath><g clip-path="url(#pane)">',
  );
  if (night) sky(b, ['#2B3A55', '#3D4D6B', '#5A6482'], 420);
  else sky(b, ['#BED8E2', '#D4E6E4', '#ECF0DF'], 420);
  if (!night)
    clouds(b, [
      [260, 140, 240],
      [520, 110, 190],
    ]);
  const top = b.ridge(
    [
      [80, 300],
      [200, 250],
      [320, 290],
      [450, 220],
      [600, 270],
      [700, 260],
    ],
    night ? '#33425A' : '#6E9A82',
    430,
  );
  if (!night) forest(b, top, 130, 500, '#47755F', '#96B98E');
  townOf(b, night);
  b.out.push('</g>');
  b.line('M120 60H590V420H120ZM355 60V420M120 250H590', '#F7F1E6', 14, 'stroke-linejoin="round"');
  b.rect(98, 418, 514, 22, '#F7F1E6').rect(98, 436, 514, 8, '#D6CBBB');
  for (const [x, lean] of [
    [60, 1],
    [600, -1],
  ] as const) {
    b.path(
      `M${x} 30C${x + 10} 180 ${x + 20 * lean} 340 ${x - 6} 560H${x + 74}C${x + 60} 360 ${x + 66} 180 ${x + 60} 30Z`,
      '#E8D5B8',
    );
    for (let i = 0; i < 5; i++)
      b.line(
        `M${x + 10 + i * 12} 34C${x + 14 + i * 11} 220 ${x + 8 + i * 12} 400 ${x + 2 + i * 14} 556`,
        '#CDB48F',
        3,
        'opacity=".7"',
      );
  }
};

/** A living room: window over the town, sofa whose seat is at y 690 and whose back at y 500, plants. The animal lies on the sofa. */
export const sala = ({
  wall = '#DCCFE0',
  sofa = ['#6FA08F', '#4F8273', '#3A6559'],
  view = 'hills',
  seed = 12,
}: Sala = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, wall);
  b.path('M0 0H1200V90Q600 40 0 120Z', '#ffffff', 'opacity=".22"');
  windowOf(b, view === 'night');
  b.rect(0, 760, 1200, 140, '#A9795A');
  for (let i = 0; i < 9; i++) b.line(`M${-60 + i * 160} 900L${60 + i * 136} 760`, '#8F6246', 2.5);
  b.rect(0, 748, 1200, 14, '#F2E9DC');
  snakePlant(b, 1108, 770, 1.35);
  b.line('M890 0V70', '#6b5a50', 4);
  fern(b, 890, 120, 1.05);
  b.path('M838 104H942L926 168H854Z', '#C98A5E').path('M900 104H942L926 168H896Z', '#A66B43');
  const [light, base, shade] = sofa;
  b.shadow(600, 872, 560, 24);
  b.path('M96 500Q100 462 140 462H1010Q1050 462 1054 500V800H96Z', base);
  b.path('M96 500Q100 462 140 462H1010Q1050 462 1054 500V520Q1040 488 1004 488H146Q108 488 96 522Z', light);
  b.path('M140 690Q150 660 190 660H560Q574 660 574 690V770H140Z', light).path(
    'M580 690Q580 660 596 660H960Q1004 660 1010 690V770H580Z',
    light,
  );
  b.path('M140 724H574V800H140ZM580 724H1010V800H580Z', base);
  b.line('M577 664V800', shade, 5);
  b.path('M40 620Q44 576 92 576T148 620V860H44Z', base).path(
    'M40 620Q44 576 92 576T148 620Q130 600 94 602T40 640Z',
    light,
  );
  b.path('M1002 620Q1006 576 1056 576T1112 620V860H1004Z', shade).path(
    'M1002 620Q1006 576 1056 576T1112 620Q1090 600 1056 602T1002 640Z',
    base,
  );
  b.rect(148, 796, 856, 58, shade);
  return { behind: b.svg };
};

/** The room nearer: `k` times as large round (x, y). */
export const nearer = ({ behind, front = '' }: Setting, k: number, x: number, y: number): Setting => {
  const move = `transform="translate(${x - x * k} ${y - y * k}) scale(${k})"`;
  return { behind: `<g ${move}>${behind}</g>`, front: front && `<g ${move}>${front}</g>` };
};

/** A cushion standing on a sofa. */
export const cushion = (
  x: number,
  y: number,
  half: number,
  colors: readonly [string, string] = ['#D9903F', '#B96F28'],
): string => {
  const b = new Brush(3);
  const h = half * 0.92;
  b.shape(
    [
      [x - half, y - h],
      [x, y - h * 0.84],
      [x + half, y - h],
      [x + half * 0.9, y],
      [x + half, y + h],
      [x, y + h * 0.9],
      [x - half, y + h],
      [x - half * 0.9, y],
    ],
    colors[0],
    true,
  );
  for (let i = -2; i <= 2; i++)
    b.line(
      `M${x + (i - 0.5) * half * 0.32} ${y - h * 0.7}l${half * 0.16} ${h * 0.7}l${-half * 0.16} ${h * 0.7}`,
      colors[1],
      half * 0.06,
      'stroke-linejoin="round"',
    );
  return b.svg;
};
