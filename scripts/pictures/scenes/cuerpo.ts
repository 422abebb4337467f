import type { Folder } from '../../../src/shared/species.ts';
import type { Shot } from '../anatomy/dog.ts';
import type { Scene } from '../engine/scene.ts';
import type { Layer, Plate } from '../plates.ts';
import { footShadow, GROUND, heightLine, PAPERS, ruled } from './measure.ts';
import { adultLegs, openHand } from './references.ts';

/** What `cuerpo` asks of a scene: spread it into the shot. */
export type Measured = { view: Shot['view']; fine: number; detail: number };

export type CuerpoOptions = {
  folder: Folder;
  alt: string;
  caption?: string;
  /** The height that the record gives (dogs, cats: at the withers), cm; null for animals measured by their length. */
  heightCm: number | null;
  /** One head unit in cm. */
  headCm: number;
  /** The whole animal; spread the argument over the shot. */
  scene: (shot: Measured) => Scene;
  /** Middle of the animal, px, and its length on the floor, cm (shadow, height line). */
  x?: number;
  lengthCm: number;
  /** Point of the body that stands on the floor under `x`. */
  p?: Shot['view']['p'];
  pxPerCm?: number;
  reference?: 'legs' | 'hand' | 'none';
  /** Round window with the head three times as large: animals under 25 cm. `on` is its middle. */
  inset?: { on?: readonly [number, number]; radius?: number; times?: number; head?: readonly [number, number] } | null;
  /** Svg between paper and animal: a perch. */
  behind?: string;
};

const SCALES: Record<Folder, { pxPerCm: number; step: number; top: number; reference: CuerpoOptions['reference'] }> = {
  perros: { pxPerCm: 8, step: 10, top: 90, reference: 'legs' },
  gatos: { pxPerCm: 14, step: 10, top: 50, reference: 'legs' },
  hamsters: { pxPerCm: 38, step: 5, top: 20, reference: 'hand' },
  loros: { pxPerCm: 8, step: 10, top: 90, reference: 'none' },
};

/** 2: the whole animal in profile on measured paper, at true scale beside something that everybody knows. */
export const cuerpo = (o: CuerpoOptions): Plate => {
  const { pxPerCm, step, top, reference } = { ...SCALES[o.folder], ...(o.pxPerCm ? { pxPerCm: o.pxPerCm } : {}) };
  const paper = PAPERS[o.folder];
  const x = o.x ?? 560;
  const scale = pxPerCm * o.headCm;
  const small = o.heightCm !== null && o.heightCm < 25;
  const inset = o.inset === null ? null : (o.inset ?? (small ? {} : null));
  const width = o.lengthCm * pxPerCm;
  const layers = (): Layer[] => {
    const known = o.reference ?? reference;
    const place = { x: known === 'hand' ? 900 : 1040, pxPerCm, paper };
    const list: Layer[] = [
      ruled({ pxPerCm, paper, step, top: Math.min(top, Math.floor(780 / pxPerCm)) }),
      known === 'legs' ? adultLegs(place) : known === 'hand' ? openHand(place) : '',
      o.behind ?? footShadow(x, width),
      o.heightCm === null ? '' : heightLine(o.heightCm, pxPerCm, x - width * 0.1, x + width * 0.62, paper.ink),
      {
        scene: o.scene({ view: { group: 'body', p: o.p ?? [0, 0, 0], on: [x, GROUND], scale }, fine: 0.5, detail: 1 }),
      },
    ];
    if (!inset) return list;
    const { on = [430, 290], radius = 225, times = 3, head = [430, 320] } = inset;
    const ring = `<circle cx="${on[0]}" cy="${on[1]}" r="${radius}"`;
    list.push(
      `${ring} fill="${paper.floor}"/>`,
      {
        scene: o.scene({
          view: { group: 'head', p: [0, 0, 0], on: head, scale: scale * times },
          fine: 0.7,
          detail: 0.7,
        }),
        clip: `${ring}/>`,
      },
      `${ring} fill="none" stroke="${paper.line}" stroke-width="6"/>`,
    );
    return list;
  };
  return { alt: o.alt, caption: o.caption ?? 'Cuerpo a escala: las líneas van en centímetros', layers };
};
