import './breeds.css';
import { BreedCard } from '../features/guides/breed-card.tsx';
import { BreedSearch } from '../features/guides/breed-search.tsx';
import { Folio } from '../features/guides/folio.tsx';
import { loadBreedList } from '../features/guides/species-data.ts';
import { SpeciesTiles } from '../features/guides/species-tiles.tsx';
import { defineScreen } from '../lib/screen.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../shared/species.ts';

const nameOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;
const titleOf = (folder: Folder) => `Razas de ${nameOf(folder)}`;

/** Subtitle of spec §2 (dogs), and its sisters. */
const SUBTITLE = 'Encuentra información específica sobre cada raza';

export const screen = defineScreen({
  load: ({ page }) => loadBreedList(page.folder as Folder),
  head: ({ catalogue }) => ({
    title: titleOf(catalogue.folder),
    description: `${titleOf(catalogue.folder)}: origen, tamaño, esperanza de vida y temperamento de cada una, con sus cuidados, su comida y su salud.`,
  }),
  View: ({ data: { catalogue, tiles } }) => {
    const { folder, breeds } = catalogue;
    return (
      <>
        <div className="band">
          <div className="wrap">
            <Folio trail={[{ to: `/${folder}`, label: nameOf(folder) }]} current="Razas" />
            <div className="grid gap-5 py-6 md:grid-cols-[1fr_minmax(420px,520px)] md:items-end md:gap-16 md:py-10">
              <div>
                <h1>{titleOf(folder)}</h1>
                <p className="lede mt-2">{SUBTITLE}</p>
              </div>
              <BreedSearch catalogue={catalogue} />
            </div>
          </div>
        </div>
        <div className="wrap pb-8">
          {tiles && <SpeciesTiles tiles={tiles} />}
          <p className="mt-6 border-t-2 border-ink py-4 text-[1rem]">
            <b className="num">{breeds.length}</b> razas
          </p>
          <ul className="breed-grid">
            {breeds.map((breed, index) => (
              <BreedCard key={breed.slug} folder={folder} breed={breed} first={index === 0} />
            ))}
          </ul>
        </div>
      </>
    );
  },
});
