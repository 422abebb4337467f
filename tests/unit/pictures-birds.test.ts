import { expect, test } from 'vitest';
import { standOn, wholeParrot } from '../../scripts/pictures/anatomy/parrot-stance.ts';
import { Sculpt } from '../../scripts/pictures/engine/sculpt.ts';

const STANCES = [
  { body: { yaw: -74, pitch: -24 }, perch: { yaw: -46 } },
  { body: { yaw: 40, pitch: -8, roll: 3 }, perch: { slope: 14 } },
  { body: { yaw: 150, pitch: -16 }, perch: { yaw: 10, slope: -5 } },
  { body: { yaw: -20, pitch: -34 }, perch: { r: 0.22 } },
];
const standing = ({ body, perch }: (typeof STANCES)[number]) => {
  const sculpt = new Sculpt().group('body', body);
  wholeParrot(sculpt, {}, 'closed');
  return { sculpt, grips: standOn(sculpt, {}, { left: 2, right: 2, ...perch }) };
};

test('a parrot holds its perch with two toes before and two behind, and their soles lie on the wood', () => {
  for (const stance of STANCES) {
    const { sculpt, grips } = standing(stance);
    const { r, front } = grips[1] ?? { r: 0, front: 1 };
    expect(grips).toHaveLength(2);
    for (const [name, way] of [
      ['toe1', -1],
      ['toe2', 1],
      ['toe3', 1],
      ['toe4', -1],
    ] as const) {
      const line = sculpt.lines.get(`perch/${name}`) ?? [];
      expect(Math.sign(line.at(-1)?.[2] ?? 0), `${name} of ${JSON.stringify(stance)}`).toBe(way * front);
      for (const [, y, z] of line) {
        // The middle of the toe, over the bark: less than its thickness, and never in the wood.
        expect(Math.hypot(y, z) - r).toBeGreaterThan(0.03);
        expect(Math.hypot(y, z) - r).toBeLessThan(0.1);
      }
    }
  }
});

test('its weight is over its feet, and both feet are apart', () => {
  for (const stance of STANCES) {
    const { sculpt, grips } = standing(stance);
    const middle = sculpt.toGroup('perch', sculpt.toWorld('body', [0, -1.4, 0.1]));
    expect(Math.abs(middle[0])).toBeLessThan(0.8);
    expect(Math.abs(middle[2])).toBeLessThan(0.62);
    expect(middle[1]).toBeGreaterThan(1.2);
    expect(Math.abs((grips[0]?.x ?? 0) - (grips[1]?.x ?? 0))).toBeGreaterThan(0.6);
  }
});
