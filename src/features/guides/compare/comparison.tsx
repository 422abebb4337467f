import { useLayoutEffect } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { dropAskedRoom } from '../asked.ts';
import { CompareChoice } from './compare-choice.tsx';
import { type Choosable, choose, useChosen } from './compared.ts';
import { useCompared } from './use-compared.ts';

/** The table of what is compared, and every breed of the species to choose from. The comparison stands in the address, to be shared. */
export const Comparison = ({ folder, breeds }: { folder: Folder; breeds: readonly Choosable[] }) => {
  const chosen = useChosen(breeds);
  const hydrated = useHydrated();
  const found = useCompared(folder, chosen);
  const onChoose = (slug: string) => choose(folder, breeds, slug);
  const waiting = chosen.length > 1 && found === null;
  const { breeds: records = [], Table = null } = found && found !== 'lost' ? found : {};
  const shown = records.filter(({ slug }) => chosen.includes(slug));

  useLayoutEffect(() => {
    if (hydrated && !waiting && (chosen.length < 2 || shown.length > 1 || found === 'lost')) dropAskedRoom();
  });

  return (
    <>
      {found === 'lost' && (
        <p role="alert">
          No pudimos traer las fichas. Revisa la conexión y vuelve a elegir, o abre la página de cada una.
        </p>
      )}
      {Table && shown.length > 1 && <Table folder={folder} breeds={shown} onRemove={onChoose} />}
      <section className="no-print" aria-labelledby="elegir">
        <div className="compare-more">
          <h2 id="elegir">{shown.length > 1 ? 'Cambiar o agregar' : SPECIES_NAME[SPECIES_OF[folder]].many}</h2>
          <a href={`/${folder}/razas`} className="link">
            Ver la lista con filtros
            <Icon name="arrow-right" />
          </a>
        </div>
        <CompareChoice folder={folder} breeds={breeds} chosen={chosen} onChoose={onChoose} />
      </section>
    </>
  );
};
