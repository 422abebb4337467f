import { type Limb, type Place, type Point, put } from './form.ts';
import { COLORS, type Sheet } from './sheet.ts';

type Arm = { from: Point; wrist: Point; elbow?: Point; far?: boolean; thick?: number };

/** Forearm in a sleeve that ends before the wrist. */
export const arm = (s: Sheet, { from, wrist, elbow, far = false, thick = 20 }: Arm): void => {
  const skin = far ? COLORS.skinFar : COLORS.skin;
  const way: Point[] = elbow ? [from, elbow, wrist] : [from, wrist];
  const knots = way.map(([x, y], i) => [x, y, thick * (1 - (0.3 * i) / (way.length - 1))] as const);
  s.body(skin, [knots], 4);
  const [ax, ay] = way[way.length - 2] as Point;
  const cuff: Point = [ax + (wrist[0] - ax) * 0.62, ay + (wrist[1] - ay) * 0.62];
  const sleeve = [...way.slice(0, -1), cuff].map(
    ([x, y], i) => [x, y, thick * 1.12 * (1 - (0.12 * i) / (way.length - 1))] as const,
  );
  s.body(far ? COLORS.sleeveFar : COLORS.sleeve, [sleeve], 4);
};

const fingers = (count: number, spread: number, length: number, bend = 0): Limb[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i - (count - 1) / 2;
    const l = length * (1 - Math.abs(t - 0.2) * 0.09);
    return [
      [t * 9, 14, 6],
      [t * (9 + spread * 0.5) + bend * 0.4, 14 + l * 0.55, 5.6],
      [t * (9 + spread) + bend, 14 + l, 4.8],
    ] as const;
  });

/** A flat hand seen from its back: wrist at the origin, fingers down (+y); `thumb` on which side. */
export const palm = (s: Sheet, place: Place, { spread = 2, thumb = 1, far = false, length = 34 } = {}): void => {
  const p = put(place);
  const skin = far ? COLORS.skinFar : COLORS.skin;
  s.body(
    skin,
    [
      p.limb('0 -4 15, 0 12 19'),
      ...fingers(4, spread, length).map((f) => p.limb(f.map(([x, y, r]) => [x, y + 10, r] as const))),
      p.limb([
        [13 * thumb, 4, 8],
        [27 * thumb, 18, 6.5],
        [30 * thumb, 32, 5.2],
      ]),
    ],
    3,
  );
  for (const x of [-9, 0, 9])
    s.line(`M${p.point(x * 0.96, 30).join(' ')}L${p.point(x * (1 + spread * 0.03), 42).join(' ')}`, 1.5);
};

/** A fist seen from the side of the thumb; wrist at the origin, knuckles at +y. */
export const fist = (s: Sheet, place: Place, far = false): void => {
  const p = put(place);
  s.body(
    far ? COLORS.skinFar : COLORS.skin,
    [p.limb('0 -4 15, 0 16 20'), p.limb('-11 28 8, 11 28 8'), p.limb('16 8 7, 14 24 6.5, 4 28 5.5')],
    5,
  );
  for (const x of [-8, 0, 8]) s.line(`M${p.point(x, 26).join(' ')}L${p.point(x, 34).join(' ')}`, 1.6);
};

/** A hand that points: the index stretched. */
export const pointing = (s: Sheet, place: Place, length = 40): void => {
  const p = put(place);
  s.body(
    COLORS.skin,
    [
      p.limb('0 -4 15, 0 14 17'),
      p.limb([
        [-9, 20, 6.5],
        [-10, 20 + length, 5.2],
      ]),
      p.limb('0 24 6.5, 4 34 6, 0 38 5'),
      p.limb('10 22 6, 13 31 5.5, 9 35 5'),
      p.limb('13 6 7, 4 26 6'),
    ],
    3,
  );
};
