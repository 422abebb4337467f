import { expect, test } from 'vitest';
import { quadrupedBody } from '../../scripts/pictures/anatomy/body.ts';
import { onFigure } from '../../scripts/pictures/anatomy/figure-skin.ts';
import { CAT, DOG, type Plan, type Pose, planOf } from '../../scripts/pictures/anatomy/plan.ts';
import { catPlan, dogPlan } from '../../scripts/pictures/anatomy/plan-from-build.ts';
import { lie, sit } from '../../scripts/pictures/anatomy/pose-rest.ts';
import { stand } from '../../scripts/pictures/anatomy/pose-stand.ts';
import { CURL } from '../../scripts/pictures/anatomy/tail-curves.ts';
import { chest } from '../../scripts/pictures/coats/dog-marks.ts';
import { roan } from '../../scripts/pictures/coats/markings.ts';
import { spots } from '../../scripts/pictures/coats/spots.ts';
import { compile } from '../../scripts/pictures/engine/field.ts';
import type { Sample } from '../../scripts/pictures/engine/scene.ts';
import { Sculpt } from '../../scripts/pictures/engine/sculpt.ts';
import type { Section } from '../../scripts/pictures/engine/sweep.ts';
import { length, sub, type Vec } from '../../scripts/pictures/engine/vector.ts';

const TAU = Math.PI * 2;
const swept = (rows: readonly Section[]) =>
  compile(new Sculpt().group('body').sweep('body', 'torso', rows, { blend: 0.001 }));
const bodyOf = (plan: Plan, pose: Pose) => {
  const sculpt = new Sculpt().group('body');
  const posed = pose(plan);
  quadrupedBody(sculpt, plan, posed);
  return { field: compile(sculpt), posed, sculpt };
};

test('the contour of a sweep passes exactly through the points of its sections', () => {
  const rows = [0, 0.3, 0.7, 1.2].map((z, i): Section => [[0, 1 + 0.1 * i, z], [0, 0.4 - 0.05 * i, z], 0.2]);
  const { distance } = swept(rows);
  for (const [a, b, half] of rows.slice(1, -1)) {
    expect(Math.abs(distance(...a))).toBeLessThan(0.004);
    expect(Math.abs(distance(...b))).toBeLessThan(0.004);
    expect(Math.abs(distance(half, (a[1] + b[1]) / 2, a[2]))).toBeLessThan(0.004);
    expect(distance(0, a[1] * 0.8 + b[1] * 0.2, a[2])).toBeLessThan(-0.03);
  }
});

test('a sweep that curls stays whole: its middle line is inside all the way', () => {
  const turn = (t: number, r: number): Vec => [0, r * Math.sin(t * TAU), r * Math.cos(t * TAU)];
  const rows = Array.from({ length: 12 }, (_, i): Section => [turn(i / 13, 0.62), turn(i / 13, 0.38), 0.1]);
  const { distance } = swept(rows);
  for (let t = 0.02; t < 10.9 / 13; t += 0.01) expect(distance(...turn(t, 0.5)), `at ${t}`).toBeLessThan(-0.03);
});

test('nobody hovers or sinks: the paws of every pose touch the floor', () => {
  const poses: [string, Pose][] = [
    ['stand', stand()],
    ['sit', sit()],
    ['lie', lie()],
  ];
  for (const plan of [DOG, CAT, planOf(DOG, { paw: 1.2, bone: 1.4, chest: 0.6, elbow: 0.42 })])
    for (const [name, pose] of poses) {
      const { field, posed } = bodyOf(plan, pose);
      for (const [i, { f }] of posed.fore.entries()) {
        const side = i === 0 ? 1 : -1;
        // Under the pad, and under the tips of the two middle toes.
        const spots = [
          [0, 0.012],
          [0.011, 0.075],
          [-0.011, 0.075],
        ] as const;
        const under = spots.map(([dx, dz]) => field.distance(side * (f[0] + dx * plan.paw), 0, f[2] + dz * plan.paw));
        expect(Math.min(...under), `${plan.kind} ${name}`).toBeLessThan(0.012);
        expect(Math.min(...under), `${plan.kind} ${name}`).toBeGreaterThan(-0.05);
      }
    }
});

test('a step moves joints and lengthens no bone', () => {
  const bones = (pose: Pose) =>
    pose(DOG).hind.map(({ h, k, t, m }) => [length(sub(h, k)), length(sub(k, t)), length(sub(t, m))]);
  const [square] = bones(stand({ hind: [0, 0] }));
  for (const walking of bones(stand({ hind: [0.12, -0.08] })))
    walking.forEach((bone, i) => {
      expect(bone).toBeCloseTo(square?.[i] ?? 0, 2);
    });
});

test('a build becomes a plan: sizes, tail and hair, and what the breed says wins', () => {
  const pug = dogPlan(
    { heightCm: 29, headCm: 5.6, chest: 0.56, tail: { kind: 'curl', length: 0.28 } },
    { headScale: 1.2 },
  );
  expect(pug).toMatchObject({ heightCm: 29, headCm: 5.6, chest: 0.56, headScale: 1.2 });
  expect(pug.tail).toMatchObject({ curve: CURL, length: 0.28, stiff: true });
  expect(dogPlan({ heightCm: 60, headCm: 8, tail: { kind: 'none' } }).tail.curve).toEqual([]);
  const short = catPlan({ heightCm: 25, headCm: 5 });
  const long = catPlan({ heightCm: 25, headCm: 5, fluff: 1 });
  expect(long.ruff).toBeGreaterThan(short.ruff);
  expect(long.tail.hang).toBeGreaterThan(0);
});

/** A point of a body's skin, as coats are asked. */
const skin = (sculpt: Sculpt, part: string, p: Vec, n: Vec = [1, 0, 0]): Sample => ({
  group: 'body',
  part,
  p,
  n,
  world: p,
  normal: n,
  lit: 1,
  open: 1,
  index: 0,
  sculpt,
});

test('the haunch of a lying dog stands out beside its trunk, high up', () => {
  const { field, posed } = bodyOf(DOG, lie());
  const knee = posed.hind[0].k;
  const half = posed.trunk[3]?.[2] ?? 0;
  expect(field.distance(half + 0.06, 0.3, knee[2] - 0.04)).toBeLessThan(0);
});

test('the tail of a sitting dog lies along its hip: a niche does not cut it', () => {
  const tail = sit()(planOf(DOG, { tail: { length: 0.56 } })).tail;
  for (const [x, , z] of tail) expect(Math.hypot(x, z < -0.5 ? z + 0.5 : 0)).toBeLessThan(0.42);
});

test('spots and roan of a folded leg ask where the skin is; what goes by height asks the standing leg', () => {
  const { posed, sculpt } = bodyOf(DOG, sit());
  const [a, b] = [posed.hind[0].h, posed.hind[0].k];
  const at: Vec = [a[0] + 0.08, (a[1] + b[1]) / 2 + 0.05, (a[2] + b[2]) / 2];
  let asked: Sample | null = null;
  const coat = onFigure(
    (s) => {
      asked = s;
      return { color: [0, 0, 0] };
    },
    DOG,
    { resting: true, near: 1, far: 0 },
  );
  coat(skin(sculpt, 'thigh', at));
  expect(asked).toMatchObject({ folded: at });
  const { p } = asked as unknown as Sample;
  expect(p[1]).toBeGreaterThan(at[1] + 0.2);
  // A spot's edge is a little ragged by the other place: the mean tells.
  for (const [area] of [spots('#000'), roan('#000')]) {
    const apart = Array.from({ length: 60 }, (_, i) => {
      const here: Vec = [0.2, 0.1 + i * 0.013, -0.3];
      const there = { ...skin(sculpt, 'thigh', [0.2, 0.7, -0.3]), folded: here };
      return Math.abs(area(there) - area(skin(sculpt, 'thigh', here)));
    });
    expect(apart.reduce((a, b) => a + b, 0) / apart.length).toBeLessThan(0.06);
  }
});

test('white of the breast leaves no crumb in the groin, which looks forward, too', () => {
  const { posed, sculpt } = bodyOf(DOG, stand());
  const white = chest(0.13, 0.92);
  const groin = posed.trunk[2]?.[1] ?? [0, 0, 0];
  expect(white(skin(sculpt, 'torso', groin, [0, -0.8, 0.6]))).toBe(0);
  const front = posed.trunk[8]?.[1] ?? [0, 0, 0];
  expect(white(skin(sculpt, 'torso', front, [0, -0.3, 0.95]))).toBeGreaterThan(0.9);
});
