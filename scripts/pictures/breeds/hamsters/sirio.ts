import { type Hamster, hamsterScene } from '../../anatomy/hamster.ts';
import { ragged } from '../../coats/areas.ts';
import { coat, TEXTURES } from '../../coats/texture.ts';
import { blend, rgb } from '../../engine/color.ts';
import { ramp } from '../../engine/number.ts';
import type { Sample } from '../../engine/scene.ts';
import { radii } from '../../engine/vector.ts';
import { defineBreed, retrato } from '../../plates.ts';

/** Golden above, ivory below, with the dark cheek flash behind a pale crescent. */
const golden = (s: Sample) => {
  const [x, y, z] = s.p;
  const a = Math.abs(x);
  const n = ragged(s) * 0.07;
  const [gold, dark, ivory, flash] = [rgb('#CE8A3E'), rgb('#9C5E26'), rgb('#F7EBDA'), rgb('#4a3426')];
  if (s.part === 'ear') return blend(rgb('#8d6a60'), rgb('#c99a8b'), ramp(0.15, 0.4, s.n[2]) * 0.4);
  if (s.group === 'head') {
    let color = blend(gold, dark, 0.55 * ramp(0.2, 0.6, y + n) * ramp(0.6, -0.2, z));
    const muzzle = 1 - ramp(0.82, 1.1, radii(s.p, [0, -0.42, 0.84], [0.34, 0.24, 0.34]) + n);
    let pale = Math.max(muzzle, ramp(-0.05, 0.06, -(y + 0.4) + n));
    if (z < 0.45) {
      pale = Math.max(pale, 0.9 * (1 - ramp(0.7, 1.1, Math.hypot((a - 0.6) / 0.16, (y + 0.3) / 0.22) + n * 2)));
      color = blend(color, flash, 0.85 * (1 - ramp(0.6, 1.1, Math.hypot((a - 0.74) / 0.13, (y + 0.22) / 0.3) + n * 2)));
    }
    return blend(color, ivory, pale);
  }
  if (s.part === 'arm') return blend(gold, ivory, 0.5);
  if (s.part === 'long' || s.part === 'haunch')
    return blend(blend(gold, dark, 0.4 * ramp(1.6, 2.2, y)), ivory, ramp(0.75, 0.45, y + n));
  const white = ramp(0.74, 0.56, a * 0.9 + n) * ramp(-0.1, 0.35, s.n[2]);
  return blend(gold, ivory, white);
};

const sirio: Hamster = {
  headCm: 1.9,
  coat: coat({ ...TEXTURES.plush, length: 0.2, width: 0.028, lift: 0.18, face: 0.5, ear: 0.3 }, golden),
  recipe: { edges: { color: '#6a3c1c', width: 2, opacity: 0.45 } },
};

export const breed = defineBreed('hamsters', 'sirio', {
  1: retrato({
    caption: 'Retrato y señas de la especie',
    alt: 'Retrato de un hámster sirio dorado erguido sobre las patas de atrás: vientre claro, orejas redondas y manos rosadas',
    marks: [
      { at: [-0.65, 0.75, -0.3], label: 'Orejas redondas, casi sin pelo', corner: 'tl' },
      { at: [-0.7, -0.35, 0.2], label: 'Abazones: guardan la comida', corner: 'bl' },
      { at: [0.5, 0.15, 0.5], label: 'Ojos grandes, ve poco de lejos', corner: 'tr' },
      { group: 'body', at: [1.0, 1.4, 0.2], label: 'Dorado arriba, claro abajo', corner: 'br' },
    ],
    scene: () =>
      hamsterScene(sirio, {
        pose: 'upright',
        body: { yaw: -12 },
        head: { yaw: 26, pitch: 3, roll: 5 },
        view: { on: [600, 330], scale: 250 },
      }),
  }),
});
