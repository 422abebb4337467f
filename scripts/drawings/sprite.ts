import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const icons = readFileSync(join(import.meta.dirname, '../../src/ui/icons.svg'), 'utf8');

/** The pen that `.icon` (src/app/styles/base.css) gives to what it draws from the sprite. */
const PEN = 'fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"';

/** A drawing of the sprite with its pen, for pictures that have no stylesheet; its box is 24 × 24. Throws when there is none. */
export const drawingOf = (name: string): string => {
  const line = icons.split('\n').find((one) => one.includes(` id="${name}"`));
  if (!line) throw new Error(`icons.svg has no ${name}`);
  return `<g ${PEN}>${line}</g>`;
};
