import { useEffect, useState } from 'react';
import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Chip } from '../../../ui/chip.tsx';
import { Mark } from '../../../ui/icon.tsx';

/** Narrower than this a column is read alone (toxic-index.css): a dog's until another is chosen. */
const ALONE = '(max-width: 44.99rem)';

/** Whose column is read. */
export const ToxicSpecies = ({
  folder,
  onChoose,
}: {
  folder: Folder | null;
  onChoose: (folder: Folder | null) => void;
}) => {
  const [isAlone, setAlone] = useState(false);
  useEffect(() => {
    const list = matchMedia(ALONE);
    const look = () => setAlone(list.matches);
    look();
    list.addEventListener('change', look);
    return () => list.removeEventListener('change', look);
  }, []);
  const read = folder ?? (isAlone ? FOLDERS[0] : null);
  return (
    <>
      <fieldset className="tox-species needs-js">
        <legend className="sr-only">Ver solo una especie</legend>
        {FOLDERS.map((one) => (
          <Chip key={one} species={one} on={read === one} onToggle={(on) => onChoose(on || isAlone ? one : null)}>
            <Mark name={`track-${one}`} />
            {SPECIES_NAME[SPECIES_OF[one]].many}
          </Chip>
        ))}
      </fieldset>
      {/* A phone shows a dog's column before anybody chose (toxic-index.css): it says so. */}
      <p className="tox-whose">
        <b>Ves lo de perros.</b> ¿Otro animal? Tócalo.
      </p>
    </>
  );
};
