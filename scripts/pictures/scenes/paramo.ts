import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { grass } from './plants.ts';
import { clouds, sky } from './sky.ts';

/** A frailejón: a trunk in its dry leaves, a grey-green rosette, sometimes in yellow flower. */
export const frailejon = (b: Brush, x: number, y: number, k = 1, flower = true): void => {
  const top = y - 120 * k;
  b.path(
    `M${x - 26 * k} ${y}Q${x - 34 * k} ${top + 30 * k} ${x - 20 * k} ${top}H${x + 20 * k}Q${x + 34 * k} ${top + 30 * k} ${x + 26 * k} ${y}Z`,
    '#6B5844',
  );
  for (let i = 0; i < 70; i++)
    b.stroke(
      x + b.range(-26, 26) * k,
      top + b.random() * 110 * k,
      1.57 + b.range(-0.5, 0.5),
      b.range(22, 40) * k,
      8 * k,
      b.pick(['#8A7358', '#A58C6C', '#574735', '#75614A']),
    );
  for (const ring of [1.02, 0.85, 0.66, 0.45])
    for (let i = 0; i < 20; i++) {
      const angle = -Math.PI / 2 + (i / 19 - 0.5) * Math.PI * 1.55 * ring + b.range(-0.08, 0.08);
      const lit = 0.35 - Math.sin(angle) * 0.35;
      b.stroke(
        x,
        top + 6 * k,
        angle,
        b.range(78, 98) * k * (0.7 + ring * 0.35),
        19 * k,
        b.between('#8FA287', '#DCE4C8', lit, 0.18),
        14 * k * ring,
      );
    }
  if (!flower) return;
  for (const lean of [-0.5, 0.16, 0.6]) {
    const [fx, fy] = [x + lean * 70 * k, top - 96 * k + Math.abs(lean) * 14 * k];
    b.line(`M${x} ${top}Q${x + lean * 20 * k} ${top - 60 * k} ${fx} ${fy}`, '#B9C39C', 5 * k);
    for (let i = 0; i < 12; i++)
      b.stroke(fx, fy, (i / 12) * 6.28, 17 * k, 8 * k, b.pick(['#EBC03C', '#F5D968', '#DDA92E']));
    b.oval(fx, fy, 7 * k, 6 * k, '#B9852C');
  }
};

export type Paramo = {
  /** Plants: x, y, size. */
  plants?: readonly (readonly [x: number, y: number, k: number])[];
  /** Fog in the hollows, 0 … 1. */
  fog?: number;
  seed?: number;
};

/** A páramo above Bogotá: frailejones, straw grass, a lagoon under bare hills, fog. The animal stands at y 790. */
export const paramo = ({
  plants = [
    [770, 610, 0.42],
    [880, 640, 0.6],
    [330, 620, 0.48],
    [456, 602, 0.36],
    [210, 668, 0.8],
    [1070, 720, 1.25],
    [90, 800, 1.35],
  ],
  fog = 0.6,
  seed = 45,
}: Paramo = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#B7CBD4', '#CFDCDC', '#E9ECE2'], 480);
  clouds(b, [
    [200, 150, 420],
    [640, 110, 380],
    [1040, 170, 420],
  ]);
  const ridge = (heights: readonly number[], fill: string) =>
    b.ridge(
      heights.map((y, i) => [-20 + i * 206, y] as const),
      fill,
      700,
    );
  ridge([330, 250, 300, 220, 286, 240, 310], '#97AFAF');
  const near = ridge([420, 370, 430, 448, 390, 330, 360], '#7F9A82');
  for (let i = 0; i < 240; i++) {
    const x = b.random() * 1200;
    b.stroke(
      x,
      near(x) + 8 + b.random() * 130,
      1.2 + b.range(-0.4, 0.4),
      b.range(18, 44),
      b.range(5, 10),
      b.between('#66836C', '#AEB98A', 0.5),
    );
  }
  if (fog > 0)
    clouds(
      b,
      [
        [240, 404, 520],
        [820, 430, 560],
        [1120, 380, 360],
      ],
      '#F2F4EE',
      fog,
    );
  b.path('M0 540Q300 500 640 524T1200 500V900H0Z', '#A9AD6E');
  b.path('M420 566Q640 536 980 556Q1040 574 920 592Q640 612 470 592Q390 580 420 566Z', '#8FB3BC').path(
    'M500 568Q700 550 900 564Q760 580 560 578Z',
    '#C6DAD9',
  );
  grass(b, 620, [0, 1200, 540, 760], '#7F8748', '#DCCB86', 46);
  for (const [x, y, k] of [...plants].sort((a, c) => a[1] - c[1])) {
    b.shadow(x, y, 46 * k, 9 * k);
    frailejon(b, x, y, k, k > 0.5);
    grass(b, 12, [x - 60 * k, x + 60 * k, y - 6, y + 8], '#7F8748', '#DCCB86', 46 * k);
  }
  b.path('M0 760Q260 720 560 748T1200 730V900H0Z', '#B0A564', 'opacity=".85"');
  grass(b, 520, [0, 1200, 735, 900], '#8A8A4A', '#E6D693', 52);
  const front = new Brush(seed + 1);
  grass(front, 90, [0, 1200, 870, 925], '#7F8748', '#E0D08C', 80);
  return { behind: b.svg, front: front.svg };
};
