import type { Group, Primitive, Sculpt } from './sculpt.ts';
import { toSweep } from './sweep.ts';
import { add, length, type Matrix, sub, times, type Vec } from './vector.ts';

/** Distance to the skin at a world point; `part()` names what the last call came nearest to. */
export type Field = { distance: (x: number, y: number, z: number) => number; part: () => number };

const n = (value: number) => `(${Number(value).toFixed(5)})`;
const AXES = ['x', 'y', 'z'] as const;

/** Signed distance to a closed outline in its plane. Hot: no arrays are made here. */
const toOutline = (line: Float64Array, x: number, y: number): number => {
  const count = line.length;
  let nearest = 1e9;
  let within = false;
  let px = line[count - 2] as number;
  let py = line[count - 1] as number;
  for (let i = 0; i < count; i += 2) {
    const qx = line[i] as number;
    const qy = line[i + 1] as number;
    const ex = px - qx;
    const ey = py - qy;
    const wx = x - qx;
    const wy = y - qy;
    const share = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)));
    const bx = wx - ex * share;
    const by = wy - ey * share;
    const square = bx * bx + by * by;
    if (square < nearest) nearest = square;
    if (qy > y !== py > y && wx < (ex * wy) / ey) within = !within;
    px = qx;
    py = qy;
  }
  return within ? -Math.sqrt(nearest) : Math.sqrt(nearest);
};

const groupCode = ({ name, at, pivot, matrix, scale }: Group): string => {
  const moved = AXES.map((axis, i) => `const ${axis}0_${name}=${axis}-${n(at[i] as number)};`).join('');
  const local = AXES.map((axis, i) => {
    const column = matrix.map((row) => n(row[i] as number));
    return `const ${axis}_${name}=(x0_${name}*${column[0]}+y0_${name}*${column[1]}+z0_${name}*${column[2]})/${n(scale)}+${n(pivot[i] as number)};`;
  }).join('');
  // A mirrored side is rounded where it meets the middle, or a ridge would run down the face.
  return `${moved}${local}const m_${name}=Math.sqrt(x_${name}*x_${name}+.0004);\n`;
};

/** X, Y, Z: the point seen from `at`, turned back by `m`. */
const place = (x: string, group: string, at: Vec, m?: Matrix): string => {
  const from = `X=${x}-${n(at[0])};Y=y_${group}-${n(at[1])};Z=z_${group}-${n(at[2])};`;
  if (!m) return from;
  const column = (i: 0 | 1 | 2) => `X*${n(m[0][i])}+Y*${n(m[1][i])}+Z*${n(m[2][i])}`;
  return `${from}u=${column(0)};v=${column(1)};w=${column(2)};X=u;Y=v;Z=w;`;
};
const along = (v: Vec) => `X*${n(v[0])}+Y*${n(v[1])}+Z*${n(v[2])}`;

const shapeCode = (p: Primitive, x: string, outlines: Float64Array[]): string => {
  if (p.kind === 'ellipsoid') {
    const inverse = p.r.map((r) => n(1 / r));
    const scaled = (names: string) =>
      `u=${names[0]}*${inverse[0]};v=${names[1]}*${inverse[1]};w=${names[2]}*${inverse[2]};`;
    return `${place(x, p.group, p.at, p.turned)}${scaled('XYZ')}a=Math.sqrt(u*u+v*v+w*w);${scaled('uvw')}b=Math.sqrt(u*u+v*v+w*w)+1e-9;d=a*(a-1)/b;`;
  }
  if (p.kind === 'capsule') {
    const ab: Vec = [(p.to[0] - p.from[0]) / p.flat, p.to[1] - p.from[1], p.to[2] - p.from[2]];
    const square = ab[0] ** 2 + ab[1] ** 2 + ab[2] ** 2 || 1e-9;
    return `${place(x, p.group, p.from)}X/=${n(p.flat)};t=(${along(ab)})/${n(square)};t=t<0?0:t>1?1:t;X-=t*${n(ab[0])};Y-=t*${n(ab[1])};Z-=t*${n(ab[2])};d=(Math.sqrt(X*X+Y*Y+Z*Z)-${n(p.r[0])}-t*${n(p.r[1] - p.r[0])})*${n(Math.min(1, p.flat))};`;
  }
  if (p.kind === 'box') {
    const over = (axis: string, half: number) => `${axis}=Math.abs(${axis})-${n(half)};`;
    return `${place(x, p.group, p.at, p.turned)}${over('X', p.half[0])}${over('Y', p.half[1])}${over('Z', p.half[2])}u=X>0?X:0;v=Y>0?Y:0;w=Z>0?Z:0;a=X>Y?X:Y;a=a>Z?a:Z;d=Math.sqrt(u*u+v*v+w*w)+(a<0?a:0)-${n(p.round)};`;
  }
  if (p.kind === 'sweep') {
    const at = outlines.push(p.sections) - 1;
    return `d=sweep(outlines[${at}],${x},y_${p.group},z_${p.group});`;
  }
  const index = outlines.push(p.outline) - 1;
  const across = p.outline.filter((_, i) => i % 2 === 0);
  const long = p.outline.filter((_, i) => i % 2 === 1);
  const [left, right, low, high] = [Math.min(...across), Math.max(...across), Math.min(...long), Math.max(...long)];
  const frame = `u=${along(p.across)};v=${along(p.along)};w=${along(p.out)};w-=(${p.bend});b=Math.abs(w)-${n(p.thick)};`;
  // Beside the outline's box the box's distance does: only near the rim is the outline itself walked.
  const box = `X=u<${n(left)}?${n(left)}-u:u>${n(right)}?u-${n(right)}:0;Y=v<${n(low)}?${n(low)}-v:v>${n(high)}?v-${n(high)}:0;a=X>Y?X:Y;if(a<.12&&b<.3)a=outline(outlines[${index}],u,v);`;
  // Bending stretches space: .8 keeps the steps of the march on this side of the skin.
  return `${place(x, p.group, p.root)}${frame}${box}d=(a>b?a:b);d=((d<0?d:0)+Math.sqrt((a>0?a*a:0)+(b>0?b*b:0))-${n(p.round)})*.8;`;
};

const primitiveCode = (p: Primitive, group: Group, outlines: Float64Array[]): string => {
  const x = p.side === 'both' ? `m_${p.group}` : p.side === -1 ? `(-x_${p.group})` : `x_${p.group}`;
  const k = p.blend * group.scale;
  const bumps = p.bumps ? `X=${x};Y=y_${p.group};Z=z_${p.group};d+=${p.bumps};` : '';
  const join = p.carve
    ? `h=(${n(k)}-Math.abs(D+d))/${n(k)};h=h<0?0:h;if(-d>D)D=-d;D+=h*h*${n(k * 0.25)};`
    : `h=(${n(k)}-Math.abs(D-d))/${n(k)};h=h<0?0:h;if(d<D){D=d;P=${p.part};}D-=h*h*${n(k * 0.25)};`;
  const body = `${shapeCode(p, x, outlines)}${bumps}d*=${n(group.scale)};${join}`;
  // Far primitives are passed over by their bounding ball: that is most of them, most of the time.
  const reach = n((p.reach + (p.bumps ? 0.15 : 0)) * group.scale + k);
  const near = p.carve ? `q=${reach}-D;` : `q=D+${reach};`;
  return `${place(x, p.group, p.centre)}${near}if(q>0&&(X*X+Y*Y+Z*Z)*${n(group.scale ** 2)}<q*q){${body}}\n`;
};

/** Primitives of one group that follow each other. */
type Chunk = { group: Group; primitives: Primitive[] };
/** V8 does not optimise a function of thousands of operations: this many primitives a function is fast. */
const CHUNK = 7;

const chunksOf = (sculpt: Sculpt): Chunk[] => {
  const chunks: Chunk[] = [];
  for (const p of sculpt.primitives) {
    const last = chunks.at(-1);
    if (last && last.group.name === p.group && last.primitives.length < CHUNK) last.primitives.push(p);
    else chunks.push({ group: sculpt.groupOf(p.group), primitives: [p] });
  }
  return chunks;
};

/** A ball of the world round a chunk: centre and radius, seams included. */
const ballOf = (sculpt: Sculpt, { group, primitives }: Chunk): { at: Vec; r: number } => {
  const balls = primitives.flatMap((p) => {
    const sides = p.side === 'both' ? [1, -1] : [p.side === -1 ? -1 : 1];
    const r = (p.reach + p.blend + (p.bumps ? 0.15 : 0)) * group.scale;
    return sides.map((side) => ({ at: sculpt.toWorld(p.group, [p.centre[0] * side, p.centre[1], p.centre[2]]), r }));
  });
  const sum = balls.reduce<Vec>((a, { at }) => add(a, at), [0, 0, 0]);
  const at = times(sum, 1 / balls.length);
  return { at, r: Math.max(...balls.map((ball) => length(sub(ball.at, at)) + ball.r)) };
};

/** Compiles a sculpt to functions without look-ups or allocation. */
export const compile = (sculpt: Sculpt): Field => {
  const outlines: Float64Array[] = [];
  const chunks = chunksOf(sculpt);
  const functions = chunks.map(
    (chunk, i) =>
      `function f${i}(x,y,z,D){let P=-1,d=0,h=0,X=0,Y=0,Z=0,u=0,v=0,w=0,t=0,a=0,b=0,q=0;\n${groupCode(chunk.group)}${chunk.primitives.map((p) => primitiveCode(p, chunk.group, outlines)).join('')}if(P>=0)nearest.part=P;return D;}\n`,
  );
  const calls = chunks.map((chunk, i) => {
    const { at, r } = ballOf(sculpt, chunk);
    return `X=x-${n(at[0])};Y=y-${n(at[1])};Z=z-${n(at[2])};q=${n(r)}+(D<0?-D:D);if(X*X+Y*Y+Z*Z<q*q)D=f${i}(x,y,z,D);`;
  });
  const nearest = { part: 0 };
  const code = `${functions.join('')}return function(x,y,z){let D=1e9,X=0,Y=0,Z=0,q=0;nearest.part=0;\n${calls.join('\n')}return D;}`;
  const make = new Function('outlines', 'outline', 'nearest', 'sweep', code);
  return { distance: make(outlines, toOutline, nearest, toSweep) as Field['distance'], part: () => nearest.part };
};
