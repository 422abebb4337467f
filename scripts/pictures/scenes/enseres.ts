import { Brush } from './brush.ts';

/** Small things of a house that an animal uses; (x, y) is where they stand. */

/** A ball of wool. */
export const woolBall = (x: number, y: number, r: number, color = '#C2554A'): string => {
  const b = new Brush(4);
  b.shadow(x, y + 2, r * 1.1, r * 0.2);
  b.oval(x, y - r, r, r, color);
  for (let i = 0; i < 7; i++) {
    const t = (i - 3) / 3.5;
    b.line(
      `M${x - r * 0.8} ${y - r + t * r * 0.8}Q${x} ${y - r + t * r * 1.5 - r * 0.4} ${x + r * 0.8} ${y - r + t * r * 0.6}`,
      b.mixed(color, i % 2 ? '#ffffff' : '#3a1418', 0.3),
      r * 0.07,
    );
  }
  b.line(`M${x + r * 0.5} ${y - 2}q${r} 14 ${r * 1.6} -2t${r * 1.8} 4`, color, r * 0.09);
  return b.svg;
};

/** An open laptop seen from its side. */
export const laptop = (x: number, y: number, k = 1): string => {
  const b = new Brush(5);
  const at = (dx: number, dy: number) => `${x + dx * k} ${y + dy * k}`;
  b.shadow(x + 10 * k, y + 10 * k, 190 * k, 16 * k);
  b.path(`M${at(-150, 4)}L${at(-100, -26)}H${x + 190 * k}L${at(170, 4)}Z`, '#C9CDD2').path(
    `M${at(-150, 4)}H${x + 170 * k}V${y + 14 * k}H${x - 150 * k}Z`,
    '#8d939b',
  );
  b.path(`M${at(-84, -22)}H${x + 160 * k}L${at(150, -6)}H${x - 110 * k}Z`, '#5b626c');
  b.path(`M${at(-104, -28)}L${at(-70, -230)}H${x + 220 * k}L${at(190, -28)}Z`, '#9AA1AA').path(
    `M${at(-90, -40)}L${at(-60, -218)}H${x + 206 * k}L${at(178, -40)}Z`,
    '#3E5C7A',
  );
  b.path(`M${at(-70, -110)}L${at(-60, -218)}H${x + 206 * k}L${at(196, -150)}Z`, '#6E95B4');
  return b.svg;
};

/** A blanket thrown over whatever is there: a soft heap, its middle and half width. */
export const blanket = (
  x: number,
  y: number,
  half: number,
  colors: readonly [light: string, base: string, shade: string] = ['#E9B7A2', '#D08E78', '#A9654F'],
): string => {
  const b = new Brush(6);
  const [light, base, shade] = colors;
  b.path(
    `M${x - half} ${y + 60}Q${x - half * 1.05} ${y - 30} ${x - half * 0.6} ${y - 40}T${x} ${y - 56}T${x + half * 0.6} ${y - 36}T${x + half} ${y + 60}Q${x} ${y + 96} ${x - half} ${y + 60}Z`,
    base,
  );
  b.path(
    `M${x - half * 0.9} ${y}Q${x - half * 0.4} ${y - 60} ${x} ${y - 54}T${x + half * 0.8} ${y - 10}Q${x} ${y - 30} ${x - half * 0.9} ${y}Z`,
    light,
  );
  for (const t of [-0.6, -0.2, 0.3, 0.7])
    b.line(`M${x + t * half} ${y - 26}q${half * 0.06} 50 ${-half * 0.04} 96`, shade, 4, 'opacity=".6"');
  return b.svg;
};
