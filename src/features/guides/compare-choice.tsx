import { Link } from 'wouter';
import type { BreedSummary } from '../../../content/schema/summary.ts';
import { paths } from '../../shared/paths.ts';
import type { Folder } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { MOST_COMPARED } from './breed-filter.ts';
import { BreedThumb } from './breed-thumb.tsx';

/** Every breed of the species: with script a box that adds it, always a link to its page. */
export const CompareChoice = ({
  folder,
  breeds,
  chosen,
  onChange,
}: {
  folder: Folder;
  breeds: readonly BreedSummary[];
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
}) => {
  const full = chosen.length >= MOST_COMPARED;
  return (
    <ul className="compare-choice">
      {breeds.map((breed) => {
        const on = chosen.includes(breed.slug);
        return (
          <li key={breed.slug}>
            <BreedThumb folder={folder} breed={breed} />
            <div>
              <Link href={paths.breed(folder, breed.slug)}>{breed.name}</Link>
              <label className="pick needs-js">
                <input
                  type="checkbox"
                  checked={on}
                  disabled={full && !on}
                  onChange={() => onChange(on ? chosen.filter((slug) => slug !== breed.slug) : [...chosen, breed.slug])}
                />
                <span aria-hidden="true">
                  <Icon name="check" />
                </span>
                Comparar <span className="sr-only">{breed.name}</span>
              </label>
            </div>
          </li>
        );
      })}
    </ul>
  );
};
