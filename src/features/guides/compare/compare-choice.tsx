import type { BreedSummary } from '../../../../content/schema/summary.ts';
import { COMPARED } from '../../../shared/compare.ts';
import { paths } from '../../../shared/paths.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BreedThumb } from '../breeds/breed-thumb.tsx';

/** Every breed of the species: a box that takes it into the comparison, a link to its page. The Worker ticks those that are compared. */
export const CompareChoice = ({ folder, breeds }: { folder: Folder; breeds: readonly BreedSummary[] }) => (
  <ul className="compare-choice">
    {breeds.map((breed) => (
      <li key={breed.slug}>
        <BreedThumb folder={folder} breed={breed} />
        <div>
          <a href={paths.breed(folder, breed.slug)}>{breed.name}</a>
          <label className="pick">
            <input type="checkbox" name={COMPARED} value={breed.slug} />
            <span aria-hidden="true">
              <Icon name="check" />
            </span>
            Comparar <span className="sr-only">{breed.name}</span>
          </label>
        </div>
      </li>
    ))}
  </ul>
);
