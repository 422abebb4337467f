import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

// The sprite is decoration everywhere: what it means stands beside it in words.

/** A mark of our own in the sprite: a species' track (`track-perros`) or the brand; its size follows the text. */
export const Mark = ({ name, className }: { name: string; className?: string }) => (
  <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** A line icon of the sprite. */
export const Icon = (icon: { name: IconName; className?: string }) => Mark(icon);
