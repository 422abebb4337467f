import { catLying, catStripes, dogHead, dogLying } from './animals.ts';
import { arm, palm } from './hands.ts';
import { COLORS, INK, Sheet } from './sheet.ts';

/** Resuscitation and breathing. */
export const rcpPerro = (): string => {
  const s = new Sheet();
  dogLying(s, { x: 262, y: 192, k: 1.06 }, { closed: true, up: -8 });
  arm(s, { from: [150, -30], wrist: [208, 112], thick: 25, far: true });
  arm(s, { from: [300, -30], wrist: [238, 112], thick: 25 });
  palm(s, { x: 216, y: 120, turn: -6 }, { far: true, thumb: -1, spread: 3 });
  palm(s, { x: 228, y: 114, turn: 8 }, { thumb: -1, spread: 1, length: 30 });
  s.arrow([
    [346, 34],
    [346, 108],
  ]);
  s.arrow([
    [384, 108],
    [384, 46],
  ], 6, COLORS.water);
  return s.svg(null);
};

export const rcpGato = (): string => {
  const s = new Sheet();
  s.path('M-10 60H300V330H-10Z', COLORS.floor, 0);
  arm(s, { from: [150, 350], wrist: [152, 262], thick: 24, far: true });
  s.body(COLORS.skinFar, [[[150, 262, 19], [146, 236, 21]], [[132, 232, 8], [112, 206, 7], [112, 176, 6]]], 6);
  catLying(s, { x: 170, y: 150, k: 1.12 });
  catStripes(s, { x: 190, y: 150, k: 1.12 });
  s.body(COLORS.skin, [[[156, 250, 20], [156, 232, 17]], [[150, 222, 10], [140, 186, 9], [136, 158, 7.5]]], 6);
  s.line('M150 272Q170 246 178 262', 2);
  // Section of the chest: thumb on one side, fingers on the other.
  s.push(`<circle cx="382" cy="160" r="84" fill="${COLORS.cloth}" stroke="${INK}" stroke-width="2.6"/>`);
  s.body(COLORS.cat, [[[382, 146, 30], [382, 168, 26]]], 6);
  s.shade('#c98f88', [[[382, 160, 12]]]);
  s.body(COLORS.skin, [[[400, 226, 12], [424, 196, 10], [420, 160, 9], [417, 152, 8]]], 4);
  s.body(COLORS.skinFar, [[[366, 226, 12], [341, 196, 9], [345, 156, 8]]], 4);
  s.arrow([
    [448, 134],
    [420, 134],
  ], 6);
  s.arrow([
    [316, 134],
    [344, 134],
  ], 6);
  return s.svg(null);
};

export const rcpSoplo = (): string => {
  const s = new Sheet();
  s.body(COLORS.dog, [[[300, 196, 44], [380, 206, 62], [500, 216, 70]]], 10);
  dogHead(s, { x: 286, y: 178, k: 1.45 }, { closed: true });
  // The hand closes the muzzle.
  arm(s, { from: [250, 350], wrist: [236, 262], thick: 26 });
  s.body(COLORS.skin, [[[234, 258, 18], [228, 238, 20]], [[240, 236, 9], [238, 196, 9], [232, 166, 7.5]], [[222, 232, 8], [212, 206, 7], [214, 184, 6]]], 5);
  // A face bends to the nostrils.
  s.body('#3d2f2a', [[[30, 70, 56], [70, 44, 40]]], 10);
  s.body(COLORS.skin, [[[44, 104, 52], [70, 118, 46]], [[104, 118, 10], [124, 138, 9]], [[78, 158, 26], [96, 166, 16]], [[108, 160, 10], [128, 172, 8]], [[20, 150, 30], [-20, 220, 40]]], 12);
  s.body(COLORS.sleeve, [[[-20, 250, 60], [-10, 320, 60]]], 6);
  s.dot(94, 106, 4.4).line('M80 92Q94 84 106 92', 4).line('M112 168Q124 176 134 176', 2.4, '#9a4a3c');
  s.body('#3d2f2a', [[[26, 58, 40], [66, 56, 22], [16, 100, 26]]], 10, 0);
  s.arrow([
    [146, 142],
    [176, 166],
  ], 6, COLORS.water);
  s.arrow([
    [380, 158],
    [380, 106],
  ], 7);
  s.line('M330 142Q390 118 450 136', 3, COLORS.press, 'stroke-dasharray="7 8"');
  return s.svg(null);
};

export const deLado = (): string => {
  const s = new Sheet();
  s.body(COLORS.towel, [[[44, 120, 26], [430, 110, 26], [446, 270, 26], [40, 276, 26], [44, 120, 26]], [[60, 150, 50], [420, 150, 50], [420, 240, 50], [60, 240, 50]], [[120, 195, 80], [360, 195, 80]]], 10);
  s.line('M34 250Q240 286 440 246', 2, COLORS.towelFar);
  dogLying(s, { x: 268, y: 178, k: 1.02 }, { tongue: true, up: 12 });
  s.arrow([
    [96, 96],
    [46, 116],
  ], 6, COLORS.water);
  s.line('M36 132q-12 8 -6 20M22 126q-16 12 -8 32', 3.4, COLORS.water);
  s.line('M206 128Q250 104 300 124', 3, COLORS.press, 'stroke-dasharray="7 8"');
  return s.svg(null);
};
