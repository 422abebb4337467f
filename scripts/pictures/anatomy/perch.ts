import type { Painter } from '../engine/painter.ts';
import type { Sculpt } from '../engine/sculpt.ts';
import type { Vec } from '../engine/vector.ts';

/** What a parrot stands on: how far it runs to both sides of the bird, its radius, head units. */
export type Perch = {
  left: number;
  right: number;
  r?: number;
  color?: string;
  /** Degrees: turned to the viewer's side, and sloping (+ rises to the right). */
  yaw?: number;
  slope?: number;
  /** It stands in the picture already (another bird's): it hides what is behind it and is not painted. */
  unseen?: boolean;
};

export const WOOD = '#8A6B4E';
export const perchRadius = ({ r = 0.3 }: Perch): number => r;

/** Adds group `perch`, whose x runs along the wood and whose origin is in its middle, under the bird. */
export const perchUnder = (sculpt: Sculpt, perch: Perch, at: Vec): void => {
  const r = perchRadius(perch);
  sculpt.group('perch', { at, yaw: perch.yaw ?? 0, roll: perch.slope ?? 0 });
  sculpt.capsule('perch', 'perch', {
    from: [-perch.left, 0, 0],
    to: [perch.right, 0, 0],
    r: [r * 1.04, r * 0.97],
    blend: 0.01,
    bumps: '.016*Math.sin(X*3+Math.sin(X*7))',
  });
};

/** Takes the perch out of the ground coat: another bird's scene paints it. */
export const withoutPerch = ({ buffer, scene, out }: Painter): void => {
  const coat = out.find((piece) => typeof piece !== 'string');
  if (coat === undefined) return;
  const perch = scene.sculpt.parts.findIndex(({ name }) => name === 'perch');
  for (let at = 0; at < buffer.part.length; at++) if (buffer.part[at] === perch) coat.pixels[at * 4 + 3] = 0;
};
