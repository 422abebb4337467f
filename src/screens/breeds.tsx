import './breeds.css';
import { BreedListPage, listTitle } from '../features/guides/breed-list-page.tsx';
import { loadBreedList } from '../features/guides/species-data.ts';
import { defineScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';

export const screen = defineScreen({
  load: ({ page }) => loadBreedList(page.folder as Folder),
  head: ({ catalogue }) => ({
    title: listTitle(catalogue.folder),
    description: `${listTitle(catalogue.folder)}: origen, tamaño, esperanza de vida y temperamento de cada una, con sus cuidados, su comida y su salud.`,
  }),
  View: ({ data: { catalogue, tiles } }) => <BreedListPage catalogue={catalogue} tiles={tiles} />,
});
