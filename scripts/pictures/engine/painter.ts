import type { GBuffer } from './buffer.ts';
import { atLevel, type Rgb, type Tones, tones } from './color.ts';
import { compile, type Field } from './field.ts';
import { randomFrom } from './noise.ts';
import { clamp, mix, ramp } from './number.ts';
import type { Hair, Lighting, Sample, Scene } from './scene.ts';
import { add, apply, applyBack, dot, sub, times, unit, type Vec } from './vector.ts';

export const WIDTH = 1200;
export const HEIGHT = 900;

/** A picture inside the drawing, made of the buffer's own pixels. */
export type Raster = { width: number; height: number; pixels: Uint8ClampedArray };

/** Looks things up in the buffer and collects svg, back to front. */
export class Painter {
  readonly scene: Scene;
  readonly buffer: GBuffer;
  readonly random: () => number;
  /** Pixels of the drawing for one pixel of the buffer. */
  readonly zoom: number;
  /** Pixels of the drawing for one world unit. */
  readonly scale: number;
  readonly out: (string | Raster)[] = [];
  readonly defs: string[] = [];
  #field: Field | null = null;
  readonly #name: string;
  #ids = 0;

  /** `name` keeps the ids of this scene apart from those of others in the same svg. */
  constructor(scene: Scene, buffer: GBuffer, name: string) {
    this.#name = name;
    this.scene = scene;
    this.buffer = buffer;
    this.random = randomFrom(scene.seed);
    this.zoom = WIDTH / buffer.width;
    this.scale = scene.view.scale;
  }

  get field(): Field {
    this.#field ??= compile(this.scene.sculpt);
    return this.#field;
  }

  id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}${this.#name}-${this.#ids}`;
  }

  push(svg: string): void {
    this.out.push(svg);
  }

  /** −1 … 1. */
  spread(): number {
    return this.random() * 2 - 1;
  }

  indexAt(x: number, y: number): number {
    const i = clamp(Math.floor(x / this.zoom), 0, this.buffer.width - 1);
    const j = clamp(Math.floor(y / this.zoom), 0, this.buffer.height - 1);
    return j * this.buffer.width + i;
  }

  /** What stands at a pixel of the drawing; null where nothing does. */
  sample(x: number, y: number, index = this.indexAt(x, y)): Sample | null {
    const { buffer, scene } = this;
    const number = buffer.part[index] as number;
    if (number === 0) return null;
    const { group, name } = scene.sculpt.parts[number] as { group: string; name: string };
    const { view } = scene;
    const world: Vec = [(x - view.cx) / view.scale, -(y - view.cy) / view.scale, buffer.z[index] as number];
    const normal: Vec = [buffer.nx[index] as number, buffer.ny[index] as number, buffer.nz[index] as number];
    const frame = scene.sculpt.groupOf(group);
    const p = add(times(applyBack(frame.matrix, sub(world, frame.at)), 1 / frame.scale), frame.pivot);
    const n = applyBack(frame.matrix, normal);
    return {
      group,
      part: name,
      p,
      n,
      world,
      normal,
      lit: buffer.lit[index] as number,
      open: buffer.open[index] as number,
      index,
      sculpt: scene.sculpt,
    };
  }

  /** Pixels of a world point, and its depth. */
  project(world: Vec): Vec {
    return [this.scene.view.cx + world[0] * this.scale, this.scene.view.cy - world[1] * this.scale, world[2]];
  }

  /** Pixels of a point of a group. */
  at(group: string, p: Vec): Vec {
    return this.project(this.scene.sculpt.toWorld(group, p));
  }

  /** Direction of the hair in the world, lying on the skin. */
  flowOf(s: Sample): Vec {
    const flow = apply(this.scene.sculpt.groupOf(s.group).matrix, this.scene.flow(s));
    return unit(sub(flow, times(s.normal, dot(flow, s.normal))));
  }

  /** Light as the painter sees it: −1 deepest fold … 0 shadow … 1 the colour … 2 light; mostly steps, a little slope. */
  level(s: Sample, jitter = 0): number {
    const { shadeBelow = 0.28, lightAbove = 0.64, soft = 0.1 } = this.scene.light;
    const light = s.lit * (0.42 + 0.58 * s.open) + this.#rim(s, this.scene.light) + jitter;
    const steps = ramp(shadeBelow - soft, shadeBelow + soft, light) + ramp(lightAbove - soft, lightAbove + soft, light);
    const slope = clamp((light - 0.08) / 0.8) * 2;
    const fold = s.open < 0.34 ? (0.34 - s.open) * 1.7 : 0;
    return mix(steps, slope, 0.38) - fold;
  }

  /** Light from behind along the far contour: what keeps black coats readable. */
  #rim(s: Sample, { rim = 0, rimFrom = [0.8, 0.5, -0.3] }: Lighting): number {
    if (rim === 0) return 0;
    return rim * ramp(0.55, 0.1, s.normal[2]) * ramp(0, 0.7, dot(s.normal, unit(rimFrom)));
  }

  tonesOf(hair: Hair): Tones {
    const t = tones(hair.color);
    if (!hair.shade && !hair.light) return t;
    const shade = hair.shade ?? t.shade;
    return {
      base: hair.color,
      shade,
      light: hair.light ?? t.light,
      deep: hair.shade ? times(shade, 0.62) : t.deep,
    };
  }

  colorOf(hair: Hair, level: number): Rgb {
    return atLevel(this.tonesOf(hair), level);
  }
}
