/** Points that a smooth curve passes through, in any number of dimensions. */
export type Tuple = readonly number[];

/** Catmull-Rom through all points; `steps` new points a stretch. A closed curve does not repeat its first point. */
export const smooth = <P extends Tuple>(points: readonly P[], closed: boolean, steps = 6): P[] => {
  const count = points.length;
  if (count < 2) return [...points];
  const at = (index: number) =>
    (closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]) as P;
  const out: P[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const value = (k: number) => {
        const [p, q, r, s] = [a[k] as number, b[k] as number, c[k] as number, d[k] as number];
        return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      };
      out.push(b.map((_, k) => value(k)) as unknown as P);
    }
  }
  if (!closed) out.push(at(count - 1));
  return out;
};
