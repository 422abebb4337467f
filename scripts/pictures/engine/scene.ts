import type { Light } from './buffer.ts';
import type { Rgb } from './color.ts';
import type { Painter } from './painter.ts';
import type { Sculpt } from './sculpt.ts';
import type { Vec } from './vector.ts';

/** A point of the skin as the buffer knows it. */
export type Sample = {
  group: string;
  part: string;
  /** Point and normal in the group's own coordinates. */
  p: Vec;
  n: Vec;
  /** Where the point is on a folded leg, when `p` says where it is on a standing one (anatomy/figure-skin.ts). */
  folded?: Vec;
  world: Vec;
  normal: Vec;
  lit: number;
  open: number;
  /** Place in the buffer. */
  index: number;
  sculpt: Sculpt;
};

/** One hair, feather or patch of skin: lengths in head units. */
export type Hair = {
  color: Rgb;
  length?: number;
  width?: number;
  /** 0 lies on the skin, 1 stands half up. */
  lift?: number;
  shade?: Rgb;
  light?: Rgb;
  /** Difference of colour from hair to hair, of 255. */
  variance?: number;
  /** How much directions differ, 1 = neat. */
  mess?: number;
  /** How much a hair bends, radians. */
  bend?: number;
  shape?: 'leaf' | 'curl' | 'wire';
  /** Share of strokes that are drawn. */
  density?: number;
  /** Colour of a feather's rim. */
  rim?: Rgb;
  /** No strokes: skin, horn, leather. */
  bare?: boolean;
};

export type Coat = (s: Sample) => Hair;
/** Direction in which hair lies, in the group's coordinates. */
export type Flow = (s: Sample) => Vec;

/** Light of a scene: where the tones part (share of full light), how soft. */
export type Lighting = Light & { shadeBelow?: number; lightAbove?: number; soft?: number; rim?: number; rimFrom?: Vec };

export type Scene = {
  sculpt: Sculpt;
  coat: Coat;
  flow: Flow;
  light: Lighting;
  /** Pixels of the 1200×900 drawing; depth range in world units. */
  view: { scale: number; cx: number; cy: number; near?: number; far?: number };
  seed: number;
  /** Resolution of the buffer, share of the drawing; small figures need 1. */
  detail?: number;
  paint: (painter: Painter) => void;
};
