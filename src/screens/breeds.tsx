import './breeds.css';
import { BreedListPage, listTitle, listTrail } from '../features/guides/breeds/breed-list-page.tsx';
import { listLd, pageLd } from '../features/guides/site/structured-data.ts';
import { loadBreedList } from '../features/guides/species/species-data.ts';
import { defineScreen } from '../lib/screen.ts';
import { paths } from '../shared/paths.ts';
import type { Folder } from '../shared/species.ts';

export const screen = defineScreen({
  load: ({ page }) => loadBreedList(page.folder as Folder),
  head: ({ catalogue: { folder, breeds } }) => {
    const title = listTitle(folder);
    const description = `${title}: origen, tamaño, esperanza de vida y temperamento de cada una, con sus cuidados, su comida y su salud.`;
    return {
      title,
      description,
      jsonLd: [
        ...pageLd('CollectionPage', { title, description, path: `/${folder}/razas` }, listTrail(folder)),
        listLd(breeds.map(({ slug, name }) => ({ to: paths.breed(folder, slug), label: name }))),
      ],
    };
  },
  View: ({ data: { catalogue, tiles } }) => <BreedListPage catalogue={catalogue} tiles={tiles} />,
});
