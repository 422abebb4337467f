import { limbs } from './form.ts';
import { arm } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

// Small animals in the hand, in a towel and in a box.
const hamster = limbs('240 150 40, 250 182 46; 214 136 30, 196 146 17');

export const hamsterManos = (): string => {
  const s = new Sheet();
  s.body(COLORS.sleeve, '240 20 190, 240 330 210', 10);
  s.line('M196 -10Q240 44 284 -10', 3);
  s.line('M240 30V90', 2.4, COLORS.sleeveFar);
  s.body(COLORS.cloth, '214 116 44, 280 130 52, 300 190 50, 190 196 50', 16);
  s.body('#c98a4a', hamster, 12);
  s.body('#b9836f', '232 106 9, 236 98 8', 3, 2.2);
  s.shade('#f3e2c6', '196 156 13, 214 172 16', 10);
  s.line('M200 130q7 6 14 0', 2.6).body('#d88e86', '181 144 3.5', 2, 1.4);
  s.body(COLORS.cloth, '196 190 26, 250 204 34, 300 184 34; 306 150 22', 14);
  s.line('M206 186Q250 206 300 172M296 138q14 26 8 60', 2, COLORS.clothFar);
  arm(s, { from: [20, 350], wrist: [118, 244], thick: 34 });
  s.body(
    COLORS.skin,
    `
    124 240 27, 160 222 26;
    164 206 12, 200 214 11, 236 226 10;
    164 224 12, 204 236 11, 240 246 10;
    160 240 12, 200 256 10, 232 264 9;
    140 210 12, 158 176 10, 170 158 8`,
    5,
  );
  arm(s, { from: [460, 350], wrist: [362, 244], thick: 34 });
  s.body(
    COLORS.skin,
    `
    356 240 27, 326 222 26;
    320 204 12, 290 214 11, 254 228 10;
    322 224 12, 284 238 11, 252 250 10;
    326 242 12, 286 258 10, 254 268 9;
    340 208 12, 326 172 10, 318 152 8`,
    5,
  );
  for (const x of [64, 92, 388, 416]) s.line(`M${x} 118q-10 -14 0 -28t0 -28`, 5, '#e58a3a');
  return s.svg(null);
};

export const aveToalla = (): string => {
  const s = new Sheet();
  const green = '#4f9a5b';
  s.body(green, '196 110 42, 236 170 56', 14);
  s.body('#3b7d4b', '372 268 16, 450 296 9', 6);
  s.body(COLORS.towel, '232 190 60, 300 222 62, 366 256 40; 192 190 40, 216 162 34', 18);
  s.line('M204 156Q260 190 250 246M246 146Q322 190 318 280M388 230Q352 262 358 288', 2.6, COLORS.towelFar);
  s.line('M176 190Q192 152 240 140', 2.6);
  s.body('#d8c36a', '170 98 17, 176 90 15', 6, 1.6);
  s.body('#5c5652', '152 102 13, 138 112 10, 136 124 5; 152 120 7, 146 124 5', 5);
  s.dot(186, 96, 10, COLORS.cloth, 1.6).dot(185, 96, 5).dot(187, 94, 1.6, '#fff');
  // One hand round the towel from behind, thumb and finger beside the neck; the breast stays free.
  arm(s, { from: [500, 40], wrist: [322, 142], thick: 30 });
  s.body(
    COLORS.skin,
    `
    316 146 22, 284 152 24;
    268 140 11, 240 128 10, 222 120 8.5;
    270 166 11, 244 178 10, 222 182 8.5;
    282 180 10, 262 200 9, 244 208 8`,
    6,
  );
  return s.svg(null);
};

export const aveCaja = (): string => {
  const s = new Sheet();
  s.path('M92 92L120 58H400L372 92Z', '#b98f5c')
    .path('M372 92L400 58V252L372 288Z', '#96703f')
    .path('M92 92H372V288H92Z', '#c9a06c');
  s.path('M112 112H352V272H112Z', '#3d3733');
  s.body(COLORS.cloth, '122 258 10, 230 262 10, 342 258 10', 6, 1.6);
  // Low, no perch: the bird on a flat towel.
  s.body('#4f9a5b', '196 190 24, 204 220 34, 222 232 32; 236 236 18, 268 250 8', 12);
  s.body('#5c5652', '174 190 9, 166 198 5', 3);
  s.dot(188, 184, 4.4, INK).dot(189, 183, 1.4, '#fff');
  s.line('M206 206Q228 214 236 238', 2.2, '#2f6b3b');
  // Bottle in two towels against one side.
  s.body(COLORS.towel, '314 166 22, 314 238 24', 6);
  s.push(`<rect x="303" y="122" width="22" height="22" rx="4" fill="#d9e8ee" stroke="${INK}" stroke-width="2.4"/>`);
  s.line('M294 178Q314 188 336 176M292 206Q314 216 338 204', 2, COLORS.towelFar);
  for (const y of [168, 196, 224]) s.line(`M282 ${y}q-8 -6 -14 0t-14 0`, 3.6, '#e58a3a');
  // A thermometer on the other side, holes in the wall.
  s.push(
    `<rect x="132" y="150" width="12" height="92" rx="6" fill="#fff" stroke="${INK}" stroke-width="2"/><rect x="136" y="186" width="4" height="50" fill="${COLORS.press}"/>`,
  );
  s.dot(138, 240, 8, COLORS.press, 2);
  for (const [x, y] of [
    [384, 130],
    [386, 160],
    [384, 190],
    [160, 102],
    [210, 102],
    [260, 102],
    [310, 102],
  ] as const)
    s.dot(x, y, 4.6, '#3d3733');
  s.body(COLORS.towelFar, '120 52 12, 250 40 16, 400 50 12; 96 70 10, 92 100 8; 404 70 10, 410 120 10', 14);
  return s.svg(278);
};
