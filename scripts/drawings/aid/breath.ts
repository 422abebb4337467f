import { catLying, catStripes, dogHead, dogLying } from './animals.ts';
import { arm, palm } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

/** Resuscitation and breathing. */
export const rcpPerro = (): string => {
  const s = new Sheet().tiles();
  dogLying(s, { x: 266, y: 180, k: 1.06 }, { closed: true, up: -4 });
  arm(s, { from: [140, -30], wrist: [212, 130], thick: 27, far: true });
  arm(s, { from: [310, -30], wrist: [242, 130], thick: 27 });
  palm(s, { x: 218, y: 140, turn: -6, k: 1.12 }, { far: true, thumb: -1, spread: 3 });
  palm(s, { x: 231, y: 132, turn: 8, k: 1.12 }, { thumb: -1, spread: 1, length: 30 });
  s.arrow('352 24, 352 98');
  s.arrow('390 98, 390 36', 6, COLORS.water);
  return s.svg(null);
};

export const rcpGato = (): string => {
  const s = new Sheet().tiles();
  arm(s, { from: [150, 350], wrist: [152, 262], thick: 24, far: true });
  s.body(COLORS.skinFar, '150 262 19, 146 236 21; 132 232 8, 112 206 7, 112 176 6', 6);
  catLying(s, { x: 170, y: 150, k: 1.12 });
  catStripes(s, { x: 190, y: 150, k: 1.12 });
  s.body(COLORS.skin, '156 250 20, 156 232 17; 150 222 10, 140 186 9, 136 158 7.5', 6);
  s.line('M150 272Q170 246 178 262', 2);
  // Section of the chest: thumb on one side, fingers on the other.
  s.push(`<circle cx="382" cy="160" r="84" fill="${COLORS.cloth}" stroke="${INK}" stroke-width="2.6"/>`);
  s.body(COLORS.cat, '382 146 30, 382 168 26', 6);
  s.shade('#c98f88', '382 160 12');
  s.body(COLORS.skin, '400 226 12, 424 196 10, 420 160 9, 417 152 8', 4);
  s.body(COLORS.skinFar, '366 226 12, 341 196 9, 345 156 8', 4);
  s.arrow('448 134, 420 134', 6);
  s.arrow('316 134, 344 134', 6);
  return s.svg(null);
};

export const rcpSoplo = (): string => {
  const s = new Sheet();
  s.body(COLORS.dog, '322 200 44, 380 206 62, 500 216 70', 10);
  dogHead(s, { x: 306, y: 182, k: 1.45 }, { closed: true });
  // The hand closes the muzzle.
  arm(s, { from: [270, 350], wrist: [258, 268], thick: 26 });
  s.body(
    COLORS.skin,
    `
    256 264 18, 250 244 20;
    262 242 9, 260 202 9, 254 170 7.5;
    244 238 8, 234 212 7, 236 190 6`,
    5,
  );
  // A face bends to the nostrils.
  s.body('#3d2f2a', '102 78 56, 142 52 40', 10);
  s.body(
    COLORS.skin,
    `
    116 112 52, 142 126 46;
    176 126 10, 196 146 9;
    150 166 26, 168 174 16;
    180 168 10, 200 180 8;
    92 158 30, 52 228 40`,
    12,
  );
  s.body(COLORS.sleeve, '52 258 60, 62 328 60', 6);
  s.dot(166, 114, 4.4).line('M152 100Q166 92 178 100', 4).line('M184 176Q196 184 206 184', 2.4, '#9a4a3c');
  s.body('#3d2f2a', '98 66 40, 138 64 22, 88 108 26', 10, 0);
  s.arrow('236 106, 226 148', 6, COLORS.water);
  s.arrow('380 158, 380 106', 7);
  s.line('M330 142Q390 118 450 136', 3, COLORS.press, 'stroke-dasharray="7 8"');
  return s.svg(null);
};

export const deLado = (): string => {
  const s = new Sheet();
  s.body(
    COLORS.towel,
    `
    44 120 26, 430 110 26, 446 270 26, 40 276 26, 44 120 26;
    60 150 50, 420 150 50, 420 240 50, 60 240 50;
    120 195 80, 360 195 80`,
    10,
  );
  s.line('M34 250Q240 286 440 246', 2, COLORS.towelFar);
  dogLying(s, { x: 268, y: 178, k: 1.02 }, { tongue: true, up: 12 });
  s.arrow('96 96, 46 116', 6, COLORS.water);
  s.line('M36 132q-12 8 -6 20M22 126q-16 12 -8 32', 3.4, COLORS.water);
  return s.svg(null);
};
