import { Brush } from './brush.ts';
import type { Setting } from './en-casa.ts';
import { cocoPalm, grass } from './plants.ts';
import { clouds, sky } from './sky.ts';

export type Playa = {
  /** A fisherman's boat drawn up on the sand, and where (px). */
  boat?: number | false;
  /** Palms: foot x, y, height, lean. */
  palms?: readonly (readonly [x: number, y: number, height: number, lean: number])[];
  sunset?: boolean;
  seed?: number;
};

const sea = (b: Brush, sunset: boolean) => {
  const colors = sunset ? ['#4F7E96', '#6E9FA8', '#97BDB6'] : ['#2F8FA6', '#49B0B4', '#86D0C4'];
  b.rect(0, 420, 1200, 300, colors[0] as string);
  b.path('M0 478Q300 466 620 480T1200 470V720H0Z', colors[1] as string);
  b.path('M0 536Q260 556 560 540T1200 546V720H0Z', colors[2] as string);
  for (let i = 0; i < 120; i++) {
    const y = b.range(424, 560);
    const k = (y - 410) / 150;
    b.line(
      `M${b.range(-20, 1180).toFixed(0)} ${y.toFixed(0)}q${(18 * k).toFixed(0)} ${b.range(-5, 5).toFixed(0)} ${(b.range(40, 90) * k).toFixed(0)} 0`,
      b.pick(['#D9F2EA', '#A9DED6', colors[0] as string]),
      1.4 + 2 * k,
      'opacity=".7"',
    );
  }
  const foam = (y: number, wide: number, fill: string) =>
    b.path(
      `M-10 ${y}Q120 ${y - 18} 260 ${y + 4}T560 ${y}T860 ${y + 6}T1210 ${y - 6}V${y + wide - 6}Q1040 ${y + wide + 16} 860 ${y + wide}T560 ${y + wide + 4}T250 ${y + wide}T-10 ${y + wide}Z`,
      fill,
    );
  foam(556, 16, '#E8F7F1');
  foam(590, 26, '#F4FBF6');
};

const sand = (b: Brush) => {
  b.path('M-10 606Q160 590 300 612T620 606T900 616T1210 598V900H-10Z', '#CDAE82');
  b.path('M-10 628Q180 610 340 634T680 626T960 636T1210 620V900H-10Z', '#E6CDA0');
  b.path('M-10 740Q240 690 520 730T1210 700V900H-10Z', '#EDD9B2');
  for (let i = 0; i < 150; i++) {
    const y = b.range(650, 896);
    b.line(
      `M${b.range(-20, 1190).toFixed(0)} ${y.toFixed(0)}q${b.range(10, 24).toFixed(0)} ${b.range(-6, 2).toFixed(0)} ${b.range(24, 60).toFixed(0)} 0`,
      b.pick(['#D6B988', '#F6E8C8', '#CFAF7E']),
      b.range(2, 4.5),
      'opacity=".75"',
    );
  }
  for (let i = 0; i < 16; i++)
    b.oval(
      b.range(10, 1190),
      b.range(690, 880),
      b.range(5, 9),
      b.range(3, 5),
      b.pick(['#F7EEE0', '#C98F6C', '#B8A58A']),
    );
};

const boatOf = (b: Brush, x: number) => {
  b.shadow(x + 10, 676, 190, 16, '#6b4a2c', 0.3);
  b.path(
    `M${x - 190} 590Q${x - 150} 676 ${x - 96} 678H${x + 100}Q${x + 176} 668 ${x + 206} 572Q${x + 20} 622 ${x - 190} 590Z`,
    '#2F6FA0',
  );
  b.path(`M${x - 190} 590Q${x + 20} 622 ${x + 206} 572L${x + 200} 594Q${x + 20} 642 ${x - 180} 610Z`, '#E7C24A');
  b.path(`M${x - 176} 618Q${x + 20} 650 ${x + 196} 606L${x + 190} 622Q${x + 20} 666 ${x - 168} 632Z`, '#C5402F');
  b.path(`M${x - 190} 590Q${x} 574 ${x + 206} 572Q${x + 20} 622 ${x - 190} 590Z`, '#7A5A3C');
  b.line(`M${x - 60} 588l${20} 14M${x + 60} 582l14 18`, '#C9A36C', 9);
};

const hut = (b: Brush, x: number, y: number) => {
  for (const dx of [-74, 74]) b.rect(x + dx - 5, y - 120, 10, 120, '#8A6848');
  b.path(
    `M${x - 132} ${y - 96}Q${x - 40} ${y - 150} ${x} ${y - 206}Q${x + 40} ${y - 150} ${x + 132} ${y - 96}Z`,
    '#B28C54',
  );
  for (let i = 0; i < 130; i++) {
    const t = b.range(-1, 1);
    b.stroke(
      x + t * 70,
      y - 190 + Math.abs(t) * 62,
      1.57 - t * 0.75,
      b.range(28, 62),
      6,
      b.between('#8A6838', '#D9BA78', 0.5),
    );
  }
};

/** A Caribbean beach: palms, a hut of palm leaf, a boat on the sand, surf. Sand from y 640; the animal stands at y 780. */
export const playa = ({
  boat = 930,
  palms = [
    [96, 690, 480, 90],
    [210, 664, 340, -30],
    [1120, 700, 420, -110],
  ],
  sunset = false,
  seed = 27,
}: Playa = {}): Setting => {
  const b = new Brush(seed);
  sky(b, sunset ? ['#8FA9BE', '#E8C3A0', '#F8E0B4'] : ['#7CC0DC', '#B3DDE6', '#E6F3E8'], 420);
  if (sunset) b.oval(700, 380, 54, 54, '#FBEBC6');
  clouds(
    b,
    [
      [330, 130, 360],
      [760, 90, 280],
      [1060, 210, 300],
      [560, 300, 220],
    ],
    sunset ? '#F3D2B0' : '#F8FAF4',
  );
  // The Sierra Nevada behind the cape.
  b.path('M640 424L760 352L812 372L884 318L930 346L1000 300L1080 356L1210 330V424Z', sunset ? '#8C8FA4' : '#8DB5C0');
  b.path('M884 318L908 332L896 342L876 332ZM1000 300L1026 318L1010 330L988 316Z', '#F5F7F2');
  sea(b, sunset);
  b.path('M0 424Q90 396 210 410T380 424Z', '#4F8A66');
  sand(b);
  hut(b, 420, 664);
  if (boat !== false) boatOf(b, boat);
  for (const [x, y, h, lean] of palms) {
    b.shadow(x + 30, y + 2, 60, 8, '#6b4a2c', 0.25);
    cocoPalm(b, x, y, h, lean);
  }
  grass(b, 60, [0, 330, 676, 720], '#5E8A4A', '#B9C877', 34);
  return { behind: b.svg };
};
