import type { Catalogue } from '../../../../content/schema/summary.ts';
import { Island } from '../../../lib/island.tsx';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../../../shared/species.ts';
import { Folio } from '../folio.tsx';

const nameOf = (folder: Folder) => SPECIES_NAME[SPECIES_OF[folder]].many;
export const compareTitle = (folder: Folder) =>
  `Comparar ${folder === 'loros' ? 'aves' : `razas de ${nameOf(folder).toLowerCase()}`}`;

export const compareTrail = (folder: Folder) => [
  { to: `/${folder}`, label: nameOf(folder) },
  { to: `/${folder}/razas`, label: 'Razas' },
];

/** Two or three breeds of a species side by side. */
export const ComparePage = ({ catalogue: { folder, breeds } }: { catalogue: Catalogue }) => (
  <>
    <div className="band">
      <div className="wrap">
        <Folio trail={compareTrail(folder)} current="Comparar" />
        <div className="py-6 md:py-10">
          <h1>{compareTitle(folder)}</h1>
          <Island name="compare-ask" props={{ slugs: breeds.map(({ slug }) => slug) }} />
        </div>
      </div>
    </div>
    <div className="wrap compare-page">
      <Island
        name="comparison"
        props={{
          folder,
          breeds: breeds.map(({ slug, name, portrait }) => ({ slug, name, drawn: portrait !== null })),
        }}
      />
    </div>
  </>
);
