import { shape } from '../engine/lines.ts';
import type { Painter } from '../engine/painter.ts';

/** A seed that a hamster holds to its mouth with both hands; `at` is its middle on the body. */
export const semilla =
  (at: readonly [number, number, number], size = 0.2, colors: readonly [string, string] = ['#5B4A3A', '#E9E0CC']) =>
  (painter: Painter): void => {
    const [x, y] = painter.at('body', at);
    const k = size * painter.scale;
    shape(
      painter,
      [
        [x - k * 0.5, y - k * 0.2],
        [x, y - k],
        [x + k * 0.5, y - k * 0.2],
        [x + k * 0.42, y + k * 0.5],
        [x, y + k * 0.78],
        [x - k * 0.42, y + k * 0.5],
      ],
      { fill: colors[0] },
    );
    for (const dx of [-0.2, 0.14])
      shape(
        painter,
        [
          [x + k * dx * 0.3, y - k * 0.8],
          [x + k * (dx + 0.1), y],
          [x + k * dx, y + k * 0.6],
          [x + k * (dx - 0.08), y],
        ],
        { fill: colors[1] },
      );
  };
