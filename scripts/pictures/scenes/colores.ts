import type { Folder } from '../../../src/shared/species.ts';
import type { Shot } from '../anatomy/dog.ts';
import { px } from '../engine/number.ts';
import type { Scene } from '../engine/scene.ts';
import type { Label, Layer, Plate } from '../plates.ts';

/** Grounds of the niches, a little apart so that neighbours are not one band. */
const NICHES: Record<Folder, { paper: string; walls: readonly string[]; edge: string }> = {
  perros: { paper: '#F6E7DA', walls: ['#E7C6AE', '#EDD3BF', '#DDBBA4'], edge: '#C99F84' },
  gatos: { paper: '#EFE8F1', walls: ['#D8C9E0', '#E2D6E8', '#CBBAD6'], edge: '#AF9ABD' },
  hamsters: { paper: '#F4EDDA', walls: ['#E4D4A8', '#ECDFBC', '#D9C896'], edge: '#BFA868' },
  loros: { paper: '#E6F0E5', walls: ['#C4DDC5', '#D2E6D2', '#B5D2B8'], edge: '#8FB394' },
};

type Niche = { x: number; y: number; width: number; height: number };

/** Three to five arches: one row, or two. Under each there is room for two lines of its name. */
const nichesOf = (count: number, whole: boolean): Niche[] => {
  const row = (places: number, y: number, height: number): Niche[] => {
    const gap = 26;
    const width = Math.min(360, (1120 - gap * (places - 1)) / places);
    const left = (1200 - places * width - gap * (places - 1)) / 2;
    return Array.from({ length: places }, (_, i) => ({ x: left + i * (width + gap), y, width, height }));
  };
  if (count <= 3) return whole ? row(count, 210, 480) : row(count, 120, 640);
  if (count === 4) return whole ? [...row(2, 26, 352), ...row(2, 470, 352)] : row(4, 130, 600);
  return [...row(3, 26, 352), ...row(count - 3, 470, 352)];
};

const arch = ({ x, y, width, height }: Niche): string => {
  const r = Math.min(width / 2, height * 0.42);
  return `M${px(x)} ${px(y + height)}V${px(y + r)}A${px(width / 2)} ${px(r)} 0 0 1 ${px(x + width)} ${px(y + r)}V${px(y + height)}Z`;
};

/** One coat: its name under the niche, and its scene, which spreads the argument over its shot. */
export type Variety = { name: string; scene: (shot: Pick<Shot, 'view' | 'fine' | 'detail' | 'seed'>) => Scene };

export type ColoresOptions = {
  folder: Folder;
  alt: string;
  caption?: string;
  varieties: readonly Variety[];
  /** Px a head unit in a niche 360 px wide; where the head's origin stands in the niche (shares of width and height). */
  scale?: number;
  on?: readonly [number, number];
  /** Point of the head that stands there. */
  p?: Shot['view']['p'];
  /** Whole sitting animals: lower niches, four of them in two rows. */
  whole?: boolean;
};

/** 3: three to five accepted coats, each in its own niche and its own pose. The page writes the names. */
export const colores = (o: ColoresOptions): Plate => {
  const { paper, walls, edge } = NICHES[o.folder];
  const niches = nichesOf(o.varieties.length, o.whole === true);
  const [sx, sy] = o.on ?? [0.5, 0.42];
  const labels: Label[] = niches.map(({ x, y, width, height }, i) => ({
    x: Math.round(x + width / 2),
    y: Math.round(y + height + 44),
    text: o.varieties[i]?.name ?? '',
  }));
  const layers = (): Layer[] => [
    `<rect width="1200" height="900" fill="${paper}"/>`,
    ...niches.flatMap((niche, i): Layer[] => {
      const path = `<path d="${arch(niche)}"`;
      const variety = o.varieties[i];
      if (!variety) return [];
      const size = Math.min(niche.width / 360, niche.height / 560);
      const scale = (o.scale ?? 122) * size;
      const on = [niche.x + niche.width * sx, niche.y + niche.height * sy] as const;
      const scene = variety.scene({
        view: { group: 'head', p: o.p ?? [0, -0.1, 0.5], on, scale },
        fine: 0.66,
        detail: 0.75,
        seed: 40 + i * 13,
      });
      return [
        `${path} fill="${walls[i % walls.length]}"/>`,
        { scene, clip: `${path}/>` },
        `<path d="M${px(niche.x - 8)} ${px(niche.y + niche.height)}H${px(niche.x + niche.width + 8)}" stroke="${edge}" stroke-width="8" stroke-linecap="round"/>`,
      ];
    }),
  ];
  return { alt: o.alt, caption: o.caption ?? 'Colores aceptados de la raza', labels, layers };
};
