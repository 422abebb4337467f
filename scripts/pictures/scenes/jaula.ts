import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';

export type Terrarium = {
  wheel?: boolean;
  seed?: number /** Colour of bedding. */;
  bedding?: readonly [dark: string, base: string, light: string];
  night?: boolean;
};

const shavings = (b: Brush, top: (x: number) => number, colors: readonly [string, string, string], count: number) => {
  for (let i = 0; i < count; i++) {
    const x = b.range(-20, 1220);
    const y = top(x) + 6 + b.random() ** 1.3 * 320;
    b.stroke(
      x,
      y,
      b.range(-0.6, 0.6) + (b.random() < 0.5 ? 0 : 3.14),
      b.range(16, 46),
      b.range(5, 11),
      b.pick([colors[0], colors[1], colors[2], colors[2]]),
      b.range(-8, 8),
    );
  }
};

const wheel = (b: Brush, x: number, y: number, r: number) => {
  b.path(`M${x - 20} ${y}L${x - r * 0.6} ${y + r * 1.16}H${x + r * 0.6}L${x + 20} ${y}Z`, '#A97B4D').path(
    `M${x + 2} ${y}L${x + r * 0.3} ${y + r * 1.16}H${x + r * 0.6}L${x + 20} ${y}Z`,
    '#86603A',
  );
  b.oval(x, y, r, r, '#C79A66')
    .oval(x, y, r * 0.93, r * 0.93, '#E0BD8B')
    .oval(x + 14, y + 4, r * 0.86, r * 0.87, '#CDA36F');
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * Math.PI * 2;
    b.line(
      `M${x + 14 + Math.cos(a) * r * 0.86} ${y + 4 + Math.sin(a) * r * 0.87}L${x + Math.cos(a) * r * 0.95} ${y + Math.sin(a) * r * 0.95}`,
      '#A97B4D',
      3,
    );
  }
  b.oval(x + 8, y + 2, 15, 15, '#7C5835');
};

/** A deep-bedded terrarium seen through its glass: bedding from y 640, wheel at the left, house and sprays. The animal stands at y ≈ 700. */
export const terrarium = ({
  wheel: turning = true,
  seed = 15,
  bedding = ['#B99A6A', '#D9BF92', '#EFDDB8'],
  night = false,
}: Terrarium = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, night ? '#54507A' : '#CBD8CC');
  b.path('M0 0H1200V380Q600 330 0 400Z', night ? '#615D8A' : '#DAE4D8');
  b.rect(0, 590, 1200, 310, '#8D9A86');
  if (turning) wheel(b, 214, 402, 186);
  // House of bark, sprays of millet, a branch to gnaw.
  b.path('M838 660V500Q842 420 960 414T1092 500V660Z', '#A5794F').path(
    'M1000 660V420Q1086 436 1092 500V660Z',
    '#855C38',
  );
  for (let i = 0; i < 30; i++)
    b.stroke(
      b.range(846, 1080),
      b.range(430, 640),
      1.57 + b.range(-0.1, 0.1),
      b.range(40, 90),
      5,
      b.pick(['#8A6240', '#BD9163', '#6F4C2E']),
    );
  b.path('M890 664V580Q892 536 938 536T986 580V664Z', '#3B2A20');
  for (const [x, lean] of [
    [716, -0.25],
    [760, 0.12],
    [690, -0.5],
  ] as const) {
    b.line(`M${x} 690Q${x + lean * 80} 520 ${x + lean * 240} 404`, '#B99B52', 4);
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      b.oval(
        x + lean * 80 + lean * 170 * t + b.range(-9, 9),
        540 - 140 * t + b.range(-6, 6),
        6,
        7.5,
        b.between('#D9A93F', '#F2D58A', 0.5),
      );
    }
  }
  const top = b.ridge(
    [
      [-20, 664],
      [160, 640],
      [380, 676],
      [620, 664],
      [860, 640],
      [1060, 660],
      [1220, 634],
    ],
    bedding[1],
    910,
  );
  shavings(b, top, bedding, 620);
  const front = new Brush(seed + 1);
  front.scatter(60, () => ({
    x: front.range(-10, 1200),
    y: front.range(800, 900),
    angle: front.range(-0.5, 0.5),
    length: front.range(40, 90),
    width: front.range(9, 16),
    fill: front.pick(bedding),
    sag: front.range(-10, 10),
  }));
  front
    .path('M40 0L150 0L20 900H-90Z', '#ffffff', 'opacity=".1"')
    .path('M190 0H230L96 900H56Z', '#ffffff', 'opacity=".08"');
  return { behind: b.svg, front: front.svg };
};

/** Seeds and a slice of cucumber before the animal. */
export const supper = (x: number, y: number): string => {
  const b = new Brush(6);
  b.shadow(x, y + 8, 92, 14);
  b.oval(x, y, 86, 22, '#B86B4B')
    .oval(x, y - 6, 86, 20, '#D48A66')
    .oval(x, y - 7, 72, 14, '#9C5639');
  for (let i = 0; i < 46; i++)
    b.stroke(
      x + b.range(-62, 56),
      y - 10 + b.range(-8, 8),
      b.range(-0.6, 0.6),
      b.range(13, 20),
      8,
      b.pick(['#E9D9A6', '#C9A254', '#5B4A3A', '#F4EBCF', '#8AA04E']),
    );
  return b.svg;
};
