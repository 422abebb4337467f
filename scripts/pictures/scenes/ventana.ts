import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { geranium } from './plants.ts';
import { clouds, forest, sky } from './sky.ts';

export type Ventana = {
  wall?: string;
  cushion?: readonly [light: string, base: string, shade: string];
  rain?: boolean;
  seed?: number;
};

const outside = (b: Brush, rain: boolean) => {
  sky(b, rain ? ['#A9B7C0', '#BCC8CC', '#CFD6D2'] : ['#B7D6E4', '#D0E5E6', '#ECEFDD'], 520);
  clouds(
    b,
    rain
      ? [
          [420, 120, 520],
          [860, 90, 460],
        ]
      : [
          [380, 130, 260],
          [820, 100, 300],
        ],
    rain ? '#D9DEDF' : '#F8F7F0',
  );
  const far = b.ridge(
    [
      [150, 360],
      [330, 270],
      [500, 320],
      [690, 230],
      [880, 300],
      [1080, 250],
    ],
    rain ? '#7F9A94' : '#6E9A82',
    640,
  );
  forest(b, far, 220, 640, '#47755F', rain ? '#7F9D8C' : '#96B98E');
  for (const [x, y, w, fill] of [
    [200, 440, 120, '#C07A5C'],
    [330, 480, 150, '#CF9478'],
    [500, 420, 96, '#B8664A'],
    [610, 470, 170, '#C98566'],
    [800, 430, 110, '#BF7354'],
    [920, 478, 140, '#D39E84'],
  ] as const) {
    b.rect(x, y, w, 220, rain ? b.mixed(fill, '#7d8a90', 0.3) : fill).rect(
      x + w * 0.74,
      y,
      w * 0.26,
      220,
      b.mixed(fill, '#5a3326', 0.5),
    );
    for (let row = 0; row < 6; row++)
      for (let k = 0; k < 4; k++)
        b.rect(x + 8 + (k * (w - 12)) / 4, y + 14 + row * 30, 13, 16, b.random() < 0.3 ? '#F0DDB0' : '#6d5650');
  }
  if (rain)
    for (let i = 0; i < 120; i++)
      b.line(`M${b.range(170, 1050).toFixed(0)} ${b.range(60, 600).toFixed(0)}l-6 24`, '#F2F6F7', 1.8, 'opacity=".55"');
};

/** A window seat over a brick town under the hills: the cushion's top is at y 700; the animal sits there. */
export const ventana = ({
  wall = '#DCE3E0',
  cushion = ['#E7C88A', '#CFA65C', '#A97F3C'],
  rain = false,
  seed = 71,
}: Ventana = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, wall);
  b.out.push(
    '<clipPath id="vista"><rect x="170" y="50" width="880" height="590"/></clipPath><g clip-path="url(#vista)">',
  );
  outside(b, rain);
  b.out.push('</g>');
  b.line('M170 50H1050V640H170ZM610 50V640', '#F7F1E6', 20, 'stroke-linejoin="round"');
  b.line('M170 236H1050', '#F7F1E6', 12);
  b.rect(140, 632, 940, 30, '#F7F1E6').rect(140, 656, 940, 8, '#D6CBBB');
  for (const x of [60, 1056]) {
    b.path(
      `M${x} 0C${x + 10} 240 ${x + 4} 460 ${x - 14} 664H${x + 96}C${x + 80} 440 ${x + 86} 220 ${x + 80} 0Z`,
      '#F1E4CC',
    );
    for (let i = 0; i < 5; i++)
      b.line(
        `M${x + 12 + i * 15} 0C${x + 16 + i * 14} 260 ${x + 10 + i * 15} 470 ${x + 2 + i * 18} 660`,
        '#D9C6A4',
        3,
        'opacity=".7"',
      );
  }
  geranium(b, 240, 652, 0.62);
  const [light, base, shade] = cushion;
  b.rect(0, 664, 1200, 236, '#B98A64').rect(0, 664, 1200, 10, '#D3A67E');
  for (const x of [90, 470, 850])
    b.rect(x, 812, 300, 70, '#A87A56')
      .rect(x, 812, 300, 6, '#8F6444')
      .oval(x + 150, 846, 12, 7, '#6F4C33');
  b.path('M60 720Q60 690 100 688H1100Q1140 690 1140 720V770Q1140 800 1100 800H100Q60 800 60 770Z', base);
  b.path('M60 724Q60 690 100 688H1100Q1140 690 1140 724Q1130 706 1096 706H104Q70 706 60 724Z', light);
  b.line('M66 756H1134', shade, 4);
  return { behind: b.svg };
};
