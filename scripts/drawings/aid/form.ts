import { rings } from '../../pictures/engine/contour.ts';

/** A point of a limb and its thickness there, px of the drawing. */
export type Knot = readonly [x: number, y: number, r: number];
export type Limb = readonly Knot[];
export type Point = readonly [x: number, y: number];
/** Where a figure stands: its own origin at (x, y), `k` times as large, turned (degrees), mirrored. */
export type Place = { x?: number; y?: number; k?: number; turn?: number; flip?: boolean };

/** Rows of numbers from '1 2 3, 4 5 6'; throws when one has not `width` of them. */
const rows = (text: string, width: number): number[][] =>
  text.split(',').map((part) => {
    const row = part.trim().split(/\s+/).map(Number);
    if (row.length !== width || row.some(Number.isNaN)) throw new Error(`'${part}' is not ${width} numbers`);
    return row;
  });

/** A limb written as 'x y r, x y r'. Throws at anything else. */
const limb = (text: string) => rows(text, 3) as unknown as Limb;
/** Limbs written one after the other: 'x y r, x y r; x y r'. Throws at anything else. */
export const limbs = (text: string): Limb[] => text.split(';').map(limb);
/** Points written as 'x y, x y'. Throws at anything else. */
export const points = (text: string) => rows(text, 2) as unknown as readonly Point[];

export const WIDTH = 480;
export const HEIGHT = 320;
/** Room outside the frame, so that a limb cut by it stays open there. */
const OVER = 24;

export const put = ({ x = 0, y = 0, k = 1, turn = 0, flip = false }: Place) => {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const point = (px: number, py: number): Point => {
    const [a, b] = [(flip ? -px : px) * k, py * k];
    return [x + a * c - b * s, y + a * s + b * c];
  };
  return {
    k,
    point,
    limb: (drawn: Limb | string): Knot[] =>
      (typeof drawn === 'string' ? limb(drawn) : drawn).map(([px, py, r]) => [...point(px, py), r * k] as const),
  };
};
/** Distance to a capsule that tapers from one knot to the next. */
const capsule = (x: number, y: number, [ax, ay, ar]: Knot, [bx, by, br]: Knot): number => {
  const [dx, dy] = [bx - ax, by - ay];
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t) - (ar + (br - ar) * t);
};

const melt = (a: number, b: number, k: number): number => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};

/** Numbers of one path command as short as SVG reads them: '.5' for 0.5, and no space where a minus or a second point parts them. */
const packed = (numbers: readonly number[]): string =>
  numbers.reduce((text, one) => {
    const next = String(one).replace(/^(-?)0\./, '$1.');
    const parted = text === '' || next.startsWith('-') || (next.startsWith('.') && /\.\d*$/.test(text));
    return `${text}${parted ? '' : ' '}${next}`;
  }, '');

/** A closed curve through a ring, a point every `step` px: one command of steps from the last point, in halves of a pixel. */
const curve = (ring: readonly Point[], step: number): string => {
  const count = ring.length;
  const reach = Math.max(1, Math.floor(step / 2));
  const points: Point[] = [];
  for (let i = 0; i < count; i += step) {
    let [sx, sy] = [0, 0];
    for (let j = -reach; j <= reach; j++) {
      const [x, y] = ring[(i + j + count) % count] as Point;
      [sx, sy] = [sx + x, sy + y];
    }
    points.push([sx / (2 * reach + 1) - OVER, sy / (2 * reach + 1) - OVER]);
  }
  /** Half of a number to the nearest half pixel. */
  const half = (sum: number) => Math.round(sum) / 2;
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length] as Point, points[(i + 1) % points.length] as Point];
    return [half(a[0] + b[0]), half(a[1] + b[1])];
  };
  let [x0, y0] = middle(0);
  const start = `M${x0} ${y0}`;
  const way = points.map((_, i) => {
    const [cx, cy] = points[(i + 1) % points.length] as Point;
    const [x, y] = middle(i + 1);
    const stretch = [half(2 * (cx - x0)), half(2 * (cy - y0)), x - x0, y - y0];
    [x0, y0] = [x, y];
    return stretch;
  });
  return `${start}q${packed(way.flat())}Z`;
};

/** Svg path round limbs that melt into each other over `soft` px. */
export const form = (soft: number, ...limbs: readonly Limb[]): string => {
  const [width, height] = [WIDTH + 2 * OVER, HEIGHT + 2 * OVER];
  const values = new Float32Array(width * height).fill(-9);
  const knots = limbs.flat();
  const low = (k: 0 | 1) => Math.max(0, Math.floor(Math.min(...knots.map((one) => one[k] - one[2])) + OVER - 4));
  const high = (k: 0 | 1, most: number) =>
    Math.min(most, Math.ceil(Math.max(...knots.map((one) => one[k] + one[2])) + OVER + 4));
  const [right, bottom] = [high(0, width), high(1, height)];
  for (let j = low(1); j < bottom; j++)
    for (let i = low(0); i < right; i++) {
      let d = 1e3;
      const [x, y] = [i + 0.5 - OVER, j + 0.5 - OVER];
      for (const limb of limbs)
        for (let at = 0; at < Math.max(1, limb.length - 1); at++) {
          const from = limb[at] as Knot;
          d = melt(d, capsule(x, y, from, limb[at + 1] ?? from), soft);
        }
      values[j * width + i] = -d;
    }
  const found = rings({ left: 0, top: 0, width, height, values }, 0);
  return found.map((ring) => curve(ring, ring.length > 360 ? 11 : ring.length > 120 ? 7 : 3)).join('');
};
