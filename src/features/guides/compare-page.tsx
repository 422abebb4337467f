import { useLayoutEffect, useMemo } from 'react';
import { Link, useLocation } from 'wouter';
import type { Catalogue } from '../../../content/schema/summary.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { useLiveSearch } from '../../lib/live-search.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../shared/species.ts';
import { Icon } from '../../ui/icon.tsx';
import { dropAskedRoom } from './asked.ts';
import { comparedOf, comparePath, MOST_COMPARED } from './breed-filter.ts';
import { CompareChoice } from './compare-choice.tsx';
import { useCompared } from './compare-records.ts';
import { CompareTable } from './compare-table.tsx';
import { Folio } from './folio.tsx';

const nameOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;
export const compareTitle = (folder: Folder) =>
  `Comparar ${folder === 'loros' ? 'aves' : `razas de ${nameOf(folder).toLowerCase()}`}`;

export const compareTrail = (folder: Folder) => [
  { to: `/${folder}`, label: nameOf(folder) },
  { to: `/${folder}/razas`, label: 'Razas' },
];

/** What the page asks for next, as a sentence. */
const askOf = (chosen: number): string => {
  if (chosen === 0) return 'Elige dos o tres de la lista y míralas lado a lado.';
  if (chosen === 1) return 'Ya hay una. Elige otra para compararla.';
  return chosen < MOST_COMPARED
    ? 'Puedes agregar una tercera.'
    : 'Son tres, que es lo que cabe. Quita una para cambiarla.';
};

/** Two or three breeds of a species side by side; they stand in the address, so that the comparison can be shared. */
export const ComparePage = ({ catalogue: { folder, breeds } }: { catalogue: Catalogue }) => {
  const [, navigate] = useLocation();
  const search = useLiveSearch();
  const chosen = useMemo(() => comparedOf(new URLSearchParams(search).get('razas'), breeds), [search, breeds]);
  const hydrated = useHydrated();
  const found = useCompared(folder, chosen);
  const go = (slugs: string[]) => navigate(comparePath(folder, slugs));
  const remove = (slug: string) => go(chosen.filter((one) => one !== slug));
  const waiting = chosen.length > 1 && found === null;
  const shown = Array.isArray(found) ? found.filter(({ slug }) => chosen.includes(slug)) : [];

  useLayoutEffect(() => {
    if (hydrated && !waiting && (chosen.length < 2 || shown.length > 1 || found === 'lost')) dropAskedRoom();
  });

  return (
    <>
      <div className="band">
        <div className="wrap">
          <Folio trail={compareTrail(folder)} current="Comparar" />
          <div className="py-6 md:py-10">
            <h1>{compareTitle(folder)}</h1>
            <p className="lede compare-ask mt-2 needs-js" aria-live="polite">
              {askOf(chosen.length)}
            </p>
          </div>
        </div>
      </div>
      <div className="wrap compare-page">
        {found === 'lost' && (
          <p role="alert">
            No pudimos traer las fichas. Revisa la conexión y vuelve a elegir, o abre la página de cada una.
          </p>
        )}
        {shown.length > 1 && <CompareTable folder={folder} breeds={shown} onRemove={remove} />}
        <section className="no-print" aria-labelledby="elegir">
          <div className="compare-more">
            <h2 id="elegir">{shown.length > 1 ? 'Cambiar o agregar' : nameOf(folder)}</h2>
            <Link href={`/${folder}/razas`} className="link">
              Ver la lista con filtros
              <Icon name="arrow-right" />
            </Link>
          </div>
          <CompareChoice folder={folder} breeds={breeds} chosen={chosen} onChange={go} />
        </section>
      </div>
    </>
  );
};
