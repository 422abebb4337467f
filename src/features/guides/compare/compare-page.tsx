import type { Catalogue } from '../../../../content/schema/summary.ts';
import { askOf, comparePath } from '../../../shared/compare.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Folio } from '../folio.tsx';
import { CompareChoice } from './compare-choice.tsx';

const nameOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;
export const compareTitle = (folder: Folder) =>
  `Comparar ${folder === 'loros' ? 'aves' : `razas de ${nameOf(folder).toLowerCase()}`}`;

export const compareTrail = (folder: Folder) => [
  { to: `/${folder}`, label: nameOf(folder) },
  { to: `/${folder}/razas`, label: 'Razas' },
];

/**
 * Two or three breeds of a species side by side. The Worker fills in the sentence, the table and the ticks for what the address asks for
 * (worker/pages/compare.ts); another choice is a form's, which asks for another page.
 */
export const ComparePage = ({ catalogue: { folder, breeds } }: { catalogue: Catalogue }) => (
  <>
    <div className="band">
      <div className="wrap">
        <Folio trail={compareTrail(folder)} current="Comparar" />
        <div className="py-6 md:py-10">
          <h1>{compareTitle(folder)}</h1>
          <p className="lede mt-2" id="pedido">
            {askOf(0)}
          </p>
        </div>
      </div>
    </div>
    <div className="wrap compare-page">
      <div id="comparacion" />
      <section className="no-print" aria-labelledby="elegir">
        <div className="compare-more">
          <h2 id="elegir">{nameOf(folder)}</h2>
          <a href={`/${folder}/razas`} className="link">
            Ver la lista con filtros
            <Icon name="arrow-right" />
          </a>
        </div>
        <form action={comparePath(folder, [])}>
          <CompareChoice folder={folder} breeds={breeds} />
          <p className="compare-go">
            <button type="submit" className="btn primary">
              Comparar las marcadas
            </button>
          </p>
        </form>
      </section>
    </div>
  </>
);
