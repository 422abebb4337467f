import { comparePath, MOST_COMPARED } from '../../../shared/compare.ts';
import type { Folder } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { goTo, useListedBreeds, useListState } from './breed-list-state.ts';
import { BreedThumb } from './breed-thumb.tsx';

/** What the tray still waits for, in words. */
const nextOf = (picked: number): string => (picked === 1 ? 'Elige otra' : 'Una más, si quieres');

/** The comparison in the making: along the foot of the list from the first pick on. */
export const CompareTray = ({ folder }: { folder: Folder }) => {
  const breeds = useListedBreeds();
  const state = useListState(breeds);
  const { compared } = state;
  const picked = compared.flatMap((slug) => breeds.find((breed) => breed.slug === slug) ?? []);
  if (picked.length === 0) return null;
  const remove = (slug: string) => goTo({ ...state, compared: compared.filter((one) => one !== slug) }, 'replace');
  return (
    <section className="tray no-print" aria-label="Comparar razas">
      <h2>Comparar</h2>
      <ul>
        {picked.map((breed) => (
          <li key={breed.slug}>
            <BreedThumb folder={folder} breed={breed} />
            <span>{breed.name}</span>
            <button
              type="button"
              className="icon-btn"
              aria-label={`Quitar ${breed.name} de la comparación`}
              onClick={() => remove(breed.slug)}
            >
              <Icon name="x" />
            </button>
          </li>
        ))}
        {picked.length < MOST_COMPARED && (
          <li className="tray-next">
            <Icon name="plus" />
            <span>{nextOf(picked.length)}</span>
          </li>
        )}
      </ul>
      {picked.length > 1 && (
        <a href={comparePath(folder, compared)} className="btn primary">
          Comparar {picked.length} razas
        </a>
      )}
    </section>
  );
};
