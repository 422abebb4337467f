import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { grass } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

export type Parque = {
  /** Flower of the guayacanes: yellow, or the pink ocobo. */
  bloom?: 'yellow' | 'pink';
  bench?: boolean;
  seed?: number;
};

/** A guayacán in flower: bare dark trunk, a cloud of blossom, petals on the lawn. */
const guayacan = (b: Brush, x: number, y: number, k: number, colors: readonly string[]) => {
  for (let i = 0; i < 90 * k; i++) b.oval(x + b.range(-150, 150) * k, y + b.range(-6, 26) * k, 5, 2.6, b.pick(colors));
  b.path(
    `M${x - 17 * k} ${y}Q${x - 6 * k} ${y - 90 * k} ${x - 13 * k} ${y - 190 * k}H${x + 13 * k}Q${x + 8 * k} ${y - 90 * k} ${x + 20 * k} ${y}Z`,
    '#5C4738',
  );
  for (const [dx, dy] of [
    [-100, -280],
    [-40, -320],
    [50, -310],
    [110, -270],
  ] as const)
    b.line(`M${x} ${y - 170 * k}Q${x + dx * 0.3 * k} ${y - 220 * k} ${x + dx * k} ${y + dy * k}`, '#5C4738', 9 * k);
  for (let i = 0; i < 420; i++) {
    const angle = b.random() * 6.28;
    const d = Math.sqrt(b.random());
    const [px, py] = [x + Math.cos(angle) * 160 * k * d, y - 285 * k + Math.sin(angle) * 92 * k * d];
    const lit = 0.5 - 0.45 * Math.sin(angle) * d - 0.15;
    b.oval(
      px,
      py,
      b.range(8, 15) * k,
      b.range(7, 12) * k,
      b.between(colors[2] as string, colors[1] as string, lit, 0.5),
    );
  }
};

const valley = (b: Brush) => {
  const top = b.ridge(
    [200, 150, 196, 130, 178, 120, 170].map((y, i) => [-20 + i * 206, y] as const),
    '#86AC93',
    640,
  );
  forest(b, top, 90, 360, '#6C9A7E', '#B4CFA6');
  // The hillside quarters: small brick houses, closer and larger below.
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 54; i++) {
      const x = i * 23 + b.range(-6, 6);
      const y = top(x) + 78 + row * 21 + b.range(-5, 5);
      const w = b.range(13, 22) + row;
      if (b.random() < 0.14) b.oval(x, y, 14, 9, '#5E8B62');
      else {
        b.rect(x, y - 12, w, 17 + row, b.pick(['#C98566', '#B96F52', '#D9A488', '#E8D8C2', '#C27A5A']));
        b.rect(x, y - 14, w, 3.5, b.pick(['#8E4F3A', '#A9A29A']));
        b.rect(x + w * 0.3, y - 6, 4, 5, '#5d4a4a');
      }
    }
  // Metrocable.
  b.line('M-10 330L1210 120', '#5d6a6c', 2.4);
  for (const x of [90, 390, 640, 990]) {
    const y = 330 - ((x + 10) / 1220) * 210;
    b.line(`M${x} ${y}v16`, '#5d6a6c', 3);
    b.out.push(
      `<rect x="${x - 19}" y="${(y + 15).toFixed(0)}" width="38" height="30" rx="9" fill="#E8ECE8"/><rect x="${x - 14}" y="${(y + 20).toFixed(0)}" width="28" height="13" rx="4" fill="#5F7C86"/>`,
    );
  }
  for (const [x, y, w, fill, dark] of [
    [330, 330, 54, '#C07A5C', '#99583F'],
    [396, 366, 60, '#D39E84', '#AC7559'],
    [800, 318, 58, '#B8664A', '#8E4A33'],
    [868, 354, 66, '#CB8A6C', '#A5654A'],
  ] as const) {
    b.rect(x, y, w, 230, fill).rect(x + w * 0.7, y, w * 0.3, 230, dark);
    for (let r = 0; r < 8; r++)
      for (let k = 0; k < 3; k++)
        b.rect(x + 6 + (k * w) / 3.4, y + 12 + r * 24, w / 5.4, 12, b.random() < 0.2 ? '#F0DDB0' : dark);
  }
};

/** A park in Medellín: guayacanes in flower over lawn and path, brick hillsides and the metrocable behind. Grass from y 600; stand at y 790. */
export const parque = ({ bloom = 'yellow', bench = true, seed = 53 }: Parque = {}): Setting => {
  const b = new Brush(seed);
  const colors = bloom === 'yellow' ? ['#F2C230', '#FBE07A', '#D99A1C'] : ['#E58DB4', '#F6C3D8', '#C2628F'];
  sky(b, ['#A5D0E2', '#C7E2E6', '#E6F0E2'], 420);
  clouds(b, [
    [260, 90, 320],
    [700, 60, 260],
    [1040, 100, 320],
  ]);
  valley(b);
  for (let x = -30; x < 1230; x += 62)
    for (let i = 0; i < 9; i++)
      b.oval(x + b.range(-36, 36), 556 + b.range(-26, 34), 30, 22, b.between('#3F6F45', '#83AE63', 0.5));
  b.path('M0 590Q300 574 620 588T1200 580V900H0Z', '#7FAA57');
  b.path('M-20 640Q320 620 700 660T1220 668V742Q900 720 620 712T-20 716Z', '#DCC8A4').path(
    'M-20 700Q320 684 640 702T1220 728V742Q900 720 620 712T-20 716Z',
    '#BFA67E',
  );
  b.path('M0 720Q300 704 620 722T1200 742V900H0Z', '#8DB861');
  grass(b, 240, [0, 1200, 596, 640], '#5E8F46', '#A9CC74', 18);
  guayacan(b, 700, 622, 0.72, colors);
  guayacan(b, 160, 672, 1.12, colors);
  if (bench) {
    b.shadow(960, 676, 150, 12);
    for (const x of [850, 1064])
      b.path(`M${x} 676V600h14v76Z`, '#3A4648').path(`M${x + 2} 610L${x - 12} 520h12l14 90Z`, '#3A4648');
    for (const [y, h] of [
      [524, 15],
      [548, 15],
      [572, 15],
      [604, 18],
    ] as const)
      b.rect(826, y, 266, h, '#A86F44').rect(826, y, 266, 5, '#C98F60');
  }
  guayacan(b, 1160, 730, 1.3, colors);
  grass(b, 520, [0, 1200, 724, 900], '#5E8F46', '#B9D67E', 30);
  for (let i = 0; i < 90; i++) b.oval(b.range(0, 1200), b.range(650, 890), 6, 3, b.pick(colors));
  return { behind: b.svg };
};
