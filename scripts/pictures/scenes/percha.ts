import type { ParrotShot } from '../anatomy/parrot.ts';
import { px } from '../engine/number.ts';

/** Wings spread as seen from above, the bird climbing to the left. */
export const SOARING: Pick<ParrotShot, 'body' | 'head'> = {
  body: { yaw: 172, pitch: 12, roll: -44 },
  head: { yaw: -74, pitch: 14, roll: 8 },
};

/** The wire mesh of an aviary before what stands outside. */
export const mesh = (step = 46, color = '#5d6b62', opacity = 0.34): string => {
  const lines = [];
  for (let x = step / 2; x < 1200; x += step) lines.push(`M${px(x)} 0V900`);
  for (let y = step / 2; y < 900; y += step) lines.push(`M0 ${px(y)}H1200`);
  return `<path d="${lines.join('')}" stroke="${color}" stroke-width="2.500" opacity="${opacity}" fill="none"/>`;
};

/** A post with its foot under a perch at (x, y), for a play stand in a room. */
export const standIn = (x: number, y: number, floor = 880): string =>
  `<ellipse cx="${x}" cy="${floor}" rx="130" ry="16" fill="#2c1a18" opacity=".25"/><path d="M${x - 110} ${floor}Q${x} ${floor - 40} ${x + 110} ${floor}Z" fill="#8a6242"/><rect x="${x - 13}" y="${y}" width="26" height="${floor - y - 8}" fill="#9c7450"/><rect x="${x + 3}" y="${y}" width="10" height="${floor - y - 8}" fill="#7c5838"/>`;
