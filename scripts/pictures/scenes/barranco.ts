import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { grass } from './plants.ts';
import { clouds, sky } from './sky.ts';

/** A sandstone cliff with the mouths of burrows, dry scrub on its edge, open sky at the left. Free air round (480, 420). */
export const barranco = ({ seed = 77 }: { seed?: number } = {}): Setting => {
  const b = new Brush(seed);
  sky(b, ['#8FC0DA', '#C4DEE2', '#F0E8D2'], 700);
  clouds(b, [
    [190, 130, 340],
    [520, 250, 260],
  ]);
  b.path('M-10 760Q220 700 470 742T1210 720V910H-10Z', '#C9B98A');
  b.path('M1210 120L980 128Q900 136 868 190L846 330L812 470L790 640L742 780L700 910H1210Z', '#D2AC74');
  b.path('M1210 120L1060 126L1040 300L1016 520L1000 910H1210Z', '#BC9159', 'opacity=".55"');
  for (let i = 0; i < 15; i++) {
    const y = 170 + i * 50;
    b.line(
      `M${(880 - (y - 170) * 0.2).toFixed(0)} ${y}q120 ${b.range(-14, 14).toFixed(0)} 340 ${b.range(-10, 10).toFixed(0)}`,
      b.pick(['#B78B55', '#E4C792', '#C79C62']),
      b.range(4, 10),
      'opacity=".7"',
    );
  }
  for (let i = 0; i < 17; i++) {
    const y = 240 + (i % 5) * 112 + b.range(-24, 24);
    const x = 900 + Math.floor(i / 5) * 84 + b.range(-18, 18) - (y - 240) * 0.1;
    b.oval(x, y, b.range(20, 27), b.range(15, 20), '#5b3c22').oval(x + 4, y + 4, 15, 11, '#38220f');
    b.line(`M${(x - 26).toFixed(0)} ${(y + 20).toFixed(0)}q26 9 50 0`, '#EBD3A0', 4, 'opacity=".8"');
  }
  b.scatter(120, () => ({
    x: b.range(884, 1210),
    y: b.range(112, 140),
    angle: -Math.PI / 2 + b.range(-0.7, 0.7),
    length: b.range(24, 54),
    width: 7,
    fill: b.pick(['#7E8A4C', '#A3A35C', '#5F7042']),
  }));
  grass(b, 200, [0, 760, 750, 900], '#8A8C4E', '#CDBE84', 34);
  return { behind: b.svg };
};
