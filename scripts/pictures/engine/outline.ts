import { blur, rings } from './contour.ts';
import { px } from './number.ts';
import type { Painter, Raster } from './painter.ts';

type Point = readonly [x: number, y: number];

/** Half the points that a point of the outline is averaged with. */
const AROUND = 2;

const smoothed = (ring: readonly Point[]): Point[] =>
  ring.map((_, i) => {
    let [x, y] = [0, 0];
    for (let k = -AROUND; k <= AROUND; k++) {
      const q = ring[(i + k + ring.length) % ring.length] as Point;
      [x, y] = [x + q[0], y + q[1]];
    }
    const count = 2 * AROUND + 1;
    return [x / count, y / count];
  });

/** Svg path round everything that the buffer holds: what a short coat ends at, like a cut. `grow` moves it outwards, 0 … .4. */
export const outlinePath = (painter: Painter, grow = 0.06): string => {
  const { width, height, part } = painter.buffer;
  const values = Float32Array.from(part, (number) => (number === 0 ? 0 : 1));
  const z = painter.zoom;
  return rings(blur({ left: 0, top: 0, width, height, values }, 1), 0.5 - grow)
    .map((ring) => {
      const points = smoothed(ring).filter((_, i) => i % 2 === 0);
      return `M${points.map(([x, y]) => `${px(x * z)} ${px(y * z)}`).join('L')}Z`;
    })
    .join('');
};

/** Gives empty pixels the colour of a neighbour, one ring of them. */
const grown = ({ width, height, pixels }: Raster): Raster => {
  const next = pixels.slice();
  for (let j = 1; j < height - 1; j++)
    for (let i = 1; i < width - 1; i++) {
      const at = (j * width + i) * 4;
      if (pixels[at + 3] !== 0) continue;
      const from = [-4, 4, -4 * width, 4 * width].find((step) => pixels[at + step + 3] !== 0);
      if (from !== undefined) next.set(pixels.subarray(at + from, at + from + 4), at);
    }
  return { width, height, pixels: next };
};

/** The colour under the strokes, every pixel in its own tone, three pixels past the contour: the clip makes the line. */
export const fullGround = (painter: Painter): void => {
  const { buffer, zoom } = painter;
  const { width, height, part } = buffer;
  let raster: Raster = { width, height, pixels: new Uint8ClampedArray(width * height * 4) };
  for (let at = 0; at < part.length; at++) {
    if (part[at] === 0) continue;
    const s = painter.sample(((at % width) + 0.5) * zoom, (Math.floor(at / width) + 0.5) * zoom, at);
    if (!s) continue;
    const c = painter.colorOf(painter.scene.coat(s), painter.level(s));
    raster.pixels.set([c[0], c[1], c[2], 255], at * 4);
  }
  for (let pass = 0; pass < 3; pass++) raster = grown(raster);
  painter.out.push(raster);
};
