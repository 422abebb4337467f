import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawingOf } from '../../drawings/sprite.ts';
import { ROOT } from '../../setup/places.ts';

/** Colours, huellas and icons of the site itself, so that a card never differs from the page it leads to. */
const tokens = readFileSync(join(ROOT, 'src/app/styles/tokens.css'), 'utf8');
const zocalo = readFileSync(join(ROOT, 'src/features/guides/zocalo.svg'), 'utf8');

/** A colour of the light theme by its role: `paper`, `perros`, `perros-deep`… */
export const color = (role: string): string => {
  const found = new RegExp(`--color-${role}: (#[0-9a-f]{6})`).exec(tokens)?.[1];
  if (!found) throw new Error(`tokens.css has no colour ${role}`);
  return found;
};

/** `share` of one colour in another. */
export const mixed = (one: string, other: string, share: number): string => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(one, at) * share + channel(other, at) * (1 - share));
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, '0')).join('')}`;
};

/** An icon or huella of the site as svg, its box at x, y. */
export const icon = (name: string, x: number, y: number, size: number, ink: string): string => {
  const painted = drawingOf(name).replace(/var\(--color-([\w-]+)\)/g, (_all, role: string) => color(role));
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 24 24" color="${ink}">${painted}</svg>`;
};

/** The painted base of the house over the whole width, `height` high, its tile centred in it. */
export const base = (y: number, height: number, width: number, ground: string): string => {
  const tile = zocalo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return `<defs><pattern id="zocalo" width="58" height="58" patternUnits="userSpaceOnUse" y="${y - (58 - height) / 2}">${tile}</pattern></defs>
<rect y="${y}" width="${width}" height="${height}" fill="${ground}"/><rect y="${y}" width="${width}" height="${height}" fill="url(#zocalo)"/>`;
};
