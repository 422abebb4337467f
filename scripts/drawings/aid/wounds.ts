import { catFace, dogHead, dogStanding } from './animals.ts';
import { arm, palm, pointing } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

const BLOOD = '#b3261e';

/** Bleeding, burns, bites: what is pressed, wrapped, washed. */
export const presion = (): string => {
  const s = new Sheet();
  s.body(
    COLORS.dog,
    `
    520 150 62, 340 180 46, 200 204 38, 120 222 40, 86 228 34;
    78 206 18, 56 216 16;
    74 240 17, 52 244 15`,
    14,
  );
  s.line('M52 228q12 -2 20 2M58 204q10 4 18 4', 2.4);
  for (const [x, y] of [
    [38, 218],
    [36, 246],
  ] as const)
    s.body(
      INK,
      [
        [
          [x, y, 4],
          [x - 9, y + 3, 2],
        ],
      ],
      2,
      1,
    );
  s.path('M150 148L258 130L272 196L166 218Z', COLORS.cloth);
  s.path('M158 160L262 142M164 190L268 170', 'none', 1.6);
  s.shade('#d9534a', '206 178 13, 220 174 10', 8);
  arm(s, { from: [330, -40], wrist: [236, 96], thick: 30 });
  palm(s, { x: 230, y: 102, turn: 20, k: 1.45 }, { thumb: -1, spread: 2 });
  s.arrow('132 42, 168 118', 11);
  return s.svg(262);
};

export const venda = (): string => {
  const s = new Sheet();
  s.body(
    COLORS.dog,
    `
    250 -40 52, 246 80 44, 238 190 38, 232 244 40, 222 268 40;
    196 278 18, 188 284 16;
    226 288 18;
    254 282 17`,
    12,
  );
  s.line('M210 268v20M240 268v22', 2.4);
  s.body(COLORS.cloth, '247 92 47, 240 170 43, 236 226 43', 4);
  for (const y of [104, 130, 156, 182, 208])
    s.line(`M${202 - (y - 104) * 0.02} ${y + 14}Q240 ${y - 2} ${286 - (y - 104) * 0.06} ${y - 12}`, 2, '#a99f8d');
  arm(s, { from: [500, 20], wrist: [360, 52], thick: 26 });
  pointing(s, { x: 352, y: 54, turn: 78, k: 1.15 }, 52);
  // The edge of the bandage goes over the finger.
  s.path('M205 66Q246 50 290 58L291 96Q246 86 203 104Z', COLORS.cloth);
  s.line('M262 56q16 -6 26 4q8 14 2 34', 2.6);
  s.arrow('330 128, 298 88', 7, COLORS.water);
  // Toes stay in sight.
  s.line('M150 262Q140 284 152 304', 4, COLORS.press).line('M150 262H164M152 304H166', 4, COLORS.press);
  return s.svg(null);
};

export const quemadura = (): string => {
  const s = new Sheet();
  s.path('M60 -10V40Q60 70 92 70H182V96H214V44Q214 30 196 30H110V-10Z', '#b9c2c4');
  s.path('M184 100Q180 170 176 214L222 214Q216 170 212 100Z', '#8fc3d8', 0);
  for (const x of [190, 200, 208]) s.line(`M${x} 108V200`, 2, '#dff1f7');
  s.body(
    COLORS.dog,
    `
    520 150 58, 380 186 44, 250 224 36, 190 240 38, 166 244 33;
    156 226 16, 138 234 14;
    150 254 16, 132 258 14`,
    14,
  );
  s.line('M132 246q10 -2 18 2', 2.4);
  s.shade('#d9675b', '196 214 12, 228 206 13', 10);
  s.line('M176 214Q160 220 158 234M222 206Q244 206 248 226', 6, '#8fc3d8').line('M182 206q14 8 34 0', 5, '#dff1f7');
  for (const [x, y] of [
    [136, 292],
    [170, 298],
    [214, 290],
    [246, 300],
  ] as const)
    s.path(`M${x} ${y - 12}q9 14 0 18q-9 -4 0 -18Z`, COLORS.water, 0);
  s.body(COLORS.towel, '404 176 54, 520 150 84', 6);
  s.line('M392 130Q366 176 392 226M440 120Q420 170 446 232', 2.4, COLORS.towelFar);
  s.push(`<circle cx="380" cy="60" r="42" fill="${COLORS.cloth}" stroke="${INK}" stroke-width="3"/>`);
  s.path('M380 60V22A38 38 0 0 1 413 79Z', '#bcdcea', 0).line('M380 60V28M380 60L404 74', 4);
  return s.svg(null);
};

export const gatoToalla = (): string => {
  const s = new Sheet();
  s.body(COLORS.cat, '190 148 46, 236 190 60', 8);
  s.body(COLORS.cat, '200 236 18, 130 254 14, 88 256 14', 6);
  s.body(COLORS.towel, '236 196 66, 330 206 74, 404 218 50; 196 210 46, 216 172 34', 16);
  s.line('M206 150Q262 188 250 262M250 136Q322 176 322 274M420 190Q380 230 384 264', 2.6, COLORS.towelFar);
  s.line('M184 214Q196 160 246 136', 2.6);
  s.line('M82 252q6 4 4 10', 2.2);
  s.path('M104 238l30 -4l4 32l-30 4Z', COLORS.cloth);
  catFace(s, { x: 176, y: 116, k: 1.3 });
  arm(s, { from: [430, -40], wrist: [322, 106], thick: 26 });
  palm(s, { x: 314, y: 112, turn: 30, k: 1.35 }, { thumb: -1, spread: 3 });
  s.shade(BLOOD, '116 254 5');
  return s.svg(272);
};

export const bozal = (): string => {
  const s = new Sheet();
  s.body(COLORS.dog, '300 210 66, 380 300 90', 10);
  dogHead(s, { x: 256, y: 140, k: 1.9 }, {});
  const tie = '#2c7a6b';
  s.line('M182 190Q236 222 292 194Q314 182 316 152', 13, INK).line('M182 190Q236 222 292 194Q314 182 316 152', 8, tie);
  s.line('M186 134Q168 160 182 190', 15, INK).line('M186 134Q168 160 182 190', 10, tie);
  s.body(tie, '182 192 9; 180 196 6, 168 212 5; 186 198 6, 190 216 5', 3);
  s.body(tie, '318 146 10; 322 142 6, 356 118 6, 376 126 5; 322 150 6, 354 160 6, 368 178 5', 4);
  // Nostrils stay free.
  s.line('M112 150q-14 6 -26 0M112 166q-14 8 -28 4', 4, COLORS.water);
  return s.svg(null);
};

export const bocaSapo = (): string => {
  const s = new Sheet();
  s.body(COLORS.dog, '380 20 70, 330 110 62', 10);
  dogHead(s, { x: 292, y: 150, k: 1.75, turn: -42 }, { open: 14 });
  // Water enters behind the canine and runs out forwards, downhill.
  s.line('M330 262Q292 246 262 222', 15, '#8fc3d8')
    .line('M262 222Q222 232 186 268Q166 290 150 330', 13, '#8fc3d8')
    .line('M256 228Q216 244 190 276', 3, '#dff1f7');
  arm(s, { from: [520, 330], wrist: [424, 292], thick: 26 });
  s.body('#4e8a55', '520 240 15, 440 270 15, 372 274 14, 344 266 11', 4);
  s.body(COLORS.skin, '416 288 18, 398 280 16; 392 264 8, 378 258 7; 404 258 8, 390 250 7', 5);
  s.arrow('98 186, 124 268', 9, COLORS.water);
  return s.svg(null);
};

export const calor = (): string => {
  const s = new Sheet();
  dogStanding(s, { x: 232, y: 276, k: 1.12 }, { open: 10, tongue: true });
  const wet: [number, number][] = [
    [206, 232],
    [236, 236],
    [266, 232],
    [176, 218],
    [304, 214],
  ];
  for (const [x, y] of wet) s.path(`M${x} ${y - 16}q12 18 0 23q-12 -5 0 -23Z`, COLORS.water, 1.4);
  s.line('M180 108Q240 96 312 120', 12, '#8fc3d8').line('M190 107Q240 99 300 116', 3, '#dff1f7');
  for (const [x0, x1] of [
    [214, 196],
    [230, 224],
    [246, 252],
    [262, 284],
  ] as const)
    s.line(`M${x0 + 34} 34Q${x0 + 20} 60 ${x1 + 10} 112`, 5, '#8fc3d8');
  s.body('#4e8a55', '420 -30 13, 340 6 13, 276 26 14', 4);
  arm(s, { from: [470, -30], wrist: [352, 22], thick: 22 });
  s.body(COLORS.skin, '344 22 17, 326 18 16; 312 30 7, 306 22 6', 4);
  // Fan.
  s.path('M424 276H476L464 262H436ZM446 262V200H454V262Z', '#6d787a');
  s.dot(450, 156, 50, COLORS.cloth, 3);
  for (const a of [0, 120, 240])
    s.push(`<path d="M450 156Q430 130 450 112Q474 124 450 156Z" fill="#8fa3a8" transform="rotate(${a} 450 156)"/>`);
  s.dot(450, 156, 7, '#6d787a');
  for (const y of [132, 156, 180]) s.line(`M392 ${y}q-14 -8 -28 0t-26 0`, 4, COLORS.water);
  return s.svg(262);
};
