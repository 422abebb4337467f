import { ramp } from '../engine/number.ts';
import type { Flow } from '../engine/scene.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';
import { alongLine, coatFlow } from './flow.ts';

const TRUNK = new Set(['torso', 'neck', 'shoulder', 'thigh']);

/** Hair of a cat: along the spine from head to tail and a little down, whatever the pose; the breast's hair hangs. */
export const catFlow = (sculpt: Sculpt): Flow => {
  const usual = coatFlow(sculpt, 'up');
  const spine = sculpt.lines.get('body/spine');
  return (s) => {
    if (s.group !== 'body' || !TRUNK.has(s.part) || !spine) return usual(s);
    const { way } = alongLine(spine, s.p);
    const hang = s.part === 'neck' ? 0.75 : ramp(-0.2, 0.6, s.n[2]) * 1.3 + (s.part === 'thigh' ? 0.7 : 0.35);
    return [-way[0] + s.p[0] * 0.9, -way[1] - hang, -way[2]] as Vec;
  };
};
