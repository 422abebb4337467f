/** Small arithmetic that every module of the drawings shares. */
export const clamp = (value: number, low = 0, high = 1): number => Math.max(low, Math.min(high, value));

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** 0 below `from`, 1 above `to`, a soft S between; `from` may be the larger one. */
export const ramp = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** 1 inside the ellipsoid, 0 outside, soft over `soft` (share of the radii) around its skin. */
export const inside = (distance: number, soft = 0.2): number => ramp(1 + soft / 2, 1 - soft / 2, distance);

export const DEGREE = Math.PI / 180;

/** A coordinate as svg paths carry it: tenths of a pixel. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);
