import { type DwarfFur, dwarfCoat } from '../coats/dwarf.ts';
import type { Texture } from '../coats/texture.ts';
import type { Vec } from '../engine/vector.ts';
import { type Hamster, type HamsterShot, hamsterScene } from './hamster.ts';

type View = Pick<HamsterShot, 'view'>;
/** How an animal turns in its niche, degrees; anything else of a shot may be said besides. */
type Turn = { yaw: number; head: number; pitch?: number } & Partial<HamsterShot>;

/**
 * The small hamsters of one species. `usual`: how it sits where nothing else is said; `niche`: how it stands on the ledge of a
 * plate of colours, and the point of its body that the niche is hung on.
 */
export const dwarf = (
  animal: Hamster,
  texture: Texture,
  {
    usual,
    niche,
  }: {
    usual: Pick<HamsterShot, 'pose'> & Partial<HamsterShot>;
    niche: Required<Pick<HamsterShot, 'pose' | 'tilt'>> & { p: Vec };
  },
) => {
  const posed = (shot: Partial<HamsterShot> & View) => hamsterScene(animal, { ...usual, ...shot });
  /** In a niche it stands on the ledge, its body to one side of its head. */
  const coloured = ({ view, ...shot }: View, fur: DwarfFur, { yaw, head, pitch = 0, ...more }: Turn) =>
    posed({
      ...shot,
      coat: dwarfCoat(texture, fur),
      pose: niche.pose,
      body: { yaw },
      head: { yaw: head, pitch },
      tilt: niche.tilt,
      ...more,
      view: { ...view, group: 'body', p: niche.p },
    });
  return { posed, coloured };
};
