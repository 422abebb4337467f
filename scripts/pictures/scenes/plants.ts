import type { Brush } from './brush.ts';

/** Plants and pots of Colombian houses; (x, y) is where they stand, k their size. */
export const clayPot = (b: Brush, x: number, y: number, k = 1): void => {
  const P = (dx: number, dy: number) => `${(x + dx * k).toFixed(1)} ${(y + dy * k).toFixed(1)}`;
  b.path(`M${P(-56, -110)}L${P(56, -110)}L${P(42, -6)}Q${P(0, 6)} ${P(-42, -6)}Z`, '#C46F4A');
  b.path(`M${P(14, -110)}L${P(56, -110)}L${P(42, -6)}Q${P(26, 1)} ${P(8, 2)}Z`, '#99502F');
  b.path(`M${P(-62, -124)}L${P(62, -124)}L${P(62, -102)}L${P(-62, -102)}Z`, '#D4835D');
  b.path(`M${P(18, -124)}L${P(62, -124)}L${P(62, -102)}L${P(12, -102)}Z`, '#A65B38');
};

export const geranium = (
  b: Brush,
  x: number,
  y: number,
  k = 1,
  blooms: readonly string[] = ['#C8352C', '#E0533F', '#A8241F', '#EE7A5E'],
): void => {
  for (let i = 0; i < 90; i++) {
    const angle = -Math.PI * b.random();
    const d = b.range(20, 112) * k;
    const fill = b.between('#2F5B3A', '#7FA85A', 0.5 + 0.3 * Math.cos(angle + Math.PI), 0.25);
    b.oval(
      x + Math.cos(angle) * d * 0.9,
      y - 112 * k + Math.sin(angle) * d * 0.8,
      15 * k * b.range(0.7, 1.2),
      11 * k * b.range(0.7, 1.1),
      fill,
    );
  }
  for (let i = 0; i < 13; i++) {
    const angle = -Math.PI * b.range(0.08, 0.92);
    const d = b.range(60, 118) * k;
    const [fx, fy] = [x + Math.cos(angle) * d, y - 122 * k + Math.sin(angle) * d * 0.95];
    for (let j = 0; j < 12; j++)
      b.oval(fx + b.range(-15, 15) * k, fy + b.range(-11, 11) * k, 6.5 * k, 5 * k, b.pick(blooms));
  }
  clayPot(b, x, y, k);
};

/** Lengua de suegra, or any upright leaves. */
export const snakePlant = (b: Brush, x: number, y: number, k = 1): void => {
  for (let i = 0; i < 17; i++) {
    const angle = -Math.PI / 2 + ((i - 8) / 8) * 0.75 + b.range(-0.05, 0.05);
    const length = b.range(120, 190) * k * (1 - (0.2 * Math.abs(i - 8)) / 8);
    b.stroke(
      x + (i - 8) * 3 * k,
      y - 104 * k,
      angle,
      length,
      24 * k,
      b.between('#3E6B57', '#9CBF98', 0.75 - (i / 17) * 0.6, 0.15),
    );
  }
  clayPot(b, x, y, k);
};

/** A hanging fern: long fronds from (x, y). */
export const fern = (b: Brush, x: number, y: number, k = 1): void => {
  for (let i = 0; i < 46; i++) {
    const angle = b.range(-Math.PI * 1.08, Math.PI * 0.08);
    const length = b.range(70, 150) * k;
    b.stroke(
      x + b.range(-14, 14) * k,
      y,
      angle,
      length,
      11 * k,
      b.between('#2F5F3D', '#86AE63', 0.5 - 0.35 * Math.sin(angle + Math.PI / 2), 0.25),
      length * 0.55,
    );
  }
};

/** A banana or plantain: a few broad leaves from one foot. */
export const banana = (b: Brush, x: number, y: number, k = 1): void => {
  b.stroke(x, y, -Math.PI / 2, 210 * k, 46 * k, '#8C9A58');
  for (const [i, angle] of [-2.7, -2.2, -1.8, -1.35, -0.95, -0.45].entries()) {
    const length = b.range(190, 260) * k;
    const top = y - 150 * k;
    b.stroke(x, top, angle, length, 74 * k, i % 2 ? '#5E8F4A' : '#47793F', length * 0.3);
    b.stroke(x, top, angle, length * 0.96, 5 * k, '#A7C07A', length * 0.3);
  }
};

/** A coconut palm: foot at (x, y), crown `height` above it and `lean` px to the side. */
export const cocoPalm = (b: Brush, x: number, y: number, height: number, lean = 60): void => {
  const [cx, cy] = [x + lean, y - height];
  b.path(
    `M${x - 15} ${y}Q${x + lean * 0.15 - 6} ${y - height * 0.55} ${cx - 8} ${cy}L${cx + 7} ${cy}Q${x + lean * 0.15 + 14} ${y - height * 0.55} ${x + 18} ${y}Z`,
    '#9A7B58',
  );
  for (let i = 1; i < 16; i++) {
    const t = i / 16;
    const sx = x + lean * t * t;
    b.line(`M${(sx - 13 + 5 * t).toFixed(1)} ${(y - height * t).toFixed(1)}q12 5 22 0`, '#7C6042', 2.4);
  }
  for (let f = 0; f < 11; f++) {
    const angle = -Math.PI * 1.12 + (f / 10) * Math.PI * 1.24;
    const reach = b.range(150, 205);
    for (let i = 0; i < 26; i++) {
      const t = i / 26;
      const [px, py] = [cx + Math.cos(angle) * reach * t, cy + Math.sin(angle) * reach * t + 95 * t * t];
      const side = i % 2 ? 1 : -1;
      b.stroke(
        px,
        py,
        angle + side * 0.75 + 0.5 * t,
        58 * (1 - t * 0.55),
        9,
        b.between('#2E6B46', '#86B062', 0.45 - Math.sin(angle) * 0.25, 0.3),
        16,
      );
    }
  }
  for (const [dx, dy] of [
    [-14, 8],
    [8, 14],
    [20, 4],
  ] as const)
    b.oval(cx + dx, cy + dy, 14, 16, '#7A8B3C').oval(cx + dx - 4, cy + dy - 4, 5, 6, '#A5B45E');
};

/** A wax palm of the coffee hills: a thin pale trunk and a round head. */
export const waxPalm = (b: Brush, x: number, y: number, height: number): void => {
  b.path(`M${x - 4} ${y}L${x - 3} ${y - height}h6L${x + 5} ${y}Z`, '#D9D2C2');
  for (let i = 0; i < 60; i++) {
    const angle = b.range(-Math.PI * 1.2, Math.PI * 0.2);
    const length = b.range(24, 46) * (height / 260);
    b.stroke(
      x,
      y - height,
      angle,
      length,
      5,
      b.between('#2F5F3D', '#7FA566', 0.4 - Math.sin(angle) * 0.3, 0.25),
      length * 0.35,
    );
  }
};

/** Grass in tufts along a line of the ground. */
export const grass = (
  b: Brush,
  count: number,
  box: readonly [x0: number, x1: number, y0: number, y1: number],
  dark: string,
  light: string,
  height = 26,
): void => {
  const rows = Array.from({ length: count }, () => [b.range(box[0], box[1]), b.range(box[2], box[3])] as const).sort(
    (a, c) => a[1] - c[1],
  );
  for (const [x, y] of rows) {
    const t = (y - box[2]) / Math.max(1, box[3] - box[2]);
    b.stroke(
      x,
      y,
      -Math.PI / 2 + b.range(-0.5, 0.5),
      height * (0.4 + 0.8 * t) * b.range(0.7, 1.2),
      4 + 4 * t,
      b.between(dark, light, 0.3 + 0.4 * t, 0.3),
      2,
    );
  }
};
