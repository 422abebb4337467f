import { catLying, catStripes, dogHead, dogLying } from './animals.ts';
import { arm, palm } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

/** Resuscitation and breathing. */
export const rcpPerro = (): string => {
  const s = new Sheet().tiles();
  s.fromBehind(() => {
    dogLying(s, { x: 250, y: 186, k: 1.02 }, { closed: true, up: -14 });
    arm(s, { from: [126, -30], wrist: [198, 140], thick: 27, far: true });
    arm(s, { from: [296, -30], wrist: [228, 140], thick: 27 });
    palm(s, { x: 204, y: 150, turn: -6, k: 1.12 }, { far: true, thumb: -1, spread: 3 });
    palm(s, { x: 217, y: 142, turn: 8, k: 1.12 }, { thumb: -1, spread: 1, length: 30 });
  });
  // Section of the chest on the floor: which way the hands go.
  s.push(`<circle cx="396" cy="240" r="74" fill="${COLORS.cloth}" stroke="${INK}" stroke-width="2.6"/>`);
  s.line('M330 272H462', 3);
  s.body(COLORS.dog, '378 250 20, 414 250 20', 10);
  s.body(COLORS.skinFar, '376 226 8, 416 226 8', 4);
  arm(s, { from: [372, 186], wrist: [390, 214], thick: 12, far: true });
  arm(s, { from: [420, 186], wrist: [402, 214], thick: 12 });
  s.body(COLORS.skin, '380 214 9, 412 214 9', 4);
  s.arrow('346 196, 346 236', 8);
  s.arrow('446 234, 446 200', 6, COLORS.water);
  return s.svg(null);
};

export const rcpGato = (): string => {
  const s = new Sheet().tiles();
  s.fromBehind(() => {
    // From the back, over it: the thumb above, the fingers under the chest.
    arm(s, { from: [150, -30], wrist: [152, 46], thick: 24, far: true });
    s.body(COLORS.skinFar, '150 50 19, 146 84 21; 132 88 8, 112 120 7, 112 150 6', 6);
    catLying(s, { x: 170, y: 158, k: 1.12 });
    catStripes(s, { x: 190, y: 158, k: 1.12 });
    s.body(COLORS.skin, '154 64 20, 156 96 17; 150 106 10, 140 142 9, 136 170 7.5', 6);
  });
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
  s.fromBehind(() => dogLying(s, { x: 268, y: 112, k: 1.02 }, { tongue: true, up: 4 }));
  s.arrow('136 178, 78 184', 6, COLORS.water);
  s.line('M36 240q-12 8 -6 20M22 234q-16 12 -8 32', 3.4, COLORS.water);
  return s.svg(null);
};
