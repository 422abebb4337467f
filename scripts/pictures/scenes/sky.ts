import type { Brush } from './brush.ts';

/** A sky in three flat bands that melt a little: from above to the horizon. */
export const sky = (b: Brush, colors: readonly [string, string, string], horizon = 640): void => {
  const [top, middle, low] = colors;
  b.rect(0, 0, 1200, 900, top);
  b.path(
    `M0 ${horizon * 0.34}Q300 ${horizon * 0.28} 600 ${horizon * 0.34}T1200 ${horizon * 0.3}V900H0Z`,
    middle,
    'opacity=".85"',
  );
  b.path(
    `M0 ${horizon * 0.64}Q300 ${horizon * 0.7} 600 ${horizon * 0.62}T1200 ${horizon * 0.66}V900H0Z`,
    low,
    'opacity=".9"',
  );
};

/** Heaped clouds of the Andes. */
export const clouds = (
  b: Brush,
  places: readonly (readonly [x: number, y: number, width: number])[],
  fill = '#F6F5EE',
  opacity = 0.85,
): void => {
  for (const [x, y, w] of places) {
    const h = w * 0.15;
    b.path(
      `M${x - w / 2} ${y}C${x - w * 0.4} ${y - h} ${x - w * 0.2} ${y - h * 0.5} ${x - w * 0.1} ${y - h}C${x} ${y - h * 1.6} ${x + w * 0.15} ${y - h * 1.1} ${x + w * 0.2} ${y - h * 0.7}C${x + w * 0.4} ${y - h * 0.9} ${x + w * 0.45} ${y - h * 0.2} ${x + w / 2} ${y}Z`,
      fill,
      `opacity="${opacity}"`,
    );
  }
};

/** Leaf strokes that follow a slope: a forest seen from far. */
export const forest = (
  b: Brush,
  top: (x: number) => number,
  depth: number,
  count: number,
  dark: string,
  light: string,
): void => {
  for (let i = 0; i < count; i++) {
    const x = b.random() * 1200;
    const y = top(x) + 6 + b.random() ** 0.8 * depth;
    const slope = top(x + 14) - top(x - 14);
    const lit = slope < 0 ? 0.6 : 0.25;
    b.stroke(
      x,
      y,
      1.2 + (slope < 0 ? -0.25 : 0.35) + b.range(-0.3, 0.3),
      b.range(16, 34),
      b.range(7, 12),
      b.between(dark, light, lit * b.random(), 0.1),
    );
  }
};
