import type { Parrot } from '../anatomy/parrot.ts';
import { rgb } from '../engine/color.ts';
import type { Painter } from '../engine/painter.ts';
import type { Sample } from '../engine/scene.ts';
import { trace } from '../engine/trace.ts';
import type { Vec } from '../engine/vector.ts';
import { ragged } from './areas.ts';
import { barring } from './barring.ts';
import { plumage } from './plumage.ts';

/** A budgerigar's colours: `bars` null takes the melanin away (lutino, albino). */
export type BudgieColors = {
  body: string;
  mask: string;
  /** Nape, and the edges of the wing feathers. */
  edge?: string;
  bars: string | null;
  wing?: string;
  cheek: string;
  tail?: string;
  /** Body colour patches of a pied bird. */
  pied?: (s: Sample) => string | null;
};

/** Any point in the head's own coordinates, so that mask and spots run on over the throat. */
export const inHead = (s: Sample): Vec => (s.group === 'head' ? s.p : s.sculpt.toGroup('head', s.world));

/** Way over the crown from the cere (0) to the nape (1.9) and on down the back of the neck. */
const over = ([, y, z]: Vec): number =>
  y > -0.1 ? (Math.PI - Math.atan2(y + 0.1, -z)) * 0.6 : z < 0 ? 1.885 - 0.1 - y : 0;

const feathered = (s: Sample) => !['beak', 'lower', 'cere', 'foot', 'claw', 'perch', 'tongue'].includes(s.part);

export type BudgieForm = {
  clear?: number;
  period?: number;
  spots: readonly Vec[];
  spot: number;
  low: number;
  cheek?: { at: Vec; r: number };
};

/** Where the plain yellow (white) of forehead, face and throat ends. */
const isMask = (s: Sample, { clear = 0.66, low }: BudgieForm): boolean => {
  const p = inHead(s);
  if (s.part === 'wing' || p[1] < low + ragged(s) * 0.05) return false;
  const [, y, z] = p;
  return over(p) < clear + ragged(s) * 0.05
    ? z > 0.02
    : y < 0.04 && z > 0.02 + ragged(s) * 0.05 + Math.max(0, -0.5 - y) * 0.4;
};

const isNape = (s: Sample, form: BudgieForm): boolean => {
  const p = inHead(s);
  return (
    feathered(s) &&
    s.part !== 'wing' &&
    s.part !== 'tail' &&
    p[1] > -1.05 &&
    (s.group === 'head' || p[2] < 0.0) &&
    !isMask(s, form)
  );
};

/** Coat and marks of a budgerigar: barred nape, scalloped wings, clear mask with its spots and cheek patches. */
export const budgerigar = (c: BudgieColors, form: BudgieForm): Pick<Parrot, 'coat' | 'marks'> => {
  const edge = c.edge ?? c.mask;
  const wing = c.wing ?? (c.bars ? '#4A463C' : edge);
  const at = (s: Sample): string =>
    c.pied?.(s) ?? (isMask(s, form) ? c.mask : isNape(s, form) ? edge : s.group === 'head' ? c.mask : c.body);
  return {
    coat: plumage({
      body: at,
      head: (s) => ({ ink: at(s), length: 0.1, width: 0.05, variance: 5 }),
      wing: (s) =>
        c.pied?.(s) ??
        (c.bars === null
          ? { ink: edge }
          : s.p[1] + 0.1 * s.p[2] > -1.9
            ? { ink: wing, rim: edge, length: 0.27, width: 0.2, variance: 4 }
            : { ink: wing, rim: edge, length: 0.62, width: 0.18, variance: 4 }),
      tail: c.tail ?? c.body,
    }),
    marks: (painter: Painter) => {
      const plain = (s: Sample) => (c.pied?.(s) ?? null) !== null;
      if (c.bars) {
        barring(painter, {
          where: (s) => isNape(s, form) && !plain(s) && over(inHead(s)) > (form.clear ?? 0.66),
          along: (s) => {
            const p = inHead(s);
            return over(p);
          },
          across: (s) => s.p[0],
          period: form.period ?? 0.084,
          share: (s) => 0.4 + 0.1 * Math.min(1, Math.max(0, -inHead(s)[2])),
          feather: 0.1,
          scallop: 0.014,
          color: c.bars,
        });
      }
      const cheek = (s: Sample) => {
        const [x, y, z] = inHead(s);
        const { at = [0, -0.4, 0.34], r = 0.16 } = form.cheek ?? {};
        return s.normal[2] > 0.14 && Math.abs(x) > 0.26 && Math.hypot((y - at[1]) / (r * 1.05), (z - at[2]) / r) < 1;
      };
      const spot = (s: Sample, [cx, cy]: Vec) => {
        const [x, y, z] = inHead(s);
        const round = Math.atan2(Math.abs(x), z + 0.15) * 0.6;
        return z > -0.1 && Math.hypot((round - cx) / form.spot, (y - cy) / (form.spot * 1.12)) < 1;
      };
      trace(painter, (s) => feathered(s) && s.part !== 'wing' && cheek(s), {
        hair: { color: rgb(c.cheek) },
        soft: 2,
        grow: 0.2,
      });
      if (c.bars)
        for (const centre of form.spots)
          trace(painter, (s) => feathered(s) && s.part !== 'wing' && spot(s, centre), {
            hair: { color: rgb('#26221f'), light: rgb('#3c3732') },
            soft: 1,
            grow: 0.2,
          });
    },
  };
};
