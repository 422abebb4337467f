import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';

/** 'Perro o gato:' before what is for them alone; the styles leave it out once a species was chosen (first-aid.css). */
export const Whose = ({ folders }: { folders: readonly Folder[] }) => {
  const names = folders.map((folder) => SPECIES_NAME[SPECIES_OF[folder]].one);
  const [last = '', ...others] = names.toReversed();
  const said = others.length > 0 ? `${others.toReversed().join(', ')} o ${last}`.toLowerCase() : last.toLowerCase();
  return (
    <span className="aid-whose">
      {said.charAt(0).toUpperCase()}
      {said.slice(1)}:{' '}
    </span>
  );
};
