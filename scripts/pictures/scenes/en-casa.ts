import type { Scene } from '../engine/scene.ts';
import type { Plate } from '../plates.ts';

/** What stands behind and before the animal. */
export type Setting = { behind: string; front?: string };

/** 4: the animal doing what it does, in a Colombian place. Several scenes are drawn in their order. */
export const enCasa = (o: { alt: string; caption: string; setting: () => Setting; scenes: () => Scene[] }): Plate => ({
  alt: o.alt,
  caption: o.caption,
  layers: () => {
    const { behind, front = '' } = o.setting();
    return [behind, ...o.scenes().map((scene) => ({ scene })), front];
  },
});
