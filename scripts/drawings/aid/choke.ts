import { catFace, dogHead, dogStanding } from './animals.ts';
import { type Limb, limbs } from './form.ts';
import { arm, fist, palm } from './hands.ts';
import { COLORS, Sheet } from './sheet.ts';

const ARC = 'stroke-dasharray="2 9"';

/** Choking: blows between the shoulders and pushes on the belly, small and large. */
export const golpesPequeno = (): string => {
  const s = new Sheet();
  // Forearm that carries a small dog, head lowest.
  s.body(COLORS.sleeve, '500 92 40, 330 176 34', 6);
  s.body(
    COLORS.skin,
    `
    330 176 30, 214 234 25, 176 250 24;
    180 262 9, 140 276 8, 118 272 7;
    174 244 9, 132 254 8, 110 248 7`,
    5,
  );
  const small: Limb[] = limbs(`
    196 190 34, 250 166 38, 320 132 32, 350 116 32;
    180 196 26, 156 208 22;
    374 98 7, 396 70 6, 392 44 4`);
  s.body(COLORS.dogFar, '210 206 13, 196 246 9, 178 262 8; 346 136 16, 352 180 9, 338 196 8', 6);
  s.body(COLORS.dog, [...small, ...limbs('230 196 14, 236 238 9, 222 256 8; 330 140 18, 322 180 10, 308 192 8')], 12);
  dogHead(s, { x: 146, y: 216, k: 0.92, turn: -34 }, { open: 9, tongue: true });
  arm(s, { from: [90, -40], wrist: [186, 108], thick: 23 });
  palm(s, { x: 190, y: 114, turn: -24, k: 1.08 }, { thumb: 1, spread: 1 });
  s.arrow('252 44, 232 122');
  s.line('M150 170q8 -14 22 -20', 4, COLORS.press, ARC);
  s.arrow('76 262, 46 288', 6, COLORS.water);
  return s.svg(null);
};

export const golpesGrande = (): string => {
  const s = new Sheet();
  // The person stands behind and holds the hind legs between the knees.
  s.body('#4d6079', '430 -30 48, 424 110 40, 432 210 27, 436 282 22', 8);
  s.body(COLORS.dogFar, '146 206 17, 140 250 11, 136 282 9, 122 285 8', 6);
  s.body(
    COLORS.dog,
    `
    136 186 38, 190 170 42, 260 138 36, 312 112 34;
    112 196 28, 88 212 23;
    152 206 20, 164 248 12, 166 280 10, 152 284 9;
    322 118 29, 366 142 16, 404 126 10, 424 128 9;
    316 84 9, 330 56 7, 352 38 4`,
    14,
  );
  dogHead(s, { x: 78, y: 220, k: 0.98, turn: -30 }, { open: 10, tongue: true });
  s.body('#62789a', '480 -30 54, 462 100 44, 424 150 32, 432 220 28, 452 284 24', 10);
  s.body('#3a302b', '448 296 15, 412 300 13', 4);
  arm(s, { from: [310, -40], wrist: [186, 98], thick: 24 });
  palm(s, { x: 178, y: 106, turn: 26, k: 1.08 }, { thumb: -1, spread: 1 });
  s.arrow('104 74, 122 142');
  s.line('M206 152q-12 -10 -28 -10', 4, COLORS.press, ARC);
  return s.svg(286);
};

export const vientrePerro = (): string => {
  const s = new Sheet();
  arm(s, { from: [520, 96], elbow: [420, 250], wrist: [300, 222], thick: 30, far: true });
  dogStanding(s, { x: 232, y: 286, k: 1.28 }, { open: 8, up: -4 });
  // Where the ribs end.
  s.line('M186 132q24 34 12 78M212 130q26 34 12 80M238 132q26 32 8 72', 2.6, COLORS.dogFar);
  arm(s, { from: [500, 20], elbow: [420, 150], wrist: [312, 214], thick: 30 });
  fist(s, { x: 298, y: 206, turn: 58, k: 1.1 });
  s.arrow('306 290, 252 206', 10);
  return s.svg(286);
};

export const vientreGato = (): string => {
  const s = new Sheet();
  s.body(COLORS.sleeve, '240 40 120, 240 330 150; 110 60 50, 60 190 46; 370 60 50, 420 190 46', 20);
  s.body(COLORS.skin, '240 -40 34, 240 -10 40', 6);
  const cat: Limb[] = limbs(`
    240 120 44, 240 190 54, 240 236 56;
    206 150 15, 196 190 12, 204 214 10;
    276 150 15, 286 186 12, 280 204 10`);
  s.body(COLORS.catFar, '290 270 10, 336 282 9, 356 258 7', 4);
  s.body(COLORS.cat, [...cat, ...limbs('202 262 24, 190 292 15; 278 262 24, 290 292 15')], 14);
  s.shade('#d8d1cc', '240 150 20, 240 236 30', 8);
  catFace(s, { x: 240, y: 92, k: 1.15 });
  s.line('M206 170Q240 196 274 170M204 186Q240 212 276 186', 2.6, COLORS.catFar);
  arm(s, { from: [40, 190], elbow: [84, 262], wrist: [178, 150], thick: 27, far: true });
  s.body(COLORS.skinFar, '178 150 16, 196 138 14; 200 134 8, 228 134 7, 246 140 6; 198 146 8, 222 148 7, 236 152 6', 5);
  arm(s, { from: [440, 190], elbow: [396, 276], wrist: [296, 230], thick: 27 });
  s.body(
    COLORS.skin,
    `
    296 230 17, 282 226 16;
    276 218 7.5, 254 208 6.5, 242 204 6;
    276 230 7.5, 252 222 6.5, 240 218 6;
    282 240 8, 266 242 7`,
    5,
  );
  s.arrow('230 286, 238 222');
  return s.svg(null);
};
