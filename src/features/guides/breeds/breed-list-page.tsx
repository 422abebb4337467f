import type { SpeciesPage } from '../../../../content/schema/species-page.ts';
import type { Catalogue } from '../../../../content/schema/summary.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Folio } from '../folio.tsx';
import { BreedCard } from './breed-card.tsx';
import { comparePath, ORDERS } from './breed-filter.ts';
import { FilterChips } from './breed-filter-chips.tsx';
import { BreedList } from './breed-list.tsx';
import { listedBreed } from './breed-list-cards.ts';
import { SpeciesTiles } from './species-tiles.tsx';

const nameOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;
export const listTitle = (folder: Folder) => `Razas de ${nameOf(folder)}`;

export const listTrail = (folder: Folder) => [{ to: `/${folder}`, label: nameOf(folder) }];

/** Subtitle of spec §2 (dogs), and its sisters. */
const SUBTITLE = 'Encuentra información específica sobre cada raza';

const OrderChoice = () => (
  <label className="list-order">
    <span className="sr-only">Orden de la lista</span>
    <select autoComplete="off" data-control="orden">
      {ORDERS.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron-down" />
  </label>
);

/** A species' list of breeds with everything it shows (spec §2). */
export const BreedListPage = ({
  catalogue: { folder, breeds },
  tiles,
}: {
  catalogue: Catalogue;
  tiles: SpeciesPage['tiles'];
}) => (
  <BreedList
    folder={folder}
    breeds={breeds.map(listedBreed)}
    parts={{
      top: <Folio trail={listTrail(folder)} current="Razas" />,
      title: (
        <>
          <h1>{listTitle(folder)}</h1>
          <p className="lede mt-2">{SUBTITLE}</p>
        </>
      ),
      chips: <FilterChips breeds={breeds} />,
      order: <OrderChoice />,
      cards: (
        <ul className="breed-grid">
          {breeds.map((breed, index) => (
            <BreedCard key={breed.slug} folder={folder} breed={breed} first={index === 0} />
          ))}
        </ul>
      ),
      foot: (
        <>
          <p className="mt-9 [border-top:2px_solid_var(--color-ink)] py-4">
            <a href={comparePath(folder, [])} className="link">
              Comparar dos o tres lado a lado
              <Icon name="arrow-right" />
            </a>
          </p>
          {tiles && <SpeciesTiles tiles={tiles} />}
        </>
      ),
    }}
  />
);
