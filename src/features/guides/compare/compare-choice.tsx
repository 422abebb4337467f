import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { MOST_COMPARED } from '../breeds/breed-filter.ts';
import { BreedThumb } from '../breeds/breed-thumb.tsx';
import type { Choosable } from './compared.ts';

/** Every breed of the species: with script a box that adds it, always a link to its page. */
export const CompareChoice = ({
  folder,
  breeds,
  chosen,
  onChoose,
}: {
  folder: Folder;
  breeds: readonly Choosable[];
  chosen: readonly string[];
  /** Takes a breed in or out. */
  onChoose: (slug: string) => void;
}) => {
  const full = chosen.length >= MOST_COMPARED;
  return (
    <ul className="compare-choice">
      {breeds.map(({ slug, name, drawn }) => {
        const on = chosen.includes(slug);
        return (
          <li key={slug}>
            <BreedThumb folder={folder} breed={{ slug, portrait: drawn ? name : null }} />
            <div>
              <a href={paths.breed(folder, slug)}>{name}</a>
              <label className="pick needs-js">
                <input type="checkbox" checked={on} disabled={full && !on} onChange={() => onChoose(slug)} />
                <span aria-hidden="true">
                  <Icon name="check" />
                </span>
                Comparar <span className="sr-only">{name}</span>
              </label>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
