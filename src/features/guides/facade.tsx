import { Link } from 'wouter';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../shared/species.ts';
import { Icon, Mark } from '../../ui/icon.tsx';
import sprite from './facade.svg?url';
import { Picture } from './picture.tsx';

const Part = ({ name, className = '' }: { name: string; className?: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** Who leans over each half-door, and what waits behind it. */
const DOORS: Record<Folder, { breed: string; alt: string; text: string }> = {
  perros: { breed: 'labrador', alt: 'Labrador asomado a su puerta', text: 'Razas, paseos, baño y vacunas.' },
  gatos: { breed: 'siames', alt: 'Gato siamés asomado a su puerta', text: 'Arenero, juego y comida segura.' },
  hamsters: { breed: 'sirio', alt: 'Hámster sirio asomado a su puerta', text: 'Jaula amplia, dieta y manejo.' },
  loros: { breed: 'guacamaya-roja', alt: 'Guacamaya roja asomada a su puerta', text: 'Compañía, ruido y la ley.' },
};

/** What hangs between one door and the next. */
const BETWEEN = ['pot', 'lamp', 'pot'] as const;

const Door = ({ folder }: { folder: Folder }) => {
  const { breed, alt, text } = DOORS[folder];
  return (
    <li data-species={folder}>
      <Link href={`/${folder}`} className="door">
        <span className="door-frame">
          <Part name="calado" className="calado" />
          <span className="door-opening">
            <Picture folder={folder} slug={breed} n={1} alt={alt} sizes="(min-width: 60rem) 230px, 45vw" eager />
          </span>
          <span className="door-sill" />
          <span className="door-leaf">
            <span className="door-panel">
              <span className="font-title text-[1.5rem] md:text-[2rem] leading-tight">{SPECIES_NAME[SPECIES_OF[folder]].many}</span>
              <span className="text-[0.9375rem] md:text-[1.0625rem] leading-snug">{text}</span>
              <span className="door-more">
                Ver más
                <Icon name="arrow-right" className="size-[18px]" />
              </span>
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
};

/** A coffee-town house: each species is a half-door in its colour, with its animal on the sill (design notes). By night its windows are lit. */
export const Facade = () => (
  <div className="facade">
    <Part name="hills" className="hills" />
    <div className="palms" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <Part key={place} name="palm" className={`palm palm-${place}`} />
      ))}
    </div>
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
    <div className="beam" />
    <div className="wall">
      <ul className="doors">
        {FOLDERS.map((folder) => (
          <Door key={folder} folder={folder} />
        ))}
      </ul>
      {BETWEEN.map((part, index) => (
        <Part key={FOLDERS[index]} name={part} className={`hanging hanging-${index} ${part}`} />
      ))}
    </div>
    <div className="street" aria-hidden="true">
      {FOLDERS.map((folder) => (
        <span key={folder} data-species={folder}>
          <Mark name={`track-${folder}`} />
          <Mark name={`track-${folder}`} />
          <Mark name={`track-${folder}`} />
        </span>
      ))}
    </div>
  </div>
);
