import { smooth } from './curve.ts';
import { type Section, sectionsOf } from './sweep.ts';
import {
  add,
  apply,
  applyBack,
  cross,
  length,
  type Matrix,
  multiply,
  sub,
  times,
  turn,
  unit,
  type Vec,
} from './vector.ts';

/** Where a group stands in its parent (or the world), turned about `pivot`, which is a point of the group itself. */
export type Placement = {
  parent?: string;
  at?: Vec;
  pivot?: Vec;
  yaw?: number;
  pitch?: number;
  roll?: number;
  scale?: number;
};
export type Group = { name: string; at: Vec; pivot: Vec; matrix: Matrix; scale: number };

/** What every primitive may say. */
export type Shaping = {
  /** Width of the soft seam to what stands already, units of the group. */
  blend?: number;
  /** `both` mirrors to the other side; 1 only the animal's left (+x), −1 only its right. Left out: as written. */
  side?: 'both' | 1 | -1;
  /** Cuts away instead of adding. */
  carve?: boolean;
  /** Bumps: a JavaScript expression in X, Y, Z (group units) added to the distance. */
  bumps?: string;
};

export type Primitive = Shaping & { group: string; part: number; blend: number; centre: Vec; reach: number } & (
    | { kind: 'ellipsoid'; at: Vec; r: Vec; turned?: Matrix }
    | { kind: 'capsule'; from: Vec; to: Vec; r: readonly [number, number]; flat: number }
    | { kind: 'box'; at: Vec; half: Vec; round: number; turned?: Matrix }
    | { kind: 'sweep'; sections: Float64Array }
    | {
        kind: 'flap';
        root: Vec;
        across: Vec;
        along: Vec;
        out: Vec;
        outline: Float64Array;
        thick: number;
        round: number;
        bend: string;
      }
  );

type Turn = readonly [yaw: number, pitch: number, roll: number];
export type Flap = Shaping & {
  root: Vec;
  /** Direction of the flap's width, then of its length. */
  across: Vec;
  along: Vec;
  /** Outline as [across, along]. */
  outline: readonly (readonly [number, number])[];
  thick?: number;
  round?: number;
  /** How far it leaves its plane: expression in u (across) and v (along). */
  bend?: string;
};
export type Knot = readonly [x: number, y: number, z: number, r: number];

/** A sculpt of distance primitives in named groups and parts. Never shown as it is: form and light are read from it. */
export class Sculpt {
  readonly groups = new Map<string, Group>();
  readonly primitives: Primitive[] = [];
  /** Index = the part's number in the buffer; 0 is the ground. */
  readonly parts: { group: string; name: string }[] = [{ group: '', name: '' }];
  /** Middle lines of chains, for what runs along them (a tail's rings). */
  readonly lines = new Map<string, Vec[]>();

  group(name: string, { parent, at = [0, 0, 0], pivot = [0, 0, 0], yaw, pitch, roll, scale = 1 }: Placement = {}) {
    if (!/^[a-z]\w*$/i.test(name)) throw new Error(`"${name}" cannot name a group: letters and figures only.`);
    const matrix = turn(yaw, pitch, roll);
    const over = parent ? this.groupOf(parent) : null;
    this.groups.set(
      name,
      over
        ? {
            name,
            at: add(apply(over.matrix, times(sub(at, over.pivot), over.scale)), over.at),
            pivot,
            matrix: multiply(over.matrix, matrix),
            scale: scale * over.scale,
          }
        : { name, at, pivot, matrix, scale },
    );
    return this;
  }

  groupOf(name: string): Group {
    const group = this.groups.get(name);
    if (!group) throw new Error(`The sculpt has no group "${name}".`);
    return group;
  }

  ellipsoid(group: string, part: string, o: Shaping & { at: Vec; r: Vec; turned?: Turn }) {
    const turned = o.turned ? turn(...o.turned) : undefined;
    return this.#add(group, part, { ...o, kind: 'ellipsoid', turned, centre: o.at, reach: Math.max(...o.r) });
  }

  capsule(
    group: string,
    part: string,
    o: Shaping & { from: Vec; to: Vec; r: readonly [number, number]; flat?: number },
  ) {
    const centre = times(add(o.from, o.to), 0.5);
    const reach = length(sub(o.from, o.to)) / 2 + Math.max(...o.r) * Math.max(1, o.flat ?? 1);
    return this.#add(group, part, { ...o, kind: 'capsule', flat: o.flat ?? 1, centre, reach });
  }

  /** Capsules from knot to knot; `inner` is the seam between them. */
  chain(group: string, part: string, knots: readonly Knot[], o: Shaping & { inner?: number; flat?: number } = {}) {
    const points = knots.map(([x, y, z]): Vec => [x, y, z]);
    this.lines.set(`${group}/${part}`, points);
    for (let i = 0; i + 1 < knots.length; i++) {
      const [from, to] = [points[i] as Vec, points[i + 1] as Vec];
      const r = [(knots[i] as Knot)[3], (knots[i + 1] as Knot)[3]] as const;
      this.capsule(group, part, { ...o, from, to, r, blend: i === 0 ? o.blend : (o.inner ?? 0.04) });
    }
    return this;
  }

  box(group: string, part: string, o: Shaping & { at: Vec; half: Vec; round: number; turned?: Turn }) {
    const turned = o.turned ? turn(...o.turned) : undefined;
    return this.#add(group, part, { ...o, kind: 'box', turned, centre: o.at, reach: length(o.half) + o.round });
  }

  /** A bent leaf of skin: every ear, a crest, a wattle. */
  flap(group: string, part: string, o: Flap) {
    const across = unit(o.across);
    const out = unit(cross(across, o.along));
    const along = cross(out, across);
    const outline = smooth(o.outline, true, 5);
    const reach =
      Math.max(...outline.map(([u, v]) => Math.hypot(u, v))) + 0.35 * Math.max(...outline.flat().map(Math.abs));
    return this.#add(group, part, {
      ...o,
      kind: 'flap',
      across,
      along,
      out,
      outline: Float64Array.from(outline.flat()),
      thick: o.thick ?? 0.02,
      round: o.round ?? 0.04,
      bend: o.bend ?? '0',
      centre: o.root,
      reach,
    });
  }

  /** A body drawn by its sections: pairs of contour points with a half width, joined by a smooth surface. */
  sweep(group: string, part: string, rows: readonly Section[], o: Shaping & { steps?: number; cap?: number } = {}) {
    const { steps = 3, cap = 0.6, ...shaping } = o;
    return this.#add(group, part, { ...shaping, kind: 'sweep', ...sectionsOf(rows, steps, cap) });
  }

  /** Group coordinates → world. */
  toWorld(group: string, p: Vec): Vec {
    const { at, pivot, matrix, scale } = this.groupOf(group);
    return add(apply(matrix, times(sub(p, pivot), scale)), at);
  }

  toGroup(group: string, p: Vec): Vec {
    const { at, pivot, matrix, scale } = this.groupOf(group);
    return add(times(applyBack(matrix, sub(p, at)), 1 / scale), pivot);
  }

  #part(group: string, name: string): number {
    const found = this.parts.findIndex((part) => part.group === group && part.name === name);
    return found > 0 ? found : this.parts.push({ group, name }) - 1;
  }

  #add(group: string, part: string, primitive: Shaping & Record<string, unknown>) {
    this.groupOf(group);
    const blend = primitive.blend ?? 0.1;
    this.primitives.push({ ...primitive, blend, group, part: this.#part(group, part) } as unknown as Primitive);
    return this;
  }
}
