import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

// The sprite is decoration everywhere: what it means stands beside it in words.

/** A line icon of the sprite; its size follows the text. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** A mark of our own in the sprite: a species' track (`track-perros`) or the brand. */
export const Mark = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
