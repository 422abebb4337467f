import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { clouds, forest, sky } from './sky.ts';

/** Clay tiles from the ridge (y 640) down: rows of half pipes, lichen here and there. */
const tiles = (b: Brush) => {
  b.rect(0, 640, 1200, 260, '#9A4B33');
  for (let row = 0; row < 4; row++) {
    const [y, h, w] = [640 + row * 62 + row * row * 4, 76 + row * 10, 62 + row * 10];
    for (let x = -40 + (row % 2) * -w * 0.5; x < 1240; x += w) {
      const fill = b.pick(['#C2694A', '#B45B3E', '#CC7B58', '#BD6445']);
      b.path(`M${x} ${y + h}V${y + 18}Q${x + w * 0.42} ${y - 16} ${x + w * 0.84} ${y + 18}V${y + h}Z`, fill);
      b.path(
        `M${x + w * 0.58} ${y + 2}Q${x + w * 0.78} ${y + 8} ${x + w * 0.84} ${y + 18}V${y + h}H${x + w * 0.62}Z`,
        '#8F4530',
        'opacity=".55"',
      );
      if (b.random() < 0.2) b.oval(x + w * 0.35, y + h * 0.6, w * 0.16, w * 0.08, '#C9C29A', 'opacity=".7"');
    }
  }
};

/** A tiled roof over a town of whitewashed houses and a church under the hills, late light. Ridge at y 640; stand at y 700. */
export const tejado = ({ seed = 83 } = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#F0C9A0', '#F5D9B4', '#FAEBD0'], 560);
  clouds(
    b,
    [
      [240, 120, 320],
      [760, 80, 380],
      [1040, 170, 240],
    ],
    '#FBE7D2',
  );
  b.ridge(
    [
      [-20, 330],
      [160, 250],
      [360, 320],
      [560, 220],
      [780, 300],
      [980, 210],
      [1220, 280],
    ],
    '#9FB0A8',
    700,
  );
  const top = b.ridge(
    [
      [-20, 420],
      [200, 340],
      [420, 410],
      [640, 330],
      [860, 400],
      [1060, 330],
      [1220, 380],
    ],
    '#6D917C',
    700,
  );
  forest(b, top, 260, 700, '#4B7660', '#A3BE92');
  for (let i = 0; i < 13; i++) {
    const [x, y, w] = [-40 + i * 98 + b.range(-14, 14), b.range(486, 552), b.range(92, 128)];
    b.rect(x, y, w, 200, b.pick(['#F7EFE0', '#F3E6CE', '#EFE2D6']));
    b.path(
      `M${x - 10} ${y + 4}L${x + 16} ${y - 34}H${x + w - 16}L${x + w + 10} ${y + 4}Z`,
      b.pick(['#B9624A', '#A95740', '#C4735A']),
    );
    b.rect(x + w * 0.24, y + 34, 18, 30, b.pick(['#3F7C86', '#5F8F86', '#7b4a3a'])).rect(
      x + w * 0.62,
      y + 34,
      18,
      30,
      '#3F7C86',
    );
  }
  b.rect(860, 360, 74, 220, '#F8F1E4').rect(914, 360, 20, 220, '#D9CBB8').path('M852 362L897 286L942 362Z', '#B9624A');
  b.rect(886, 386, 22, 44, '#6b5348').line('M897 286V258m-10 10h20', '#6b5348', 4);
  tiles(b);
  return { behind: b.svg };
};
