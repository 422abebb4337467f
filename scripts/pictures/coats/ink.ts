import { blend, type Rgb, rgb } from '../engine/color.ts';
import type { Sample } from '../engine/scene.ts';

/** A colour, or what colour a coat has at a point. */
export type Ink = string | ((s: Sample) => Rgb);
/** How much a point belongs to a region: 0 … 1. */
export type Area = (s: Sample) => number;

export const inkAt = (ink: Ink, s: Sample): Rgb => (typeof ink === 'string' ? rgb(ink) : ink(s));

/** One colour over another, region by region, in the order given. */
export const layers =
  (base: Ink, ...over: (readonly [area: Area, ink: Ink, amount?: number])[]) =>
  (s: Sample): Rgb => {
    let color = inkAt(base, s);
    for (const [area, ink, amount = 1] of over) {
      const share = area(s) * amount;
      if (share > 0.004) color = blend(color, inkAt(ink, s), share);
    }
    return color;
  };

export const both =
  (...areas: Area[]): Area =>
  (s) =>
    areas.reduce((product, area) => product * area(s), 1);
export const either =
  (...areas: Area[]): Area =>
  (s) =>
    Math.max(...areas.map((area) => area(s)));
export const not =
  (area: Area): Area =>
  (s) =>
    1 - area(s);
