import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { banana, fern } from './plants.ts';
import { clouds, sky } from './sky.ts';

/** A roofed enclosure for a strong climber: double mesh on posts, trunks at several heights, a tub of water. Floor from y 660. */
export const recinto = ({ seed = 97 } = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#B7D6DE', '#CFE3DE', '#E4ECD8'], 520);
  clouds(b, [
    [300, 110, 300],
    [860, 90, 340],
  ]);
  b.ridge(
    [
      [-20, 380],
      [220, 300],
      [470, 370],
      [740, 280],
      [980, 350],
      [1220, 300],
    ],
    '#7FA58D',
    700,
  );
  b.ridge(
    [
      [-20, 520],
      [260, 470],
      [560, 520],
      [860, 460],
      [1220, 510],
    ],
    '#5C8A69',
    700,
  );
  b.scatter(120, () => ({
    x: b.range(0, 1200),
    y: b.range(500, 668),
    angle: -1.57 + b.range(-0.7, 0.7),
    length: b.range(30, 70),
    width: 18,
    fill: b.between('#3F6A4C', '#8FB06C'),
  }));
  banana(b, 160, 662, 1.1);
  b.rect(0, 660, 1200, 240, '#B99A6C');
  b.scatter(90, () => ({
    x: b.range(0, 1200),
    y: b.range(670, 896),
    angle: b.range(-0.3, 0.3),
    length: b.range(20, 60),
    width: 6,
    fill: b.between('#A5865A', '#D3B585'),
  }));
  // Mesh.
  let mesh = '';
  for (let i = -14; i < 28; i++) mesh += `M${i * 45} 96L${i * 45 + 564} 660M${i * 45} 660L${i * 45 + 564} 96`;
  b.out.push('<clipPath id="malla"><rect x="0" y="90" width="1200" height="572"/></clipPath>');
  b.line(mesh, '#54605f', 1.7, 'clip-path="url(#malla)" opacity=".75"');
  for (const x of [-14, 388, 790, 1186]) b.rect(x, 70, 26, 600, '#6B4A34').rect(x, 70, 7, 600, '#8F6A4C');
  b.rect(0, 64, 1200, 30, '#6B4A34').rect(0, 64, 1200, 8, '#8F6A4C').rect(0, 650, 1200, 20, '#6B4A34');
  b.rect(0, 0, 1200, 66, '#8FA3A0');
  for (let x = 0; x < 1200; x += 40) b.path(`M${x} 0h20v66h-20Z`, '#7C918E');
  // Trunks and platforms.
  b.path('M980 900C990 700 960 520 1000 300H1060C1044 520 1070 700 1090 900Z', '#8A6242').path(
    'M1036 300H1060C1044 520 1070 700 1090 900H1060C1050 700 1020 520 1036 300Z',
    '#6A4830',
  );
  b.rect(880, 290, 300, 26, '#A87346').rect(880, 290, 300, 7, '#C99562');
  b.path('M-20 470Q200 440 420 486L424 520Q200 478 -20 512Z', '#8A6242').path(
    'M-20 470Q200 440 420 486L421 496Q200 452 -20 484Z',
    '#A87E58',
  );
  fern(b, 1110, 300, 0.6);
  b.oval(250, 842, 170, 34, '#5b4a3c', 'opacity=".3"')
    .path('M90 780H410L386 846Q250 872 114 846Z', '#5F7F8F')
    .oval(250, 780, 160, 26, '#7C9CAB')
    .oval(250, 782, 148, 21, '#BFE0E2');
  b.line('M170 782q40 -10 80 0t80 0', '#ffffff', 4, 'opacity=".7"');
  return { behind: b.svg };
};
