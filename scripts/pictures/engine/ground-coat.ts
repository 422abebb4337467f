import type { Painter } from './painter.ts';

/** How far inside its contour the ground coat ends, buffer pixels: hairs make the contour. */
const INSET = 1;

/** The colour under the strokes: every pixel of the buffer in its own tone, so that nothing shines through between hairs. */
export const groundCoat = (painter: Painter): void => {
  const { buffer, zoom } = painter;
  const { width, height, part } = buffer;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const covered = (i: number, j: number) => {
    for (const [u, v] of [
      [-INSET, 0],
      [INSET, 0],
      [0, -INSET],
      [0, INSET],
    ] as const) {
      const [x, y] = [i + u, j + v];
      if (x >= 0 && y >= 0 && x < width && y < height && part[y * width + x] === 0) return false;
    }
    return true;
  };
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const at = j * width + i;
      if (part[at] === 0 || !covered(i, j)) continue;
      const s = painter.sample((i + 0.5) * zoom, (j + 0.5) * zoom, at);
      if (!s) continue;
      const color = painter.colorOf(painter.scene.coat(s), painter.level(s));
      pixels.set([color[0], color[1], color[2], 255], at * 4);
    }
  painter.out.push({ width, height, pixels });
};
