import sprite from './facade.svg?url';

/** A drawn part of the street: `calado`, `palm`, `pot`, `lamp`, `hills`. Decoration. */
export const Part = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** Two rows of clay tiles as wide as the place has room. Once per page: the pattern has an id. */
export const Roof = () => (
  <svg className="roof" aria-hidden="true" width="100%" height="68">
    <defs>
      <pattern id="tiles" width="44" height="34" patternUnits="userSpaceOnUse">
        <path className="tile-gap" d="M0 0h44v34H0z" />
        <path className="tile" d="M-10 0h20v22a10 10 0 0 1-20 0zM34 0h20v22a10 10 0 0 1-20 0z" />
        <path className="tile-lit" d="M-4 0h6v26h-6zM40 0h4v26h-4z" />
        <path className="tile-far" d="M12 0h20v15q-10 9-20 0z" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#tiles)" />
  </svg>
);
