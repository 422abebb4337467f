import sprite from './icons.svg?url';
import type { IconName } from './icon-names.ts';

/** A line icon of the sprite: decoration unless `label` names it. Size follows the text. */
export const Icon = ({ name, className = '', label }: { name: IconName; className?: string; label?: string }) => (
  <svg className={`icon ${className}`} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** A mark of our own in the sprite: a species' track (`track-perros`) or the brand. */
export const Mark = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={`icon ${className}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);
