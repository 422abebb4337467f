import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';

const PACKS = ['#D9534A', '#F0C24B', '#3F7C86', '#6A9A5B', '#E8E0CF', '#C97B3C', '#7B5A8C', '#4F78A8'];

/** Shelves of a neighbourhood shop, painted packets without words. */
const shelves = (b: Brush) => {
  for (const y of [150, 300, 450]) {
    for (let x = 30; x < 1180; ) {
      const kind = b.random();
      const fill = b.pick(PACKS);
      const w = kind < 0.4 ? 44 : b.range(46, 70);
      const h = kind < 0.4 ? 84 : b.range(70, 112);
      if (kind < 0.4) {
        b.rect(x, y - h, w, h, fill)
          .oval(x + w / 2, y - h, w / 2, 6, '#D9D4C8')
          .rect(x, y - h * 0.7, w, h * 0.36, '#FBF4E4');
        b.oval(x + w / 2, y - h * 0.52, 11, 11, b.pick(PACKS));
      } else {
        b.path(`M${x} ${y}V${y - h + 8}l6 -8h${w - 12}l6 8V${y}Z`, fill).rect(
          x + 8,
          y - h * 0.66,
          w - 16,
          h * 0.34,
          b.mixed(fill, '#fff7e6', 0.7),
        );
      }
      x += w + b.range(6, 16);
    }
    b.rect(0, y, 1200, 18, '#A5764E')
      .rect(0, y, 1200, 5, '#C99868')
      .rect(0, y + 18, 1200, 12, '#2a1a14', 'opacity=".2"');
  }
};

/** The counter of a neighbourhood shop: its top is at y 690, where the animal sits; scale, bread under glass, shelves behind. */
export const tienda = ({ seed = 91, wall = '#7FA39A' } = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, wall);
  shelves(b);
  b.rect(0, 486, 1200, 200, b.mixed(wall, '#24332f', 0.35));
  // Bananas hanging from a hook.
  b.line('M150 0V96', '#5b4a40', 4);
  for (let i = 0; i < 8; i++)
    b.stroke(150 + (i - 3.5) * 7, 92, 1.57 - (i - 3.5) * 0.16, 120, 26, b.pick(['#E8C24A', '#DDB23C', '#F0D066']), 4);
  // Scale.
  b.path('M930 688L952 560H1090L1112 688Z', '#D9D4C8').path('M1050 560H1090L1112 688H1060Z', '#B4AEA2');
  b.oval(1021, 606, 40, 40, '#FBF7EC')
    .oval(1021, 606, 40, 40, 'none', 'stroke="#8d877b" stroke-width="5"')
    .line('M1021 606L1040 580', '#B3261E', 4);
  b.rect(1008, 520, 26, 44, '#8d877b').path('M900 516H1142L1124 536H918Z', '#C9C3B6');
  // Bread under a glass bell.
  b.oval(170, 664, 128, 18, '#8F6246');
  for (const [x, y] of [
    [100, 650],
    [160, 654],
    [220, 648],
    [130, 620],
    [190, 618],
  ] as const)
    b.oval(x, y, 42, 24, '#D9A05A').oval(x - 8, y - 8, 24, 9, '#EBC185');
  b.path('M50 664V590Q56 530 170 526T290 590V664Z', '#EAF4F4', 'opacity=".35"')
    .line('M80 640V596Q88 560 140 548', '#ffffff', 5, 'opacity=".8"')
    .oval(170, 520, 14, 12, '#D6E6E6');
  b.rect(0, 686, 1200, 34, '#C99868').rect(0, 686, 1200, 9, '#E2B98A').rect(0, 720, 1200, 180, '#8A5C3E');
  for (let x = 20; x < 1200; x += 132) b.rect(x, 744, 110, 140, '#A87450').rect(x, 744, 110, 6, '#6F4930');
  return { behind: b.svg };
};
