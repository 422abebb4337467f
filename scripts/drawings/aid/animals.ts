import { type Knot, type Limb, type Place, put } from './form.ts';
import { COLORS, INK, type Sheet } from './sheet.ts';

/** The eye of a calm animal, or a closed one. */
const eye = (s: Sheet, [x, y]: readonly [number, number], k: number, closed: boolean, turn = 0) =>
  closed
    ? s.line(`M${x - 6 * k} ${y}q${6 * k} ${5 * k} ${12 * k} 0`, 2.2, INK, `transform="rotate(${turn} ${x} ${y})"`)
    : s.dot(x, y, 4.2 * k).dot(x + 1.4 * k, y - 1.4 * k, 1.3 * k, '#fff');

export type DogHead = { closed?: boolean; tongue?: boolean; open?: number };

/** Head of a dog in profile to the left; origin at the middle of the skull (radius 27). */
export const dogHead = (s: Sheet, place: Place, { closed = false, tongue = false, open = 0 }: DogHead = {}): void => {
  const p = put(place);
  const { k } = p;
  if (tongue)
    s.body(
      '#e58a86',
      [
        p.limb([
          [-38, 24, 6],
          [-50, 34 + open, 7],
          [-56, 44 + open, 6],
        ]),
      ],
      4,
      2.2,
    );
  if (open > 0)
    s.body(
      COLORS.dogFar,
      [
        p.limb([
          [-8, 18, 13],
          [-34, 24 + open * 0.7, 8],
          [-52, 26 + open, 6],
        ]),
      ],
      6,
    );
  s.body(COLORS.dog, [p.limb('0 0 27'), p.limb('-8 6 23, -40 11 14, -62 11 11'), p.limb('4 12 20, -30 20 10')], 12);
  s.body(INK, [p.limb('-70 5 7, -68 9 6')], 3, 1);
  const mouth = [p.point(-66, 19), p.point(-44, 25), p.point(-22, 20)] as const;
  s.line(`M${mouth[0].join(' ')}Q${mouth[1].join(' ')} ${mouth[2].join(' ')}`, 2.2 * Math.max(0.8, k));
  eye(s, p.point(-17, -6), k, closed, place.turn ?? 0);
  s.body(COLORS.dogFar, [p.limb('8 -16 9, 17 4 12, 15 24 8')], 6);
};

const LYING: Record<'trunk' | 'neck' | 'tail' | 'fore' | 'hind' | 'foreFar' | 'hindFar', Limb> = {
  trunk: [
    [-70, -2, 40],
    [-40, 2, 45],
    [10, 0, 42],
    [60, -2, 35],
    [92, 0, 34],
  ],
  neck: [
    [-84, -12, 32],
    [-122, -30, 24],
  ],
  tail: [
    [116, -6, 10],
    [146, 10, 7],
    [170, 42, 4],
  ],
  fore: [
    [-76, 22, 20],
    [-98, 60, 13],
    [-120, 92, 10],
    [-134, 98, 9],
  ],
  foreFar: [
    [-58, 28, 18],
    [-72, 70, 12],
    [-90, 106, 9.5],
    [-104, 112, 8.5],
  ],
  hind: [
    [88, 14, 29],
    [66, 54, 18],
    [58, 92, 10.5],
    [40, 104, 9],
  ],
  hindFar: [
    [106, 18, 24],
    [94, 62, 14],
    [88, 102, 9.5],
    [70, 114, 8.5],
  ],
};

/** A dog on its side, seen from above: head to the left, back up; `head` is turned by degrees (0 in line with the back). */
export const dogLying = (s: Sheet, place: Place, head: DogHead & { up?: number } = {}): void => {
  const p = put(place);
  s.body(COLORS.dogFar, [p.limb(LYING.foreFar), p.limb(LYING.hindFar)], 8);
  s.body(
    COLORS.dog,
    [p.limb(LYING.trunk), p.limb(LYING.neck), p.limb(LYING.tail), p.limb(LYING.fore), p.limb(LYING.hind)],
    16,
  );
  const [x, y] = p.point(-134, -40);
  dogHead(s, { ...place, x, y, turn: (place.turn ?? 0) + (head.up ?? 0) }, head);
};

/** A standing dog in profile to the left, feet at y = 0, withers at −120. */
export const dogStanding = (s: Sheet, place: Place, head: DogHead & { up?: number } = {}): void => {
  const p = put(place);
  s.body(
    COLORS.dogFar,
    [
      p.limb('-40 -70 18, -36 -36 11, -36 -10 9, -44 -7 9'),
      p.limb('84 -74 22, 88 -44 13, 100 -26 9, 94 -8 9, 86 -7 8'),
    ],
    8,
  );
  s.body(
    COLORS.dog,
    [
      p.limb('-48 -92 36, -10 -88 37, 40 -92 30, 76 -92 30'),
      p.limb('-60 -104 26, -84 -136 21'),
      p.limb('100 -106 9, 126 -122 7, 150 -146 4'),
      p.limb('-62 -74 20, -60 -38 12, -60 -10 10, -70 -7 9'),
      p.limb('70 -76 27, 62 -46 15, 78 -28 10, 70 -8 10, 60 -7 9'),
    ],
    14,
  );
  const [x, y] = p.point(-94, -150);
  dogHead(s, { ...place, x, y, turn: (place.turn ?? 0) + (head.up ?? 0) }, head);
};

/** Head of a cat in profile to the left; origin at the middle of the skull. */
export const catHead = (s: Sheet, place: Place, closed = false): void => {
  const p = put(place);
  s.body(COLORS.catFar, [p.limb('10 -16 9, 16 -36 3')], 4);
  s.body(COLORS.cat, [p.limb('0 0 25'), p.limb('-14 6 16, -24 8 10'), p.limb('-4 -18 10, -4 -40 3')], 8);
  s.body('#c77f78', [p.limb('-34 3 3')], 2, 1);
  const m = [p.point(-32, 10), p.point(-24, 15), p.point(-16, 12)] as const;
  s.line(`M${m[0].join(' ')}Q${m[1].join(' ')} ${m[2].join(' ')}`, 2);
  eye(s, p.point(-16, -4), p.k, closed, place.turn ?? 0);
  for (const dy of [-3, 4]) {
    const [a, b] = [p.point(-26, 9), p.point(-52, 10 + dy * 2.4)];
    s.line(`M${a.join(' ')}L${b.join(' ')}`, 1.2);
  }
};

/** Face of a cat from the front, origin in its middle. */
export const catFace = (s: Sheet, place: Place): void => {
  const p = put(place);
  const ear = (side: number): Knot[] =>
    p.limb([
      [14 * side, -16, 10],
      [22 * side, -38, 3],
    ]);
  s.body(COLORS.cat, [p.limb('-6 0 26, 6 0 26'), ear(1), ear(-1), p.limb('0 12 15')], 6);
  for (const side of [-1, 1]) {
    eye(s, p.point(11 * side, -2), p.k * 1.15, false);
    for (const dy of [-2, 5])
      s.line(`M${p.point(12 * side, 13).join(' ')}L${p.point(42 * side, 12 + dy * 2).join(' ')}`, 1.2);
  }
  const [x, y] = p.point(0, 9);
  s.path(`M${x - 4} ${y - 2}h8l-4 5z`, '#c77f78', 1.2);
  s.line(`M${x} ${y + 3}v4m0 0q-5 5 -9 1m9 -1q5 5 9 1`, 1.8);
};

/** A cat on its side, seen from above: head to the left, back up. */
export const catLying = (s: Sheet, place: Place): void => {
  const p = put(place);
  s.body(COLORS.catFar, [p.limb('-44 22 12, -62 56 8, -84 78 7'), p.limb('88 16 18, 78 50 10, 72 82 7, 58 90 6.5')], 8);
  s.body(
    COLORS.cat,
    [
      p.limb('-58 -2 29, -24 2 32, 30 0 31, 76 -2 29'),
      p.limb('-70 -8 22, -92 -16 18'),
      p.limb('98 -8 9, 136 -14 8, 172 4 8, 190 30 6'),
      p.limb('-60 16 14, -86 44 9, -112 60 7.5, -122 63 7'),
      p.limb('74 12 22, 56 44 13, 50 72 8, 36 80 7'),
    ],
    14,
  );
  const [x, y] = p.point(-112, -22);
  catHead(s, { ...place, x, y }, true);
};

/** Stripes that tell a cat from far. */
export const catStripes = (s: Sheet, place: Place): void => {
  const p = put(place);
  for (const x of [-6, 22, 50, 76])
    s.line(
      `M${p.point(x, -28).join(' ')}Q${p.point(x + 5, -16).join(' ')} ${p.point(x + 2, -6).join(' ')}`,
      4,
      COLORS.catFar,
    );
};
