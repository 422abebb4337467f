import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';

/** A large solid wheel seen from the open side, in a sandy terrarium; its floor is at (600, 770). `night` is when it turns. */
export const rueda = ({ seed = 61, night = true }: { seed?: number; night?: boolean } = {}): Setting => {
  const b = new Brush(seed);
  const [wall, pale, far] = night ? ['#5A5680', '#67638E', '#4A4670'] : ['#CBD8CC', '#DAE4D8', '#A9B8A4'];
  b.rect(0, 0, 1200, 900, wall as string).path('M0 0H1200V330Q600 280 0 350Z', pale as string);
  b.rect(0, 600, 1200, 300, far as string);
  if (night) {
    b.oval(1040, 150, 46, 46, '#F3E7C3').oval(1060, 138, 40, 40, pale as string);
    for (let i = 0; i < 26; i++) b.oval(b.range(20, 1180), b.range(20, 260), 2.4, 2.4, '#E9E2F2', 'opacity=".7"');
  }
  // Stones, a cork arch and a dry spray behind.
  b.path('M870 700Q880 560 1010 556T1170 700Z', '#8A6242').path('M930 700Q940 622 1016 620T1110 700Z', '#3B2A20');
  for (let i = 0; i < 60; i++)
    b.stroke(
      b.range(880, 1150),
      b.range(566, 640),
      b.range(0.2, 1),
      b.range(16, 40),
      6,
      b.pick(['#A57C54', '#6F4C2E', '#BB9364']),
    );
  for (const [x, lean] of [
    [90, 0.4],
    [130, -0.1],
    [60, 0.8],
  ] as const) {
    b.line(`M${x} 720Q${x + lean * 60} 600 ${x + lean * 150} 470`, '#B99B52', 4);
    for (let i = 0; i < 34; i++)
      b.oval(
        x + lean * 75 + lean * 90 * (i / 34) + b.range(-8, 8),
        590 - 130 * (i / 34) + b.range(-6, 6),
        6,
        7,
        b.between('#D9A93F', '#F2D58A', 0.5),
      );
  }
  const [x, y, r] = [600, 440, 372];
  b.path(`M${x - 60} ${y}L${x - 250} 846H${x + 250}L${x + 60} ${y}Z`, '#9A6D43').path(
    `M${x + 10} ${y}L${x + 140} 846H${x + 250}L${x + 60} ${y}Z`,
    '#7A5432',
  );
  b.oval(x, y, r, r, '#B98C5A')
    .oval(x, y, r * 0.965, r * 0.965, '#E3C191')
    .oval(x + 6, y - 4, r * 0.885, r * 0.885, '#C99F6B');
  b.path(
    `M${x - r * 0.86} ${y - 60}A${r * 0.885} ${r * 0.885} 0 0 1 ${x + r * 0.86} ${y - 60}Q${x} ${y - 200} ${x - r * 0.86} ${y - 60}Z`,
    '#B58A57',
    'opacity=".6"',
  );
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * Math.PI * 2 + 0.03;
    b.line(
      `M${(x + 6 + Math.cos(a) * r * 0.885).toFixed(1)} ${(y - 4 + Math.sin(a) * r * 0.885).toFixed(1)}L${(x + Math.cos(a) * r * 0.955).toFixed(1)} ${(y + Math.sin(a) * r * 0.955).toFixed(1)}`,
      '#A97B4D',
      2.6,
    );
  }
  // Turning: arcs of speed on its back wall.
  for (const [k, from, to] of [
    [0.74, 2.5, 3.5],
    [0.6, 2.9, 3.7],
    [0.78, -0.5, 0.4],
    [0.62, -0.3, 0.3],
  ] as const)
    b.line(
      `M${(x + Math.cos(from) * r * k).toFixed(1)} ${(y + Math.sin(from) * r * k).toFixed(1)}A${r * k} ${r * k} 0 0 1 ${(x + Math.cos(to) * r * k).toFixed(1)} ${(y + Math.sin(to) * r * k).toFixed(1)}`,
      '#E3C191',
      7,
      'opacity=".8"',
    );
  b.oval(x, y, 26, 26, '#7C5835').oval(x - 5, y - 5, 9, 9, '#A57C54');
  const front = new Brush(seed + 1);
  const top = front.ridge(
    [
      [-20, 800],
      [200, 812],
      [420, 836],
      [640, 840],
      [900, 818],
      [1220, 792],
    ],
    night ? '#C9AE84' : '#E0C897',
    910,
  );
  for (let i = 0; i < 420; i++) {
    const px = front.range(-10, 1210);
    front.oval(
      px,
      top(px) + 5 + front.random() * 90,
      front.range(3, 8),
      front.range(2, 4),
      front.pick(['#B0946A', '#DCC59B', '#EBD9B4', '#C3A87C']),
    );
  }
  return { behind: b.svg, front: front.svg };
};

/** A rough branch to climb through (x, y), rising to the left by `slope` (1 = 45°), `half` px thick. */
export const rama = (x: number, y: number, slope: number, half = 44): string => {
  const b = new Brush(8);
  const at = (px: number) => y + (px - x) * slope;
  b.path(
    `M-40 ${at(-40) - half * 0.7}Q${x} ${at(x) - half * 0.15} 1260 ${at(1260) - half}V${at(1260) + half * 1.4}Q${x} ${at(x) + half * 2.1} -40 ${at(-40) + half}Z`,
    '#8F6C48',
  );
  b.path(
    `M-40 ${at(-40) + half * 0.3}Q${x} ${at(x) + half} 1260 ${at(1260) + half * 0.4}V${at(1260) + half * 1.4}Q${x} ${at(x) + half * 2.1} -40 ${at(-40) + half}Z`,
    '#6A4D32',
  );
  const angle = Math.atan(slope);
  for (let i = 0; i < 240; i++) {
    const px = b.range(-30, 1230);
    b.stroke(
      px,
      at(px) + b.range(-0.1, 1.4) * half,
      angle + b.range(-0.2, 0.2) + (i % 2 ? Math.PI : 0),
      b.range(20, 60),
      b.range(4, 9),
      b.pick(['#A98860', '#775638', '#5A4029', '#BF9E74', '#95714B']),
    );
  }
  for (const [px, up] of [
    [260, -1],
    [980, -1],
    [820, 1],
  ] as const) {
    const py = at(px) + (up > 0 ? half * 1.2 : 0);
    b.line(`M${px} ${py}q${-20 * up} ${50 * up} ${-70} ${80 * up}`, '#80603F', 20);
    for (let i = 0; i < 5; i++)
      b.stroke(
        px - 30 - i * 10,
        py + (46 + i * 9) * up,
        (up > 0 ? 1.2 : -1.9) + b.range(-1, 1),
        b.range(64, 96),
        34,
        b.between('#4F7F4A', '#9CC07A', 0.5),
      );
  }
  return b.svg;
};

/** A cup of painted china, large enough for a hamster to be carried in; its foot at (x, y). */
export const pocillo = (x: number, y: number, k = 1): string => {
  const b = new Brush(9);
  const P = (dx: number, dy: number) => `${(x + dx * k).toFixed(1)} ${(y + dy * k).toFixed(1)}`;
  b.shadow(x + 10 * k, y + 2, 130 * k, 16 * k, '#3a2430', 0.3);
  b.line(`M${P(112, -170)}C${P(196, -182)} ${P(200, -60)} ${P(96, -62)}`, '#E9E2D4', 24 * k);
  b.path(
    `M${P(-124, -220)}L${P(124, -220)}C${P(122, -110)} ${P(104, -20)} ${P(70, 0)}L${P(-70, 0)}C${P(-104, -20)} ${P(-122, -110)} ${P(-124, -220)}Z`,
    '#F6F1E6',
  );
  b.path(
    `M${P(50, -220)}L${P(124, -220)}C${P(122, -110)} ${P(104, -20)} ${P(70, 0)}L${P(30, 0)}C${P(58, -60)} ${P(60, -140)} ${P(50, -220)}Z`,
    '#D9D0C0',
  );
  b.oval(x, y - 220 * k, 124 * k, 26 * k, '#E2DACB').oval(x, y - 217 * k, 110 * k, 19 * k, '#8d7f73');
  b.line(`M${P(-116, -176)}Q${P(0, -150)} ${P(118, -176)}M${P(-84, -26)}Q${P(0, -8)} ${P(84, -26)}`, '#2F6F78', 8 * k);
  for (let i = -2; i <= 2; i++) {
    const [fx, fy] = [x + i * 44 * k, y - (98 - Math.abs(i) * 4) * k];
    for (let j = 0; j < 6; j++) b.stroke(fx, fy, (j / 6) * 6.28, 19 * k, 13 * k, i % 2 ? '#C5402F' : '#D9903F');
    b.oval(fx, fy, 5 * k, 5 * k, '#F3D98C');
  }
  return b.svg;
};
