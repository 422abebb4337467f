import { expect, test } from 'vitest';
import { quadrupedBody } from '../../scripts/pictures/anatomy/body.ts';
import { CAT, DOG, type Plan, type Pose, planOf } from '../../scripts/pictures/anatomy/plan.ts';
import { catPlan, dogPlan } from '../../scripts/pictures/anatomy/plan-from-build.ts';
import { lie, sit } from '../../scripts/pictures/anatomy/pose-rest.ts';
import { stand } from '../../scripts/pictures/anatomy/pose-stand.ts';
import { CURL } from '../../scripts/pictures/anatomy/tail-curves.ts';
import { compile } from '../../scripts/pictures/engine/field.ts';
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
  return { field: compile(sculpt), posed };
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
