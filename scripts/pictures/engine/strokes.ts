import { px } from './number.ts';

/** A stroke from root over a knee to a tip. */
export type Stroke = { x0: number; y0: number; x1: number; y1: number; x2: number; y2: number; width: number };

/** Svg of single strokes: round at the root, pointed at the tip. */
export const leaf = ({ x0, y0, x1, y1, x2, y2, width }: Stroke, fill: string, opacity = 1): string => {
  const [dx, dy] = [x2 - x0, y2 - y0];
  const l = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / l) * width) / 2, ((dx / l) * width) / 2];
  const [bx, by] = [x0 - (dx / l) * width * 0.35, y0 - (dy / l) * width * 0.35];
  const veil = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<path d="M${px(bx)} ${px(by)}Q${px(x0 + nx)} ${px(y0 + ny)} ${px(x1 + nx * 0.9)} ${px(y1 + ny * 0.9)}T${px(x2)} ${px(y2)}Q${px(x1 - nx)} ${px(y1 - ny)} ${px(x0 - nx)} ${px(y0 - ny)}Z" fill="${fill}"${veil}/>`;
};

/** A crescent: one curl of a curly coat. `bulge` is its height (px), its sign the side. */
export const crescent = ({ x0, y0, x2, y2, width }: Stroke, bulge: number, fill: string): string => {
  const [dx, dy] = [x2 - x0, y2 - y0];
  const l = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / l, dx / l];
  const inner = bulge - Math.sign(bulge) * width * 1.3;
  const at = (t: number, k: number) => `${px(x0 + dx * t + nx * k)} ${px(y0 + dy * t + ny * k)}`;
  return `<path d="M${at(0, 0)}C${at(-0.15, bulge)} ${at(0.75, bulge * 1.15)} ${at(1, bulge * 0.35)}C${at(0.7, inner * 1.05)} ${at(0.1, inner)} ${at(0, 0)}Z" fill="${fill}"/>`;
};

/** A stiff hair with a kink: schnauzers, terriers, whisker beds. */
export const wire = ({ x0, y0, x1, y1, x2, y2, width }: Stroke, kink: number, fill: string): string => {
  const [dx, dy] = [x2 - x0, y2 - y0];
  const l = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / l, dx / l];
  const w = width / 2;
  const [kx, ky] = [x1 + nx * kink, y1 + ny * kink];
  return `<path d="M${px(x0 + nx * w)} ${px(y0 + ny * w)}L${px(kx + nx * w)} ${px(ky + ny * w)}L${px(x2)} ${px(y2)}L${px(kx - nx * w)} ${px(ky - ny * w)}L${px(x0 - nx * w)} ${px(y0 - ny * w)}Z" fill="${fill}"/>`;
};

/** A feather: its rim in one colour, its vane over it in another. */
export const feather = ({ x0, y0, x2, y2, width }: Stroke, fill: string, rim: string): string => {
  const [dx, dy] = [x2 - x0, y2 - y0];
  const l = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [((-dy / l) * width) / 2, ((dx / l) * width) / 2];
  const at = (t: number, k: number) => `${px(x0 + dx * t + nx * k)} ${px(y0 + dy * t + ny * k)}`;
  const vane = (root: number, side: number, tip: number) =>
    `M${at(root, -0.5)}C${at(0.33, -1.1 * side)} ${at(0.84, -side)} ${at(tip, 0)}C${at(0.84, side)} ${at(0.33, 1.1 * side)} ${at(root, 0.5)}Z`;
  return `<path d="${vane(0, 1.04, 1)}" fill="${rim}"/><path d="${vane(-0.02, 0.86, 0.87)}" fill="${fill}"/>`;
};
