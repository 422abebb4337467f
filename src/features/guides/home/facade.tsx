import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import { DOOR_ANIMAL } from '../species/species-animal.ts';
import { Part, Roof } from './facade-parts.tsx';

/** What waits behind each half-door. */
const DOORS: Record<Folder, string> = {
  perros: 'Razas, paseos, baño y vacunas.',
  gatos: 'Arenero, juego y comida segura.',
  hamsters: 'Jaula amplia, dieta y manejo.',
  loros: 'Compañía, ruido y la ley.',
};

/** What hangs between one door and the next. */
const BETWEEN = ['pot', 'lamp', 'pot'] as const;

const Door = ({ folder }: { folder: Folder }) => {
  const { slug, alt } = DOOR_ANIMAL[folder];
  return (
    <li data-species={folder}>
      <a href={`/${folder}`} className="door">
        <span className="door-frame">
          <Part name="calado" className="calado" />
          <span className="door-opening">
            <Picture
              folder={folder}
              slug={slug}
              n={1}
              alt={`${alt}, en su puerta`}
              sizes="(min-width: 60rem) 230px, 44vw"
              eager
            />
          </span>
          <span className="door-sill" />
          <span className="door-leaf">
            <span className="door-panel">
              <span className="font-title text-[1.5rem] md:text-[2rem] leading-tight">
                {SPECIES_NAME[SPECIES_OF[folder]].many}
              </span>
              <span className="text-[0.9375rem] md:text-[1.0625rem] leading-snug">{DOORS[folder]}</span>
              <span className="door-more">
                Ver más
                <Icon name="arrow-right" className="size-[18px]" />
              </span>
            </span>
          </span>
        </span>
      </a>
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
    <Roof />
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
