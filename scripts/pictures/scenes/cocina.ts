import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { geranium } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

export type Cocina = {
  wall?: string;
  cupboard?: readonly [light: string, base: string, shade: string];
  floor?: readonly [string, string];
  seed?: number;
};

const windowOf = (b: Brush) => {
  b.out.push(
    '<clipPath id="sash"><rect x="380" y="60" width="420" height="250"/></clipPath><g clip-path="url(#sash)">',
  );
  sky(b, ['#B9D9E6', '#D3E7E8', '#EEF2E2'], 300);
  clouds(b, [
    [500, 130, 220],
    [720, 110, 190],
  ]);
  const top = b.ridge(
    [
      [340, 220],
      [460, 170],
      [560, 210],
      [680, 160],
      [840, 200],
    ],
    '#6F9C80',
    330,
  );
  forest(b, top, 90, 700, '#47755A', '#98BC88');
  for (const [x, y, w, fill] of [
    [392, 236, 70, '#C97F5F'],
    [470, 256, 52, '#E4C07E'],
    [530, 228, 60, '#B8664A'],
    [600, 250, 80, '#EFE3D0'],
    [690, 234, 50, '#C98566'],
    [748, 252, 70, '#D39E84'],
  ] as const) {
    b.rect(x, y, w, 100, fill);
    for (let k = 0; k < 6; k++)
      b.rect(x + 8 + (k % 3) * (w / 3 - 3), y + 12 + (k > 2 ? 28 : 0), 9, 13, b.pick(['#5e6a70', '#F0DDB0']));
  }
  b.out.push('</g>');
  b.line('M380 60H800V310H380ZM590 60V310', '#FBF6EC', 14, 'stroke-linejoin="round"');
  b.rect(362, 306, 456, 18, '#FBF6EC').rect(362, 322, 456, 7, '#D8CCBA');
};

const cupboards = (b: Brush, [light, base, shade]: readonly [string, string, string]) => {
  b.rect(0, 404, 1200, 260, base).rect(0, 404, 1200, 8, shade);
  for (let x = 14; x < 1190; x += 170) {
    if (x > 840 && x < 1040) continue;
    b.rect(x, 426, 150, 220, light)
      .rect(x + 14, 440, 122, 192, base)
      .rect(x + 14, 440, 122, 6, shade);
    b.oval(x + (x < 500 ? 124 : 26), 534, 7, 7, '#E9D9B6');
  }
  b.rect(0, 378, 1200, 30, '#E9E2D4').rect(0, 400, 1200, 9, '#BDB2A2');
  b.rect(0, 650, 1200, 18, shade);
};

/** A gas stove with its olleta of chocolate. */
const stove = (b: Brush, x: number) => {
  b.rect(x, 372, 186, 290, '#E7E8E4').rect(x + 140, 372, 46, 290, '#C9CCC8');
  b.rect(x + 18, 448, 150, 146, '#3C4447')
    .rect(x + 28, 462, 130, 110, '#59666A')
    .path(`M${x + 28} 462h60l-40 110h-20Z`, '#ffffff', 'opacity=".12"');
  b.rect(x + 18, 430, 150, 9, '#9AA3A4').rect(x - 4, 364, 194, 12, '#4A5356');
  for (let i = 0; i < 4; i++)
    b.oval(x + 34 + i * 38, 402, 10, 10, '#4A5356').oval(x + 32 + i * 38, 399, 3, 3, '#9AA3A4');
  b.path(
    `M${x + 22} 364L${x + 30} 300Q${x + 28} 282 ${x + 20} 270H${x + 84}Q${x + 76} 284 ${x + 76} 300L${x + 84} 364Z`,
    '#C9CFCF',
  );
  b.path(`M${x + 60} 270H${x + 84}Q${x + 76} 284 ${x + 76} 300L${x + 84} 364H${x + 62}Z`, '#9BA4A5')
    .line(`M${x + 80} 290q34 -4 28 36q-2 16 -26 22`, '#7c4b2c', 9)
    .line(`M${x + 50} 300V214`, '#8A5C38', 8);
  b.path(`M${x + 104} 364V322H${x + 180}V364Z`, '#B4443A')
    .rect(x + 98, 314, 88, 10, '#D9675B')
    .oval(x + 142, 308, 8, 7, '#4A3A30');
  for (const dx of [26, 52, 70]) b.line(`M${x + dx} 256q-12 -18 0 -34t0 -32`, '#ffffff', 4, 'opacity=".45"');
};

/** A kitchen seen from the floor: window over the hills, cupboards, stove, chequered tiles with a patch of sun. Floor from y 664. */
export const cocina = ({
  wall = '#F3E3C4',
  cupboard = ['#7FB0A0', '#66998A', '#4B7B6E'],
  floor = ['#F0E8DA', '#C98E6C'],
  seed = 41,
}: Cocina = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, wall);
  for (let i = 0; i < 20; i++) b.line(`M${i * 62} 330V380`, '#D9CBB2', 2);
  b.rect(0, 328, 1200, 52, '#F9F4EA');
  for (let x = 20; x < 1200; x += 52)
    b.path(`M${x} 336l18 18l-18 18l-18 -18Z`, b.pick(['#3F7C86', '#C98E4A']), 'opacity=".8"');
  windowOf(b);
  cupboards(b, cupboard);
  stove(b, 856);
  // On the worktop: plantains and a mortar; on the wall: a ristra of onions and pans.
  b.path('M120 378Q110 334 176 330T262 378Z', '#D8B98A').path('M196 378Q240 372 262 378Q250 340 210 332Z', '#B9966A');
  for (const [dx, fill] of [
    [0, '#8FAF4E'],
    [22, '#A8BF58'],
    [46, '#D9C04A'],
  ] as const)
    b.stroke(130 + dx, 336, -0.5, 92, 26, fill, -26);
  b.line('M70 70V300', '#B99B62', 5);
  for (let i = 0; i < 9; i++)
    b.oval(70 + (i % 2 ? 16 : -16), 104 + i * 23, 19, 16, b.pick(['#B76B8A', '#F1E4C8', '#9C5476']));
  b.rect(880, 96, 250, 9, '#7c6a58');
  for (const [x, r] of [
    [926, 34],
    [1010, 42],
    [1094, 30],
  ] as const)
    b.line(`M${x} 104V${150}`, '#59504a', 8)
      .oval(x, 150 + r, r, r, '#59646a')
      .oval(x - 5, 146 + r, r * 0.78, r * 0.78, '#77858a');
  const rows = [664, 694, 732, 782, 846, 926];
  const at = (i: number, y: number) => 600 + (i * (y - 420)) / 2.2;
  b.rect(0, 664, 1200, 236, floor[0]);
  for (let r = 0; r < 5; r++)
    for (let i = -8; i < 8; i++) {
      if ((i + r) % 2) continue;
      const [y0, y1] = [rows[r] as number, rows[r + 1] as number];
      b.path(`M${at(i, y0)} ${y0}L${at(i + 1, y0)} ${y0}L${at(i + 1, y1)} ${y1}L${at(i, y1)} ${y1}Z`, floor[1]);
    }
  b.path('M250 690L560 690L470 880H60Z', '#FFF6D6', 'opacity=".5"').path(
    'M590 690H860L870 880H520Z',
    '#FFF6D6',
    'opacity=".5"',
  );
  geranium(b, 470, 306, 0.42);
  geranium(b, 716, 306, 0.42, ['#F2D04B', '#E9A63A', '#F8ECC6']);
  return { behind: b.svg };
};
