import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { geranium } from './plants.ts';
import { clouds, sky } from './sky.ts';

export type Alcoba = {
  wall?: string;
  /** Colours of the patchwork. */
  quilt?: readonly string[];
  night?: boolean;
  seed?: number;
};

const windowOf = (b: Brush, night: boolean) => {
  b.out.push(
    '<clipPath id="light"><rect x="690" y="70" width="360" height="330"/></clipPath><g clip-path="url(#light)">',
  );
  if (night) {
    sky(b, ['#2A3853', '#3A4A6A', '#566083'], 420);
    b.oval(960, 140, 30, 30, '#F5EBCB').oval(972, 132, 26, 26, '#2A3853');
  } else {
    sky(b, ['#BFDDE8', '#D6E9E8', '#F0F1E0'], 420);
    clouds(b, [
      [780, 150, 200],
      [970, 120, 200],
    ]);
  }
  b.path('M690 300Q780 240 880 284T1060 250V400H690Z', night ? '#2F4257' : '#7FA88B');
  for (let x = 690; x < 1050; x += 30)
    b.path(`M${x} 340q15 -12 30 0v70h-30Z`, night ? '#5b3a36' : b.pick(['#C2694A', '#B45B3E', '#CC7B58']));
  b.out.push('</g>');
  b.line('M690 70H1050V400H690ZM870 70V400M690 230H1050', '#FBF6EC', 13, 'stroke-linejoin="round"');
  b.rect(668, 398, 404, 20, '#FBF6EC').rect(668, 416, 404, 8, '#D8CCBA');
  for (const [x, s] of [
    [640, 1],
    [1040, -1],
  ] as const) {
    b.path(
      `M${x} 40H${x + 66}Q${x + 60 + s * 6} 300 ${x + 40 - s * 20} 600H${x - 6 - s * 10}Q${x + 16} 300 ${x} 40Z`,
      '#E9CFC0',
    );
    for (let i = 0; i < 4; i++)
      b.line(
        `M${x + 12 + i * 14} 44Q${x + 20 + i * 9} 300 ${x + 4 + i * 11 - s * 12} 594`,
        '#D1AE9C',
        3,
        'opacity=".7"',
      );
  }
};

/** A bed under a window with a patchwork quilt: its top from y 610 to the front edge at y 830. The animal lies at y ≈ 760. */
export const alcoba = ({
  wall = '#D5E0DA',
  quilt = ['#D98F5C', '#F1DFB8', '#5F8F86', '#B5564A', '#E3B95A', '#8A9FB5'],
  night = false,
  seed = 57,
}: Alcoba = {}): Setting => {
  const b = new Brush(seed);
  b.rect(0, 0, 1200, 900, night ? '#8C93A8' : wall).path('M0 0H1200V70Q600 30 0 90Z', '#ffffff', 'opacity=".25"');
  windowOf(b, night);
  // Headboard, pillows.
  b.path('M40 720V380Q44 330 110 330Q150 270 300 270T490 330Q556 330 560 380V720Z', '#8A5C3E').path(
    'M74 700V400Q80 366 128 366Q170 308 300 308T472 366Q520 366 526 400V700Z',
    '#A87450',
  );
  for (let x = 130; x < 500; x += 60) b.line(`M${x} 380V640`, '#8A5C3E', 9);
  for (const [x, fill, dark] of [
    [210, '#F7EFE2', '#DCCFBE'],
    [400, '#EADFF0', '#CDBEDA'],
  ] as const) {
    b.shape(
      [
        [x - 120, 500],
        [x, 486],
        [x + 116, 502],
        [x + 126, 600],
        [x, 622],
        [x - 130, 602],
      ],
      fill,
      true,
    );
    b.path(`M${x - 112} 590Q${x} 630 ${x + 116} 590Q${x + 110} 626 ${x} 628T${x - 112} 590Z`, dark);
  }
  const rows = [596, 630, 674, 730, 800];
  const at = (i: number, y: number) => 600 + (i * (y - 250)) / 3.4;
  for (let r = 0; r < 4; r++)
    for (let i = -8; i < 8; i++) {
      const [y0, y1] = [rows[r] as number, rows[r + 1] as number];
      const fill = quilt[(((i * 2 + r * 3) % quilt.length) + quilt.length) % quilt.length] as string;
      b.path(`M${at(i, y0)} ${y0}L${at(i + 1, y0)} ${y0}L${at(i + 1, y1)} ${y1}L${at(i, y1)} ${y1}Z`, fill);
      b.path(
        `M${at(i + 0.5, y0 + 8)} ${y0 + 8}L${at(i + 0.8, (y0 + y1) / 2)} ${(y0 + y1) / 2}L${at(i + 0.5, y1 - 8)} ${y1 - 8}L${at(i + 0.2, (y0 + y1) / 2)} ${(y0 + y1) / 2}Z`,
        b.mixed(fill, '#ffffff', 0.35),
      );
      b.line(`M${at(i, y0)} ${y0}L${at(i, y1)} ${y1}`, '#5b4436', 1.6, 'stroke-dasharray="6 7" opacity=".5"');
    }
  for (let i = -8; i < 8; i++) {
    const fill = quilt[(((i * 2 + 12) % quilt.length) + quilt.length) % quilt.length] as string;
    b.path(`M${at(i, 800)} 800L${at(i + 1, 800)} 800V900H${at(i, 800)}Z`, b.mixed(fill, '#3a2430', 0.28));
  }
  b.path('M640 600L1060 600L1210 760V800H820Z', night ? '#C9D3F0' : '#FFF6D6', 'opacity=".28"');
  geranium(b, 980, 398, 0.42);
  return { behind: b.svg };
};
