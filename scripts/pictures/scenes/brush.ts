import { blend, hexOf, type Rgb, rgb } from '../engine/color.ts';
import { smooth } from '../engine/curve.ts';
import { randomFrom } from '../engine/noise.ts';
import { clamp, mix, px } from '../engine/number.ts';
import { leaf } from '../engine/strokes.ts';

type Point = readonly [x: number, y: number];

/** A brush for backdrops: flat shapes and loose strokes in the manner of the animals. Collects svg in `out`. */
export class Brush {
  readonly out: string[] = [];
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  get svg(): string {
    return this.out.join('');
  }

  range(low: number, high: number): number {
    return mix(low, high, this.random());
  }

  /** One of a list. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  rect(x: number, y: number, width: number, height: number, fill: string, more = ''): this {
    this.out.push(
      `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" fill="${fill}" ${more}/>`,
    );
    return this;
  }

  /** A path given as svg. */
  path(d: string, fill: string, more = ''): this {
    this.out.push(`<path d="${d}" fill="${fill}" ${more}/>`);
    return this;
  }

  line(d: string, stroke: string, width: number, more = ''): this {
    this.out.push(
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${px(width)}" stroke-linecap="round" ${more}/>`,
    );
    return this;
  }

  /** A closed shape with straight or curved sides. */
  shape(points: readonly Point[], fill: string, curved = false, more = ''): this {
    const around = curved ? smooth(points, true, 6) : points;
    return this.path(`M${around.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`, fill, more);
  }

  oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): this {
    this.out.push(`<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}" ${more}/>`);
    return this;
  }

  /** One leaf-shaped stroke: angle in radians (0 right, −π/2 up), `sag` bends its tip down, px. */
  stroke(x: number, y: number, angle: number, length: number, width: number, fill: string, sag = 0): this {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    this.out.push(
      leaf({ x0: x, y0: y, x1: x + dx * 0.5, y1: y + dy * 0.5 - sag * 0.2, x2: x + dx, y2: y + dy + sag, width }, fill),
    );
    return this;
  }

  /** Between two colours by chance, about `share`. */
  between(from: string, to: string, share = 0.5, spread = 0.5): string {
    return hexOf(blend(rgb(from), rgb(to), clamp(share + (this.random() - 0.5) * spread * 2)));
  }

  mixed(from: string | Rgb, to: string | Rgb, share: number): string {
    const of = (color: string | Rgb) => (typeof color === 'string' ? rgb(color) : color);
    return hexOf(blend(of(from), of(to), clamp(share)));
  }

  /** A skyline from left to right filled to `bottom`; gives the height at any x. */
  ridge(points: readonly Point[], fill: string, bottom: number): (x: number) => number {
    const line = smooth(points, false, 10);
    this.path(`M-10 ${bottom}L${line.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}L1210 ${bottom}Z`, fill);
    return (x) => {
      const after = line.findIndex(([at]) => at >= x);
      const [a, b] = [line[Math.max(0, after - 1)] as Point, line[after < 0 ? line.length - 1 : after] as Point];
      return b[0] === a[0] ? b[1] : mix(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0])));
    };
  }

  /** Strokes all over a region: foliage, grass, sand. `at` gives place, angle and colour of each. */
  scatter(
    count: number,
    at: (i: number) => {
      x: number;
      y: number;
      angle: number;
      length: number;
      width: number;
      fill: string;
      sag?: number;
    },
  ): this {
    for (let i = 0; i < count; i++) {
      const { x, y, angle, length, width, fill, sag } = at(i);
      this.stroke(x, y, angle, length, width, fill, sag);
    }
    return this;
  }

  /** Soft dark spot on the floor where something stands. */
  shadow(x: number, y: number, rx: number, ry = rx * 0.1, color = '#2c1a18', opacity = 0.3): this {
    return this.oval(x, y, rx, ry, color, `opacity="${opacity}"`);
  }
}
