// Longer than 200 lines: outlines are lists of points, and they are read side by side.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Folder } from '../../src/shared/species.ts';

/**
 * `node scripts/drawings/sizes.ts`: writes src/features/guides/sizes-{folder}.svg, the outlines that the ficha sets side by side
 * to show a size: a person in ruana (1 unit = 1 cm, 165 tall), a hand (18), and the four species, each in a file of its own with what
 * stands beside it, for a browser reads the whole file. The feet stand on y = 0 and up is
 * negative. Dogs and cats are 50 units high at the withers, hamsters 50 long, birds 50 from tail tip to crown.
 * A dog is a body, a head and a tail, so that a husky is not a labrador of another size.
 */

type Point = [x: number, y: number, corner: boolean];

/** Points of an outline, `x,y x,y! …` with y up; `!` makes a corner instead of a curve. */
const pointsOf = (list: string): Point[] =>
  list.split(' ').map((point) => {
    const [x, y] = point.replace('!', '').split(',').map(Number);
    return [x as number, y as number, point.endsWith('!')];
  });

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A closed outline through all points: Catmull-Rom between curve points, straight tangents at corners. */
const outline = (list: string): string => {
  const points = pointsOf(list);
  const tension = 6;
  const at = (index: number) => points[(index + points.length) % points.length] as Point;
  const [x0, y0] = at(0);
  const curves = points.map((from, index) => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    const c1 = from[2] ? from : [from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension];
    const c2 = to[2] ? to : [to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension];
    return `C${n(c1[0] as number)} ${n(-(c1[1] as number))} ${n(c2[0] as number)} ${n(-(c2[1] as number))} ${n(to[0])} ${n(-to[1])}`;
  });
  return `M${n(x0)} ${n(-y0)}${curves.join('')}z`;
};

const shape = (points: string, fill = 'var(--sp)') => `<path d="${outline(points)}" fill="${fill}"/>`;
const deep = 'var(--sp-deep)';
const ink = 'var(--color-ink)';
const mixed = (color: string, percent: number) => `color-mix(in srgb,${color} ${percent}%,var(--color-raised))`;
const dot = (x: number, y: number, r: number, fill = ink) =>
  `<circle cx="${n(x)}" cy="${n(-y)}" r="${r}" fill="${fill}"/>`;
const group = (id: string, ...parts: string[]) => `<g id="${id}">${parts.join('')}</g>`;

/** Lines every `step` cm up to `top`, 150 units above the ground, each with its figure; the ground runs from 34 to 318. */
const grid = (top: number, step: number) => {
  const heights = Array.from({ length: top / step }, (_, index) => (index + 1) * step);
  const y = (cm: number) => n((-cm / top) * 150);
  const figures = heights.map((cm) => `<text x="28" y="${n((-cm / top) * 150 + 4)}">${cm}</text>`).join('');
  return group(
    `grid-${top}`,
    `<path d="${heights.map((cm) => `M34 ${y(cm)}H318`).join('')}" stroke="var(--color-line)"/>`,
    `<g font-family="system-ui,Roboto,sans-serif" font-size="11" text-anchor="end" fill="var(--color-soft)">${figures}<text x="28" y="4">cm</text></g>`,
    `<path d="M34 0H318" stroke="${ink}" stroke-width="2"/>`,
  );
};

const person = () =>
  group(
    'person',
    '<path d="M-14.5-70h11.5l-.8 66.5h-9.4zM3-70h12l-.6 66.5h-9.4z" fill="FILL"/>'.replace('FILL', mixed(ink, 64)),
    '<path d="M-13.5-6h10v6h-16.5q.5-3.8 6.5-4.5zM5-6h9.5l.2 1.5q6 .7 6.5 4.5h-16.2z" fill="FILL"/>'.replace(
      'FILL',
      mixed(ink, 84),
    ),
    shape(
      '-8,140 -20,133 -28,112 -33,84 -35,68! -18,63 2,61.5 22,63 38,68! 36,86 30,113 22,133 10,140 1,141.5',
      mixed('var(--sp)', 60),
    ),
    `<path d="M-33.8-75c22 6.5 48 6.5 71 0M-34.6-69.5c22 6.5 50 6.5 72.6 0" fill="none" stroke="${mixed('var(--sp)', 14)}" stroke-width="2.2"/>`,
    shape('0,141! 4,141! 5,110 4,66! -1,66! -1.5,110', mixed('var(--sp)', 40)),
    shape('-5,139 -5,146 8,146 8,139 1.5,136', '#B07F5C'),
    shape('-7,151 -6,158 2,161 10,158 11,151 8,144 2,141.5 -4,144', '#C4926D'),
    shape('-18,154.5 -8,152.5 2,152 12,152.5 22,154.5 13,157 12,163 7,166 2,165 -3,166 -8,163 -9,157', mixed(ink, 78)),
    `<path d="M-8.8-157c7 2.2 14.5 2.2 21.6 0" fill="none" stroke="${mixed('var(--sp)', 70)}" stroke-width="2.4"/>`,
  );

/** A right hand held up, palm to the reader: wrist at the foot, middle finger 18 units high. */
const hand = () =>
  group(
    'hand',
    shape(
      '-2.3,0! 2.3,0! 2.5,2.2 3.9,4.3 5.7,7 7.3,9.7 7.1,10.7 6.2,10.5 4.6,8.6 3.7,8.3 3.7,10.4 4,15.8 3.5,16.6 2.8,15.9 2.2,10.9! 1.9,10.9! 1.6,17.3 0.9,18 0.2,17.3 -0.1,10.9! -0.4,10.9! -1,16.1 -1.7,16.7 -2.3,16 -2.1,10.5! -2.4,10.4! -3.5,13.6 -4.2,14 -4.7,13.2 -4,9 -3.9,5.5 -2.8,2.6',
      '#C4926D',
    ),
    `<path d="M-3.4-7.6c2 1.4 4.6 1.7 6.4 1M-2.9-9.3c1.7.9 3.8 1 5.4.3" fill="none" stroke="#8F6243" stroke-width=".22" stroke-linecap="round"/>`,
    shape('-3,0! 3,0! 3.2,1.5! 0,1.9 -3.2,1.5!', mixed('var(--sp)', 60)),
  );

const dogBody = () =>
  group(
    'dog-body',
    shape('35,28 41,27 42,14 42,5 43,0! 34.5,0! 35.5,2.6 37,5 36.5,14', deep),
    shape('70,30 77,28 75,20 78.5,13 77,6 77.5,0! 67,0! 68,2.6 71.5,5 71,12 66.5,20', deep),
    shape(
      '27,60 32,54 37,50.6 45,49 56,48.6 67,49.3 75,47.5 79.5,43 81.5,35 80.5,25 79.5,20 84,14.2 82.6,7 82.8,0! 72,0! 73,2.8 76.3,5.4 76.5,12.5 71.5,19 67,24.5 63,28.5 55,25.5 46,22.6 40,21.8 38.3,14 38.3,5 39,0! 29,0! 30,2.8 32.4,5.4 31.8,14 29.6,24 25.5,32 22.6,39 21.6,47 20,54',
    ),
  );

const headDrop = () =>
  group(
    'dog-drop',
    shape('0.2,59.5 4.5,62 9.5,63.8 13,67.6 18.5,69.6 24.5,67.6 29,60 26,50 20,51 13,53 5.5,53.6 1.3,55.2 -0.3,57.3'),
    shape('19.5,67.8 25,67 28.4,60.5 27.4,53.5 24.3,51.3 21.2,55 19.3,61.5', deep),
    shape('-0.6,59.8 1.8,60.9 3.2,59.8 1.6,57.6 -0.4,57.5', ink),
    dot(12.4, 62.8, 1.1),
  );

const headPrick = () =>
  group(
    'dog-prick',
    shape('17.5,67 17.2,79.5! 24.5,69 24,64', deep),
    shape(
      '0.2,58.8 5,60.8 10,62.8 13.5,66.8 16,68.3 19.8,80.5! 25.5,68.5 29.5,60 26,48 20.5,49.5 13.5,52.8 6,53.8 1.5,55 -0.2,56.9',
    ),
    shape('18.9,70 20.3,77.5! 23.8,69.5', deep),
    shape('-0.5,59.2 1.8,60.2 3.1,59.1 1.5,57 -0.3,57', ink),
    dot(12.6, 62, 1),
  );

const headFlat = () =>
  group(
    'dog-flat',
    shape('4.6,60.5 5.8,63 8.5,66.5 13,69.5 19,70.2 25,68 29.5,60 26.5,48.5 20,49.5 12.5,51 6.5,52 4.2,54.6 4.8,57.5'),
    shape('14,69.5 15.5,72.6 20.5,72 24,69.3 23.5,64.8 20.8,63.5 17.5,66.5', deep),
    shape('4.2,62 6.4,62.2 7.3,60.2 5.6,58.6 4.2,59.3', ink),
    `<path d="M5-57.5c1.5 1.6 4 3.4 8.5 2.4" fill="none" stroke="${deep}" stroke-width="1.1" stroke-linecap="round"/>`,
    dot(11, 62.6, 1.2),
  );

const tails = () =>
  [
    group('dog-tail', shape('74,47 80,45.5 90,42 101,37.5 102,36.3 92,37.2 80,38')),
    group('dog-brush', shape('73,47 80,45 88,38 92.5,28 91.5,17.5 88,13 85.5,19 82.5,29 79,36', deep)),
    group('dog-curl', shape('73,46 81,47 88,53 89,61 83,66 76,63.5 74,58 78.5,59.5 82,57.5 79.5,52.5 72,49', deep)),
    group('dog-stub', shape('74,47.5 79.5,47 84,49.5 85.5,47.5 82,43.5 78,41')),
  ].join('');

const cat = () =>
  group(
    'cat',
    shape('40,28 46,27 46.5,12 47.5,3 47,0! 38.5,0! 39.5,2.4 41,4', deep),
    shape('74,32 82,28 80,19 83,12 81.5,4 82,0! 72,0! 73,2.4 76,4.5 75.5,12 70,20', deep),
    shape('82,47 91,47 99,53 102,64 99,76 101,81.5 105.5,79 107.5,68 105.5,54 98,43 88,38 82,38', deep),
    shape(
      '13.2,58.6 12.6,62 14,66.5 16.2,69.5 15.6,77! 21.4,72.4 27.4,72.2 33,76.2! 32.8,68.5 34.6,62 37.5,55.5 42,51.4 52,49 66,50 77,51.5 85,48 89,39 88.5,29 85.5,21 88.5,13.5 86.8,5 87.2,0! 76.5,0! 77.5,2.6 80.6,4.8 80.3,12 75.5,19.5 71,25.5 60,24 49,22.5 43,21.5 42.3,12 43,3 42.6,0! 34,0! 35,2.6 36.6,4.6 36,14 33.5,24 29.5,34 27.5,42 26,48.5 21,50.4 16.5,51.6 13.6,54',
    ),
    shape('17.2,70.6 17.2,74.6! 20.4,72', deep),
    shape('28.6,71.4 31.6,73.9! 31.8,69.4', deep),
    dot(18, 63.4, 1.4),
    shape('12.4,59.2 15,59.4 13.7,57.3', ink),
    `<path d="M15-56.8l-9 .8M15-55.3l-8.5 3" stroke="${ink}" stroke-width=".5" stroke-linecap="round"/>`,
  );

const hamster = () =>
  group(
    'hamster',
    shape('36,3 44,3 45,0! 34,0!', deep),
    shape('12,3.5 17,3.5 18,0! 9,0!', deep),
    shape(
      '0,9.5 1.5,13 5.5,17.5 10,20.5 15,22 22,25.5 30,27.5 38,26 45,20 49,12.5 50,9! 48.8,8.2 48.5,4.5 46,1.5 47,0! 38,0! 38,1.8 30,1.4 20,1.8 15.5,2.2 15,0! 8.5,0! 9,2.6 5,5 1.5,7',
    ),
    shape('12,3.2 20,4.8 30,5.8 38,4.5 30,1.5 20,1.9', mixed('var(--sp)', 34)),
    shape('10.5,20.5 10.3,24.8 13.5,27 17,24.8 16.5,21.5 13.5,20', deep),
    dot(8, 15.3, 1.4),
    dot(7.6, 15.8, 0.4, 'var(--color-raised)'),
    shape('-0.4,10.4 1.2,11.4 1.7,9.8 0.6,8.9', ink),
    `<path d="M3-9.5l-6.5-1.5M3-8.5l-6.5 1M3-7.7l-5.5 3" stroke="${ink}" stroke-width=".35" stroke-linecap="round"/>`,
  );

const birdHead = () =>
  [
    shape('2.6,44.5 -1,45 -3,42.5 -2.7,39.5 -1.3,37.4! -0.6,40 1.5,41', ink),
    `<path d="M-.4-39.3c1 1.3 2.3 1.5 3.4.9" stroke="${ink}" stroke-width="1.1" fill="none" stroke-linecap="round"/>`,
    dot(4.6, 44.8, 0.9),
  ].join('');

const birdLong = () =>
  group(
    'bird-long',
    shape('12.5,22 17,16 20.5,6 22,0! 17.5,5 14,12 9,20', deep),
    shape('2,46.5 5.5,49.6 10,49 13.5,44 15.5,37 16.8,30 16.5,24 14.5,19 11.5,18.5 7,20.5 3.5,26 2,33 1.8,39'),
    shape('9,38 13.5,37 16.5,30 18,22 18.5,13! 14,18 10,24 8,31', deep),
    birdHead(),
    `<path d="M7.5-20.5v2.6M10.5-19.5v2" stroke="${ink}" stroke-width="1.6" stroke-linecap="round"/>`,
  );

const birdShort = () =>
  group(
    'bird-short',
    shape('14,16 20,9 22.5,1! 17,0! 13,5 10,13', deep),
    shape('2,46.5 6,49.7 11,49 15,43.5 18,36 20,27 19.5,18 16,11 11.5,9.5 6.5,12.5 3,19 1.2,28 1.4,38'),
    shape('11,36.5 16,35.5 19.5,28 21,18 20.5,7.5! 15.5,13 11,20 9.5,29', deep),
    birdHead(),
    `<path d="M7.5-12v2.8M11-10.5v2.2" stroke="${ink}" stroke-width="1.8" stroke-linecap="round"/>`,
  );

const SHEETS: Record<Folder, string[]> = {
  perros: [grid(150, 50), person(), dogBody(), headDrop(), headPrick(), headFlat(), tails()],
  gatos: [grid(150, 50), person(), cat()],
  hamsters: [grid(20, 5), hand(), hamster()],
  loros: [grid(150, 50), grid(30, 10), grid(40, 10), grid(50, 10), person(), hand(), birdLong(), birdShort()],
};
for (const [folder, parts] of Object.entries(SHEETS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n${parts.join('\n')}\n</svg>\n`.replace(/(\.\d)00/g, '$1');
  writeFileSync(join(import.meta.dirname, `../../src/features/guides/sizes-${folder}.svg`), svg);
}
