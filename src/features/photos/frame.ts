import type { Part } from '../../lib/pictures.ts';

/** What of a picture stands in a square frame: how near it is (1: all of its short side), and the middle, px of the picture. */
export type Framing = { zoom: number; x: number; y: number };
type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
/** A press of a key moves by this share of the frame, and comes nearer by this factor. */
const STEP = 0.05;
const NEARER = 1.1;

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;

/** The framing within the picture's bounds. */
export const within = (size: Size, { zoom, x, y }: Framing): Framing => {
  const near = between(zoom, 1, MAX_ZOOM);
  const half = sideOf(size, near) / 2;
  return { zoom: near, x: between(x, half, size.width - half), y: between(y, half, size.height - half) };
};

/** All of the short side; upright pictures a little above their middle, where faces are. */
export const firstFraming = (size: Size): Framing =>
  within(size, { zoom: 1, x: size.width / 2, y: size.height * 0.45 });

/** The part of the picture that the frame shows. */
export const partOf = (size: Size, { zoom, x, y }: Framing): Part => {
  const side = sideOf(size, zoom);
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
};

/** Moved by a share of the frame: what lies right and below comes with positive ones. */
export const moved = (size: Size, framing: Framing, right: number, down: number): Framing => {
  const side = sideOf(size, framing.zoom);
  return within(size, { ...framing, x: framing.x + right * side, y: framing.y + down * side });
};

export const zoomed = (size: Size, framing: Framing, factor: number): Framing =>
  within(size, { ...framing, zoom: framing.zoom * factor });

/** What a key does; null: nothing. */
export const keyed = (size: Size, framing: Framing, key: string): Framing | null => {
  const steps: Record<string, readonly [number, number]> = {
    ArrowLeft: [-STEP, 0],
    ArrowRight: [STEP, 0],
    ArrowUp: [0, -STEP],
    ArrowDown: [0, STEP],
  };
  const step = steps[key];
  if (step) return moved(size, framing, ...step);
  if (key === '+' || key === '=') return zoomed(size, framing, NEARER);
  return key === '-' ? zoomed(size, framing, 1 / NEARER) : null;
};
