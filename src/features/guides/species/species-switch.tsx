import { FOLDERS, type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon, Mark } from '../../../ui/icon.tsx';

const manyOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;

/**
 * For whom the page is read (aid-species.ts wakes it, aid-species.css obeys it): what stands in `[data-for]` for others is left
 * out. Native radios, so that it works before the app is up and without script. `notes`: the page tells what changes by species.
 */
export const SpeciesSwitch = ({
  folders = FOLDERS,
  notes = false,
}: {
  folders?: readonly Folder[];
  notes?: boolean;
}) => (
  <>
    <fieldset className="aid-for no-print" data-switch>
      <legend>¿Para quién?</legend>
      <label className="chip">
        <input type="radio" name="especie" value="" defaultChecked />
        Todos
      </label>
      {folders.map((folder) => (
        <label key={folder} className="chip" data-species={folder}>
          <input type="radio" name="especie" id={`para-${folder}`} value={folder} />
          <Mark name={`track-${folder}`} />
          {manyOf(folder)}
        </label>
      ))}
      <p className="sr-only" role="status" />
    </fieldset>
    {notes &&
      folders.map((folder) => (
        <p key={folder} className="aid-note no-print" data-note={folder} data-species={folder}>
          <a className="link" href="#segun-la-especie">
            <Mark name={`track-${folder}`} className="text-sp" />
            Qué cambia en {manyOf(folder).toLowerCase()}
            <Icon name="chevron-down" />
          </a>
        </p>
      ))}
  </>
);
