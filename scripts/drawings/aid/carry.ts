import { dogLying } from './animals.ts';
import { arm } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

// Looking and carrying: gums, board, blanket.
export const encia = (): string => {
  const s = new Sheet();
  s.body(COLORS.dog, '420 190 90, 520 230 100', 10);
  s.body(COLORS.dog, '300 120 104; 260 150 84, 130 172 52, 74 176 42; 310 170 80, 170 214 34', 30);
  s.body(INK, '46 150 22, 54 168 18', 6, 1);
  s.body(COLORS.dogFar, '352 40 34, 392 110 44, 388 180 30', 14);
  s.dot(278, 92, 14).dot(283, 87, 4, '#fff');
  // Lip lifted from the gum: teeth below it.
  s.path('M92 196Q150 172 236 184Q250 206 232 222Q160 236 104 222Q90 212 92 196Z', '#e79a97');
  for (let i = 0; i < 8; i++) {
    const [x, y] = [106 + i * 15, 205 - Math.sin((i / 7) * 3.14) * 5];
    s.path(`M${x} ${y}h14v${i === 1 ? 20 : 11}q-7 6 -14 0Z`, COLORS.cloth, 1.8);
  }
  s.line('M92 196Q150 166 240 182', 5, '#8d5f33');
  arm(s, { from: [96, -60], wrist: [166, 62], thick: 26 });
  s.body(
    COLORS.skin,
    `
    168 68 19, 180 94 21;
    182 106 11, 182 146 9.5, 174 184 8;
    196 108 10, 212 140 9, 218 164 8;
    164 96 9, 138 122 8, 124 148 7`,
    6,
  );
  s.shade('#f8e4e0', '174 197 9');
  s.push(`<circle cx="384" cy="250" r="56" fill="${COLORS.cloth}" stroke="${INK}" stroke-width="2.6"/>`);
  s.push(`<circle cx="384" cy="250" r="44" fill="#e79a97"/><circle cx="384" cy="250" r="22" fill="#f8e4e0"/>`);
  for (const [x, y] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    s.line(`M${384 + x * 40} ${250 + y * 40}L${384 + x * 28} ${250 + y * 28}`, 4, COLORS.press);
  s.line('M204 212Q270 250 326 252', 2.4, INK, 'stroke-dasharray="6 7"');
  return s.svg(null);
};

export const tabla = (): string => {
  const s = new Sheet();
  s.push(`<rect x="14" y="58" width="452" height="226" rx="12" fill="#bcc8c0" stroke="${INK}" stroke-width="3"/>`);
  for (const y of [110, 172, 232]) s.line(`M24 ${y}H456`, 2, '#98a69d');
  dogLying(s, { x: 262, y: 156, k: 1.04 }, { up: 6 });
  // Two straps: shoulders and hips; breast and belly free.
  for (const [x0, x1] of [
    [196, 176],
    [352, 336],
  ] as const) {
    s.line(`M${x0} 58Q${x0 + 14} 150 ${x1} 284`, 22, INK, 'stroke-linecap="butt"').line(
      `M${x0} 58Q${x0 + 14} 150 ${x1} 284`,
      17,
      COLORS.press,
      'stroke-linecap="butt"',
    );
    s.line(`M${x0} 58Q${x0 + 14} 150 ${x1} 284`, 2, '#e6a39d', 'stroke-dasharray="8 8"');
  }
  s.line('M40 92H440', 3, COLORS.water, 'stroke-dasharray="9 9"');
  return s.svg(null);
};

export const cobija = (): string => {
  const s = new Sheet();
  dogLying(s, { x: 254, y: 132, k: 0.86 }, { up: 8 });
  s.path('M64 118Q92 196 240 214T416 118Q424 150 404 206Q330 268 240 268T76 206Q56 150 64 118Z', COLORS.towel);
  s.line('M92 176Q160 232 240 234T388 176M84 206Q160 250 240 252T396 206', 2, COLORS.towelFar);
  for (const side of [-1, 1]) {
    const at = (x: number) => 240 + side * x;
    arm(s, { from: [at(300), 20], wrist: [at(196), 94], thick: 26, far: side > 0 });
    const skin = side > 0 ? COLORS.skinFar : COLORS.skin;
    s.body(
      skin,
      [
        [
          [at(194), 98, 17],
          [at(180), 112, 17],
        ],
        [
          [at(172), 116, 8],
          [at(164), 132, 7],
        ],
        [
          [at(182), 122, 8],
          [at(176), 140, 7],
        ],
        [
          [at(192), 122, 8],
          [at(188), 142, 7],
        ],
      ],
      4,
    );
    s.arrow(
      [
        [at(160), 72],
        [at(206), 54],
      ],
      7,
    );
  }
  s.line('M150 92Q230 60 330 92', 3, COLORS.press, 'stroke-dasharray="7 8"');
  return s.svg(null);
};
