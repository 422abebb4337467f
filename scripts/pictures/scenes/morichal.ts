import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { grass } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

const moriche = (b: Brush, x: number, y: number, height: number) => {
  b.path(`M${x - 9} ${y}L${x - 7} ${y - height}h14L${x + 10} ${y}Z`, '#8F7A60').path(
    `M${x + 2} ${y}V${y - height}h5L${x + 10} ${y}Z`,
    '#6E5C47',
  );
  const k = height / 300;
  for (let f = 0; f < 15; f++) {
    const angle = -Math.PI * 1.18 + (f / 14) * Math.PI * 1.36;
    const [fx, fy] = [x + Math.cos(angle) * 62 * k, y - height + Math.sin(angle) * 58 * k];
    b.line(`M${x} ${y - height}L${fx.toFixed(0)} ${fy.toFixed(0)}`, '#5F7A3E', 3);
    for (let i = 0; i < 15; i++) {
      const spread = angle + ((i - 7) / 7) * 1.15;
      b.stroke(
        fx,
        fy,
        spread,
        b.range(38, 58) * k,
        7 * k,
        b.between('#35683F', '#93B25E', 0.45 - Math.sin(spread) * 0.3, 0.2),
        8 * k,
      );
    }
  }
  for (let i = 0; i < 16; i++)
    b.oval(
      x + b.range(-20, 20) * k,
      y - height + b.range(16, 62) * k,
      6 * k,
      7 * k,
      b.pick(['#9C4A2E', '#B9623A', '#7E3823']),
    );
};

/** The llanos at first light: moriche palms along a water that mirrors the sky. Open sky above y 420. */
export const morichal = ({ seed = 18, dawn = true }: { seed?: number; dawn?: boolean } = {}): Setting => {
  const b = new Brush(seed);
  sky(b, dawn ? ['#9CC4CF', '#CFE0D2', '#F6E3BC'] : ['#8FC3DB', '#BCDDE2', '#E5EFE0'], 620);
  clouds(
    b,
    [
      [220, 130, 360],
      [980, 90, 320],
      [760, 240, 240],
      [80, 300, 220],
    ],
    dawn ? '#FBEFD9' : '#F6F8F2',
    0.9,
  );
  const far = b.ridge(
    [
      [-20, 566],
      [200, 556],
      [420, 570],
      [700, 552],
      [960, 568],
      [1220, 556],
    ],
    '#7FA27A',
    640,
  );
  forest(b, far, 50, 420, '#4F7C55', '#A5BF86');
  b.rect(0, 612, 1200, 290, '#A9B96C');
  b.path('M0 700Q260 640 560 672T1200 650V900H0Z', '#8FBDB8');
  b.path('M0 742Q300 690 640 714T1200 690V900H0Z', '#A9CFC4', 'opacity=".8"');
  for (let i = 0; i < 70; i++)
    b.line(
      `M${b.range(0, 1160).toFixed(0)} ${b.range(690, 890).toFixed(0)}h${b.range(26, 90).toFixed(0)}`,
      b.pick(['#DDEBD8', '#7BA9A6', '#F3E4C2']),
      b.range(2, 4),
      'opacity=".7"',
    );
  for (const [x, y, h] of [
    [70, 640, 250],
    [160, 652, 330],
    [268, 640, 220],
    [1010, 640, 260],
    [1096, 654, 340],
    [1170, 640, 230],
    [900, 634, 180],
  ] as const)
    moriche(b, x, y, h);
  grass(b, 260, [0, 1200, 610, 690], '#5C8443', '#C9C77C', 34);
  const front = new Brush(seed + 2);
  grass(front, 120, [0, 1200, 850, 912], '#4E7A40', '#B9C26E', 84);
  return { behind: b.svg, front: front.svg };
};
