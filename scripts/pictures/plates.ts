import type { Folder } from '../../src/shared/species.ts';
import type { Scene } from './engine/scene.ts';
import type { Vec } from './engine/vector.ts';

/** A layer of a plate, back to front: svg of its own, or an animal, perhaps seen through a shape (svg). */
export type Layer = string | { scene: Scene; clip?: string };

/** A field mark on the retrato: a point of a group of the (first) sculpt. */
export type Mark = { group?: string; at: Vec; label: string; corner: 'tl' | 'tr' | 'bl' | 'br' };
/** A name under a figure: the middle of its first line, px of the drawing. */
export type Label = { x: number; y: number; text: string };

export type Plate = {
  /** What a person sees, for who does not see it. */
  alt: string;
  caption: string;
  marks?: readonly Mark[];
  labels?: readonly Label[];
  /** The ground stays open, so that the page's own tint shows. */
  transparent?: boolean;
  /** Called in the worker that draws it. */
  layers: () => Layer[];
};

/** 1 retrato, 2 cuerpo, 3 colores, 4 en casa, 5 pliegues (pug). */
export type Plates = { 1: Plate; 2?: Plate; 3?: Plate; 4?: Plate; 5?: Plate };
export type Breed = { folder: Folder; slug: string; plates: Plates };

/** One breed's drawings, as its file exports them. `slug` is the key of the catalogue. */
export const defineBreed = (folder: Folder, slug: string, plates: Plates): Breed => ({ folder, slug, plates });

type Words = { alt: string; caption?: string };

/** 1: head and breast on the page's tint. */
export const retrato = (o: Words & { marks: readonly Mark[]; scene: () => Scene }): Plate => ({
  alt: o.alt,
  caption: o.caption ?? 'Retrato y señas de la raza',
  marks: o.marks,
  transparent: true,
  layers: () => [{ scene: o.scene() }],
});
