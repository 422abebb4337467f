import type { ListedBreed } from '../features/guides/breeds/breed-filter.ts';
import { BreedList } from '../features/guides/breeds/breed-list.tsx';
import { readCards } from '../features/guides/breeds/breed-list-cards.ts';
import type { WakingScreen } from '../lib/screen.ts';
import type { Folder } from '../shared/species.ts';

/** What wakes of a list that stands already: search, chips, order, tray. Its breeds are read from the cards (app/screens.ts). */
export const screen: WakingScreen<ListedBreed[]> = {
  load: async () => readCards(document),
  View: ({ data, page }) => <BreedList folder={page.folder as Folder} breeds={data} parts={null} />,
};
