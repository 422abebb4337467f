import type { SpeciesPage } from '../../../../content/schema/species-page.ts';
import type { BreedSummary, Catalogue } from '../../../../content/schema/summary.ts';
import { Island } from '../../../lib/island.tsx';
import { comparePath } from '../../../shared/compare.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Folio } from '../folio.tsx';
import { BreedCard } from './breed-card.tsx';
import { FilterChips } from './breed-filter-chips.tsx';
import { SpeciesTiles } from './species-tiles.tsx';

const nameOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;
export const listTitle = (folder: Folder) => `Razas de ${nameOf(folder)}`;

export const listTrail = (folder: Folder) => [{ to: `/${folder}`, label: nameOf(folder) }];

/** Subtitle of spec §2 (dogs), and its sisters. */
const SUBTITLE = 'Encuentra información específica sobre cada raza';

/** Folded on a phone: the disclosure opens what follows it, by style alone. On a wide window the chips always stand. */
const Filters = ({ breeds }: { breeds: readonly BreedSummary[] }) => (
  <>
    <details className="filters-door needs-js">
      <summary className="btn line">
        Filtros
        <span data-shows="filtros" />
        <Icon name="chevron-down" />
      </summary>
    </details>
    <section className="filters needs-js" aria-label="Filtros">
      <div className="filters-row">
        <FilterChips breeds={breeds} />
      </div>
    </section>
  </>
);

/** A species' list of breeds with everything it shows (spec §2): search, count and tray live, the cards stand and are shown or hidden. */
export const BreedListPage = ({
  catalogue: { folder, breeds },
  tiles,
}: {
  catalogue: Catalogue;
  tiles: SpeciesPage['tiles'];
}) => (
  <>
    <div className="band">
      <div className="wrap">
        <Folio trail={listTrail(folder)} current="Razas" />
        <div className="list-head">
          <div>
            <h1>{listTitle(folder)}</h1>
            <p className="lede mt-2">{SUBTITLE}</p>
          </div>
          <Island name="breed-search" props={{ folder }} />
        </div>
      </div>
    </div>
    <div className="wrap pb-8">
      <Filters breeds={breeds} />
      <Island name="breed-list" props={{ total: breeds.length }} />
      <ul className="breed-grid">
        {breeds.map((breed, index) => (
          <BreedCard key={breed.slug} folder={folder} breed={breed} first={index === 0} />
        ))}
      </ul>
      <Island name="breed-tray" props={{ folder }} />
      <p className="mt-9 [border-top:2px_solid_var(--color-ink)] py-4">
        <a href={comparePath(folder, [])} className="link" data-shows="comparar">
          Comparar dos o tres lado a lado
          <Icon name="arrow-right" />
        </a>
      </p>
      {tiles && <SpeciesTiles tiles={tiles} />}
    </div>
  </>
);
