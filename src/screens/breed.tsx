import './breed.css';
import { loadBreed } from '../features/guides/breeds/breed-data.ts';
import { BreedPage, type BreedPageData, breedTrail } from '../features/guides/breeds/breed-page.tsx';
import { guideLd, portraitPath } from '../features/guides/site/structured-data.ts';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import { type Folder, SPECIES_NAME, SPECIES_OF } from '../shared/species.ts';

export const screen = defineScreen<BreedPageData>({
  load: ({ page, params }) => loadBreed(page.folder as Folder, params.breed as string),
  head: ({ slug, record }, { page }) => {
    const folder = page.folder as Folder;
    const image = portraitPath(folder, slug, record);
    const kind = folder === 'loros' ? 'ave' : `raza de ${SPECIES_NAME[SPECIES_OF[folder]].one.toLowerCase()}`;
    const { name, summary, revised } = record;
    const guide = { title: name, description: summary, path: paths.breed(folder, slug), revised };
    return {
      title: `${name}, ${kind}`,
      description: summary,
      ...(image ? { image } : {}),
      jsonLd: guideLd({ ...guide, ...(image ? { image } : {}) }, breedTrail(folder)),
    };
  },
  View: ({ data, page }) => <BreedPage folder={page.folder as Folder} data={data} />,
});
