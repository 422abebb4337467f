import { line } from '../engine/lines.ts';
import type { Painter } from '../engine/painter.ts';
import { front, unitOf } from '../engine/pin.ts';
import type { Vec } from '../engine/vector.ts';

/** The way of the air through a flat-faced head in profile, head units, and how wide it is there. */
const WAY: readonly Vec[] = [
  [0, -0.18, 1.1],
  [0, -0.22, 0.86],
  [0, -0.26, 0.5],
  [0, -0.34, 0.16],
  [0, -0.5, -0.06],
  [0, -0.72, -0.18],
  [0, -1.0, -0.26],
  [0, -1.4, -0.36],
  [0, -1.9, -0.5],
];
const WIDTH = [0.16, 0.22, 0.5, 0.62, 0.5, 0.2, 0.42, 0.62, 0.66];

/** Draws it over the animal: pale passage, air in it, a ring where it is narrow (nostril, soft palate). */
export const airway = (painter: Painter): void => {
  const k = unitOf(painter, 'head');
  const points = WAY.map((p) => painter.at('head', p));
  line(painter, points, { width: k * 0.46, color: '#FBF3E6', taper: WIDTH.map((w) => w + 0.16), opacity: 0.92 });
  line(painter, points, { width: k * 0.42, color: '#4E9DBD', taper: WIDTH });
  for (const i of [0, 5]) {
    const [x, y] = points[i] as Vec;
    painter.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(k * 0.16).toFixed(1)}" fill="none" stroke="#FBF3E6" stroke-width="11"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(k * 0.16).toFixed(1)}" fill="none" stroke="#B3261E" stroke-width="6"/>`,
    );
  }
};

/** Marks the bottom of the fold over the nose, and lays a folded gauze into it. */
export const gauze = (painter: Painter): void => {
  const k = unitOf(painter, 'head');
  const fold = [
    [-0.3, 0.11],
    [-0.16, 0.16],
    [0, 0.18],
    [0.16, 0.16],
    [0.3, 0.11],
  ].map(([x, y]) => front(painter, 'head', x as number, y as number));
  const d = fold.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  painter.push(
    `<path d="${d}" fill="none" stroke="#FBF3E6" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#1F7A8C" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round"/>`,
  );
  const [x, y] = front(painter, 'head', -0.02, 0.19);
  const at = (a: number, b: number) =>
    `${(x + (a * 0.8 + b * 0.34) * k).toFixed(1)} ${(y - (b * 0.72 - a * 0.1) * k).toFixed(1)}`;
  const weave = [0.2, 0.4, 0.6, 0.8].map(
    (s) =>
      `M${at(-0.04 + s * 0.3, 0.02 - s * 0.03)}L${at(0.05 + s * 0.3, 0.52 - s * 0.06)}M${at(s * 0.07, s * 0.5)}L${at(0.28 + s * 0.05, s * 0.46 - 0.01)}`,
  );
  painter.push(
    `<path d="M${at(0.02, 0)}L${at(0.1, 0.54)}L${at(0.42, 0.48)}L${at(0.32, -0.05)}Z" fill="#B9AC9A" opacity=".8"/><path d="M${at(-0.04, 0.02)}L${at(0.05, 0.54)}L${at(0.37, 0.47)}L${at(0.27, -0.03)}Z" fill="#FDFBF6"/><path d="${weave.join('')}" stroke="#DDE3E2" stroke-width="3" fill="none"/><path d="M${at(0.0, 0.28)}L${at(0.32, 0.22)}" stroke="#C3CED0" stroke-width="5"/>`,
  );
};
