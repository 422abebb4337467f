import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { banana, grass } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

const stone = (b: Brush, x: number, y: number, r: number) => {
  b.shadow(x, y + r * 0.3, r * 1.15, r * 0.22, '#1e3a3a', 0.3);
  b.shape(
    [
      [x - r, y + r * 0.2],
      [x - r * 0.7, y - r * 0.5],
      [x, y - r * 0.68],
      [x + r * 0.8, y - r * 0.42],
      [x + r, y + r * 0.22],
      [x, y + r * 0.36],
    ],
    '#8E8F86',
    true,
  );
  b.shape(
    [
      [x - r * 0.76, y - r * 0.3],
      [x - r * 0.2, y - r * 0.62],
      [x + r * 0.5, y - r * 0.46],
      [x - r * 0.1, y - r * 0.24],
    ],
    '#B9B9AC',
    true,
  );
  b.shape(
    [
      [x + r * 0.1, y + r * 0.3],
      [x + r * 0.86, y - r * 0.1],
      [x + r * 0.98, y + r * 0.2],
      [x + r * 0.5, y + r * 0.32],
    ],
    '#6C6F6C',
    true,
  );
};

/** A stream between coffee hills: pebble bank below y 760, clear water above it to y 560. */
export const quebrada = ({ seed = 9 }: { seed?: number } = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#BFD9DE', '#D3E5E1', '#EAF0DF'], 420);
  clouds(b, [
    [300, 110, 360],
    [820, 80, 300],
    [1090, 150, 260],
  ]);
  b.ridge(
    [
      [-20, 260],
      [200, 190],
      [420, 240],
      [640, 160],
      [860, 226],
      [1060, 150],
      [1220, 210],
    ],
    '#9DBFA6',
    620,
  );
  const near = b.ridge(
    [
      [-20, 330],
      [140, 290],
      [340, 350],
      [560, 392],
      [760, 330],
      [980, 270],
      [1220, 320],
    ],
    '#5F915C',
    640,
  );
  forest(b, near, 210, 1100, '#3C6B43', '#9CC07A');
  b.path('M0 540Q300 500 620 528T1200 500V760H0Z', '#6FA8A0');
  b.path('M0 590Q260 566 560 586T1200 560V770H0Z', '#86BDB2', 'opacity=".8"');
  for (let i = 0; i < 150; i++) {
    const y = b.range(540, 760);
    b.line(
      `M${b.range(0, 1180).toFixed(0)} ${y.toFixed(0)}q${b.range(14, 40).toFixed(0)} ${b.range(-5, 5).toFixed(0)} ${b.range(36, 90).toFixed(0)} 0`,
      b.pick(['#A9D4C8', '#D9EFE6', '#5C968F']),
      b.range(2, 4.5),
      'opacity=".75"',
    );
  }
  grass(b, 150, [0, 1200, 512, 556], '#376340', '#8FB869', 44);
  banana(b, 1080, 560, 1.15);
  banana(b, 92, 560, 0.95);
  for (const [x, y, r] of [
    [180, 600, 46],
    [330, 572, 30],
    [980, 596, 54],
    [1110, 660, 70],
    [60, 690, 60],
    [890, 566, 26],
  ] as const)
    stone(b, x, y, r);
  b.path('M0 742Q220 716 480 752T900 738T1200 750V900H0Z', '#C9B48F');
  b.path(
    'M0 742Q220 716 480 752T900 738T1200 750V762Q960 752 860 752T480 766Q200 730 0 756Z',
    '#8F8A6C',
    'opacity=".55"',
  );
  for (let i = 0; i < 260; i++) {
    const y = b.range(758, 896);
    const r = 4 + ((y - 750) / 150) * 13 * b.range(0.5, 1.2);
    b.oval(b.range(-5, 1205), y, r * 1.4, r * 0.8, b.pick(['#B5A07C', '#DCCBA6', '#A79A86', '#8F8A7C', '#CDBE9E']));
  }
  return { behind: b.svg };
};

/** Splashes and rings round legs that stand in water. */
export const splash = (x: number, y: number, half: number, seed = 4): string => {
  const b = new Brush(seed);
  b.oval(x, y, half, half * 0.13, '#D9EFE6', 'opacity=".7"').oval(x, y + 3, half * 0.86, half * 0.09, '#7FB6AC');
  for (let i = 0; i < 34; i++) {
    const side = b.range(-1, 1);
    b.stroke(
      x + side * half,
      y - b.range(0, 8),
      -Math.PI / 2 + side * 0.9,
      b.range(12, 54),
      b.range(4, 8),
      b.pick(['#E9F6F0', '#C5E4DA', '#A9D4C8']),
      6,
    );
  }
  return b.svg;
};
