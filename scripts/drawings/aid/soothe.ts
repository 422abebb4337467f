import { dogHead } from './animals.ts';
import { put } from './form.ts';
import { arm, palm } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

/** A clock whose sector says how long: degrees from twelve. */
const clock = (s: Sheet, x: number, y: number, r: number, degrees: number): void => {
  const [dx, dy] = [Math.sin((degrees * Math.PI) / 180), -Math.cos((degrees * Math.PI) / 180)];
  const n = (value: number) => Math.round(value);
  s.dot(x, y, r, COLORS.cloth, 3);
  s.path(
    `M${x} ${y}V${n(y - r * 0.86)}A${n(r * 0.86)} ${n(r * 0.86)} 0 ${degrees > 180 ? 1 : 0} 1 ${n(x + dx * r * 0.86)} ${n(y + dy * r * 0.86)}Z`,
    '#bcdcea',
    0,
  );
  s.line(`M${x} ${y}V${n(y - r * 0.74)}M${x} ${y}L${n(x + dx * r * 0.62)} ${n(y + dy * r * 0.62)}`, 4);
};

/** Looking, rinsing, carrying, rubbing. */
export const lengua = (): string => {
  const s = new Sheet().tiles();
  s.body(COLORS.dog, '320 196 50, 400 206 66, 520 212 72', 10);
  dogHead(s, { x: 288, y: 160, k: 1.5 }, { closed: true, open: 34 });
  s.body('#e58a86', '238 214 11, 196 236 12, 160 248 11, 140 250 9', 6);
  arm(s, { from: [20, 350], wrist: [92, 268], thick: 26 });
  s.body(COLORS.skin, '94 266 19, 112 254 17; 118 244 8, 140 240 7, 152 240 6; 116 262 8, 140 262 7, 154 260 6', 4);
  arm(s, { from: [150, -40], wrist: [208, 84], thick: 25, far: true });
  s.body(COLORS.skinFar, '208 88 18, 214 110 18; 206 122 8, 202 150 7, 206 166 6; 220 122 8, 222 146 7, 226 160 6', 5);
  s.arrow('132 212, 84 216', 7);
  return s.svg(null);
};

export const ojo = (): string => {
  const s = new Sheet();
  s.body(COLORS.dog, '310 140 128; 250 176 96, 110 214 58, 40 226 46; 320 260 120', 30);
  s.body(INK, '14 196 26, 20 220 20', 6, 1);
  s.body(COLORS.dogFar, '410 70 40, 448 160 50, 440 240 34', 14);
  s.path('M184 132Q222 92 276 124Q246 166 204 156Q190 148 184 132Z', COLORS.cloth);
  s.dot(232, 130, 24, '#6b4426', 2.4).dot(232, 130, 12).dot(238, 123, 4, '#fff');
  s.line('M184 132Q222 92 276 124', 5);
  // From the inner corner (towards the nose) outwards.
  s.line('M128 74Q156 100 192 130', 13, '#8fc3d8')
    .line('M192 130Q236 146 276 128Q302 140 312 196Q316 240 306 330', 10, '#8fc3d8')
    .line('M134 80Q160 102 190 128', 3, '#dff1f7');
  s.body(COLORS.cloth, '20 4 22, 76 34 24; 100 50 12, 124 68 8', 8);
  s.line('M40 36L64 -4', 2, COLORS.clothFar);
  arm(s, { from: [-30, 120], wrist: [22, 58], thick: 24 });
  s.body(COLORS.skin, '28 54 18, 46 48 17; 56 30 8, 70 16 7; 62 42 8, 80 30 7; 60 56 8, 84 50 7', 5);
  s.arrow('214 52, 304 68', 8, COLORS.water);
  clock(s, 420, 276, 32, 90);
  return s.svg(null);
};

export const cargar = (): string => {
  const s = new Sheet();
  s.body(COLORS.sleeve, '250 -20 100, 250 130 104, 250 330 96', 20);
  s.body(COLORS.skin, '250 -60 46, 250 -26 42', 6);
  s.body(COLORS.dogFar, '166 196 18, 158 244 11, 150 272 9; 338 202 24, 352 244 12, 338 272 9', 8);
  s.body(
    COLORS.dog,
    `
    162 152 42, 230 152 44, 300 150 40, 336 154 38;
    142 128 30, 122 96 24;
    372 138 9, 408 150 7, 424 182 4;
    176 184 20, 180 232 12, 172 266 10;
    320 180 30, 312 226 15, 326 252 9, 314 272 9`,
    14,
  );
  // One arm before the breast, the other behind the thighs; nothing presses the ribs.
  arm(s, { from: [110, 20], elbow: [62, 190], wrist: [140, 196], thick: 30 });
  s.body(COLORS.skin, '142 196 19, 160 194 18; 174 186 9, 196 182 8; 174 198 9, 198 196 8; 170 208 8, 192 208 7', 5);
  dogHead(s, { x: 112, y: 80, k: 1.02 }, {});
  arm(s, { from: [400, 20], elbow: [444, 196], wrist: [372, 214], thick: 30 });
  s.body(COLORS.skin, '370 214 19, 352 212 18; 340 204 9, 318 200 8; 340 214 9, 316 212 8; 344 224 8, 324 226 7', 5);
  s.line('M206 128Q240 112 276 128', 3, COLORS.water, 'stroke-dasharray="7 8"');
  return s.svg(null);
};

export const cria = (): string => {
  const s = new Sheet();
  arm(s, { from: [480, 300], elbow: [400, 262], wrist: [330, 236], thick: 32, far: true });
  s.body(COLORS.skinFar, '330 236 30, 270 226 32, 200 240 28; 190 250 14, 150 262 12', 8);
  s.body(COLORS.towel, '150 256 22, 240 262 40, 340 214 40, 380 150 24; 190 160 22, 270 130 26, 350 130 26', 24);
  s.body(
    COLORS.dog,
    `
    170 214 30;
    196 206 34, 260 186 42, 320 170 36;
    154 224 20, 138 228 15;
    344 158 8, 370 146 5;
    210 232 12, 196 256 8;
    300 204 14, 296 232 9`,
    14,
  );
  s.body(COLORS.dogFar, '186 190 9, 196 206 9', 4);
  s.body('#c77f78', '124 228 5', 2, 1.4);
  s.line('M150 212q7 5 14 0', 2.4).line('M132 240q8 4 18 0', 2);
  s.body(COLORS.towel, '210 128 22, 260 132 32, 316 116 24', 10);
  arm(s, { from: [330, -40], wrist: [276, 84], thick: 28 });
  palm(s, { x: 270, y: 92, turn: 14, k: 1.3 }, { thumb: -1, spread: 3, length: 30 });
  s.arrow('190 66, 150 96', 7);
  s.arrow('346 84, 388 70', 7);
  s.arrow('74 206, 74 262', 6, COLORS.water);
  return s.svg(null);
};

export const aguijon = (): string => {
  const s = new Sheet();
  s.path('M-10 214Q120 176 250 196T490 184V330H-10Z', COLORS.dog);
  for (let i = 0; i < 26; i++) {
    const x = 12 + i * 18.5;
    const y = 240 + ((i * 37) % 70);
    s.line(`M${x} ${y}q8 4 16 2`, 2, COLORS.dogFar);
  }
  s.shade('#d9675b', '236 200 26, 262 204 20', 10);
  s.line('M246 200L232 168', 3).body('#5c4a2e', '230 160 9, 222 148 6', 3, 2);
  // The edge of a card pushes it out sideways.
  s.push(
    `<g transform="rotate(-24 330 150)"><rect x="262" y="92" width="150" height="96" rx="10" fill="#7fa7b8" stroke="${INK}" stroke-width="2.6"/><rect x="278" y="108" width="34" height="24" rx="4" fill="#e7c24a"/><path d="M278 152h92M278 166h60" stroke="#fffdf6" stroke-width="5" fill="none"/></g>`,
  );
  arm(s, { from: [520, 10], wrist: [430, 92], thick: 28 });
  s.body(
    COLORS.skin,
    `
    424 98 20, 404 112 19;
    396 104 9, 372 102 8, 356 108 7;
    394 120 9, 370 124 8, 354 128 7;
    408 128 9, 388 142 8, 372 146 7`,
    5,
  );
  s.arrow('306 250, 186 238', 9);
  return s.svg(null);
};

export const respirar = (): string => {
  const s = new Sheet();
  s.body(COLORS.towel, '40 268 20, 440 268 20', 6);
  const p = put({ x: 262, y: 262, k: 1 });
  s.body(COLORS.dogFar, [p.limb('-96 -14 12, -150 -10 10'), p.limb('96 -26 26, 70 -8 10, 40 -8 9')], 8);
  s.body(
    COLORS.dog,
    [
      p.limb('-62 -60 44, 0 -58 46, 60 -52 44, 98 -44 40'),
      p.limb('-84 -84 30, -104 -116 24'),
      p.limb('136 -34 10, 172 -18 7, 192 -10 4'),
      p.limb('-70 -30 22, -96 -12 12, -134 -8 10'),
      p.limb('104 -34 34, 72 -12 12, 44 -6 10'),
    ],
    14,
  );
  dogHead(s, { x: 150, y: 130, k: 1.05 }, {});
  s.line('M196 156Q256 128 330 160', 3, COLORS.water, 'stroke-dasharray="7 8"');
  s.arrow('256 140, 256 92', 8, COLORS.water);
  s.arrow('292 96, 292 146', 8, COLORS.water);
  clock(s, 410, 84, 42, 90);
  return s.svg(268);
};
