import type { UseFormRegisterReturn } from 'react-hook-form';
import { FOLDER_OF, SPECIES, SPECIES_NAME } from '../../shared/species.ts';
import { Choice, ChoiceGroup } from '../../ui/choices.tsx';
import { Mark } from '../../ui/icon.tsx';

/** Which of the four species a pet is, each with its track and its colour. */
export const SpeciesChoice = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => (
  <ChoiceGroup legend="Especie" className="species-choices" error={error}>
    {SPECIES.map((one) => (
      <span key={one} data-species={FOLDER_OF[one]}>
        <Choice className="card-choice" value={one} {...field}>
          <Mark name={`track-${FOLDER_OF[one]}`} className="text-sp" />
          {SPECIES_NAME[one].one}
        </Choice>
      </span>
    ))}
  </ChoiceGroup>
);
