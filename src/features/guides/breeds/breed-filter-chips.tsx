import type { BreedSummary } from '../../../../content/schema/summary.ts';
import { Icon } from '../../../ui/icon.tsx';
import { facetsOf } from './breed-filter.ts';

/** The chips of a list: native boxes, so that one ticked before the app is up is not lost (breed-list-controls.ts reads them). */
export const FilterChips = ({ breeds }: { breeds: readonly BreedSummary[] }) => (
  <>
    {facetsOf(breeds).map(({ key, legend, options }) => (
      <fieldset key={key}>
        <legend>{legend}</legend>
        <div className="chips">
          {options.map(({ value, label }) => (
            <label key={value} className="chip">
              <input type="checkbox" data-control="chip" value={`${key}=${value}`} />
              <Icon name="check" />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    ))}
  </>
);
