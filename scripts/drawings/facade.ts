import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `node scripts/drawings/facade.ts`: writes src/features/guides/home/facade.svg, the parts of the home page's house:
 * the fanlight over a door (calado), a wax palm, a hanging fern, a lamp. Colours are the tokens of the page that uses them.
 */
const n = (value: number) => String(Math.round(value * 10) / 10);
const polar = (angle: number, rx: number, ry: number, cx: number, cy: number) =>
  [cx + Math.cos(angle) * rx, cy - Math.sin(angle) * ry] as const;

/** Half a wheel of wood: two arches, spokes between them, a bead at the end of each gap. */
const calado = () => {
  const [cx, cy] = [100, 66];
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (Math.PI * (index + 1)) / 9;
    const [x1, y1] = polar(angle, 42, 27, cx, cy);
    const [x2, y2] = polar(angle, 92, 60, cx, cy);
    return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  }).join('');
  const beads = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = polar((Math.PI * (index + 0.5)) / 9, 71, 46, cx, cy);
    return `<circle cx="${n(x)}" cy="${n(y)}" r="4.2"/>`;
  }).join('');
  return `<symbol id="calado" viewBox="0 0 200 64" preserveAspectRatio="none"><g fill="none" stroke="currentColor" stroke-width="4"><path d="M6 66a94 60 0 0 1 188 0" stroke-width="5"/><path d="M58 66a42 27 0 0 1 84 0${spokes}"/></g><g fill="currentColor">${beads}<path d="M77 66a23 15 0 0 1 46 0z"/><path d="M0 0h26Q8 16 0 40zM200 0h-26q18 16 26 40z" opacity=".55"/></g></symbol>`;
};

/** A wax palm of the Cocora valley: a very thin trunk and a round head of hanging fronds. Box 60 wide, 200 high, foot at the bottom. */
const palm = () => {
  const fronds = Array.from({ length: 12 }, (_, index) => {
    const angle = -0.55 + (index / 11) * (Math.PI + 1.1);
    const reach = 25 + (index % 3) * 2.5;
    const [x, y] = [Math.cos(angle) * reach, -Math.sin(angle) * reach + 8];
    return `M0 0Q${n(x * 0.62 - y * 0.1)} ${n(y * 0.62 - 7)} ${n(x)} ${n(y)}Q${n(x * 0.5)} ${n(y * 0.5 - 1)} 0 0`;
  }).join('');
  return `<symbol id="palm" viewBox="0 0 60 200"><path d="M28.600 200Q29.400 110 29.300 32h2.200Q31.600 110 32.400 200z" fill="currentColor"/><g transform="translate(30.400 32)" fill="currentColor" stroke="currentColor" stroke-width="1.300" stroke-linejoin="round"><path d="${fronds}z"/><circle r="3"/></g></symbol>`.replace(
    /(\.\d)00/g,
    '$1',
  );
};

/** A hanging fern with flowers in the colour of the page's `currentColor`. */
const pot = () => {
  const leaf = (angle: number, length: number) =>
    `<path transform="rotate(${angle})" d="M0 0c-${n(length / 6.5)}-${n(length * 0.3)}-${n(length / 6.5)}-${n(length * 0.62)} 0-${n(length)}c${n(length / 6.5)} ${n(length * 0.38)} ${n(length / 6.5)} ${n(length * 0.7)} 0 ${n(length)}z"/>`;
  const leaves = Array.from({ length: 13 }, (_, index) => leaf(-114 + index * 19, index % 2 ? 38 : 46)).join('');
  const flowers = [
    [-17, -26],
    [-1, -40],
    [17, -24],
    [-28, -2],
    [29, 0],
    [6, -16],
    [-10, -8],
    [22, -12],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="5"/><circle cx="${(x as number) + 5}" cy="${(y as number) + 4}" r="3.5"/>`,
    )
    .join('');
  return `<symbol id="pot" viewBox="0 0 90 130"><path d="M45 0v44M45 44L24 78M45 44l21 34" stroke="var(--eave)" stroke-width="1.8" fill="none"/><g transform="translate(45 80)"><g fill="var(--palm)">${leaves}</g><g fill="currentColor">${flowers}</g></g><path d="M22 80h46l-6 30q-17 8-34 0z" fill="var(--tile)"/><path d="M20 77h50v9H20z" fill="var(--tile-lit)"/></symbol>`;
};

/** A street lamp on its bracket; its light is drawn by the page's css (no gradient by id inside a sprite). */
const lamp = () =>
  '<symbol id="lamp" viewBox="0 0 90 130"><path d="M45 40V26q0-12 12-12h33" fill="none" stroke="var(--eave)" stroke-width="4"/><path d="M30 56l15-18 15 18z" fill="var(--eave)"/><path d="M31 58h28l-5 42H36z" fill="var(--lamp)"/><path d="M31 58l5 42h18l5-42M45 58v42" fill="none" stroke="var(--eave)" stroke-width="3"/><path d="M34 100h22v7H34z" fill="var(--eave)"/></symbol>';

/** Two ranges of the Andes. */
const hills = () =>
  '<symbol id="hills" viewBox="0 0 1440 220" preserveAspectRatio="xMaxYMax slice"><path d="M0 174C130 138 200 112 310 130s150-40 270-56 170 34 280 14 150-66 250-58 190 48 330 16v174H0z" fill="var(--ridge-far)"/><path d="M0 220c160-44 260-36 390-24s210-30 330-22 210-46 330-38 220-44 390-16v100z" fill="var(--ridge)"/></symbol>';

const out = join(import.meta.dirname, '../../src/features/guides/home/facade.svg');
writeFileSync(
  out,
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[calado(), palm(), pot(), lamp(), hills()].join('\n')}\n</svg>\n`,
);
