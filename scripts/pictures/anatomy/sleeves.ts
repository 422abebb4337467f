import type { Sculpt } from '../engine/sculpt.ts';
import { add, sub, times, type Vec } from '../engine/vector.ts';

/** Thickness of the hair round a leg: at elbow or stifle, at wrist or hock, above the foot (withers heights). */
export type Sleeve = readonly [top: number, middle: number, low: number];

const between = (a: Vec, b: Vec, share: number): Vec => add(a, times(sub(b, a), share));

/**
 * Long hair round the legs of a whole animal, down to `foot` of the last bone, in any pose: a lamb clip's sleeves, a terrier's
 * furnishings. `bumps` as in `Shaping`. A portrait's bust has no joints and gets none.
 */
export const sleeves = (
  sculpt: Sculpt,
  part: string,
  o: { fore: Sleeve; hind: Sleeve; foot?: number; bumps?: string },
): void => {
  for (const side of [1, -1] as const)
    for (const [leg, [top, middle, low]] of [
      ['fore', o.fore],
      ['hind', o.hind],
    ] as const) {
      const joints = sculpt.lines.get(`body/${leg}${side}`);
      if (!joints) continue;
      const [, above, joint, knuckle] = joints as [Vec, Vec, Vec, Vec];
      const shape = { side, blend: 0.03, bumps: o.bumps } as const;
      sculpt.capsule('body', part, { ...shape, from: above, to: joint, r: [top, middle] });
      sculpt.capsule('body', part, {
        ...shape,
        from: joint,
        to: between(joint, knuckle, o.foot ?? 1),
        r: [middle, low],
      });
    }
};
