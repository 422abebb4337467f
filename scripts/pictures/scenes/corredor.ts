import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { banana, clayPot, fern, geranium, waxPalm } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

export type Corredor = {
  /** Colours of railing and posts: light, base, shade. */
  wood?: readonly [light: string, base: string, shade: string];
  /** Pots on the floor: x, y, size. */
  pots?: readonly (readonly [x: number, y: number, k: number])[];
  hammock?: boolean;
  seed?: number;
};

/** Slopes of coffee: rows of round bushes that follow the hill. */
const coffee = (b: Brush, top: (x: number) => number) => {
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 42; i++) {
      const x = i * 30 + (row % 2) * 15 + b.range(-4, 4);
      const y = top(x) + 24 + row * 27 + b.range(-3, 3);
      const k = 0.7 + row * 0.09;
      b.oval(x, y, 15 * k, 10 * k, b.between('#2F5F3B', '#4D8248', 0.5, 0.4));
      b.oval(x - 3 * k, y - 4 * k, 8 * k, 4.5 * k, b.between('#6C9C55', '#8DB768', 0.5, 0.4));
      if (b.random() < 0.3) b.oval(x + b.range(-7, 7) * k, y + b.range(-4, 4) * k, 2.4, 2.4, '#C4402F');
    }
};

const view = (b: Brush) => {
  sky(b, ['#B9D6DE', '#D3E6E2', '#F1F0DA'], 520);
  clouds(b, [
    [250, 120, 320],
    [640, 80, 260],
    [980, 150, 340],
  ]);
  const ridge = (heights: readonly number[], fill: string) =>
    b.ridge(
      heights.map((y, i) => [-20 + i * 206, y] as const),
      fill,
      640,
    );
  ridge([250, 190, 228, 160, 214, 150, 190], '#A3C0B6');
  const middle = ridge([320, 270, 318, 268, 232, 290, 300], '#7BA583');
  forest(b, middle, 120, 420, '#558A66', '#A6C793');
  for (const [x, h] of [
    [404, 130],
    [452, 170],
    [862, 150],
    [904, 110],
  ] as const)
    waxPalm(b, x, middle(x) + 34, h);
  coffee(b, ridge([392, 372, 404, 430, 388, 356, 380], '#5E8F4F'));
  banana(b, 720, 610, 0.8);
};

const floor = (b: Brush) => {
  b.rect(0, 636, 1200, 264, '#C1694A');
  for (const [row, y] of [650, 676, 712, 760, 826].entries()) b.line(`M0 ${y}H1200`, '#A4533A', 2 + row * 0.5);
  for (let i = -10; i <= 10; i++) b.line(`M${600 + i * 84} 636L${600 + i * 156} 900`, '#A4533A', 2.2);
  b.path('M0 660L520 636H860L420 900H0Z', '#F3C79A', 'opacity=".22"');
};

const post = (b: Brush, x: number, [light, base, shade]: readonly [string, string, string]) => {
  b.rect(x - 19, 96, 38, 560, base)
    .rect(x - 19, 96, 10, 560, light)
    .rect(x + 9, 96, 10, 560, shade);
  b.path(`M${x - 30} 134L${x - 64} 96H${x + 64}L${x + 30} 134Z`, base);
  b.rect(x - 28, 640, 56, 20, '#E9DFCB').rect(x - 26, 128, 52, 14, shade);
};

const railing = (b: Brush, [light, base, shade]: readonly [string, string, string]) => {
  for (let x = 26; x < 1200; x += 43) {
    b.path(
      `M${x - 7} 470Q${x - 14} 520 ${x - 5} 552Q${x - 12} 590 ${x - 7} 622H${x + 7}Q${x + 12} 590 ${x + 5} 552Q${x + 14} 520 ${x + 7} 470Z`,
      base,
    );
    b.path(
      `M${x - 7} 470Q${x - 14} 520 ${x - 5} 552Q${x - 12} 590 ${x - 7} 622H${x - 2}Q${x - 5} 580 ${x - 1} 552Q${x - 7} 520 ${x - 2} 470Z`,
      light,
    );
  }
  b.rect(0, 446, 1200, 28, base).rect(0, 446, 1200, 9, light).rect(0, 470, 1200, 5, shade);
  b.rect(0, 618, 1200, 20, base).rect(0, 618, 1200, 6, light).rect(0, 636, 1200, 5, shade);
};

const basket = (b: Brush, x: number, y: number) => {
  b.line(`M${x} 86V${y - 40}M${x - 48} ${y}L${x} ${y - 44}L${x + 48} ${y}`, '#6b5142', 2.6);
  fern(b, x, y + 8, 0.82);
  for (let i = 0; i < 20; i++)
    b.oval(x + b.range(-62, 62), y + b.range(-26, 44), 6.5, 5.5, b.pick(['#D6468B', '#E979A6', '#B92D6E']));
  b.path(`M${x - 50} ${y}H${x + 50}L${x + 34} ${y + 46}H${x - 34}Z`, '#9A6B42').path(
    `M${x + 8} ${y}H${x + 50}L${x + 34} ${y + 46}H${x + 4}Z`,
    '#7A5232',
  );
};

/** A net hammock hung across the corridor. */
const hammockOf = (b: Brush) => {
  b.path('M238 300Q470 640 904 316Q560 700 238 300Z', '#E2A94B').path(
    'M238 300Q470 660 904 316Q540 610 238 300Z',
    '#C4513D',
  );
  for (let i = 1; i < 9; i++)
    b.line(
      `M${238 + i * 8} ${300 + i * 10}Q${470 + i * 6} ${640 - i * 8} ${904 - i * 8} ${316 + i * 8}`,
      '#F2D9A6',
      2.4,
      'opacity=".6"',
    );
};

/** The corridor of a coffee farm: painted railing and posts, baskets of flowers, coffee and wax palms behind. Floor from y 640. */
export const corredor = ({
  wood = ['#D65A45', '#B63A2E', '#8A2A24'],
  pots = [
    [120, 828, 1.15],
    [1112, 800, 1],
  ],
  hammock = false,
  seed = 21,
}: Corredor = {}): Setting => {
  const b = new Brush(seed);
  view(b);
  floor(b);
  railing(b, wood);
  for (const x of [214, 640, 1050]) post(b, x, wood);
  b.rect(0, 0, 1200, 58, '#7A5236')
    .rect(0, 56, 1200, 44, wood[1])
    .rect(0, 56, 1200, 10, wood[0])
    .rect(0, 94, 1200, 7, wood[2]);
  for (let x = 30; x < 1200; x += 92) b.rect(x, 0, 26, 58, '#5E3D28');
  if (hammock) hammockOf(b);
  basket(b, 424, 232);
  basket(b, 846, 216);
  for (const x of [330, 530, 760, 950]) {
    clayPot(b, x, 448, 0.42);
    for (let i = 0; i < 26; i++)
      b.oval(x + b.range(-36, 36), 392 + b.range(-30, 12), 8, 6, b.between('#36683F', '#83AE5E', 0.5));
    for (let i = 0; i < 16; i++)
      b.oval(x + b.range(-32, 32), 386 + b.range(-26, 10), 5, 4.4, b.pick(['#F2D04B', '#F6E8C8', '#E58A3A']));
  }
  for (const [x, y, k] of pots) geranium(b, x, y, k);
  return { behind: b.svg };
};
