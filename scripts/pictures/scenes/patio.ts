import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { banana, clayPot, fern, geranium, snakePlant } from './plants.ts';
import { sky } from './sky.ts';

export type Patio = {
  wall?: string;
  /** The painted band at the wall's foot. */
  band?: readonly [base: string, line: string];
  /** Stone fountain in the middle distance. */
  fountain?: boolean;
  laundry?: boolean;
  seed?: number;
};

const roof = (b: Brush) => {
  for (let x = -20; x < 1220; x += 44) {
    b.path(
      `M${x} 116Q${x + 22} 92 ${x + 44} 116L${x + 44} 186Q${x + 22} 164 ${x} 186Z`,
      b.pick(['#C2694A', '#B45B3E', '#CC7B58']),
    );
    b.path(`M${x + 28} 98Q${x + 38} 104 ${x + 44} 116V186Q${x + 38} 174 ${x + 30} 170Z`, '#94452F', 'opacity=".6"');
  }
  b.rect(0, 178, 1200, 20, '#6B4A34');
  for (let x = 16; x < 1200; x += 74) b.rect(x, 190, 26, 20, '#553726');
  b.path('M0 198H1200V236Q600 222 0 236Z', '#5b4a5c', 'opacity=".22"');
};

const bougainvillea = (b: Brush, x: number, y: number, wide: number, high: number) => {
  b.line(`M${x} 660Q${x - 20} 520 ${x + 10} ${y + high}T${x + wide * 0.4} ${y}`, '#7a5a42', 9);
  for (let i = 0; i < 260; i++) {
    const t = b.random();
    const px = x + (t - 0.25) * wide * b.range(0.7, 1.2);
    const py = y + Math.abs(b.range(-1, 1)) * high * (1 - t * 0.5);
    if (i % 5 < 2) b.oval(px, py, 12, 8, b.between('#33643C', '#82AC5F', 0.5));
    else b.stroke(px, py, b.range(0, 6.28), b.range(16, 26), 13, b.pick(['#C22F7C', '#DD4F96', '#A3235F', '#EE86B4']));
  }
};

const ground = (b: Brush) => {
  b.rect(0, 640, 1200, 260, '#C8AE8C');
  for (let i = 0; i < 460; i++) {
    const y = 646 + b.random() * 250;
    const k = 0.5 + ((y - 640) / 260) * 1.5;
    b.oval(b.range(-10, 1210), y, 15 * k, 7.5 * k, b.pick(['#B69A78', '#D8C3A2', '#A98E70', '#BFA98E', '#CDB592']));
  }
  b.path('M330 640H870L1010 900H190Z', '#C77C5B');
  for (const [row, y] of [662, 694, 738, 800, 876].entries()) {
    b.line(`M${330 - (y - 640) * 0.54} ${y}H${870 + (y - 640) * 0.54}`, '#A86145', 2 + row * 0.5);
  }
  for (let i = -3; i <= 3; i++) b.line(`M${600 + i * 77} 640L${600 + i * 117} 900`, '#A86145', 2.4);
};

const fountainOf = (b: Brush, x: number, y: number) => {
  b.shadow(x, y + 4, 170, 16);
  b.path(`M${x - 150} ${y - 76}H${x + 150}L${x + 134} ${y}H${x - 134}Z`, '#B7AE9E').path(
    `M${x + 40} ${y - 76}H${x + 150}L${x + 134} ${y}H${x + 34}Z`,
    '#948B7D',
  );
  b.oval(x, y - 76, 158, 22, '#D0C8B8')
    .oval(x, y - 76, 140, 16, '#8FBFC0')
    .oval(x - 30, y - 78, 70, 6, '#C9E4E0');
  b.rect(x - 14, y - 168, 28, 96, '#B7AE9E').rect(x + 3, y - 168, 11, 96, '#948B7D');
  b.oval(x, y - 168, 64, 13, '#D0C8B8').oval(x, y - 169, 52, 8, '#9CC8C8');
  for (const s of [-1, 1])
    b.line(
      `M${x} ${y - 206}Q${x + s * 34} ${y - 214} ${x + s * 46} ${y - 172}M${x + s * 58} ${y - 164}Q${x + s * 74} ${y - 130} ${x + s * 76} ${y - 82}`,
      '#E6F4F1',
      3.4,
    );
};

const laundryOf = (b: Brush) => {
  b.line('M40 262Q600 320 1180 256', '#7b6a5a', 3);
  for (const [x, w, h, fill, dark] of [
    [300, 92, 120, '#F4EEE2', '#D9D0C2'],
    [408, 70, 96, '#6F9FB5', '#52839B'],
    [706, 110, 130, '#E9C46A', '#CDA54B'],
    [832, 76, 90, '#C96A56', '#A95141'],
  ] as const) {
    b.path(`M${x} 290H${x + w}L${x + w + 6} ${290 + h}Q${x + w / 2} ${300 + h} ${x - 5} ${288 + h}Z`, fill);
    b.path(
      `M${x + w * 0.7} 290H${x + w}L${x + w + 6} ${290 + h}Q${x + w * 0.9} ${296 + h} ${x + w * 0.72} ${295 + h}Z`,
      dark,
    );
    b.rect(x + 6, 282, 6, 16, '#8A6848').rect(x + w - 12, 282, 6, 16, '#8A6848');
  }
};

/** A house's inner patio: tiled eaves, whitewash over a painted band, bougainvillea, pots on clay tiles and cobbles. Floor from y 640. */
export const patio = ({
  wall = '#F3EADB',
  band = ['#3F7C86', '#2C5C66'],
  fountain = false,
  laundry = false,
  seed = 31,
}: Patio = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#A9D2E2', '#C5E0E4', '#DDEBE4'], 240);
  banana(b, 1010, 230, 0.9);
  b.rect(0, 178, 1200, 470, wall);
  for (let i = 0; i < 40; i++)
    b.stroke(
      b.range(0, 1200),
      b.range(240, 560),
      b.range(-0.2, 0.2),
      b.range(40, 110),
      b.range(6, 14),
      b.between('#ffffff', '#DDCFB9', 0.5, 0.5),
    );
  roof(b);
  b.rect(0, 530, 1200, 112, band[0]).rect(0, 524, 1200, 8, band[1]);
  b.rect(0, 634, 1200, 10, '#6f6358');
  b.rect(520, 300, 170, 342, '#5D4334').path('M520 300H690V642H680V310H530V642H520Z', '#8A5C3E');
  b.path('M540 322H604V636H540ZM608 322H672V636H608Z', band[0]).path(
    'M550 336H594V460H550ZM550 480H594V620H550ZM618 336H662V460H618ZM618 480H662V620H618Z',
    band[1],
  );
  bougainvillea(b, 96, 232, 330, 220);
  if (laundry) laundryOf(b);
  ground(b);
  fern(b, 800, 300, 0.8);
  b.line('M800 200V300', '#6b5142', 3);
  clayPot(b, 800, 352, 0.5);
  if (fountain) fountainOf(b, 800, 690);
  snakePlant(b, 456, 668, 0.85);
  geranium(b, 756, 664, 0.72, ['#F2C14E', '#F6DF9A', '#E08F35']);
  geranium(b, 916, 680, 0.95);
  snakePlant(b, 1040, 716, 1.15);
  geranium(b, 1130, 790, 1.3, ['#E979A6', '#D6468B', '#F6C6DA']);
  geranium(b, 86, 800, 1.15);
  return { behind: b.svg };
};
