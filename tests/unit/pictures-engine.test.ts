import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { onTrunk } from '../../scripts/pictures/coats/areas.ts';
import { layers } from '../../scripts/pictures/coats/ink.ts';
import { atLevel, rgb, tones } from '../../scripts/pictures/engine/color.ts';
import { blur, pathOf, rings } from '../../scripts/pictures/engine/contour.ts';
import { compile } from '../../scripts/pictures/engine/field.ts';
import { fur } from '../../scripts/pictures/engine/fur.ts';
import { noise, randomFrom } from '../../scripts/pictures/engine/noise.ts';
import { renderScene } from '../../scripts/pictures/engine/render.ts';
import type { Sample, Scene } from '../../scripts/pictures/engine/scene.ts';
import { Sculpt } from '../../scripts/pictures/engine/sculpt.ts';
import { length, sub, turn, type Vec } from '../../scripts/pictures/engine/vector.ts';

const near = (value: number, wanted: number, slack = 0.01) => expect(Math.abs(value - wanted)).toBeLessThan(slack);

test('a ball is as far as its skin, inside negative', () => {
  const { distance, part } = compile(
    new Sculpt().group('head').ellipsoid('head', 'skull', { at: [0, 0, 0], r: [1, 1, 1] }),
  );
  near(distance(3, 0, 0), 2);
  near(distance(0, 1, 0), 0);
  expect(distance(0, 0.2, 0)).toBeLessThan(0);
  expect(part()).toBe(1);
});

test('a mirrored part stands on both sides, a sided one on its own', () => {
  const eye = { at: [1, 0, 0] as Vec, r: [0.2, 0.2, 0.2] as Vec };
  const both = compile(new Sculpt().group('head').ellipsoid('head', 'eye', { ...eye, side: 'both' }));
  near(both.distance(1.5, 0, 0), both.distance(-1.5, 0, 0), 0.001);
  const right = compile(new Sculpt().group('head').ellipsoid('head', 'eye', { ...eye, side: -1 }));
  near(right.distance(-1, 0.2, 0), 0);
  near(right.distance(1, 0, 0), 1.8);
});

test('carving opens what stands', () => {
  const solid = new Sculpt().group('head').ellipsoid('head', 'skull', { at: [0, 0, 0], r: [1, 1, 1] });
  const { distance } = compile(
    solid.ellipsoid('head', 'skull', { at: [0, 0, 1], r: [0.3, 0.3, 0.3], carve: true, blend: 0.01 }),
  );
  expect(distance(0, 0, 0.95)).toBeGreaterThan(0);
  expect(distance(0, 0, 0.5)).toBeLessThan(0);
});

test('many primitives in several functions give the distance of the nearest one', () => {
  const sculpt = new Sculpt().group('body', { yaw: 30, scale: 2, at: [1, 0, 0] });
  const centres = Array.from({ length: 23 }, (_, i): Vec => [Math.sin(i) * 2, Math.cos(i * 1.7) * 2, i * 0.1]);
  for (const at of centres) sculpt.ellipsoid('body', 'ball', { at, r: [0.1, 0.1, 0.1], blend: 0.001 });
  const { distance } = compile(sculpt);
  for (const p of [
    [0, 0, 0],
    [4, 1, 2],
    [-3, 2, 1],
  ] as Vec[]) {
    const nearest = Math.min(...centres.map((at) => length(sub(sculpt.toWorld('body', at), p)) - 0.2));
    near(distance(...p), nearest, 0.02);
  }
});

test('a flap is thin where its outline is, and nothing beside it', () => {
  const outline = [
    [-0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
  ] as const;
  const ear = new Sculpt()
    .group('head')
    .flap('head', 'ear', { root: [0, 0, 0], across: [1, 0, 0], along: [0, 1, 0], outline });
  const { distance } = compile(ear);
  expect(distance(0, 0, 0)).toBeLessThan(0);
  expect(distance(0, 0, 0.3)).toBeGreaterThan(0.1);
  expect(distance(1.2, 0, 0)).toBeGreaterThan(0.3);
});

test('a point goes into its group and back, through turned parents', () => {
  const sculpt = new Sculpt()
    .group('head', { yaw: 40, pitch: -10, roll: 5, at: [1, 2, 3], pivot: [0, -0.3, -0.5], scale: 1.4 })
    .group('jaw', { parent: 'head', at: [0, -0.4, 0.2], pivot: [0, -0.4, 0.2], pitch: -15 });
  const p: Vec = [0.3, -0.2, 1.1];
  near(length(sub(sculpt.toGroup('jaw', sculpt.toWorld('jaw', p)), p)), 0, 1e-9);
  // The hinge stays where it is in the head.
  near(length(sub(sculpt.toWorld('jaw', [0, -0.4, 0.2]), sculpt.toWorld('head', [0, -0.4, 0.2]))), 0, 1e-9);
  expect(() => new Sculpt().group('wing-1')).toThrow('letters and figures');
});

test('yaw − looks to the left of the drawing, pitch + lifts the nose', () => {
  expect(turn(-30)[0][2]).toBeLessThan(0);
  expect(turn(0, 20)[1][2]).toBeGreaterThan(0);
});

test('rings go round what is above the threshold', () => {
  const size = 40;
  const values = Float32Array.from(
    { length: size * size },
    (_, at) => 10 - Math.hypot((at % size) - 20, Math.floor(at / size) - 20),
  );
  const patch = { left: 0, top: 0, width: size, height: size, values };
  const [ring = [], ...others] = rings(patch, 0);
  expect(others).toEqual([]);
  for (const [x, y] of ring) near(Math.hypot(x - 20.5, y - 20.5), 10, 0.3);
  expect(pathOf([ring], 2)).toMatch(/^M[\d. ]+Q.*Z$/);
  near(blur(patch, 2).values[20 * size + 20] as number, 10, 1.5);
});

test('the tones of a colour go from dark to light, white and black included', () => {
  const light = (color: readonly number[]) => color.reduce((sum, part) => sum + part, 0);
  for (const hex of ['#E3BC83', '#F7F4EE', '#2a282c', '#CF2A1E']) {
    const t = tones(rgb(hex));
    const levels = [-1, 0, 1, 2].map((level) => light(atLevel(t, level)));
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  }
});

test('chance is the same for the same seed', () => {
  const row = (seed: number) => Array.from({ length: 5 }, randomFrom(seed));
  expect(row(7)).toEqual(row(7));
  expect(row(7)).not.toEqual(row(8));
  expect(noise(1.3, 2.1, -4.2)).toBe(noise(1.3, 2.1, -4.2));
});

test('a place on the trunk is counted from the tail and from the back', () => {
  const sculpt = new Sculpt().group('body');
  sculpt.lines.set('body/spine', [
    [0, 0.8, -0.6],
    [0, 0.8, -0.3],
    [0, 0.8, 0.2],
    [0, 1.1, 0.5],
  ]);
  const at = (p: Vec) => onTrunk({ p, sculpt } as Sample);
  expect(at([0, 1, -0.6]).along).toBe(0);
  expect(at([0, 1.2, 0.52]).along).toBeGreaterThan(0.9);
  near(at([0, 1, 0]).round, 0);
  near(at([0, 0.6, 0]).round, 1);
  near(at([0.2, 0.8, 0]).round, 0.5);
});

test('layers mix by how much a point belongs to each', () => {
  const half = layers('#000000', [() => 0.5, '#ffffff']);
  expect(half({} as Sample).map(Math.round)).toEqual([128, 128, 128]);
});

const ballScene = (): Scene => ({
  sculpt: new Sculpt().group('head').ellipsoid('head', 'skull', { at: [0, 0, 0], r: [1, 1, 1] }),
  coat: () => ({ color: rgb('#C58B4C'), length: 0.2, width: 0.05 }),
  flow: () => [0, -1, 0],
  light: { from: [-0.4, 0.6, 0.8] },
  view: { scale: 200, cx: 600, cy: 450 },
  seed: 3,
  paint: (painter) => fur(painter, { step: 40 }),
});

test('the same scene is the same svg, stroke by stroke', async () => {
  const hash = async () => {
    const { body, defs } = await renderScene(ballScene(), 'a', 0.4);
    return createHash('sha256')
      .update(defs + body)
      .digest('hex');
  };
  expect(await hash()).toBe(await hash());
});

test('strokes grow on the ball and nowhere else', async () => {
  const { body } = await renderScene(ballScene(), 'a', 0.4);
  const starts = [...body.matchAll(/d="M([\d.]+) ([\d.]+)/g)].map(([, x, y]) =>
    Math.hypot(Number(x) - 600, Number(y) - 450),
  );
  expect(starts.length).toBeGreaterThan(40);
  expect(Math.max(...starts)).toBeLessThan(215);
});
