import { alongLine } from '../anatomy/flow.ts';
import { cloud, noise } from '../engine/noise.ts';
import { ramp } from '../engine/number.ts';
import type { Sample } from '../engine/scene.ts';
import { LEGS, onHead, onTrunk, ragged } from './areas.ts';
import type { Area, Ink } from './ink.ts';
import type { Row } from './markings.ts';

const bar = (distance: number, half: number) => ramp(half, half * 0.45, Math.abs(distance));

/** The face of every tabby: M on the brow, lines from the eye and over the cheek, spots under the whiskers' rows. */
export const tabbyFace: Area = (s) => {
  if (!onHead(s) || s.part === 'ear') return 0;
  const [x, y, z] = s.p;
  const a = Math.abs(x);
  const n = ragged(s, 7) * 0.012;
  let k = 0;
  if (y > 0.28 && z > -0.55) {
    const t = y - 0.3;
    k = Math.max(
      bar(a - 0.05 - 0.05 * t + n, 0.05) * ramp(0.28, 0.36, y),
      bar(a - 0.2 - 0.28 * t + 0.12 * Math.max(0, 0.2 - t) + n, 0.055),
      bar(a - 0.37 - 0.55 * t + n, 0.055) * ramp(0.32, 0.42, y),
      bar(a - 0.56 - 0.5 * t + n, 0.05),
    );
  }
  const eye = bar(y + 0.01 - 0.28 * (a - 0.55) + n, 0.045) * ramp(0.55, 0.62, a);
  const cheek = bar(y + 0.2 - 0.16 * (a - 0.5) + n, 0.045) * ramp(0.52, 0.62, a);
  const jaw = a > 0.6 ? 0.75 * bar(y + 0.42 - 0.1 * a + n, 0.045) : 0;
  return Math.max(k, eye, cheek, jaw);
};

/** Rings on tail and legs. */
const rings = (s: Sample, count: number): number => {
  const line = s.sculpt.lines.get('body/tail');
  if (s.part === 'tail' && line) {
    const { share } = alongLine(line, s.p);
    return Math.max(ramp(0.05, 0.3, Math.sin(share * count * 6.28 + ragged(s, 3) * 0.5)), ramp(0.86, 0.92, share));
  }
  if (!LEGS.has(s.part)) return 0;
  return (
    ramp(0.2, 0.5, Math.sin(s.p[1] * 66 + ragged(s, 3) * 0.7)) * ramp(0.03, 0.1, s.p[1]) * ramp(-0.6, 0.1, s.n[2] + 0.4)
  );
};

const stripesOnTrunk = (s: Sample, count: number, wander: number): number => {
  const { along, round } = onTrunk(s);
  const bend = noise(s.p[2] * 5, s.p[1] * 5, 3) * wander;
  const wave = Math.sin((along + bend * 0.09 + round * 0.06) * count * 6.28);
  const broken = cloud(s.p[0] * 9, s.p[1] * 7 + 4, s.p[2] * 14);
  const dorsal = ramp(0.09, 0.05, round);
  return Math.max(dorsal * 0.9, ramp(0.25, 0.6, wave + (broken - 0.5) * 1.1) * ramp(0.95, 0.72, round));
};

const blotches = (s: Sample): number => {
  const { along, round } = onTrunk(s);
  // A bull's eye on each flank, butterfly on the shoulder: rings round two centres.
  const flank = Math.hypot((along - 0.42) * 1.9, round - 0.42) + ragged(s, 2) * 0.035;
  const shoulder = Math.hypot((along - 0.78) * 2.1, round - 0.34) + ragged(s, 2) * 0.035;
  const wave = (d: number) => Math.max(bar(d - 0.25, 0.07), bar(d - 0.06, 0.075), bar(d - 0.44, 0.06));
  return (
    Math.max(wave(flank) * ramp(0.5, 0.4, flank), wave(shoulder) * ramp(0.42, 0.32, shoulder), bar(round, 0.07)) *
    ramp(0.92, 0.75, round)
  );
};

export type TabbyKind = 'mackerel' | 'blotched' | 'spotted' | 'ticked';

/** A tabby's markings over its ground: `ink` is the dark. Spots of bengals and ocicats: `spots`, `rosettes` beside `kind: 'ticked'`. */
export const tabby = (ink: Ink, kind: TabbyKind = 'mackerel', amount = 0.9): Row[] => [
  [tabbyFace, ink, amount],
  [(s) => (s.group === 'body' ? rings(s, 6) : 0), ink, amount * (kind === 'ticked' ? 0.45 : 0.9)],
  [
    (s) => {
      if (s.group !== 'body' || s.part === 'tail' || LEGS.has(s.part) || kind === 'ticked') return 0;
      if (kind === 'blotched') return blotches(s);
      const stripes = stripesOnTrunk(s, 11, 1);
      // Spotted: the stripes, broken across.
      return kind === 'mackerel'
        ? stripes
        : stripes * ramp(-0.1, 0.4, Math.sin(onTrunk(s).round * 34 + ragged(s, 2) * 2));
    },
    ink,
    amount,
  ],
  // Agouti: single hairs banded dark, all over.
  [(s) => ramp(0.6, 0.9, noise(s.p[0] * 53, s.p[1] * 53, s.p[2] * 53)), ink, kind === 'ticked' ? 0.34 : 0.16],
];

/** Brindle: fine dark stripes down the sides, meeting and parting. */
export const brindle = (ink: Ink, { count = 15, amount = 0.85 } = {}): Row => [
  (s) => {
    const k = s.group === 'body' ? 1 : 0.16;
    const n = cloud(s.p[0] * 9 * k, s.p[1] * 6 * k, s.p[2] * 9 * k);
    const along =
      s.group === 'body' && !LEGS.has(s.part)
        ? onTrunk(s).along
        : onHead(s)
          ? s.p[2] * 0.12 + Math.abs(s.p[0]) * 0.1
          : s.p[1];
    const wave = Math.sin((along + (n - 0.5) * 0.16) * count * 6.28);
    return ramp(-0.1, 0.45, wave + (noise(s.p[0] * 40 * k, s.p[1] * 14 * k, s.p[2] * 40 * k) - 0.5) * 1.3);
  },
  ink,
  amount,
];
